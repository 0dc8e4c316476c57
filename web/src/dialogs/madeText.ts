/**
 * The text of a written game taken apart into lines, and put together again with word of where each
 * line stands in it. What the lines mean is the module's business. Pure.
 */
import type { ClauseKind, HeadKind } from "../strings/make";

export { examples } from "../strings/madeGames";

export interface MadeDraft {
  head: string;
  /** the ways to move, each line by line */
  ways: readonly (readonly string[])[];
  state: string;
  misere: boolean;
}

export const heads: Readonly<Record<HeadKind, string>> = {
  number: "n",
  tuple: "(a,b)",
  set: "{a,b}",
  row: "x[]",
  bag: "x{}",
};

/** A line of each kind to begin with, for each kind of head. */
export const starts: Readonly<
  Record<HeadKind, Readonly<Record<Exclude<ClauseKind, "empty">, string>>>
> = {
  number: { choice: "k=1..3", condition: "n%2==0", change: "n-=k", result: "=>(k)+(n-k)" },
  tuple: { choice: "k=1..a", condition: "a>0", change: "a-=k", result: "=>(k,b)+(a-k,b)" },
  set: { choice: "k=1..b", condition: "a>0", change: "b-=k", result: "=>(k,b-k)" },
  row: {
    choice: "i=1..len(x)",
    condition: "x[i]>0",
    change: "x[i]-=1",
    result: "=>x[1..i-1]+x[i+1..len(x)]",
  },
  bag: {
    choice: "i=1..len(x)",
    condition: "x[i]>0",
    change: "x[i]-=1",
    result: "=>x[1..i-1]+x[i+1..len(x)]",
  },
};

/** Alternatives are parted by a single stroke; two are a sign of expressions. */
const alternatives = (text: string) => text.split(/(?<!\|)\|(?!\|)/);

/** A term of a written game as lines; null where it is none. */
export function taken(position: string): MadeDraft | null {
  const found = /^own\/([^;]*);([^:]*)(?::([^~+]*))?(~misere)?$/.exec(position);
  if (!found) return null;
  const [, head = "", moves = "", state = "", misere] = found;
  return {
    head,
    ways: alternatives(moves).map((way) => way.split(";")),
    state,
    misere: misere !== undefined,
  };
}

export type Place = { kind: "head" | "state" } | { kind: "clause"; way: number; line: number };

export interface Composed {
  text: string;
  /** where each field stands, in code points from 1 */
  fields: readonly { place: Place; from: number; to: number }[];
}

const length = (text: string) => [...text].length;

export function composed({ head, ways, state, misere }: MadeDraft): Composed {
  const fields: { place: Place; from: number; to: number }[] = [];
  let text = "own/";
  const put = (place: Place, what: string) => {
    const from = length(text) + 1;
    text += what;
    fields.push({ place, from, to: length(text) });
  };
  put({ kind: "head" }, head.trim());
  ways.forEach((way, at) => {
    text += at === 0 ? ";" : "|";
    way.forEach((clause, line) => {
      if (line > 0) text += ";";
      put({ kind: "clause", way: at, line }, clause.trim());
    });
  });
  text += ":";
  put({ kind: "state" }, state.trim());
  return { text: misere ? `${text}~misere` : text, fields };
}

/** The field that a column of the text stands in, or ends. */
export function fieldAt({ fields }: Composed, column: number): (typeof fields)[number] | null {
  let best: (typeof fields)[number] | null = null;
  for (const field of fields) if (field.from <= column) best = field;
  return column > 0 ? best : null;
}

/** An error as it stands in the field that one sees: there nobody typed what stands before it. */
export function inField(made: Composed, column: number): { text: string; column: number } {
  const field = fieldAt(made, column);
  if (!field) return { text: made.text, column };
  const text = [...made.text].slice(field.from - 1, field.to).join("");
  return { text, column: Math.max(1, column - field.from + 1) };
}

const between = /\s*(?:,|，|、|\bor\b|\band\b|或者?|和)\s*/;

/** Several numbers told in words, as 2 or 5, with commas; null where nothing is to be said. */
export function withCommas(clause: string): string | null {
  const found = /^(\s*[a-z]+\s*=)?\s*(\d.*\d)\s*$/i.exec(clause);
  if (!found) return null;
  const numbers = found[2]!.split(between);
  const text = `${(found[1] ?? "").trim()}${numbers.join(",")}`;
  return numbers.length > 1 && numbers.every((one) => /^\d+$/.test(one)) && text !== clause
    ? text
    : null;
}

export function headKind(head: string): HeadKind {
  const text = head.trim();
  if (text.startsWith("(")) return "tuple";
  if (text.startsWith("{")) return "set";
  if (text.endsWith("]")) return "row";
  return text.endsWith("}") ? "bag" : "number";
}

const named = (head: string): readonly string[] => head.toLowerCase().match(/[a-z]+/g) ?? [];

/** What a line looks like, by its first signs. */
export function clauseKind(clause: string, head: string): ClauseKind {
  const text = clause.trim().toLowerCase();
  if (text === "") return "empty";
  if (/^(=>|⇒)/.test(text)) return "result";
  const set = /^([a-z]+)\s*=(?![=>])/.exec(text);
  if (set) return named(head).includes(set[1]!) ? "change" : "choice";
  return /^[a-z]+\s*(\[[^\]]*\])?\s*([+-]=|=(?![=>]))/.test(text) ? "change" : "condition";
}

/** Of a line that sets a number to another one: how the two are compared. */
export function comparisonOf(clause: string, head: string): string | null {
  const found = /^\s*([a-z]+(?:\[[^\]]*\])?)\s*=(?![=>])\s*(.+)$/i.exec(clause);
  return found && clauseKind(clause, head) === "change" ? `${found[1]}==${found[2]!.trim()}` : null;
}

/**
 * Of a line that takes or adds one of several numbers: the choice and the change that it stands
 * for. `names`: those that are given already.
 */
export function choiceOf(
  clause: string,
  names: readonly string[],
): { choice: string; change: string } | null {
  const found = /^\s*([a-z]+(?:\[[^\]]*\])?\s*[+-]=)\s*(\S+\s*(?:\.\.|,)\s*\S.*)$/i.exec(clause);
  const name = ["k", "i", "j", "m"].find((one) => !names.includes(one));
  return found && name
    ? { choice: `${name}=${found[2]!.trim()}`, change: `${found[1]!}${name}` }
    : null;
}

/** The numbers that have a name at a line: those of the head, and what was chosen above. */
export const namesAt = (head: string, above: readonly string[]): string[] => [
  ...new Set([
    ...named(head),
    ...above.flatMap((line) =>
      clauseKind(line, head) === "choice" ? [/^\s*([a-z]+)/i.exec(line)![1]!.toLowerCase()] : [],
    ),
  ]),
];

/** A list with one of its things a place further up. */
export const raised = <T>(list: readonly T[], at: number): readonly T[] =>
  list.map((one, index) => (index === at ? list[at - 1]! : index === at - 1 ? list[at]! : one));
