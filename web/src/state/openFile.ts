/** A file of a game, or of all that is kept, is opened. */
import { strings, stringsOf } from "../strings/index";
import { openGameText } from "./gameFile";
import { importLibrary, parseLibrary } from "./library";
import { importSheets } from "./sheets";
import { importProblems } from "./solved";

/**
 * What a file holds is opened: a game, or a collection that is added to this one. The words tell
 * what became of it.
 */
export async function openFileText(text: string): Promise<{ opened: boolean; words: string }> {
  await stringsOf("rest");
  const { keeping, playing } = strings.peek();
  if (parseLibrary(text)) {
    const added = (importLibrary(text) ?? 0) + importSheets(text) + importProblems(text);
    return { opened: false, words: keeping.imported(added) };
  }
  if (await openGameText(text)) return { opened: true, words: playing.file.opened };
  return { opened: false, words: keeping.notImported };
}
