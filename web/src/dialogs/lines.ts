/** Sentences of one way to move, changed by hand: what follows in the others. Pure. */
import {
  freshName,
  type Amount,
  type Condition,
  type Line,
  type SplitHow,
  type Subject,
} from "./sentences";
import type {
  AmountChoice,
  ConditionChoice,
  LineStart,
  NamedSet,
  NumberKind,
  RestChoice,
  Told,
} from "../strings/make";

const sets: readonly NamedSet[] = ["odd", "even", "square", "pow2", "prime", "fib"];

/** What a way to move speaks of. */
export interface Setting {
  head: string;
  /** numbers of the head, or the cells that are chosen */
  heaps: readonly string[];
}

/** The cells or heaps that are chosen in a row or a bag. */
export const pickedIn = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => (line.kind === "pick" ? [`${line.row}[${line.name}]`] : []));

/** The choice that is taken off something, from 0; -1 where none is. */
export function takenName(lines: readonly Line[]): string | null {
  for (const line of lines) {
    if (line.kind === "off") return line.by;
    if ((line.kind === "split" || line.kind === "copies") && /^[a-z]/.test(line.less ?? ""))
      return line.less;
  }
  return null;
}

export const chosenNames = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => (line.kind === "choose" ? [line.name] : []));

export const amountChoice = (amount: Amount): AmountChoice =>
  amount.form === "set" ? amount.set : amount.form;

/** The same choice in another form; what can stay of it stays. */
export function amountOf(form: AmountChoice, before: Amount, heaps: readonly string[]): Amount {
  const of = "of" in before ? before.of : (heaps[0] ?? "n");
  const other = heaps.find((one) => one !== of) ?? of;
  switch (form) {
    case "range":
      return { form, from: "1", to: "3" };
    case "list":
      return { form, list: "1,3,4" };
    case "all":
    case "divisors":
      return { form, of };
    case "allBut":
      return { form, of, keep: "1" };
    case "part":
      return { form, of, by: "2" };
    case "both":
      return { form, of, and: other };
    case "fits":
      return { form, of, unit: other };
    case "odd":
    case "even":
    case "square":
    case "pow2":
    case "prime":
    case "fib":
      return { form: "set", set: form };
  }
}

/** The amounts that can be chosen here. */
export function amountChoices(heaps: readonly string[], taken: boolean): AmountChoice[] {
  const all: AmountChoice[] = [
    "range",
    "list",
    "all",
    "allBut",
    "part",
    "both",
    "fits",
    "divisors",
  ];
  return [
    ...all.filter((one) => {
      if (one === "both") return heaps.length > 1;
      if (one === "fits") return heaps.length > 1 && !taken;
      return heaps.length > 0 || one === "range" || one === "list";
    }),
    ...sets,
  ];
}

export function conditionChoice(condition: Condition): ConditionChoice {
  switch (condition.is) {
    case "rest":
      if (condition.by === "2" && condition.rest === "0") return "even";
      if (condition.by === "2" && condition.rest === "1") return "odd";
      return condition.rest === "0" ? "multiple" : "rest";
    case "noMultiple":
      return "noMultiple";
    case "compare":
      return condition.sign;
    case "a":
      return condition.set;
  }
}

export function conditionOf(choice: ConditionChoice, before: Condition): Condition {
  switch (choice) {
    case "even":
      return { is: "rest", by: "2", rest: "0" };
    case "odd":
      return { is: "rest", by: "2", rest: "1" };
    case "multiple":
      return { is: "rest", by: "3", rest: "0" };
    case "noMultiple":
      return { is: "noMultiple", by: "3" };
    case "rest":
      return { is: "rest", by: "3", rest: "1" };
    case "square":
    case "pow2":
    case "prime":
    case "fib":
      return { is: "a", set: choice };
    case ">=":
    case "<=":
    case "==":
    case "!=":
    case ">":
    case "<":
      return {
        is: "compare",
        sign: choice,
        to: before.is === "compare" ? before.to : "1",
      };
  }
}

export const subjectKey = (subject: Subject) =>
  "name" in subject ? subject.name : `${subject.of}-${subject.less}`;

