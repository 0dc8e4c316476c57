/**
 * The quiz: who wins, and a move that keeps the win. A wrong move is played out by the program, to
 * show why.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { jump, moveWatchers } from "./moves";
import {
  asks,
  options,
  over,
  ply,
  position,
  programSide,
  programsTurn,
  quiz,
  record,
  type ProgramSide,
} from "./game";
import { hide, result, reveal, revealed } from "./analysis";
import { eyeOpen } from "./eye";
import { setProgramSide } from "./opponent";
import { isPuzzle } from "../links/options";
import { quizSent } from "./address";
import { firstHintOnly, moveTold } from "./hints";
import { current, path } from "./record";
import type { Help } from "../strings/goals";
import type { MoveRecord, Outcome } from "#module/nimber.js";

/** Kept until a puzzle is opened. */
export const score = signal({ right: 0, asked: 0 });

/** Positions whose move was told since the puzzle was opened, and what told it first. */
const helped = signal<ReadonlyMap<string, Help>>(new Map());
export const helpedAt = (text: string): Help | null => helped.value.get(text) ?? null;
export function tellHelp(text: string, how: Help): void {
  if (quiz.peek() && !helped.peek().has(text))
    helped.value = new Map([...helped.peek(), [text, how]]);
}

/** The first of the positions that were helped with tells what the help was. */
export const helpAmong = (texts: Iterable<string>): Help | null =>
  [...texts].map(helpedAt).find((how) => how !== null) ?? null;

interface Answered {
  position: string;
  right: boolean;
}
/** The answer given to "who wins?" about a position. */
const answered = signal<Answered | null>(null);
export const answer = computed(() =>
  answered.value?.position === position.value ? answered.value : null,
);

/** What the last move was, and, of one that gave the win away, the way back. */
export interface Tried {
  right: boolean;
  /** the node that the move was made from */
  from: number;
  /** the position that it led to */
  to: string;
  /** whom one played against before, and who plays a wrong move out */
  side: ProgramSide;
  loser: ProgramSide;
  wins: readonly MoveRecord[];
  /** the root of the record it belongs to */
  root: string;
}
const tried = signal<Tried | null>(null);
const rootOf = () => record.value?.nodes.get(record.value.root)?.position ?? null;
/** It was taken back, or another game was begun: nothing is said of it. */
function isTakenBack({ to, right }: Tried): boolean {
  const here = record.value;
  return !right && here !== null && !path(here).some((node) => node.position === to);
}
export const attempt = computed(() => {
  const last = tried.value;
  return quiz.value && last?.root === rootOf() && !isTakenBack(last) ? last : null;
});

/** No move of this puzzle was judged, not even one that was taken back since. */
export const untried = computed(() => tried.value?.root !== rootOf());

/**
 * Against the program a quiz is one puzzle: whatever was asked was answered, and the rest of the
 * game is played.
 */
export const puzzleDone = computed(() => {
  const here = record.value;
  if (!quiz.value || !here || typeof programSide.value !== "number") return false;
  if (attempt.value) return attempt.value.right;
  const said = answered.value;
  if (!said) return false;
  if (said.position === position.value)
    return result.value !== null && result.value.outcome !== "N";
  return path(here).some((node) => node.position === said.position);
});

/**
 * The position that the quiz was set about: of a puzzle the first one; else the one that is asked
 * about, or was on the way here.
 */
export const setAbout = computed(() => {
  const here = record.value;
  if (!quiz.value || !here) return null;
  const nodes = path(here);
  const said = answered.value?.position;
  if (!isPuzzle(options.value)) {
    if (question.value || said === position.value) return position.value;
    if (nodes.some((node) => node.position === said)) return said!;
  }
  return nodes[0]!.position;
});

/** Something is left to be asked or shown; a wrong move is played out first. */
export const asking = computed(
  () => quiz.value && !puzzleDone.value && attempt.value?.right !== false,
);

/** The question that is open now. */
export const question = computed<"who" | "move" | null>(() => {
  if (!asking.value || !result.value || over.value || programsTurn.value) return null;
  if (revealed.value) return null;
  if (!answer.value) return "who";
  return result.value.outcome === "N" ? "move" : null;
});

/** The game is a question that came with a link, and no puzzle of the page. */
export const sent = computed(
  () => quiz.value && !isPuzzle(options.value) && quizSent.value === rootOf(),
);

/** A puzzle of the page, or a sent one, is on the board; what a class is given is of its list. */
export const puzzling = computed(
  () => sent.value || (isPuzzle(options.value) && !asks.value.ofList),
);

/** A puzzle is opened anew: it asks again. */
export function forgetAnswers(): void {
  answered.value = null;
  tried.value = null;
  helped.value = new Map();
  moveTold.value = null;
  score.value = { right: 0, asked: 0 };
  hide();
}

function count(right: boolean): void {
  const { right: before, asked } = score.peek();
  score.value = { right: before + (right ? 1 : 0), asked: asked + 1 };
}

export function sayWho(outcome: Outcome): void {
  const known = result.peek();
  if (!known) return;
  const right = known.outcome === outcome;
  batch(() => {
    count(right);
    answered.value = { position: known.position, right };
    // Nothing is left to find.
    if (known.outcome !== "N") reveal();
  });
}

/** The move is taken back, and who plays is as it was. */
export function tryAgain(): void {
  const last = tried.peek();
  if (!last) return;
  batch(() => {
    tried.value = null;
    jump(last.from);
    setProgramSide(last.side);
  });
}

/** Follows the person's moves. Called once. */
export function startQuiz(): void {
  effect(() => {
    firstHintOnly.value = question.value === "who";
  });
  effect(() => {
    const here = position.value;
    if (here === null || !quiz.value || over.value) return;
    if (moveTold.value === here) untracked(() => tellHelp(here, "hint"));
    else if (revealed.value) untracked(() => tellHelp(here, eyeOpen.peek() ? "eye" : "shown"));
  });
  moveWatchers.push((move, known) => {
    const here = record.peek();
    if (!here || !quiz.peek()) return;
    const root = here.nodes.get(here.root)!.position;
    const before = tried.peek();
    if (before && !before.right && before.root === root) {
      if (!isTakenBack(before)) return; // it is being played out
      // Whoever took the wrong move back tries again, against whom they played before it.
      // A game begun anew has its own.
      tried.value = null;
      if (here.nodes.size > 1 && programSide.peek() === before.loser) setProgramSide(before.side);
    }
    if (!known) return;
    const wins = known.winning.listed;
    const told = wins.some((win) => win.position === move.position);
    if (known.outcome !== "N" || (revealed.peek() && !told)) {
      tried.value = null;
      return;
    }
    const from = current(here).id;
    const loser = ((ply.peek() + 1) % 2) as 0 | 1;
    const judge = (right: boolean) =>
      batch(() => {
        if (!right || !helpedAt(known.position)) count(right);
        const side = programSide.peek();
        tried.value = { right, from, to: move.position, side, loser, wins, root };
        if (!right) setProgramSide(loser);
      });
    const whole = known.winning.count === BigInt(wins.length);
    if (told || whole) return judge(told);
    // Not all that wins is known: this move is looked at by itself.
    void engine.analyzeBeside(move.position).then((answer) => {
      if (!isError(answer) && position.peek() === move.position) judge(answer.outcome === "P");
    });
  });
}
