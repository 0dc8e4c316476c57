/** Families of rules, found games, counts, the atlas of octal games. */
import type { FamiliesStrings } from "../../families";
import { formatInteger as number } from "../../numbers";

const positions = (unordered: boolean) => (unordered ? "positions without order" : "positions");
const are = (value: string | null) => (value === null ? "are lost" : `have the value ${value}`);
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

const members = (count: number, positions: boolean) =>
  positions ? counted(count, "position", "positions") : counted(count, "rule", "rules");

export const ruleFamilies: FamiliesStrings = {
  games: {
    nim: "Nim",
    grundy: "Grundy’s game",
    lasker: "Lasker’s Nim",
    "octal/0.3": "She loves me, she loves me not",
    "octal/0.6": "Officers",
    "octal/0.07": "Dawson’s Kayles",
    "octal/0.15": "Guiles",
    "octal/0.77": "Kayles",
    "octal/0.007": "Treblecross",
    "octal/0.137": "Dawson’s chess",
  },
  which: {
    found: (games, values) =>
      values === null
        ? `${counted(games, "other rule has", "other rules have")} the same values.`
        : `${counted(games, "game has", "games have")} these ${number(values)} values.`,
    none: (values) =>
      values === null
        ? "None of the games looked through has the same values."
        : `None of the games looked through has these ${number(values)} values.`,
    rule: "Rule",
    how: "How far",
    where: "Where it begins",
    proven: "the same for ever, proven",
    agrees: (to, ofRule) => `agrees to ${ofRule ? "heap" : "number"} ${number(to)}`,
    moved: (by, ofRule) => {
      const far = String(Math.abs(by));
      if (by === 0) return ofRule ? "heap for heap" : "at heap 0";
      if (ofRule)
        return by > 0
          ? `its heap n + ${far} is heap n of yours`
          : `its heap n is heap n + ${far} of yours`;
      return by > 0
        ? `your list begins at its heap ${far}`
        : `its heap 0 is number ${far} of your list, counted from 0`;
    },
    begins: (rule, by) =>
      by > 0
        ? `Your list begins at heap ${by} of ${rule}: ${by === 1 ? "the value of heap 0 is missing" : `the first ${by} values are missing`}.`
        : `Your list has ${by === -1 ? "one number" : `${-by} numbers`} too many in front of ${rule}.`,
    more: (count) => `and ${count} more that are not listed`,
    all: (count) => `Show all ${number(count)}`,
    few: "Show fewer",
  },
  count: {
    heaps: "Heaps",
    from: "Each from",
    to: "to stones",
    unordered: "Order does not count",
    lost: (lost, total, value, unordered) =>
      `${lost} of ${total} ${positions(unordered)} ${are(value)}.`,
    modulo: (lost, total, modulus, value) =>
      `Modulo ${modulus}: ${lost} positions ${are(value)}, of ${total}.`,
    share: (share) => `That is ${share} of all.`,
    digits: (count) => `${number(count)} digits`,
    whole: "All digits",
    squares: (terms) =>
      `Two heaps lose where their values are equal: the number is the sum of the squares of how often each value stands${terms === null ? "." : `, ${terms}.`}`,
    characters:
      "With H(k) = Σ c(v)·(−1)^|k AND v|, where c(v) says how often the value v stands, |x| counts the binary ones of x, and 2^m is above all values: the number is (H(0)^K + … + H(2^m − 1)^K) / 2^m.",
  },
  family: {
    of: "Show",
    aspects: {
      period: "Period",
      preperiod: "Preperiod",
      values: "Values",
      lost: "Lost heaps",
      quotient: "Misère quotient",
    },
    laws: "Look for laws",
    noLaws: "No law was found for this table.",
    law: (of, formula, members, where) =>
      `${of === "period" ? "Period" : of === "preperiod" ? "Preperiod" : "Order"}: ${formula}. It holds for ${members} rules${where === null ? "" : ` where ${where}`}, and is not proven.`,
    ready: "Ready families",
    readyNames: {
      "one-two": "{1, a, b}",
      "and-sum": "{a, b, a+b}",
      "at-most": "At most n/a",
      "at-least": "At least n/a",
      remainder: "Remainder a modulo b",
      "octal-two": "Octal 0.ab",
      "octal-three": "Octal 0.abc",
      root: "At most a·√n",
      moore: "Moore’s k heaps",
      "take-or-split": "Take at most a, or split",
    },
    members,
    open: (count) => `${number(count)} not settled within the limit`,
    wrong: (count) => `${number(count)} that can’t be read`,
    none: "No numbers fit these conditions: the family has no rules.",
    picture: (columns, rows) =>
      `A picture of ${number(columns)} by ${number(rows)} cells, one colour for each number`,
    point: (position) =>
      `Point at a cell: its ${position ? "position" : "rule"} stands here. A tap opens it.`,
    keys: "Arrow keys move from cell to cell, with Shift they select; Enter opens it.",
    legend: "What the colours mean; press a number to list its rules",
    notKnown: "not known",
    unread: "can’t be read",
    cells: (count) => counted(count, "cell", "cells"),
    lostValue: "0: lost",
    won: "won",
    lost: "lost",
    drawn: "a draw",
    otherNumbers: (count) => `and ${counted(count, "number", "numbers")} more`,
    slider: (letter) => `${letter} =`,
    heap: "Heap",
    rows: "From row",
    heaps: "heap",
    at: (rule, told) => `${rule}: ${told}`,
    told: {
      period: (preperiod, period, saltus) =>
        `period ${period} from n = ${preperiod} on${saltus === null ? "" : `, growing by ${saltus}`}`,
      preperiod: (preperiod) => `repeats from n = ${preperiod} on`,
      quotient: (order, lost) => `a quotient of ${order} elements, ${lost} of them lost`,
      value: (heap, value) => `g(${heap}) = ${value}`,
      position: (mark) =>
        mark === "P" ? "lost (P)" : mark === "N" ? "won (N)" : "neither side can force a win (D)",
      mark: (heap, lost) => `a heap of ${heap} is ${lost ? "lost (P)" : "won (N)"}`,
      open: "not settled within the limit",
      wrong: "this rule can’t be read",
    },
    select: "Select cells",
    selecting: "Drag over the cells. Press again to end.",
    selected: (count, positions) => `${members(count, positions)} selected`,
    clear: "Clear",
    further: (count) => `and ${number(count)} more, which stand in the file`,
    rule: "Rule",
    number: "Number",
    toSheet: "Put it on the sheet",
    alone: "Open it alone",
    csvSelection: "Selection as CSV",
    shut: "Close",
  },
  atlas: {
    comma: ", ",
    title: "The atlas of octal games",
    about:
      "Each octal code of up to three digits behind the point, 0 or 4 before it: 1024 codes. Codes with the same values share a row. Periods are proven by the engine; where none is, the row says how far it has looked. With more work some of these are proven here too, and of others a proof may be known elsewhere.",
    failed: "The atlas could not be loaded.",
    again: "Try again",
    search: "A code, a name or a rule",
    filter: "Show",
    filters: { all: "All", open: "Open", proven: "Proven" },
    order: "Sort by",
    orders: {
      open: "Open ones first",
      code: "Code",
      period: "Period, the longest first",
      preperiod: "Preperiod, the longest first",
      largest: "Values, the largest first",
    },
    shown: (rows, codes) =>
      `${counted(rows, "row", "rows")} with ${counted(codes, "code", "codes")}.`,
    none: "No row fits. Shorten what you look for, or show all.",
    more: "Show more",
    values: (values) => `Values from n = 0 on: ${values}`,
    period: (preperiod, period) => `Period ${period} from n = ${preperiod} on`,
    proven: "proven",
    notKnown: (to) => `Period not known, as far as n = ${to}`,
    largest: (value) => `largest value ${value}`,
    rare: (count, last) =>
      last === null ? `${count} rare values` : `${count} rare values, the last at n = ${last}`,
    quotient: (sizes, all) =>
      `misère quotient: ${sizes} elements${all ? "" : ", of some codes not known"}`,
    noQuotient: "misère quotient not known",
    twins: "the same game as",
    codes: "Also",
    door: (code) => `Explore octal ${code}`,
  },
};
