/**
 * A way to move as sentences with gaps. Each sentence stands for clauses that follow each other,
 * and prints exactly these; a clause that no sentence says stays as it is written. Pure.
 */
import { headKind } from "./madeText";
import type { AskedSet, CompareSign, NamedSet } from "../strings/make";

/** Which numbers a choice runs through. Gaps are texts of digits, perhaps still empty. */
export type Amount =
  | { form: "range"; from: string; to: string }
  | { form: "list"; list: string }
  | { form: "all"; of: string }
  | { form: "allBut"; of: string; keep: string }
  | { form: "part"; of: string; by: string }
  | { form: "both"; of: string; and: string }
  | { form: "fits"; of: string; unit: string }
  | { form: "divisors"; of: string }
  | { form: "set"; set: NamedSet };

/** What a condition speaks of: a number of the head, a chosen one, or what is left of one. */
export type Subject = { name: string } | { of: string; less: string };

export type Condition =
  | { is: "rest"; by: string; rest: string }
  | { is: "noMultiple"; by: string }
  | { is: "compare"; sign: CompareSign; to: string }
  | { is: "a"; set: AskedSet };

/** How a heap is split: perhaps, surely, or into heaps that differ. */
export type SplitHow = "may" | "must" | "differ";

export type Line =
  /** a cell of a row, a heap of a bag */
  | { kind: "pick"; row: string; name: string }
  | { kind: "choose"; name: string; amount: Amount }
  | { kind: "only"; subject: Subject; condition: Condition }
  | { kind: "noRun"; of: string; value: string; length: string }
  | { kind: "fresh"; row: string; of: string; less: string }
  /** so many, a number that was chosen, off one number or several */
  | { kind: "off"; of: readonly string[]; by: string }
  | { kind: "times"; of: string; by: string; unit: string }
  /** numbers change by fixed amounts, as a token's coordinates do */
  | { kind: "step"; by: readonly { of: string; sign: "+" | "-"; by: string }[] }
  | { kind: "becomes"; of: string; to: string }
  | { kind: "part"; of: string; by: string }
  /** times: null where nothing is written, as in q=k */
  | { kind: "limit"; of: string; times: string | null; by: string }
  | {
      kind: "split";
      of: string;
      /** a chosen number or digits; null where nothing is taken */
      less: string | null;
      how: SplitHow;
      into: 2 | 3;
      names: readonly string[];
    }
  | { kind: "copies"; of: string; less: string | null; copies: string; by: string }
  | { kind: "discard"; keep: string; name: string; names: readonly string[] }
  | { kind: "cut"; of: string; name: string; names: readonly string[] }
  | { kind: "apart"; row: string; at: string }
  | { kind: "written"; text: string };

/** A clause as the module prints it. */
export const plain = (clause: string): string =>
  clause
    .replace(/\s+/g, "")
    .toLowerCase()
    .replaceAll("≤", "<=")
    .replaceAll("≥", ">=")
    .replaceAll("≠", "!=")
    .replaceAll("⇒", "=>");

export const namesOf = (head: string): string[] => head.toLowerCase().match(/[a-z]+/g) ?? [];

const namedSets: readonly string[] = ["odd", "even", "square", "pow2", "prime", "fib"];
const namedSet = (text: string): NamedSet | null =>
  namedSets.includes(text) ? (text as NamedSet) : null;
const askedSet = (text: string): AskedSet | null =>
  ["square", "pow2", "prime", "fib"].includes(text) ? (text as AskedSet) : null;
const signs: readonly string[] = [">=", "<=", "==", "!=", ">", "<"];

/** What is left of a number: n, n-k or n-2. */
const left = (of: string, less: string | null) => (less === null ? of : `${of}-${less}`);
/** The same where it is divided. */
const whole = (of: string, less: string | null) => (less === null ? of : `(${of}-${less})`);

function printAmount(amount: Amount): string {
  switch (amount.form) {
    case "range":
      return `${amount.from}..${amount.to}`;
    case "list":
      return amount.list;
    case "all":
      return `1..${amount.of}`;
    case "allBut":
      return `1..${amount.of}-${amount.keep}`;
    case "part":
      return `1..${amount.of}/${amount.by}`;
    case "both":
      return `1..min(${amount.of},${amount.and})`;
    case "fits":
      return `1..${amount.of}/${amount.unit}`;
    case "divisors":
      return `divisors(${amount.of})`;
    case "set":
      return amount.set;
  }
}

