/** The values of one heap, by rule: as many of them as were asked for. */
import { batch, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import { ownLane } from "../engine/asking";
import { keepValues, recallValues } from "./cache";
import { Series } from "./series";

export const firstValues = 1000;
/** More than this would not fit a phone's memory. */
export const mostValues = 50_000_000;

export type ValuesStatus = "idle" | "working" | "stopped" | "failed";

export interface Repeats {
  preperiod: number;
  period: number;
}

export class RuleValues {
  readonly series = new Series((length) => new Uint32Array(length));
  /** Grows with the series: what reads the series depends on it. */
  readonly known = signal(0);
  readonly wanted = signal(0);
  readonly status = signal<ValuesStatus>("idle");
  readonly since = signal(0);
  /** Of the stretch that is being computed. */
  readonly stretch = signal(0);
  readonly error = signal<TextError | null>(null);
  /** The period that was proven. */
  readonly repeats = signal<Repeats | null>(null);
  readonly rule: string;
  #lane = ownLane();
  #users = 0;
  #turn = 0;
  /** What is kept of the rule is being looked up: more that is wanted waits for it. */
  #recalling: Promise<void> | null = null;

  constructor(rule: string) {
    this.rule = rule;
  }

  use(): () => void {
    this.#users += 1;
    return () => {
      this.#users -= 1;
      if (this.#users === 0 && this.status.peek() === "working") this.stop();
    };
  }

  /** Asks for g(0) ... g(count - 1); what is at hand stays. */
  want(count: number): void {
    const wanted = Math.min(mostValues, Math.floor(count));
    this.wanted.value = Math.max(this.known.peek(), this.wanted.peek(), wanted);
    this.#recalling ??= recallValues(this.rule).then((before) => {
      if (!before || before.length <= this.known.peek()) return;
      this.series.append(before.subarray(this.known.peek()));
      this.known.value = this.series.length;
    });
    void this.#recalling.then(() => this.#go());
  }

  stop(): void {
    engine.stop(this.#lane);
  }

  #go(): void {
    if (this.status.peek() === "working" || this.known.peek() >= this.wanted.peek()) return;
    void this.#work();
  }

  async #work(): Promise<void> {
    const mine = ++this.#turn;
    batch(() => {
      this.status.value = "working";
      this.since.value = performance.now();
      this.error.value = null;
    });
    let step = 5000;
    while (this.known.peek() < this.wanted.peek()) {
      const from = this.known.peek();
      const to = Math.min(this.wanted.peek(), from + step);
      const begun = performance.now();
      const answer = await engine.long(
        this.#lane,
        (progress) => {
          if (mine === this.#turn) this.stretch.value = Math.max(0, progress.fraction) * to;
        },
        "values",
        this.rule,
        from,
        to,
      );
      if (mine !== this.#turn) return;
      if (answer === "stopped") {
        this.status.value = "stopped";
        return;
      }
      if (isError(answer)) {
        batch(() => {
          this.status.value = "failed";
          this.error.value = answer.error;
        });
        return;
      }
      this.series.append(answer.values);
      this.known.value = this.series.length;
      const took = performance.now() - begun;
      if (took < 150) step = Math.min(step * 4, 2_000_000);
      else if (took > 1000) step = Math.max(1000, Math.floor(step / 2));
    }
    this.status.value = "idle";
    void keepValues(this.rule, this.series.values);
  }
}

const all = new Map<string, RuleValues>();
const mostRules = 12;

export function valuesOf(rule: string): RuleValues {
  let found = all.get(rule);
  if (!found) {
    if (all.size >= mostRules) all.delete(all.keys().next().value!);
    all.set(rule, (found = new RuleValues(rule)));
  }
  return found;
}

/** A rule's values, of which so many are wanted at first; the work ends with who wants it. */
export function useValues(rule: string, count: number): RuleValues {
  const values = useMemo(() => valuesOf(rule), [rule]);
  useEffect(() => values.use(), [values]);
  useEffect(() => values.want(count), [values, count]);
  return values;
}
