/**
 * The page's end of the worker: one request, one reply. Long work has a lane; a newer request on
 * the same lane, or stop(), ends the one before. A worker that doesn't answer a stop is ended and a
 * new one started; what else was waiting for it is asked again.
 */
import { proxy, wrap, type Endpoint, type Remote } from "comlink";
import { notLoaded } from "./notLoaded";
import type {
  Arguments,
  LongQuestion,
  Question,
  Reply,
  ShortQuestion,
  Stopped,
  WorkerApi,
} from "./questions";
import type { GameInfo, NimberError, Progress } from "#module/nimber.js";

/** Kinds of long work; one of each may run. */
export type Lane =
  | "analysis"
  | "reply"
  | "review"
  | "preview"
  | "strategy"
  | "sequence"
  | "judge"
  | "explain"
  | "answers"
  | "brute-force"
  | "values"
  | "period"
  | "verify"
  | "quotient"
  | "verify-quotient"
  | "conjecture"
  | "compare"
  | "list"
  | "grid"
  | "solve"
  | "lost"
  | "patterns"
  | "program"
  | "check"
  // Of one question alone, so that it can be stopped and ends no other.
  | `own-${number}`;

/** What is wrong with a text, and where. */
export type TextError = NimberError["error"];

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

/**
 * How long a worker may be silent after a stop before it is ended. One that has counted a step of
 * this work reads its messages between steps, so it is slow and not stuck: it is given `silence`.
 */
const patience = 1500;

/**
 * A browser that is short of memory ends a worker without an event. So while a question is open,
 * the worker is pinged every `lookEvery` milliseconds. After `silence` it counts as dead, and a new
 * one is asked. A question that has outlived `mostDeaths` workers fails with the next.
 */
const lookEvery = 2000;
const silence = 8000;
const mostDeaths = 2;

/** Options examined for a position that is looked at beside the one on the board. */
const besideLimit = 20_000_000;

type OnProgress = (progress: Progress) => void;
const silent: OnProgress = () => undefined;

interface Request {
  id: number;
  lane: Lane | null;
  onProgress: OnProgress | null;
  question: Question;
  given: readonly unknown[];
  resolve: (answer: unknown) => void;
  /** How many workers died while they had it. */
  deaths: number;
  /** The worker has counted a step of it. */
  counted: boolean;
}

export const failure = (code: string, ...args: string[]): NimberError => ({
  error: { code, column: 0, args },
});

export function isError(answer: object): answer is NimberError {
  return "error" in answer;
}

/** Its parts are private by type alone: names with # would be lowered for Safari 15, at a cost. */
export class Engine {
  /** Answers that are known without the worker. */
  answers: { get(question: Question, given: readonly unknown[]): unknown } | null = null;
  /** Once there is trouble, every question is answered with it until retry(). */
  readonly trouble: Cell<Trouble | null>;
  private start: () => Thread;
  private worker: Thread | null = null;
  private remote: Remote<WorkerApi> | null = null;
  private generation = 0;
  private nextId = 1;
  private pending = new Map<number, Request>();
  private opened: Promise<GameInfo[]> | null = null;
  /** The worker that is there has its module. */
  private loaded = false;
  private looking: ReturnType<typeof setInterval> | null = null;
  private looked = 0;
  private heard = 0;

  constructor(start: () => Thread, trouble: Cell<Trouble | null>) {
    this.start = start;
    this.trouble = trouble;
  }

  /** Starts the worker and returns all games. */
  open(): Promise<GameInfo[]> {
    const trouble = this.trouble.peek();
    if (trouble) return Promise.reject(new Error(trouble));
    this.connect();
    return this.opened!;
  }

  /** After the module could not be loaded: the next question starts a new worker. */
  retry(): void {
    if (this.trouble.peek() === "engine-not-loaded") this.trouble.value = null;
  }