/** What a condition can speak of here. */
export function subjectsOf(lines: readonly Line[], { heaps }: Setting): Subject[] {
  const chosen = chosenNames(lines);
  const taken = takenName(lines);
  return [
    ...heaps.map((name) => ({ name })),
    ...chosen.map((name) => ({ name })),
    ...(taken === null ? [] : heaps.map((of) => ({ of, less: taken }))),
  ];
}

/** What becomes of what is left. */
export function restChoice(line: Line): RestChoice {
  return line.kind === "split" ? `${line.how}${line.into}` : "one";
}

/** The line that says what becomes of what is left, said anew. `less`: what is taken before. */
export function restOf(
  choice: RestChoice,
  of: string,
  less: string | null,
  head: string,
  lines: readonly Line[],
): Line {
  if (choice === "one") {
    if (less !== null && /^[a-z]/.test(less)) return { kind: "off", of: [of], by: less };
    return { kind: "step", by: [{ of, sign: "-", by: less ?? "1" }] };
  }
  const how = choice.slice(0, -1) as SplitHow;
  const into = Number(choice.at(-1)) as 2 | 3;
  const others = lines.filter(({ kind }) => kind !== "split");
  const i = freshName(head, others, "ij");
  const j = freshName(head, [...others, { kind: "written", text: i }], "ij");
  return { kind: "split", of, less, how, into, names: into === 2 ? [i] : [i, j] };
}

/** The numbers that the taken ones come off, said anew; how many may be chosen goes with them. */
export function offOf(lines: readonly Line[], at: number, of: readonly string[]): Line[] {
  const line = lines[at]!;
  if (line.kind !== "off") return [...lines];
  const before = line.of[0]!;
  return lines.map((one, index) => {
    if (index === at) return { ...line, of };
    if (one.kind !== "choose" || one.name !== line.by || !("of" in one.amount)) return one;
    const { amount } = one;
    if (amount.of !== before && amount.form !== "both") return one;
    const [first = before, second] = of;
    if (second !== undefined && (amount.form === "all" || amount.form === "both"))
      return { ...one, amount: { form: "both", of: first, and: second } };
    if (amount.form === "both") return { ...one, amount: { form: "all", of: first } };
    return { ...one, amount: { ...amount, of: first } };
  });
}

const early: readonly Line["kind"][] = ["pick", "choose", "only", "noRun", "fresh", "written"];

/** One sentence more, where it belongs: before what changes. */
export function added(lines: readonly Line[], start: LineStart, setting: Setting): Line[] {
  const end = lines.findIndex(({ kind }) => !early.includes(kind));
  const at = end < 0 ? lines.length : end;
  const even: Condition = { is: "rest", by: "2", rest: "0" };
  const heap = setting.heaps[0] ?? "n";
  const taken = takenName(lines);
  const line = ((): Line => {
    switch (start) {
      case "only":
        return { kind: "only", subject: { name: heap }, condition: even };
      case "onlyTaken":
        return { kind: "only", subject: { name: taken ?? heap }, condition: even };
      case "onlyLeft":
        return {
          kind: "only",
          subject: taken === null ? { name: heap } : { of: heap, less: taken },
          condition: { is: "compare", sign: ">=", to: "1" },
        };
      case "choose":
        return {
          kind: "choose",
          name: freshName(setting.head, lines),
          amount: { form: "range", from: "1", to: "3" },
        };
      case "written":
        return { kind: "written", text: "" };
    }
  })();
  return [...lines.slice(0, at), line, ...lines.slice(at)];
}

/** What is typed behind a choice. */
export const amountGaps: Partial<Record<AmountChoice, string>> = {
  list: "{list}",
  allBut: "{keep}",
  part: "{by}",
};
export const conditionGaps: Partial<Record<ConditionChoice, string>> = {
  multiple: "{by}",
  noMultiple: "{by}",
  ">=": "{to}",
  "<=": "{to}",
  "==": "{to}",
  "!=": "{to}",
  ">": "{to}",
  "<": "{to}",
};

/** What a choice counts: stones, steps of a token, or nothing. */
export const counted = (kind: NumberKind, isTaken: boolean): Told["what"] => {
  if (!isTaken) return "number";
  if (kind === "token") return "steps";
  return kind === "heaps" || kind === "limit" || kind === "many" ? "stones" : "number";
};
