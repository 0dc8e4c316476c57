/** Why a position is worth what it is worth, in a sentence or two. Pure. */
import { formatInteger } from "../strings/numbers";
import type { WhyStrings } from "../strings/why";
import type { ExplanationRecord, ValueStep } from "#module/nimber.js";

/** Of so many numbers all are told, of more the first ones and the last. */
const mostNumbers = 10;
const some = (numbers: readonly bigint[]) => {
  const told = numbers.map(formatInteger);
  return told.length > mostNumbers ? [...told.slice(0, mostNumbers - 2), "…", told.at(-1)!] : told;
};

/** The numbers that one move leads to, and the smallest that is missing. */
function mex({ value, options, allOptions, noneEqual }: ValueStep, w: WhyStrings): string {
  const number = formatInteger(value);
  if (!allOptions) {
    if (value === 0n) return w.walk.mexZero;
    return noneEqual ? w.walk.mex(number) : w.walk.mexOpen(number);
  }
  const reached = [...new Set(options.map((one) => one.value))].sort((a, b) => (a < b ? -1 : 1));
  return w.worth.mex(some(reached), number);
}

/** "" where values of moves tell nothing. */
export function worthWords(told: ExplanationRecord, w: WhyStrings): string {
  if (told.value === null) return told.argument ? w.worth.argued : "";
  const sum = told.steps.find((step) => step.kind === "sum");
  // Of a part that may go on for ever there is none.
  const parts = sum?.rows.flatMap(({ value }) => (value === null ? [] : [value])) ?? [];
  if (sum && parts.length > 1 && parts.length === sum.rows.length)
    return w.worth.sum(some(parts), formatInteger(told.value));
  const one = told.steps.find((step) => step.kind === "value");
  if (one?.value === told.value) return mex(one, w);
  return told.argument ? w.worth.argued : "";
}
