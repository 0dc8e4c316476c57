/**
 * The two programs that every course shows for the values of a subtraction game, run line by line.
 * `bug: "zero"` runs them with the mistake that is commonly made: the table version on a set whose
 * unused places are 0, with only a bound on j; the memo version with a memory that starts at 0
 * instead of -1.
 */
export type TemplateName = "table" | "memo";
export type TemplateBug = "none" | "zero";

/** How many places the array of the set has; those after the set hold 0. */
const places = 8;

export const templateLines: Record<TemplateName, Record<TemplateBug, readonly string[]>> = {
  table: {
    none: [
      "g[0] = 0;",
      "for (int n = 1; n <= most; ++n) {",
      "  bool seen[101] = {};",
      "  for (int k : moves)",
      "    if (k <= n) seen[g[n - k]] = true;",
      "  int v = 0;",
      "  while (seen[v]) ++v;",
      "  g[n] = v;",
      "}",
    ],
    zero: [
      "int moves[8] = {SET};  // the rest is 0",
      "for (int n = 1; n <= most; ++n) {",
      "  bool seen[101] = {};",
      "  for (int j = 0; j < 8 && moves[j] <= n; ++j)",
      "    seen[g[n - moves[j]]] = true;",
      "  int v = 0;",
      "  while (seen[v]) ++v;",
      "  g[n] = v;",
      "}",
    ],
  },
  memo: {
    none: [
      "int value(int n) {",
      "  if (g[n] != -1) return g[n];",
      "  bool seen[101] = {};",
      "  for (int k : moves)",
      "    if (k <= n) seen[value(n - k)] = true;",
      "  int v = 0;",
      "  while (seen[v]) ++v;",
      "  return g[n] = v;",
      "}",
    ],
    zero: [
      "int value(int n) {",
      "  if (g[n] != -1) return g[n];  // g was filled with 0",
      "  bool seen[101] = {};",
      "  for (int k : moves)",
      "    if (k <= n) seen[value(n - k)] = true;",
      "  int v = 0;",
      "  while (seen[v]) ++v;",
      "  return g[n] = v;",
      "}",
    ],
  },
};

export interface Step {
  /** line of the program, from 0 */
  line: number;
  /** the heap worked at */
  n: number;
  /** the number taken, where one is looked at */
  k: number | null;
  /** marks of the heap worked at */
  seen: readonly number[];
  /** the candidate for the value, once it is looked for */
  v: number | null;
  /** what the table holds; null where nothing has been written */
  g: readonly (number | null)[];
  /** heaps that wait for this one */
  waiting: readonly number[];
}

export interface Run {
  steps: readonly Step[];
  /** what the program says for heaps 0 … to */
  values: readonly number[];
}

export function simulate(
  template: TemplateName,
  bug: TemplateBug,
  set: readonly number[],
  to: number,
): Run {
  return template === "table" ? table(bug, set, to) : memo(bug, set, to);
}

function least(seen: readonly number[], each: (v: number) => void): number {
  let v = 0;
  each(v);
  while (seen.includes(v)) each(++v);
  return v;
}

function table(bug: TemplateBug, set: readonly number[], to: number): Run {
  const g: (number | null)[] = [0];
  for (let n = 1; n <= to; n++) g.push(bug === "none" ? null : 0);
  const steps: Step[] = [];
  let n = 0;
  let seen: number[] = [];
  const at = (line: number, k: number | null, v: number | null) =>
    steps.push({ line, n, k, seen: [...seen], v, g: [...g], waiting: [] });
  at(0, null, null);
  const moves = bug === "none" ? set : [...set, ...Array<number>(places - set.length).fill(0)];
  for (n = 1; n <= to; n++) {
    seen = [];
    at(2, null, null);
    for (const k of moves) {
      if (k > n) {
        at(3, k, null);
        if (bug === "none") continue;
        break;
      }
      const value = g[n - k]!;
      if (!seen.includes(value)) seen.push(value);
      at(4, k, null);
    }
    const v = least(seen, (candidate) => at(6, null, candidate));
    g[n] = v;
    at(7, null, v);
  }
  return { steps, values: g.map((value) => value ?? 0) };
}

function memo(bug: TemplateBug, set: readonly number[], to: number): Run {
  const g: (number | null)[] = Array.from({ length: to + 1 }, () => (bug === "none" ? null : 0));
  const steps: Step[] = [];
  const waiting: number[] = [];
  const value = (n: number): number => {
    const seen: number[] = [];
    const at = (line: number, k: number | null, v: number | null) =>
      steps.push({ line, n, k, seen: [...seen], v, g: [...g], waiting: [...waiting] });
    at(1, null, null);
    const known = g[n];
    if (known !== null && known !== undefined) return known;
    for (const k of set) {
      if (k > n) continue;
      at(4, k, null);
      waiting.push(n);
      const below = value(n - k);
      waiting.pop();
      if (!seen.includes(below)) seen.push(below);
      at(4, k, null);
    }
    const v = least(seen, (candidate) => at(6, null, candidate));
    g[n] = v;
    at(7, null, v);
    return v;
  };
  const answers: number[] = [];
  value(to);
  for (let n = 0; n <= to; n++) {
    const before = steps.length;
    answers.push(value(n));
    steps.length = before;
  }
  return { steps, values: answers };
}

/** The first heap for which a program is wrong; null where it is right. */
export function firstWrong(said: readonly number[], values: readonly number[]): number | null {
  const at = said.findIndex((value, n) => value !== values[n]);
  return at < 0 ? null : at;
}
