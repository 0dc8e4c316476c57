/**
 * The module's thread. Short questions are answered at once; long work runs in slices of a few milliseconds and goes
 * back to the message queue between them, so that a stop or a newer question gets through.
 */
import createNimber from "#module/nimber.js";
import wasmAddress from "#module/nimber.wasm?url";
import { expose, transfer } from "comlink";
import { exploring } from "./exploring";
import type {
  AnalysisRecord,
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

let opening: Promise<NimberModule> | null = null;

/** Fetched as bytes and not streamed, so that a server's wrong type for .wasm doesn't matter. */
function open(): Promise<NimberModule> {
  opening ??= fetch(wasmAddress)
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status} for the module`);
      return response.arrayBuffer();
    })
    .then((wasmBinary) => createNimber({ wasmBinary }));
  return opening;
}

/** Where the output of another program first differs. */
export type Difference = { line: number; column: number; case: number };

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

async function run<T>(id: number, begin: (module: NimberModule) => Work<T>): Promise<T | Stopped> {
  running.add(id);
  const module = await open();
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
      if (now - reported > 50) {
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

const api = {
  ...exploring(run, open),
  async open(
    listener: (id: number, progress: Progress) => void,
  ): Promise<{ version: string; games: GameInfo[] }> {
    report = listener;
    const module = await open();
    return { version: module.version(), games: module.games() };
  },
  async read(text: string): Promise<ReadRecord> {
    return (await open()).read(text);
  },
  async openLink(text: string): Promise<LinkRecord> {
    return (await open()).openLink(text);
  },
  async writeLink(record: string[], options: string[]): Promise<{ link: string } | NimberError> {
    return (await open()).writeLink(record, options);
  },
  async moves(
    position: string,
    term: number,
    part: number,
    skip: number,
    most: number,
  ): Promise<{ moves: MoveRecord[]; more: boolean } | NimberError> {
    return (await open()).moves(position, term, part, skip, most);
  },
  async moveBy(
    position: string,
    term: number,
    part: number,
    amount: bigint,
    smaller: bigint,
  ): Promise<{ move: MoveRecord | null } | NimberError> {
    return (await open()).moveBy(position, term, part, amount, smaller);
  },
  async moveTo(from: string, to: string): Promise<{ move: MoveRecord | null } | NimberError> {
    return (await open()).moveTo(from, to);
  },
  analyze(
    id: number,
    position: string,
    limit: number,
  ): Promise<AnalysisRecord | NimberError | Stopped> {
    return run(id, (module) => module.analyze(position, limit));
  },
  reply(
    id: number,
    position: string,
    blunder: boolean,
    seed: number,
    limit: number,
  ): Promise<ReplyRecord | NimberError | Stopped> {
    return run<ReplyRecord | NimberError>(id, (module) =>
      module.reply(position, blunder, seed, limit),
    );
  },
  sequence(
    id: number,
    rule: string,
    count: number,
  ): Promise<SequenceRecord | NimberError | Stopped> {
    return run<SequenceRecord | NimberError>(id, (module) => module.sequence(rule, count));
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
      const begun = module.judge(problem, input);
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

expose(api);
