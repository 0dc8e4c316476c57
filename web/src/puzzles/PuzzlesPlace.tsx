/** The place Puzzles: today's, five in a row, and the ladder in chapters. */
import { goalStrings } from "../strings/index";
import { familyOf } from "../goals/families";
import { learnRules } from "../goals/names";
import { puzzleOfDay } from "../goals/puzzles";
import { ladder, solvedOf, today } from "../goals/state";
import { progressLost } from "../state/progress";
import { Chapter, type ChapterOf } from "./Chapter";
import { Five } from "./Five";
import { Today } from "./Today";
import "../boards/boards.css";
import "../boards/faces.css";
import "../goals/goals.css";
import "./puzzles.css";

void learnRules([puzzleOfDay(today())]);

/** How wide the pictures are. */
const ofToday = 254;
const ofChapter = 104;

/** The puzzles of each family, in the order in which the families come up. */
const chapters: readonly ChapterOf[] = [...new Set(ladder.map(familyOf))].flatMap((family) =>
  family === null
    ? []
    : [
        {
          family,
          numbers: ladder.flatMap((text, at) => (familyOf(text) === family ? [at + 1] : [])),
        },
      ],
);

export function PuzzlesPlace() {
  const g = goalStrings.value;
  return (
    <main class="puzzles" data-testid="puzzles">
      <div class="puzzles-head">
        <h1>{g.place.title}</h1>
        <p class="rule">{g.place.about}</p>
      </div>
      <div class="puzzles-first">
        <Today width={ofToday} />
        <Five />
      </div>
      <div class="ladder-head">
        <h2>{g.place.ladder}</h2>
        <p class="quiet" data-testid="ladder-progress">
          {g.ladder.solved(solvedOf(ladder), ladder.length)}
        </p>
      </div>
      {progressLost.value ? <p class="quiet">{g.ladder.unsaved}</p> : null}
      <div class="chapters">
        {chapters.map((chapter) => (
          <Chapter key={chapter.family} {...chapter} width={ofChapter} />
        ))}
      </div>
    </main>
  );
}
