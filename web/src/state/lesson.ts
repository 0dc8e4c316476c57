/**
 * The list of boards for a class, kept on this device: the one that a teacher puts together, and
 * the one that somebody works on, with what was played of it.
 */
import { computed, effect, signal } from "@preact/signals";
import * as v from "valibot";
import { asks, record } from "./game";
import {
  hrefOfBoard,
  hrefOfTask,
  mostBoards,
  readLesson,
  sign,
  writeLesson,
} from "../links/classList";
import { path } from "./record";
import { keptAs } from "../device/kept";
import { load, onStoredElsewhere, store } from "../device/storage";

export const draftLesson = signal(load(keptAs.classList) ?? "");

export function keepDraft(text: string): void {
  draftLesson.value = text;
  store(keptAs.classList, text);
}

/** Puts a board on the list; false where it is full. */
export function addToDraft(link: string): boolean {
  const { title, links } = readLesson(draftLesson.peek());
  if (links.length >= mostBoards) return false;
  keepDraft(writeLesson({ title, links: [...links, link] }).slice(sign.length));
  return true;
}

// ---- the list that somebody works on ----

const mostText = 4000;

const text = v.pipe(v.string(), v.maxLength(100_000));
const shape = v.object({
  /** as the link has it */
  list: text,
  title: text,
  /** of each task its link, and the first position of a board; "" of any other task */
  boards: v.array(v.object({ position: text, link: text })),
  /** for each board the positions that were played, from the first on; empty where none was */
  played: v.array(v.array(text)),
  /** for each task what was answered in words; none in lists of before there were such tasks */
  said: v.optional(v.array(text)),
  /** what the page found of each answer in words; "" where it did not */
  verdicts: v.optional(v.array(v.picklist(["", "right", "wrong", "words"]))),
});
export type Working = v.InferOutput<typeof shape>;
/** "words": somebody else reads it. */
export type KeptVerdict = "" | "right" | "wrong" | "words";

function stored(): Working | null {
  try {
    const answer = v.safeParse(shape, JSON.parse(load(keptAs.lesson) ?? "null"));
    return answer.success ? answer.output : null;
  } catch {
    return null;
  }
}

export const working = signal<Working | null>(stored());

function put(next: Working): void {
  working.value = next;
  store(keptAs.lesson, JSON.stringify(next));
}

/** Begins a list, or goes on with it. */
export function beginList(list: string, title: string, boards: Working["boards"]): void {
  const now = working.peek();
  const same = now?.list === list && now.boards.length === boards.length;
  const none = boards.map(() => "");
  put({
    list,
    title,
    boards,
    played: same ? now.played : boards.map(() => []),
    said: same ? (now.said ?? none) : none,
    verdicts: same ? (now.verdicts ?? []) : [],
  });
}

export const forgetPlayed = () => {
  const now = working.peek();
  if (now)
    put({
      ...now,
      played: now.boards.map(() => []),
      said: now.boards.map(() => ""),
      verdicts: [],
    });
};

/** Keeps an answer in words, and what the page found of it; the last one counts. */
export function say(at: number, words: string, verdict: KeptVerdict): void {
  const now = working.peek();
  if (!now?.boards[at]) return;
  put({
    ...now,
    said: now.boards.map((_, one) => (one === at ? words : (now.said?.[one] ?? ""))),
    verdicts: now.boards.map((_, one) => (one === at ? verdict : (now.verdicts?.[one] ?? ""))),
  });
}

export const saidOf = ({ said }: Working, at: number) => said?.[at] ?? "";

export const verdictOf = ({ verdicts }: Working, at: number): KeptVerdict => verdicts?.[at] ?? "";

/** Whether a task was played, or answered. */
export const isDone = (now: Working, at: number) =>
  (now.played[at]?.length ?? 0) > 1 || saidOf(now, at) !== "";

/** What opens a task: a board at its own place, any other in the list. */
export function hrefOf(now: Working, at: number): string | null {
  const task = now.boards[at];
  if (!task) return null;
  const { language } = asks.value;
  const options = language === null ? [] : [`lang=${language}`];
  return task.position === ""
    ? hrefOfTask(now.list, at, options)
    : hrefOfBoard(task.link, at, options);
}

/** The task to begin with, or to go on with: the first that is not done; null where all are. */
export const nextOf = (now: Working): number | null => {
  const at = now.boards.findIndex((_, one) => !isDone(now, one));
  return at < 0 ? null : at;
};

/** The board of the list that is played on, from 0; null where it is none of them. */
export const boardHere = computed<number | null>(() => {
  const here = record.value;
  const now = working.value;
  const { listed } = asks.value;
  if (!here || !now || listed === null) return null;
  const at = listed - 1;
  const root = here.nodes.get(here.root)!.position;
  return now.boards[at]?.position === root ? at : null;
});

/** Notes what is played. Called once. */
export function followLesson(): void {
  onStoredElsewhere(keptAs.lesson, () => (working.value = stored()));
  effect(() => {
    const here = record.value;
    const at = boardHere.value;
    if (!here || at === null) return;
    const texts = path(here).map((node) => node.position);
    const now = working.peek();
    if (!now || texts.length < 2 || texts.join("!").length > mostText) return;
    if (now.played[at]?.join("!") === texts.join("!")) return;
    put({ ...now, played: now.played.map((old, board) => (board === at ? texts : old)) });
  });
}
