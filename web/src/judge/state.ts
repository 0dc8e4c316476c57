/** The problem that is being answered; kept while the person looks at the board and comes back. */
import { batch, computed, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { openText } from "../state/address";
import type { TextError } from "../engine/client";
import { asks, options } from "../state/game";
import { markSolved } from "../state/solved";
import { openPlace, placeOptions } from "../state/place";
import { languageTag } from "../strings/index";
import type { Comparison } from "./Differences";
import type { JudgeRecord, ProblemInfo, ProblemText, Progress } from "#module/nimber.js";

export const problemList = signal<readonly ProblemInfo[]>([]);
/** Whether the module was asked for them, and has answered, whatever it said. */
export const problemsAsked = signal(false);
/** By name; the link says it. */
export const chosenName = computed(() => asks.value.problem);
const named = computed(() => {
  const name = chosenName.value ?? "";
  return problemList.value.find((one) => one.name === name || one.also.includes(name)) ?? null;
});
export const problem = computed(
  () =>
    named.value ??
    problemList.value.find((one) => one.name === "poj-1704") ??
    problemList.value[0] ??
    null,
);
/** What a link calls a problem that nobody knows; its beginning. */
export const unknownName = computed(() =>
  chosenName.value && problemList.value.length > 0 && !named.value
    ? chosenName.value.slice(0, 60)
    : null,
);

/** What stands in the box, or a file too large for it. */
export const input = signal<{ text: string; file: string | null }>({ text: "", file: null });

export type Judging =
  | { status: "none" }
  | { status: "working"; since: number; progress: Progress | null }
  | { status: "stopped" }
  | { status: "failed"; error: TextError }
  | { status: "done"; problem: string; text: string; result: JudgeRecord; lines: string[] };
export type Done = Extract<Judging, { status: "done" }>;

export const judging = signal<Judging>({ status: "none" });
export const theirs = signal("");
export const comparison = signal<Comparison>(null);

/** Cases to check a program with, while they stand in the box. */
export const checking = signal<{
  problem: string;
  text: string;
  /** inputs of one case that were right, and how many are wanted */
  right: number;
  wanted: number;
} | null>(null);
/** Whether the program was right on all that is wanted. */
export const passed = computed(
  () => checking.value !== null && checking.value.right >= checking.value.wanted,
);
const mostCases = 200;
/** So many inputs of one case each: one alone is soon guessed. */
const inputsOfOne = 5;

export async function loadProblems(): Promise<void> {
  if (problemList.peek().length > 0) return;
  const list = await engine.problems();
  batch(() => {
    if (Array.isArray(list)) problemList.value = list;
    problemsAsked.value = true;
  });
}

export function setInput(text: string, file: string | null = null): void {
  batch(() => {
    input.value = { text, file };
    comparison.value = null;
  });
}

/** A problem's own text in the reader's language. */
export const textHere = (text: ProblemText): string =>
  languageTag.value.startsWith("zh") ? text.zh : text.en;

/** The sample that was put into the box; "" once something else stands there. */
export const sampleShown = signal("");

/** Puts the problem's sample into the box, and answers it. */
export function runSample(): void {
  const here = problem.peek();
  if (!here) return;
  setInput(here.sample.in);
  sampleShown.value = here.sample.in;
  void run();
}

/** A problem opens with its sample answered, but where the box holds what somebody put there. */
export function openWithSample(): void {
  const { text, file } = input.peek();
  if (file === null && (text === "" || text === sampleShown.peek())) runSample();
}

/** The sample of another problem does not stay in the box. */
export function leaveSample(): void {
  const { text } = input.peek();
  if (text === "" || text !== sampleShown.peek() || text === problem.peek()?.sample.in) return;
  batch(() => {
    setInput("");
    judging.value = { status: "none" };
  });
}

/** Opens another one. */
export function choose(name: string): void {
  const before = problem.peek();
  openPlace("problems", [`problem=${name}`]);
  if (problem.peek() === before) return;
  batch(() => {
    judging.value = { status: "none" };
    comparison.value = null;
    checking.value = null;
    theirs.value = "";
  });
}

export async function run(): Promise<void> {
  const here = problem.peek();
  if (!here) return;
  const { text } = input.peek();
  const since = performance.now();
  batch(() => {
    judging.value = { status: "working", since, progress: null };
    comparison.value = null;
  });
  const answer = await engine.judge(here.name, text, (progress) => {
    const now = judging.peek();
    if (now.status === "working" && now.since === since) judging.value = { ...now, progress };
  });
  const now = judging.peek();
  if (now.status !== "working" || now.since !== since) return;
  if (answer === "stopped") judging.value = { status: "stopped" };
  else if (!("output" in answer)) judging.value = { status: "failed", error: answer.error };
  else
    judging.value = {
      status: "done",
      problem: here.name,
      text,
      result: answer,
      lines: answer.output.split("\n"),
    };
}

export const stop = () => engine.stop("judge");

export async function compare(): Promise<void> {
  const answer = await engine.judgedDifference(theirs.peek());
  if (answer !== null && "error" in answer) return;
  comparison.value = answer ? { kind: "differs", ...answer } : { kind: "same" };
  const now = checking.peek();
  if (now === null || now.text !== input.peek().text) return;
  // A wrong one begins anew.
  const right = answer ? 0 : Math.min(now.right + 1, now.wanted);
  checking.value = { ...now, right };
  if (right === now.wanted) markSolved(now.problem);
}

/** Puts random cases into the box, and answers them. */
export async function makeCases(): Promise<void> {
  const here = problem.peek();
  if (!here) return;
  const { draw } = await import("./draws");
  const made = await draw(here.name, Math.floor(Math.random() * 2 ** 31), mostCases);
  if (made === null || problem.peek() !== here) return;
  const before = checking.peek();
  const wanted = made.single ? inputsOfOne : 1;
  const goesOn = before?.problem === here.name && before.right < wanted;
  setInput(made.text);
  batch(() => {
    theirs.value = "";
    checking.value = {
      problem: here.name,
      text: made.text,
      right: goesOn ? before.right : 0,
      wanted,
    };
  });
  await run();
}

/** Puts a case on the board; false where it is no position. */
export async function openCase(index: number): Promise<boolean> {
  const text = await engine.judgedPosition(index);
  if (typeof text !== "string" || text === "") return false;
  options.value = placeOptions("board");
  const opened = await openText(text);
  scrollTo({ top: 0 });
  return opened;
}
