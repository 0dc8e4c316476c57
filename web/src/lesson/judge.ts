/** Checks what was sent by playing it again: the module answers whether each step is a move. */
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import type { AnalysisRecord } from "#module/nimber.js";
import type { Sent } from "../links/classList";
import { keyOfTask, saidIn, taskOf } from "../links/tasks";
import type { BookParts } from "./bookParts";
import { judgeTask } from "./judgeTask";
import type { Verdict } from "./verdict";

/** The first move keeps the win; "none" where there is none to keep, null where it isn't known. */
export type FirstMove = "right" | "wrong" | "none" | null;

export interface Checked extends Sent {
  /** of an answer in words, and "words" of what is of another list; null of a board */
  verdict: Verdict["kind"] | null;
  /** the same with what is known of it */
  judged: Verdict | null;
  /** which task of the list, from 0; null where it is none of them, or can't be played again */
  board: number | null;
  /** every step is a move */
  legal: boolean;
  steps: number;
  first: FirstMove;
  /** who made the last move of a game that is over, or won it */
  won: 1 | 2 | null;
}

async function outcomeOf(position: string): Promise<AnalysisRecord["outcome"] | null> {
  const answer = await engine.analyzeBeside(position);
  return typeof answer === "object" && !isError(answer) ? answer.outcome : null;
}

/** About what was played on a board, from its first position on. */
export async function firstMoveOf(texts: readonly string[]): Promise<FirstMove> {
  const [root, second] = texts;
  if (root === undefined || second === undefined) return null;
  const [start, after] = await Promise.all([outcomeOf(root), outcomeOf(second)]);
  if (start === null || after === null) return null;
  return start !== "N" ? "none" : after === "P" ? "right" : "wrong";
}

/** `links`: of the list; `positions`: where its boards begin, "" of other tasks. */
export async function check(
  sent: Sent,
  links: readonly string[],
  positions: readonly string[],
  book: BookParts,
): Promise<Checked> {
  const bad: Checked = {
    ...sent,
    board: null,
    legal: false,
    steps: 0,
    first: null,
    won: null,
    verdict: null,
    judged: null,
  };
  const said = saidIn(sent.link);
  if (said !== null) {
    const key = keyOfTask(sent.link);
    const at = links.findIndex((one) => keyOfTask(one) === key);
    // What belongs to another list is not run.
    if (at < 0) return { ...bad, legal: true, verdict: "words" };
    const judged = await judgeTask(taskOf(links[at]!), said, book);
    const { kind } = judged;
    return { ...bad, board: at, legal: kind !== "broken", verdict: kind, judged };
  }
  const link = await engine.openLink(sent.link);
  if (isError(link) || link.kind !== "position" || link.dropped !== "") return bad;
  const texts = link.record;
  const root = texts[0]!;
  const at = positions.indexOf(root);
  // Nor is what was played on a board of another list.
  if (at < 0) return { ...bad, legal: true, verdict: "words" };
  const steps = texts.length - 1;
  const last = texts[steps]!;
  const [first, end] = await Promise.all([firstMoveOf(texts), engine.read(last)]);
  const over = !isError(end) && end.kind === "position" && end.over;
  const final = over ? await outcomeOf(last) : null;
  const mover = steps % 2 === 0 ? 1 : 2;
  return {
    ...sent,
    verdict: null,
    judged: null,
    board: at,
    legal: true,
    steps,
    first,
    won: final === null ? null : final === "N" ? mover : mover === 1 ? 2 : 1,
  };
}
