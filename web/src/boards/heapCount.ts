import type { MoveRecord, PositionView, TermView } from "#module/nimber.js";

/**
 * The heaps of a term, which are counted through the sum: `firstHeap` is the number of the first.
 */
export const heapsOf = (term: TermView): readonly bigint[] => term.parts.slice(0, term.heaps);

/** How many may be taken at most from the heap, where the position says so beside it. */
export const limitOf = (term: TermView | undefined): bigint | null =>
  term?.board === "limited" ? (term.parts[term.heaps] ?? null) : null;

/** The terms as a move leaves them, where a heap has a limit: its step says both. */
export const termsAfter = (
  view: Pick<PositionView, "terms">,
  move: MoveRecord,
): Pick<PositionView, "terms"> => ({
  terms: view.terms.map((term, at) =>
    at + 1 === move.term && limitOf(term) !== null
      ? {
          ...term,
          parts: move.step
            .replace(/^\d+\./, "")
            .split(",")
            .map(BigInt),
        }
      : term,
  ),
});

/** The number that a component's name carries: of a heap that in the whole sum. */
export const numberOf = (
  row: { kind: string; part: number },
  term: TermView | undefined,
): number => (row.kind === "heap" && term ? term.firstHeap + row.part - 1 : row.part);

/**
 * Whether an empty heap takes no place on the board: of a written game that was so from the start
 * or fell apart, which may leave many. Where heaps stay as many as they were, an emptied one keeps
 * its place, as it does wherever an empty heap matters to all.
 */
export function isFolded(
  view: Pick<PositionView, "terms" | "sum">,
  first: Pick<PositionView, "terms"> | null,
  number: number,
  part: number,
): boolean {
  const term = view.terms[number - 1];
  const before = first?.terms[number - 1];
  if (view.sum || term?.shape !== "number" || term.parts[part - 1] !== 0n) return false;
  const same = before?.rule === term.rule && before.parts.length === term.parts.length;
  return !same || before.parts[part - 1] === 0n;
}

/**
 * The sizes that room is made for: those of the game's first position, so that stones keep their
 * size and place while it is played.
 */
export function roomFor(term: TermView, first: TermView | undefined): readonly bigint[] {
  if (!first || first.rule !== term.rule || first.parts.length !== term.parts.length)
    return heapsOf(term);
  return heapsOf(term).map((stones, at) => (first.parts[at]! > stones ? first.parts[at]! : stones));
}
