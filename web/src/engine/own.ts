/** Questions that the worker answers in its own way: from parts of the module's answers. */
import type { OwnQuestions, ValuesRecord } from "./questions";
import type { JudgeRecord, JudgeWork, NimberError, NimberModule, Work } from "#module/nimber.js";

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

/** The module comes first, what was asked behind it. */
type Answers<Q> = {
  [N in keyof Q]: Q[N] extends (...given: infer A) => infer R
    ? (module: NimberModule, ...given: A) => R
    : never;
};

export const own: Answers<OwnQuestions> = {
  boardGames: (module) => module.games(),
  allGames: (module) => module.games(),
  version: (module) => ({ version: module.version() }),
  values,
  judge,
  judgedPosition: (_, index) => judged?.position(index) ?? "",
  judgedDifference: (_, theirs) => judged?.compare(theirs) ?? null,
};
