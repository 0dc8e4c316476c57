/**
 * What helps a person to play, under the verdict: hints, the quiz, where the game was lost, whose
 * turn a friend sent.
 */
import { useEffect, useRef } from "preact/hooks";
import { playStrings, strings, stringsOf } from "../strings/index";
import { gap, joined } from "../strings/joined";
import { isPuzzle } from "../links/options";
import { playMove } from "../state/moves";
import {
  asks,
  lastMove,
  mySide,
  options,
  over,
  ply,
  position,
  quiz,
  view,
  record,
} from "../state/game";
import { result, reveal, revealed } from "../state/analysis";
import { twoPlay } from "./advice";
import { setProgramSide } from "../state/opponent";
import { challenge, endChallenge } from "./challenge";
import { canRedo } from "../state/record";
import { closeHint, firstHintOnly, hint, nextHint } from "../state/hints";
import { hintWords } from "../state/hintWords";
import { mirrorPlayed } from "../state/pairs";
import { wholeFace } from "../state/face";
import { sendTurn } from "../state/place";
import { answer, attempt, puzzleDone, question, score, tryAgain } from "../state/quiz";
import { pointAt } from "../state/selection";
import { stillness } from "../device/motion";
import { Icon } from "../widgets/Icon";
import { KeptBy, movesInWords } from "../goals/KeptBy";
import { IconButton } from "../widgets/IconButton";
import { lazy } from "../widgets/lazy";

function HintNote() {
  const p = playStrings.value;
  const now = hint.value;
  const note = useRef<HTMLDivElement>(null);
  // On a phone it may be under the tabs; it grows once it is known.
  useEffect(() => {
    note.current?.scrollIntoView({ block: "nearest", behavior: stillness() ? "auto" : "smooth" });
  }, [now?.position, now?.step, now?.look, now?.move]);
  if (!now) return null;
  const { move, step } = now;
  const words = hintWords(now, strings.value, {
    terms: view.value?.terms ?? [],
    face: wholeFace.value,
    open: revealed.value,
    asked: firstHintOnly.value,
  });
  return (
    <div ref={note} class="coach-note coach-hint" data-testid="hint" data-step={step}>
      <p class="coach-buttons">
        <b>{p.hints.number(step)}</b>
        {firstHintOnly.value ? null : step < 3 ? (
          <button type="button" class="button" onClick={nextHint}>
            {p.hints.next}
          </button>
        ) : move ? (
          <button
            type="button"
            class="button primary"
            onPointerEnter={() => pointAt(move)}
            onPointerLeave={() => pointAt(null)}
            onFocus={() => pointAt(move)}
            onBlur={() => pointAt(null)}
            onClick={() => {
              pointAt(null);
              playMove(move);
            }}
          >
            {p.playIt}
          </button>
        ) : null}
        <IconButton icon="close" label={p.hints.close} onClick={closeHint} />
      </p>
      <p>
        {words}
        {firstHintOnly.value ? (
          <>
            {gap(words)}
            {p.hints.first}
          </>
        ) : null}
      </p>
    </div>
  );
}

function QuizNote() {
  const p = playStrings.value;
  // The card at the end tells it all; in a frame there is none.
  if (!quiz.value || (over.value && !asks.value.embed)) return null;
  const scored = !isPuzzle(options.value);
  const tried = attempt.value;
  const said = answer.value;
  const total = score.value;
  const outcome = result.value?.outcome ?? "P";
  const words: string[] = [];
  if (said)
    words.push(
      said.right
        ? { N: p.rightMoves, P: p.rightNone, D: p.rightNobody }[outcome]
        : { N: p.wrongMoves, P: p.wrongNone, D: p.wrongNobody }[outcome],
    );
  if (question.value === "move") words.push(p.findMove);
  if (tried && !said) {
    if (tried.right) words.push(p.goodMove, ...(puzzleDone.value ? [p.winIt] : []));
    else words.push(p.badMove, p.playedOut);
  }
  if (words.length === 0 && (!scored || total.asked === 0)) return null;
  const wrong = tried !== null && !tried.right;
  const from = tried ? (record.value?.nodes.get(tried.from)?.position ?? "") : "";
  const alerts = wrong || said?.right === false;
  return (
    <div class={`coach-note${alerts ? " coach-wrong" : ""}`} data-testid="quiz">
      <p>
        {alerts ? <Icon name="slip" /> : null}
        {joined(...words)}
        {scored ? (
          <>
            {gap(words.at(-1) ?? "")}
            <span class="coach-score" data-testid="score">
              {p.score(total.right, total.asked)}
            </span>
          </>
        ) : null}
      </p>
      {question.value === "move" ? (
        <p class="coach-buttons">
          <button type="button" class="button" data-testid="quiz-show" onClick={reveal}>
            {p.showMove}
          </button>
        </p>
      ) : null}
      {wrong ? (
        <p class="coach-buttons">
          <button type="button" class="button primary" onClick={tryAgain}>
            <Icon name="undo" />
            {p.tryAgain}
          </button>
        </p>
      ) : null}
      {wrong && !said ? <KeptBy moves={movesInWords(tried.wins, from)} at={from} /> : null}
    </div>
  );
}