const printSubject = (subject: Subject) =>
  "name" in subject ? subject.name : left(subject.of, subject.less);

function printCondition(subject: Subject, condition: Condition): string {
  const text = printSubject(subject);
  const divided = "name" in subject ? text : `(${text})`;
  switch (condition.is) {
    case "rest":
      return `${divided}%${condition.by}==${condition.rest}`;
    case "noMultiple":
      return `${divided}%${condition.by}!=0`;
    case "compare":
      return `${text}${condition.sign}${condition.to}`;
    case "a":
      return `${condition.set}(${text})`;
  }
}

function printSplit({ of, less, how, into, names }: Line & { kind: "split" }): string[] {
  const base = left(of, less);
  const [i = "", j = ""] = names;
  const first = how === "may" ? 0 : 1;
  if (into === 2) {
    const most = how === "differ" ? `(${base}-1)/2` : `${whole(of, less)}/2`;
    return [`${i}=${first}..${most}`, `=>(${i})+(${base}-${i})`];
  }
  const differ = how === "differ";
  return [
    `${i}=${first}..${differ ? `(${base}-3)` : whole(of, less)}/3`,
    differ ? `${j}=${i}+1..(${base}-${i}-1)/2` : `${j}=${i}..(${base}-${i})/2`,
    `=>(${i})+(${j})+(${base}-${i}-${j})`,
  ];
}

/** One position of several numbers, with something else in the place of one. */
const inPlace = (names: readonly string[], of: string, what: string) =>
  `(${names.map((name) => (name === of ? what : name)).join(",")})`;

export function printLine(line: Line): string[] {
  switch (line.kind) {
    case "pick":
      return [`${line.name}=1..len(${line.row})`];
    case "choose":
      return [`${line.name}=${printAmount(line.amount)}`];
    case "only":
      return [printCondition(line.subject, line.condition)];
    case "noRun":
      return [`run(${line.of},${line.value})<${line.length}`];
    case "fresh":
      return [`!has(${line.row},${line.of}-${line.less})`];
    case "off":
      return line.of.map((of) => `${of}-=${line.by}`);
    case "times":
      return [`${line.of}-=${line.by}*${line.unit}`];
    case "step":
      return line.by.map(({ of, sign, by }) => `${of}${sign}=${by}`);
    case "becomes":
      return [`${line.of}=${line.to}`];
    case "part":
      return [`${line.of}=${line.of}/${line.by}`];
    case "limit":
      return [`${line.of}=${line.times === null ? "" : `${line.times}*`}${line.by}`];
    case "split":
      return printSplit(line);
    case "copies":
      return [`=>${line.copies}*(${whole(line.of, line.less)}/${line.by})`];
    case "discard":
      return [`${line.name}=1..${line.keep}-1`, `=>(${line.name},${line.keep}-${line.name})`];
    case "cut": {
      const { of, name, names } = line;
      return [
        `${name}=1..${of}/2`,
        `=>${inPlace(names, of, name)}+${inPlace(names, of, `${of}-${name}`)}`,
      ];
    }
    case "apart": {
      const { row, at } = line;
      return [`=>${row}[1..${at}-1]+${row}[${at}+1..len(${row})]`];
    }
    case "written":
      return [line.text];
  }
}

/** What can stand in a clause: numbers of the head or cells, and what was chosen above. */
interface Scope {
  head: string;
  heaps: readonly string[];
  row: string | null;
  chosen: readonly string[];
}

const digits = /^\d*$/;

function readAmount(text: string, { heaps }: Scope): Amount | null {
  const range = /^(\d*)\.\.(\d*)$/.exec(text);
  if (range) return { form: "range", from: range[1]!, to: range[2]! };
  for (const of of heaps) {
    if (text === `1..${of}`) return { form: "all", of };
    if (text === `divisors(${of})`) return { form: "divisors", of };
    for (const and of heaps)
      if (and !== of) {
        if (text === `1..min(${of},${and})`) return { form: "both", of, and };
        if (text === `1..${of}/${and}`) return { form: "fits", of, unit: and };
      }
    const after = (sign: string) => {
      const begin = `1..${of}${sign}`;
      const rest = text.slice(begin.length);
      return text.startsWith(begin) && digits.test(rest) ? rest : null;
    };
    const keep = after("-");
    if (keep !== null) return { form: "allBut", of, keep };
    const by = after("/");
    if (by !== null) return { form: "part", of, by };
  }
  const set = namedSet(text);
  if (set) return { form: "set", set };
  return /^[\d,]*$/.test(text) ? { form: "list", list: text } : null;
}

