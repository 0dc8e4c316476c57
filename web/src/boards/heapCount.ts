import type { TermView } from "#module/nimber.js";

/** The heaps of a term, which are counted through the sum: `firstHeap` is the number of the first. */
export const heapsOf = (term: TermView): readonly bigint[] => term.parts.slice(0, term.heaps);

/** The number that a component's name carries: of a heap that in the whole sum. */
export const numberOf = (
  row: { kind: string; part: number },
  term: TermView | undefined,
): number => (row.kind === "heap" && term ? term.firstHeap + row.part - 1 : row.part);
