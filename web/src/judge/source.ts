/**
 * Where cases to check a program with come from: a judge's problem, or a problem of one's own. The
 * same seed gives the same cases, so that what was printed for them can be checked anew.
 */
import { engine } from "../engine/index";
import { checkedDifference, checkedPosition } from "../engine/asking";
import { isError, type TextError } from "../engine/client";
import type { Difference } from "../engine/questions";
import type { OwnProblem } from "../links/ownProblem";
import type { Progress } from "#module/nimber.js";

export interface MadeCases {
  input: string;
  output: string;
  cases: number;
}

export interface Source {
  make: (
    seed: number,
    most: number,
    onProgress: (progress: Progress) => void,
  ) => Promise<MadeCases | { error: TextError } | "stopped">;
  stop: () => void;
  /** These two are about the cases made last. */
  compare: (theirs: string) => Promise<Difference | null>;
  position: (index: number) => Promise<string>;
}

const none: Difference = { line: 1, column: 1, case: -1 };

export const ofJudge = (name: string): Source => ({
  async make(seed, most, onProgress) {
    const { draw } = await import("./draws");
    const made = await draw(name, seed, most);
    if (made === null) return { error: { code: "unknown-problem", column: 0, args: [name] } };
    const answer = await engine.judge(name, made.text, onProgress);
    if (answer === "stopped" || !("output" in answer)) return answer;
    return { input: made.text, output: answer.output, cases: answer.inputLines.length };
  },
  stop: () => engine.stop("judge"),
  async compare(theirs) {
    const answer = await engine.judgedDifference(theirs);
    return answer !== null && "error" in answer ? none : answer;
  },
  async position(index) {
    const answer = await engine.judgedPosition(index);
    return typeof answer === "string" ? answer : "";
  },
});

export const ofOwn = (one: OwnProblem): Source => ({
  async make(seed, most, onProgress) {
    // The rule is read once more: a link may hold any text.
    const read = await engine.read(one.rule);
    if (isError(read)) return read;
    const rule = read.kind === "rule" ? read.rule : (read.terms[0]?.rule ?? "");
    const { io, heaps, first, second } = one;
    return engine.long(
      "check",
      onProgress,
      "checkCases",
      rule,
      io,
      heaps,
      first,
      second,
      seed,
      most,
    );
  },
  stop: () => engine.stop("check"),
  async compare(theirs) {
    const answer = await checkedDifference(theirs);
    return answer !== null && "error" in answer ? none : answer;
  },
  async position(index) {
    const answer = await checkedPosition(index);
    return typeof answer === "string" ? answer : "";
  },
});
