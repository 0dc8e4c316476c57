/**
 * Who wins by an argument, where the board module's search is long or ends without an answer. The
 * lab module looks for it: early that the position is lost, later that it is won, since a search
 * that comes to its end has found the value and every winning move.
 */
import type { Question } from "./questions";
import type { NimberError, NimberModule, Progress } from "#module/nimber.js";

/** After so many options an argument is asked for: that the position is lost; that it is won. */
const dues = [250_000, 2_500_000];

/** The answer in place of the search's; undefined: the search goes on, or its own stands. */
export type Beside = (progress: Progress, result: unknown) => Promise<unknown>;

/** So far a step may go, that the answer does not hang on how long steps are. */
export const stepTo = (budget: number, examined: number) =>
  Math.min(budget, (dues.find((due) => due > examined) ?? Infinity) - examined);

/** Null of a question that no argument answers. A move that is to err is left to the search. */
export function beside(
  question: Question,
  given: readonly unknown[],
  open: () => Promise<NimberModule>,
): Beside | null {
  const reply = question === "reply";
  if (!(question === "analyze" || question === "explain" || (reply && !given[1]))) return null;
  const [position, limit] = given as [string, number];
  // Only disjunctive sums in normal play are copied.
  if (position.includes("~")) return null;
  let lab: NimberModule | null = null;
  let loading: Promise<unknown> | null = null;
  let asked = 0;
  const load = () =>
    (loading ??= open()
      .then((module) => (lab = module))
      .catch(() => null));
  const find = (won: boolean, places: number): unknown => {
    const answer = lab?.argue(position, won, places);
    if (!answer || "error" in answer) return undefined;
    if (question === "explain") return lab!.explainArgued(position, limit);
    return reply ? { move: answer.winning.listed[0], winning: true, settled: true } : answer;
  };
  return async ({ done, examined }, result) => {
    const count = Number(examined);
    if (done) {
      const { error, settled } = result as Partial<NimberError> & { settled?: boolean };
      if (error?.code !== "unsettled" && settled !== false) return undefined;
      await load();
      return (reply ? undefined : find(false, 0)) ?? find(true, 0);
    }
    if (!(count >= dues[asked]!)) return undefined;
    // The search goes on while the module comes.
    void load();
    if (!lab) return undefined;
    asked += 1;
    return find(reply || asked > 1, count);
  };
}
