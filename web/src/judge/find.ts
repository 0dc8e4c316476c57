/** Which problems a search finds, and by which judge they stand. Pure. */
import { levelOf } from "./hard";
import { plain } from "../widgets/finding";
import { judgeNames, type JudgeName } from "../strings/more";
import type { ProblemInfo } from "#module/nimber.js";

const isJudge = (text: string): text is JudgeName => judgeNames.some((one) => one === text);

/** The judge of a name: "poj" of "poj-1704"; null of one that is not known. */
export function judgeOf(name: string): JudgeName | null {
  const first = name.split("-", 1)[0]!;
  return isJudge(first) ? first : null;
}

/** As the judge writes it: "1704", "ARC091 F". */
export const numberOf = (name: string): string =>
  name
    .slice(name.indexOf("-") + 1)
    .replaceAll("-", " ")
    .toUpperCase();

/**
 * What a search looks through: names with and without dashes, all that is said of it, and `words`:
 * what the page calls its judge, its game, its technique and its chapter.
 */
export function haystackOf(one: ProblemInfo, words: readonly string[]): string {
  const names = [one.name, ...one.also];
  return plain(
    [
      ...names,
      ...names.map((name) => name.replaceAll("-", "")),
      ...[one.title, one.asks, one.disguise, one.traps].flatMap(({ en, zh }) => [en, zh]),
      one.game,
      one.technique,
      ...words,
    ].join("\n"),
  );
}

/** What a pasted statement is held beside: what a problem asks. */
export const askedBy = ({ title, asks }: ProblemInfo): string =>
  plain([title, asks].flatMap(({ en, zh }) => [en, zh]).join("\n"));

/** What a list is narrowed down to; "" and 0 for all. */
export interface Narrowed {
  technique: string;
  chapter: number;
  level: number;
  /** only those that are not solved */
  open: boolean;
}
export const everything: Narrowed = { technique: "", chapter: 0, level: 0, open: false };

export const isWithin = (one: ProblemInfo, wanted: Narrowed, solved: boolean): boolean =>
  (wanted.technique === "" || one.technique === wanted.technique) &&
  (wanted.chapter === 0 || one.chapter === wanted.chapter) &&
  (wanted.level === 0 || levelOf(one) === wanted.level) &&
  !(wanted.open && solved);

export interface Group {
  judge: JudgeName | null;
  list: ProblemInfo[];
}

/** By judge, in the order of `judgeNames`; in it as the module has them. */
export function groupsOf(list: readonly ProblemInfo[]): Group[] {
  return [...judgeNames, null]
    .map((judge) => ({ judge, list: list.filter((one) => judgeOf(one.name) === judge) }))
    .filter((group) => group.list.length > 0);
}
