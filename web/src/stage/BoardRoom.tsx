/** The board, and what is said in the same place. */
import { stringsOf } from "../strings/index";
import { mySide, over, ply, position, record } from "../state/game";
import { playOnly } from "../state/eye";
import { face } from "../state/face";
import { hint } from "../state/hints";
import { pairsShown } from "../state/pairs";
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

/** What a tap that chooses nothing is answered, comes with the first tap. */
function tap(target: EventTarget | null): void {
  const text = position.peek();
  if (text === null) return;
  void import("../state/tapped").then(
    ({ noteTap }) => noteTap(target, text),
    () => undefined,
  );
}

/** `ends`: the card at a game's end stands here, under the board. */
export function BoardRoom({ ends = false }: { ends?: boolean }) {
  const start = record.value?.nodes.get(record.value.root)?.position;
  // With a friend the note below the board takes room that no style knows of.
  const landing = playOnly.value && mySide.value === null && face.value === null;
  return (
    <div class="board-room" onClick={({ target }) => tap(target)}>
      <Board id="board" styled={landing && start === firstPosition} />
      {pairsShown.value ? <PairMarks /> : null}
      {hint.value || ply.value > 0 ? <BoardMarks /> : null}
      {ends ? <EndCard /> : null}
      {!over.value && ply.value >= shortGame ? <DrawOffer /> : null}
    </div>
  );
}
