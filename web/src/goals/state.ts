/** Which puzzle is on the board, what becomes of it, and the way to the next one. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { presets } from "../state/presets";
import { openText } from "../state/address";
import { today } from "./days";
import { asks, quiz, record } from "../state/game";
import { followProgress, progress, tellHelped, tellSolved, tellWrong } from "../state/progress";
import { answer, attempt, forgetAnswers, helpAmong } from "../state/quiz";
import { languageOnly } from "../state/links";
import type { PuzzleKind } from "../links/options";
import type { Help } from "../strings/goals";
import { puzzleEnd } from "./puzzleEnd";
import { days, ladder, puzzleOfDay, puzzleText, streak } from "./puzzles";

export interface Puzzle {
  kind: PuzzleKind;
  number: number;
  text: string;
}

/** The puzzle of the link, where its position is the one of the list. */
export const puzzle = computed<Puzzle | null>(() => {
  const here = record.value;
  const root = here?.nodes.get(here.root)?.position;
  for (const { kind, number } of asks.value.puzzles) {
    if (kind === "daily" && number > today()) continue;
    if (puzzleText(kind, number) === root) return { kind, number, text: root! };
  }
  return null;
});

export const isSolved = (text: string) => (progress.value[text]?.on ?? null) !== null;

export const solved = computed(() => puzzle.value !== null && isSolved(puzzle.value.text));

export const daysInRow = computed(() =>
  streak((day) => {
    const one = progress.value[puzzleOfDay(day)];
    return one?.helped ? null : (one?.on ?? null);
  }, today()),
);

export const solvedOf = (list: readonly string[]) => list.filter(isSolved).length;

export const ruleOf = (text: string) => text.slice(0, text.lastIndexOf(":"));
/** Rules that hardly anybody knows by their own names. */
const coded = /^(octal|coins|custom|grid|row)\//;

/** The card of the gallery that is played in a puzzle: a code is called by the game people know. */
export const cardOf = (text: string) =>
  presets.find(({ position }) =>
    coded.test(text) ? ruleOf(position) === ruleOf(text) : position === text,
  );
export const faceForPuzzle = (text: string) => cardOf(text)?.face?.name ?? null;

export async function openPuzzle(kind: PuzzleKind, number: number): Promise<boolean> {
  const text = puzzleText(kind, number);
  if (text === undefined) return false;
  const face = faceForPuzzle(text);
  const opened = await openText(text, "gallery", [
    ...languageOnly(),
    ...(face ? [`as=${face}`] : []),
    "quiz",
    `${kind}=${number}`,
  ]);
  // Not before: the game that is left would end without the help that it had.
  if (opened) forgetAnswers();
  return opened;
}

/** The first of the ladder after this one that is not solved; null where all are. */
export function nextOnLadder(after: number): number | null {
  const open = (text: string) => (progress.peek()[text]?.on ?? null) === null;
  const later = ladder.findIndex((text, at) => at >= after && open(text));
  const any = later >= 0 ? later : ladder.findIndex(open);
  return any < 0 ? null : any + 1;
}

/** Of puzzles that were played with help, what it was, for as long as the page is open. */
const helpOf = signal<ReadonlyMap<string, Help>>(new Map());

/** What the help with the puzzle on the board was; null where that was not seen. */
export const helpBefore = computed<Help | null>(
  () => helpOf.value.get(record.value?.nodes.get(record.value.root)?.position ?? "") ?? null,
);

/** The puzzle on the board was played with help, now or in a game before this one. */
export const helpedBefore = computed(() => {
  const here = record.value;
  const root = here?.nodes.get(here.root)?.position;
  if (root === undefined) return false;
  // Of sent puzzles nothing is kept.
  return puzzle.value ? progress.value[root]?.helped === true : helpOf.value.has(root);
});

/** Follows wrong answers and moves, help, and how the game ends. Called once. */
export function followPuzzles(): void {
  followProgress();
  const told = new WeakSet<object>();
  effect(() => {
    const here = puzzle.value;
    for (const tried of [answer.value, attempt.value]) {
      if (!here || !tried || tried.right || told.has(tried)) continue;
      told.add(tried);
      untracked(() => tellWrong(here.text));
    }
  });
  effect(() => {
    const here = record.value;
    if (!here || !quiz.value) return;
    const how = helpAmong([...here.nodes.values()].map(({ position }) => position));
    if (how === null) return;
    const root = here.nodes.get(here.root)!.position;
    untracked(() => {
      if (puzzle.peek()) tellHelped(root);
      if (helpOf.peek().get(root) !== how) helpOf.value = new Map([...helpOf.peek(), [root, how]]);
    });
  });
  effect(() => {
    const here = puzzle.value;
    if (here && puzzleEnd.value === "solved") untracked(() => tellSolved(here.text, today()));
  });
}

export { days, ladder, today };
