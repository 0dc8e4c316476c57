/** The atlas of octal games: its rows as docs/octal.json holds them, filtered and sorted. Pure. */
import type { AtlasFilter, AtlasOrder } from "../../strings/families";

/** Codes with the same values. */
export interface AtlasRow {
  codes: readonly string[];
  names: readonly string[];
  /** rules that are no octal codes, with the same values */
  twins: readonly string[];
  /** g(0), g(1) …, a sign each: a is 10 */
  values: string;
  /** null where nothing is proven */
  preperiod: number | null;
  period: number | null;
  /** so many values were looked at */
  looked_to: number;
  largest: number | null;
  rare: number | null;
  last_rare: number | null;
  /** of each code: elements of its misère quotient and how many of them are lost */
  quotients: readonly (readonly [number, number] | null)[];
}

export const atlasRows = (text: string): AtlasRow[] => JSON.parse(text) as AtlasRow[];

export const valuesOf = (row: AtlasRow): number[] =>
  [...row.values].map((sign) => Number.parseInt(sign, 36));

/** The sizes of the misère quotients of a row's codes, each once; null stands for one not known. */
export function quotientSizes(row: AtlasRow): (number | null)[] {
  const sizes = new Set(row.quotients.map((one) => one?.[0] ?? null));
  return [...sizes].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));
}

export interface AtlasWish {
  filter: AtlasFilter;
  order: AtlasOrder;
  /** of a code, a name or a twin */
  search: string;
}

/** What a rule is called in the page's language; null of one without a name. */
export type Called = (rule: string) => string | null;

export const namesOf = (row: AtlasRow, called: Called): string[] =>
  row.codes.flatMap((code) => called(`octal/${code}`) ?? []);

const plain = (text: string) => text.trim().toLowerCase().replace(/’/g, "'");

function matches(row: AtlasRow, text: string, called: Called): boolean {
  if (text === "") return true;
  const code = text.replace(/^octal\/?\s*/, "");
  if (/^[04]?\.[0-7]*$/.test(code)) return row.codes.some((one) => one.includes(code));
  return [...row.names, ...namesOf(row, called), ...row.twins, ...row.codes].some((one) =>
    plain(one).includes(code),
  );
}

const largestFirst = (of: (row: AtlasRow) => number | null) => (a: AtlasRow, b: AtlasRow) =>
  (of(b) ?? -1) - (of(a) ?? -1);

/** What is looked for, in its order; rows that are alike in it stay as they stand in the file. */
export function chosenRows(rows: readonly AtlasRow[], wish: AtlasWish, called: Called): AtlasRow[] {
  const text = plain(wish.search);
  const shown = rows.filter(
    (row) =>
      (wish.filter === "all" || (row.period === null) === (wish.filter === "open")) &&
      matches(row, text, called),
  );
  switch (wish.order) {
    case "code":
      return shown;
    case "open":
      return shown.sort((a, b) => Number(a.period !== null) - Number(b.period !== null));
    case "period":
      return shown.sort(largestFirst((row) => row.period));
    case "preperiod":
      return shown.sort(largestFirst((row) => row.preperiod));
    case "largest":
      return shown.sort(largestFirst((row) => Math.max(row.largest ?? 0, ...valuesOf(row))));
  }
}
