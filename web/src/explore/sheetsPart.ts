/** What is open of the sheets' dialog, and what became of a file. */
import { signal } from "@preact/signals";

export const sheetsOpen = signal(false);
/** A sentence about the file that was opened last. */
export const fileNote = signal("");

export async function openFile(file: File, names: readonly string[]): Promise<void> {
  const { openSheetFile } = await import("./sheetFiles");
  fileNote.value = await openSheetFile(file, names);
}
