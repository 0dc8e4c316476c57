/** Beside the board of a puzzle: its list for a class, or that a sent one is solved. */
import { goalStrings, stringsOf } from "../strings/index";
import { asks, over } from "../state/game";
import { openPlace } from "../state/place";
import { puzzleDone, untried } from "../state/quiz";
import { lazy } from "../widgets/lazy";
import { followRow } from "./row";
import { followPuzzles, puzzle } from "./state";
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
  if (puzzle.value) return null;
  return asks.value.ofList ? <Lesson /> : <Shared />;
}