  /**
   * Asks any question of the list. On a lane it ends the question before it there, and stop() ends
   * it. On no lane it ends no other question.
   */
  ask<Q extends Question>(
    lane: Lane | null,
    onProgress: OnProgress,
    question: Q,
    ...given: Arguments<Q>
  ): Promise<Reply<Q> | NimberError | Stopped> {
    if (lane !== null) this.stop(lane);
    return this.request(lane, onProgress, question, given);
  }

  /** Long work on a lane. */
  long<Q extends LongQuestion>(
    lane: Lane,
    onProgress: OnProgress,
    question: Q,
    ...given: Arguments<Q>
  ): Promise<Reply<Q> | Stopped> {
    this.stop(lane);
    return this.request(lane, onProgress, question, given);
  }

  /** On no lane: a short question, or long work on something small. */
  beside<Q extends Question>(question: Q, ...given: Arguments<Q>): Promise<Reply<Q> | NimberError> {
    return this.request(null, null, question, given);
  }

  readonly read = this.asker("read");
  readonly openLink = this.asker("openLink");
  readonly writeLink = this.asker("writeLink");
  readonly moves = this.asker("moves");
  readonly moveBy = this.asker("moveBy");
  readonly moveTo = this.asker("moveTo");
  readonly program = this.asker("program");
  readonly worksheet = this.asker("worksheet");
  readonly randomPosition = this.asker("randomPosition");
  readonly wythoffGrid = this.asker("wythoffGrid");
  readonly problems = this.asker("problems");
  /** These two are about the input judged last. */
  readonly judgedPosition = this.asker("judgedPosition");
  readonly judgedDifference = this.asker("judgedDifference");

  analyze(position: string, limit: number, onProgress: OnProgress) {
    return this.long("analysis", onProgress, "analyze", position, limit);
  }
  /** A position of the record, for its marks. */
  review(position: string) {
    return this.long("review", silent, "analyze", position, besideLimit);
  }
  /**
   * The position that a move under the pointer would lead to; the next one pointed at takes its
   * place.
   */
  foresee(position: string) {
    return this.long("preview", silent, "analyze", position, besideLimit);
  }
  reply(...[position, blunder, seed, limit]: Arguments<"reply">) {
    return this.long("reply", silent, "reply", position, blunder, seed, limit);
  }
  sequence(rule: string, count: number, onProgress: OnProgress) {
    return this.long("sequence", onProgress, "sequence", rule, count);
  }
  judge(problem: string, input: string, onProgress: OnProgress) {
    return this.long("judge", onProgress, "judge", problem, input);
  }

  analyzeBeside(position: string) {
    return this.beside("analyze", position, besideLimit);
  }
  replyBeside(position: string, seed: number) {
    return this.beside("reply", position, false, seed, besideLimit);
  }
  sequenceBeside(rule: string, count: number) {
    return this.beside("sequence", rule, count);
  }

  /** Ends the lane's work; its request resolves to "stopped" at once. */
  stop(lane: Lane): void {
    for (const request of [...this.pending.values()]) {
      if (request.lane !== lane) continue;
      this.pending.delete(request.id);
      request.resolve("stopped");
      const remote = this.remote;
      const generation = this.generation;
      if (!remote) continue;
      let timer: ReturnType<typeof setTimeout>;
      let since = performance.now();
      const wait = () => {
        const set = performance.now();
        timer = setTimeout(() => {
          if (generation !== this.generation) return;
          const now = performance.now();
          // A sign of life; or the page's own timers come late, so the worker is held up as well.
          if (this.heard > since || now - set > 2 * patience) since = now;
          else if (!request.counted || now - since > silence) return this.restart();
          wait();
        }, patience);
      };
      wait();
      void remote.stop(request.id).then(() => clearTimeout(timer));
    }
  }

