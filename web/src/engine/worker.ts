/**
 * The module's thread. Short questions are answered at once; long work runs in slices of a few
 * milliseconds and goes back to the message queue between them, so that a stop or a newer question
 * gets through.
 */
import { expose, transfer } from "comlink";
import { exploring } from "./exploring";
import { loadFirst, loadFull } from "#modules";
import { thread } from "#thread";
import type {
  AnalysisRecord,
  FirstModule,
  GameInfo,
  JudgeRecord,
  JudgeWork,
  LinkRecord,
  MoveRecord,
  NimberError,
  NimberModule,
  ProblemInfo,
  Progress,
  ReadRecord,
  Work,
} from "#module/nimber.js";

export type ReplyRecord = { move: MoveRecord | null; winning: boolean };
export interface SequenceRecord {
  rule: string;
  values: Uint32Array;
}
/** Positions with one winning move each, and what it leads to. */
export interface Worksheet {
  rule: string;
  items: { position: string; after: string }[];
}
/** The answer of long work that was stopped. */
export const STOPPED = "stopped";
export type Stopped = typeof STOPPED;

const sliceMilliseconds = 8;
/** Work of a tenth of a second already shows that it moves. */
const reportMilliseconds = 25;

/**
 * Which of the two modules answers is decided here and nowhere else. The first one is small and
 * comes with the page; the full one is fetched for the first question that the first has no answer
 * to, and from then on answers everything.
 */
let first: Promise<FirstModule> | null = null;
let full: Promise<NimberModule> | null = null;
let best: NimberModule | null = null;

const openFirst = () => (first ??= loadFirst());

async function open(): Promise<NimberModule> {
  full ??= loadFull();
  try {
    return (best = await full);
  } catch (error) {
    // The next question tries again.
    full = null;
    throw error;
  }
}

const needsFull = (answer: object | string) =>
  typeof answer === "object" &&
  "error" in answer &&
  (answer as NimberError).error.code === "unknown-game";

/** A short question that the first module knows too. */
async function ask<T extends object>(question: (module: FirstModule) => T): Promise<T> {
  const answer = question(best ?? (await openFirst()));
  return !best && needsFull(answer) ? question(await open()) : answer;
}

/** Where the output of another program first differs. */
export type Difference = { line: number; column: number; case: number };

/** No more of a judge's input goes into the module's memory, which refuses half as much. */
const mostInput = 16_000_000;

/** The judge problem answered last. */
let judged: { id: number; work: JudgeWork } | null = null;

const running = new Set<number>();
let report: (id: number, progress: Progress) => void = () => undefined;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();
const breathe = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

async function runOn<M, T>(
  from: () => Promise<M>,
  id: number,
  begin: (module: M) => Work<T>,
): Promise<T | Stopped> {
  running.add(id);
  const module = await from();
  const work = begin(module);
  try {
    let budget = 500;
    let reported = performance.now();
    for (;;) {
      if (!running.has(id)) return STOPPED;
      const start = performance.now();
      const progress = work.step(budget);
      const now = performance.now();
      if (progress.done) return work.result();
      const took = now - start;
      if (took < sliceMilliseconds / 2) budget = Math.min(budget * 2, 1_000_000);
      else if (took > sliceMilliseconds * 2) budget = Math.max(100, Math.floor(budget / 2));
      if (now - reported > reportMilliseconds) {
        reported = now;
        report(id, progress);
      }
      await breathe();
    }
  } finally {
    running.delete(id);
    work.delete();
  }
}

/** Long work for the full module. */
const run = <T>(id: number, begin: (module: NimberModule) => Work<T>) => runOn(open, id, begin);

/** Long work that the first module knows too. */
async function runAny<T extends object>(
  id: number,
  begin: (module: FirstModule) => Work<T>,
): Promise<T | Stopped> {
  const answer = await runOn(async () => best ?? (await openFirst()), id, begin);
  return !best && needsFull(answer) ? run(id, begin) : answer;
}

