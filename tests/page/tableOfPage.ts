/** The page's own game without a browser. */
import { vi } from "vitest";
import { isError } from "../../web/src/engine/client";
import { result } from "../../web/src/state/analysis";
import { position, view } from "../../web/src/state/game";
import { playMove } from "../../web/src/state/moves";
import { module } from "../wasm/module";
import type { MoveRecord } from "#module/nimber.js";

/** The position on the board is drawn and judged. */
export const settled = () =>
  vi.waitFor(() => {
    if (view.peek()?.position !== position.peek() || !result.peek()) throw new Error("not yet");
  });

/** The first move that wins, or that loses. */
export function moveThat(wins: boolean): MoveRecord {
  const all = module.moves(position.peek()!, 0, 0, 0, 1000);
  if (isError(all)) throw new Error(all.error.code);
  const good = new Set(result.peek()!.winning.listed.map((move) => move.position));
  return all.moves.find((move) => good.has(move.position) === wins)!;
}

/** Plays for both sides, and well, until the game is over. */
export async function playOut(): Promise<void> {
  await settled();
  while (!view.peek()!.over) {
    playMove(result.peek()!.outcome === "N" ? moveThat(true) : moveThat(false));
    await settled();
  }
}
