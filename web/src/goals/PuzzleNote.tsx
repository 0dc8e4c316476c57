/** Which puzzle is on the board; once it is solved, the way on. */
import { useState } from "preact/hooks";
import { goalStrings, playStrings, stringsOf } from "../strings/index";
import { currentUrl, linkOf } from "../state/links";
import { asks, over } from "../state/game";
import { openPanel } from "../state/place";
import { progress, progressLost } from "../state/progress";
import { attempt, puzzleDone } from "../state/quiz";
import { gap } from "../strings/joined";
import { Icon } from "../widgets/Icon";
import { lazy } from "../widgets/lazy";
import { triesSigns } from "./puzzles";
import {
  daysInRow,
  faceForPuzzle,
  followPuzzles,
  ladder,
  nextOnLadder,
  openPuzzle,
  puzzle,
  solved,
  solvedWithHelp,
} from "./state";
import "./goals.css";

followPuzzles();

/** The result without the answer, out of the page; "" where it was sent. */
async function sendResult(): Promise<string> {
  const here = puzzle.peek();
  if (!here) return "";
  const g = goalStrings.peek();
  const face = faceForPuzzle(here.text);
  const link = currentUrl(
    await linkOf([here.text], [...(face ? [`as=${face}`] : []), "quiz", `daily=${here.number}`]),
  );
  const tries = triesSigns(progress.peek()[here.text]?.wrong ?? 0);
  const words = g.daily.words(here.number, tries, link);
  try {
    await navigator.clipboard.writeText(words);
    return g.daily.copied;
  } catch {
    // To be copied by hand.
    return words;
  }
}

/** A board of a list for a class. */
const Lesson = lazy(
  async () => {
    const [file] = await Promise.all([import("./LessonNote"), stringsOf("lesson")]);
    return file.LessonNote;
  },
  () => null,
);

/** A puzzle that somebody sent, once it is solved: the way on. */
function Shared() {
  const g = goalStrings.value;
  if (!puzzleDone.value || over.value) return null;
  return (
    <div class="coach-note" data-testid="puzzle" data-kind="shared" data-solved="true">
      <p>{attempt.value?.helped ? g.shared.helped : g.shared.solved}</p>
      <p class="coach-buttons">
        <button type="button" class="button primary" onClick={() => openPanel("ladder")}>
          {g.shared.more}
        </button>
      </p>
    </div>
  );
}

export function PuzzleNote() {
  const g = goalStrings.value;
  const [note, setNote] = useState("");
  const here = puzzle.value;
  if (!here) return asks.value.ofList ? <Lesson /> : <Shared />;
  const done = solved.value;
  const helped = solvedWithHelp.value;
  const following = here.kind === "ladder" ? nextOnLadder(here.number) : null;
  const row = daysInRow.value;
  const found = done
    ? g.ladder.found(progress.value[here.text]?.wrong ?? 0)
    : helped
      ? g.ladder.helped
      : "";
  return (
    <div
      class="coach-note"
      data-testid="puzzle"
      data-kind={here.kind}
      data-number={here.number}
      data-solved={String(done)}
    >
      <p>
        <b>
          {here.kind === "ladder"
            ? g.ladder.here(here.number, ladder.length)
            : g.daily.here(here.number)}
        </b>{" "}
        {found}
        {here.kind === "daily" && row > 0 ? (
          <span class="quiet">
            {gap(found)}
            {g.daily.streak(row)}
          </span>
        ) : null}
        {done && progressLost.value ? (
          <span class="quiet">
            {gap(found)}
            {g.ladder.unsaved}
          </span>
        ) : null}
      </p>
      <p class="coach-buttons">
        {done && here.kind === "daily" ? (
          <button
            type="button"
            class="button primary"
            data-testid="send-result"
            onClick={() => void sendResult().then(setNote)}
          >
            <Icon name="share" />
            {g.daily.send}
          </button>
        ) : null}
        {helped ? (
          <button
            type="button"
            class="button"
            data-testid="puzzle-again"
            onClick={() => void openPuzzle(here.kind, here.number)}
          >
            <Icon name="undo" />
            {playStrings.value.tryAgain}
          </button>
        ) : null}
        {(done || helped) && following !== null ? (
          <button
            type="button"
            class="button primary"
            data-testid="next-puzzle"
            onClick={() => void openPuzzle("ladder", following)}
          >
            {g.ladder.next(following, ladder.length)}
            <Icon name="go" />
          </button>
        ) : null}
        {done ? (
          <button type="button" class="button" onClick={() => openPanel("ladder")}>
            {g.ladder.list}
          </button>
        ) : null}
      </p>
      {note ? (
        <p class="puzzle-sent" role="status" data-testid="sent-result">
          {note}
        </p>
      ) : null}
    </div>
  );
}
