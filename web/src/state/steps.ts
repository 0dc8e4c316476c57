/** In which order a part's moves are stepped through. */
import type { MoveRecord } from "#module/nimber.js";

/** As + and - step through them: of a number that becomes another, the more is taken the later. */
export function inSteps(moves: readonly MoveRecord[]): readonly MoveRecord[] {
  const left = moves.map((move) => /^\d+$/.test(move.becomes) && BigInt(move.becomes));
  if (left.some((one) => one === false)) return moves;
  return [...moves].sort((a, b) => Number(BigInt(b.becomes) - BigInt(a.becomes)));
}

/** Do more and fewer say something of its moves? Cells, coins and edges are tapped instead. */
export const isStepped = ({ kind, becomes }: MoveRecord): boolean =>
  /^(take|split|take-split|both|down|slide)$/.test(kind) ||
  (kind === "own" && /^\d+$/.test(becomes));
