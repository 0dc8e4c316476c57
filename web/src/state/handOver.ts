/** Who plays on this side, changed in the middle of a game. */
import { batch } from "@preact/signals";
import { mySide, over, ply, programSide, record } from "./game";
import { setProgramSide } from "./opponent";

/** A link that says whose turn it is was sent: the friend moves next, and nobody here. */
export function waitForFriend(): void {
  if (over.peek() || mySide.peek() !== null || record.peek() === null) return;
  const mine = ((ply.peek() + 1) % 2) as 0 | 1;
  batch(() => {
    setProgramSide(null);
    mySide.value = mine;
  });
}

export function swapSides(): void {
  const side = programSide.peek();
  if (side === 0 || side === 1) setProgramSide(side === 0 ? 1 : 0);
}
