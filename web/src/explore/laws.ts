/** What the pictures of laws are made of. Pure. */
import type { LawRecord } from "#module/nimber.js";

/** Neighbours of one value: from … to. */
export interface Run {
  value: number;
  from: number;
  to: number;
}

/** The stretches of one value, at most `most` of them; the last one may go on behind the list. */
export function runsOf(values: ArrayLike<number>, first: number, most: number): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < values.length; at++) {
    const last = runs[runs.length - 1];
    if (last !== undefined && last.value === values[at]) last.to = first + at;
    else if (runs.length === most) break;
    else runs.push({ value: values[at]!, from: first + at, to: first + at });
  }
  return runs;
}

/** A long stretch beside short ones: bars by the logarithm of their lengths. */
export const barShare = (run: Run, longest: number) =>
  Math.log2(run.to - run.from + 2) / Math.log2(longest + 1);

/** Where the values begin to repeat, and how long: of the best law that says so. */
export function periodOf(laws: readonly LawRecord[]): { preperiod: number; period: number } | null {
  const law = laws.find((one) => one.kind === "periodic" && !one.lost && one.stride > 0);
  return law ? { preperiod: law.from, period: law.stride } : null;
}

/** Is this the law whose proof the question for the period shows? */
export const isPeriod = (law: LawRecord): boolean =>
  law.kind === "periodic" && !law.lost && law.theorem !== "";

/** Longer formulas are left to the card of all laws. */
const mostFormula = 80;
export const shortFormula = ({ formula }: Pick<LawRecord, "formula">): string | null =>
  formula !== null && formula.length <= mostFormula ? formula : null;

/** Laws that give the value of each heap. */
const ofValues: readonly LawRecord["kind"][] = [
  "periodic",
  "quasilinear",
  "recursive",
  "expression",
  "known",
];

/** Does the law of values say which heaps are lost, as those of value 0? */
const givesValues = (law: LawRecord): boolean =>
  !law.lost &&
  !law.ones &&
  law.except.length === 0 &&
  ofValues.includes(law.kind) &&
  (law.kind === "periodic" || shortFormula(law) !== null);

/**
 * The law that says which heaps are lost: one of the lost heaps, else one of values. What is
 * proven comes first. Returns null where no law says it.
 */
export function lawOfLost(laws: readonly LawRecord[]): LawRecord | null {
  const ofLost = laws.filter((law) => law.lost && (law.proven || law.kind !== "tail"));
  const all = [...ofLost, ...laws.filter(givesValues)];
  return all.find((law) => law.proven) ?? all[0] ?? null;
}

/** The digits that lead from one state to another, together: "0,2". */
export interface Arrow {
  from: number;
  to: number;
  digits: string;
}

/** The digit of n, or of a pair the digits of a and b, as an arrow shows them. */
export const digitLabel = (digit: number, base: number, pairs: boolean) =>
  pairs ? `${Math.floor(digit / base)}${digit % base}` : String(digit);

export function arrowsOf(
  next: readonly (readonly number[])[],
  label: (digit: number) => string = String,
): Arrow[] {
  return next.flatMap((row, from) => {
    const byEnd = new Map<number, string[]>();
    row.forEach((to, digit) => {
      if (to >= 0) byEnd.set(to, [...(byEnd.get(to) ?? []), label(digit)]);
    });
    return [...byEnd].map(([to, digits]) => ({ from, to, digits: digits.join() }));
  });
}
