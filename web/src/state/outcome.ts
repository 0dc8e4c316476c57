/** Who is spoken to, and who won: words for states that the module tells. */
import { computed } from "@preact/signals";
import { strings } from "../strings/index";
import {
  knownView,
  lastMove,
  ply,
  programSide,
  programsTurn,
  result,
  view,
  position,
} from "./session";

export const mover = computed<1 | 2>(() => (ply.value % 2 === 0 ? 1 : 2));

/** Who won a game that is over, by the outcome that the module gives for the player to move. */
export const winner = computed<1 | 2 | null>(() => {
  if (!view.value?.over || view.value.position !== position.value || !result.value) return null;
  const other = mover.value === 1 ? 2 : 1;
  return result.value.outcome === "N" ? mover.value : other;
});

export const statusLine = computed(() => {
  const s = strings.value;
  if (view.value?.over) {
    const who = winner.value;
    if (who === null) return s.status.over;
    if (programSide.value === null) return s.status.playerWon(who);
    return who - 1 === programSide.value ? s.status.youLost : s.status.youWon;
  }
  return programsTurn.value ? s.status.programMoves : s.status.yourMove;
});

export const verdictSentence = computed(() => {
  const s = strings.value;
  const known = result.value;
  if (!known) return "";
  if (view.value?.over) return known.outcome === "P" ? s.verdict.overLost : s.verdict.overWon;
  const who = programsTurn.value ? "program" : "you";
  return known.outcome === "N"
    ? s.verdict.wins(who, known.winning.count, known.winning.listed.length)
    : s.verdict.loses(who);
});

/** The last move in words, for the live region. */
export const lastMoveWords = computed(() => {
  const s = strings.value;
  const last = lastMove.value;
  if (!last || last.move.position !== position.value) return "";
  const words = s.move(last.move, { terms: (knownView(last.from.position) ?? last.from).terms });
  return last.by === "program" ? s.status.programPlayed(words) : words;
});
