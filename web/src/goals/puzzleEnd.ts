/** What became of a puzzle: it is solved when the game was won from it without help. */
import { batch, computed } from "@preact/signals";
import { asks, over, programSide, quiz, record } from "../state/game";
import { allJudged, fatalSlip, judgedAt } from "../state/marks";
import { nameOf, winner } from "../state/outcome";
import { jump } from "../state/moves";
import { forgetAnswers, helpAmong } from "../state/quiz";
import { path } from "../state/record";
import type { PuzzleEnd } from "../strings/goals";

/** The node that the puzzle was set at: the person's first move is made there. */
const asked = computed(() => {
  const here = record.value;
  const side = programSide.value;
  if (!here || !quiz.value || (side !== 0 && side !== 1)) return null;
  return path(here).find(({ ply }) => ply % 2 !== side) ?? null;
});

/** The puzzle once more, nothing of it told. */
export function againFromStart(): void {
  const from = asked.peek();
  if (!from) return;
  batch(() => {
    jump(from.id);
    forgetAnswers();
  });
}

/** Of a puzzle of the page, or one that was sent, whose game is over; null of any other game. */
export const puzzleEnd = computed<PuzzleEnd | null>(() => {
  const here = record.value;
  const won = winner.value;
  if (!over.value || asks.value.ofList || asks.value.embed) return null;
  if (!here || won === null) return null;
  const from = asked.value;
  // Where nobody could win there was nothing to solve but who wins.
  if (!from || judgedAt(from.position)?.outcome !== "N") return null;
  if (nameOf(won) === "you")
    return helpAmong(path(here).map(({ position }) => position)) ? "helped" : "solved";
  const slip = fatalSlip.value;
  return slip && slip.before.id !== from.id && allJudged.value ? "given" : "lost";
});
