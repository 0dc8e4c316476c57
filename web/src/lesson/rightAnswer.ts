/** What is right, for the teacher: on paper, and beside an answer that is wrong. */
import { isError } from "../engine/client";
import { taskOf } from "../links/tasks";
import { language } from "../strings/language";
import type { BookParts } from "./bookParts";
import { asker, askLaw, positionOf, ruleOf, valueOf } from "./judgeTask";

/** Options that the search for a law may examine. */
const mostLooked = 30_000_000;

/** The worker keeps one search for laws at a time. */
let last: Promise<unknown> = Promise.resolve();

/** Laws of values and of lost heaps that nothing refutes, the best of each; none where none is. */
async function lawsOf(rule: string): Promise<string[]> {
  const found = await asker.within(mostLooked, "patterns", rule, "", 0);
  if (found === "limit" || isError(found)) return [];
  const right: string[] = [];
  for (const lost of [false, true])
    for (const law of found.laws) {
      if (law.formula === null || law.lost !== lost || law.except.length > 0) continue;
      const held = await askLaw(found.rule, law.formula);
      if (held === "stopped" || isError(held) || held.verdict === "refuted") continue;
      right.push(law.formula);
      break;
    }
  return right;
}

async function look(link: string, book: BookParts): Promise<readonly string[]> {
  const task = taskOf(link);
  switch (task.kind) {
    case "value": {
      const position = await positionOf(task.text);
      const value = position === null ? null : await valueOf(position);
      return value === null ? [] : [value];
    }
    case "law": {
      const rule = await ruleOf(task.text);
      if (typeof rule !== "string") return [];
      const mine = last.then(() => lawsOf(rule));
      last = mine;
      return mine;
    }
    case "rule": {
      const rule = await ruleOf(task.text);
      return typeof rule === "string" ? [rule] : [];
    }
    case "chapter":
    case "sheet":
      return task.answer === "" ? [] : [task.answer];
    case "board":
    case "puzzle":
    case "problem":
    case "own":
      return [];
    case "exercise":
      return book.right(task.chapter, task.exercise);
  }
}

const found = new Map<string, Promise<readonly string[]>>();
const looking = new Set<Promise<unknown>>();

/** Each of them is right; none where it isn't known. */
export function rightAnswers(link: string, book: BookParts): Promise<readonly string[]> {
  // A move of an exercise is told in the page's language.
  const key = `${language.peek()} ${link}`;
  const known = awaited(found.get(key) ?? look(link, book));
  found.set(key, known);
  void known.then((answers) => {
    // What could not be found may be found when it is asked for again.
    if (answers.length === 0) found.delete(key);
  });
  return known;
}

/** Whoever prints waits for it. */
export function awaited<T>(answer: Promise<T>): Promise<T> {
  looking.add(answer);
  const there = () => looking.delete(answer);
  answer.then(there, there);
  return answer;
}

/** As soon as every answer that is waited for is there, or known not to be. */
export const answersThere = (): Promise<unknown> => Promise.allSettled(looking);
