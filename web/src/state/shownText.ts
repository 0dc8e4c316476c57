/** What a position, or a part of one, is called where it is named and not drawn. */
import { squareOf } from "../strings/cells";
import { strings } from "../strings/index";
import { groupDigits } from "../strings/numbers";
import { wholeFace, wholeWords } from "./face";
import { view } from "./game";
import type { PositionView } from "#module/nimber.js";

/** What stands behind the rule that all of the board has. */
function behindRule(text: string): string | null {
  const terms = view.value?.terms ?? [];
  const rule = terms[0]?.rule ?? "";
  if (terms.some((term) => term.rule !== rule) || !text.startsWith(`${rule}:`)) return null;
  const state = text.slice(rule.length + 1).replace(/~.*/, "");
  return state.includes("+") ? null : state;
}

/** The same, where the face on the board is for that rule alone. */
function stateIn(text: string): string | null {
  const state = wholeFace.value ? behindRule(text) : null;
  return state !== null && /^[\d,]+$/.test(state) ? state : null;
}

/** A rule that is written or drawn: beside its board its code says nothing. */
const isCode = (rule: string) => /;|->/.test(rule);

/** The square, where the face on the board names squares and the text is of the same rule. */
export function squareIn(text: string): string | null {
  const [x, y] = wholeFace.value?.named ? (stateIn(text)?.split(",") ?? []) : [];
  return x === undefined || y === undefined ? null : squareOf([BigInt(x), BigInt(y)]);
}

/** The square, the state alone where the board tells the rule, or the text; digits in groups. */
export function shownText(text: string): string {
  const code = isCode(view.value?.terms[0]?.rule ?? "");
  const rows = code ? behindRule(text) : wholeWords.value?.heap ? stateIn(text) : null;
  return squareIn(text) ?? groupDigits(rows?.replaceAll(",", ", ") ?? text);
}

/** A heap as it is called beside the board, with what it holds; null where it is none. */
export function heapHere({ terms }: PositionView, at: number, part: number): string | null {
  const term = terms[at - 1];
  const size = term?.parts[part - 1];
  if (!term || size === undefined || part > term.heaps || wholeWords.value?.counting) return null;
  return strings.value.board.heapWords(term.firstHeap + part - 1, size);
}
