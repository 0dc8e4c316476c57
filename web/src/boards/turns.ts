/** Which of the offered turns a person means who has touched these coins. Pure. */
import type { MoveRecord } from "#module/nimber.js";

export interface Turn {
  /** the one smallest turn with these coins in it; null where there are several */
  move: MoveRecord | null;
  /** whether any turn has them all */
  possible: boolean;
}

export function bestTurn(moves: readonly MoveRecord[], coins: readonly number[]): Turn {
  const last = Math.max(...coins);
  const fitting = moves.filter(
    ({ flips }) => Math.max(...flips) === last && coins.every((coin) => flips.includes(coin)),
  );
  const fewest = fitting.reduce((least, { flips }) => Math.min(least, flips.length), Infinity);
  const smallest = fitting.filter(({ flips }) => flips.length === fewest);
  const one = smallest.length === 1 || fewest === coins.length;
  return { move: one ? (smallest[0] ?? null) : null, possible: fitting.length > 0 };
}
