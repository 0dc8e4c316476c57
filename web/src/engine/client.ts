/**
 * The page's end of the worker: one request, one reply. Long work has a lane; a newer request on
 * the same lane, or stop(), ends the one before. A worker that doesn't answer a stop is ended and a
 * new one started; what else was waiting for it is asked again.
 */
import { proxy, wrap, type Endpoint, type Remote } from "comlink";
import { notLoaded } from "./notLoaded";
import type {
  AnalysisRecord,
  GameInfo,
  JudgeRecord,
  LinkRecord,
  MoveRecord,
  NimberError,
  ProblemInfo,
  Progress,
  ReadRecord,
} from "#module/nimber.js";
import type {
  Difference,
  EngineApi,
  ReplyRecord,
  SequenceRecord,
  Stopped,
  Worksheet,
} from "./worker";

export type { Difference, ReplyRecord, SequenceRecord, Stopped, Worksheet };

/** Kinds of long work; one of each may run. */
export type Lane =
  | "analysis"
  | "reply"
  | "review"
  | "preview"
  | "sequence"
  | "judge"
  | "explain"
  | "brute-force"
  | "values"
  | "period"
  | "verify"
  | "conjecture"
  | "compare"
  | "list"
  | "grid"
  | "solve"
  | "lost"
  // Of one question alone, so that it can be stopped and ends no other.
  | `own-${number}`;

/** Why nothing can be computed at all. */
export type Trouble = "no-webassembly" | "engine-not-loaded";

/** A worker, of the browser or of node. */
export type Thread = Endpoint & { terminate(): unknown };

/** Where the trouble is kept: a signal in the page. */
export interface Cell<T> {
  value: T;
  peek(): T;
}

export const firstTrouble = (): Trouble | null =>
  typeof WebAssembly === "undefined" ? "no-webassembly" : null;

/** How long a stopped worker may take to say so. */
const patience = 400;

/**
 * A browser that is short of memory ends a worker without a word. While an answer is waited for,
 * the worker is asked every so often whether it is there; after so long a silence a new one is
 * asked instead, for each question so many times at most.
 */
const lookEvery = 2000;
const silence = 8000;
const mostDeaths = 2;

/** Options examined for a position that is looked at beside the one on the board. */
const besideLimit = 20_000_000;

interface Request {
  id: number;
  lane: Lane | null;
  onProgress: ((progress: Progress) => void) | null;
  ask: (remote: Remote<EngineApi>, id: number) => Promise<unknown>;
  resolve: (answer: unknown) => void;
  /** Asked for before it is needed: that it can't be answered is no trouble yet. */
  early: boolean;
  /** How many workers died while they had it. */
  deaths: number;
}

export const failure = (code: string, ...args: string[]): NimberError => ({
  error: { code, column: 0, args },
});

export function isError(answer: object): answer is NimberError {
  return "error" in answer;
}

export class Engine {
  /** Once there is trouble, every question is answered with it until retry(). */
  readonly trouble: Cell<Trouble | null>;
  #start: () => Thread;
  #worker: Thread | null = null;
  #remote: Remote<EngineApi> | null = null;
  #generation = 0;
  #nextId = 1;
  #pending = new Map<number, Request>();
  #opened: Promise<GameInfo[]> | null = null;
  /** The worker that is there has its first module. */
  #loaded = false;
  #looking: ReturnType<typeof setInterval> | null = null;
  #looked = 0;
  #heard = 0;

  constructor(start: () => Thread, trouble: Cell<Trouble | null>) {
    this.#start = start;
    this.trouble = trouble;
  }

  /** Starts the worker and says which games it knows from the start. */
  open(): Promise<GameInfo[]> {
    const trouble = this.trouble.peek();
    if (trouble) return Promise.reject(new Error(trouble));
    this.#connect();
    return this.#opened!;
  }

  /** After the module could not be loaded: the next question starts a new worker. */
  retry(): void {
    if (this.trouble.peek() === "engine-not-loaded") this.trouble.value = null;
  }

