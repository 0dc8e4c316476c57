/** The rule of a written game told in sentences, without gaps. Pure. */
import {
  amountChoice,
  conditionChoice,
  conditionGaps,
  counted,
  pickedIn,
  restChoice,
  takenName,
} from "./lines";
import { numberKind } from "./made";
import { headKind, taken } from "./madeText";
import { namesOf, readWay, type Amount, type Line, type Subject } from "./sentences";
import type { NumberKind, SentenceStrings } from "../strings/make";

/** How this language says one way to move. */
interface Telling {
  w: SentenceStrings;
  kind: NumberKind;
  heaps: readonly string[];
  lines: readonly Line[];
}

/** What a sentence says with this in its gaps. */
const filled = (text: string, gaps: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap] ?? "");

/** Chinese sets numbers and names apart from its words, as every text of the page does. */
const spaced = (text: string) =>
  text
    .replace(/(\p{Script=Han})([0-9A-Za-z])/gu, "$1 $2")
    .replace(/([0-9A-Za-z])(\p{Script=Han})/gu, "$1 $2")
    .replace(/ {2,}/g, " ")
    .replace(/ ([，。；、：])/g, "$1")
    .replace(/([，。；、：]) /g, "$1")
    .trim();

function toldAmount({ w, kind }: Telling, amount: Amount, isTaken: boolean): string {
  const typed = (gap: "from" | "to" | "keep" | "by") =>
    gap in amount ? ((amount as Partial<Record<string, string>>)[gap] ?? "") : "";
  return w.told(amountChoice(amount), {
    from: typed("from"),
    to: typed("to"),
    list: amount.form === "list" ? amount.list.split(",") : [],
    keep: typed("keep"),
    by: typed("by"),
    what: counted(kind, isTaken),
    limit: kind === "limit",
  });
}

function toldOnly({ w, kind, heaps, lines }: Telling, line: Line & { kind: "only" }): string {
  const named = (subject: Subject) => {
    if (!("name" in subject)) return w.left(kind, subject.of);
    return heaps.includes(subject.name)
      ? w.named(kind, subject.name)
      : w.chosen(kind, subject.name, subject.name === takenName(lines));
  };
  const { condition } = line;
  const choice = conditionChoice(condition);
  const to = condition.is !== "compare" ? "" : condition.to;
  const rest = filled(choice === "rest" ? w.remainder : (conditionGaps[choice] ?? ""), {
    by: condition.is === "rest" || condition.is === "noMultiple" ? condition.by : "",
    rest: condition.is === "rest" ? condition.rest : "",
    to: heaps.includes(to) ? w.named(kind, to) : to,
  });
  return filled(w.only, {
    subject: named(line.subject),
    condition: `${w.conditions[choice]} ${rest}`.trim(),
  });
}

/** One sentence; "" where it says nothing that the others don't, null where it is code. */
function toldLine(telling: Telling, line: Line): string | null {
  const { w, kind, heaps, lines } = telling;
  const named = (name: string) => w.named(kind, name);
  switch (line.kind) {
    case "written":
      return null;
    case "pick":
      return w.pick(kind, line.name).replace(/[.。]$/, "");
    case "choose": {
      const isTaken = takenName(lines) === line.name;
      const text = isTaken ? w.take[kind] : w.choose(line.name);
      return filled(text, { amount: toldAmount(telling, line.amount, isTaken) });
    }
    case "only":
      return toldOnly(telling, line);
    case "noRun":
      return filled(w.noRun, { length: line.length, value: line.value });
    case "fresh":
      return w.fresh;
    case "off": {
      // That sentence says already where the stones come from.
      if (kind === "heaps" || (kind === "limit" && line.of.join() === heaps[0])) return "";
      if (kind === "many" && heaps.length === 1) return "";
      const direction = (name: string) =>
        kind === "token" ? (w.directions[heaps.indexOf(name)]?.["-"] ?? name) : named(name);
      return filled(w.off[kind], { of: line.of.map(direction).join(w.and) });
    }
    case "times":
      return filled(w.times, { by: line.by, unit: named(line.unit), of: named(line.of) });
    case "step": {
      if (kind === "heaps") {
        const [only] = line.by;
        return `${w.added[only!.sign]} ${w.told("range", { from: only!.by, to: only!.by, list: [], keep: "", by: "", what: "stones", limit: false })}`;
      }
      if (kind === "token")
        return w.toldSteps(
          line.by.map(({ of, sign, by }) => ({
            by,
            direction: w.directions[heaps.indexOf(of) === 1 ? 1 : 0][sign],
          })),
        );
      const steps = line.by.map(({ of, sign, by }) =>
        filled(w.stepOf, { of: named(of), by, sign: w.signs[sign] }),
      );
      return filled(w.step.other, { steps: steps.join(w.and) });
    }
    case "becomes":
      return filled(w.becomes, { of: named(line.of), to: line.to });
    case "part":
      return filled(w.part, { of: named(line.of), by: line.by });
    case "limit":
      return filled(w.limit, { times: line.times ?? "1" });
    case "split": {
      const rest = w.rests[restChoice(line)];
      if (line.less === null) return filled(w.splitRest, { rest });
      return /^\d/.test(line.less)
        ? filled(w.takeRest, { less: line.less, rest })
        : filled(w.rest, { rest });
    }
    case "copies":
      return filled(w.copies, {
        copies: line.copies,
        base: line.less === null ? named(line.of) : w.left(kind, line.of),
        by: line.by,
      });
    case "discard":
      return filled(w.discard, { of: named(line.keep) });
    case "cut":
      return filled(w.cut, { of: named(line.of) });
    case "apart":
      return w.apart(line.at).replace(/[.。]$/, "");
  }
}

/** What a written rule says, as in n;k=odd;n-=k; null where a part of it is only code. */
export function toldRule(rule: string, w: SentenceStrings): string | null {
  const draft = taken(`own/${rule}:`);
  if (!draft) return null;
  const made = { kind: "own", ...draft } as const;
  const row = ["row", "bag"].includes(headKind(draft.head));
  const ways: string[] = [];
  for (const clauses of draft.ways) {
    const lines = readWay(draft.head, clauses);
    const telling: Telling = {
      w,
      kind: numberKind(made),
      heaps: row ? pickedIn(lines) : namesOf(draft.head),
      lines,
    };
    const said = lines.map((line) => toldLine(telling, line));
    if (said.includes(null)) return null;
    ways.push(w.join(said.filter((words): words is string => Boolean(words))));
  }
  return spaced(w.orWays(ways));
}

/** Conditions "n%k==0" and "n%k!=0" of names and numbers, each in the words that are given. */
const inDivisors = (
  condition: string,
  said: (divisor: string, number: string, divides: boolean) => string,
): string =>
  condition.replace(
    /(^|[^\w+\-*/%.)\]])(\w+)%(\w+)(==|!=)0(?![\w+\-*/%.])/g,
    (_, before: string, number: string, divisor: string, sign: string) =>
      before + said(divisor, number, sign === "=="),
  );

/** The same; of code what can be read in words. */
export const saidRule = (rule: string, w: SentenceStrings): string =>
  toldRule(rule, w) ?? w.code(inDivisors(rule, w.divides));
