/** By what several parts are in balance after a move. Pure. */
import type { AnalysisRecord, ComponentRecord, MoveRecord, TermView } from "#module/nimber.js";

export interface Balance {
  /** everything stands there twice then */
  paired: boolean;
  /**
   * the powers of two that occur an odd number of times before it, where each part is worth its
   * size; else none
   */
  powers: readonly bigint[];
  /** how many parts the move leaves of the one it is made in, where it might be parted; else 0 */
  pieces: number;
}

const empty = ({ kind, size }: ComponentRecord) => size === 0n && /heap|step|pair|edge/.test(kind);

const bitsOf = (value: bigint): bigint[] =>
  Array.from({ length: value.toString(2).length }, (_, bit) => 1n << BigInt(bit)).filter(
    (power) => (value & power) !== 0n,
  );

/** `twins`: how many parts stand there twice after the move. */
export function balanceOf(
  known: AnalysisRecord,
  after: AnalysisRecord,
  move: MoveRecord,
  term: TermView | undefined,
  twins: number,
): Balance {
  const parts = known.terms.flatMap(({ components }) => components);
  const left = after.terms.flatMap(({ components }) => components).filter((one) => !empty(one));
  return {
    paired: left.length > 0 && twins === left.length,
    powers: parts.every(({ size, value }) => size === value) ? bitsOf(known.value ?? 0n) : [],
    pieces: term?.splits && move.kind !== "own" ? move.after.length : 0,
  };
}
