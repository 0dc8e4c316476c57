/** Places on the board, by the data attributes of the elements that stand there. Pure. */
/**
 * Names and values of data attributes, each within the one before; where the last is not drawn, the
 * one before it stands for it. None: the whole board of the term.
 */
export type Path = readonly (readonly [name: string, value: string])[];

export interface Place {
  /** from 1 */
  term: number;
  /** of the elements that are one place together, such as the stones that go */
  paths: readonly Path[];
  /** where the move leads */
  target: boolean;
}

export type Step = readonly [string, string | number | bigint];
export const path = (steps: readonly Step[]): Path =>
  steps.map(([name, value]) => [name, String(value)] as const);
export const at = (term: number, ...steps: readonly Step[]): Place => ({
  term,
  paths: [path(steps)],
  target: false,
});
export const to = (term: number, ...steps: readonly Step[]): Place => ({
  ...at(term, ...steps),
  target: true,
});
/** Stones of a heap or a pile, counted from 0: from one up to another. */
export const stones = (term: number, of: Step, from: number, end: number): Place => ({
  term,
  paths: Array.from({ length: Math.max(0, end - from) }, (_, i) => path([of, ["i", from + i]])),
  target: false,
});
/** Past these single stones the heap alone is marked. */
export const mostStones = 400;
