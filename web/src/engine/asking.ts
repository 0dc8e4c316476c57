/**
 * What Why and Explore ask the engine. A question on a lane ends the one before it on that lane; a
 * question on no lane ends none.
 */
import { engine } from "./index";
import type { Lane } from "./client";
import type { Arguments, LongQuestion, Reply, Stopped } from "./questions";
import type { Progress } from "#module/nimber.js";

type OnProgress = (progress: Progress) => void;

/** The question as the list has it, with one more argument for its progress. */
const onLane =
  <Q extends LongQuestion>(lane: Lane, question: Q) =>
  (...all: [...Arguments<Q>, OnProgress]): Promise<Reply<Q> | Stopped> =>
    engine.long(
      lane,
      all[all.length - 1] as OnProgress,
      question,
      ...(all.slice(0, -1) as Arguments<Q>),
    );

export const explainBeside = (position: string) => engine.beside("explain", position, 0);
export const explain = (position: string, onProgress: OnProgress) =>
  engine.long("explain", onProgress, "explain", position, 0);
/** One position of many: none of them may take long. */
export const analyzeAnswer = (position: string, limit: number, onProgress: OnProgress) =>
  engine.long("answers", onProgress, "analyze", position, limit);
export const bruteForce = (position: string, onProgress: OnProgress) =>
  engine.long("brute-force", onProgress, "bruteForce", position, 0);

export const patterns = onLane("patterns", "patterns");
export const furtherPatterns = onLane("patterns", "furtherPatterns");

let lanes = 0;
/** A lane for one answer alone: it ends no other. */
export const ownLane = (): Lane => `own-${++lanes}`;

/** A small one, for a board. */
export const gridBeside = (rule: string, rows: number, columns: number) =>
  engine.beside("grid", rule, rows, columns);

export const optionsGraph = (position: string, most: number) =>
  engine.beside("optionsGraph", position, most);
export const heapPosition = (rule: string, heap: number) =>
  engine.beside("heapPosition", rule, heap);
export const joinMoves = (position: string, positions: string[]) =>
  engine.beside("joinMoves", position, positions);
export const calculate = (expression: string) => engine.beside("calculate", expression);
export const nimTable = (size: number) => engine.beside("nimTable", size);
export const guessOf = (values: string, guess: string, definitions: string[]) =>
  engine.beside("guessOf", values, guess, definitions);
export const checkedPosition = (index: number) => engine.beside("checkedPosition", index);
export const checkedDifference = (theirs: string) => engine.beside("checkedDifference", theirs);
export const readSheet = (text: string) => engine.beside("readSheet", text);
export const questionsFor = (rule: string) => engine.beside("questionsFor", rule);
export const version = () => engine.beside("version");
