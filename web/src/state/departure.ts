/**
 * Another position in the middle of a game: asked about first, the opponent stays, and the game can
 * be gone back to.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { restOfPage } from "./restOfPage";
import { isError } from "../engine/client";
import { askToOpen, openText, pushRecord } from "./address";
import { eyeOpen, setEye, type Opens } from "./eye";
import { face as wornFace } from "./face";
import { setProgramSide } from "./opponent";
import { isPuzzle, only } from "../links/options";
import { mySide, options, over, programSide, quiz, record, view, type ProgramSide } from "./game";
import { firstPosition } from "./firstPosition";
import { languageOnly } from "./links";
import { path, type GameRecord } from "./record";
import type { Leaving } from "../strings/play";

interface Left {
  record: GameRecord;
  side: ProgramSide;
  open: boolean;
  /** the position that took its place */
  root: string;
  /** the face that it was shown with */
  face: string | null;
  /** whose moves a friend makes is told by the game alone */
  mine: 0 | 1 | null;
  /** the options that made it a puzzle of the page's own, or of a class's */
  question: readonly string[];
}

/** What is to be opened once it is agreed to. */
export const asked = signal<(Change & { moves: number; leaving: Leaving }) | null>(null);

export interface Change {
  /** opens it; resolves to whether it could be */
  open: () => Promise<boolean>;
  /** whether the opponent of the game before stays */
  keeps: boolean;
  then: () => void;
}

const state = signal<Left | null>(null);
/** The game that was left for the one on the board. */
export const left = computed(() => {
  const here = record.value;
  return here && state.value && path(here)[0]?.position === state.value.root ? state.value : null;
});

const played = (here: GameRecord | null) => here !== null && here.nodes.size > 1;

const questionOf = (list: readonly string[]) =>
  isPuzzle(list) ? only(list, "quiz", "ladder=", "daily=", "listed=") : [];

/** The game on the board, to be gone back to from the one that takes its place. */
function leaving(): (now: GameRecord) => void {
  const before = record.peek();
  const side = programSide.peek();
  const open = eyeOpen.peek();
  const face = wornFace.peek()?.name ?? null;
  const mine = mySide.peek();
  const question = questionOf(options.peek());
  return (now) => {
    const root = path(now)[0]!.position;
    if (before && played(before))
      state.value = { record: before, side, open, root, face, mine, question };
  };
}

async function change({ open, keeps, then }: Change): Promise<boolean> {
  const side = programSide.peek();
  const leave = leaving();
  if (!(await open())) return false;
  batch(() => {
    const now = record.peek();
    if (now) {
      if (side !== null && keeps) setProgramSide(side);
      leave(now);
    }
  });
  then();
  return true;
}

/** A new game out of the one on the board, which can be gone back to. */
export function beginAnew(begin: () => void): void {
  const leave = leaving();
  begin();
  const now = record.peek();
  if (now) leave(now);
}

/** The game that came to its end last, and how many positions it had met then. */
const ended = signal<{ root: string; met: number } | null>(null);
effect(() => {
  const here = record.value;
  if (over.value && here) ended.value = { root: path(here)[0]!.position, met: here.nodes.size };
});
/** It is over, even where one looks at an earlier position of it. */
const wasEnded = (here: GameRecord) =>
  ended.peek()?.root === path(here)[0]?.position && ended.peek()?.met === here.nodes.size;

/** Against the program, begun and not ended. A first move of the program alone begins nothing. */
export const amidGame = () => {
  const side = programSide.peek();
  const here = record.peek();
  const moves = (here?.nodes.size ?? 1) - 1;
  return side !== null && moves > (side === 0 ? 1 : 0) && !over.peek() && !wasEnded(here!);
};

/** Asks before this is opened. */
export const ask = (to: Change, leaving: Leaving) => {
  asked.value = { ...to, moves: (record.peek()?.nodes.size ?? 1) - 1, leaving };
};

/**
 * Opens another position; against the program, in the middle of a game, asks first. Returns whether
 * it is opened now; a text that can't be read is not, and is not asked about.
 */
export async function changeTo(
  text: string,
  how: Opens,
  then: () => void = () => undefined,
  face?: string | null,
): Promise<boolean> {
  // A typed position is looked at; a game that goes on keeps its opponent.
  const keeps = how !== "typed" || played(record.peek());
  const to = { open: () => openText(text, how, undefined, face), keeps, then };
  if (!amidGame()) return change(to);
  // Without the words nothing can be asked; the game before can be gone back to all the same.
  const isLast = askToOpen();
  const [answer, words] = await Promise.all([
    engine.read(text),
    import("./successor").catch(() => null),
    restOfPage().catch(() => undefined),
  ]);
  if (!isLast()) return false;
  if (isError(answer) || !words) return change(to);
  ask(to, how === "gallery" ? "game" : words.leavingFor(answer));
  return false;
}

/** Opens a puzzle; in the middle of a game that is not one, asks first. */
export async function changeToPuzzle(
  open: () => Promise<boolean>,
  then: () => void,
): Promise<void> {
  if (amidGame() && !quiz.peek()) ask({ open, keeps: false, then }, "puzzle");
  else if (await open()) then();
}

export function agree(): void {
  const now = asked.peek();
  asked.value = null;
  if (now) void change(now);
}

export const stay = () => (asked.value = null);

/** The same position under the other convention. */
export function toggleMisere(): void {
  const shown = view.peek();
  if (!shown) return;
  const sum = shown.terms.map((term) => term.position).join("+");
  void changeTo(shown.convention === "misere" ? sum : `${sum}~misere`, "stay");
}

/** Back to the game that was left, as it was. */
export function goBackToLeft(): void {
  const game = left.peek();
  if (!game) return;
  state.value = null;
  setEye(game.open);
  pushRecord(game.record, game.side, game.face, "", game.question);
  mySide.value = game.mine;
}

/** Out of a puzzle, to play: the game that was left for it, or the one that the page opens with. */
export function leavePuzzle(then: () => void): void {
  if (left.peek()?.question.length === 0) return goBackToLeft();
  const to = {
    open: () => openText(firstPosition, "gallery", languageOnly()),
    keeps: false,
    then,
  };
  if (amidGame()) ask(to, "game");
  else void change(to);
}