const showBoard = () =>
  document
    .getElementById("board")
    ?.scrollIntoView({ block: "center", behavior: stillness() ? "auto" : "smooth" });

/** What a challenge says, and the way back from it. */
export function ChallengeWords({
  onEnd = endChallenge,
  away = false,
}: {
  onEnd?: () => void;
  /** it is told where a phone doesn't show the board */
  away?: boolean;
}) {
  const p = playStrings.value;
  const asked = challenge.value;
  if (!asked) return null;
  const answered =
    lastMove.value?.by === "program" && lastMove.value.move.position === position.value;
  const words = answered
    ? p.challengeAnswer(movesInWords([lastMove.value!.move], lastMove.value!.from.position))
    : asked.value === 0n
      ? p.challengeOnZero
      : p.challengeOn(asked.value);
  return (
    <>
      <p>{words}</p>
      <p class="coach-buttons">
        {away ? (
          <button
            type="button"
            class="button primary board-away"
            data-testid="to-board"
            onClick={showBoard}
          >
            {p.showBoard}
          </button>
        ) : null}
        <button type="button" class="button" onClick={onEnd}>
          {p.challengeEnd}
        </button>
      </p>
    </>
  );
}

function ChallengeNote() {
  if (!challenge.value) return null;
  return (
    <div class="coach-note" data-testid="challenge">
      <ChallengeWords />
    </div>
  );
}

/** The program copies, or is copied. */
const MirrorNote = lazy(
  () => import("./MirrorNote").then((file) => file.MirrorNote),
  () => null,
);

function TurnNote() {
  const p = playStrings.value;
  const mine = mySide.value;
  if (mine === null || over.value) return null;
  const yours = ply.value % 2 === mine;
  // Whoever only looks back has nothing to send.
  if (!yours && record.value && canRedo(record.value)) return null;
  return (
    <div class="coach-note" data-testid="turn">
      <p>{yours ? p.turn.yours(mine === 0 ? 1 : 2, ply.value > 0) : p.turn.sent}</p>
      {yours ? null : (
        <p class="coach-buttons">
          <button type="button" class="button primary" onClick={sendTurn}>
            <Icon name="share" />
            {p.turn.send}
          </button>
        </p>
      )}
    </div>
  );
}

/** In Play one meets the program; where two people play, it is said, and the program offered. */
function TwoNote() {
  const { words, program } = playStrings.value.twoPlay;
  if (!twoPlay() || quiz.value) return null;
  return (
    <div class="coach-note" data-testid="two-people">
      <p>{words}</p>
      <p class="coach-buttons">
        <button
          type="button"
          class="button"
          onClick={() => setProgramSide(((ply.peek() + 1) % 2) as 0 | 1)}
        >
          {program}
        </button>
      </p>
    </div>
  );
}

/** Of a puzzle of the ladder or of a day. */
const Puzzle = lazy(
  async () => {
    const [file] = await Promise.all([import("../goals/PuzzleNote"), stringsOf("goals")]);
    return file.PuzzleNote;
  },
  () => null,
);
const PuzzleNote = () => (isPuzzle(options.value) || puzzleDone.value ? <Puzzle /> : null);

export function Coach() {
  return (
    <>
      <TurnNote />
      <TwoNote />
      <ChallengeNote />
      {mirrorPlayed.value ? <MirrorNote /> : null}
      <QuizNote />
      <PuzzleNote />
      <HintNote />
    </>
  );
}