/** What is left of a number here: the number itself, or less something chosen or written. */
function readLeft(
  text: string,
  { heaps, chosen }: Scope,
): { of: string; less: string | null } | null {
  for (const of of heaps) {
    if (text === of) return { of, less: null };
    const less = text.slice(of.length + 1);
    if (text.startsWith(`${of}-`) && (chosen.includes(less) || (digits.test(less) && less !== "")))
      return { of, less };
  }
  return null;
}

function readSubject(text: string, scope: Scope): Subject | null {
  if (scope.chosen.includes(text)) return { name: text };
  const found = readLeft(text, scope);
  if (!found) return null;
  return found.less === null ? { name: found.of } : { of: found.of, less: found.less };
}

function readOnly(text: string, scope: Scope): Line | null {
  const only = (subject: Subject | null, condition: Condition): Line | null =>
    subject && printCondition(subject, condition) === text
      ? { kind: "only", subject, condition }
      : null;
  const inside = (what: string) => what.replace(/^\((.*)\)$/, "$1");
  const rest = /^(.+)%(\d*)==(\d*)$/.exec(text);
  if (rest)
    return only(readSubject(inside(rest[1]!), scope), { is: "rest", by: rest[2]!, rest: rest[3]! });
  const not = /^(.+)%(\d*)!=0$/.exec(text);
  if (not) return only(readSubject(inside(not[1]!), scope), { is: "noMultiple", by: not[2]! });
  const asked = /^([a-z0-9]+)\((.*)\)$/.exec(text);
  const set = asked ? askedSet(asked[1]!) : null;
  if (set) return only(readSubject(asked![2]!, scope), { is: "a", set });
  for (const sign of signs) {
    const at = text.indexOf(sign);
    if (at < 0) continue;
    const to = text.slice(at + sign.length);
    if (!digits.test(to) && !scope.heaps.includes(to)) return null;
    return only(readSubject(text.slice(0, at), scope), {
      is: "compare",
      sign: sign as CompareSign,
      to,
    });
  }
  return null;
}

/** The clauses of a split, or of what else ends in a result; they stand last. */
function readEnd(clauses: readonly string[], scope: Scope): Line | null {
  const { heaps, head, row, chosen } = scope;
  const same = (line: Line) => {
    const text = printLine(line);
    return text.length === clauses.length && text.every((clause, at) => clause === clauses[at])
      ? line
      : null;
  };
  const names = clauses.slice(0, -1).map((clause) => /^([a-z]+)=/.exec(clause)?.[1] ?? "");
  const last = clauses.at(-1)!;
  if (!last.startsWith("=>") || names.includes("")) return null;
  if (row !== null) {
    const at = /^=>[a-z]+\[1\.\.([a-z]+)-1\]/.exec(last)?.[1];
    return at === undefined ? null : same({ kind: "apart", row, at });
  }
  const kind = headKind(head);
  if (kind === "number") {
    const of = heaps[0]!;
    const fixed = new RegExp(`\\b${of}-(\\d+)`).exec(last)?.[1];
    for (const less of [null, ...chosen, ...(fixed === undefined ? [] : [fixed])]) {
      if (clauses.length === 1) {
        const copies = /^=>(\d*)\*\(.*\/(\d*)\)$/.exec(last);
        const line =
          copies && same({ kind: "copies", of, less, copies: copies[1]!, by: copies[2]! });
        if (line) return line;
      } else if (clauses.length <= 3)
        for (const how of ["may", "must", "differ"] as const) {
          const into = clauses.length === 2 ? 2 : 3;
          const line = same({ kind: "split", of, less, how, into, names });
          if (line) return line;
        }
    }
    return null;
  }
  if (clauses.length !== 2) return null;
  const [name = ""] = names;
  for (const of of heaps) {
    const cut = same({ kind: "cut", of, name, names: heaps });
    if (cut) return cut;
    const discard =
      heaps.length === 2 ? same({ kind: "discard", keep: of, name, names: heaps }) : null;
    if (discard) return discard;
  }
  return null;
}

