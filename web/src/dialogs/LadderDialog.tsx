/** All puzzles, by game, and the puzzle of the day. */
import { goalStrings, strings } from "../strings/index";
import { closePanel, panel } from "../state/place";
import { changeToPuzzle } from "../state/departure";
import { progress, progressLost } from "../state/progress";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";
import { gameOf, learnRules, nameOfPuzzle } from "../goals/names";
import { daysInRow, ladder, openPuzzle, solvedOf, today } from "../goals/state";
import type { PuzzleKind } from "../links/options";
import { puzzleOfDay } from "../goals/puzzles";
import "../goals/goals.css";

void learnRules();

const misere = (text: string) => text.endsWith("~misere");
/** Take-away puzzles come with one heap first, then with several. */
const several = (text: string) => gameOf(text) === "take" && text.includes(",", text.indexOf(":"));
/** Puzzles one after another that have the same stand together, by their rules. */
const stage = (text: string) => `${gameOf(text)} ${misere(text)} ${several(text)}`;

/** So many stand beside the next game. */
const fewNumbers = 3;

interface Group {
  titles: string[];
  text: string;
  /** numbers on the ladder, from 1 */
  numbers: number[];
}

/**
 * The puzzles of each game, in the order in which the games come up. Rules that come by turns share
 * a group: down the list the numbers only rise.
 */
function groups(): Group[] {
  const found: Group[] = [];
  let from = 0;
  ladder.forEach((text, at) => {
    if (at > 0 && stage(text) !== stage(ladder[at - 1]!)) from = found.length;
    const title = nameOfPuzzle(text);
    const same = found.slice(from).find((one) => one.titles[0] === title);
    if (same) same.numbers.push(at + 1);
    else found.push({ titles: [title], text, numbers: [at + 1] });
  });
  const joined: Group[] = [];
  for (const one of found) {
    const before = joined.at(-1);
    if (before && before.numbers.at(-1)! > one.numbers[0]!) {
      before.titles.push(...one.titles);
      before.numbers = [...before.numbers, ...one.numbers].sort((a, b) => a - b);
    } else joined.push(one);
  }
  return joined;
}

export function LadderDialog() {
  const s = strings.value;
  const g = goalStrings.value;
  const open = (kind: PuzzleKind, number: number) =>
    void changeToPuzzle(
      () => openPuzzle(kind, number),
      () => {
        closePanel();
        setTimeout(() => scrollTo({ top: 0 }));
      },
    );
  const day = today();
  const row = daysInRow.value;
  const done = (text: string) => (progress.value[text]?.on ?? null) !== null;
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
          {g.daily.open}
          {done(puzzleOfDay(day)) ? <Icon name="check" /> : null}
        </button>
      </div>
      <p data-testid="ladder-progress">{g.ladder.solved(solvedOf(ladder), ladder.length)}</p>
      {progressLost.value ? <p class="quiet">{g.ladder.unsaved}</p> : null}
      <div class="rungs-groups">
        {groups().map(({ titles, text, numbers }) => (
          <div
            class={`rungs-group${numbers.length > fewNumbers ? " rungs-wide" : ""}`}
            data-testid="ladder-group"
            key={numbers[0]}
          >
            <h3>
              {titles.map((title) => (
                <span key={title}>{title}</span>
              ))}
              {several(text) ? <span class="chip">{g.ladder.heaps}</span> : null}
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
      </div>
    </Dialog>
  );
}
