/** Where a game is in a strategy that is played by. Pure. */
import type { StrategyAnswer, StrategyPlace } from "../state/heldStrategy";

/**
 * line: the positions from the game's start to where it is. Null where that is nowhere in the
 * strategy, or before its first move.
 */
export function strategyPlace(
  { lost, values }: StrategyAnswer,
  line: readonly string[],
): StrategyPlace | null {
  if ((values?.length ?? 0) > 0) return null;
  const here = line.at(-1);
  const before = line.at(-2);
  if (lost.some(({ position }) => position === here))
    return { left: here!, theirs: null, yours: null };
  const left = lost.find(({ position }) => position === before);
  const reply = left?.replies.find(([theirs]) => theirs === here);
  return reply ? { left: before!, theirs: reply[0], yours: reply[1] } : null;
}
