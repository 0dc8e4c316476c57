/** Lines to begin with: what can be asked of a rule, a list or a position. Pure. */
import { familyOf } from "./families/readyFamilies";
import { lineOf } from "./sheet";
import type { RuleInfo } from "./state";

export interface Offer {
  question: string;
  line: string;
}

/** The rule to compare with where the sheet has no other. */
const usualOther = (rule: string) => (rule === "take/1..3" ? "nim" : "take/1..3");

/** What fits a rule, most asked first. `others`: the other rules of the sheet, in its order. */
export function offersOf(info: RuleInfo, others: readonly string[] = []): Offer[] {
  const { rule, sequence, grid } = info;
  const fits = (name: string) => info.questions.some((one) => one.name === name);
  const other = others.filter((one) => one !== rule).at(-1) ?? usualOther(rule);
  const guess = sequence ? "P when n%4==0" : grid ? "P when a==b" : "P when xor(x)==0";
  const position = sequence ? `${rule}:12` : grid ? `${rule}:5,3` : null;
  const all: [string, string | null][] = [
    ["lost", fits("lost") ? "lost" : null],
    ["period", fits("period") ? "period" : null],
    ["patterns", fits("patterns") ? "patterns" : null],
    ["grid", fits("grid") ? "grid" : null],
    ["program", fits("program") ? "program" : null],
    ["conjecture", fits("conjecture") ? lineOf("conjecture", [guess]) : null],
    ["compare", fits("compare") ? lineOf("compare", [other]) : null],
    ["quotient", fits("quotient") && info.quotient ? "quotient" : null],
    ["which", fits("which") && sequence ? "which" : null],
    ["count", fits("count") && sequence ? "count --heaps 2 --from 0 --to 20" : null],
    ["family", sequence ? familyOf(rule) : null],
    ["sequence", fits("sequence") ? "sequence --count 1000" : null],
    ["solve", grid ? lineOf("solve", [`${rule}:${sequence ? "7,?" : "?,5"}`]) : "solve nim:3,5,?"],
    ["analyze", position ? lineOf("analyze", [position]) : null],
    ["explain", position ? lineOf("explain", [position]) : null],
    ["strategy", position ? lineOf("strategy", [position]) : null],
    ["genus", position && sequence ? lineOf("genus", [position]) : null],
    ["nim", "nim 4*7+3"],
  ];
  return all.flatMap(([question, line]) => (line === null ? [] : [{ question, line }]));
}

const mostInstead = 3;
/** Asked most by those whose sentence is not understood. */
const instead = ["analyze", "lost", "patterns", "program"];
/** A longer number is no heap that somebody asks about. */
const heapSaid = /(?<!\p{N})\d{1,6}(?!\p{N})/u;

/** Where nothing stands above that could be asked about: rules to begin with. */
export const rulesInstead = (): Offer[] =>
  examples
    .slice(0, mostInstead)
    .map((rule) => ({ question: "rule", line: lineOf("rule", [rule]) }));

/** Lines that are understood, for a sentence that is not; the heap it names is asked about. */
export function insteadOf(said: string, info: RuleInfo): Offer[] {
  const heap = info.sequence ? heapSaid.exec(said)?.[0] : undefined;
  const offers = offersOf(info);
  return instead
    .flatMap((name) => offers.find(({ question }) => question === name) ?? [])
    .slice(0, mostInstead)
    .map((offer) =>
      offer.question === "analyze" && heap !== undefined
        ? { ...offer, line: lineOf("analyze", [`${info.rule}:${Number(heap)}`]) }
        : offer,
    );
}

export const ofList: Offer[] = [
  { question: "patterns", line: "patterns" },
  { question: "which", line: "which" },
  { question: "program", line: "program" },
  { question: "conjecture", line: "conjecture 'g(n) = n%7'" },
  { question: "compare", line: "compare take/1..3" },
];
/** The same beside the rules of the sheet. */
export const offersOfList = (rules: readonly string[]): Offer[] =>
  ofList.map((offer) =>
    offer.question === "compare" && rules.length > 0
      ? { ...offer, line: lineOf("compare", rules.slice(-1)) }
      : offer,
  );
export const ofPosition: Offer[] = [
  { question: "analyze", line: "analyze" },
  { question: "explain", line: "explain" },
  { question: "strategy", line: "strategy" },
  { question: "genus", line: "genus" },
  { question: "patterns", line: "patterns" },
  { question: "period", line: "period" },
  { question: "program", line: "program" },
];

/** Ways to begin, where nothing is asked of anything yet. */
export const examples = ["take/1,3,4", "octal/0.77", "grundy", "wythoff", "coins/mock"];
