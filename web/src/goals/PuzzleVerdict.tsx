/** In the card at the end of a puzzle: one verdict, its reason, and one way on. */
import { toTop } from "../device/toTop";
import { goalStrings, playStrings, strings } from "../strings/index";
import { gap } from "../strings/joined";
import { knownView, moveBetween } from "../state/knowledge";
import { view } from "../state/game";
import { allJudged, fatalSlip, goBackTo, type Slip } from "../state/marks";
import { openPlace } from "../state/place";
import { progress, progressLost } from "../state/progress";
import { attempt, tryAgain } from "../state/quiz";
import { Icon } from "../widgets/Icon";
import { dayOf } from "./days";
import { KeptBy, movesInWords } from "./KeptBy";
import { familyOf } from "./families";
import type { PuzzleEnd } from "../strings/goals";
import { againFromStart } from "./puzzleEnd";
import { nextInRow, row, rowLength } from "./row";
import { WhyButton } from "./resultParts";
import { SendButton } from "./SendButton";
import {
  daysInRow,
  helpBefore,
  helpedBefore,
  ladder,
  nextOnLadder,
  openPuzzle,
  puzzle,
} from "./state";

function slipWords(slip: Slip): string {
  const from = slip.before.position;
  const move = moveBetween(from, slip.node.position);
  const terms = knownView(from)?.terms ?? view.value?.terms ?? [];
  return move ? strings.value.move(move, { terms }) : "…";
}

/** The sentence of the verdict. */
function Reason({ end }: { end: PuzzleEnd }) {
  const g = goalStrings.value;
  const here = puzzle.value;
  const slip = fatalSlip.value;
  if (end === "solved") {
    const before = helpedBefore.value;
    const found = before
      ? g.puzzle.helpedBefore(helpBefore.value)
      : g.puzzle.found(here ? (progress.value[here.text]?.wrong ?? 0) : 0);
    const row = daysInRow.value;
    return (
      <p>
        {here || before ? found : null}
        {here?.kind === "daily" && row > 0 && !before ? (
          <>
            {gap(found)}
            {g.daily.streak(row)}
          </>
        ) : null}
        {here && progressLost.value ? ` ${g.ladder.unsaved}` : null}
      </p>
    );
  }
  if (end === "helped") return <p>{g.puzzle.helped(helpBefore.value)}</p>;
  if (!slip)
    return <p class="quiet">{allJudged.value ? g.puzzle.lost : playStrings.value.hints.wait}</p>;
  return (
    <p data-testid="slip">
      <Icon name="slip" />
      {end === "given"
        ? g.puzzle.given(slip.node.ply, slipWords(slip))
        : playStrings.value.slip(slip.node.ply, "you", slipWords(slip))}
    </p>
  );
}

/** How far one is with five in a row. */
function RowNote() {
  const g = goalStrings.value.place;
  const here = puzzle.value;
  const { now } = row.value;
  if (now === null || here?.kind !== "ladder") return null;
  return (
    <p data-testid="row" data-now={now}>
      <span class="row-dots" aria-hidden="true">
        {"●".repeat(now) + "○".repeat(rowLength - now)}
      </span>{" "}
      {now === rowLength ? <b>{g.fiveDone}</b> : g.fiveNow(now)}
    </p>
  );
}

/** On to the next puzzle of the ladder, or to all of them. */
function NextPuzzle({ primary }: { primary: boolean }) {
  const g = goalStrings.value;
  const here = puzzle.value;
  const after = here?.kind === "ladder" ? here.number : 0;
  const inRow = here?.kind === "ladder" && (row.value.now ?? rowLength) < rowLength;
  const next = inRow ? nextInRow(after) : nextOnLadder(after);
  return (
    <button
      type="button"
      class={`button ${primary ? "primary" : "result-small"}`}
      data-testid="next-puzzle"
      onClick={() => {
        if (next === null || !here) openPlace("puzzles");
        else void openPuzzle("ladder", next).then((good) => good && toTop());
      }}
    >
      {!here ? g.shared.more : next === null ? g.ladder.list : g.ladder.next(next, ladder.length)}
      {primary ? <Icon name="go" /> : null}
    </button>
  );
}

/** To where the win was given away; of a game won with help, to its start. */
function AgainButton({ end }: { end: PuzzleEnd }) {
  const slip = fatalSlip.value;
  const back = end !== "helped" && slip !== null;
  const again = () => {
    const here = puzzle.peek();
    if (back && attempt.peek()?.right === false) tryAgain();
    else if (back) goBackTo(slip);
    else if (here) void openPuzzle(here.kind, here.number).then((good) => good && toTop());
    else {
      againFromStart();
      toTop();
    }
  };
  return (
    <button type="button" class="button primary" data-testid="puzzle-again" onClick={again}>
      <Icon name="undo" />
      {back ? playStrings.value.goBack : goalStrings.value.puzzle.again}
    </button>
  );
}

export function PuzzleVerdict({ end }: { end: PuzzleEnd }) {
  const g = goalStrings.value;
  const here = puzzle.value;
  const slip = fatalSlip.value;
  const family = here && familyOf(here.text);
  const done = end === "solved";
  return (
    <>
      <p class="result-title">
        <b>{g.puzzle.end[end]}</b>{" "}
        {here ? (
          <span class="quiet">
            {here.kind === "ladder"
              ? g.ladder.here(here.number, ladder.length)
              : g.daily.here(dayOf(here.number))}
          </span>
        ) : null}
      </p>
      <div
        class="result-why puzzle-end"
        data-testid="puzzle-solved"
        data-solved={done ? "yes" : "no"}
        data-end={end}
      >
        <Reason end={end} />
        <RowNote />
      </div>
      <p class="result-buttons">
        {done ? <NextPuzzle primary /> : <AgainButton end={end} />}
        {done && here?.kind === "daily" ? <SendButton day={here.number} /> : null}
        {end === "helped" ? <NextPuzzle primary={false} /> : null}
        <WhyButton />
        {here ? (
          <button type="button" class="button result-small" onClick={() => openPlace("puzzles")}>
            {g.ladder.list}
          </button>
        ) : null}
      </p>
      {done && family ? (
        <p class="puzzle-idea" data-testid="puzzle-idea">
          {g.families[family].idea}
        </p>
      ) : null}
      {slip && !done && end !== "helped" ? (
        <KeptBy moves={movesInWords(slip.wins, slip.before.position)} at={slip.before.position} />
      ) : null}
    </>
  );
}
