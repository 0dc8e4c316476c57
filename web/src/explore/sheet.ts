/** A sheet as lines: what stays what it is when the text changes; how a line is written. Pure. */
import { plainLines } from "../links/sheet";

/** The question that calculates. */
export const calculator = "nim";

/** Questions about a position or a text of their own, and no rule. */
export const ofText = ["analyze", "explain", "genus", "strategy", "solve", "family", calculator];

export interface Entry {
  id: number;
  text: string;
}

/** More lines the module refuses. */
export const mostLines = 200;
/** More is not taken from the box at once. */
export const mostTyped = 100_000;

/** In one line, whatever a link holds. */
const inOneLine = (text: string) => plainLines(text).replaceAll("\n", " ");

/**
 * The sheet that a link opens: its own; else what an older link names, a list before a rule; else
 * the rule on the board.
 */
export function sheetOf(
  link: { sheet: string | null; values: string | null; rule: string | null },
  onBoard: string | null,
): string {
  if (link.sheet !== null) return plainLines(link.sheet);
  if (link.values !== null) return `values ${inOneLine(link.values)}\npatterns`;
  const rule = link.rule ?? onBoard;
  return rule === null ? "" : `rule ${inOneLine(rule)}`;
}

/** Lines as one text. A line has no end of a line in it. */
export const sheetFrom = (lines: readonly string[]) => plainLines(lines.map(inOneLine).join("\n"));

export const linesOf = (text: string): string[] => (text === "" ? [] : text.split("\n"));
export const textOf = (entries: readonly { text: string }[]): string =>
  entries.map((one) => one.text).join("\n");

/**
 * Entries for a sheet's lines. A line that was there before keeps its number, wherever it stands
 * now; one that was changed in its place keeps it too.
 */
export function reconcile(
  before: readonly Entry[],
  lines: readonly string[],
  next: () => number,
): Entry[] {
  const found: (Entry | undefined)[] = lines.map(() => undefined);
  const left = new Set(before);
  const take = (at: number, old: Entry | undefined) => {
    if (!old || !left.delete(old)) return;
    found[at] = { id: old.id, text: lines[at]! };
  };
  lines.forEach((text, at) => {
    if (before[at]?.text === text) take(at, before[at]);
  });
  lines.forEach((text, at) => {
    if (!found[at])
      take(
        at,
        before.find((one) => left.has(one) && one.text === text),
      );
  });
  const rest = [...left];
  // As many are new as are gone: they were changed.
  const open = lines.flatMap((_, at) => (found[at] ? [] : [at]));
  if (open.length === rest.length) open.forEach((at, which) => take(at, rest[which]));
  return lines.map((text, at) => found[at] ?? { id: next(), text });
}

/** The entries with one of them somewhere else. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const at = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, at), ...list.slice(from, from + 1), ...rest.slice(at)];
}

const quotes = "'\"‘’“”";

/** A word of a line, in quotes where it needs some. */
export function quoted(word: string): string {
  const plain =
    word !== "" && word !== "--" && ![...word].some((c) => quotes.includes(c) || c <= " ");
  if (plain) return word;
  // No pair of marks holds both of them: pieces stand side by side.
  return word
    .split("'")
    .map((piece) => `'${piece}'`)
    .join(`"'"`);
}

export interface LineOption {
  name: string;
  /** "" of one that takes nothing */
  value: string;
}

/** A question as a line. */
export const lineOf = (
  name: string,
  operands: readonly string[],
  options: readonly LineOption[] = [],
): string =>
  [
    name,
    ...operands.map(quoted),
    ...options.map((one) => (one.value === "" ? one.name : `${one.name} ${quoted(one.value)}`)),
  ].join(" ");

/** What the module reads as operands where an option stands twice, as in two letters of a guess. */
export function operandsAndOptions(
  operands: readonly string[],
  options: readonly LineOption[],
): { operands: string[]; options: LineOption[] } {
  const found = { operands: [] as string[], options: [...options] };
  for (let at = 0; at < operands.length; at++) {
    const word = operands[at]!;
    if (word !== "--let") found.operands.push(word);
    else if (at + 1 < operands.length) found.options.push({ name: word, value: operands[++at]! });
  }
  return found;
}

/** The options with others in the place of those of the same name; null takes one away. */
export const withOption = (
  options: readonly LineOption[],
  name: string,
  value: string | null,
): LineOption[] => {
  const at = options.findIndex((one) => one.name === name);
  const rest = options.filter((one) => one.name !== name);
  if (value === null) return rest;
  const where = at < 0 ? rest.length : at;
  return [...rest.slice(0, where), { name, value }, ...rest.slice(where)];
};

/** Lines that something can be asked of, by their first word. */
export const subjects = ["rule", "values", "position"] as const;

/** The first word of a line. */
export const firstWord = (line: string): string => line.trim().split(/\s/, 1)[0] ?? "";

/** Can something be asked of this line? */
export const isSubject = (line: string): boolean => subjects.some((one) => one === firstWord(line));

/** Does this line begin as a line of a sheet does? */
export const isLine = (line: string, names: readonly string[]): boolean => {
  const first = firstWord(line);
  return first.startsWith("#") || isSubject(line) || names.includes(first);
};

/** Words of letters alone, perhaps with a sign behind them. */
const plainWord = /^\p{L}+(?:['’-]\p{L}+)*[,.;:!?]*$/u;
/** A Chinese sentence has no spaces. */
const [fewestWords, fewestHan] = [2, 4];

/** Is this a sentence, rather than a question with a mistake in its name? */
export function looksSaid(line: string): boolean {
  const words = line.trim().split(/\s+/);
  if (words.some((one) => one.startsWith("--"))) return false;
  return (
    words.filter((one) => plainWord.test(one)).length >= fewestWords ||
    (line.match(/\p{Script=Han}/gu) ?? []).length >= fewestHan
  );
}

/** What is typed as a guess alone: "P when …", "g(n) = …". */
export const looksGuessed = (text: string): boolean =>
  /^\s*([pn]\s+when\b|g\s*\([a-z, ]+\)\s*=)/i.test(text);