const api = {
  ...exploring(run, open),
  async open(listener: (id: number, progress: Progress) => void): Promise<GameInfo[]> {
    report = listener;
    return (await openFirst()).games();
  },
  /** All games; fetches the full module where it is not here yet. */
  async games(): Promise<GameInfo[]> {
    return (await open()).games();
  },
  async read(text: string): Promise<ReadRecord> {
    return ask((module) => module.read(text));
  },
  async openLink(text: string): Promise<LinkRecord> {
    return ask((module) => module.openLink(text));
  },
  async writeLink(record: string[], options: string[]): Promise<{ link: string } | NimberError> {
    return ask((module) => module.writeLink(record, options));
  },
  async moves(
    position: string,
    term: number,
    part: number,
    skip: number,
    most: number,
  ): Promise<{ moves: MoveRecord[]; more: boolean } | NimberError> {
    return ask((module) => module.moves(position, term, part, skip, most));
  },
  async moveBy(
    position: string,
    term: number,
    part: number,
    amount: bigint,
    smaller: bigint,
  ): Promise<{ move: MoveRecord | null } | NimberError> {
    return ask((module) => module.moveBy(position, term, part, amount, smaller));
  },
  async moveTo(from: string, to: string): Promise<{ move: MoveRecord | null } | NimberError> {
    return ask((module) => module.moveTo(from, to));
  },
  analyze(
    id: number,
    position: string,
    limit: number,
  ): Promise<AnalysisRecord | NimberError | Stopped> {
    return runAny(id, (module) => module.analyze(position, limit));
  },
  reply(
    id: number,
    position: string,
    blunder: boolean,
    seed: number,
    limit: number,
  ): Promise<ReplyRecord | NimberError | Stopped> {
    return runAny<ReplyRecord | NimberError>(id, (module) =>
      module.reply(position, blunder, seed, limit),
    );
  },
  sequence(
    id: number,
    rule: string,
    count: number,
  ): Promise<SequenceRecord | NimberError | Stopped> {
    return runAny<SequenceRecord | NimberError>(id, (module) => module.sequence(rule, count));
  },
  async randomPosition(
    like: string,
    size: number,
    seed: number,
  ): Promise<{ position: string } | NimberError> {
    return (await open()).randomPosition(like, size, seed);
  },
  async wythoffGrid(rows: number, columns: number): Promise<Uint16Array> {
    const grid = (await open()).wythoffGrid(rows, columns);
    return transfer(grid, [grid.buffer]);
  },
  async problems(): Promise<ProblemInfo[]> {
    return (await open()).problems();
  },
  async judge(
    id: number,
    problem: string,
    input: string,
  ): Promise<JudgeRecord | NimberError | Stopped> {
    judged?.work.delete();
    judged = null;
    const module = await open();
    let work: JudgeWork | null = null;
    const answer = await run(id, () => {
      const begun = module.judge(problem, input.slice(0, mostInput));
      work = begun;
      return {
        step: (budget: number) => begun.step(budget),
        result: () => begun.result(),
        // Kept for questions about its cases.
        delete: () => undefined,
      };
    });
    if (work) judged = { id, work };
    return answer;
  },
  /** About the input judged last: the position of one of its cases. */
  judgedPosition(index: number): string {
    return judged?.work.position(index) ?? "";
  },
  judgedDifference(theirs: string): Difference | null {
    return judged?.work.compare(theirs) ?? null;
  },
  async program(rule: string): Promise<{ rule: string; text: string } | NimberError> {
    return (await open()).program(rule);
  },
  async worksheet(
    rule: string,
    seed: number,
    count: number,
    size: number,
  ): Promise<Worksheet | NimberError> {
    return (await open()).worksheet(rule, seed, count, size);
  },
  stop(id: number): void {
    running.delete(id);
  },
};

export type EngineApi = typeof api;

expose(api, thread);
// Before anybody asks; what goes wrong is said to who does.
openFirst().catch(() => undefined);