  /**
   * All games. early: nobody waits for them, only the full module is to come before it is needed.
   */
  games(early: boolean) {
    return this.#request<GameInfo[] | NimberError>(null, null, (remote) => remote.games(), early);
  }
  read(text: string) {
    return this.#short<ReadRecord>((remote) => remote.read(text));
  }
  openLink(text: string) {
    return this.#short<LinkRecord>((remote) => remote.openLink(text));
  }
  writeLink(record: string[], options: string[]) {
    return this.#short<{ link: string } | NimberError>((remote) =>
      remote.writeLink(record, options),
    );
  }
  moves(position: string, term: number, part: number, skip: number, most: number) {
    return this.#short<{ moves: MoveRecord[]; more: boolean } | NimberError>((remote) =>
      remote.moves(position, term, part, skip, most),
    );
  }
  moveBy(position: string, term: number, part: number, amount: bigint, smaller: bigint) {
    return this.#short<{ move: MoveRecord | null } | NimberError>((remote) =>
      remote.moveBy(position, term, part, amount, smaller),
    );
  }
  moveTo(from: string, to: string) {
    return this.#short<{ move: MoveRecord | null } | NimberError>((remote) =>
      remote.moveTo(from, to),
    );
  }

  analyze(position: string, limit: number, onProgress: (progress: Progress) => void) {
    return this.#long<AnalysisRecord | NimberError>("analysis", onProgress, (remote, id) =>
      remote.analyze(id, position, limit),
    );
  }
  /** A position of the record, for its marks. */
  review(position: string) {
    return this.#long<AnalysisRecord | NimberError>(
      "review",
      () => undefined,
      (remote, id) => remote.analyze(id, position, besideLimit),
    );
  }
  /**
   * The position that a move under the pointer would lead to; the next one pointed at takes its
   * place.
   */
  foresee(position: string) {
    return this.#long<AnalysisRecord | NimberError>(
      "preview",
      () => undefined,
      (remote, id) => remote.analyze(id, position, besideLimit),
    );
  }
  reply(
    position: string,
    blunder: boolean,
    seed: number,
    limit: number,
    onProgress: (progress: Progress) => void,
  ) {
    return this.#long<ReplyRecord | NimberError>("reply", onProgress, (remote, id) =>
      remote.reply(id, position, blunder, seed, limit),
    );
  }
  sequence(rule: string, count: number, onProgress: (progress: Progress) => void) {
    return this.#long<SequenceRecord | NimberError>("sequence", onProgress, (remote, id) =>
      remote.sequence(id, rule, count),
    );
  }

  /** Like analyze and reply, but beside everything else: for small positions, several at a time. */
  analyzeBeside(position: string) {
    return this.#request<AnalysisRecord | NimberError>(null, null, (remote, id) =>
      remote.analyze(id, position, besideLimit),
    );
  }
  replyBeside(position: string, seed: number) {
    return this.#request<ReplyRecord | NimberError>(null, null, (remote, id) =>
      remote.reply(id, position, false, seed, besideLimit),
    );
  }
  program(rule: string) {
    return this.#short<{ rule: string; text: string } | NimberError>((remote) =>
      remote.program(rule),
    );
  }
  worksheet(rule: string, seed: number, count: number, size: number) {
    return this.#short<Worksheet | NimberError>((remote) =>
      remote.worksheet(rule, seed, count, size),
    );
  }
  sequenceBeside(rule: string, count: number) {
    return this.#request<SequenceRecord | NimberError>(null, null, (remote, id) =>
      remote.sequence(id, rule, count),
    );
  }

  randomPosition(like: string, size: number, seed: number) {
    return this.#short<{ position: string } | NimberError>((remote) =>
      remote.randomPosition(like, size, seed),
    );
  }
  wythoffGrid(rows: number, columns: number) {
    return this.#short<Uint16Array>((remote) => remote.wythoffGrid(rows, columns));
  }
  problems() {
    return this.#short<ProblemInfo[]>((remote) => remote.problems());
  }
  judge(problem: string, input: string, onProgress: (progress: Progress) => void) {
    return this.#long<JudgeRecord | NimberError>("judge", onProgress, (remote, id) =>
      remote.judge(id, problem, input),
    );
  }
  /** About the input judged last. */
  judgedPosition(index: number) {
    return this.#short<string>((remote) => remote.judgedPosition(index));
  }
  judgedDifference(theirs: string) {
    return this.#short<Difference | null>((remote) => remote.judgedDifference(theirs));
  }

  /** Questions of Why and Explore (exploring.ts); `lane` null: beside everything else. */
  explore<T extends object>(
    lane: Lane | null,
    onProgress: (progress: Progress) => void,
    ask: (remote: Remote<EngineApi>, id: number) => Promise<T | NimberError | Stopped>,
  ): Promise<T | NimberError | Stopped> {
    return lane === null
      ? this.#request<T | NimberError | Stopped>(null, onProgress, ask)
      : this.#long<T | NimberError>(lane, onProgress, ask);
  }

  /** Ends the lane's work; its request answers "stopped" now. */
  stop(lane: Lane): void {
    for (const request of [...this.#pending.values()]) {
      if (request.lane !== lane) continue;
      this.#pending.delete(request.id);
      request.resolve("stopped");
      const remote = this.#remote;
      const generation = this.#generation;
      if (!remote) continue;
      const answered = remote.stop(request.id);
      const timer = setTimeout(() => {
        if (generation === this.#generation) this.#restart();
      }, patience);
      void answered.then(() => clearTimeout(timer));
    }
  }

  /** Ends the worker for good. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#remote = null;
    this.#opened = null;
    this.#loaded = false;
    this.#rest();
  }

  #connect(): Remote<EngineApi> {
    if (this.#remote) return this.#remote;
    this.#generation += 1;
    const generation = this.#generation;
    const worker = this.#start();
    worker.addEventListener("error", () => {
      if (generation !== this.#generation) return;
      if (this.#loaded) this.#revive();
      else this.#fail();
    });
    const remote = wrap<EngineApi>(worker);
    this.#worker = worker;
    this.#remote = remote;
    const listener = proxy((id: number, progress: Progress) =>
      this.#pending.get(id)?.onProgress?.(progress),
    );
    this.#loaded = false;
    this.#opened = remote.open(listener);
    this.#opened.then(
      () => {
        if (generation !== this.#generation) return;
        this.#loaded = true;
        this.#heard = performance.now();
      },
      () => {
        if (generation === this.#generation) this.#fail();
      },
    );
    return remote;
  }

  #restart(): void {
    this.close();
    this.#connect();
    for (const request of [...this.#pending.values()]) this.#send(request);
  }

  /**
   * There is no worker to be had: everything that waited for it is answered so, and the next
   * question starts a new one.
   */
  #fail(): void {
    this.close();
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    this.trouble.value = "engine-not-loaded";
    for (const request of waiting) request.resolve(failure("engine-not-loaded"));
  }

  /**
   * The worker is gone, nobody knows why: a new one is asked, unless the question seems to be what
   * ends it.
   */
  #revive(): void {
    for (const request of [...this.#pending.values()])
      if (++request.deaths > mostDeaths) this.#break(request);
    this.#restart();
  }

  /** This question broke the worker. */
  #break(request: Request): void {
    if (this.#pending.delete(request.id)) request.resolve(failure("engine-failed"));
  }

  #rest(): void {
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#looking = null;
  }

  #look(): void {
    if (this.#pending.size === 0) return this.#rest();
    const now = performance.now();
    // After the page itself slept, the worker gets its time anew.
    if (!this.#loaded || now - this.#looked > 3 * lookEvery) this.#heard = now;
    this.#looked = now;
    if (now - this.#heard > silence) {
      this.#heard = now;
      this.#revive();
      return;
    }
    const generation = this.#generation;
    void this.#remote?.stop(0).then(() => {
      if (generation === this.#generation) this.#heard = performance.now();
    });
  }

  #send(request: Request): void {
    const remote = this.#connect();
    const generation = this.#generation;
    if (this.#looking === null) {
      this.#looked = this.#heard = performance.now();
      this.#looking = setInterval(() => this.#look(), lookEvery);
    }
    request.ask(remote, request.id).then(
      (answer) => {
        if (generation !== this.#generation || this.#pending.get(request.id) !== request) return;
        this.#pending.delete(request.id);
        request.resolve(answer);
      },
      (error: unknown) => {
        if (generation !== this.#generation) return;
        if (error instanceof Error && error.message === notLoaded) this.#missing(request);
        else {
          // A trap inside the module, out of memory for instance, leaves its memory in an unknown
          // state.
          this.#break(request);
          this.#restart();
        }
      },
    );
  }

  /** A module didn't come: the worker is whole, but this can't be answered. */
  #missing(request: Request): void {
    if (!this.#pending.delete(request.id)) return;
    if (!request.early) this.trouble.value = "engine-not-loaded";
    request.resolve(failure("engine-not-loaded"));
  }

  #short<T>(ask: (remote: Remote<EngineApi>) => Promise<unknown>): Promise<T | NimberError> {
    return this.#request<T>(null, null, ask);
  }

  #long<T>(
    lane: Lane,
    onProgress: (progress: Progress) => void,
    ask: (remote: Remote<EngineApi>, id: number) => Promise<unknown>,
  ): Promise<T | Stopped> {
    this.stop(lane);
    return this.#request<T>(lane, onProgress, ask);
  }

  #request<T>(
    lane: Lane | null,
    onProgress: Request["onProgress"],
    ask: Request["ask"],
    early = false,
  ): Promise<T> {
    const trouble = this.trouble.peek();
    if (trouble) return Promise.resolve(failure(trouble) as T);
    return new Promise<T>((resolve) => {
      const request: Request = {
        id: this.#nextId++,
        lane,
        onProgress,
        ask,
        resolve: resolve as (answer: unknown) => void,
        early,
        deaths: 0,
      };
      this.#pending.set(request.id, request);
      this.#send(request);
    });
  }
}
