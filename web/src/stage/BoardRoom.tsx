/** The board, and what is said in the same place. */
import { stringsOf } from "../strings/index";
import { mySide, over, ply, record } from "../state/game";
import { playOnly } from "../state/eye";
import { left } from "../state/departure";
import { face } from "../state/face";
import { hint } from "../state/hints";
import { pairsShown } from "../state/pairs";
import { noteTap } from "../state/tapped";
import { firstPosition } from "../state/firstPosition";
import { Board } from "../boards/Board";
import { EndCard } from "./EndCard";
import { lazy } from "../widgets/lazy";

/** So long no game is that could be offered as a draw. */
const shortGame = 100;

const DrawOffer = lazy(
  async () => {
    const [file] = await Promise.all([import("../goals/DrawOffer"), stringsOf("goals")]);
    return file.DrawOffer;
  },
  () => null,
);

const BoardMarks = lazy(
  () => import("../boards/BoardMarks").then((file) => file.BoardMarks),
  () => null,
);

const PairMarks = lazy(
  () => import("../boards/PairMarks").then((file) => file.PairMarks),
  () => null,
);

/** Buttons that change how the board is drawn are no part of it. */
const noPart = ".cue, .segments, .queen-zoom, .draw-offer, .result, form";

/** The term of the board that was tapped, from 1; beside them the first. 0: something else was. */
function termAt(target: EventTarget | null): number {
  if (!(target instanceof Element) || target.closest(noPart) || !target.closest("#board")) return 0;
  return Number(target.closest<HTMLElement>("[data-term]")?.dataset["term"] ?? 1);
}

/** `ends`: the card at a game's end stands here, under the board. */
export function BoardRoom({ ends = false }: { ends?: boolean }) {
  const start = record.value?.nodes.get(record.value.root)?.position;
  // With a friend the note below the board takes room that no style knows of.
  // So does the way back to a game that was left.
  const landing =
    playOnly.value && mySide.value === null && face.value === null && left.value === null;
  return (
    <div class="board-room" onClick={({ target }) => noteTap(termAt(target))}>
      <Board id="board" styled={landing && start === firstPosition} />
      {pairsShown.value ? <PairMarks /> : null}
      {hint.value || ply.value > 0 ? <BoardMarks /> : null}
      {ends ? <EndCard /> : null}
      {!over.value && ply.value >= shortGame ? <DrawOffer /> : null}
    </div>
  );
}
