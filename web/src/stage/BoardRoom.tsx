/** The board, and at the end of a game its result over it. */
import { stringsOf } from "../strings/index";
import { over, ply, record } from "../state/game";
import { playOnly } from "../state/eye";
import { face } from "../state/face";
import { hint } from "../state/hints";
import { firstPosition } from "../state/firstPosition";
import { Board } from "../boards/Board";
import { lazy } from "../widgets/lazy";

const Result = lazy(
  async () => {
    const [file] = await Promise.all([import("../goals/Result"), stringsOf("goals")]);
    return file.Result;
  },
  () => null,
  true,
);

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

export function BoardRoom() {
  const start = record.value?.nodes.get(record.value.root)?.position;
  return (
    <div class="board-room">
      <Board id="board" styled={playOnly.value && start === firstPosition && face.value === null} />
      {hint.value || ply.value > 0 ? <BoardMarks /> : null}
      {over.value && ply.value > 0 ? <Result /> : null}
      {!over.value && ply.value >= shortGame ? <DrawOffer /> : null}
    </div>
  );
}
