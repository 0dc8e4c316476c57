/**
 * The worker's answers to Why and Explore: all long work, each question a call with an id that can
 * be stopped.
 */
import { transfer } from "comlink";
import type {
  BruteForceRecord,
  ComparisonRecord,
  ConjectureRecord,
  ExplanationRecord,
  GridRecord,
  LostRecord,
  NarrowValues,
  NimberError,
  NimberModule,
  OptionsGraphRecord,
  PeriodRecord,
  SolutionRecord,
  VerdictRecord,
  Work,
} from "#module/nimber.js";
import type { Stopped } from "./worker";

type Run = <T>(id: number, begin: (module: NimberModule) => Work<T>) => Promise<T | Stopped>;
type Answer<T> = Promise<T | NimberError | Stopped>;

/** g(from) … of one heap; less than asked for only where the work was stopped. */
export interface ValuesRecord {
  from: number;
  values: NarrowValues;
}

export function exploring(run: Run, open: () => Promise<NimberModule>) {
  return {
    /** Of the module: what was kept by another one is not to be trusted. */
    async version(): Promise<{ version: string }> {
      return { version: (await open()).version() };
    },
    explain(id: number, position: string, limit: number): Answer<ExplanationRecord> {
      return run(id, (module) => module.explain(position, limit));
    },
    bruteForce(id: number, position: string, limit: number): Answer<BruteForceRecord> {
      return run(id, (module) => module.bruteForce(position, limit));
    },
    async optionsGraph(position: string, most: number): Promise<OptionsGraphRecord | NimberError> {
      return (await open()).optionsGraph(position, most);
    },
    async heapPosition(rule: string, heap: number): Promise<{ position: string } | NimberError> {
      return (await open()).heapPosition(rule, heap);
    },
    async grid(id: number, rule: string, rows: number, columns: number): Answer<GridRecord> {
      const answer = await run(id, (module) => module.grid(rule, rows, columns));
      return typeof answer === "object" && "values" in answer
        ? transfer(answer, [answer.values.buffer])
        : answer;
    },
    /** Continues where the rule's table stands: what was computed before is only copied. */
    async values(id: number, rule: string, from: number, to: number): Answer<ValuesRecord> {
      const answer = await run<ValuesRecord | NimberError>(id, (module) => {
        const work = module.sequence(rule, to);
        let done = false;
        return {
          step: (budget) => {
            const progress = work.step(budget);
            done = progress.done;
            return progress;
          },
          result: () => {
            // The whole result would be copied once more: only an error is asked for.
            if (done && work.known() >= to) return { from, values: work.values(from, to) };
            const whole = work.result();
            return "error" in whole ? whole : { from, values: work.values(from, work.known()) };
          },
          delete: () => work.delete(),
        };
      });
      return typeof answer === "object" && "values" in answer
        ? transfer(answer, [answer.values.buffer])
        : answer;
    },
    period(id: number, rule: string, values: number): Answer<PeriodRecord> {
      return run(id, (module) => module.period(rule, values));
    },
    verifyPeriod(id: number, certificate: string): Answer<VerdictRecord> {
      return run(id, (module) => module.verifyPeriod(certificate));
    },
    conjecture(
      id: number,
      rule: string,
      guess: string,
      definitions: string[],
      heaps: number,
    ): Answer<ConjectureRecord> {
      return run(id, (module) => module.conjecture(rule, guess, definitions, heaps));
    },
    compare(id: number, left: string, right: string, heaps: number): Answer<ComparisonRecord> {
      return run(id, (module) => module.compare(left, right, heaps));
    },
    compareValues(id: number, rule: string, list: string): Answer<ComparisonRecord> {
      return run(id, (module) => module.compareValues(rule, list));
    },
    async lostHeaps(id: number, rule: string, count: number): Answer<LostRecord> {
      const answer = await run(id, (module) => module.lostHeaps(rule, count));
      return typeof answer === "object" && "heaps" in answer
        ? transfer(answer, [answer.heaps.buffer])
        : answer;
    },
    solve(id: number, text: string, numbers: number): Answer<SolutionRecord> {
      return run(id, (module) => module.solve(text, numbers));
    },
  };
}
