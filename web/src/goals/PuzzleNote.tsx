/** Which puzzle is on the board, until its game is over: then the card tells. */
import { goalStrings, stringsOf } from "../strings/index";
import { asks, over } from "../state/game";
import { openPlace } from "../state/place";
import { puzzleDone, untried } from "../state/quiz";
import { Icon } from "../widgets/Icon";
import { lazy } from "../widgets/lazy";
import { dayOf } from "./days";
import { followRow } from "./row";
import { followPuzzles, ladder, puzzle, solved } from "./state";
import "./goals.css";

followPuzzles();
followRow();

/** A board of a list for a class. */
const Lesson = lazy(
  async () => {
    const [file] = await Promise.all([import("./LessonNote"), stringsOf("lesson")]);
    return file.LessonNote;
  },
  () => null,
);

/** A position that somebody sent and nobody can win: it is solved by saying so. */
function Shared() {
  const g = goalStrings.value;
  if (!puzzleDone.value || !untried.value || over.value) return null;
  return (
    <div class="coach-note" data-testid="puzzle" data-kind="shared" data-solved="true">
      <p>{g.shared.solved}</p>
      <p class="coach-buttons">
        <button type="button" class="button primary" onClick={() => openPlace("puzzles")}>
          {g.shared.more}
        </button>
      </p>
    </div>
  );
}

export function PuzzleNote() {
  const g = goalStrings.value;
  const here = puzzle.value;
  if (!here) return asks.value.ofList ? <Lesson /> : <Shared />;
  if (over.value) return null;
  return (
    <p
      class="puzzle-name"
      data-testid="puzzle"
      data-kind={here.kind}
      data-number={here.number}
      data-solved={String(solved.value)}
    >
      <b>
        {here.kind === "ladder"
          ? g.ladder.here(here.number, ladder.length)
          : g.daily.here(dayOf(here.number))}
      </b>
      {solved.value ? (
        <span class="puzzle-before">
          <Icon name="check" />
          {g.puzzle.before}
        </span>
      ) : null}
    </p>
  );
}
