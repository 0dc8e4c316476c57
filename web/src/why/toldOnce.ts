/** Theorems that several parts need, each told once. Pure. */
import type { Told } from "../strings/why";

/** What belongs together, in the order of the first of each. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Letters of a formula that is a law and speaks of no numbers. */
const open = /[a-eh-zA-Z]/;

/** The formulas in which numbers are put, as $9 mod 4 = 1$ and not $g(n) = n mod 4$. */
export const withNumbers = (lines: readonly Told[]): string[] =>
  lines.flatMap((line) =>
    line
      .split("$")
      .filter((formula, at) => at % 2 === 1 && !open.test(formula.replaceAll("mod", ""))),
  );
