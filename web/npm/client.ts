/**
 * The package's face: the page's own engine (../src/engine), each question a promise and each
 * failure a value.
 */
import { Engine, firstTrouble, type Lane, type Thread } from "../src/engine/client";
import type { Arguments, Question, Reply as ReplyTo } from "../src/engine/questions";
import type {
  AnalysisRecord,
  ExplanationRecord,
  GameInfo,
  MoveRecord,
  NimberError,
  PeriodRecord,
  Progress,
  ReadRecord,
} from "./nimber.js";

/** How long and how closely a question is followed. */
export interface Asking {
  /** Ends the work; its answer is then the error `stopped`. */
  signal?: AbortSignal;
  /** Called while the work goes on. */
  onProgress?: (progress: Progress) => void;
}

export interface Limited extends Asking {
  /**
   * Options examined before the answer is the error `unsettled`; 0 or nothing for the usual 50
   * million.
   */
  limit?: number;
}

/** The program's move: null where the game is over. */
export interface Reply {
  move: MoveRecord | null;
  /** it wins, whatever is answered */
  winning: boolean;
}

export interface Sequence {
  rule: string;
  /** g(0), g(1), … */
  values: Uint32Array;
}

/** What a line of a sheet is asked of, if it has no text of its own: at most one of them. */
export interface LineAsking extends Asking {
  rule?: string;
  position?: string;
  /** a list: g(0), g(1), …, or marks */
  values?: string;
}

export interface LineAnswer {
  /**
   * What the command's `--json` prints: a list where it prints several lines. Numbers above 2^53
   * are rounded here.
   */
  answer: unknown;
  /** what `nimber sheet --json` prints for the line, with every digit */
  json: string;
}

type Answer<T> = Promise<T | NimberError>;

/** The module hands out no more values at once (docs/limits.md). */
const mostValues = 50_000_000;

/** What kind of thing was given, for a sentence. */
const kindOf = (value: unknown) => (value === null ? "null" : typeof value);

/** Callers without TypeScript may give anything. */
function textOf(name: string, value: unknown): string {
  if (typeof value === "string") return value;
  throw new TypeError(`${name}: a text, not ${kindOf(value)}`);
}

/** A text that is one line of a sheet, or part of it. */
function lineOf(name: string, value: unknown): string {
  const text = textOf(name, value);
  if (!/[\r\n]/.test(text)) return text;
  throw new RangeError(`${name}: one line, not several`);
}

/** Numbers that are counted with: whole, and such that JavaScript has them exactly. */
function whole(name: string, value: unknown, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== "number") throw new TypeError(`${name}: a number, not ${kindOf(value)}`);
  if (Number.isSafeInteger(value) && value >= 0 && value <= most) return value;
  throw new RangeError(`${name}: a whole number from 0 to ${most}, not ${value}`);
}

/**
 * The computing module in a thread of its own. Questions may be asked at the same time; close()
 * ends the thread.
 */
export class Nimber {
  readonly #engine: Engine;
  #asked = 0;
  readonly #open = new Set<Lane>();
  #closed = false;

