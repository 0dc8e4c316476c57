/** The result of a day's puzzle as a text that doesn't tell the answer. */
import { goalStrings } from "../strings/index";
import { currentUrl, linkOf } from "../state/links";
import { progress } from "../state/progress";
import { puzzleOfDay, triesSigns } from "./puzzles";
import { faceForPuzzle } from "./state";

/** Resolves to what became of it: a word, or the text itself, to be copied by hand. */
export async function sendResult(day: number): Promise<string> {
  const g = goalStrings.peek();
  const text = puzzleOfDay(day);
  const face = faceForPuzzle(text);
  const link = currentUrl(
    await linkOf([text], [...(face ? [`as=${face}`] : []), "quiz", `daily=${day}`]),
  );
  const { wrong = 0, helped } = progress.peek()[text] ?? {};
  const words = g.daily.words(day, triesSigns(wrong, helped), link);
  try {
    await navigator.clipboard.writeText(words);
    return g.daily.copied;
  } catch {
    return words;
  }
}
