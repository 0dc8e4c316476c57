/**
 * Every question that the page asks its worker: name, arguments, reply. The contract's own
 * questions (wasm/nimber.d.ts) stand here by their types; the worker and the client take theirs
 * from this list.
 */
import type {
  BoardModule,
  CheckRecord,
  GameInfo,
  JudgeRecord,
  NarrowValues,
  NimberError,
  NimberModule,
  PatternsRecord,
  Progress,
  Work,
} from "#module/nimber.js";

/** g(from) … of one heap; less than asked for only where the work was stopped. */
export interface ValuesRecord {
  from: number;
  values: NarrowValues;
}

/** Where the output of another program first differs. */
export type Difference = { line: number; column: number; case: number };

/** Laws, and whether formulas of every shape are still to be looked at (furtherPatterns). */
export type PatternsFound = PatternsRecord & { more: boolean };

/** What the worker answers in its own way (own.ts). */
export interface OwnQuestions {
  /** The module's version: what another version has kept is not to be trusted. */
  version(): { version: string };
  /** Values that the rule's table holds already are only copied. */
  values(rule: string, from: number, to: number): Work<ValuesRecord | NimberError>;
  judge(problem: string, input: string): Work<JudgeRecord | NimberError>;
  /** About the input judged last: the position of one of its cases. */
  judgedPosition(index: number): string;
  judgedDifference(theirs: string): Difference | null;
  /** What the quick families find; the search is kept. */
  patterns(rule: string, where: string, count: number): Work<PatternsFound | NimberError>;
  patternsOf(values: string): Work<PatternsFound | NimberError>;
  /** The rest of the search that was begun last. */
  furtherPatterns(): Work<PatternsFound | NimberError>;
  checkCases(
    rule: string,
    io: string,
    heaps: string,
    first: string,
    second: string,
    seed: number,
    count: number,
  ): Work<CheckRecord | NimberError>;
  /** About the cases made last. */
  checkedPosition(index: number): string;
  checkedDifference(theirs: string): Difference | null;
}

/** The list. Only the book's compiler asks the module for `provenPeriod`. */
export type Questions = OwnQuestions & Omit<NimberModule, keyof OwnQuestions | "provenPeriod">;

export type Question = keyof Questions;
export type Arguments<Q extends Question> = Parameters<Questions[Q]>;
/** What long work ends with, or what a short question returns. */
export type Reply<Q extends Question> =
  ReturnType<Questions[Q]> extends Work<infer T> ? T : ReturnType<Questions[Q]>;

/** Long work runs in slices and can be stopped; a short question is answered at once. */
type Length<Q extends Question> = ReturnType<Questions[Q]> extends Work<unknown> ? "long" : "short";
export type LongQuestion = { [Q in Question]: Length<Q> extends "long" ? Q : never }[Question];
export type ShortQuestion = Exclude<Question, LongQuestion>;

/** What the board module knows; every other question goes to the lab module. */
export const boardQuestions: {
  readonly [Q in Extract<keyof BoardModule, Question> | "values"]: Length<Q>;
} = {
  games: "short",
  read: "short",
  openLink: "short",
  writeLink: "short",
  moves: "short",
  moveBy: "short",
  moveTo: "short",
  analyze: "long",
  reply: "long",
  sequence: "long",
  values: "long",
  randomPosition: "short",
  explain: "long",
  bruteForce: "long",
  optionsGraph: "short",
  grid: "long",
  wythoffGrid: "short",
};

/** The reply of long work that was stopped. */
export const STOPPED = "stopped";
export type Stopped = typeof STOPPED;

/** How questions cross to the worker. */
export interface WorkerApi {
  /** Told of each step of long work; returns all games. */
  open(listener: (id: number, progress: Progress) => void): Promise<GameInfo[]>;
  ask(id: number, question: Question, given: readonly unknown[]): Promise<unknown>;
  /** Ends long work; a short question is answered all the same. */
  stop(id: number): void;
}
