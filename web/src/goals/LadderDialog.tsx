/** All puzzles, by game, and the puzzle of the day. */
import { faceStrings, gameStrings, goalStrings, strings } from "../strings/index";
import { closePanel, panel } from "../state/panels";
import { progress, progressLost } from "../state/progress";
import { Dialog } from "../panels/Dialog";
import { Icon } from "../panels/Icon";
import { cardOf, daysInRow, ladder, openPuzzle, solvedOf, today } from "./state";
import { puzzleOfDay, type PuzzleKind } from "./puzzles";
import "./goals.css";

const gameOf = (text: string) => /^[a-z]+/.exec(text)?.[0] ?? "";
const misere = (text: string) => text.endsWith("~misere");
/** A code is called by the game that people know. */
const named = (text: string) => (/^(octal|coins|custom)\//.test(text) ? cardOf(text) : undefined);

interface Group {
  text: string;
  /** numbers on the ladder, from 1 */
  numbers: number[];
}

/** Puzzles one after another that are the same game. */
function groups(): Group[] {
  const found: Group[] = [];
  ladder.forEach((text, at) => {
    const last = found[found.length - 1];
    const same =
      last &&
      gameOf(last.text) === gameOf(text) &&
      misere(last.text) === misere(text) &&
      named(last.text) === named(text);
    if (same) last.numbers.push(at + 1);
    else found.push({ text, numbers: [at + 1] });
  });
  return found;
}

export function LadderDialog() {
  const s = strings.value;
  const g = goalStrings.value;
  const open = (kind: PuzzleKind, number: number) =>
    void openPuzzle(kind, number).then((good) => {
      if (!good) return;
      closePanel();
      setTimeout(() => scrollTo({ top: 0 }));
    });
  const day = today();
  const row = daysInRow.value;
  const done = (text: string) => (progress.value[text]?.on ?? null) !== null;
  const titleOf = (text: string) => {
    const face = named(text)?.face;
    return face ? faceStrings.value.words[face.name].title : gameStrings(s, gameOf(text)).title;
  };
  return (
    <Dialog
      name="ladder"
      title={g.ladder.title}
      open={panel.value === "ladder"}
      onClose={closePanel}
    >
      <p class="quiet">{g.ladder.about}</p>
      <div class="daily-row">
        <span>
          <b>{g.daily.title}</b> {row > 0 ? <span class="quiet">{g.daily.streak(row)}</span> : null}
        </span>
        <button
          type="button"
          class="button primary"
          data-testid="daily"
          data-number={day}
          data-solved={String(done(puzzleOfDay(day)))}
          onClick={() => open("daily", day)}
        >
          {g.daily.open(day)}
          {done(puzzleOfDay(day)) ? <Icon name="check" /> : null}
        </button>
      </div>
      <p data-testid="ladder-progress">{g.ladder.solved(solvedOf(ladder), ladder.length)}</p>
      {progressLost.value ? <p class="quiet">{g.ladder.unsaved}</p> : null}
      {groups().map(({ text, numbers }) => (
        <div class="rungs-group" key={numbers[0]}>
          <h3>
            {titleOf(text)}
            {misere(text) ? <span class="chip">{s.edit.misere}</span> : null}
          </h3>
          <ol class="rungs">
            {numbers.map((number) => {
              const solved = done(ladder[number - 1]!);
              return (
                <li key={number}>
                  <button
                    type="button"
                    class={`button rung${solved ? " rung-solved" : ""}`}
                    data-testid="ladder-puzzle"
                    data-number={number}
                    data-solved={String(solved)}
                    aria-label={g.ladder.puzzle(number, solved)}
                    onClick={() => open("ladder", number)}
                  >
                    {number}
                    {solved ? <Icon name="check" /> : null}
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </Dialog>
  );
}
