/** Checks an answer in words: when a pupil gives it, and when it comes back to the teacher. */
import { engine } from "../engine/index";
import { ownLane } from "../engine/asking";
import { isError, type TextError } from "../engine/client";
import { lawInWords } from "./lawInWords";
import { ruleInWords } from "../strings/ruleInWords";
import { readOwn } from "../links/ownProblem";
import { readPrinted, type Task } from "../links/tasks";
import { ofJudge, ofOwn, type Source } from "../judge/source";
import type { BookParts } from "./bookParts";
import { compareRules, type RuleAsker } from "./compareRules";
import { isSameAnswer } from "./sameAnswer";
import type { Verdict } from "./verdict";
import type { Progress } from "#module/nimber.js";

/** So many cases of a program that is a task: what it prints goes along in a link. */
export const casesOfTask = 40;

const broken: Verdict = { kind: "broken" };
const is = (right: boolean): Verdict => ({ kind: right ? "right" : "wrong" });
const unread = (error: TextError): Verdict => ({ kind: "unread", error });

/** The rule of a task; of a position that of its first term. */
export async function ruleOf(text: string): Promise<string | { error: TextError }> {
  const read = await engine.openLink(text);
  if (isError(read)) return read;
  if (read.kind === "rule") return read.rule;
  const view = await engine.read(read.record[read.record.length - 1]!);
  if (isError(view)) return view;
  return view.kind === "rule" ? view.rule : (view.terms[0]?.rule ?? "");
}

/** The position of a task. */
export async function positionOf(text: string): Promise<string | null> {
  const read = await engine.openLink(text);
  return isError(read) || read.kind !== "position" ? null : read.record[read.record.length - 1]!;
}

/** Its value; null where it has none. */
export async function valueOf(position: string): Promise<string | null> {
  const known = await engine.analyzeBeside(position);
  return isError(known) || known.value === null ? null : String(known.value);
}

async function aboutValue(text: string, said: string): Promise<Verdict> {
  const position = await positionOf(text);
  const value = position === null ? null : await valueOf(position);
  if (value === null) return broken;
  const number = said.replace(/[\s,\u202f]/g, "").normalize("NFKC");
  return is(/^\d{1,20}$/.test(number) && BigInt(number) === BigInt(value));
}

/** What the module says of a law, or why it can't be read; "stopped" where it was. */
export const askLaw = (rule: string, guess: string) =>
  engine.long(ownLane(), () => undefined, "conjecture", rule, guess, [], 0);

async function aboutLaw(text: string, said: string): Promise<Verdict> {
  const rule = await ruleOf(text);
  if (typeof rule !== "string") return broken;
  const first = await askLaw(rule, said);
  if (first === "stopped") return broken;
  // What can't be read as it stands may be written as the page prints laws.
  const meant = isError(first) ? lawInWords(said) : null;
  const again = meant === null ? first : await askLaw(rule, meant);
  const found = again === "stopped" || isError(again) ? first : again;
  if (isError(found)) return unread(found.error);
  if (found.verdict === "refuted") return { kind: "wrong", law: found };
  // What was looked at of a few heaps alone the teacher reads.
  const from = Number(/ for \w+>=(\d+)$/.exec(found.guess)?.[1] ?? 0);
  const seen = found.verdict === "proven" || (!found.stopped && from * 2 <= found.checked);
  return seen ? is(true) : { kind: "words" };
}

export const asker: RuleAsker = {
  read: (text) => engine.read(text),
  async within(limit, question, ...given) {
    const lane = ownLane();
    const stop = ({ examined }: Progress) => {
      if (examined > limit) engine.stop(lane);
    };
    const answer = await engine.long(lane, stop, question, ...given);
    return answer === "stopped" ? "limit" : answer;
  },
};

async function aboutRule(text: string, said: string): Promise<Verdict> {
  const rule = await ruleOf(text);
  if (typeof rule !== "string") return broken;
  const read = await engine.read(said);
  const told = isError(read) ? ruleInWords(said) : null;
  const theirs = told === null ? read : await engine.read(told);
  if (isError(theirs)) return unread(theirs.error);
  const other = theirs.kind === "rule" ? theirs.rule : (theirs.terms[0]?.rule ?? "");
  const found = await compareRules(asker, rule, other);
  return found === "unknown" ? { kind: "unknown" } : is(found === "same");
}

async function aboutProgram(source: Source, said: string): Promise<Verdict> {
  const printed = readPrinted(said);
  if (!printed) return broken;
  const made = await source.make(printed.seed, casesOfTask, () => undefined);
  if (made === "stopped" || isError(made)) return broken;
  const differs = await source.compare(printed.theirs);
  if (differs === null) return is(true);
  // Without a case nothing could be compared; more lines than wanted have none beside them.
  const right = differs.case < 0 ? undefined : made.output.split("\n")[differs.line - 1];
  return right === undefined ? is(false) : { kind: "wrong", line: differs.line, right };
}

/** The source of a task's cases; null where it is no program, or none that is known. */
export function sourceOf(task: Task): Source | null {
  if (task.kind === "problem") return ofJudge(task.name);
  if (task.kind !== "own") return null;
  const one = readOwn(task.value);
  return typeof one === "string" ? null : ofOwn(one);
}

export async function judgeTask(task: Task, said: string, book: BookParts): Promise<Verdict> {
  if (said.trim() === "") return { kind: "empty" };
  switch (task.kind) {
    case "value":
      return aboutValue(task.text, said);
    case "law":
      return aboutLaw(task.text, said);
    case "rule":
      return aboutRule(task.text, said);
    case "problem":
    case "own": {
      const source = sourceOf(task);
      return source ? aboutProgram(source, said) : broken;
    }
    case "exercise":
      return book.replay(task.chapter, task.exercise, said);
    case "chapter":
    case "sheet":
      return task.answer === "" ? { kind: "words" } : is(isSameAnswer(said, task.answer));
    case "board":
    case "puzzle":
      return broken;
  }
}
