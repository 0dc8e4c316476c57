/** The way from a game to a puzzle. */
import { amidGame, ask } from "./changing";
import { quiz } from "./game";

/** Opens a puzzle; in the middle of a game that is not one, asks first. */
export async function changeToPuzzle(
  open: () => Promise<boolean>,
  then: () => void,
): Promise<void> {
  if (amidGame() && !quiz.peek()) ask({ open, keeps: false, then }, "puzzle");
  else if (await open()) then();
}
