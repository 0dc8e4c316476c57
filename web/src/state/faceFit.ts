/** Which positions a face is for. Pure. */
import type { Face } from "./presets";
import type { PositionView, TermView } from "#module/nimber.js";

type Term = Pick<TermView, "rule" | "heaps" | "parts">;

/** Is a term shown with this face? A line of numbers ends with the goal and has one heap. */
export const wears = (one: Face, term: Term, terms: number) =>
  one.rules.includes(term.rule) &&
  (one.goal === 0n || (terms === 1 && term.heaps === 1 && (term.parts[0] ?? 0n) <= one.goal));

/** Is all of a position shown with it, so that the face names it? */
export const wearsAll = (one: Face, terms: readonly Term[]) =>
  one.rules.length === 1
    ? terms.every((term) => wears(one, term, terms.length))
    : terms.length === one.rules.length && terms.every((term, at) => term.rule === one.rules[at]);

/** The face of one term on the board, of a position that this face may be for. */
export function faceOf(one: Face | null, shown: PositionView, at: number): Face | null {
  const term = shown.terms[at];
  return one !== null && term && wears(one, term, shown.terms.length) ? one : null;
}
