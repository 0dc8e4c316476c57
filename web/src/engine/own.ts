/** Questions that the worker answers in its own way: from parts of the module's answers. */
import type { OwnQuestions, PatternsFound, ValuesRecord } from "./questions";
import type {
  CheckRecord,
  CheckWork,
  JudgeRecord,
  JudgeWork,
  NimberError,
  NimberModule,
  PatternsWork,
  Work,
} from "#module/nimber.js";

/** No more of a judge's input goes into the module's memory, which refuses half as much. */
const mostInput = 16_000_000;

function values(
  module: NimberModule,
  rule: string,
  from: number,
  to: number,
): Work<ValuesRecord | NimberError> {
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
}

/** The judge problem answered last, kept for questions about its cases. */
let judged: JudgeWork | null = null;

function judge(
  module: NimberModule,
  problem: string,
  input: string,
): Work<JudgeRecord | NimberError> {
  judged?.delete();
  const work = (judged = module.judge(problem, input.slice(0, mostInput)));
  return {
    step: (budget) => work.step(budget),
    result: () => work.result(),
    delete: () => undefined,
  };
}

/** The search for laws that was begun last; null once it has ended. */
let looking: PatternsWork | null = null;

/** Goes on until `enough`, or to the end. */
function look(
  work: PatternsWork | null,
  enough: (work: PatternsWork) => boolean,
): Work<PatternsFound | NimberError> {
  let done = work === null;
  let found: PatternsFound | NimberError = { error: { code: "unsettled", column: 0, args: [] } };
  return {
    step: (budget) => {
      const progress = work?.step(budget) ?? { done, fraction: 1, examined: 0n };
      done = progress.done;
      const ends = done || (work !== null && enough(work));
      if (work && ends) {
        const result = work.result();
        found = "error" in result ? result : { ...result, more: !done };
      }
      return { ...progress, done: ends };
    },
    result: () => found,
    // A search that was stopped is over.
    delete: () => {
      if (looking !== work || (!done && "more" in found)) return;
      work?.delete();
      looking = null;
    },
  };
}

function begin(work: PatternsWork): Work<PatternsFound | NimberError> {
  looking?.delete();
  looking = work;
  return look(work, (one) => one.structured());
}

/** The cases made last, kept for questions about them. */
let checked: CheckWork | null = null;

function checkCases(
  module: NimberModule,
  ...given: Parameters<NimberModule["checkCases"]>
): Work<CheckRecord | NimberError> {
  checked?.delete();
  const work = (checked = module.checkCases(...given));
  return {
    step: (budget) => work.step(budget),
    result: () => work.result(),
    delete: () => undefined,
  };
}

/** The answers take the module first, then the question's arguments. */
type Answers<Q> = {
  [N in keyof Q]: Q[N] extends (...given: infer A) => infer R
    ? (module: NimberModule, ...given: A) => R
    : never;
};

export const own: Answers<OwnQuestions> = {
  version: (module) => ({ version: module.version() }),
  values,
  judge,
  judgedPosition: (_, index) => judged?.position(index) ?? "",
  judgedDifference: (_, theirs) => judged?.compare(theirs) ?? null,
  patterns: (module, ...given) => begin(module.patterns(...given)),
  patternsOf: (module, values) => begin(module.patternsOf(values)),
  furtherPatterns: () => look(looking, () => false),
  checkCases,
  checkedPosition: (_, index) => checked?.position(index) ?? "",
  checkedDifference: (_, theirs) => checked?.compare(theirs) ?? null,
};