/** One clause that is neither a split nor a fixed change. */
function readClause(text: string, scope: Scope): Line {
  const { heaps, row, chosen } = scope;
  const names = namesOf(scope.head);
  const set = /^([a-z]+)=(?![=>])(.*)$/.exec(text);
  if (set && !names.includes(set[1]!)) {
    const [, name = "", what = ""] = set;
    if (row !== null && what === `1..len(${row})`) return { kind: "pick", row, name };
    const amount = readAmount(what, scope);
    if (amount) return { kind: "choose", name, amount };
  }
  for (const of of heaps) {
    const after = (sign: string) =>
      text.startsWith(of + sign) ? text.slice(of.length + sign.length) : null;
    const off = after("-=");
    if (off !== null) {
      if (chosen.includes(off)) return { kind: "off", of: [of], by: off };
      const [by = "", unit = ""] = off.split("*");
      if (chosen.includes(by) && heaps.includes(unit) && `${by}*${unit}` === off)
        return { kind: "times", of, by, unit };
      if (digits.test(off)) return { kind: "step", by: [{ of, sign: "-", by: off }] };
    }
    const more = after("+=");
    if (more !== null && digits.test(more))
      return { kind: "step", by: [{ of, sign: "+", by: more }] };
    const to = after("=");
    if (to === null || to.startsWith("=") || to.startsWith(">")) continue;
    if (digits.test(to)) return { kind: "becomes", of, to };
    const part = to.startsWith(`${of}/`) ? to.slice(of.length + 1) : null;
    if (part !== null && (digits.test(part) || chosen.includes(part)))
      return { kind: "part", of, by: part };
    const limit = /^(?:(\d*)\*)?([a-z]+)$/.exec(to);
    if (limit && chosen.includes(limit[2]!))
      return { kind: "limit", of, times: limit[1] ?? null, by: limit[2]! };
  }
  if (row !== null) {
    const run = /^run\(([a-z]+),(\d*)\)<(\d*)$/.exec(text);
    if (run?.[1] === row) return { kind: "noRun", of: row, value: run[2]!, length: run[3]! };
    for (const of of heaps)
      for (const less of chosen)
        if (text === `!has(${row},${of}-${less})`) return { kind: "fresh", row, of, less };
  }
  return readOnly(text, scope) ?? { kind: "written", text };
}

/** Changes of one kind that follow each other are one sentence. */
function joined(before: Line | undefined, line: Line): Line | null {
  if (before?.kind === "off" && line.kind === "off" && before.by === line.by)
    return before.of.includes(line.of[0]!) ? null : { ...before, of: [...before.of, ...line.of] };
  if (before?.kind === "step" && line.kind === "step")
    return before.by.some(({ of }) => of === line.by[0]!.of)
      ? null
      : { ...before, by: [...before.by, ...line.by] };
  return null;
}

export function readWay(head: string, clauses: readonly string[]): Line[] {
  const names = namesOf(head);
  const kind = headKind(head);
  const isRow = kind === "row" || kind === "bag";
  const picked: string[] = [];
  const chosen: string[] = [];
  const lines: Line[] = [];
  const texts = clauses.map(plain);
  for (let at = 0; at < texts.length; at++) {
    const scope: Scope = {
      head,
      heaps: isRow ? picked : names,
      row: isRow ? (names[0] ?? null) : null,
      chosen,
    };
    const end = readEnd(texts.slice(at), scope);
    if (end) return [...lines, end];
    const line = readClause(texts[at]!, scope);
    if (line.kind === "pick") picked.push(`${line.row}[${line.name}]`);
    else if (line.kind === "choose") chosen.push(line.name);
    const both = joined(lines.at(-1), line);
    if (both) lines[lines.length - 1] = both;
    // What was typed stays as it was typed.
    else lines.push(line.kind === "written" ? { ...line, text: clauses[at]! } : line);
  }
  return lines;
}

export const printWay = (lines: readonly Line[]): string[] => lines.flatMap(printLine);

/** Where each sentence begins among the clauses, and how many of them it stands for. */
export function spansOf(lines: readonly Line[]): { from: number; count: number }[] {
  let from = 0;
  return lines.map((line) => {
    const count = printLine(line).length;
    from += count;
    return { from: from - count, count };
  });
}

/** Words that are no names in rules. */
const reserved = new Set(["g", "it"]);

/** A name that the head has not and no choice above took. */
export function freshName(head: string, lines: readonly Line[], wanted = "kijmst"): string {
  const used = new Set([
    ...namesOf(head),
    ...(printWay(lines)
      .join(" ")
      .match(/[a-z]+/g) ?? []),
  ]);
  return (
    [...wanted, ..."abcdefhlopqruvwyz"].find((one) => !used.has(one) && !reserved.has(one)) ?? "kk"
  );
}
