// What the problems that are Nim itself have in common.
import { inOnePart, recursion } from "./random.mjs";

const options = (heap) => Array.from({ length: heap }, (_, left) => left);

export const nimWins = recursion(inOnePart(options));
export const misereNimWins = recursion(inOnePart(options), true);

/** The heaps and what is left of them, for each first move that wins. */
export const nimWinningMoves = (heaps) =>
  heaps.flatMap((heap, at) =>
    options(heap)
      .filter((left) => !nimWins(heaps.map((one, i) => (i === at ? left : one))))
      .map((left) => [heap, left]),
  );

/** One to four heaps from `least` on; half of the time the last one makes the position lost. */
export function nimHeaps({ between, below, many }, least = 0, wins = nimWins) {
  const heaps = many(0, 3, () => between(least, 6));
  const lost = options(8).filter((n) => n >= least && !wins([...heaps, n]));
  return [...heaps, lost.length > 0 && below(2) === 0 ? lost[0] : between(least, 6)];
}
