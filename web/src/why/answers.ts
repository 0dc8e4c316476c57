/** What can be played in a position that is lost, and for each move the answer that wins. */
import { engine } from "../engine/index";
import { analyzeAnswer } from "../engine/asking";
import { isError } from "../engine/client";
import { createJob } from "../engine/job";
import { keep, viewOf } from "../state/knowledge";
import { copiesFrom } from "../state/mirror";
import { winningMove } from "../state/hints";
import type { MoveRecord, NimberError, PositionView, Progress } from "#module/nimber.js";

export interface Answer {
  move: MoveRecord;
  /** the position that the move leads to */
  after: PositionView;
  /** null where the game is over, or where none was found in time */
  answer: MoveRecord | null;
}

export interface Answers {
  /** the position in which the moves are made */
  from: PositionView;
  told: readonly Answer[];
  /** so many moves are not told; null: nobody counted them */
  others: number | null;
}

/** So many moves are told, and so many counted. */
export const mostTold = 12;
const mostCounted = 512;
/** Options examined for each of them. */
const answerLimit = 2_000_000;

const kept = new Map<string, Answers>();
export const answers = createJob<Answers>();
export const stopAnswers = () => engine.stop("answers");

async function find(
  text: string,
  onProgress: (progress: Progress) => void,
): Promise<Answers | NimberError | "stopped"> {
  const before = kept.get(text);
  if (before) return before;
  const from = await viewOf(text);
  if ("code" in from) return { error: from };
  const list = await engine.moves(text, 0, 0, 0, mostCounted);
  if (isError(list)) return list;
  const copy = await copiesFrom(from);
  const told: Answer[] = [];
  for (const move of list.moves.slice(0, mostTold)) {
    const after = await viewOf(move.position);
    if ("code" in after) return { error: after };
    // Who wins by copying is told the copies, and not some other moves that win.
    let answer = (await copy?.(move.position)) ?? null;
    if (answer === null) {
      const known = await analyzeAnswer(move.position, answerLimit, onProgress);
      if (known === "stopped") return known;
      answer = isError(known) ? null : winningMove(known);
    }
    told.push({ move, after, answer });
  }
  const found = { from, told, others: list.more ? null : list.moves.length - told.length };
  keep(kept, text, found, 60);
  return found;
}

export const findAnswers = (text: string) =>
  void answers.run((onProgress) => find(text, onProgress));
