/** Another position of the same kind, one that the first player can win. */
import { signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { startRecord } from "../state/record";
import { position, programSide } from "../state/game";
import { pushRecord } from "../state/address";

/** So many are drawn before the page says that it found none. */
const mostDraws = 80;

export type Search = "idle" | "searching" | "none";
export const search = signal<Search>("idle");
let turn = 0;

export function stopSearch(): void {
  turn += 1;
  search.value = "idle";
}

/**
 * Draws until one is won for the player to move, and puts it on the board; true once it is there.
 */
export async function newPosition(size: number): Promise<boolean> {
  const like = position.peek();
  if (like === null) return false;
  const mine = ++turn;
  search.value = "searching";
  const side = programSide.peek();
  const seed = Math.floor(Math.random() * 1e9);
  for (let draw = 0; draw < mostDraws; draw++) {
    const drawn = await engine.randomPosition(like, size, seed + draw);
    if (isError(drawn)) break;
    if (drawn.position === like) continue;
    const known = await engine.analyzeBeside(drawn.position);
    if (mine !== turn) return false;
    if (isError(known) || known.outcome !== "N") continue;
    search.value = "idle";
    // Whoever plays the program plays it still, and moves first: so the win is the person's to
    // take.
    pushRecord(startRecord([drawn.position]), side === 0 ? 1 : side);
    return true;
  }
  if (mine === turn) search.value = "none";
  return false;
}
