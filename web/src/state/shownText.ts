/** What a position is called where it is named and not drawn. */
import { squareOf } from "../strings/cells";
import { groupDigits } from "../strings/numbers";
import { wholeFace } from "./face";
import { view } from "./game";

/** The square, where the face on the board names squares and the text is of the same rule. */
export function squareIn(text: string): string | null {
  const rule = view.value?.terms[0]?.rule ?? "";
  if (wholeFace.value?.named !== true || !text.startsWith(`${rule}:`)) return null;
  const numbers = /^(\d+),(\d+)(~|$)/.exec(text.slice(rule.length + 1));
  return numbers && squareOf([BigInt(numbers[1]!), BigInt(numbers[2]!)]);
}

/** The square, or the text with its digits in groups. */
export const shownText = (text: string): string => squareIn(text) ?? groupDigits(text);