  /** @internal open() knows how to start the thread. */
  constructor(start: () => Thread) {
    let trouble = firstTrouble();
    this.#engine = new Engine(start, {
      get value() {
        return trouble;
      },
      set value(next) {
        trouble = next;
      },
      peek: () => trouble,
    });
  }

  /** What can be played, and how it is written. */
  games(): Answer<GameInfo[]> {
    return this.#ask({}, "games");
  }

  /** What a text means: a position, a rule alone, or an error with its place. */
  async read(text: string): Answer<ReadRecord> {
    return this.#ask({}, "read", textOf("text", text));
  }

  /** Who wins, what it is worth, every winning move. */
  async analyze(position: string, options: Limited = {}): Answer<AnalysisRecord> {
    const limit = whole("limit", options.limit ?? 0);
    return this.#ask(options, "analyze", textOf("position", position), limit);
  }

  /** Why, to the bottom: theorems by code, with their numbers. */
  async explain(position: string, options: Limited = {}): Answer<ExplanationRecord> {
    const limit = whole("limit", options.limit ?? 0);
    return this.#ask(options, "explain", textOf("position", position), limit);
  }

  /** Legal moves in the order of the notation, at most `most` (256) from number `skip` (0) on. */
  async moves(
    position: string,
    { skip = 0, most = 256 }: { skip?: number; most?: number } = {},
  ): Answer<{ moves: MoveRecord[]; more: boolean }> {
    const [from, count] = [whole("skip", skip), whole("most", most)];
    return this.#ask({}, "moves", textOf("position", position), 0, 0, from, count);
  }

  /**
   * The program's move: a winning one where there is one; with `blunder` one that gives the win
   * away. `seed` breaks ties.
   */
  async reply(
    position: string,
    options: Limited & { blunder?: boolean; seed?: number } = {},
  ): Answer<Reply> {
    const [limit, seed] = [whole("limit", options.limit ?? 0), whole("seed", options.seed ?? 0)];
    const from = textOf("position", position);
    return this.#ask(options, "reply", from, options.blunder ?? false, seed, limit);
  }

  /** g(0) … g(count - 1) of one heap under a rule, at most 50 million. */
  async sequence(rule: string, count: number, options: Asking = {}): Answer<Sequence> {
    const values = whole("count", count, mostValues);
    return this.#ask(options, "sequence", textOf("rule", rule), values);
  }

  /**
   * The smallest preperiod and period of a rule, proven; `most` values (10 million) are computed at
   * most.
   */
  async period(rule: string, options: Asking & { most?: number } = {}): Answer<PeriodRecord> {
    const most = whole("most", options.most ?? 0);
    return this.#ask(options, "period", textOf("rule", rule), most);
  }

  /**
   * Any question that a line of a sheet may ask (docs/sheets.md): `which`,
   * `count --heaps 3 --from 1 --to 100`, `family 'take/1,$a' 'a=2..9'`.
   */
  async answer(line: string, options: LineAsking = {}): Answer<LineAnswer> {
    const { rule, position, values } = options;
    const subjects = Object.entries({ rule, position, values })
      .filter(([, text]) => text !== undefined)
      // A list may be broken into lines.
      .map(([name, text]) =>
        name === "values"
          ? `values ${textOf(name, text).replace(/\s+/g, " ")}`
          : `${name} ${lineOf(name, text)}`,
      );
    if (subjects.length > 1) throw new RangeError("rule, position, values: at most one of them");
    const sheet = [...subjects, lineOf("line", line)].join("\n");
    const told = await this.#ask(options, "answerLine", sheet, subjects.length);
    if (!("json" in told)) return told;
    if (told.error) return { error: told.error };
    // A note, or nothing, asks nothing.
    if (told.json === "") return { answer: null, json: "" };
    return { answer: (JSON.parse(told.json) as LineAnswer).answer, json: told.json };
  }

  /** The version of the core. */
  version(): Answer<{ version: string }> {
    return this.#ask({}, "version");
  }

  /** Ends the thread. What is still asked is answered with the error `stopped`. */
  close(): void {
    this.#closed = true;
    this.#engine.close();
    for (const lane of this.#open) this.#engine.stop(lane);
  }

  async #ask<Q extends Question>(
    { signal, onProgress }: Asking,
    question: Q,
    ...given: Arguments<Q>
  ): Promise<ReplyTo<Q> | NimberError> {
    if (this.#closed || signal?.aborted) return stopped();
    // A module that could not be loaded is tried again by the next question.
    this.#engine.retry();
    const lane: Lane = `own-${++this.#asked}`;
    this.#open.add(lane);
    const stop = () => this.#engine.stop(lane);
    signal?.addEventListener("abort", stop);
    try {
      const reply = await this.#engine.ask(
        lane,
        onProgress ?? (() => undefined),
        question,
        ...given,
      );
      return reply === "stopped" ? stopped() : reply;
    } finally {
      this.#open.delete(lane);
      signal?.removeEventListener("abort", stop);
    }
  }
}

const stopped = (): NimberError => ({ error: { code: "stopped", column: 0, args: [] } });

/** Is it an error? Its code is one of those in docs/notation.md, or one of this package's own. */
export const isError = (answer: object): answer is NimberError => "error" in answer;
