/** A sheet from a file, whatever the file is. */
import { openFileText } from "../state/openFile";
import { openSheetText } from "../state/openSheet";
import { mostSheetFile } from "../state/limits";
import { keepSheet } from "../state/sheets";
import { plainLines } from "../links/sheet";
import { titleIn } from "../links/sheetTitle";
import { sheetsStrings, stringsOf } from "../strings/index";
import { isLine, linesOf, mostLines } from "./sheet";
import { linkedList, mayTellGame } from "./words";

export type FileRead =
  | { kind: "sheet"; text: string }
  /** what the page keeps and plays elsewhere */
  | { kind: "other"; text: string }
  | { kind: "large" | "no-text" }
  | { kind: "long"; lines: number };

/** Signs that no text has: what else a file may be is full of them. */
const isOfText = (code: number) => code >= 32 || (code >= 9 && code <= 13);

function decodedText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    for (let at = 0; at < text.length; at++) if (!isOfText(text.charCodeAt(at))) return null;
    return text;
  } catch {
    return null;
  }
}

/** Reads a file's bytes. `names`: the questions that there are. */
export function readSheetFile(bytes: Uint8Array, names: readonly string[]): FileRead {
  if (bytes.length > mostSheetFile) return { kind: "large" };
  const text = decodedText(bytes);
  if (text === null) return { kind: "no-text" };
  const plain = plainLines(text);
  const lines = linesOf(plain);
  const first = lines.find((line) => line.trim() !== "") ?? "";
  if (!isLine(first, names)) {
    const list = linkedList(plain);
    if (list !== null)
      return {
        kind: "sheet",
        text: `values ${list}\npatterns${mayTellGame(list) ? "\nwhich" : ""}`,
      };
    if (first.startsWith("{") || /#\S*:/.test(plain)) return { kind: "other", text };
  }
  if (lines.length > mostLines) return { kind: "long", lines: lines.length };
  return { kind: "sheet", text: plain };
}

/** Opens a file; returns what became of it. */
export async function openSheetFile(file: File, names: readonly string[]): Promise<string> {
  await stringsOf("sheets");
  const s = sheetsStrings.peek();
  // Larger ones are never read. The kept games may be a large file.
  const isLibrary = file.name.toLowerCase().endsWith(".json");
  if (file.size > mostSheetFile && !isLibrary) return s.tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read: FileRead = isLibrary
    ? { kind: "other", text: new TextDecoder().decode(bytes) }
    : readSheetFile(bytes, names);
  switch (read.kind) {
    case "large":
      return s.tooLarge;
    case "no-text":
      return s.noText;
    case "long":
      return s.tooManyLines(read.lines, mostLines);
    case "other":
      return (await openFileText(read.text)).words;
    case "sheet":
      openSheetText(read.text);
      keepSheet(null, read.text);
      return s.opened(titleIn(read.text) || file.name.replace(/(\.nimber)?\.txt$/i, ""));
  }
}
