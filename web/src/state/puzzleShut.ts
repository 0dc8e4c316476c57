/** What the page tells nothing of, because it is a puzzle. */
import { computed } from "@preact/signals";
import { eyeOpen } from "./eye";
import { over, quiz, record } from "./game";
import { progress } from "./progress";
import { puzzleDone, untried } from "./quiz";

/** A puzzle that was never solved is on the board, its eye shut and its game not over. */
export const puzzleShut = computed(() => {
  const here = record.value;
  if (!here || !quiz.value || over.value || eyeOpen.value) return false;
  // Where the second player wins, saying so is all there is to solve.
  if (puzzleDone.value && untried.value) return false;
  return (progress.value[here.nodes.get(here.root)!.position]?.on ?? null) === null;
});
