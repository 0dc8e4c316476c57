/** What the command line's JSON says of a family, member by member. Pure. */
import type { FamilyAspect } from "../../strings/families";

export const aspects: readonly FamilyAspect[] = [
  "period",
  "preperiod",
  "values",
  "lost",
  "quotient",
];

export interface Member {
  /** one for each letter */
  numbers: readonly number[];
  /** the canonical text; of a member that can't be read the text with its numbers put in */
  rule: string;
  wrong: boolean;
  /** what is shown of it: a period, a preperiod, an order; null where it is not known */
  number: number | null;
  preperiod: number | null;
  period: number | null;
  saltus: number | null;
  /** of the misère quotient how many elements are lost */
  lost: number | null;
  /** values of heaps 0, 1 …, or for marks 0 where a heap is lost, 1 where it is won, 2 a draw */
  values: readonly number[] | null;
}

export interface FamilyLaw {
  of: string;
  formula: string;
  members: number;
  where: string | null;
}

export interface FamilyFound {
  aspect: FamilyAspect;
  letters: readonly string[];
  members: readonly Member[];
  laws: readonly FamilyLaw[];
  /** Are the members positions, with one mark each? */
  positions: boolean;
  /** so many can't be read, so many are not settled */
  wrong: number;
  open: number;
}

export const listed = (aspect: FamilyAspect) => aspect === "values" || aspect === "lost";

/** A rule of the family before it is read. */
export const ruleOf = (template: string, letters: readonly string[], numbers: readonly number[]) =>
  letters.reduce(
    (text, letter, at) => text.replaceAll(`$${letter}`, String(numbers[at])),
    template,
  );

/** Lost, won, a draw: each stands for its place. */
export const marks = "PND";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isNumber = (value: unknown): value is number => typeof value === "number";
const numberIn = (line: Record<string, unknown>, name: string) => {
  const value = line[name];
  return isNumber(value) ? value : null;
};

function valuesIn(line: Record<string, unknown>): readonly number[] | null {
  const { values, lost } = line;
  if (Array.isArray(values)) return values as number[];
  return typeof lost === "string" ? [...lost].map((mark) => marks.indexOf(mark)) : null;
}

/** The answer to a question for a family, `template`; null where it is none. */
export function familyIn(
  answer: unknown,
  template: string,
  aspect: FamilyAspect,
): FamilyFound | null {
  if (!Array.isArray(answer)) return null;
  const members: Member[] = [];
  const laws: FamilyLaw[] = [];
  let letters: string[] = [];
  let [wrong, open] = [0, 0];
  for (const line of answer as unknown[]) {
    if (!isRecord(line)) return null;
    if ("formula" in line) {
      laws.push({
        of: String(line["law_of"]),
        formula: String(line["formula"]),
        members: numberIn(line, "members") ?? 0,
        where: typeof line["where"] === "string" ? line["where"] : null,
      });
      continue;
    }
    if (members.length === 0) letters = Object.keys(line).filter((key) => key.length === 1);
    const numbers = letters.map((letter) => numberIn(line, letter) ?? 0);
    const values = listed(aspect) ? valuesIn(line) : null;
    const number = listed(aspect) ? null : numberIn(line, aspect === "quotient" ? "order" : aspect);
    const isWrong = "error" in line;
    if (isWrong) wrong += 1;
    else if (number === null && values === null) open += 1;
    members.push({
      numbers,
      rule: typeof line["rule"] === "string" ? line["rule"] : ruleOf(template, letters, numbers),
      wrong: isWrong,
      number,
      preperiod: numberIn(line, "preperiod"),
      period: numberIn(line, "period"),
      saltus: numberIn(line, "saltus"),
      lost: numberIn(line, "p_portion"),
      values,
    });
  }
  const lengths = new Set(members.flatMap(({ values }) => values?.length ?? []));
  const positions = aspect === "lost" && lengths.size === 1 && lengths.has(1);
  return { aspect, letters, members, laws, positions, wrong, open };
}

/** Do two of the letters tell the member? */
export function toldBy({ members }: FamilyFound, first: number, second: number): boolean {
  const seen = new Set(members.map(({ numbers }) => `${numbers[first]} ${numbers[second]}`));
  return seen.size === members.length;
}

const inQuotes = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cell = (value: number | null) => (value === null ? "" : String(value));

/** Members as a table for other programs, line by line; all of them, or those chosen. */
export function* familyCsv(
  { aspect, letters, members }: FamilyFound,
  chosen: Iterable<number> = members.keys(),
): Generator<string> {
  const heaps = Math.max(0, ...members.slice(0, 1).map((one) => one.values?.length ?? 0));
  const numbers = aspect === "quotient" ? ["order", "p_portion"] : ["preperiod", "period"];
  const names = listed(aspect) ? Array.from({ length: heaps }, (_, heap) => `g${heap}`) : numbers;
  yield `${[...letters, "rule", ...names].join(",")}\n`;
  for (const at of chosen) {
    const member = members[at];
    if (!member) continue;
    const told = listed(aspect)
      ? (member.values ?? []).map((value) => (aspect === "lost" ? marks[value]! : String(value)))
      : aspect === "quotient"
        ? [cell(member.number), cell(member.lost)]
        : [cell(member.preperiod), cell(member.period)];
    yield `${[...member.numbers, inQuotes(member.rule), ...told].join(",")}\n`;
  }
}