  /** Ends the worker for good. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.remote = null;
    this.opened = null;
    this.loaded = false;
    this.rest();
  }

  private connect(): Remote<WorkerApi> {
    if (this.remote) return this.remote;
    this.generation += 1;
    const generation = this.generation;
    const worker = this.start();
    worker.addEventListener("error", () => {
      if (generation !== this.generation) return;
      if (this.loaded) this.revive();
      else this.fail();
    });
    const remote = wrap<WorkerApi>(worker);
    this.worker = worker;
    this.remote = remote;
    const listener = proxy((id: number, progress: Progress) => {
      this.heard = performance.now();
      const request = this.pending.get(id);
      if (!request) return;
      request.counted = true;
      request.onProgress?.(progress);
    });
    this.loaded = false;
    this.opened = remote.open(listener);
    this.opened.then(
      () => {
        if (generation !== this.generation) return;
        this.loaded = true;
        this.heard = performance.now();
      },
      () => {
        if (generation === this.generation) this.fail();
      },
    );
    return remote;
  }

  private restart(): void {
    this.close();
    this.connect();
    for (const request of [...this.pending.values()]) this.send(request);
  }

  /**
   * No worker could be started: every open question fails, and the next question starts a new
   * worker.
   */
  private fail(): void {
    this.close();
    const waiting = [...this.pending.values()];
    this.pending.clear();
    this.trouble.value = "engine-not-loaded";
    for (const request of waiting) request.resolve(failure("engine-not-loaded"));
  }

  /**
   * The worker is gone without a reason. A new one is asked the open questions, except those that
   * seem to end workers.
   */
  private revive(): void {
    for (const request of [...this.pending.values()])
      if (++request.deaths > mostDeaths) this.break(request);
    this.restart();
  }

  /** This question broke the worker. */
  private break(request: Request): void {
    if (this.pending.delete(request.id)) request.resolve(failure("engine-failed"));
  }

  /** Is an answer still to come? */
  get busy(): boolean {
    return this.pending.size > 0;
  }

  private rest(): void {
    if (this.looking !== null) clearInterval(this.looking);
    this.looking = null;
  }

  private look(): void {
    if (this.pending.size === 0) return this.rest();
    const now = performance.now();
    // After the page itself slept or was held up, the worker gets its time anew.
    if (!this.loaded || now - this.looked > 2 * lookEvery) this.heard = now;
    this.looked = now;
    if (now - this.heard > silence) {
      this.heard = now;
      this.revive();
      return;
    }
    const generation = this.generation;
    void this.remote?.stop(0).then(() => {
      if (generation === this.generation) this.heard = performance.now();
    });
  }

  private send(request: Request): void {
    const remote = this.connect();
    const generation = this.generation;
    if (this.looking === null) {
      this.looked = this.heard = performance.now();
      this.looking = setInterval(() => this.look(), lookEvery);
    }
    remote.ask(request.id, request.question, request.given).then(
      (answer) => {
        if (generation !== this.generation || this.pending.get(request.id) !== request) return;
        this.pending.delete(request.id);
        request.resolve(answer);
      },
      (error: unknown) => {
        if (generation !== this.generation) return;
        if (error instanceof Error && error.message === notLoaded) this.missing(request);
        else {
          // A trap inside the module, out of memory for instance, leaves its memory in an unknown
          // state.
          this.break(request);
          this.restart();
        }
      },
    );
  }

  /** A module didn't come: the worker is whole, but this can't be answered. */
  private missing(request: Request): void {
    if (!this.pending.delete(request.id)) return;
    this.trouble.value = "engine-not-loaded";
    request.resolve(failure("engine-not-loaded"));
  }

  private asker<Q extends ShortQuestion>(question: Q) {
    return (...given: Arguments<Q>) => this.beside(question, ...given);
  }

  private request<T>(
    lane: Lane | null,
    onProgress: OnProgress | null,
    question: Question,
    given: readonly unknown[],
  ): Promise<T> {
    const known = this.answers?.get(question, given);
    if (known !== undefined) return Promise.resolve(known as T);
    const trouble = this.trouble.peek();
    if (trouble) return Promise.resolve(failure(trouble) as T);
    return new Promise<T>((resolve) => {
      const request: Request = {
        id: this.nextId++,
        lane,
        onProgress,
        question,
        given,
        resolve: resolve as (answer: unknown) => void,
        deaths: 0,
        counted: false,
      };
      this.pending.set(request.id, request);
      this.send(request);
    });
  }
}
