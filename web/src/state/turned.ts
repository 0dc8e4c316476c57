/** The eye is pressed: shut over a board that nobody plays on, it brings the program. */
import { batch } from "@preact/signals";
import { tellEye } from "./address";
import { eyeOpen, turnEye } from "./eye";
import { mySide, programSide, record } from "./game";
import { setProgramSide } from "./opponent";
import type { GameRecord } from "./record";

/** The game that the program was brought to, until a move is made in it. */
let brought: GameRecord | null = null;

export function pressEye(): void {
  const here = record.peek();
  batch(() => {
    turnEye();
    const nobody = programSide.peek() === null && mySide.peek() === null;
    if (!eyeOpen.peek() && nobody && here?.nodes.size === 1) {
      brought = here;
      setProgramSide(1);
    } else if (eyeOpen.peek() && brought !== null && brought === here) setProgramSide(null);
  });
  if (eyeOpen.peek()) brought = null;
  tellEye();
}
