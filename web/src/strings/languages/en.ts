import { carried, cellsOf, drawnRule, endOf, lettersOf, painted } from "../cells";
import {
  runChange,
  runOf,
  runsOf,
  saysMore,
  shiftOf,
  variants,
  type Lie,
  type Shift,
} from "../pictures";
import { formulaParts } from "../formulas";
import { formatInteger, groupDigits, listWith, octalClauses, placeOf } from "../numbers";
import { isLast, ownMove, type Named } from "../ownMoves";
import { hints } from "./en/hints";
import { families } from "./en/puzzles";
import { ruleFamilies } from "./en/families";
import { sheets } from "./en/sheets";
import type { BookStrings } from "../book";
import type { CreditsStrings } from "../credits";
import type { ExploreStrings } from "../explore";
import {
  biteOf,
  atEnd,
  goneFrom,
  type CountingWords,
  type FaceStrings,
  type FaceWords,
  type RowWords,
  type ToldMove,
} from "../faces";
import type { GoalStrings, Help } from "../goals";
import type { LessonStrings } from "../lesson";
import type { MakeStrings } from "../make";
import type {
  BoardStrings,
  CompareWords,
  FormStrings,
  ProblemStrings,
  TapStrings,
  TheoremName,
} from "../more";
import type { PlaceStrings } from "../places";
import type { PagesStrings } from "../pages";
import type { PlayStrings } from "../play";
import type { ShareStrings } from "../share";
import type { ShellStrings } from "../shell";
import type { WhyStrings } from "../why";
import {
  whole,
  type About,
  type FirstStrings,
  type Language,
  type MoveContext,
  type RestStrings,
  type Strings,
} from "../shape";
import type { MoveRecord, TermView } from "#module/nimber.js";

const number = formatInteger;
const plural = (count: bigint | number, one: string, many: string) =>
  `${number(count)} ${BigInt(count) === 1n ? one : many}`;

const setNames: Record<string, string> = {
  odd: "an odd number of",
  even: "an even number of",
  fib: "a Fibonacci number of",
  prime: "a prime number of",
  square: "a square number of",
  pow2: "a power of two of",
};

/** "1..3" is "1 to 3", "1,3,4" is "1, 3 or 4", "3.." is "3 or more". */
function describeSet(items: readonly string[]): string {
  const set = items.join(",");
  const named = setNames[set];
  if (named) return `${named} stones`;
  const range = /^(\d+)\.\.(\d*)$/.exec(set);
  if (range) {
    if (range[2] && Number(range[2]) === Number(range[1]) + 1)
      return `${groupDigits(range[1]!)} or ${groupDigits(range[2])} stones`;
    return range[2]
      ? `${groupDigits(range[1]!)} to ${groupDigits(range[2])} stones`
      : `${groupDigits(range[1]!)} or more stones`;
  }
  const words = items.map((item) => {
    const inner = /^(\d+)\.\.(\d*)$/.exec(item);
    if (inner) return inner[2] ? `${inner[1]}–${inner[2]}` : `${inner[1]} or more`;
    return setNames[item]?.replace(/ of$/, "") ?? groupDigits(item);
  });
  if (set === "1") return "1 stone";
  return `${listWith(words, ", ", " or ")} stones`;
}

/** "2, 3 and 5" */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)!}`;

/** A set that has 1 in it empties every heap, so that the last move takes the last stone. */
const lastMoveTakesLastStone = (sentence: { code: string; args: string[] } | null) =>
  sentence !== null &&
  (sentence.code === "nim" ||
    sentence.code === "take-half" ||
    (sentence.code === "take" &&
      sentence.args.some((item) => /^(1|1\.\.\d*|odd|fib|square|pow2)$/.test(item))));

const readable = (predicate: string) =>
  predicate
    .replace(/&&/g, " and ")
    .replace(/\|\|/g, " or ")
    .replace(/==/g, " = ")
    .replace(/=>/g, " ⇒ ")
    .replace(/;/g, "; ")
    .replace(/!=/g, " ≠ ")
    .replace(/<=/g, " ≤ ")
    .replace(/>=/g, " ≥ ")
    .replace(/([<>])/g, " $1 ")
    .replace(/\*/g, "·")
    .replace(/ {2,}/g, " ");

/** "Octal code 0.77: take 1 or 2 stones from a heap, and split the rest in two if you like." */
function describeOctal(code: string, digits: readonly string[]): string {
  const ways = octalClauses(digits).map(({ amounts, left }) => {
    const some = listWith(amounts, ", ", " or ");
    const stones = `${some} ${some === "1" ? "stone" : "stones"} from a heap`;
    switch (left) {
      case "split":
        return "split a heap in two";
      case "0":
        return `take a whole heap of ${some}`;
      case "1":
        return `take ${stones}, but not all of it`;
      case "2":
        return `take ${stones} and split the rest in two`;
      case "01":
        return `take ${stones}`;
      case "02":
        return `take a whole heap of ${some}, or ${stones} and split the rest in two`;
      case "12":
        return `take ${stones}, but not all of it, and split the rest in two if you like`;
      default:
        return `take ${stones}, and split the rest in two if you like`;
    }
  });
  return ways.length > 0
    ? `Octal code ${code}: ${listWith(ways, "; ", "; or ")}.`
    : `Octal code ${code}: there is no move.`;
}

const heapsIn = (context: MoveContext) => context.terms.reduce((sum, term) => sum + term.heaps, 0);

/** "3, 6", or "3–6" for a run. */
const coinsIn = (flips: readonly number[]) => {
  const [first = 0] = flips;
  const last = flips[flips.length - 1] ?? 0;
  return flips.length > 2 && last - first === flips.length - 1
    ? `${first}–${last}`
    : flips.join(", ");
};

const isOne = (context: MoveContext) => context.terms.length === 1 && heapsIn(context) === 1;

const takeStones = (record: MoveRecord, context: MoveContext): string =>
  isOne(context)
    ? `Take ${number(record.amount)}`
    : `Take ${number(record.amount)} from heap ${record.heap}`;

const move = (record: MoveRecord, context: MoveContext): string =>
  [record, ...(record.also ?? [])].map((one) => moveOfOne(one, context)).join("; ");

function moveOfOne(record: MoveRecord, context: MoveContext): string {
  const term = context.terms[record.term - 1];
  const one = isOne(context);
  const game = context.terms.length > 1 ? `Game ${record.term}: ` : "";
  const [a, b] = record.after;
  switch (record.kind) {
    case "take":
      return takeStones(record, context);
    case "split":
      return one
        ? `Split into ${number(a ?? 0n)} and ${number(b ?? 0n)}`
        : `Split heap ${record.heap} into ${number(a ?? 0n)} and ${number(b ?? 0n)}`;
    case "take-split":
      return `Take ${number(record.amount)} from heap ${record.heap}, split the rest into ${number(a ?? 0n)} and ${number(b ?? 0n)}`;
    case "both":
      return `${game}Take ${number(record.amount)} from both heaps`;
    case "down":
      return `${game}Move ${count(record.amount, "stone", "stones")} down from step ${record.part}`;
    case "slide":
      return `${game}${slide(record, a ?? 0n, term)}`;
    case "edge": {
      const name = (index: bigint | undefined) => term?.vertices[Number(index ?? 0n)] ?? "?";
      return `${game}Move ${pieceIn("token", record, term)} from ${name(record.before)} to ${name(a)}`;
    }
    case "cut":
      return `${game}Cut ${record.place}`;
    case "clear":
      return `${game}Take ${record.place} with its neighbours`;
    case "lift":
      return `${game}Take ${record.place} with both ends`;
    case "turn":
      return `${game}Turn ${record.flips.length === 1 ? "coin" : "coins"} ${coinsIn(record.flips)}`;
    case "corners": {
      const far = term?.parts
        .slice(2 * record.part - 2, 2 * record.part)
        .map(number)
        .join(".");
      return `${game}Turn the corners from ${number(b ?? 0n)}.${number(a ?? 0n)} to ${far ?? "?"}`;
    }
    case "own": {
      if (record.heap > 0)
        return written(record, term, one || isLast(record, context) ? "" : `heap ${record.heap}`);
      const alone = term?.pieces.length === 1;
      return game + written(record, term, alone ? "" : `part ${record.part}`);
    }
    case "paint": {
      const piece = carried(record, term);
      if (piece) return `${game}Move from cell ${piece.from} to cell ${piece.to}`;
      const told = painted(record, term).map(({ places, cells, becomes }, at) => {
        const what = becoming(becomes, cells);
        if (at > 0) return `${listed(places)} ${what}`;
        return `${cells > 1 ? "Cells" : "Cell"} ${listed(places)} ${cells > 1 ? "become" : "becomes"} ${what}`;
      });
      return game + told.join(", ");
    }
  }
}

const isCell = (one: Named) => "cell" in one;

/** "b", "cells 2 and 3" */
function namesOf(numbers: readonly Named[]): string {
  const what = numbers.some(isCell) ? (numbers.length > 1 ? "cells " : "cell ") : "";
  return what + listed(numbers.map((one) => ("cell" in one ? String(one.cell) : one.name)));
}

/** A move of a written game. place: where it is made, unless there is but one such place. */
function written(record: MoveRecord, term: TermView | undefined, place: string): string {
  const told = ownMove(record, term);
  const within = place && ` in ${place}`;
  switch (told.does) {
    case "take": {
      const all = told.all && told.amount > 1n ? "all " : "";
      return `Take ${all}${number(told.amount)}${place && ` from ${place}`}`;
    }
    case "split": {
      const into = listed(told.into.map(number));
      if (told.taken === 0n) return `Split ${place && `${place} `}into ${into}`;
      const from = place && ` from ${place}`;
      return `Take ${number(told.taken)}${from}, leaving ${into}`;
    }
    case "lower": {
      const each = told.numbers.length > 1 ? " each" : "";
      return `Take ${number(told.amount)}${each} from ${namesOf(told.numbers)}${within}`;
    }
    case "set":
      return `${capital(namesOf([told.number]))}${within} becomes ${number(told.to)}`;
    case "walk":
      return `Move ${place && `${place} `}to ${told.to}`;
    case "vanish":
      return `${capital(place || "all")} is gone`;
    case "limit": {
      const part = place && `${capital(place)}: `;
      return `${part}Take ${number(told.amount)}, then at most ${number(told.most)}`;
    }
    case "become": {
      const parts = listed(told.parts);
      return place ? `${capital(place)} becomes ${parts}` : `Make it ${parts}`;
    }
  }
}

/**
 * The piece has its number and the place its name: neither is taken for the other. A single piece
 * has no number; Geography's other parts were only visited.
 */
const pieceIn = (what: string, record: MoveRecord, term: TermView | undefined) =>
  term?.parts.length === 1 || term?.game === "geography" ? `the ${what}` : `${what} ${record.part}`;

function slide(record: MoveRecord, to: bigint, term: TermView | undefined) {
  const board = term?.board;
  const place = number(to);
  const move = (what: string) => `Move ${pieceIn(what, record, term)}`;
  if (board === "strip" || board === "squares") return `${move("coin")} to square ${place}`;
  if (board === "monks") return `${move("monk")} to step ${place}`;
  if (board !== "hill") return `${move("piece")} to place ${place}`;
  const climber = record.part === term?.king ? "Move the king" : move("climber");
  return `${climber} ${to === 0n ? "to the top" : `up to ${place} from the top`}`;
}

const inHeap = (record: MoveRecord): string => `Heap ${record.heap}`;

/** Mirrors `moveOfOne`: the same names for the same things. */
function where(record: MoveRecord, context: MoveContext): string {
  const term = context.terms[record.term - 1];
  const game = context.terms.length > 1 ? `Game ${record.term}: ` : "";
  const named = (words: string) =>
    game ? game + words : words.charAt(0).toUpperCase() + words.slice(1);
  if (record.heap > 0) return inHeap(record);
  switch (record.kind) {
    case "both":
      return named("both heaps");
    case "down":
      return named(`step ${record.part}`);
    case "slide":
      if (record.part === term?.king) return named("the king");
      return named(pieceIn(slider[term?.board ?? ""] ?? "piece", record, term));
    case "edge":
      return named(
        `${pieceIn("token", record, term)} on ${term?.vertices[Number(record.before)] ?? "?"}`,
      );
    case "turn":
      return named(`coin ${record.part}`);
    case "corners":
      return named(
        `the head at ${term?.parts
          .slice(2 * record.part - 2, 2 * record.part)
          .map(number)
          .join(".")}`,
      );
    case "cut":
    case "lift":
      return named(`an edge at ${term ? endOf(record, term) : "?"}`);
    case "clear":
      return named(`vertex ${record.place}`);
    case "paint":
      return named(`cell ${term ? cellsOf(record, term)[0] : "?"}`);
    case "take":
    case "split":
    case "take-split":
    case "own":
      return (
        (term?.pieces.length === 1 ? game + lettersOf(term) : "") || named(`part ${record.part}`)
      );
  }
}

const slider: Record<string, string> = {
  strip: "coin",
  squares: "coin",
  monks: "monk",
  hill: "climber",
};

const nextTaps: Partial<Record<MoveRecord["kind"], string>> = {
  slide: "Tap a marked place",
  edge: "Tap a marked place",
  paint: "Now tap the next cell",
  turn: "Now tap another coin",
};

const nextTap = ({ kind }: MoveRecord): string => nextTaps[kind] ?? "Now choose a move";

const past: Record<string, string> = {
  Take: "took",
  Make: "made",
  Split: "split",
  Move: "moved",
  Cut: "cut",
  Turn: "turned",
  Say: "said",
  Bid: "bid",
  Knock: "knocked",
  Trade: "traded",
  Put: "put",
  Bite: "bit",
  Jump: "jumped",
};

/** A move that was played: "The program took 2". A move told by its place keeps its words. */
const played = (who: string, words: string) => {
  const [verb = ""] = words.split(" ", 1);
  const did = words.includes("; ") ? undefined : past[verb];
  return did ? `${who} ${did}${words.slice(verb.length)}` : `${who} played: ${words}`;
};

export const about: About = {
  name: "EN",
  tag: "en",
  switchTo: "Switch to English",
};

/** Why a question is not settled, where it was not the limit of work; docs/limits.md has them all. */
function stoppedBy(bound: string, most: string): string {
  const number = groupDigits(most || "0");
  switch (bound) {
    case "circles":
      return "Not settled: what stands here can come again, alone or with more beside it, so play need not end. Perhaps a condition is missing, such as n>0.";
    case "compound-circles":
      return "Not settled: a part can come again, and where one move may change several parts play must end.";
    case "genus-circles":
      return "Play may never end here, so there is no genus.";
    case "climb":
      return `Not settled: ${number} moves in a row lead upwards, and none of them ends.`;
    case "table":
      return `Not settled: the values of this rule are computed for heaps below ${number}, and no period is proven.`;
    case "pairs":
      return `Not settled: the values of this game stand in a table of at most ${number} pairs of heaps.`;
    case "heap":
      return `Not settled: the values of this game are computed for heaps up to ${number}.`;
    case "values":
      return most
        ? `Only the first ${number} values of this rule could be had.`
        : "Not one value of this rule could be had.";
    case "outcomes":
      return `Who wins a single heap of this rule is told for heaps below ${number}.`;
    case "vertices":
      return `Not settled: a part of the graph that is no path, cycle, star or complete graph is searched up to ${number} vertices.`;
    case "cells":
      return `Not settled: only boards of at most ${number} cells are searched.`;
    case "argument":
      return "Not settled: no argument was found that says who wins.";
    case "edges":
      return `Not settled: an argument about a graph is looked for up to ${number} edges.`;
    case "positions":
      return `Not settled: no more positions than these ${number} can be remembered.`;
    case "parts":
      return `Not settled: no more parts than these ${number} can be remembered.`;
    case "sum-parts":
      return `Not settled: a sum of this kind is searched where it has at most ${number} parts.`;
    case "depth":
      return `Not settled: more than ${number} moves can follow one another.`;
    case "copies":
      return `Not settled: a move leaves more than ${number} copies of one part.`;
    case "played":
      return `Not even a small position of this shape could be played out within ${number} examined options.`;
    default:
      return "Not settled: no theorem tells it, and no search can.";
  }
}

/** Why no misère quotient was found. */
function badOption(option: string, takes: string, other: string): string {
  switch (takes) {
    case "unknown":
      return `There is no option ${option} here.`;
    case "twice":
      return `${option} is given twice.`;
    case "wanted":
      return `${option} with a number is wanted.`;
    case "one-of":
      return `Only one of ${other} can be asked for.`;
    case "beside":
      return `${option} goes with ${other}.`;
    case "pairs":
      return `${option} goes with a rule of two numbers.`;
    case "normal-sum":
      return `${option} goes with a sum of normal play.`;
    case "rule":
      return `${option} goes with a rule.`;
    case "from-1":
      return `${option} takes a number from 1 to ${groupDigits(other)}.`;
    case "aspect":
      return `${option} takes period, preperiod, values, lost or quotient.`;
    case "share":
      return `${option} takes a share, as in 2/8: the second of eight.`;
    case "at-most":
      return `${option} takes a number of at most ${groupDigits(other)}.`;
    case "prime":
      return `${option} takes 998244353 or 1000000007.`;
    case "modulus":
      return `${option} takes a number from 2 to 2^40.`;
    case "line":
      return `${option} takes a line, as in q=n-1.`;
    case "definition":
      return `${option} takes a name and a number, as in m=3.`;
    case "words":
      return `${option} takes two words, as in First,Second.`;
    case "io":
      return `${option} takes T, eof or zero.`;
    case "shape":
      return `${option} takes counted, line or one.`;
    case "text":
      return `${option} takes a text.`;
    case "choice":
      return `${option} takes one of ${other}.`;
    case "way":
      return `${option} takes closed, period, runs, table or guess.`;
    default:
      return `${option} takes a number.`;
  }
}

function noQuotient(
  limit: string,
  heap: string,
  order: string,
  bound: string,
  most: string,
): string {
  if (bound === "heaps")
    return `A misère quotient is computed for heaps up to ${groupDigits(most)}.`;
  const reached = `heaps to ${groupDigits(heap || "0")} were reached, order ${order}.`;
  switch (bound) {
    case "order":
      return `No misère quotient of at most ${groupDigits(most)} elements was found: ${reached}`;
    case "options":
      return `No misère quotient was found, since the next heap has more options than the ${groupDigits(most)} that are taken in: ${reached}`;
    case "all-options":
      return `No misère quotient was found, since the heaps together have more options than the ${groupDigits(most)} that are taken in: ${reached}`;
    case "rule":
      return `No misère quotient was found, since a move can leave a heap that is not smaller: ${reached}`;
    default:
      return `No misère quotient was found within the limit of ${limit}: ${reached}`;
  }
}

const tooManyTerms = (what: string, most: string) =>
  `The ${what} is too long: at most ${groupDigits(most)} numbers, names and signs.`;
/** A sign that is two things elsewhere is answered with both. */
const writeInstead = (what: string, instead: string) =>
  what === "&"
    ? "A single “&” means nothing here: that both of two conditions hold is a&&b, and “and” bit by bit is and(x,y)."
    : what === "|"
      ? "A single “|” means nothing here: that one of two conditions holds is a||b, and “or” bit by bit is or(x,y)."
      : `In place of “${what}” write “${instead}”.`;

/** The functions of an expression, those of a row left out. */
const noFunction = (name: string) =>
  `There is no function called “${name}”. There are min, max, abs, gcd, sqrt, root, if and pick; of binary digits xor, and, or, bits, ones (how many are 1) and low; and the conditions prime, square, pow2 and fib.`;

/** What is wrong with edges; the reasons are in docs/notation.md. */
function badEdges(reason: string, about: string): string {
  switch (reason) {
    case "loop":
      return `In this game no edge may lead from ${about} to itself.`;
    case "repeated":
      return `The edge ${about} is written twice.`;
    case "alone":
      return `Vertex ${about} has no edge: write edges only, as a-b.`;
    case "ground":
      return "Nothing stands on the ground: it is the vertex 0, as in 0-a.";
    case "loose":
      return `The edge ${about} does not hang on the ground.`;
    case "visited":
      return `The token has been on ${about} already: it is named twice.`;
    default:
      return "Edges are written a-b,b-c, with names of letters and digits.";
  }
}

/** What is wrong with a rule that someone wrote. */
function badFamily(reason: string, about: string): string {
  switch (reason) {
    case "sign":
      return "Behind $ stands the letter of a parameter, as in take/1,$a.";
    case "no-range":
      return `Nothing says which numbers $${about} stands for. Choose them, as in ${about}=1..9.`;
    case "unused":
      return `The rule does not use ${about}. Write $${about} where its number belongs.`;
    case "letter":
      return `A parameter is one letter, and “${about}” is not.`;
    case "endless":
      return `The numbers of ${about} have no end. Write one, as in ${about}=1..9.`;
    case "none":
      return "A family has parameters. Choose one, as in a=1..9.";
    case "parameters":
      return `A family has at most ${about} parameters.`;
    case "candidates":
      return `More than ${groupDigits(about)} choices were looked at, and the members are not all found.`;
    case "values":
      return `The members have more than ${groupDigits(about)} values together.`;
    default:
      return `The family has more than ${groupDigits(about)} members. Take smaller ranges.`;
  }
}

function badOwn(reason: string, about: string, more: string): string {
  switch (reason) {
    case "alternatives":
      return `There are too many alternatives: at most ${about}.`;
    case "choices":
      return `One move chooses too much: at most ${about} choices.`;
    case "numbers":
      return `A part has too many numbers: at most ${about}.`;
    case "long":
      return `The rule is too long: at most ${groupDigits(about)} characters.`;
    case "expected":
      return `“${about}” is expected here.`;
    case "name":
      return "A name made of letters is expected here, as in n;k=1..3;n-=k.";
    case "name-taken":
      return `“${about}” already means something here: choose another name.`;
    case "name-twice":
      return `The name “${about}” is given twice. To compare, write ${about}==.`;
    case "one-number":
      return "One number alone stands without brackets, as in n;k=1..3;n-=k.";
    case "brackets":
      return `Several numbers stand in brackets: ${about} in order, or ${more} in no order.`;
    case "alternative":
      return "A semicolon and a move are expected here.";
    case "no-change":
      return "Nothing changes here: a move ends in a change, as n-=k, or in a result, as =>(k).";
    case "result-and-change":
      return "A move has changes or one result, and the result ends it.";
    case "late":
      return "Choices and conditions come before what is changed. A single = changes a number: to compare, write ==.";
    case "unknown-name":
      if (more === "(") return noFunction(about);
      return `There is no number named “${about}” here. Choose it first, as in ${about}=1..3.`;
    case "whole-row":
      return `Only cells can be changed: ${about}[i] or ${about}[i..j].`;
    case "condition":
      return "A condition is expected here: it compares something, as in n>0. A change is written n-=1.";
    case "position":
      return "What is left stands in parentheses, with how many copies before it: (k,b-k) or 3*(n/2).";
    case "shape":
      return about === "1"
        ? "One number alone is needed here, as at the beginning of the rule."
        : `${about ? `${about.replace("..", " to ")} numbers` : "As many numbers as at the beginning of the rule"} are needed here, separated by commas.`;
    case "write":
      return writeInstead(about, more);
    default:
      return "The rule can’t be read here. It is made of integers, names, + - * / %, comparisons, && || !, parentheses and functions such as min(x,y).";
  }
}

/** What is wrong with a drawn rule or its board. */
function badDrawing(reason: string, about: string, grid: boolean): string {
  switch (reason) {
    case "cell":
      return "A cell is expected here: a letter, a digit, a dot, a line, or in a picture a star.";
    case "cell-first":
      return "The cell to repeat comes before ^, as in o^12.";
    case "count":
      return `A number from 1 to ${about || "64"} is expected here, as in o^12.`;
    case "cells":
      return `Too many cells: at most ${about}.`;
    case "star-in-board":
      return "A star stands for any cell of a picture; on the board each cell has its symbol.";
    case "one-row":
      return "This game has one row. For several rows take the game on a board, or a sum of rows.";
    case "ragged":
      return `Rows are all of the same length: ${about} cells.`;
    case "arrow":
      return "-> is expected here, between what stands there and what it becomes.";
    case "size":
      return `Both pictures have the same size: ${about} cells.`;
    case "star":
      return "Opposite a star stands a star: that cell stays as it is.";
    case "turn":
      return "A row can’t be turned. It can be mirrored: flip.";
    case "flag":
      return `After a semicolon comes flip, ${grid ? "turn, " : ""}never=… or until=….`;
    case "equals":
      return `= and a picture are expected here, as in ${about}=xx.`;
    case "long":
      return `The rule is too long: at most ${groupDigits(about)} characters.`;
    default:
      return "The rule can’t be read here. It says what stands there and what it becomes, as in oo->..";
  }
}

const few = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const fewWords = (n: number) => few[n] ?? String(n);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "two free cells", "a cross" */
function cellsWith(symbol: string, n: number, one = "a"): string {
  const many = n === 1 ? "" : "s";
  const what =
    { ".": "free cell", o: "taken cell", x: "cross", _: "line", "*": "cell of any kind" }[symbol] ??
    `cell with ${symbol}`;
  const words =
    n > 1 && symbol === "x"
      ? "crosses"
      : what.replace(/^(free cell|taken cell|line|cell)/, `$1${many}`);
  return `${n === 1 ? one : fewWords(n)} ${words}`;
}
/** What cells become: "taken", "crosses". */
const becoming = (symbol: string, n: number) =>
  ({
    ".": "free",
    o: "taken",
    x: n === 1 ? "a cross" : "crosses",
    _: n === 1 ? "a line" : "lines",
  })[symbol] ?? symbol;
const lying: Record<Lie, string> = {
  across: " side by side",
  down: " one below the other",
  falling: " on a diagonal",
  rising: " on a diagonal",
};

/** A picture that stands: "three crosses side by side". */
function pictured(picture: string): string {
  const run = runOf(picture);
  if (run) return cellsWith(run.symbol, run.count) + (run.count > 1 ? lying[run.lie] : "");
  return picture
    .split("/")
    .map((line) => listed(runsOf(line).map(({ symbol, count: n }) => cellsWith(symbol, n))))
    .join("; below: ");
}

/** How a piece goes: "A token moves one cell to the right, onto a free cell". */
function shifted({ symbol, down, right, over }: Shift): string {
  const piece = { o: "a token", x: "a cross" }[symbol] ?? `a piece ${symbol}`;
  const far = (n: number) => fewWords(Math.abs(n));
  const cells = (n: number) => `${far(n)} ${Math.abs(n) === 1 ? "cell" : "cells"}`;
  const vertical = down < 0 ? "up" : "down";
  const side = right < 0 ? "to the left" : "to the right";
  const way =
    down === 0
      ? `${cells(right)} ${side}`
      : `${cells(down)} ${vertical}${right === 0 ? "" : ` and ${far(right)} ${side}`}`;
  const passed = over === "" ? "" : `, over ${pictured(over)}`;
  return `${capital(piece)} moves ${way}${passed}, onto a free cell`;
}

/** What a drawn move does: "Two free cells side by side become taken". */
function drawnMove(left: string, right: string): string {
  const shift = shiftOf(left, right);
  if (shift) return shifted(shift);
  const change = runChange(left, right);
  const become = /^[^/]$/.test(left) ? "becomes" : "become";
  if (!change) {
    const lie = left.length === 1 || runOf(left) || left.includes("/") ? "" : " in a row";
    return `${capital(pictured(left))}${lie} ${become} ${pictured(right)}`;
  }
  const { count: n, symbol, becomes, lie } = change;
  const where = n > 1 ? lying[lie] : "";
  return `${capital(cellsWith(symbol, n))}${where} ${become} ${becoming(becomes, n)}`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A drawn rule as a sentence. */
function drawn(text: string): string {
  const rule = drawnRule(text);
  const ways = rule.moves
    .map(({ left, right }) => drawnMove(left, right))
    .map((words, at) => (at > 0 ? lower(words) : words));
  const same = (flip: boolean, turn: boolean) =>
    flip || turn
      ? `, or the same ${flip && turn ? "mirrored or turned" : flip ? "mirrored" : "turned"}`
      : "";
  const also = saysMore(
    rule.moves.map(({ left, right }) => `${left}->${right}`),
    rule.flip,
    rule.turn,
  );
  // Of runs each way to lie is told; of other pictures that they may be turned.
  const told = (picture: string) => {
    if (runOf(picture)) return variants([picture], rule.flip, rule.turn).map(pictured);
    const { flip, turn } = saysMore([picture], rule.flip, rule.turn);
    return [pictured(picture) + same(flip, turn)];
  };
  const pictures = (all: readonly string[]) =>
    listWith([...new Set(all.flatMap(told))], ", ", " or ");
  return [
    `${listWith(ways, ", ", ", or ")}${same(also.flip, also.turn)}.`,
    ...(rule.never.length ? [`No move leaves ${pictures(rule.never)}.`] : []),
    ...(rule.until.length ? [`Play ends at ${pictures(rule.until)}.`] : []),
  ].join(" ");
}

const count = (n: bigint | number, one: string, many: string) =>
  `${number(n)}\u00a0${BigInt(n) === 1n ? one : many}`;
const symbolName = (symbol: string) =>
  ({ ".": "empty", _: "line", o: "stone", x: "cross" })[symbol] ?? symbol;
const boards: BoardStrings = {
  tap: {
    again: "Tap it again to play.",
    beside: "Tap it again to play, a neighbour to add it.",
    one: "Tap one of them to keep only that one.",
    coin: "Tap the rightmost again to play.",
    coins: "Tap the rightmost again to play, another on its left to turn it too.",
  },
  toPlace: "Move to",
  takeOf: "Take",
  splitOff: "Split off",
  skipped: (n) => `${number(n)} more`,
  from: (place) => `from ${number(place)}`,
  cannotMove: "can’t move",
  piece: {
    strip: (part, place) => `Coin ${part} on square ${number(place)}`,
    squares: (part, place) => `Coin ${part} on square ${number(place)}`,
    monks: (part, place) => `Monk ${part} on step ${number(place)}`,
    hill: (part, place, king) =>
      `Climber ${part}${king ? ", the king," : ""} ${place === 0n ? "on the top" : `${number(place)} from the top`}`,
  },
  place: { strip: "square", squares: "square", monks: "step", hill: "from the top" },
  limit: (most) => `At most ${most} may be taken`,
  top: "top",
  summit: "Summit",
  ground: "Ground",
  step: (step) => `Step ${step}`,
  stepWords: (step, stones) => `Step ${step}: ${count(stones, "stone", "stones")}`,
  gap: (size, value) => `gap ${number(size)}, value ${number(value)}`,
  coinWords: (coin, head, chosen) =>
    `Coin ${coin}: ${head ? "heads" : "tails"}${chosen ? ", will be turned" : ""}`,
  head: "H",
  tail: "T",
  cornersHint: "Tap a head, the far corner, then the corner across from it.",
  cornerWords: (row, column, head, chosen) =>
    `Row ${row}, column ${column}: ${head ? "heads" : "tails"}${chosen ? ", to be turned" : ""}`,
  coinHint: "Tap the rightmost coin to turn, then those to its left.",
  drawnCell: (row, cell, symbol, next) =>
    `${row > 0 ? `Row ${row}, cell ${cell}` : `Cell ${cell}`}: ${symbolName(symbol)}${next === null ? "" : `, becomes ${symbolName(next)}`}`,
  rowLines: (lines) => `It is one row in ${lines} lines: each goes on in the one below.`,
  cellHint: "Tap a cell to see its moves, another to choose among them, and once more to play.",
  both: "Both heaps",
  bothWords: "Take the same number from both heaps",
  heapsView: "Two heaps",
  gridView: "Queen",
  picture: "Picture",
  byOutcome: "P / N",
  byValue: "Values",
  colours: "Colours",
  zoomIn: "Larger cells",
  zoomOut: "Smaller cells",
  gridWords: (first, second) =>
    `The queen stands on ${number(first)}, ${number(second)} and moves left, down or diagonally towards the corner 0, 0.`,
  cellWords: (first, second, value, reachable) =>
    `${first}, ${second}${value === null ? "" : `: value ${value}, ${value === 0 ? "P" : "N"}`}, ${reachable ? "the queen can go there" : "out of reach"}`,
  queenOn: (square) =>
    `The queen stands on ${square} and moves left, down or diagonally towards the corner a1.`,
  squareWords: (square, value, reachable) =>
    `${square}${value === null ? "" : `: value ${value}, ${value === 0 ? "P" : "N"}`}, ${reachable ? "the queen can go there" : "out of reach"}`,
  numberWords: (name, value) => `${name}, ${number(value)}`,
  partTitle: (part) => `Part ${part}`,
  cellTitle: (cell) => `Cell ${cell}`,
  gridTab: "Grid",
  numbersTab: "Numbers",
  tokenGridWords: (first, second) =>
    `The token stands on ${number(first)}, ${number(second)}. The arrow keys look at cells; Enter moves there.`,
  tokenCellWords: (first, second, value, reachable) =>
    `${first}, ${second}${value === null ? "" : `: value ${value}, ${value === 0 ? "P" : "N"}`}, ${reachable ? "within reach" : "out of reach"}`,
  noGrid: "These numbers are too large for the grid.",
  canMove: (part) => (part === "" ? "Possible moves" : `${part}: possible moves`),
  nothingLeft: "Nothing is left.",
  emptyHeaps: (heaps) => count(heaps, "empty heap", "empty heaps"),
  moreResults: "More",
  otherResult: "Or type what it becomes",
  notAResult: "No move leads there.",
  gridTooLarge: "These heaps are too large for the grid. Choose a heap and type how many to take.",
  vertexWords: (name, tokens, value) =>
    `Vertex ${name}${tokens > 0 ? `, ${count(tokens, "token", "tokens")}` : ""}${value === null ? "" : `, value ${number(value)}`}`,
  tokenWords: (token, vertex, targets) =>
    `Token ${token} on ${vertex}, ${targets.length > 0 ? `may go to ${targets.join(", ")}` : "can’t move"}`,
  graphWords: (vertices, arrows) =>
    `A graph of ${count(vertices, "vertex", "vertices")} and ${count(arrows, "arrow", "arrows")}`,
  pictureWords: (vertices, edges) =>
    `A picture of ${count(edges, "edge", "edges")} between ${count(vertices, "vertex", "vertices")}`,
  edgeWords: (name, free) => `Edge ${name}${free ? "" : ", not to be taken now"}`,
  nodeWords: (name, state) =>
    state === "ground"
      ? "The ground"
      : `Vertex ${name}${state === "token" ? ", with the token" : state === "visited" ? ", visited" : ""}`,
};

const forms: FormStrings = {
  knownCodes: "Well-known codes",
  codes: {
    kayles: "Kayles",
    dawson: "Dawson’s chess",
    dawsonsKayles: "Dawson’s Kayles",
    treblecross: "Treblecross",
    splits: "Take one, or split",
  },
  less: "Less",
  more: "More",
  climber: (part) => `Climber ${part}`,
  variants: {
    turtles: { title: "Turning Turtles", about: "one or two coins" },
    mock: { title: "Mock Turtles", about: "one, two or three coins" },
    ruler: { title: "Ruler", about: "a run of neighbours" },
    twins: { title: "Twins", about: "exactly two coins" },
  },
  coin: (coin, head) => `Coin ${coin}: ${head ? "heads" : "tails"}`,
  addCoin: "Add a coin",
  removeCoin: "Remove the last coin",
  square: (square, taken) => `${square}${taken ? ", taken" : ""}`,
  tapSquares: "Tap a place to put a piece on it or take it away.",
  drawn: {
    title: "Paint the rule",
    palette: "Paint with",
    brush: (symbol) =>
      ({ ".": "free", o: "taken", x: "cross", _: "line", "*": "any cell" })[symbol] ?? symbol,
    told: (left, right) => `${drawnMove(left, right)}.`,
    stands: pictured,
    left: "What stands there",
    right: "What it becomes",
    columns: "Columns",
    rows: "Rows",
    moreColumns: "One more column",
    fewerColumns: "One column less",
    moreRows: "One more row",
    fewerRows: "One row less",
    remove: "Remove this picture",
    addMove: "Another move",
    also: (flip, turn) =>
      `The same move, ${!turn ? "mirrored" : flip ? "turned and mirrored" : "turned"}:`,
    flip: "also mirrored",
    turn: "also turned",
    never: "Never leave",
    until: "Play ends at",
    addNever: "A picture that must never be left",
    addUntil: "A picture that ends the game",
    board: "The board",
    nextRow: "next row",
    becomes: "becomes",
    orElse: "another move",
    neverStands: "must never be left",
    endsAt: "ends the game",
    inPictures: "The rule in pictures",
  },
  groups: {
    take: "Taking stones",
    heaps: "Splitting heaps",
    board: "On a board",
    drawn: "Drawn on cells",
    coins: "Turning coins",
    sums: "Several at once",
  },
};

const theorems: Record<TheoremName, string> = {
  bouton: "Bouton’s theorem (1901): a Nim heap of n is worth n.",
  bash: "Bash’s game: with 1 to m to take, a heap of n is worth n mod (m + 1), so the multiples of m + 1 are lost.",
  "take-interval":
    "Taking a to b: a heap of n is worth the remainder of n modulo a + b, divided by a and rounded down.",
  "take-from": "Taking a or more: a heap of n is worth n / a, rounded down.",
  "take-odd": "Taking odd numbers: a heap of n is worth n mod 2.",
  "take-even": "Taking even numbers: a heap of n is worth n / 2, rounded down.",
  "take-pow2": "Taking powers of two: a heap of n is worth n mod 3.",
  "take-half": "Taking at least half: a heap is worth the number of its binary digits.",
  "take-residue":
    "Each of 1 to m − 1 may be taken, and no multiple of m: a heap of n is worth n mod m.",
  "taking-bound":
    "Of n stones 1 to f(n) may be taken, and f grows by 0 or 1 from heap to heap: where f grows, a heap is worth f(n), else what the heap of n − f(n) − 1 is worth.",
  divisors:
    "A divisor of n is taken: a heap is worth one more than the number of times that 2 divides n; where n itself may not be taken, that number.",
  "prime-to":
    "A number prime to n is taken, and what is left is prime to n too: the even heaps are lost. From an odd one take 1.",
  lines:
    "Any number may be taken, or the heap split: from some heap on the value is n plus a fixed number for each remainder. An induction proves it.",
  digits:
    "Each move leaves about n or a fixed share of n. An automaton reads the digits of n, the lowest first, and says what the heap is worth; an induction over all digits proves it.",
  euclid:
    "Euclid’s game, both numbers kept positive: the pair a, b is worth |a/b − b/a|, rounded down.",
  "euclid-zero":
    "Euclid’s game to zero: with φ the golden ratio, the player to move loses where the larger number is more than the smaller one and less than φ times it, or where a number is 0. The values come from a table.",
  "drop-split":
    "Drop one number and split the other one in two: the value is the number of ones at the end of a − 1 or b − 1, joined digit by digit in binary.",
  "equal-length":
    "Each move makes one piece more, until a times b pieces are left: all games last a · b − 1 moves, so only their parity counts.",
  "king-steps":
    "One less of one number, or of both, as a king steps towards the corner: 2 where the smaller number is odd, and 1 more where the sum is odd.",
  "same-game": "These rules say in other words what a known game says.",
  table: "By table: the value is the mex, the smallest number that no option is worth.",
  period:
    "The values repeat with a proven period, so that the value of a large number is that of a small one.",
  mex: "Each part is worth the mex of what one move makes of it: the smallest number that none of that is worth. Together they are heaps of these sizes.",
  symmetry:
    "The position looks the same from the other side, and no move ever hinders its image. So whoever copies each move always has an answer, and moves last.",
  loops:
    "Smith’s rule for arrows that run in circles: a vertex is worth the smallest number n that no move reaches, if every move past the smaller numbers can be answered by a move to n. Where that fails, play may never end.",
  lasker:
    "Lasker’s Nim: a heap of n is worth n, but n + 1 where n mod 4 is 3 and n − 1 where 4 divides n.",
  wythoff:
    "Wythoff’s theorem (1907): lost are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), φ being the golden ratio; they are computed in exact integers. The values come from a table.",
  "wythoff-misere":
    "Wythoff’s game in misère play: lost are the same pairs, except that (0, 1) and (2, 2) take the place of (0, 0) and (1, 2).",
  fibonacci:
    "Fibonacci Nim: write the heap as a sum of Fibonacci numbers, no two of them neighbours. The player to move wins where the least of them may be taken. The values come from a table.",
  staircase:
    "The staircase: only every second step counts. What comes down onto such a step can be sent on at once. On a strip the gaps between coins are the steps.",
  nimble: "Nimble: no coin hinders another, so a coin on square n is a Nim heap of n.",
  hackenbush:
    "Hackenbush: the vertices of a cycle count as one, with a loop worth 1 for each edge; an edge with something worth x above it is a stalk of x + 1.",
  "graph-kayles":
    "Kayles on a graph: parts that hang together are games of their own. Paths and rings are octal games; the rest is worked out move by move.",
  matching:
    "Geography: the player to move wins exactly when every largest set of disjoint edges covers the token’s vertex; a winning move goes to a vertex that some such set leaves out.",
  hill: "The king of the hill: pair the climbers from the far end and XOR the gaps; a king who is first or second is an exception. This tells the winner, not a value.",
  turtles: "Turning Turtles: a head on place x is a Nim heap of x.",
  mock: "Mock Turtles: a head on place x is worth the x-th odious number, one with an odd number of binary ones.",
  ruler: "Ruler: a head on place x is worth the largest power of two that divides x.",
  corners: "Turning Corners: a head is a Nim heap of the nim product of its row and column.",
  twins: "Twins: a head on place x is a Nim heap of x − 1.",
};

const playing: PlayStrings = {
  listSeparator: ". ",
  moreParts: (count) => `and ${number(count)} more`,
  name: (name) =>
    name === "you"
      ? "you"
      : name === "program"
        ? "the program"
        : name === "friend"
          ? "your friend"
          : `player ${name}`,
  gaveUp: (name) =>
    name === "you"
      ? "You gave up."
      : name === "program"
        ? "The program gave up."
        : name === "friend"
          ? "Your friend gave up."
          : `Player ${name} gave up.`,
  friendWon: "Your friend won",
  friendsTurn: "Your friend’s turn",
  programsTurn: "The program’s turn",
  comma: ", ",

  drawn: "A draw",
  repeats: (step) => (step === 0 ? "same as at the start" : `same as after move ${step}`),
  marks: { kept: "win kept", gave: "given away", lost: "already lost", held: "draw kept" },
  marksLong: {
    held: "This move kept the draw: neither side can force the end.",
    kept: "This move kept the win.",
    gave: "This move gave the win away, or the draw.",
    lost: "Lost before this move: no move wins.",
  },
  wouldKeep: "Would have kept it:",
  andMore: (count) => `and ${count} more`,
  leader: "Who was winning",
  leaderAt: (step, name) =>
    `${step === 0 ? "at the start" : `after move ${step}`} ${name === null ? "not known" : playing.name(name)}`,
  showMarks: "Show what each move was worth",
  removeMove: (step) => `Delete move ${step} and what follows`,
  otherLines: "Variations",
  insteadOf: (step) => `instead of move ${step}:`,
  branch: "Play it",
  toStart: "To the start",
  toEnd: "To the end",

  slip: (step, name, words) =>
    `${name === "you" ? "Your move" : name === "friend" ? "Your friend’s move" : typeof name === "number" ? `Player ${name}’s move` : "Move"} ${step} (${words}) gave the win away.`,
  noSlip: "Whoever lost never had a winning move.",
  noSlipSecond: "Nobody erred: who moves second wins from this start.",
  noSlipSwap: "Let the program start",
  noSlipNew: "A start I can win",
  goBack: "Go back there",

  onward: "Go on",
  puzzles: "All puzzles",
  eye: { name: "Analysis", show: "Show the analysis", hide: "Hide the analysis" },
  begins: {
    label: "Who begins?",
    half: "Choosing is half of this game.",
    you: "You",
    program: "The program",
    youBegan: "You began.",
    programBegan: "The program began.",
    offered: "The program begins",
    go: "Let it begin",
  },
  doors: {
    about:
      "Games in which both players have the same moves: play them, see who wins and why, make your own.",
    label: "Elsewhere",
    today: "Today’s puzzle",
    games: "All games",
    friend: "Play a friend",
    own: "Your own game",
    ask: "A game, a position or a rule",
    example: "kayles 10 or take/1,3,4",
    answers: {
      N: (value) => `Whoever moves wins${value === null ? "" : `: value ${value}`}.`,
      P: (value) => `Whoever moves loses${value === null ? "" : `: value ${value}`}.`,
      D: () => "Neither side can force a win.",
    },
    values: (first) => `Values of 0, 1, 2 …: ${first} …`,
  },
  folded: "Moves and tools",
  first: {
    title: "21 stones",
    rule: "Take 1 to 3 stones; whoever takes the last one wins.",
  },
  hints,
  playIt: "Play it",

  quiz: "Quiz",
  quizAbout: "values and winner hidden until you ask",
  mover: "Whoever moves now",
  other: "The other side",
  nobody: "Nobody",
  rightMoves: "Right: whoever moves now can win.",
  rightNobody: "Right: neither side can force the end.",
  rightNone: "Right: whoever moves now is lost.",
  wrongMoves: "No: whoever moves now can win.",
  wrongNobody: "No: neither side can force the end.",
  wrongNone: "No: whoever moves now is lost.",
  findMove: "Find the move.",
  showMove: "Show the move",
  goodMove: "Right, that keeps the win.",
  winIt: "Now win the game.",
  badMove: "That gives the win away.",
  playedOut: "The program now shows why: it plays without a mistake.",
  tryAgain: "Try again",
  score: (right, asked) => `${right} of ${asked} right`,

  challenge: (value) => `Why is it worth ${number(value)}?`,
  challengeZero: "Why is it worth 0?",
  challengeTry: (value) => `Test it with a Nim heap of ${number(value)} beside`,
  challengeTryZero: "Test it: try to win",
  challengeOn: (value) =>
    `A Nim heap of ${number(value)} is added and you move first. Try to win: to every move there is an answer. That is what “worth ${number(value)}” means.`,
  challengeOnZero:
    "You move first. Try to win: to every move there is an answer. That is what “worth 0” means.",
  challengeAnswer: (words) => `The answer: ${words}. The whole is worth 0 again.`,
  mirror: {
    program:
      "The program copies you: whatever you do, it does at the paired place. Can you break it?",
    copied: (words) => `The program copied you: ${words}.`,
    you: "Now you copy: make the first move, then do at the paired place whatever the program does. A hint says how.",
    end: "Back to the game",
  },
  challengeEnd: "Back to the game",
  showBoard: "Try it",

  backToLeft: "Back to the game before",

  play: {
    against: "Opponent",
    strength: "Mistakes of the program",
    mistakes: (percent) => (percent === 0 ? "none: perfect" : `${percent} of 100 moves`),
    ponders: "It thinks for a moment",
    watch: "Watch it play both sides",
    pace: "Pace when you watch",
    seconds: (seconds) => `${seconds} s`,
    thisGame: "This game",
    resign: "Resign",
    newPosition: "New position",
    newAbout: "Of the same kind; whoever starts can win.",
    size: "Up to",
    searching: "Drawing one …",
    none: "None was found. Try another size.",
    kept: "Kept games",
  },
  watchPause: "Pause",
  watchGo: "Go on",
  watchStep: "One step",

  twoPlay: { words: "Two people take turns at this board.", program: "Play the program" },
  turn: {
    title: "Your turn: the game as a link for a friend",
    handed: "Your friend moves next in your place; you go on in place of the program",
    ended: "The end of this game, as a link for your friend",
    copy: "Copy “your turn”",
    yours: (player, begun) =>
      begun
        ? `A game with a friend. It is your turn: you are player ${player}.`
        : "A game with a friend. You move first; then send your friend the new link.",
    sent: "It is your friend’s turn: send the link. Your friend’s move comes back as a new one.",
    send: "Send your turn",
    whole: "Link to the whole game",
  },
  file: {
    title: "The game as text",
    variations: "Variations",
    download: "Save as a file",
    copy: "Copy game",
    open: "Open a file",
    opened: "Opened.",
    paste: "Paste a game",
    pasteOpen: "Open",
    drop: "Drop a game or a collection here",
  },
};

const shell: ShellStrings = {
  noWebAssembly:
    "This browser has no WebAssembly, so nothing can be computed here. Every browser of recent years has it; some switch it off for safety, as Lockdown Mode does on an iPhone.",
  engineNotLoaded:
    "The part of the page that computes could not be loaded. The network or the server may be gone for a moment, or the page has been renewed there.",
  partNotLoaded:
    "This part of the page could not be loaded. The network or the server may be gone for a moment, or the page has been renewed there. Your game is kept.",
  tryAgain: "Try again",
  reload: "Reload the page",
  updateReady: "New version ready.",
  updateKeeps: "Your game is kept.",
  update: "Update",
  later: "Later",
};

const places: PlaceStrings = {
  label: "Places",
  names: {
    board: "Play",
    puzzles: "Puzzles",
    explore: "Explore",
    problems: "Problems",
    book: "Book",
  },
  learn: "Learn this",
  loading: "Loading …",
};

const left = (record: MoveRecord): string => {
  const [a] = record.after;
  return record.kind === "take" && a !== undefined ? `leaves ${number(a)}` : "";
};

const others: Strings["others"] = {
  move,
  brief: move,
  where,
  result: (record, term) => written(record, term, ""),
  leavesPair: (first, second) => `leaves ${number(first)} and ${number(second)}`,
};

/** What the page opens with. */
export const first: FirstStrings = {
  title: (position) => `${position} – Nimber`,
  tagline: "A playground for impartial games",

  games: {
    nim: {
      title: "Nim",
      about: "Take any number of stones from one heap.",
      rules: "",
      state: "Heaps",
      part: "Heap",
    },
    take: {
      title: "Subtraction game",
      about: "Take a number of stones that the rule allows.",
      rules: "How many may be taken",
      state: "Heaps",
      part: "Heap",
    },
    custom: {
      title: "Your own rule",
      about: "Taking k stones from a heap of n is allowed where your condition holds.",
      rules: "Condition on n (the heap) and k (taken)",
      state: "Heaps",
      part: "Heap",
    },
    own: {
      title: "A game of your own",
      about: "Write the moves yourself: several numbers, splits, rows and bags.",
      rules: "The numbers of a part; what a move chooses, needs and changes",
      state: "Parts",
      part: "Part",
    },
    row: {
      title: "A drawn row",
      about: "Draw what stands there and what it becomes; the row is your board.",
      rules: "What stands there -> what it becomes; flip, never=…, until=…",
      state: "The row’s cells",
      part: "Cell",
    },
    grid: {
      title: "A drawn board",
      about: "The same on several rows: Cram, Clobber, or your own.",
      rules: "What stands there -> what it becomes; flip, turn, never=…, until=…",
      state: "The board’s cells, rows joined by /",
      part: "Cell",
    },
    octal: {
      title: "Octal game",
      about: "A code says what may be taken, and whether the rest may be split.",
      rules: "Octal code",
      state: "Heaps",
      part: "Heap",
    },
    grundy: {
      title: "Grundy’s game",
      about: "Split a heap into two heaps of different sizes.",
      rules: "",
      state: "Heaps",
      part: "Heap",
    },
    lasker: {
      title: "Lasker’s Nim",
      about: "Take any number from a heap, or split it in two.",
      rules: "",
      state: "Heaps",
      part: "Heap",
    },
    fibonacci: {
      title: "Fibonacci Nim",
      about: "The first move leaves some; from then on take at most twice what was just taken.",
      rules: "",
      state: "The heap, and how many may be taken",
      part: "Number",
    },
    wythoff: {
      title: "Wythoff’s game",
      about: "Take from one of two heaps, or the same number from both.",
      rules: "",
      state: "The two heaps",
      part: "Heap",
    },
    stairs: {
      title: "Staircase Nim",
      about: "Move stones down, one step at a time.",
      rules: "",
      state: "Stones on steps 1, 2, 3, …",
      part: "Step",
    },
    hackenbush: {
      title: "Hackenbush",
      about: "Cut an edge; what no longer hangs on the ground falls.",
      rules: "",
      state: "Edges, 0 being the ground",
      part: "Edge",
    },
    nodekayles: {
      title: "Node Kayles",
      about: "Take a vertex with all its neighbours.",
      rules: "",
      state: "Edges, and vertices without any",
      part: "Vertex",
    },
    arckayles: {
      title: "Arc Kayles",
      about: "Take an edge with both its ends.",
      rules: "",
      state: "Edges",
      part: "Edge",
    },
    geography: {
      title: "Geography",
      about: "Move the token to a neighbour where it has never been.",
      rules: "Edges",
      state: "The token’s vertex; those visited",
      part: "Vertex",
    },
    nimble: {
      title: "Nimble",
      about: "Move a coin left; coins may share a square.",
      rules: "",
      state: "The coins’ squares",
      part: "Coin",
    },
    strip: {
      title: "Coins on a strip",
      about: "Move a coin left; no jumping.",
      rules: "",
      state: "Squares that hold a coin",
      part: "Coin",
    },
    monks: {
      title: "Monks on the steps",
      about: "Move a monk up; no passing.",
      rules: "",
      state: "Steps the monks stand on",
      part: "Monk",
    },
    hill: {
      title: "The king of the hill",
      about: "Move a climber up; with the king on the top the game is over.",
      rules: "Which climber is the king (1 = nearest the top)",
      state: "Distances from the top",
      part: "Climber",
    },
    graph: {
      title: "Tokens on a graph",
      about: "Move a token along an arrow.",
      rules: "Arrows, as a-b,a-c",
      state: "Tokens",
      part: "Token",
    },
    corners: {
      title: "Turning corners",
      about: "Turn the corners of a rectangle; the far one goes from heads to tails.",
      rules: "",
      state: "Heads, each as row.column",
      part: "Head",
    },
    coins: {
      title: "Turning coins",
      about: "Turn coins over; the rightmost one goes from heads to tails.",
      rules: "Variant",
      state: "The row: H for heads, T for tails",
      part: "Coin",
    },
  },
  sumTitle: (games) => `A sum of ${games} games`,
  sumRule: "Move in one of the games.",
  together: (first, second) => `${first} ${second}`,
  termTitle: (term, title) => `${term}. ${title}`,
  rule: ({ code, args }) => {
    const [first = ""] = args;
    switch (code) {
      case "nim":
        return "Take one or more stones from one heap.";
      case "take":
        return `Take ${describeSet(args)} from one heap.`;
      case "take-half":
        return "Take at least half of one heap.";
      case "custom":
        return `Take k stones from a heap of n where ${readable(first)}.`;
      case "own":
        return `The rule: ${readable(first)}.`;
      case "row":
      case "grid":
        return drawn(first);
      case "octal":
        return describeOctal(first, args.slice(1));
      case "grundy":
        return "Split one heap into two heaps of different sizes.";
      case "lasker":
        return "Take one or more stones from one heap, or split a heap in two.";
      case "fibonacci":
        return "Take one stone or more, at most twice what was just taken; the first move may not take all.";
      case "wythoff":
        return "Take from one heap, or the same number from both.";
      case "stairs":
        return "Move one or more stones from a step to the step below.";
      case "hackenbush":
        return "Cut one edge; whatever no longer hangs on the ground falls.";
      case "nodekayles":
        return "Take one vertex of the graph, and all its neighbours with it.";
      case "arckayles":
        return "Take one edge of the graph, with both its ends and all edges there.";
      case "geography":
        return "Move the token along an edge to a vertex where it has never been.";
      case "corners":
        return "Turn the four corners of a rectangle; the one in the largest row and column goes from heads to tails.";
      case "nimble":
        return "Move one coin to the left, past others and onto them too.";
      case "strip":
        return "Move one coin to the left, not onto or past another.";
      case "monks":
        return "Move one monk up, not onto or past another.";
      case "hill":
        return `Move one climber up, not past the one ahead. Climber ${first} is the king.`;
      case "graph":
        return "Move one token along one arrow.";
      case "coins":
      case "turtles":
      case "mock":
      case "ruler":
      case "twins": {
        const variant = code === "coins" ? first : code;
        const how =
          {
            turtles: "one or two coins",
            mock: "one, two or three coins",
            ruler: "any run of neighbouring coins",
            twins: "exactly two coins",
          }[variant] ?? "coins";
        return `Turn ${how}; the rightmost goes from heads to tails.`;
      }
      default:
        return "";
    }
  },
  ending: (sentence, misere) => {
    if (sentence?.code === "hill" && !misere) return "Whoever brings the king to the top wins.";
    const what = lastMoveTakesLastStone(sentence) ? "takes the last stone" : "makes the last move";
    return `Whoever ${what} ${misere ? "loses" : "wins"}.`;
  },
  errors: {
    "engine-failed": () => "The computing part of the page failed and was started again.",
    "engine-not-loaded": () => "The computing part of the page could not be loaded.",
    "no-webassembly": () => "This browser has no WebAssembly, which the page needs to compute.",
  },
  unknownError: (code) => `This can’t be read (${code}).`,
  atColumn: (column) => `Column ${number(column)}`,
  brokenLink: "This link is broken",
  startInstead: "Play 21 stones instead",
  dropped: (text) => `“${text}” at the end of the link was left out.`,

  input: {
    label: "Position",
    placeholder: "nim:3,4,5 or {1,3,4}",
    go: "Open",
    help: "A position such as nim:3,4,5 or take/1..3:21, sums with +, or a rule alone such as {1,3,4}.",
  },
  board: {
    label: "Board",
    undo: "Undo",
    redo: "Redo",
    heap: (heap) => `Heap ${heap}`,
    heapWords: (heap, stones) => `Heap ${heap}: ${plural(stones, "stone", "stones")}`,
    parts: null,
    end: null,
    first: null,
    noStones: "empty",
    amount: "Take",
    notAMove: "Not allowed",
    fewer: "One step fewer",
    more: "One step more",
    playThis: "Play",
    clear: "Cancel",
    moveWins: "wins",
    moveLoses: "loses",
    moveDraws: "keeps the draw",
    valueOf: (value) => `value ${value}`,
    hint: "Tap a stone: it and those after it are taken.",
    bareRule: "A rule alone: nothing is on the board yet.",
    noPicture: "This game has no picture yet; use the list of moves.",
  },
  move: takeStones,
  brief: takeStones,
  leaves: left,
  where: inHeap,
  nextTap,

  status: {
    yourMove: "Your move",
    programMoves: "The program moves …",
    player: (player) => `Player ${player}`,
    youWon: "You won!",
    youLost: "The program won",
    playerWon: (player) => `Player ${player} won`,
    sideWon: (player) => `The ${player === 1 ? "first" : "second"} player won`,
    over: "The game is over",
    again: "Again",
    programPlayed: (text) => played("The program", text),
    youPlayed: (text) => played("You", text),
    friendPlayed: (text) => played("Your friend", text),
  },
  verdict: {
    label: "Verdict",
    wins: (who, count, found) => {
      const subject = who === "you" ? "You can win" : "The program can win";
      if (count === null)
        return `${subject}: at least ${plural(found, "winning move", "winning moves")}`;
      return `${subject}: ${plural(count, "winning move", "winning moves")}`;
    },
    loses: (who) =>
      who === "you" ? "You lose against perfect play" : "The program loses against perfect play",
    overLost: "No move left: the player to move has lost",
    overWon: "No move left: the player to move has won",
    working: "Working it out …",
    examined: (options) => `${number(options)} options examined`,
    stop: "Stop",
    stopped: "Stopped before it was settled",
    resume: "Go on",
    longer: "Search ten times longer",
    hidden: "Who wins? Think first.",
    show: "Show",
    value: "SG value",
    draw: (count, found) =>
      count === null
        ? `Draw: at least ${plural(found, "move keeps it", "moves keep it")}`
        : `Draw: ${plural(count, "move keeps it", "moves keep it")}`,
  },
  thumb: { label: "Actions", play: "Play", game: "New game", why: "Why", share: "Share" },
  edit: {
    open: "Edit",
    games: "Games",
    title: "Set up a position",
    make: "Make your own game",
    misere: "Misère",
  },
  settings: {
    theme: "Appearance",
    themes: { auto: "As the system", light: "Light", dark: "Dark" },
    nextTheme: (theme) => `Appearance: ${theme}`,
  },
  boards,
  playing,
  places,
  shell,
  close: "Close",
  skip: "Skip to the board",
  footer: "Everything is computed on this device. Nothing is sent anywhere.",
  about: "About and licences",
};

/** What is said after the first answer. */
export const taps: TapStrings = {
  program: "The program makes the first move: press “Let it begin”.",
  friend: "It is your friend’s turn: the board waits for the link with the answer.",
  boards: {
    heaps: "First tap a heap that still has a move.",
    limited: "First tap a stone: what goes is shown before you play it.",
    wythoff:
      "First tap a cell that the queen reaches, left, down or diagonally, or a heap with stones.",
    stairs: "First tap a step that has stones: they go one step down.",
    strip: "First tap a coin that can move, then the square where it goes.",
    squares: "First tap a coin that can move, then the square where it goes.",
    monks: "First tap a monk who can move, then the step where he goes.",
    hill: "First tap a climber who can move, then the place to climb to.",
    graph: "First tap a token that can move, then the vertex where it goes.",
    coins: "First tap a head: it is the rightmost coin to turn.",
    ground: "First tap an edge: it is cut, and what hangs on it falls.",
    vertices: "First tap a vertex: it goes, and so do its neighbours.",
    edges: "First tap an edge: it goes, and so do those that touch it.",
    walk: "First tap a vertex with a ring: the token can go there.",
    cells: "First tap a cell that a move changes: those are white.",
    numbers: "First tap a number that can change, or a result below the board.",
    corners: "First tap a head outside row 0 and column 0: it is the far corner.",
  },
};

export const rest: RestStrings = {
  others,
  words: {
    ask: {
      N: "What is an N position?",
      P: "What is a P position?",
      D: "What is a D position?",
      pn: "What are P and N?",
      g: "What is g(n)?",
      sg: "What is an SG value?",
      xor: "What is XOR?",
      misere: "What is misère play?",
      octal: "How is an octal code read?",
      eye: "Why is the eye shut?",
      induction: "What does proven by induction mean?",
    },
    says: {
      N: "An N position: whoever is to move can win. N is for the next player.",
      P: "A P position: whoever is to move loses, whatever they do, and whoever has just moved wins. P is for the previous player.",
      D: "A D position: a draw. Play can go on for ever, and neither side can force the end.",
      pn: "N: whoever is to move can win. P: whoever is to move loses. P is where the value is 0, N is everywhere else.",
      g: "g(n) is the SG value of a heap of n: of the numbers 0, 1, 2 … the smallest that no move from it leads to (the mex).",
      sg: "The SG value says which Nim heap a position is worth. At 0 whoever is to move loses; else they can win. Of several parts together it is the XOR of their values.",
      xor: "XOR, written ⊕: write the numbers in binary and count the ones in each column. An odd number of ones gives 1, an even number 0; nothing is carried. So 3 ⊕ 5 = 011 ⊕ 101 = 110, which is 6.",
      misere: "In misère play whoever makes the last move loses. In normal play that player wins.",
      octal:
        "The digit at place k behind the point says what taking k stones may leave: 1 nothing, 2 one heap, 4 two heaps; what is allowed is added up. In 0.77 each 7 is 1 + 2 + 4: take 1 or 2, and leave what you like.",
      eye: "While the eye is shut the page tells neither who wins nor values nor winning moves, so that you can think for yourself. Tap the eye to see them.",
      induction:
        "Proven by induction: if the law holds for all heaps below n, it holds for n, because every move from n leads to smaller ones. It holds for the first heaps, which are computed; so it holds for all.",
    },
  },
  textStaysForRepair: "The text is kept, repair it above.",
  repairElsewhere: "Open it in Nimber to repair it.",
  settled: {
    noValue: "no value",
    notComputed: "not computed",
    noValueMisere: "In misère play a position has no single value.",
    noValueTheorem: "Who wins is known here without the value.",
    noValueEndless:
      "Play may never end here, so ∞ stands for a value; small numbers behind it are the values that one move reaches.",
    nLong: "N position: the next player wins",
    pLong: "P position: the previous player wins",
    dLong: "D position: neither player can force the end",
  },
  editing: {
    misereAbout: "whoever makes the last move loses",
    game: "Game",
    remove: "Remove this game",
    add: "Add another game",
    addPart: "Add",
    removePart: (part) => `Remove ${part}`,
    result: "Position",
    apply: "Put it on the board",
    reset: "Start from the board again",
    setKind: "A player may take",
    sets: {
      upto: "1 up to …",
      list: "these numbers …",
      odd: "odd numbers",
      even: "even numbers",
      fib: "Fibonacci numbers",
      prime: "prime numbers",
      square: "square numbers",
      pow2: "powers of two",
    },
    setMost: "At most",
    setList: "Numbers, as 1,3,4 or 2..5",
    predicates: "For example",
  },
  errors: {
    empty: () => "There is nothing here yet. Try nim:3,4,5 or {1,3,4}.",
    "too-long": ([limit = ""]) => `This text is too long: at most ${Number(limit) / 1e6} MB.`,
    "bad-character": ([c = ""]) => `“${c}” can’t stand here.`,
    "game-expected": ([meant = "nim:3,4,5"]) =>
      `The name of a game is expected here, as in ${meant}.`,
    "missing-rules": ([game = ""]) => `“${game}” needs its rules after a slash, as in take/1..3.`,
    "no-rules": ([game = ""]) => `“${game}” has no rules to choose: nothing may follow a slash.`,
    "place-zero": () => "Places are counted from 1: nothing stands at 0.",
    "no-sequence": ([rule = ""]) => `${rule} has no single heap, so it has no sequence of values.`,
    "rule-alone": () => "This is a rule alone: add a colon and the heaps, as in take/1..3:21.",
    "unknown-problem": ([name = ""]) => `There is no problem called “${name}”.`,
    "sample-unexplained": ([which = "", line = "", text = ""]) =>
      `No form explains line ${line} of the sample’s ${which === "in" ? "input" : "output"}` +
      (text === "" ? ", where something is missing." : `: “${text}”.`),
    "input-word-expected": ([text = "", letters = "", least = "", most = ""]) =>
      `A word of ${least} to ${most} of the letters ${letters} is expected here, not “${text}”.`,
    "input-number-expected": ([text = ""]) => `A number is expected here, not “${text}”.`,
    "input-out-of-range": ([value = "", least = "", most = ""]) =>
      `${value} is out of range: ${least} to ${most}.`,
    "input-circle": () => "The edges run in a circle, where none may be.",
    "input-ended-early": () => "The input ends too early: numbers are missing.",
    "input-left-over": ([text = ""]) => `“${text}” follows after the end of the input.`,
    "output-too-long": () => "The output is too long to show.",
    "control-character": () => "There is an invisible control character here.",
    "bad-encoding": () => "This part of the link is broken: it isn’t valid text.",
    "unknown-game": ([name = ""]) => `There is no game called “${name}”.`,
    "missing-colon": () => "A colon is missing between the rules and the heaps.",
    "missing-state": () =>
      "Nothing stands after the colon: say at least one heap, as in nim:3,4,5.",
    "bad-integer": ([what]) =>
      what === "marks"
        ? "A mark is expected here: P or N, L or W."
        : "A whole number is expected here.",
    "too-large": ([what, most = ""]) =>
      what === "strategy"
        ? `A strategy would need more than ${groupDigits(most)} positions, or more room than there is.`
        : what === "values"
          ? "A heap has the value 2^20 or more: these are not counted."
          : what === "digits"
            ? "The number is too long: --mod M counts modulo M."
            : what === "stones"
              ? "The stones on all steps add up to more than 1 000 000 000 000 000 000 (10^18)."
              : what === "nimber"
                ? "This number is too large: nimbers are below 2^64 here."
                : "This number is too large: at most 1 000 000 000 000 000 000 (10^18).",
    "too-many-parts": ([limit = ""]) =>
      `Too many heaps, coins, steps or tokens: at most ${groupDigits(limit)}.`,
    "bad-set": () => "This isn’t a set of numbers. Write 1,3,4 or 1..5 or odd.",
    "empty-set": () => "The set is empty: say at least one number that may be taken.",
    "zero-in-set": () => "Nobody may take 0 stones: the numbers start at 1.",
    "reversed-range": () => "This range runs backwards: the smaller number comes first.",
    "unknown-set-name": ([name = ""]) =>
      `There is no set called “${name}”. There are odd, even, fib, prime, square and pow2.`,
    "bad-predicate": ([what = "", instead, most = ""]) =>
      what === "long"
        ? tooManyTerms("condition", most)
        : instead === undefined
          ? "This condition can’t be read here."
          : writeInstead(what, instead),
    "not-a-comparison": () => "A condition must compare something, as in 2*k>=n.",
    "bad-octal": () =>
      "This isn’t an octal code: at most 64 digits 0 to 7, and 0 or 4 before the point, as in 0.77.",
    "bad-row": ([reason = "", about = ""]) => badDrawing(reason, about, false),
    "bad-grid": ([reason = "", about = ""]) => badDrawing(reason, about, true),
    "bad-own": ([reason = "", about = "", more = ""]) => badOwn(reason, about, more),
    "bad-graph": () => "Arrows are written a-b,a-c.",
    "bad-edges": ([reason = "", about = ""]) => badEdges(reason, about),
    "unknown-vertex": ([name = ""]) => `The graph has no vertex “${name}”.`,
    "repeated-edge": ([edge = ""]) => `The arrow ${edge} is written twice.`,
    "not-distinct": ([place = ""]) =>
      place
        ? `Two of them stand on ${place}: each needs a place of its own.`
        : "Two stand on the same place.",
    "wrong-count": ([count = ""]) =>
      count ? `Exactly ${count} heaps are needed here.` : "The number of heaps is wrong.",
    "bad-king": () => "The king’s number must be one of the climbers, counted from 1.",
    "bad-coins": () => "A row of coins is written with H and T only.",
    "bad-variant": ([variants = ""]) => `There is no such variant. There are: ${variants}.`,
    "bad-compound": ([what]) =>
      what === "twice"
        ? "A sum is of one kind only: ~misere, ~every, ~first, ~some or ~most."
        : what === "genus"
          ? "Only ordinary sums have a genus."
          : what === "count"
            ? "Positions are counted as they stand, with ~misere or with ~most/k."
            : "After ~most stands how many parts a move may change, 2 or more, as in ~most/2.",
    "expected-end": ([rest = "", meant]) =>
      meant
        ? `The name of the game is missing: write ${meant}.`
        : rest
          ? `“${rest}” is left over here.`
          : "Something is left over here.",
    "bad-step": ([step = ""]) => `The step “${step}” of the link is not a legal move.`,
    unsettled: ([limit = "", bound, most = ""]) =>
      bound !== undefined
        ? stoppedBy(bound, most)
        : limit
          ? `Not settled within ${groupDigits(limit)} examined options.`
          : "Not settled within the limit of work.",
    "bad-certificate": ([what = "", kind]) =>
      `This is not a ${kind === "strategy" ? kind : "certificate"}. Expected here: ${what}.`,
    "bad-expression": ([what = "", instead, most = ""]) =>
      what === "long"
        ? tooManyTerms("expression", most)
        : instead !== undefined
          ? writeInstead(what, instead)
          : what === "nimbers"
            ? "The expression can’t be read here. It is made of numbers, + * /, x^e, inv(x), sqrt(x) and parentheses."
            : "The expression can’t be read here. It is made of integers, names, + - * / %, comparisons, && || !, parentheses and functions such as xor(x,y).",
    "unknown-name": ([name = "", called]) =>
      called ? noFunction(name) : `There is no number named “${name}” here.`,
    "division-by-zero": () => "0 has no inverse, so nothing can be divided by it.",
    "one-unknown": () =>
      "Exactly one question mark is wanted, in place of a number, as in nim:3,5,?",
    "too-few-values": ([count = "", least = "", what = ""]) =>
      `At least ${least} ${what === "marks" ? "marks" : "values"} are wanted, here are ${count}.`,
    "too-many-positions": ([limit = ""]) => `More than ${limit} positions can be reached.`,
    "no-quotient": ([limit = "", heap = "", order = "", bound = "", most = ""]) =>
      noQuotient(limit, heap, order, bound, most),
    "no-winner": () => "Neither side can force the end here: nobody has a winning strategy.",
    "unknown-question": ([name = ""]) => `There is no question called “${name}”.`,
    "bad-option": ([option = "", takes = "", other = ""]) => badOption(option, takes, other),
    "wrong-operands": ([wanted = ""]) => `Here is wanted: ${wanted}.`,
    "bad-sheet": ([what = "", most = ""]) =>
      what === "quote"
        ? "This quotation mark is not closed."
        : what === "lines"
          ? `A sheet has at most ${groupDigits(most)} lines.`
          : what === "subject"
            ? "The line above that says of what it is asked can’t be read."
            : what === "no-list"
              ? "This is asked of a rule, and the line above is a list."
              : what === "no-position"
                ? "This is asked of a position, and the line above is a rule."
                : what === "several-rules"
                  ? "This is asked of a rule, and the position above has several."
                  : "No line above says of what it is asked: begin with “rule”, “values” or “position”.",
    "bad-family": ([what = "", about = ""]) => badFamily(what, about),
    "out-of-memory": () => "This is too big for the memory of this page.",
    "internal-error": () => "This is a fault of the program, not of what was typed.",
    negative: () => "A number can’t be negative here.",
  },
  winning: {
    title: "Winning moves",
    none: "None. Every move gives the other side a winning reply.",
    over: "The game is over.",
    more: (shown, total) =>
      total === null
        ? `The first ${number(shown)} found.`
        : `The first ${number(shown)} of ${number(total)}.`,
    copy: "copies the last move",
    winsIn: (moves) => (moves === 1n ? "wins at once" : `wins in ${number(moves)}`),
    drawing: "Moves that keep the draw",
    othersLose: "Any other move loses.",
    noneDraw: "None wins: neither side can force the end.",
  },
  strip: {
    title: "Values of one heap",
    caption: "Tap a cell to play that heap.",
    misereNote: "Another rule: values and P/N of normal play, where the last move wins",
    cell: (n, value) =>
      `Heap of ${n}: value ${value}, ${value === 0 ? "P position" : "N position"}`,
    more: "More",
    heapHere: (heaps) => ` (${heaps.length === 1 ? "heap" : "heaps"} ${heaps.join(", ")})`,
    rule: (rule) => rule,
    n: "n",
    g: "g(n)",
    outcome: "P/N",
  },
  record: {
    title: "Game record",
    start: "Start",
    empty: "Every move will be listed here.",
  },
  why: {
    title: "Why",
    backToResult: "To the result",
    further: "More of the reason",
    opening: {
      play: (move, leaves) => `To win: ${move}${leaves === "" ? "" : ` (${leaves})`}.`,
      won: "Some move wins.",
      lost: "Every move has an answer.",
      drawn: (move) => `Neither side can force a win: ${move} keeps the draw.`,
    },
    rows: null,
    mirror: (won) =>
      won
        ? "Then everything stands there twice. Whatever the other side does to one, you do to its twin. So you always have a move left."
        : "Everything stands there twice. Whatever one side does to one, the other does to its twin, and is never the first without a move.",
    columns: (won) =>
      `Write what each part is worth in binary, one below the other, and count the ones in each column. ${
        won
          ? "The move makes their number even in every column. Whatever the other side changes then, some column is odd again, and you can make them all even again."
          : "Their number is even in every column. Any move makes some column odd, and the other side makes them all even again."
      }`,
    after: "after",
    intro: (method) =>
      ({
        values:
          "Every game here is worth a Nim heap. Write the values in binary and add each column without carrying (XOR): zero means the player to move loses.",
        tame: "In misère play these games follow the misère Nim rule: play as in normal Nim until only heaps of value 0 or 1 are left, then leave an odd number of ones.",
        theorem: "A theorem about this game tells who wins.",
        search: "Found by searching the positions that can be reached.",
        quotient:
          "In misère play each heap stands for an element of the misère quotient of these games. The product of all of them tells who wins.",
        suspense: "Every part is moved in, so the part that lasts longest decides.",
        remoteness: "The part that ends first decides.",
        outcomes: "Any parts may be moved in: lost only where every part alone is lost.",
        digits: "Moore’s Nim: the columns of the heaps in binary decide.",
      })[method],
    explain: "Explain every step",
    close: "Close the explanation",
    component: "Part",
    size: "Size",
    value: "Value",
    binary: "Binary",
    sum: "XOR",
    pieces: {
      heap: (part) => `Heap ${part}`,
      pair: (part) => `Pair from ${part}`,
      edge: (part) => `Coin ${part} and the edge`,
      step: (part) => `Step ${part}`,
      token: (part) => `Token ${part}`,
      coin: (part) => `Coin ${part}`,
      head: (part) => `Head at ${part}`,
      corner: (part) => `Head ${part}`,
      part: (part) => `Part ${part}`,
      whole: () => "The whole game",
    },
    heads: (places) => `Heads at ${listed(places)}`,
    term: (term) => `Game ${term}`,
    tameBig: "Some value is 2 or more: the usual XOR rule decides.",
    tameSmall: "All values are 0 or 1: here the XOR rule is turned round.",
    more: (count) => `and ${number(count)} more`,
    limited: (size, most) => `${size} (at most ${most} to take)`,
    one: {
      value: (size, value, most) =>
        most === null
          ? `A heap of ${size} is worth ${value}.`
          : `A heap of ${size} with at most ${most} to take is worth ${value}.`,
      lost: (sizes, more) =>
        `Lost for whoever must move: ${more ? "…, " : ""}${listWith(sizes, ", ", " and ")}.`,
      leave: (sizes, multiple) =>
        `Leave ${multiple ? `a multiple of ${multiple}, here ` : ""}${listWith(sizes, ", ", " or ")}: from there every move loses. That is a winning move.${
          multiple
            ? ` Whatever the other side takes then, leave a multiple of ${multiple} again.`
            : ""
        }`,
      nonzero:
        "The value is not 0, so some move leaves parts whose values cancel to 0. That is a winning move.",
      zero: (size, most, listed) => {
        const from = `No move from ${size}${most === null ? "" : `, with at most ${most} to take,`}`;
        return listed
          ? `${from} leaves one of these. Whatever is left, the other side can leave one of them again.`
          : `${from} leaves the value 0. After any of them the other side can bring it back to 0.`;
      },
    },
  },
  play: {
    title: "New game",
    sentPuzzle: "A puzzle for you",
    who: "Who do you play?",
    opponents: {
      program: { name: "The program", about: "answers at once" },
      here: { name: "A friend beside you", about: "on this screen" },
      link: { name: "A friend far away", about: "by link" },
    },
    strength: "How well does it play?",
    strengths: { perfect: "Perfectly", good: "With slips", weak: "Badly" },
    friendBegins: "Your friend",
    start: "Start",
    startHere: "Play on from here",
    restart: "Start from the beginning",
    swap: "Swap sides",
    more: "More",
  },
  share: {
    title: "Share",
    link: "Link to this position and its moves",
    copyLink: "Copy link",
    text: "The position as text",
    copyText: "Copy text",
    send: "Send …",
    copied: "Copied.",
    byHand: "Copying isn’t allowed here: the text is selected, copy it by hand.",
  },
  several: {
    hint: "One turn changes several parts: choose a move in each, then play them together.",
    play: "Play together",
    refused: "These moves together are not a legal turn.",
    kind: "A turn moves",
    most: "Parts at most",
    kinds: {
      "": "in one part",
      misere: "in one part, and the last to move loses (misère)",
      every: "in every part that has a move",
      first: "in every part, until one of them ends",
      some: "in as many parts as you like",
      most: "in up to so many parts",
    },
    rule: (sum) =>
      sum === "every"
        ? "In your turn, move in every part that still has a move."
        : sum === "first"
          ? "In your turn, move in every part; the game ends as soon as one of them has no move."
          : sum === "some"
            ? "In your turn, move in as many parts as you like, at least one."
            : `In your turn, move in 1 to ${sum.replace("most/", "")} parts.`,
    why: {
      about: {
        suspense:
          "Every part is moved in, so the longest one decides. Its suspense counts the moves, where the winner of a part draws it out and the loser hurries.",
        remoteness:
          "The part that ends first decides. Its remoteness counts the moves, where the winner of a part hurries and the loser draws it out.",
        outcomes: "Any parts may be moved in: the sum is lost only where every part alone is lost.",
        digits:
          "Moore’s Nim: the heaps in binary, each column added up, the sums divided by one more than the number of heaps that may be changed.",
        search: "No theorem is known here: the whole sum was searched.",
      },
      column: {
        suspense: "Suspense",
        remoteness: "Remoteness",
        outcomes: "Alone",
        digits: "Binary",
      },
      won: { won: "won", lost: "lost" },
      digits: (modulus) => `Column sums modulo ${modulus}`,
      parity: {
        suspense: (n, lost) =>
          `The largest is ${n}, ${lost ? "an even number: lost." : "an odd number: won."}`,
        remoteness: (n, lost) =>
          `The smallest is ${n}, ${lost ? "an even number: lost." : "an odd number: won."}`,
      },
      decides: {
        outcomes: (lost) =>
          lost ? "Every part is lost." : "Moving each won part to a lost one wins.",
        digits: (lost) =>
          lost
            ? "Every remainder is 0: lost."
            : "Some remainder is not 0: a move can make them all 0.",
        search: (lost) => (lost ? "No move wins." : "Some move wins."),
      },
    },
  },
  forms,
  theorems,
  keeping: {
    title: "Kept games",
    about: "They stay in this browser, on this device.",
    keep: "Keep this game",
    name: "Name",
    named: "By name",
    recent: "Recent",
    none: "None yet.",
    open: (name) => `Open ${name}`,
    rename: (name) => `Rename ${name}`,
    save: "Save",
    remove: (name) => `Remove ${name}`,
    moves: (count) => `${number(count)} ${count === 1 ? "move" : "moves"}`,
    exportAll: "Save all as one file",
    importFile: "Open a file",
    imported: (count) => `${number(count)} added.`,
    notImported: "This file holds neither a game nor a collection of games.",
    broken: "This game can’t be opened any more.",
    unsaved:
      "This browser’s storage is full or closed: these games last only as long as this page. Save them as one file.",
  },
  leaving: {
    title: {
      position: "Change the position?",
      game: "Play another game?",
      puzzle: "Open the puzzle?",
      misere: "Switch to misère play?",
      normal: "Switch to normal play?",
      rule: "Leave this game for a rule?",
    },
    about: (moves, leaving) =>
      `You have played ${count(moves, "move", "moves")} against the program. ${
        {
          position:
            "It stays your opponent in the new position, and you can come back to this game.",
          game: "It stays your opponent in the other game, and you can come back to this one.",
          puzzle: "You can come back to this game.",
          misere:
            "A new game begins from here, in which whoever makes the last move loses. You can come back to this one.",
          normal:
            "A new game begins from here, in which whoever makes the last move wins. You can come back to this one.",
          rule: "A rule alone puts nothing on the board. Back in the browser leads to this game again.",
        }[leaving]
      }`,
    stay: "Play on",
    change: {
      position: "Change the position",
      game: "Play the other game",
      puzzle: "Open the puzzle",
      misere: "Switch to misère",
      normal: "Switch to normal play",
      rule: "Show the rule",
    },
  },
};

export const page: Strings = /* @__PURE__ */ whole(first, rest);

const helpWas = (how: Help | null) =>
  how === "hint"
    ? "A hint told you a move."
    : how === "shown"
      ? "You had a winning move shown."
      : how === "eye"
        ? "You opened the analysis."
        : "A hint, the answer or the analysis told you a move.";

/** The card at a game's end, the ladder and the puzzle of the day. */
export const goals: GoalStrings = {
  draw: {
    offer: (moves) => `${number(moves)} moves, and neither side can force the end.`,
    agree: "Agree to a draw",
    playOn: "Play on",
    why: "Neither side could force the end.",
  },
  result: {
    label: "How the game ended",
    moves: (moves) => `After ${count(moves, "move", "moves")}.`,
    movesHinted: (moves, hinted) =>
      `After ${count(moves, "move", "moves")}; ${hinted === 1 ? "one of yours was" : `${number(hinted)} of yours were`} the hint’s.`,
    byHelp:
      "A hint told you each of your moves. You have seen how it goes: now win it on your own.",
    decided: (step, words) =>
      `Move ${step} (${words}) decided it: from there on every answer of the other side lost.`,
    rematch: "Rematch",
    harder: "Harder",
    second: "Next: Counting to 100",
    toPuzzles: (puzzle, all) => `Next: puzzle ${puzzle} of ${all}`,
    friend: "Send",
    invite: (title) => `A game for you: ${title}. Can you win it?`,
    copied: "The link is copied: send it to a friend.",
    byHand: "Copy this link and send it to a friend.",
    why: "Why",
  },
  ladder: {
    title: "Puzzles",
    about:
      "First say who wins, then show it on the board. What looks like a good move may lose. Each game goes from easy to hard.",
    solved: (done, all) => `${done} of ${all} solved`,
    rule: ({ code, args }) => (code === "take" ? `Take ${describeSet(args)}` : ""),
    heaps: "several heaps",
    puzzle: (puzzle, solved) => `Puzzle ${puzzle}${solved ? ", solved" : ""}`,
    here: (puzzle, all) => `Ladder ${puzzle} of ${all}`,
    short: (puzzle) => `Ladder ${puzzle}`,
    next: (puzzle, all) => `Next puzzle: ${puzzle} of ${all}`,
    list: "All puzzles",
    unsaved: "This browser keeps nothing here: what you solve is forgotten when the page closes.",
  },
  puzzle: {
    end: { solved: "Solved", helped: "Won with help", given: "Not solved", lost: "Not solved" },
    found: (wrong) =>
      wrong === 0
        ? "Won at the first try."
        : `Won after ${count(wrong, "wrong try", "wrong tries")}.`,
    helped: (how) => `${helpWas(how)} The puzzle stays open until you win it without help.`,
    helpedBefore: (how) => `This time you won without help. Before it ${lower(helpWas(how))}`,
    given: (step, words) => `You began right. Your move ${step} (${words}) then gave the win away.`,
    lost: "The program won.",
    again: "Try again",
    before: "Solved before",
  },
  families,
  place: {
    title: "Puzzles",
    about: "Say who wins, then win it. What looks like a good move may lose.",
    ladder: "The ladder",
    solveToday: "Solve it",
    againToday: "Play it again",
    misere: "the last move loses",
    five: "Solve five in a row",
    fiveAbout: "Each at the first try and without help.",
    fiveNow: (solved) => `${solved} of 5 in a row`,
    fiveDone: "Five in a row!",
    fives: (times) => (times === 1 ? "Done once." : `Done ${number(times)} times.`),
    levels: ["easy", "medium", "hard"],
    chapter: (done, all) => `${done} of ${all}`,
    idea: "The idea",
  },
  shared: {
    solved: "Solved. Play it to the end against the program, or take another one.",
    more: "More puzzles",
  },
  daily: {
    title: "Puzzle of the day",
    here: (date) => `Puzzle of the day, ${date}`,
    open: "Play today’s puzzle",
    early: (date) => `It opens on ${date}, at midnight UTC. Until then there is today’s.`,
    streak: (days) => `${count(days, "day", "days")} in a row`,
    send: "Send my result",
    copied: "The result is copied. It does not tell the answer.",
    words: (day, tries, link) => `Nimber, puzzle of the day ${day}: ${tries}\n${link}`,
  },
};

export const lesson: LessonStrings = {
  tasks: {
    kinds: {
      board: "Board",
      puzzle: "Puzzle",
      value: "Value",
      law: "Law",
      rule: "Rule to write",
      problem: "Program",
      own: "Program",
      chapter: "Chapter",
      exercise: "Exercise",
      sheet: "Sheet",
    },
    kind: "Kind of task",
    about: {
      board: "Position, as in nim:3,4,5",
      puzzle: "Position, as in nim:3,4,5",
      value: "Position, as in nim:3,4,5",
      law: "Rule, as in take/1,3,4",
      rule: "The right rule, as in take/1,3,4",
      problem: "Problem",
      chapter: "Chapter",
      exercise: "Exercise",
      sheet: "Link of the sheet, or its lines",
    },
    choose: "Choose …",
    ask: "Question (optional)",
    right: "Right answer (optional)",
    add: "Add this task",
    nothing: {
      board: "“board” wants a position behind it, as in “board nim:3,4,5”.",
      puzzle: "“puzzle” wants a position behind it, as in “puzzle nim:3,4,5”.",
      value: "“value” wants a position behind it, as in “value nim:3,4,5”.",
      law: "“law” wants a rule behind it, as in “law take/1,3,4”.",
      rule: "“rule” wants a rule behind it, as in “rule take/1,3,4”.",
      problem: "“problem” wants a name or a link behind it, as in “problem poj-1704”.",
      own: "“problem” wants a name or a link behind it, as in “problem poj-1704”.",
      chapter: "“chapter” wants a number behind it, as in “chapter 3”.",
      exercise: "“exercise” wants two numbers behind it, as in “exercise 3.2”.",
      sheet: "“sheet” wants the link of a sheet behind it, or a rule.",
    },
    noValue: "This position has no value that can be asked for.",
    noProblem: (name) => `There is no problem called “${name}”.`,
    badOwn: "This link holds no problem, or only a part of one.",
    noChapter: "The book has no such chapter.",
    noExercise: (chapter, n) =>
      `Chapter ${chapter} has ${count(n, "exercise", "exercises")}: write one as “${chapter}.1”.`,
    noSheet: "This is no link of a sheet, which begins with “#sheet=”, and no rule.",
    start: "Start",
    goOn: "Go on",
    left: (n) => `${count(n, "task", "tasks")} left`,
    allDone: "All tasks are done.",
    allAnswered: "All tasks are answered.",
    score: (right, checked) =>
      checked === 1
        ? `Checked here: one answer, ${right === 1 ? "right" : "not right yet"}.`
        : `Checked here: ${number(right)} of ${number(checked)} answers right.`,
    again: (task) => `Try task ${task} again`,
    isRight: "right",
    notYet: "not right yet",
    at: (task, all) => `Task ${task} of ${all}`,
    next: "Next task",
    answered: "answered",
    unanswered: "not answered",
    check: "Check",
    pupils: (asked) => `Pupils are asked: ${asked}`,
    asks: {
      board: "Play it. Which move wins, if there is one?",
      puzzle: "Who wins: the player who moves first, or the other? If the first, with which move?",
      value: "What is the value of this position?",
      law: "Which heaps are lost for the player to move, or which values have they? Write a law; a counterexample refutes it.",
      rule: "Write this rule, in words such as “take 1 to 3” or in Nimber’s notation. It is compared with your teacher’s.",
      problem: "Write a program. Make random cases, run it on them and paste what it printed.",
      chapter: "Read this chapter, then say in a sentence what it is about.",
      exercise: "Do this exercise of the book.",
      sheet: "Work through this sheet, then write down what you found.",
    },
    labels: { value: "Value", law: "Law", rule: "Rule", words: "Your answer" },
    law: {
      lost: "says which heaps are lost",
      value: "says which value a heap has",
      signs: "% gives the remainder, == means “equals”, && means “and”, || means “or”.",
    },
    counter: (heaps) =>
      heaps.length === 1
        ? `Smallest counterexample: a heap of ${heaps[0]}.`
        : `Smallest counterexample: heaps of ${heaps.slice(0, -1).join(", ")} and ${heaps.at(-1)}.`,
    counterValue: (value, said) =>
      said === null
        ? `Its value is ${value}; this law gives no value there.`
        : `Its value is ${value}; this law says ${said}.`,
    counterLost: (lost, said) => {
      const is = lost ? "lost" : "won";
      const yours =
        said === null ? "this law says nothing there" : `this law says ${said ? "lost" : "won"}`;
      return `It is ${is} for the player to move; ${yours}.`;
    },
    line: (line, right) => `Line ${number(line)} should be “${right}”.`,
    openSheet: "Open the sheet",
    back: (task) => `Back to task ${task}`,
    sheets: { choose: "A sheet that is there", ready: "Ready sheets", kept: "Yours" },
    differs: "Not the answer your teacher wrote. Your teacher may still count it as right.",
    verdicts: {
      right: "Right.",
      wrong: "Not right.",
      words: "Kept. Your teacher reads it.",
      unknown:
        "Nimber can’t tell whether this is your teacher’s rule. It is kept, and your teacher reads it.",
      empty: "Nothing is answered yet.",
      broken: "This can’t be checked.",
      unread: "This can’t be read.",
    },
  },
  title: "For teachers",
  about:
    "Put tasks on a list: boards, puzzles, values, laws, rules, programs, chapters, exercises, sheets. One link opens them all. The class does them in order and sends you back what it did. Answers stand under “For teachers” alone.",
  make: {
    title: "The list",
    name: "Title",
    boards: "The list: one position, link or task on each line",
    game: "Game",
    size: "Its numbers, as in 3,4,5",
    addGame: "Add this game",
    example: "take/1..3:21\npuzzle nim:3,4,5\nvalue octal/0.77:10,7\nlaw take/1,3,4",
    asked: "As puzzles: who wins, and which move",
    put: "Make the list",
    add: "Add to a list for a class",
    added: "It is on the list.",
    wrong: (line, column, error) => `Line ${line}: ${error} (column ${column})`,
    tooMany: (most) => `A list holds at most ${most} tasks.`,
  },
  list: {
    sheet: "A sheet in Explore",
    untitled: "Tasks for a class",
    about: (tasks) =>
      tasks === 1
        ? "One task. What you do is kept here."
        : `${number(tasks)} tasks, one after the other. What you do is kept here.`,
    link: "One link for the class",
    copy: "Copy link",
    copied: "The link is copied.",
    onlyHere: "The page is open from a file, so this link works on this device only.",
    qr: "QR code",
    qrLabel: "QR code of the list’s link",
    open: (board) => `Board ${board}`,
    done: "played",
    project: "Show large",
    print: "Print",
    answers: "With answers",
    answer: "Answer: ",
    none: "no move wins",
    or: " or ",
    change: "Change the list",
    fresh: "New list",
    name: "Name",
    broken: (error) => `This board can’t be read: ${error}`,
  },
  send: {
    title: "Send what you did",
    about: "Moves and answers go along as links, so that they can be checked.",
    name: "Your name",
    button: "Copy what I did",
    copied: "It is copied: send it to your teacher.",
    byHand: "Copy this text and send it to your teacher.",
    blank: "not played",
    again: "Start again",
  },
  check: {
    title: "Check what the class sent",
    about:
      "Paste all messages one after the other. Each game is played again move by move, each answer checked anew: a first move counts as right where it keeps the win.",
    pasted: "Messages of the class",
    button: "Check",
    nothing: "There is no link to a task in this text.",
    nobody: "No name",
    board: (task) => `Task ${task}`,
    other: "Not of this list",
    illegal: "can’t be played again",
    steps: (steps) => count(steps, "move", "moves"),
    right: "right move",
    wrong: "the move gives the win away",
    noWin: "no move wins here",
    won: (player) => (player === 1 ? "the first player won" : "the second player won"),
    unknown: "Nimber can’t tell whether this is your rule: read it yourself.",
    isRight: "Right answer: ",
    score: (right, boards) => `${right} of ${boards} right`,
    missing: (tasks) => `Not answered: ${tasks.join(", ")}`,
    take: (taken) => (taken ? "Counted as right: undo" : "Count as right"),
  },
  note: {
    here: (task, all) => `Task ${task} of ${all}`,
    next: "Next task",
    list: "The list",
  },
  projector: {
    button: "Show large, for a projector",
    leave: "Leave the large view",
    next: "Next board",
    before: "Previous board",
    of: (board, all) => `${board} / ${all}`,
  },
};

/** Another program's output against the right one. */
const compareWords: CompareWords = {
  compareButton: "Compare",
  same: "No difference: every line agrees.",
  differs: (line, column) => `First difference: line ${number(line)}, column ${number(column)}.`,
  ours: "Expected",
  yours: "Yours",
  nothing: "(nothing)",
  caseNumber: (n) => `Case ${number(n)}`,
  openCase: "Open on the board",
  noBoard: "This case is no position of a board.",
};

export const problems: ProblemStrings = {
  comparison: compareWords,
  place: "Problems",
  board: "Board",
  places: "Places",
  title: "Judge problems",
  about:
    "Paste a problem’s input and get its exact output. Every case that is a position opens on the board.",
  choose: "Problem",
  search: "Search the problems",
  searchHint: "Number, name, game or idea",
  found: (n) => count(n, "problem", "problems"),
  all: (n) => `All ${count(n, "problem", "problems")}`,
  noneFound: "No problem says that. Try its number, a game or one word of what it asks.",
  nearest: "No problem holds all of these words. Nearest to them:",
  judges: {
    poj: "POJ",
    hdu: "HDU",
    cses: "CSES",
    luogu: "Luogu",
    codeforces: "Codeforces",
    atcoder: "AtCoder",
    leetcode: "LeetCode",
    euler: "Project Euler",
    lanqiao: "Lanqiao Cup",
  },
  asks: "What it asks",
  technique: "Won by",
  techniques: {
    bash: "Bash’s game",
    coins: "turning coins",
    counts: "counting moves",
    every: "moving in every part",
    euclid: "Euclid’s game",
    fibonacci: "Fibonacci Nim",
    formula: "a formula",
    graph: "values on a graph",
    hackenbush: "green Hackenbush",
    invariant: "an invariant",
    loops: "positions that may repeat",
    matching: "a matching",
    mirror: "answering in the mirror",
    misere: "misère play",
    moore: "Moore’s Nim",
    nim: "the nim-sum",
    "nim-product": "the nim product",
    parity: "parity",
    period: "a period",
    search: "a search",
    staircase: "staircase Nim",
    "stay-or-give": "keeping or giving away the turn",
    table: "a table of values",
    wythoff: "Wythoff’s game",
  },
  chapter: (chapter) => `Chapter ${number(chapter)} of the book`,
  program: "The program",
  translation: "The disguise, taken off",
  translationAbout: "The first cases of this input, each as the position that it is.",
  openBoard: "Open on the board",
  disguise: "What it is in disguise",
  noDisguise: "None of the boards’ games.",
  traps: "Traps",
  input: "Input",
  inputHint: "Paste the judge’s input here",
  file: "Choose a file …",
  sample: "The sample",
  run: "Run",
  stop: "Stop",
  stopped: "Stopped.",
  working: "Working …",
  output: "Output",
  copy: "Copy",
  copied: "Copied.",
  byHand: "Copying isn’t allowed here: the text is selected, copy it by hand.",
  cut: (shown, total) =>
    `The first ${number(shown)} of ${number(total)} lines. Copying takes all of them.`,
  errorAt: (line) => `Line ${number(line)} of the input: `,
  solved: "Solved",
  solvedCount: (n) => `${number(n)} solved`,
  solvedLost:
    "This browser keeps nothing for this page: what you solve is forgotten when it closes.",
  level: "How hard",
  levels: { 1: "easy", 2: "medium", 3: "hard" },
  narrow: {
    title: "Narrow down",
    chapter: "Chapter",
    chapterShort: (chapter) => `Chapter ${number(chapter)}`,
    all: "All",
    open: "Only what is not solved",
  },
  link: { label: "Link to this problem", copy: "Copy link" },
  checkMine: {
    title: "Check mine",
    about: (cases, inputs) =>
      inputs > 1
        ? `A random input of one case stands in the box. Run your program on it and paste what it prints; ${number(inputs)} inputs right one after the other, and the problem is solved.`
        : `${count(cases, "random case stands", "random cases stand")} in the input box. Run your program on it and paste what it prints: if every line is right, the problem is solved.`,
    copy: "Copy the input",
    save: "Save as a file",
    theirs: "What your program printed",
    passed: "Solved: your program was right on all of it.",
    rightOf: (right, wanted) => `${number(right)} of ${number(wanted)} inputs right.`,
    next: "Next input",
    show: "Show the right output",
    make: "Make random cases",
    again: "Make other cases",
    below: (cases) =>
      `${count(cases, "case", "cases")}. Run your program on this input and paste what it prints.`,
  },
  own: {
    kind: "A problem of one’s own",
    list: "Your own",
    make: "Make a problem",
    about:
      "Any rule whose positions are heaps or two numbers becomes a problem with a link. Whoever opens it gets random cases for a program; nothing is sent anywhere.",
    title: "Title",
    text: (most) => `What it asks (at most ${number(most)} characters, plain text)`,
    rule: "Rule, as in take/1,3,4",
    io: "Cases",
    ios: {
      T: "their number comes first",
      eof: "up to the end of the input",
      zero: "until a case of 0 heaps",
    },
    heaps: "A case",
    heapsOf: {
      counted: "how many, then the heaps",
      line: "the heaps of one line",
      one: "one heap",
    },
    first: "Printed where the player to move wins",
    second: "Printed where the other one wins",
    sample: "A sample of your own",
    sampleAbout:
      "Left empty, the sample is made from the rule. A sample that you give is checked, and its form is taken over.",
    sampleIn: "Sample input",
    sampleOut: "Sample output",
    put: "Make the link",
    change: "Change it",
    forget: "Remove it from here",
    form: (io, heaps, first, second) =>
      `${
        {
          T: "The first number says how many cases follow.",
          eof: "The cases go on to the end of the input.",
          zero: "The cases end with a 0, which is none.",
        }[io]
      } ${
        {
          counted:
            "A case is the number of heaps, then the heaps (of a game of two numbers, the two).",
          line: "A case is the heaps of one line.",
          one: "A case is one heap.",
        }[heaps]
      } Print “${first}” where the player to move wins, else “${second}”.`,
    noTitle: "It has no title yet.",
    badWords:
      "The two words that are printed must differ, and hold no comma, semicolon or quotation mark.",
    otherForm:
      "This sample is understood, but cases like it can’t be made: it gives its own sets, is misère, or prints moves.",
    oneAnswer:
      "The answer is the same in all of 200 random cases, so a program that always prints it would pass: give another rule.",
    stopped: "Stopped.",
    faults: {
      cut: "This link to a problem was cut short: ask for it once more. Nothing of it was opened.",
      shape: "This link holds no problem: a part of it is missing, too long or not readable.",
      long: "This link to a problem is too long. Nothing of it was opened.",
    },
  },
  compare: "Compare with your program",
  compareAbout: "Paste what your program printed: the first case it gets wrong opens on the board.",
  cases: (n) => count(n, "case", "cases"),
  caseLines: (input, output) => `input line ${number(input)}, output line ${number(output)}`,
  lineOnBoard: "Board",
  next: "Next",
  previous: "Previous",
  answer: "Answer",
};

export const book: BookStrings = {
  title: "The book",
  about:
    "Impartial games from one heap of stones to Sprague and Grundy, with a board beside every claim. It asks for XOR and nothing else.",
  contents: "Contents",
  chapter: (number) => `Chapter ${number}`,
  minutes: (minutes) => `${minutes} min`,
  begin: "Begin with chapter 1",
  goOn: (title) => `Go on: ${title}`,
  onThisPage: "In this chapter",
  previous: "Previous",
  next: "Next",
  print: "Print",
  tryIt: "Try it in Explore:",
  notThere: "The book has no such chapter.",
  proof: "Proof: ",
  solved: (done, all) => `${done} of ${all} exercises solved`,
  board: {
    yourMove: "Your move",
    program: "The program moves …",
    youWon: "You won.",
    programWon: "The program won.",
    over: "No move is left.",
    showVerdict: "Who wins?",
    wins: (count) =>
      count === null
        ? "The mover wins"
        : `The mover wins: ${count} ${count === 1n ? "way" : "ways"}`,
    loses: "The mover loses",
    value: "value",
    again: "Start again",
    undo: "Undo",
    answers: "Program answers",
    openBoard: "Open on the board",
    moves: "Moves",
    play: "Play",
    played: (words) => played("You", words),
    programPlayed: (words) => played("The program", words),
  },
  options: {
    label: "Positions and moves",
    step: "Next position",
    back: "Back",
    all: "All",
    node: (label, outcome) => `${label}: ${outcome}`,
  },
  trace: {
    step: "Step",
    back: "Back",
    run: "Run",
    pause: "Pause",
    end: "To the end",
    restart: "Restart",
    heap: "heap n",
    take: "take k",
    seen: "seen",
    v: "v",
    table: "g",
    waiting: "waiting",
    said: "computed",
    truth: "correct",
    stepOf: (at, all) => `Step ${at} of ${all}`,
    wrongAt: (n) => `Heap ${n} is the first that comes out wrong.`,
    right: "Every value is right.",
  },
  window: {
    step: "Slide",
    back: "Back",
    looking: (at) => `The window that begins at heap ${at}.`,
    same: (first, again, period) =>
      `The windows at heaps ${first} and ${again} are the same: from here on everything repeats, with period ${period}.`,
  },
  grid: {
    label: "Values of the two-heap game; black cells are lost",
    cell: (a, b, value) => `(${a}, ${b}): ${value === 0 ? "lost" : `value ${value}`}`,
  },
  columns: {
    heap: "Heap",
    sum: "Nim-sum",
    even: "even",
    odd: "odd",
    balanced: "Every column is even: balanced.",
    unbalanced: "Some columns are odd: not balanced.",
  },
  strip: { n: "n", g: "g(n)", outcome: "P/N", folded: "The table, with the exercise’s answer" },
  program: {
    copy: "Copy",
    copied: "Copied",
    label: "A program for",
    rule: "Rule",
    write: "Write it",
    none: "There is no program for this rule: its positions can only be searched.",
  },
  judge: { input: "Input", output: "Output", program: "The program to hand in" },
  draw: {
    arrows: "Arrows",
    draw: "Draw",
    circle: (vertex) =>
      `The arrows run in a circle: from ${vertex} play may never end, so ${vertex} has no value to write down. Draw them without a circle.`,
  },
  exercise: {
    title: "Exercise",
    done: "Solved",
    hint: "Hint",
    moreHints: "Another hint",
    check: "Check",
    tryAgain: "Try again",
    right: "Right.",
    wrong: "Not so.",
    first: "The player to move",
    second: "The other player",
    playMove: "Play a winning move on the board.",
    moveWrong: (reply) => `That loses. The program’s answer: ${reply}.`,
    moveRight: "That wins.",
    whoWrongN: (move) => `The player to move wins, and this is how: ${move}.`,
    whoWrongP: "There is no winning move here. Try one: the program has an answer to each.",
    answer: "Your answer",
    unread: {
      empty: "Type a number first.",
      foreign: "Type it with the digits 0 to 9.",
      long: "That is longer than any answer here: at most 20 digits.",
      notWhole: "A whole number is wanted, from 0 on.",
    },
    valueWrong: (said) =>
      `If it were worth ${said}, then together with a Nim heap of ${said} it would be lost. It is not: the player to move wins the sum below.`,
    numberWrong: "That is not the number. Go through it once more.",
    tooFew: "There are more.",
    tooMany: "There are fewer.",
    cellWrong: (where, reached, missing) =>
      `From ${where} the moves reach the values {${reached}}. The least number that is not among them is wanted, not ${missing}.`,
    cellWrongOutcome: (heap, why) => `Heap ${heap}: ${why}`,
    toP: (heap, target) => `from ${heap} one move leads to ${target}, which is lost. So it is N.`,
    onlyN: (heap) => `every move from ${heap} leads to an N position. So it is P.`,
    noMove: (heap) => `there is no move from ${heap}. So it is P.`,
    notAnswered: "Not answered yet.",
    cellsLeft: "Fill every cell first.",
    blank: "not filled in",
    heap: (n) => `heap ${n}`,
    vertex: (name) => `vertex ${name}`,
    chooseWrong: "The board says otherwise:",
    explore: "See for yourself:",
    reset: "Clear",
    law: {
      lost: "P when ",
      label: (letters, what) =>
        `Your law: ${
          what === "value"
            ? letters === "n"
              ? "the value of a heap of n"
              : "the value at (a, b)"
            : letters === "n"
              ? "exactly these n are lost"
              : "exactly these (a, b) are lost"
        }`,
      how: (what) =>
        what === "value"
          ? "A formula such as n%5, n/2+1, xor(n,1) or if(n%2==0,n,n+1); n/2 is rounded down."
          : "A condition such as n%5==0 or n%7==1||n%7==3; && means and, || means or.",
      proven: "It is proven for every heap up to 10¹⁸.",
      holds: (heaps) => `It holds for all ${number(heaps)} heaps that were looked at.`,
      wrongValue: (letters, { at, value, guessed }) =>
        `The smallest counterexample: ${placeOf(letters, at)} is worth ${value}; your formula ${
          guessed === null ? "has no value there" : `says ${guessed}`
        }.`,
      wrongLost: (letters, { at, value, guessed }) =>
        `The smallest counterexample: ${placeOf(letters, at)} is ${
          value === "0" ? "lost" : "won"
        }; your condition ${guessed === null ? "has no value there" : "says the opposite"}.`,
      unread: {
        empty: "Type a formula first.",
        foreign: "Write numbers with the digits 0 to 9.",
        long: "That is longer than any law needs: at most 500 characters.",
        late: "It says nothing of too many heaps. Let it begin earlier.",
        letters: "It is about other letters than the law that is wanted.",
        notValue: "A formula of the value is wanted, not one of who wins.",
        notCondition: "A condition is wanted that says which are lost, not a value.",
      },
    },
    order: {
      up: (place) => `Move step ${place} up`,
      down: (place) => `Move step ${place} down`,
      now: (place, all) => `Now step ${place} of ${all}.`,
      untouched: "Put the steps in order first.",
      wrong: (place) =>
        `Step ${place} can’t stand there: it rests on something that comes only later.`,
    },
    mine: {
      open: (title) => `Check mine: ${title}`,
      how: "Solved as soon as your program was right on all cases there.",
      passed: "Your program was right on all cases.",
    },
  },
  index: {
    title: "Index",
    about:
      "Where each term is first used and explained, where each proof stands, and which chapter leads to which problem. A number is a chapter and a section.",
    terms: "Terms",
    proofs: "Proofs",
    problems: "Problems",
    see: (term) => `see ${term}`,
  },
  ways: {
    contest: {
      title: "The contest path",
      about:
        "Twelve short pages and a table: what the statement says, which theorem it is, and the program. “Next page” walks it.",
      page: (page, all) => `The contest path, page ${page} of ${all}`,
      back: (title) => `Back to the contest path: ${title}`,
      notThere: "The contest path has no such page.",
    },
    proof: {
      title: "The proof path",
      about:
        "Definitions, theorems and proofs in logical order: each theorem stands after all that its proof rests on. “Next page” walks it.",
      page: (page, all) => `The proof path, page ${page} of ${all}`,
      back: (title) => `Back to the proof path: ${title}`,
      notThere: "The proof path has no such page.",
      pagesDrawn:
        "The pages, from left to right: a line leads from each page to those that rest on it.",
      drawn:
        "From left to right: a line leads from each theorem to those that rest on it. A number leads to its theorem.",
      drawnOuter:
        "From left to right: a line leads from each theorem to those that rest on it. A number leads to its theorem; a dashed one stands on an earlier page.",
      here: "On this page",
      before: "From earlier pages",
      restsOn: "Rests on ",
      restsOnNothing: "Rests on the definitions alone.",
      comma: ", ",
      stop: ".",
      inChapter: (chapter, title) => `In chapter ${chapter}: ${title}`,
      unfold: "Unfold all proofs",
      fold: "Fold all proofs",
    },
    previous: "Previous page",
    next: "Next page",
  },
  teacher: {
    title: "For teachers",
    about:
      "Boards for a class as one link, on paper or on the wall; check what the class sends back.",
  },
  linkHere: "Link to this page",
  keep: {
    title: "Keep the whole book",
    about: "Every page of it in this browser, for reading without a network.",
    keeping: (kept, all) => `Keeping it: ${kept} of ${all} pages.`,
    kept: "The whole book is kept: it can be read without a network.",
    missing: (pages) =>
      `${pages === 1 ? "One page" : `${pages} pages`} did not come. Try again when there is a network.`,
  },
  worksheet: {
    title: "Worksheet",
    about:
      "Ten positions with exactly one winning move each, chosen by analysis. The link makes the same sheet again.",
    kind: "Game",
    kinds: {
      nim: "Nim",
      "take/1..3": "Take 1 to 3",
      "take/1,3,4": "Take 1, 3 or 4",
      wythoff: "Wythoff",
      stairs: "Staircase Nim",
      strip: "Coins on a strip",
      "coins/turtles": "Turning Turtles",
      "octal/0.77": "Kayles",
      "own/n;k=1..n/2;n-=k": "Take at most half",
      "own/{a,b};a>0;k=1..b/a;b-=k*a": "Euclid’s game",
      fibonacci: "Fibonacci Nim",
      hackenbush: "Hackenbush",
      "own/n;k=1..3;n-=k|n%4>0;n+=1": "Take 1 to 3, or put one back",
      "octal/0.77~misere": "Kayles, misère play",
      corners: "Turning Corners",
    },
    count: "Positions",
    size: "Size",
    make: "New positions",
    answers: "With answers",
    print: "Print",
    link: "Link to this sheet",
    instructions: "In each position exactly one move wins. Find it.",
    answer: "Answer: ",
    none: "No such positions were found. Try another size.",
    notThere: "This link’s worksheet can’t be read: its size is 1, 2 or 3.",
    name: "Name",
  },
};

/** Parts that have a name. */
const parts: Readonly<Record<string, string>> = {
  "3": "a third",
  "4": "a quarter",
  "5": "a fifth",
  "6": "a sixth",
  "7": "a seventh",
  "8": "an eighth",
  "9": "a ninth",
  "10": "a tenth",
};
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const why: WhyStrings = {
  rows: {
    table: (inRows) => `What each ${inRows ? "row" : "heap"} is worth`,
    size: (inRows) => (inRows ? "Row of" : "Heap of"),
    pairs: (inRows, pairs, won) => {
      const [only, other] = pairs;
      const what = inRows ? "rows" : "heaps";
      const each = ({ sizes: [a, b], value }: (typeof pairs)[number]) =>
        `${number(a)} and ${number(b)} (${number(value)} each)`;
      const stand =
        only && !other
          ? `The ${what} of ${number(only.sizes[0])} and ${number(only.sizes[1])} are ${won ? "then " : ""}worth the same, ${number(only.value)} each.`
          : `The ${what} are ${won ? "then " : ""}worth the same two by two: ${pairs.map(each).join("; ")}.`;
      return won
        ? `${stand} Whatever the other side does to one of two, you make both worth the same again. So you always have a move left.`
        : `${stand} Whatever one side does to one of two, the other makes both worth the same again, and is never the first without a move.`;
    },
    nothing: (inRows, sizes) => {
      const named = `${inRows ? "row" : "heap"}${sizes.length === 1 ? "" : "s"}`;
      return sizes.length === 1
        ? `A ${named} of ${number(sizes[0]!)} is worth 0: any move in it has an answer in it.`
        : `The ${named} of ${listed(sizes.map(number))} are worth 0: any move in one has an answer in the same one.`;
    },
    columns: "Their values do not cancel two by two.",
  },
  answers: {
    title: (won) =>
      won ? "What can the other side do then?" : "For each of your moves, their answer",
    about: "Tap a line to see it on a board.",
    theirs: (won) => (won ? "They play" : "You play"),
    ours: (won) => (won ? "You answer" : "They answer"),
    over: "the game is over",
    unknown: "not worked out in time",
    none: "Nothing: no move is left.",
    more: (count) =>
      count === null
        ? "Every other move has an answer too."
        : count === 1
          ? "One other move has an answer too."
          : `${number(count)} other moves have answers too.`,
    picture: (move, answer) => `${move}, answered by: ${answer}`,
  },
  cold: {
    first: (place, move, named) => {
      const what = named ? "a cold square" : "a cold pair";
      const lost = "whoever has to move from there loses.";
      if (move) return `${place} is ${what}: ${lost}`;
      return `${named ? "The queen stands on" : "The heaps are"} ${place}, ${what}: ${lost}`;
    },
    list: (named) => `Cold ${named ? "squares" : "pairs"} from here down:`,
    marks: { told: "you leave this one", near: "also one move away", here: "this one" },
    others: "Dashed: also one move away.",
    because: (end, move, named) => {
      const [one, all] = named ? ["square", "squares"] : ["pair", "pairs"];
      return `No move leads from one cold ${one} to another, and from each of the other ${all} some move leads to a cold one. So ${
        move
          ? "whatever the other side plays, you move to a cold one again"
          : "whatever is played here, the other side moves to a cold one again"
      }, and in the end to ${end}, where no move is left.`;
    },
  },
  drawn: {
    title: "On the drawing",
    about: "From the ends of the branches down to the ground, one step at a time.",
    back: "Step back",
    next: "Next step",
    step: (step, steps) => `Step ${step} of ${steps}`,
    fusion: (vertices, loops, value) =>
      vertices === 1
        ? `${plural(loops, "loop", "loops")} at one vertex: each is worth 1, together ${value}.`
        : `Fusion: these ${number(loops)} edges lie on cycles. Their ${number(vertices)} vertices become one, and each edge is a loop worth 1: together ${value}.`,
    colon: (edge, added, sum, value) =>
      added.length === 0
        ? `${edge} carries nothing: a stalk of 1.`
        : `Colon: ${edge} carries ${added.length > 1 ? `${added.join(" ⊕ ")} = ${sum}` : sum}, so it is as good as a stalk of ${value}.`,
    ground: (added, value) =>
      added.length > 1
        ? `On the ground stand ${listed(added)}: added without carrying, ${value}.`
        : `On the ground stands ${value}.`,
    matched: (token, mate) =>
      `The thick edges are a maximum matching. Every maximum matching covers ${token}: whoever moves along its pair, to ${mate}, can always answer along a pair, and wins.`,
    missed: (token) =>
      `The thick edges are a maximum matching that leaves ${token} out. Wherever the token goes, a pair is waiting there for the other player, always; so whoever moves from ${token} loses.`,
    picture: "The drawing",
  },
  loops: {
    title: "Where arrows run in circles",
    worth: (part, value) => `${part} is worth ${value}:`,
    infinite: (part, reached, missing) =>
      `${part} is infinite: it can move to ${reached.length > 0 ? listed(reached) : "no number"}, and ${missing}, the first number missing, cannot be held:`,
    after: (move) => `After “${move}”`,
    colon: ": ",
    reply: (move, value) => `“${move}” goes to ${value}.`,
    noReply: (value) => `no move goes to ${value}.`,
    single: (reached, rest, wins) =>
      `One part may go round for ever. It can move to ${reached.length > 0 ? listed(reached) : "no number"}${rest === null ? "" : `, the rest is worth ${rest}`}: ${wins ? "moving it there leaves nim-sum 0 and wins." : "nobody can force the end."}`,
    several: (parts) =>
      `${number(parts)} parts may go round for ever: nobody can force more than one of them to end.`,
  },
  mends: {
    title: "What a winning move mends",
    titleNone: "Why no move wins",
    oddColumns: (columns) =>
      `Write the values in binary, one below the other: ${counted(columns, "column has", "columns have")} an odd number of ones. A winning move makes all columns even.`,
    none: "Write the values in binary, one below the other: every column has an even number of ones. Each move changes one value, so it makes some column odd: none of them wins.",
    mend: (from, to) => `${from} becomes ${to}`,
    before: "Before",
    after: "After",
    gone: "nothing is left of it",
    row: (when, name) => `${when}: ${name}`,
    even: "Now every column has an even number of ones.",
    raises: (from, to) =>
      `This move raises a value, from ${from} to ${to}, and wins all the same: only the columns count. The other player may take the addition back, but that too leaves an odd column, and you mend it again.`,
    misere: (total, bigs) =>
      bigs > 0
        ? `It leaves XOR ${total} with a value of 2 or more: lost for the other player in misère play.`
        : `It leaves only values 0 and 1, an odd number of ones: lost for the other player in misère play.`,
    more: (count) => `Show ${counted(count, "more winning move", "more winning moves")}`,
  },
  leave: {
    title: "What to leave",
    what: (modulus, remainders) =>
      remainders.length === 1 && remainders[0] === "0"
        ? `Leave a multiple of ${modulus}: whoever has to move from there loses.`
        : `Leave a number that leaves remainder ${listWith(remainders, ", ", " or ")} divided by ${modulus}: whoever has to move from there loses.`,
    here: (n, modulus, remainder, lost) =>
      lost
        ? `${n} leaves remainder ${remainder}, so no move here leaves such a number.`
        : `${n} leaves remainder ${remainder} divided by ${modulus}, so a move can leave one.`,
  },
  walk: {
    title: "Down to the bottom",
    about:
      "A value is the smallest number that no option is worth. Open any option, and its options, until no move is left.",
    keys: "Keys: up and down choose, right opens, left goes back.",
    trail: "The way here",
    start: "Start",
    up: "Back up",
    partsAbout:
      "The position is a sum. Each part has a value of its own, and the XOR of the values is the value of the sum.",
    parts: "Parts",
    misereParts: "The values of the parts are those of normal play.",
    options: "Options",
    worth: (value) => `worth ${value}`,
    worthUnknown: "value not known",
    bottom: "No move is left here, so it is worth 0. This is the bottom.",
    mex: (value) =>
      `It can move to every value below ${value} and to none equal to ${value}: so it is worth ${value}.`,
    mexZero: "No option is worth 0: so it is worth 0, and whoever has to move loses.",
    mexPart: (value) => `It is worth ${value}. Moves to the first smaller values:`,
    mexOpen: (value) =>
      `It is worth ${value}: every smaller value is reached. That none of its many options is worth ${value} was not looked at one by one.`,
    reachedBy: (value, move) => `${value}: ${move}`,
    missing: (value) => `${value} is missing`,
    moreOptions: (shown) => `The first ${number(shown)} options.`,
    onBoard: "Open on the board",
    strip: "Smaller numbers",
    stripAbout: "Marked: those that one move reaches.",
    back: (heap) => `${heap}, one smaller`,
    forward: (heap) => `${heap}, one larger`,
    cell: (heap, value, reached, here) =>
      `${heap}: value ${value}${here ? ", this one" : reached ? ", one move away" : ""}`,
    argued:
      "The value is known by copying, not from what the moves are worth. These moves can be made:",
    outcomeOnly: "Only who wins is known here, not the value. These moves can be made:",
  },
  worth: {
    mex: (reached, value) =>
      `It can become worth ${listWith(reached, ", ", " or ")}, not ${value}: ${value} is the smallest number missing (mex).`,
    sum: (values, value) =>
      `A sum is worth the XOR of what its parts are worth: ${values.join(" ⊕ ")} = ${value}.`,
    argued: "The value follows from copying, not from what each move is worth.",
  },
  known: {
    title: "How we know",
    kernel: "the kernel of the proof assistant Coq has checked it:",
    byHand: "proven by hand, in docs/theorems.md, and tested beside plain recursion.",
    checkTitle: "By a proof assistant",
    check:
      "Of a position that is small enough, the command line writes who wins as a theorem for Coq:",
  },
  theorem: {
    title: "The theorems, with these numbers",
    ofNormalPlay:
      "These theorems are about normal play, where whoever makes the last move wins: the values, and who wins or loses, are meant so.",
    numbers: "Here",
    source: "Source",
    turned: "What was turned into what",
    pieces: {
      heap: (size) => `heap of ${size}`,
      pair: (part, size) => `pieces ${part} and ${part + 1}, ${size} between them`,
      edge: (part, size) => `piece ${part} and the border, ${size} between them`,
      step: (part, size) => `step ${part} with ${size}`,
      token: (part, vertex) => `token ${part} on ${vertex}`,
      coin: (part, square) => `coin ${part} on square ${square}`,
      head: (place) => `head at ${place}`,
      heads: (places) => `heads at ${listed(places)} together`,
      part: (part) => `part ${part}`,
      whole: () => "the whole game",
    },
    becomes: (value) => `Nim heap of ${value}`,
    counted: (square, numbers) =>
      `Counted from a1 as (0, 0), ${square} is (${numbers.join(", ")}): two heaps of so many.`,
    above: (formulas) => `as above, ${formulas.map((one) => `$${one}$`).join(", ")}.`,
    says: {
      bouton: (f, v) => [`A Nim heap of n is worth n: $g(${f.get("n")}) = ${v}$.`],
      bash: (f, v) => [
        `With 1 to m = ${f.get("m")} to be taken, $g(n) = n mod (m + 1)$: $${f.get("n")} mod (${f.get("m")} + 1) = ${v}$.`,
      ],
      "take-interval": (f, v) => [
        `With a = ${f.get("a")} to b = ${f.get("b")} to be taken: $${f.get("n")} mod (${f.get("a")} + ${f.get("b")}) = ${f.get("remainder")}$, and $⌊${f.get("remainder")} / ${f.get("a")}⌋ = ${v}$.`,
      ],
      "take-from": (f, v) => [
        `With ${f.get("a")} or more to be taken, $g(n) = ⌊n / ${f.get("a")}⌋$: $⌊${f.get("n")} / ${f.get("a")}⌋ = ${v}$.`,
      ],
      "take-odd": (f, v) => [`All options have the other parity: $${f.get("n")} mod 2 = ${v}$.`],
      "take-even": (f, v) => [`A heap of pairs of stones: $⌊${f.get("n")} / 2⌋ = ${v}$.`],
      "take-pow2": (f, v) => [`Powers of 2 leave 1 or 2 modulo 3: $${f.get("n")} mod 3 = ${v}$.`],
      "take-half": (f, v) => [
        `$g(n)$ is the number of binary digits of n: ${f.get("n")} has ${v}.`,
      ],
      "take-residue": (f, v) => [`m = ${f.get("m")}: $${f.get("n")} mod ${f.get("m")} = ${v}$.`],
      "taking-bound": (f, v) => [
        `$f(${f.get("n")}) = ${f.get("most")}$.`,
        f.all("heap").length === 0
          ? `f has just grown, so $g(${f.get("n")}) = ${v}$.`
          : `$${[f.get("n"), ...f.all("heap"), ...(f.all("skipped").length > 0 ? ["…"] : [])].join(" → ")}$: at the end of this way f grows to ${v}, so $g(${f.get("n")}) = ${v}$.`,
      ],
      divisors: (f, v) => [
        f.get("proper") === "1"
          ? `2 divides ${f.get("n")} exactly ${v} times, so $g(${f.get("n")}) = ${v}$.`
          : `2 divides ${f.get("n")} exactly ${f.get("twos")} times, so $g(${f.get("n")}) = ${f.get("twos")} + 1 = ${v}$.`,
      ],
      "prime-to": (f) => [
        Number(f.get("n")?.at(-1)) % 2 === 0
          ? `${f.get("n")} is even: every number prime to it is odd, and leaves an odd heap.`
          : `${f.get("n")} is odd: taking 1 leaves an even heap.`,
      ],
      lines: (f, v) => [
        `$${f.get("n")} mod ${f.get("modulus")} = ${f.get("remainder")}$, and on the line of this remainder $g(${f.get("n")}) = ${v}$.`,
      ],
      digits: (f, v) => [
        `The automaton has ${f.get("states")} states and reads ${f.get("n")} in base ${f.get("base")}: $g(${f.get("n")}) = ${v}$.`,
      ],
      euclid: (f, v) =>
        f.get("a") === "0"
          ? ["A number is 0: there is no move."]
          : [
              `$${f.get("b")} = ${f.get("quotient")} · ${f.get("a")} + ${f.get("remainder")}$.`,
              `$⌊${f.get("b")} / ${f.get("a")} − ${f.get("a")} / ${f.get("b")}⌋ = ${v}$.`,
            ],
      "euclid-zero": (f) =>
        f.get("a") === "0"
          ? ["A number is 0: there is no move, and the player to move loses."]
          : [
              `$⌊${f.get("a")} φ⌋ = ${f.get("most")}$, computed in whole numbers.`,
              f.get("a") !== f.get("b") && BigInt(f.get("b")) <= BigInt(f.get("most"))
                ? `$${f.get("a")} < ${f.get("b")} ≤ ${f.get("most")}$: the player to move loses.`
                : `${f.get("b")} is ${f.get("a") === f.get("b") ? "the same number" : "more than that"}: the player to move wins.`,
            ],
      "drop-split": (f, v) => [
        `A number less 1 (0 stays 0), joined with the other one less 1: $${f.get("joined")}$.`,
        `In binary this ends in ones, and there are $${v}$ of them.`,
      ],
      "equal-length": (f, v) => [
        `$${f.get("a")} · ${f.get("b")} − 1$ moves are left, ${v === "1" ? "an odd number" : "an even number"}: the value is $${v}$.`,
      ],
      "king-steps": (f, v) => [
        `The smaller number is $${f.get("a")}$, the larger one $${f.get("b")}$: $2 · (${f.get("a")} mod 2) + ((${f.get("a")} + ${f.get("b")}) mod 2) = ${v}$.`,
      ],
      "same-game": () => ["So values, periods and winning moves are those of that game."],
      table: (f, v) => [
        `Computed number by number from 0 on, each as the mex of its options: $g(${f.get("n")}) = ${v}$.`,
      ],
      mex: () => ["Computed from the ends back, each as the mex of those that one move leads to."],
      symmetry: (f, v) => [
        v === "?"
          ? `After the first move ${f.get("pairs")} pairs are left. Every move in one half is answered by its image in the other.`
          : `There are ${f.get("pairs")} pairs. Every move in one half is answered by its image in the other.`,
      ],
      loops: (_, v) => [
        v === "?"
          ? "Labelled number by number, from 0 on: this vertex gets none."
          : `Labelled number by number, from 0 on: this vertex gets ${v}.`,
      ],
      period: (f, v) => [
        f.all("saltus").length === 0
          ? `From n = ${f.get("preperiod")} on the values repeat with period ${f.get("period")}, proven: $g(${f.get("n")}) = g(${f.get("same_as")}) = ${v}$.`
          : `From n = ${f.get("preperiod")} on the values grow by ${f.get("saltus")} with each period of ${f.get("period")}, proven: $g(${f.get("n")}) = g(${f.get("same_as")}) + ${f.get("cycles")} · ${f.get("saltus")} = ${v}$.`,
      ],
      lasker: (f, v) => [
        `$${f.get("n")} mod 4 = ${f.get("remainder")}$: a remainder of 3 is worth $n + 1$, of 0 (but for heap 0) $n − 1$, any other n. So $g(${f.get("n")}) = ${v}$.`,
      ],
      wythoff: (f) => [
        `The heaps differ by $k = ${f.get("b")} − ${f.get("a")} = ${f.get("k")}$. The cold pair of that difference is $(⌊k φ⌋, ⌊k φ⌋ + k) = (${f.get("cold_smaller")}, ${f.get("cold_larger")})$, computed in whole numbers.`,
        ...(f.all("candidate_smaller").length > 0
          ? [
              `Another way: ${f.get("a")} stands in one cold pair, by one of these two: $⌊${f.get("candidate_smaller")} φ⌋ = ${f.get("smaller_there")}$ and $⌊${f.get("candidate_larger")} φ⌋ + ${f.get("candidate_larger")} = ${f.get("larger_there")}$.`,
            ]
          : []),
        f.get("a") === f.get("cold_smaller") && f.get("b") === f.get("cold_larger")
          ? "The heaps are the cold pair of difference k: the player to move loses."
          : "The heaps are not the cold pair of difference k: the player to move wins.",
      ],
      "wythoff-misere": (f) => [
        `The heaps differ by $k = ${f.get("b")} − ${f.get("a")} = ${f.get("k")}$. In misère play the lost pair of that difference is $(${f.get("lost_smaller")}, ${f.get("lost_larger")})$.`,
        f.get("a") === f.get("lost_smaller") && f.get("b") === f.get("lost_larger")
          ? "The heaps are the cold pair of difference k: the player to move loses."
          : "The heaps are not the cold pair of difference k: the player to move wins.",
      ],
      fibonacci: (f) =>
        f.get("n") === "0"
          ? ["Nothing is left to take: the player to move loses."]
          : [
              `Write ${f.get("n")} as a sum of Fibonacci numbers, no two of them neighbours: the least is ${f.get("least")}. At most ${f.get("limit")} may be taken.`,
              "The player to move wins exactly where the least part may be taken: what is left then has no part that the other side may take.",
            ],
      staircase: () => [
        "Only every other step counts, each as a Nim heap. What is moved onto a step that counts can be moved on at once.",
      ],
      hackenbush: (f) => [
        f.get("fused") === "0"
          ? "There is no cycle. An edge with something worth $x$ above it is worth $x + 1$; what meets in a vertex is XORed."
          : `${f.get("fused")} of ${f.get("edges")} edges lie on cycles. The vertices of a cycle count as one, and each of its edges as a loop worth $1$: ${f.get("knots")} such vertices remain.`,
        "An edge with something worth $x$ above it is a stalk of $x + 1$.",
      ],
      "graph-kayles": (f) => [
        `Parts that hang together: ${f.get("parts")}. Paths: ${f.get("paths")}, rings: ${f.get("cycles")}, others: ${f.get("others")}.`,
        "Paths and rings are octal games; the others are worked out move by move.",
      ],
      matching: (f) => [
        `Of the ${f.get("vertices")} vertices left, at most ${f.get("pairs")} pairs of neighbours can be matched; without the token’s vertex, ${f.get("without")}.`,
        f.get("pairs") === f.get("without")
          ? "So some largest matching misses the token’s vertex: wherever the token goes, the other player answers along that matching."
          : "So every largest matching covers the token’s vertex: go along one of them.",
      ],
      nimble: () => ["No coin hinders another: a coin on square $n$ is worth $n$."],
      hill: (f) =>
        f.get("on_top") === "1" || f.get("king_now") === "0"
          ? ["The king is on the top: this game is over."]
          : f.get("king_now") === "1"
            ? [
                "The king is the first climber and goes to the top at once: the player to move wins.",
              ]
            : [
                `The king is climber ${f.get("king_now")} of ${f.get("climbers")}. Paired from the far end, the gaps are ${f.all("gap").join(", ")}${f.all("first").length > 0 ? `, and the first climber counts ${f.get("first")}` : ""}; their XOR is ${f.get("sum")}. It tells who wins; it is not the value.`,
              ],
      turtles: () => ["A head at place x is worth x; every head counts as if it stood alone."],
      mock: () => [
        "A head at place x is worth the x-th number that has an odd number of ones in binary; every head counts as if it stood alone.",
      ],
      ruler: () => [
        "A head at place x is worth the largest power of 2 that divides x; every head counts as if it stood alone.",
      ],
      corners: () => [
        "A head in row $r$ and column $c$ is worth the nim product of $r$ and $c$; every head counts as if it stood alone.",
      ],
      twins: () => ["A head at place x is worth $x − 1$; every head counts as if it stood alone."],
    },
    sources: {
      bouton: "C. L. Bouton, Nim, a game with a complete mathematical theory, 1901",
      bash: "C. G. Bachet, Problèmes plaisans et délectables, 1612",
      "take-interval": "Berlekamp, Conway, Guy, Winning Ways, chapter 4",
      "take-from": "by induction: its options are 0 … n − a",
      "take-odd": "by induction on the parity",
      "take-even": "by pairing the stones",
      "take-pow2": "by induction modulo 3",
      "take-half": "by induction on the number of digits",
      "take-residue": "by induction modulo m",
      "taking-bound": "L. Levine, Fractal sequences and restricted Nim, 2006",
      divisors: "by the exponent of 2 in n",
      "prime-to": "by induction on the parity",
      lines: "by induction, with tables of remainders",
      digits: "by induction on n, for all endings of digits at once",
      euclid: "G. Nivasch, The Sprague–Grundy function of the game Euclid, 2006",
      "euclid-zero": "A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm, 1969",
      "drop-split": "by induction on the binary digits",
      "equal-length": "by counting the pieces",
      "king-steps": "by induction on the smaller number",
      "same-game": "by what each clause of the rule says",
      table: "R. Sprague, 1935; P. M. Grundy, 1939",
      mex: "R. Sprague, 1935; P. M. Grundy, 1939",
      symmetry: "Tweedledum and Tweedledee: Berlekamp, Conway and Guy, 1982",
      loops: "C. A. B. Smith, 1966; A. S. Fraenkel and Y. Perl, 1975",
      period:
        "a repeated window of values; for octal codes R. K. Guy and C. A. B. Smith, The G-values of various games, 1956",
      lasker: "E. Lasker, Brettspiele der Völker, 1931; Winning Ways, chapter 4",
      wythoff: "W. A. Wythoff, A modification of the game of Nim, 1907",
      "wythoff-misere": "Berlekamp, Conway, Guy, Winning Ways, chapter 13",
      fibonacci: "M. J. Whinihan, Fibonacci Nim, 1963",
      staircase: "R. Sprague, Über zwei Abarten von Nim, 1937",
      hackenbush: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapters 2 and 7",
      "graph-kayles": "T. J. Schaefer, 1978; R. K. Guy, C. A. B. Smith, 1956",
      matching: "A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, 1993",
      nimble: "T. S. Ferguson, Game Theory, part I, chapter 2",
      hill: "HDU 4315",
      turtles: "H. W. Lenstra, Nim multiplication, 1977; Winning Ways, chapter 14",
      mock: "H. W. Lenstra, Nim multiplication, 1977; Winning Ways, chapter 14",
      ruler: "H. W. Lenstra, Nim multiplication, 1977; Winning Ways, chapter 14",
      corners: "H. W. Lenstra, Nim multiplication, 1977; Winning Ways, chapter 14",
      twins: "H. W. Lenstra, Nim multiplication, 1977; Winning Ways, chapter 14",
    },
  },
  mirrors: {
    lost: {
      "half-turn":
        "Turned by half, the board looks the same. Whatever one side does, the other does at the opposite place, which is always still free: it is never the first without a move.",
      "mirror-rows":
        "The upper half mirrors the lower one. Whatever one side does, the other does in the mirror, where it is always still free: it is never the first without a move.",
      "mirror-columns":
        "The left half mirrors the right one. Whatever one side does, the other does in the mirror, where it is always still free: it is never the first without a move.",
      swap: "Everything stands there twice. Whatever one side does to one, the other does to its twin, and is never the first without a move.",
      graph:
        "The drawing consists of pairs that can change places. Whatever one side does, the other does at the paired place, and is never the first without a move.",
    },
    first: (move) => `Copying wins: ${move}.`,
    others: (moves, more) =>
      `${moves.length === 1 ? "This wins" : "These win"} too: ${moves.join("; ")}${more ? "; and others" : ""}.`,
    won: {
      "half-turn":
        "Then the board, turned by half, looks the same, and whatever the other side does, you do at the opposite place.",
      "mirror-rows":
        "Then the upper half mirrors the lower one, and whatever the other side does, you do in the mirror.",
      "mirror-columns":
        "Then the left half mirrors the right one, and whatever the other side does, you do in the mirror.",
      swap: "Then everything stands there twice, and whatever the other side does to one, you do to its twin.",
      graph:
        "Then the drawing consists of pairs that can change places, and whatever the other side does, you do at the paired place.",
    },
    copies: (move) => `The last move can be copied: ${move}. Then everything is in pairs again.`,
    exchange: (one, two) => `${one} and ${two} change places with each other as well.`,
    pairs: "Show the pairs",
    against: "Play against the mirror",
    hold: "Win by copying",
  },
  strategy: {
    title: "A winning strategy to play by",
    sheet: "Print it in Explore",
    hold: "Play by it",
    putAway: "Put it away",
    theirs: "You left this. Whatever the other side does, its line follows below.",
    yours: "The other side has moved: beside its move stands what to leave.",
    away: "The game is not in this table yet. Leave a position that stands in it.",
  },
  brute: {
    check: "Check it yourself",
    title: "Play it out",
    about:
      "Every line is played to its end, by the definition of winning and losing alone: no values, no theorem.",
    button: "Check by brute force",
    outcome: (outcome) =>
      ({
        N: "The player to move wins (N).",
        P: "The player to move loses (P).",
        D: "Neither side can force the end (D).",
      })[outcome],
    looked: (positions) => `${counted(positions, "position", "positions")} looked at.`,
    smaller: "This position is too large to be played out. The largest smaller one of its shape:",
    agrees: "The theory says the same.",
    differs: "The theory says something else: please report this.",
    noTheory: "The theory has nothing to say here.",
  },
  graph: {
    title: "All that can be reached, coloured backwards",
    about:
      "Arrows are moves. Where the game is over it is settled first; then, step by step, what only leads to won positions is lost, and what leads to a lost one is won.",
    tooMany: "More than 2 000 positions can be reached: too many for a picture.",
    tooManyToDraw: (positions, moves) =>
      `${counted(positions, "position", "positions")} and ${counted(moves, "move", "moves")}: too many for a picture here, but not for the file.`,
    label: (positions, moves) =>
      `Graph of ${counted(positions, "position", "positions")} and ${counted(moves, "move", "moves")}, listed below`,
    round: (round, last) => `Step ${round} of ${last}`,
    roundZero: (positions) =>
      `${counted(positions, "position", "positions")} without a move: the game is over there.`,
    drawn: (positions) =>
      `${counted(positions, "position is", "positions are")} drawn: neither side can force the end from there.`,
    roundSays: (lost, won) =>
      `New: ${counted(lost, "lost position", "lost positions")} (P), ${counted(won, "won position", "won positions")} (N).`,
    first: "First step",
    previous: "Previous step",
    next: "Next step",
    last: "Last step",
    dot: "Save as DOT",
    list: "As a table",
    position: "Position",
    outcome: "Outcome",
    value: "Value",
    settled: "Step",
    open: "Open on the board",
  },
  quotient: {
    title: "The product decides",
    about: (order, lost) =>
      `In misère play each heap of this rule behaves like one of ${order} elements, and a sum like their product. Whoever is to move with one of the ${lost} lost products loses.`,
    word: "Element",
    product: "Product",
    lost: "is lost",
    notLost: "is not lost",
    nimRule: (lost, right) =>
      `The misère Nim rule, applied to the values of normal play, would say: ${lost ? "lost" : "won"} for the player to move. ${right ? "It happens to be right here." : "Here it is wrong."}`,
    moves: "Moves that leave a lost product",
    gone: "nothing",
    makes: "; the product becomes",
  },
  conventions: {
    title: "Normal and misère play",
    normal: "Normal",
    misere: "Misère",
    normalAbout: "Whoever makes the last move wins.",
    misereAbout: "Whoever makes the last move loses.",
    wins: "The player to move wins (N)",
    loses: "The player to move loses (P)",
    draws: "Neither side can force the end (D)",
    unsettled: "Not settled",
    together: (name, value) => `In misère play these count as one, worth ${value}: ${name}.`,
    rules: {
      "nim-sum":
        "Some value is 2 or more, and these games follow the misère Nim rule: the XOR decides both, in the same way.",
      ones: "All values are 0 or 1, and these games follow the misère Nim rule: the one is the opposite of the other.",
      theorem: "In misère play a theorem about this game decides, and not its values.",
      search:
        "No theorem is known here that tells misère play from values. It was decided by searching all that can be reached.",
      unknown:
        "No theorem is known here that tells misère play from values, and the search did not end within the limit.",
      over: "No move is left: the player to move has lost normal play, and won misère play.",
      quotient:
        "In misère play values alone do not tell all sums of these games. Their misère quotient decides it.",
    },
  },
};

export const explore: ExploreStrings = {
  title: "Explore a rule",
  about: "Values, proven periods, guesses tested, unknowns: for one heap, or two.",
  puzzle: "The values of your puzzle’s rule are shown here once the puzzle is solved.",
  examples: "For example",
  sheet: {
    label: "Lines of the sheet",
    kinds: {
      rule: "Rule",
      values: "Values of your own",
      position: "Position",
      unread: "Not understood",
    },
    questions: {
      lost: { title: "Lost heaps", ask: "When is it lost?" },
      period: { title: "Period", ask: "Does it repeat?" },
      patterns: { title: "Laws", ask: "Which laws?" },
      grid: { title: "Two numbers as a grid", ask: "Two numbers" },
      program: { title: "A program", ask: "A program" },
      conjecture: { title: "A guess", ask: "Test a guess" },
      compare: { title: "Beside another rule", ask: "Beside another rule" },
      quotient: { title: "Misère quotient", ask: "Under misère" },
      sequence: { title: "Values", ask: "More values" },
      solve: { title: "Unknown number", ask: "Which heaps?" },
      analyze: { title: "Who wins", ask: "Who wins?" },
      explain: { title: "Why", ask: "Why?" },
      genus: { title: "Genus", ask: "Its genus" },
      strategy: { title: "A winning strategy", ask: "A strategy to play by" },
      family: { title: "A family of rules", ask: "A family" },
      which: { title: "Which game is this?", ask: "Which game is this?" },
      count: { title: "How many positions", ask: "How many are lost?" },
      nim: { title: "Nimbers", ask: "Calculate nimbers" },
    },
    pairs: { heaps: "Two heaps", limited: "Heap and limit", numbers: "Two numbers" },
    ask: "Ask",
    begin: "Begin with",
    moreQuestions: "More …",
    fewer: "Fewer",
    box: "A question, a rule or values",
    boxHint: "Type a rule, a question, a # note; or paste values",
    go: "Add",
    endings: "How the line may go on",
    tooMuch: (most) => `That is too long: at most ${number(most)} characters at once.`,
    run: "Run",
    takesLong: "This may take a while.",
    more: "More",
    change: "Change",
    pictures: "Other pictures",
    asJson: "As JSON",
    dots: (first, values) => `Values from n = ${number(first)} on: ${values}`,
    dotsAbout: (marks, shaded) =>
      `${marks ? "P is lost for the player to move, N won." : "A value of 0 is lost for the player to move."}${shaded ? " Shaded: three turns of the period." : ""}`,
    proven: "Proven",
    misereBoard:
      "On the board whoever makes the last move loses. Values and laws here are those of normal play, where the last move wins. A program can be asked for misère play too.",
    smallest: "The smallest positions",
    position: "Position",
    outcome: (outcome) =>
      outcome === "P"
        ? "Lost for the player to move (P)."
        : outcome === "N"
          ? "Won for the player to move (N)."
          : "A draw: nobody can force a win.",
    value: (value) => `Value ${value}.`,
    genus: (genus) => `Genus ${genus}.`,
    whyOnBoard: "See why on the board",
    strategy: {
      first: "Whoever moves first wins. Begin by leaving:",
      second: "Whoever moves second wins: let the other side begin.",
      over: "Whoever is to move has won already: there is no move, and the last one to move loses.",
      about: (positions, lines) =>
        `${positions === 1 ? "One position" : `${number(positions)} positions`} to leave, ${lines === 1 ? "one line" : `${number(lines)} lines`}. Look for what you left; next to the other side’s move stands your answer. Whatever is played, you get to the end.`,
      left: "You left",
      theirs: "The other side leaves",
      yours: "You leave",
      won: "You have won.",
      wonStuck: "No move is left: you have won.",
      caption: (position) => `Winning strategy for ${position}`,
      long: (positions, lines) =>
        `It takes ${number(positions)} positions and ${number(lines)} lines: too long to hold in the hand.`,
      save: "Save as JSON, in the menu of the line, keeps all of it.",
      heaps: (count) =>
        `Leave heaps whose values have nim-sum 0. ${number(count)} heaps can come up; the table says what each is worth, and how to make it worth less.`,
      heap: "Heap",
      value: "Value",
      by: "Worth less by",
      byValues: "By values instead",
      byPositions: "By positions instead",
    },
    line: (at) => `Line ${number(at)}`,
    changeLine: (at) => `Change line ${number(at)}`,
    grip: (at) => `Move line ${number(at)}: drag it, or press the up and down arrows`,
    menu: (at) => `What to do with line ${number(at)}`,
    fold: (title) => `Fold: ${title}`,
    unfold: (title) => `Unfold: ${title}`,
    changeNote: "Change",
    up: "Up",
    down: "Down",
    remove: "Remove",
    link: "Link",
    linkOf: "Link to this answer alone",
    linkSheet: "Link",
    askOf: "Ask about",
    nameSheet: "Title of this sheet",
    saveTitle: "Save",
    linkOfSheet: "Link to the whole sheet",
    notUnderstood:
      "Neither a question nor a rule was understood. A rule may be told in words, such as “take 1 to 3”. A question may be asked in words too: “who wins from 20?”, “what is the period?”.",
    instead: "Ask instead:",
    ownWords: "A game in words of your own?",
    makeIt: "Choose its moves in sentences",
    copy: "Copy",
    saveJson: "Save as JSON",
    undo: "Undo",
    saveFile: "Save sheet",
    print: "Print",
    unanswered: (lines) =>
      `${lines === 1 ? "One line has" : `${number(lines)} lines have`} no answer yet and would be left out on paper. Run ${lines === 1 ? "it" : "them"} first, or press Print again.`,
    atlas: "Atlas of octal games",
    sheets: "Ready sheets and yours",
    newSheet: "New sheet",
    drop: "Drop it to open it",
    notLinked: "This sheet is too long for a link. Save it as a file to keep it or to send it.",
  },
  paste: {
    values: "The values",
    numbers: {
      label: "Plot of the values",
      words: (from, to, least, most) =>
        `n = ${number(from)} to ${number(to)}: values from ${number(least)} to ${number(most)}.`,
      at: (n, value) => `n = ${number(n)}: ${number(value)}`,
      lowHigh: "Each column shows the least and the largest value of its n.",
      period: (preperiod, period) =>
        `Shaded: the first period, ${period} values from n = ${preperiod} on.`,
      squares: (first, last, width) =>
        `n = ${number(first)} to ${number(last)} as squares coloured by value, ${number(width)} in a row`,
      from: "From n",
    },
    marks: {
      label: "Which positions are lost",
      words: (from, to, _least, _most, lost) =>
        `n = ${number(from)} to ${number(to)}: ${counted(lost, "lost position (P)", "lost positions (P)")}, ${counted(to - from + 1 - lost, "won one (N)", "won ones (N)")}.`,
      at: (n, value) => `n = ${number(n)}: ${value === 1 ? "lost (P)" : "won (N)"}`,
      lowHigh: "Each column shows whether there are lost and won positions among its n.",
      period: (preperiod, period) =>
        `Shaded: the first period, ${period} positions from n = ${preperiod} on.`,
      squares: (first, last, width) =>
        `n = ${number(first)} to ${number(last)} as squares, lost (P) or won (N), ${number(width)} in a row`,
      from: "From n",
    },
  },
  see: {
    title: "What I see",
    ofValue:
      "The value of a heap is the smallest of 0, 1, 2, … that is not the value of a heap it can become. Heaps of value 0 are lost for the player to move.",
    further: "Looking on: for shorter formulas, and for proofs.",
    always: (lost, from, pairs) =>
      `${lost ? "Every" : "No"} ${pairs ? "pair (a, b)" : "heap"}${from === null ? "" : ` from ${from} on`} is lost.`,
    periodic: (period, from, lost, pairs) => {
      const what = lost
        ? pairs
          ? "Which pairs are lost repeats"
          : "What is lost repeats"
        : "The values repeat";
      const with_ =
        period === null ? "" : period === "1" ? ": always the same" : ` with period ${period}`;
      return from === null
        ? `${what}${with_}, from the start.`
        : `${what}${with_}, from n = ${from} on.`;
    },
    quasilinear: (modulus) =>
      modulus === null
        ? "The values lie on a few lines, one for each remainder of n."
        : modulus === "1"
          ? "The values lie on one line."
          : `The values lie on ${modulus} lines, one for each remainder of n modulo ${modulus}.`,
    digits: (base, states, lowFirst, lost, pairs) =>
      pairs
        ? `${lost ? "Which pairs are lost" : "The value at a, b"} can be read off the digits of a and b in base ${base}: an automaton of ${counted(states, "state", "states")} reads one of each at a time, from the ${lowFirst ? "last" : "first"} to the ${lowFirst ? "first" : "last"}.`
        : `${lost ? "Which n are lost" : "The value at n"} can be read off its digits ${
            base === 0 ? "as a sum of Fibonacci numbers (Zeckendorf)" : `in base ${base}`
          }: an automaton of ${counted(states, "state", "states")} reads them from the ${lowFirst ? "last" : "first"} to the ${lowFirst ? "first" : "last"}.`,
    digitsFormula: (lost, pairs) =>
      pairs
        ? `${lost ? "Which pairs (a, b) are lost" : "The value at a, b"} can be read off the digits of a and b.`
        : `${lost ? "Which n are lost" : "The value at n"} can be read off the digits of n.`,
    stretches: (lost, pairs) =>
      lost
        ? `The lost ${pairs ? "pairs (a, b)" : "n"} stand at places that follow a law.`
        : "Each value fills a stretch of neighbours, and the stretches follow a law.",
    ends: (law, first, of) =>
      `${
        {
          stretches: "The values come in stretches, which begin at",
          lost: "Lost exactly when n is one of",
          ones: "The value is 1 exactly when n is one of",
        }[of]
      } s(0), s(1), s(2) …: ${law}, beginning with ${first}.`,
    recursive: (lost, pairs) =>
      pairs
        ? `${lost ? "Whether (a, b) is lost" : "The value at a, b"} follows from a smaller pair.`
        : `${lost ? "Whether n is lost" : "The value at n"} follows from the value at a smaller number.`,
    beatty: (of, pairs) =>
      of === "lost"
        ? pairs !== null
          ? pairs === "both"
            ? "In the lost pairs (a, b) each of the two numbers is a multiple of an irrational number, rounded down (two Beatty sequences)."
            : "In the lost pairs (a, b) the second number is a multiple of an irrational number, rounded down (a Beatty sequence)."
          : "The lost n are the multiples of an irrational number, rounded down (a Beatty sequence)."
        : of === "ones"
          ? "The n of value 1 are the multiples of an irrational number, rounded down (a Beatty sequence)."
          : "The values are multiples of an irrational number, rounded down.",
    tail: "All values are the same so far. That says nothing of the next one.",
    expression: (pairs, lost, from) =>
      lost
        ? `One condition says which ${pairs ? "pairs" : "n"} are lost.`
        : from === null
          ? "One formula gives every value."
          : `One formula gives every value from n = ${from} on.`,
    known: (name, of, pairs) =>
      of === "lost"
        ? `The lost ${pairs ? "pairs (a, b)" : "n"} are a known set: ${name}.`
        : of === "ones"
          ? `The n of value 1 are a known set: ${name}.`
          : `This is a known sequence: ${name}.`,
    names: {
      "the nonnegative integers": "the numbers 0, 1, 2, …",
      "Thue-Morse sequence": "the Thue–Morse sequence",
      "evil numbers": "the evil numbers, with an even number of ones in binary",
      "odious numbers": "the odious numbers, with an odd number of ones in binary",
      "number of ones in binary": "how many ones n has in binary",
      "length of the binary form": "how many binary digits n has",
      "ruler function": "the largest power of 2 that divides n",
      "exponent of the largest power of 2 that divides n": "how often 2 divides n",
      "ruler sequence": "the ruler sequence",
      "binary length": "how many binary digits n has",
      "square roots rounded down": "the square roots, rounded down",
      "lower Wythoff sequence": "the lower Wythoff sequence",
      "upper Wythoff sequence": "the upper Wythoff sequence",
      squares: "the squares",
      "triangular numbers": "the triangular numbers",
      "Gray code": "the Gray code",
      "least Zeckendorf part": "the least part of n as a sum of Fibonacci numbers",
      "Fibonacci numbers": "the Fibonacci numbers",
      "powers of 2": "the powers of 2",
      primes: "the primes",
      "numbers that end in an even number of zeros in binary":
        "the numbers that end in an even number of zeros in binary",
      "numbers that end in an odd number of zeros in binary":
        "the numbers that end in an odd number of zeros in binary",
      "one less than a power of 2": "the numbers one less than a power of 2",
      "one less than a Fibonacci number": "the numbers one less than a Fibonacci number",
      "one less than a square": "the numbers one less than a square",
      "one less than a prime": "the numbers one less than a prime",
      "one more than a power of 2": "the numbers one more than a power of 2",
      "one more than a square": "the numbers one more than a square",
      cubes: "the cubes",
      "square pyramidal numbers": "the square pyramidal numbers 0, 1, 5, 14, 30, …",
      "Lucas numbers": "the Lucas numbers 2, 1, 3, 4, 7, …",
      "Pell numbers": "the Pell numbers 0, 1, 2, 5, 12, …",
      factorials: "the factorials 1, 2, 6, 24, …",
      "palindromes in binary": "the numbers that read the same backwards in binary",
      "number of divisors of n": "how many divisors n has",
      "number of divisors of n+1": "how many divisors n + 1 has",
      "number of prime factors of n with multiplicity":
        "how many prime factors n has, each as often as it divides n",
      "number of prime factors of n+1 with multiplicity":
        "how many prime factors n + 1 has, each as often as it divides n + 1",
      "reversal of the binary digits of n": "n with its binary digits read backwards",
      "reversal of the binary digits of n+1": "n + 1 with its binary digits read backwards",
    },
    proven: (theorem) => (theorem === null ? "Proven" : `Proven ${theorem}`),
    theorems: {
      period: "by the theorem on periods",
      induction: "by induction",
      pairs: "by this game’s theorem on its lost pairs",
      pairValues: "by this game’s theorem on its values",
    },
    holds: (to, pairs) =>
      pairs
        ? `Holds for both numbers up to ${to}, not proven`
        : `Holds up to n = ${to}, not proven`,
    rows: {
      always: (lost) => `${lost ? "Every" : "No"} position is lost.`,
      law: (lost) =>
        lost
          ? "One condition on the numbers x of a position says whether it is lost."
          : "One formula gives the value of a position from its numbers x.",
      holds: (positions, cells, largest) =>
        `Holds for the ${counted(positions, "position", "positions")} of at most ${counted(cells, "number", "numbers")} up to ${number(largest)}, not proven`,
      lookedAt: (positions, size) =>
        `Tried on ${counted(positions, "position", "positions")}: formulas of up to ${counted(size, "sign", "signs")} of the nim-sum, the sum, the least and the largest number, and what is like them.`,
    },
    use: "Test it",
    except: (places, before) =>
      before === null
        ? `It fits everywhere else, but not here: ${places}.`
        : `Before n = ${before} it differs here: ${places}.`,
    formula: (formula) => {
      const { lost, left, right, from } = formulaParts(formula, "and", "or");
      return `${lost ? `P exactly when ${right}` : left ? `${left} = ${right}` : right}${from ? `, for ${from}` : ""}`;
    },
    pick: "In the brackets stand i and a list of numbers: the i-th of them is taken, counted from 0.",
    place: (n, b, value) =>
      b === null
        ? `at ${number(n)} stands ${value}`
        : `at ${number(n)}, ${number(b)} stands ${value}`,
    comma: ", ",
    nothing: "No law was found that tells these values more briefly than the list does.",
    lookedAt: (values, size, pairs) =>
      `Tried on ${counted(values, "value", "values")}: ${
        pairs
          ? "sums of two functions, laws of the difference, of the larger number and of remainders, automata of up to 64 states"
          : "periods, lines for remainders up to 256, automata of up to 64 states, recursions"
      }${size > 0 ? `, formulas of up to ${counted(size, "sign", "signs")}` : ""}.`,
    tooFew: "Too few values to tell a law from chance.",
    fewest: (values, least) =>
      `Here are ${number(values)}; laws are looked for from ${number(least)} on.`,
    repeats: (period) =>
      period === 1
        ? "So far they are all the same; more values would tell."
        : `So far they repeat every ${number(period)}; more values would tell.`,
    where: "Look along a line",
    whereHint: "q=n-1",
    whereButton: "Look",
    automaton: (states) => `An automaton of ${counted(states, "state", "states")}`,
    automatonAbout: (lowFirst, wide, pairs) =>
      pairs
        ? `Write a and b with equally many digits, begin at the arrow ${wide ? "on the left" : "at the top"} and follow the pairs of digits, that of a before that of b, ${lowFirst ? "last" : "first"} pair first. What stands in the last circle is told of a and b.`
        : `Begin at the arrow ${wide ? "on the left" : "at the top"} and follow the digits of n, ${lowFirst ? "last" : "first"} digit first. What stands in the last circle is told of n.`,
    arrow: (from, digits, to) => `From state ${from} digit ${digits} leads to ${to}.`,
    states: "States of the automaton",
    state: "State",
    output: "Says",
  },
  runs: {
    label: "Stretches of one value",
    about: "One bar for each stretch of neighbours with the same value; the longer, the wider.",
    cut: (end) => `Shown up to ${number(end)}.`,
  },
  program: {
    title: "A program",
    about:
      "C++ that a judge accepts, by what is proven of the rule, or else by a table. It reads cases in the shape that you choose and says who wins each.",
    aboutPairs: "C++ that a judge accepts. Each case is the rule’s two numbers.",
    aboutList:
      "C++ by a law of the pasted values. No list proves how it goes on, so the program is a guess: its first line says how far it holds.",
    io: "How cases come",
    shapes: {
      T: "Their number first",
      eof: "To the end of the input",
      zero: "Until 0",
    },
    zeroPairs: "Until 0 0",
    heaps: "A case is",
    cases: { counted: "Their number, then heaps", line: "A line of heaps", one: "One heap" },
    by: "It goes by",
    best: "The best there is",
    ways: {
      closed: "A formula",
      period: "The period",
      runs: "Stretches of one value",
      table: "A table of all values",
      guess: "A guess, not proven",
      set: "What may be taken, read with each case",
      positions: "What may be taken, then several positions",
    },
    says: "Prints: first wins, second wins",
    misere: "Misère: whoever can’t move wins",
    moves: "Prints of winning moves",
    movesOf: {
      none: "Nothing, only who wins",
      one: "One of them",
      all: "All of them",
      count: "How many there are (moves that leave the same count once)",
    },
    sample: {
      title: "From a sample",
      about:
        "Paste the sample of a problem that is this game. The form in which it is written goes into the line above.",
      input: "Sample input",
      output: "Sample output",
      find: "Find the form",
      found: "Found: the program above reads and prints as the sample does.",
      foundForm:
        "The form is found and stands in the line above, but no program is written for it.",
      guessed: "The sample shows only one of the two words: the other one is a guess.",
    },
    copy: "Copy",
    copied: "Copied.",
    byHand: "Copying isn’t allowed here: the text is selected, copy it by hand.",
    none: "No program is written for this rule. Programs read heaps or two numbers; its positions are neither, or can only be searched.",
    noneList:
      "No law without exceptions gives a program for these cases. Where only the lost heaps have a law, choose one heap a case.",
    waiting: "Written once the laws have been looked for.",
  },
  check: {
    comparison: compareWords,
    title: "Check mine",
    about:
      "Get random small cases in this shape, run your own program on them, and paste what it printed. The first case it gets wrong opens on the board.",
    make: "Make cases",
    again: "Make other cases",
    input: (cases) => `Input: ${counted(cases, "case", "cases")}`,
    copy: "Copy the input",
    theirs: "What your program printed",
    onlyWinners:
      "Check mine makes cases for programs that print who wins, in normal play of this rule.",
  },
  values: {
    title: "Values of one heap",
    notSingle:
      "Positions of this game are not single heaps, so there is no table of them. The board tells the value of each position.",
    count: "How many values",
    compute: "Compute",
    have: (count) =>
      `${counted(count, "value", "values")} at hand: heaps 0 to ${number(Math.max(0, count - 1))}.`,
    more: (count) => `Go to ${number(count)}`,
    working: (done, wanted) => `${number(done)} of ${number(wanted)} values`,
    stop: "Stop",
    stopped: "Stopped.",
    goOn: "Go on",
    mostReached: (most) => `At most ${number(most)} values fit here.`,
    views: {
      plot: "Plot",
      squares: "Squares",
      runs: "Stretches",
      table: "Table",
      counts: "Counts",
    },
    viewsLabel: "How to show them",
  },
  plot: {
    label: "Plot of the values",
    words: (from, to, least, most) =>
      `Heaps ${number(from)} to ${number(to)}: values from ${number(least)} to ${number(most)}.`,
    keys: "Drag to move, wheel or two fingers to zoom; arrow keys move, plus and minus zoom, 0 shows all.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    all: "All",
    start: "First 50",
    at: (heap, value) => `g(${number(heap)}) = ${number(value)}`,
    open: (heap) => `Put the heap of ${number(heap)} on the board`,
    lowHigh: "Each column shows the least and the largest value of its heaps.",
    period: (preperiod, period) =>
      `Shaded: the first period, ${period} heaps from ${preperiod} on.`,
  },
  squares: {
    fold: "Squares in a row",
    foldAtPeriod: (period) => `Fold at the period, ${period}`,
    from: "From heap",
    label: (first, last, width) =>
      `Heaps ${number(first)} to ${number(last)} as squares coloured by value, ${number(width)} in a row`,
    keys: "Arrow keys go from square to square.",
  },
  table: {
    go: "Go to heap",
    previous: "Previous",
    next: "Next",
    n: "n",
    value: "g(n)",
    outcome: "P/N",
    board: "Board",
    open: (heap) => `Open the heap of ${number(heap)} on the board`,
  },
  counts: {
    value: "Value",
    heaps: "Heaps",
    share: "Share",
    first: "First heap",
    about: (heaps, values) =>
      `Among ${counted(heaps, "heap", "heaps")} there are ${counted(values, "value", "different values")}.`,
    more: (count) => `and ${counted(count, "more value", "more values")}`,
  },
  lost: {
    title: "Lost heaps",
    intro: "The heaps at which the player to move loses: the P-positions, of value 0.",
    below: "Heaps below",
    lost: "Lost",
    button: "Find",
    about: (count, heaps) =>
      `${counted(count, "heap", "heaps")} below ${number(heaps)} ${count === 1 ? "is" : "are"} lost.`,
    none: "No heap is lost.",
    ofValue0: "The lost heaps are those of value 0 by this law of the values.",
    go: "From heap",
    shown: (first, last, all) =>
      `Number ${number(first)} to ${number(last)} of ${number(all)}, by size.`,
    shares: "How dense they lie",
    mostReached: (most) => `At most ${number(most)} heaps are looked at here.`,
  },
  save: {
    title: "Save",
    csv: "CSV",
    bfile: "OEIS b-file",
    json: "JSON",
    png: "Plot as PNG",
    svg: "Plot as SVG",
    writing: "Writing …",
  },
  period: {
    title: "Period",
    about:
      "Do the values repeat for ever? A proof, not a guess: the smallest preperiod and period with a certificate that anybody can check.",
    button: "Find and prove the period",
    most: "Values to look at, at most",
    proven: (preperiod, period) => `Proven: preperiod ${preperiod}, period ${period}.`,
    formula: (preperiod, period, saltus) =>
      saltus === "0"
        ? `$g(n + ${period}) = g(n)$ for every $n ≥ ${preperiod}$.`
        : `$g(n + ${period}) = g(n) + ${saltus}$ for every $n ≥ ${preperiod}$.`,
    smallest: "Both numbers are the smallest possible.",
    notProven: (checkedTo) =>
      `Not proven up to heap ${checkedTo}. The values may still repeat later, or never.`,
    byLaw: (checkedTo) =>
      `The search for a repeated window found none up to heap ${checkedTo}. What the values are is proven in another way:`,
    because: "Why this is a proof",
    theorems: {
      window: (reach, preperiod, period, checkedTo) =>
        `The largest number of the set is ${reach}, so each value depends only on the ${reach} before it. The ${reach} values from heap ${preperiod} on stand again ${period} heaps later; from there on everything repeats. The values up to heap ${checkedTo} show it.`,
      residues: (reach, period, checkedTo) =>
        `Beyond ${reach} a number’s remainder alone decides whether it may be taken. Count values from the least one that some remainder’s heaps still lack: once the last ${reach} heaps and the heaps of each remainder before them look the same a second time, all that follows repeats, here with $p = ${period}$. The values up to heap ${checkedTo} show it.`,
      guySmith: (reach, preperiod, period, checkedTo) =>
        `The code’s last digit stands at place ${reach}. Guy and Smith: when $g(n + p) = g(n)$ holds from $n_0 = ${preperiod}$ to below $2 n_0 + p + ${reach}$, here with $p = ${period}$, it holds for ever (for $n_0$ at least 1). The values up to heap ${checkedTo} show it.`,
      closed: (checkedTo) =>
        `The values have a closed formula, by a theorem; as a check, the formula was compared with the values computed by mex up to heap ${checkedTo}.`,
    },
    certificate: "Certificate",
    save: "Save the certificate",
    verify: "Check it with the separate verifier",
    verifyAbout:
      "The verifier is another program: it computes every value again the plain way, from the rule alone. For a long octal proof that takes a while.",
    valid: "Checked: the certificate is valid.",
    invalid: (reason) => `The certificate is not valid: ${reason}`,
    reasons: {
      "bad-rule": "its rule can’t be read.",
      "bad-theorem": "its theorem doesn’t fit the rule.",
      "bad-reach": "its reach is wrong.",
      "bad-checked-to": "it says the wrong last heap.",
      "bad-saltus": "its saltus is wrong.",
      "too-large": "it is too large to be checked.",
      "not-repeating": "the values don’t repeat as it says.",
      "smaller-preperiod": "the preperiod could be smaller.",
      "smaller-period": "the period could be smaller.",
      "bad-classes": "the game’s heaps don’t fall into these classes.",
      "bad-last-rare": "that is not the last rare heap.",
      "bad-witnesses": "the moves that it needs reach farther than it says.",
    },
  },
  known: {
    title: "How we know",
    kernel: "The kernel of the proof assistant Coq has checked the theorem:",
    byHand:
      "The theorem is proven by hand, in docs/theorems.md, and tested beside plain recursion.",
    cut: (characters) => `Its beginning; all ${number(characters)} characters are in the file.`,
    ways: "To check it yourself, without trusting this page:",
    command: "On the command line: the certificate, and the separate verifier.",
    npm: "In JavaScript, with the npm package: the search again, with its certificate.",
    coq: "With Coq: the theorem about this rule and all that it rests on, in one file.",
    fileAbout:
      "With Coq and Nimber’s proofs/ folder, which script/prove compiles: the theorem alone.",
    file: "Save the Coq file",
    noFile: "Of this rule no such file is written: it would keep Coq busy for too long.",
  },
  misere: {
    title: "Misère play",
    about:
      "Whoever takes the last one loses: nim-sums say little then. The misère quotient still lets sums be calculated. Each heap is an element, a sum is a product, and the product tells who wins.",
    heaps: "Heaps to",
    asFar: "as far as it goes",
    button: "Find the misère quotient",
    found: (order, lost, heaps) =>
      `${order} ${order === "1" ? "element" : "elements"}, ${lost} of them lost, for heaps to ${heaps}.`,
    proven: (preperiod, period, checkedTo) =>
      `Proven for all heaps: from heap ${preperiod} on the elements repeat with period ${period}. The heaps to ${checkedTo} show it.`,
    certified: (heaps) => `Certified for heaps to ${heaps}, and no further.`,
    lost: "Lost elements",
    lostAbout:
      "Who is to move in a sum with one of these products loses. A letter stands for the first heap that the smaller ones do not give, and letters side by side are multiplied.",
    phi: "The element of each heap",
    phiAbout: "Multiply those of your heaps, by the table below.",
    repeats: (preperiod, period) =>
      `The marked heaps, ${period} from ${preperiod} on, repeat for ever.`,
    known: (heaps) => `Heaps to ${heaps} are known.`,
    table: "Table of products",
    tableTooLarge: (order) =>
      `The table of ${order} elements is not drawn. The certificate below holds it.`,
    grows: "How it grows",
    heap: (heap) => `heap ${heap}`,
    certificate: "Certificate",
    save: "Save the certificate",
    verify: "Check it with the separate verifier",
    verifyAbout:
      "The verifier is another program. From the rule alone it checks that the table is a commutative monoid, that no two elements behave alike, and that every sum has the outcome that its product says.",
    valid: "Checked: the certificate is valid.",
    invalid: (reason) => `The certificate is not valid: ${reason}`,
    reasons: {
      "bad-rule": "its rule is no rule of heaps.",
      "bad-form": "its lists do not fit together.",
      "too-large": "it is too large to be checked.",
      "not-a-monoid": "its table is no commutative monoid.",
      "not-generated": "an element is no product of heaps.",
      "bad-name": "its letters or words are wrong.",
      "not-reduced": "two of its elements behave alike.",
      "wrong-outcome": "some sum has another outcome than its product says.",
      "no-theorem": "no theorem gives this rule a period.",
      "bad-checked-to": "it says the wrong last heap.",
      "not-repeating": "the elements don’t repeat as it says.",
      "smaller-preperiod": "the preperiod could be smaller.",
      "smaller-period": "the period could be smaller.",
    },
  },
  guess: {
    title: "Test a guess",
    about: "When is a heap lost, or what is its value? The smallest counterexample, or a proof.",
    label: "Your guess",
    letters: "Other letters",
    lettersHint: "k=7",
    heaps: "Heaps to look at",
    button: "Test",
    examples: "For example",
    refuted: "Refuted.",
    counterexample: (heaps, value) =>
      heaps.length > 1
        ? `Smallest counterexample: heaps of ${heaps.join(", ")}, value ${value}`
        : `Smallest counterexample: a heap of ${heaps[0]}, value ${value}`,
    ending: (value) =>
      value === null
        ? "."
        : value === "0"
          ? ", so lost for the player to move (P)."
          : ", so won (N).",
    guessed: (about, guessed) =>
      guessed === null
        ? "Your expression has no value there."
        : about === "value"
          ? `Your guess says ${guessed}.`
          : (about === "lost") === (guessed !== "0")
            ? "Your guess says lost (P)."
            : "Your guess says won (N).",
    holds: (checked, pairs) =>
      pairs
        ? `It holds for all pairs with fewer than ${number(checked)} stones together.`
        : `It holds for heaps 0 to ${number(Math.max(0, checked - 1))}.`,
    notProof: "That is no proof: a larger heap may still refute it.",
    stopped: (position, endless) =>
      endless
        ? `The check ended at ${position}: play may never end there, so there is no value to compare with.`
        : `The check ended at ${position}, which is not settled.`,
    ofValues: "A guess about the values that were pasted: the first place where it fails.",
    holdsValues: (checked) => `Holds for all ${counted(checked, "value", "values")}.`,
    holdsRows: (checked) => `Holds for all ${counted(checked, "position", "positions")} looked at.`,
    counterRow: (row, value) => `The position ${row} is worth ${value}.`,
    counterValue: (n, b, value) =>
      b === null
        ? `At n = ${number(n)} your list has ${value}.`
        : `At a = ${number(n)}, b = ${number(b)} your table has ${value}.`,
    proven: "Proven for all heaps that can be entered (up to 10¹⁸).",
    provenBy: (rulePeriod, guessPeriod) =>
      `The values come again every ${rulePeriod} heaps, the same or each larger by one fixed amount; the guess does so every ${guessPeriod}. They agree until both have come again, so they always agree.`,
    open: "Open it on the board",
  },
  list: {
    equal: (checked) => `All ${counted(checked, "number agrees", "numbers agree")}.`,
    differs: (heap, rule, list) =>
      `First difference at heap ${heap}: the rule’s value is ${rule}, your list says ${list}.`,
    open: "Open it on the board",
  },
  nimbers: {
    title: "Nimbers",
    about:
      "Calculate with nimbers below 2^64: + is XOR, * the nim product; also /, x^e, inv(x), sqrt(x) and parentheses.",
    label: "Expression",
    button: "Calculate",
    size: "Size of the table",
    table: "Nim products; each frame holds a field inside the field",
    product: (row, column, product) => `${row} × ${column} = ${product}`,
  },
  research: {
    title: "For a paper",
    about:
      "The command line prints what is shown here, on any machine, and certificates that another program checks. Tables are saved as files beside each of them.",
    commands: "Commands",
    copyCommands: "Copy the commands",
    citation: "Reference, for BibTeX",
    copyCitation: "Copy the reference",
  },
  unknown: {
    title: "Unknowns",
    about: "Write ? for one number: which numbers make the position lost for the player to move?",
    label: "Position with one ?",
    button: "Solve",
    none: "No number makes it lost.",
    numbers: "Lost for",
    repeating: (period, preperiod) =>
      `From ${preperiod} on the answer repeats with period ${period}. Lost are, and every ${period} after them:`,
    residues: "And before that",
    proven: "Proven: these are all.",
    upTo: (checkedTo) => `These are all up to ${checkedTo}.`,
    unsettled: "Not settled",
    illegal: "No position",
    more: (count) => `and ${counted(count, "more range", "more ranges")}`,
    open: (text) => `Open with ${text} on the board`,
    furtherButton: "Look ten times further",
  },
  compare: {
    title: "Two rules side by side",
    about: "At which heap do the values of this rule and of another first differ?",
    label: "Other rule",
    button: "Compare",
    equal: (checked) => `No difference up to heap ${number(Math.max(0, checked - 1))}.`,
    proven: "Proven: their values are the same for ever.",
    differs: (heap) => `The values first differ at heap ${heap}.`,
    left: "This rule",
    right: "Other rule",
    open: (rule) => `Open under ${rule}`,
    plot: "Difference plot",
    plotAbout: "Value under the other rule, minus the value under this one.",
  },
  grid: {
    of: {
      heaps: {
        title: "Two heaps as a grid",
        about:
          "Each cell is a position of two heaps: the first along the bottom, the second upwards.",
        label: (rows, columns) =>
          `Grid of ${number(columns)} by ${number(rows)} positions of two heaps`,
        cell: (a, b) => `Heaps ${number(a)} and ${number(b)}`,
        at: (x, y) => `Shown: first heap ${x}, second heap ${y}`,
      },
      limited: {
        title: "Heap and limit as a grid",
        about:
          "Each cell is a position: the heap along the bottom, upwards how many may be taken at most.",
        label: (rows, columns) =>
          `Grid of ${number(columns)} by ${number(rows)} positions of a heap and a limit`,
        cell: (a, b) => `Heap ${number(a)} with at most ${number(b)} to take`,
        at: (x, y) => `Shown: heap ${x}, limit ${y}`,
      },
      numbers: {
        title: "Two numbers as a grid",
        about:
          "Each cell is a position of two numbers: the first along the bottom, the second upwards.",
        label: (rows, columns) =>
          `Grid of ${number(columns)} by ${number(rows)} positions of two numbers`,
        cell: (a, b) => `At ${number(a)}, ${number(b)}`,
        at: (x, y) => `Shown: first number ${x}, second number ${y}`,
      },
    },
    size: "Cells a side",
    colours: "Colour",
    outcome: "P / N",
    value: "Value",
    words: (lost, cells, most) =>
      `${counted(lost, "position", "positions")} of ${number(cells)} ${lost === 1 ? "is" : "are"} lost; the largest value is ${number(most)}.`,
    keys: "Drag to move, wheel or two fingers to zoom; arrow keys go from cell to cell, plus and minus zoom, 0 shows all.",
    cell: (where, value) =>
      `${where}: value ${number(value)}, ${value === 0 ? "P position" : "N position"}`,
    cellEndless: (where) => `${where}: play may never end, so there is no value`,
    open: "Open on the board",
    legend: "Colours",
    legendLost: "lost (P)",
    legendZero: "0, lost (P)",
    legendWon: "won (N)",
    legendEndless: "no value: play may never end",
  },
  cache: {
    kept: (count) =>
      `${counted(count, "finished table or period", "finished tables and periods")} kept on this device.`,
    clear: "Clear",
    cleared: "No finished tables or periods are kept on this device.",
  },
};

/** The Share dialog and the page in a frame. */
export const share: ShareStrings = {
  longLink: (characters) =>
    `This link has ${number(characters)} characters. Many chat and mail programs cut links this long: send the position alone, or the game as a file.`,
  tooLong:
    "This game is too long for any link. The link below opens the position without its moves; the file holds them all.",
  alone: "Link to the position without its moves",
  onlyHere:
    "The page is open from a file, so this link works on this device only. Send the position as text: it can be typed into any Nimber page.",

  invite: {
    whole: (title) => `Look at this on a board: ${title}.`,
    puzzle: (title) => `A puzzle for you: ${title}. Who wins, and by which move?`,
    turn: (title) => `${title}: it is your turn.`,
    ended: (title) => `${title}: see how our game ended.`,
  },

  kinds: {
    label: "What to share",
    whole: "Link",
    puzzle: "As a puzzle",
    turn: "Your turn",
    ended: "To your friend",
  },
  qr: {
    title: "Save the QR code",
    about: "For others to scan: a phone’s camera opens this link.",
    alone: (link) =>
      `The moves are too many for a QR code. It holds the “${link}”; a phone’s camera opens it.`,
    text: "The page is open from a file, which another device can’t reach: the code holds the position as text.",
    tooLong: "The position is too long for a QR code. Send it as a link or as text.",
    label: (link) => `QR code of ${link}`,
  },
  puzzle: {
    set: "This puzzle as it was set: no moves, no answer",
    start: "The start of this game as a puzzle: the answer stays hidden",
    now: (moves) =>
      moves === 0
        ? "Share as a puzzle: the answer stays hidden"
        : `The position after move ${number(moves)} as a puzzle: the answer stays hidden`,
    picture: "Picture of the puzzle, without the answer",
  },
  image: {
    title: "Picture",
    light: "Light",
    dark: "Dark",
    colours: "Colours",
    svg: "Save as SVG",
    png: "Save as PNG",
    copy: "Copy picture",
    copied: "Picture copied.",
    send: "Send picture …",
    hold: "Where a button does nothing, press and hold the picture to save it.",
    working: "Drawing …",
    failed: "This browser can’t draw the picture as PNG. The SVG can be saved.",
  },
  picture: {
    wins: (count, found) => {
      const many = count ?? BigInt(found);
      return `The player to move wins: ${count === null ? "at least " : ""}${number(many)} winning ${many === 1n ? "move" : "moves"}`;
    },
    loses: "The player to move loses",
    partial: "Only a part of the position is drawn.",
  },
  forClass: "For a class",
  embed: {
    title: "On your own page",
    about: "A board to play on, for a course page or a blog. Paste this into the page’s HTML.",
    needsPage:
      "A board on another page needs Nimber on a web server: this copy is a single file. Open it from its folder on a server to get the code.",
    quiz: "Quiz: values stay hidden until asked for",
    fixLanguage: "Always in English",
    moves: "With the moves played so far",
    frame: "As a frame",
    copyFrame: "Copy frame",
    element: "As an element",
    elementAbout:
      "One script for the page, then as many boards as you like; each is as high as it needs to be.",
    copyElement: "Copy element",
    frameTitle: (position) => `Nimber: ${position}`,
    open: "Open in Nimber",
  },
};

/** i of x[i] */
const inside = (name: string) => /\[(.*)\]/.exec(name)?.[1] ?? name;

export const make: MakeStrings = {
  editor: {
    label: "The drawing",
    tools: {
      connect: "Connect",
      move: "Move",
      token: "Token",
      visited: "Visited",
      remove: "Remove",
    },
    about: {
      connect: "Drag from vertex to vertex, or press both. Press empty space twice for a new one.",
      move: "Drag a vertex to its place. With keys: Enter takes it up, arrows move it.",
      token: "Press the vertex where a token should stand.",
      visited: "Press a vertex where the token has been.",
      remove: "Press an edge or a vertex. Of a vertex with several tokens, a token goes first.",
    },
    tool: "Tool",
    addVertex: "Add a vertex",
    addLoop: (vertex) => `Loop at ${vertex}`,
    tidy: "Tidy up",
    undo: "Undo the last change",
    redo: "Redo",
    ground: "the ground",
    from: (vertex) => `An edge from ${vertex} to …`,
    moving: (vertex) => `Move ${vertex} with the arrow keys; Enter puts it down.`,
    edge: (from, to) => `Edge from ${from} to ${to}`,
    removeEdge: (from, to) => `Remove the edge from ${from} to ${to}`,
    vertex: (name, tokens, visited) =>
      `Vertex ${name}${tokens > 0 ? `, ${plural(tokens, "token", "tokens")}` : ""}${visited ? ", visited" : ""}`,
    noLoop: "In this game no edge leads from a vertex to itself.",
    thereAlready: (from, to) => `There is an edge from ${from} to ${to} already.`,
    loose: (vertices) => `Not connected yet, and not kept without an edge: ${vertices}`,
    noDrawing: "The text below is no list of edges yet.",
    tooBig: (vertices, edges) =>
      `${plural(vertices, "vertex", "vertices")} and ${plural(edges, "edge", "edges")}: too many to draw here, so they are a list.`,
    list: {
      find: "Edges at vertex",
      add: "New edge",
      go: "Add",
      more: (more) => `${plural(more, "further edge", "further edges")}`,
    },
    importing: {
      title: "Import a list of edges",
      about: "One edge a line: its two ends, apart by a blank, a comma, - or ->.",
      go: "Draw it",
      file: "From a file …",
      wrong: (line) => `Line ${number(line)} is no edge.`,
      empty: "There is no edge in it.",
      tooLarge:
        "This file is larger than 1 MB. The command line reads it: nimber analyze --graph FILE",
    },
  },
  about: "Say what a move does. Everything else follows: who wins, every winning move, why.",
  examples: "Start from an example",
  games: {
    take: "Take 1 to 3",
    euclid: "Euclid’s game",
    euclidPositive: "Euclid, both kept above 0",
    fibonacci: "Fibonacci Nim",
    kayles: "Kayles",
    three: "Take, or split in three",
    halves: "One less, or three halves",
    splitOther: "Discard one, split the other",
    sheet: "Cutting a sheet",
    two: "Two heaps at once",
    welter: "Welter’s game",
    chomp: "Chomp",
    treblecross: "Treblecross",
    knight: "A knight in the corner",
    skittles: "Skittles",
    pegs: "Jumping pegs",
    cram: "Cram",
  },
  ways: { sentences: "In sentences", drawn: "Drawn", written: "Written" },
  wayLabel: "How the rule is shown",
  notDrawn: "A drawing to begin with. Your rule of heaps is kept.",
  drawRow: "On a row",
  drawGrid: "On a board",
  backToRule: "Back to the rule of heaps",
  notPainted: "This rule can’t be painted as it is written.",
  drawnRule: "Before -> after",
  sentences: {
    kind: "The game is played with",
    kinds: {
      heaps: "heaps, one at a time",
      many: "heaps that know each other",
      limit: "a heap and a limit",
      pair: "two numbers in no order",
      numbers: "several numbers in order",
      token: "a token on a board",
      cells: "a row of numbers",
      row: "cells in a row, drawn",
      grid: "cells on a board, drawn",
    },
    named: (kind, name) =>
      kind === "heaps" || (kind === "limit" && name === "n")
        ? "the heap"
        : kind === "limit"
          ? "the limit"
          : kind === "many"
            ? `heap ${inside(name)}`
            : kind === "cells"
              ? `cell ${inside(name)}`
              : name,
    chosen: (kind, name, taken) =>
      !taken ? `the number ${name}` : kind === "token" ? "the number of steps" : "the number taken",
    left: (kind, name) =>
      kind === "heaps" || kind === "limit" || kind === "many"
        ? "what is left"
        : `what is left of ${inside(name)}`,
    pick: (kind, name) => `Choose a ${kind === "many" ? "heap" : "cell"}, called ${name}.`,
    take: {
      heaps: "From one heap take {amount}",
      many: "From this heap take {amount}",
      limit: "From the heap take {amount}",
      pair: "Choose how many to take: {amount}",
      numbers: "Choose how many to take: {amount}",
      token: "Choose how many steps: {amount}",
      cells: "Choose how many to take: {amount}",
    },
    choose: (name) => `Choose a number ${name}: {amount}`,
    amounts: {
      range: "a number from",
      list: "one of these numbers",
      all: "any number",
      allBut: "any number, but leave",
      part: "at most all divided by",
      both: "as many as both have",
      fits: "as often as it fits",
      divisors: "a divisor of the whole",
      odd: "an odd number",
      even: "an even number",
      square: "a square number",
      pow2: "a power of 2",
      prime: "a prime number",
      fib: "a Fibonacci number",
    },
    upToLimit: "up to the limit",
    span: { stones: "{from} to {to}", steps: "{from} to {to}", number: "{from} to {to}" },
    only: "Only if {subject} {condition}",
    conditions: {
      even: "is even",
      odd: "is odd",
      multiple: "is a multiple of",
      noMultiple: "is no multiple of",
      rest: "divided by",
      ">=": "is at least",
      "<=": "is at most",
      "==": "is exactly",
      "!=": "is not",
      ">": "is more than",
      "<": "is less than",
      square: "is a square number",
      pow2: "is a power of 2",
      prime: "is a prime number",
      fib: "is a Fibonacci number",
    },
    remainder: "{by} leaves {rest}",
    noRun: "Only while no {length} cells side by side hold {value}",
    fresh: "Only if no other heap is as large as what is left",
    off: {
      heaps: "What is left {rest}",
      many: "They come off {of}",
      limit: "They come off {of}",
      pair: "Take them off {of}",
      numbers: "Take them off {of}",
      token: "Move the token so far {of}",
      cells: "Take them off {of}",
    },
    rest: "What is left {rest}",
    takeRest: "From one heap take {less}; what is left {rest}",
    splitRest: "One heap {rest}",
    rests: {
      one: "stays one heap",
      may2: "may be split in two",
      must2: "is split in two",
      differ2: "is split in two, unequal",
      may3: "may become 2 or 3 heaps",
      must3: "is split in three",
      differ3: "is split in three, unequal",
    },
    times: "Take {by} times {unit} off {of}",
    step: {
      token: "Move the token {steps}",
      heaps: "{added} {by}; what is left {rest}",
      other: "{steps}",
    },
    stepOf: "{of} becomes {by} {sign}",
    and: " and ",
    signs: { "-": "less", "+": "more" },
    added: { "-": "From one heap take", "+": "Add to one heap" },
    directions: [
      { "-": "left", "+": "right" },
      { "-": "down", "+": "up" },
    ],
    becomes: "Then {of} holds {to}",
    part: "Divide {of} by {by}, rounded down",
    limit: "Next time at most {times} times as many may be taken",
    copies: "In its place come {copies} heaps, each {base} divided by {by}",
    discard: "Drop the other number and split {of} in two",
    cut: "Cut {of} in two; the other number stays with both",
    apart: (name) => `Cell ${name} goes, and the row falls apart there.`,
    written: "Written",
    told: (form, { from, to, list, keep, by, what, limit }) => {
      const some = (words: string, of = "") =>
        what === "number"
          ? words
          : `${words}${of} ${what === "steps" ? "step" : "stone"}${words === "1" ? "" : "s"}`;
      switch (form) {
        case "range":
          // As far as the numbers go, where no end is written.
          return to === ""
            ? `at least ${some(from)}`
            : some(from === to ? from : `${from} to ${to}`);
        case "list":
          return some(
            list.length < 2 ? list.join() : `${list.slice(0, -1).join(", ")} or ${list.at(-1)!}`,
          );
        case "all":
          return some("any number", " of");
        case "allBut":
          return `${some("any number", " of")}, but leave at least ${keep}`;
        case "part":
          return by === "2"
            ? "at most half of them"
            : `at most ${parts[by] ?? `one part in ${by}`} of them`;
        case "both":
          return limit ? "as many as the limit allows" : "as many as both have, or fewer";
        case "fits":
          return "as often as it fits, or less";
        case "divisors":
          return "a number that divides the whole";
        case "odd":
          return some("an odd number", " of");
        case "even":
          return some("an even number", " of");
        case "square":
          return some("a square number", " of");
        case "pow2":
          return what === "number" ? "a power of 2" : some("1, 2, 4, 8 … (a power of 2)");
        case "prime":
          return some("a prime number", " of");
        case "fib":
          return some("a Fibonacci number", " of");
      }
    },
    toldSteps: (steps) =>
      `Move the token ${listed(steps.map(({ by, direction }) => `${by} ${direction}`))}`,
    join: (sentences) =>
      sentences
        .map((words, at) => (at === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1)))
        .join("; "),
    orWays: (ways) =>
      ways
        .map((words, at) =>
          at === 0 ? `${words}.` : `Or ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
        )
        .join(" "),
    code: (rule) => `The rule: ${readable(rule)}.`,
    divides: (divisor, value, divides) =>
      `${divisor} ${divides ? "divides" : "does not divide"} ${value}`,
    raise: (sentence) => `Move sentence ${sentence} up`,
    remove: (sentence) => `Remove sentence ${sentence}`,
    add: "Add a sentence",
    adds: {
      only: "Only if …",
      onlyTaken: "Only if the number taken …",
      onlyLeft: "Only if what is left …",
      choose: "Choose a number …",
      written: "A written line",
    },
    orElse: "Or else …",
    wayStarts: {
      take: "take some",
      takeSplit: "take some, then split",
      split: "split a heap",
      divide: "halve a heap",
      both: "take the same from both",
      times: "take a multiple of the other",
      discard: "drop one, split the other",
      cut: "cut one in two",
      step: "go one step",
      slide: "go any distance",
      knight: "move like a knight",
      king: "move like a king",
      rook: "move like a rook",
      queen: "move like a queen",
      cell: "fill a cell",
      apart: "take out a cell",
    },
    last: "Whoever makes the last move {wins}",
    lastWins: "wins",
    lastLoses: "loses",
    drawn: {
      run: "{count} cells {lie}, all {symbol}, become {becomes}",
      single: "{count} cell that is {symbol} becomes {becomes}",
      never: "No move may leave {count} {lie} that are {symbol}",
      until: "Play ends when {count} {lie} are {symbol}",
      lies: {
        across: "side by side",
        down: "one below the other",
        falling: "on a falling diagonal",
        rising: "on a rising diagonal",
      },
      free: (symbol) =>
        ({ ".": "free", o: "taken", x: "crossed", _: "lined", "*": "of any kind" })[symbol] ??
        symbol,
      more: {
        move: "Another move",
        never: "What no move may leave",
        until: "What ends the game",
      },
    },
  },
  name: "Name of the game",
  head: "A part of the game is",
  heads: {
    number: "one number, a heap",
    tuple: "numbers in order",
    set: "numbers in no order",
    row: "a row of numbers",
    bag: "a bag of numbers",
  },
  way: (way) => (way === 1 ? "A move" : `Or else, ${way}`),
  clause: (way, line) => `Way ${way}, line ${line}`,
  addClause: "Add a line",
  raiseClause: (way, line) => `Move line ${line} of way ${way} up`,
  removeClause: (way, line) => `Remove line ${line} of way ${way}`,
  addWay: "Another way to move",
  removeWay: (way) => `Remove way ${way}`,
  state: "Begin with",
  stateHelp: (kind, numbers) => {
    const part = ["8", "13", "5", "2", "9", "4"].slice(0, numbers).join(",");
    switch (kind) {
      case "number":
        return "One heap: 21. Several heaps: 3,4,5.";
      case "tuple":
      case "set":
        return `As many numbers as there are names: ${part}. Several parts: ${part};${part}.`;
      case "row":
        return "The cells from left to right: 0,1,0. Several rows: 0,1,0;0,0.";
      case "bag":
        return "All its numbers: 3,4,5. Several bags: 3,4,5;2,2.";
    }
  },
  kinds: {
    empty: "First what is chosen or needed, then what changes.",
    choice: "A choice: the player picks this number.",
    condition: "A condition: the way is open where it holds.",
    change: "A change. What stands on the right speaks of the numbers before the move.",
    result: "A result: the parts that are left, each in parentheses.",
  },
  names: (names) => `Names to use: ${names.join(", ")}`,
  tryOne: "Put in",
  moves: (shown, counted, more) =>
    more
      ? `${shown} of more than ${number(counted)} moves from here`
      : shown < counted
        ? `The first ${shown} of ${number(counted)} moves from here`
        : `${count(shown, "move", "moves")} from here`,
  noMoves: "No move from here.",
  whoWins: "Who wins?",
  winner: {
    N: "Whoever goes first can win from here.",
    P: "Whoever goes second can win from here.",
    D: "Neither can win from here: play goes on without end.",
    unknown: "Who wins is not found quickly here.",
  },
  mayGrow: "Where a move can make a number larger, the game may never end.",
  commas: (text) => `Several numbers are written with commas: ${text}`,
  compare: (comparison) => `It sets a number. To compare two, write ${comparison}.`,
  several: (choice, change) => `To choose among several, write ${choice} and below it ${change}.`,
  emptyLine: "A line is still empty: fill it in, or remove it.",
  goThere: "Go there",
  play: "Play it",
  help: "Lines are read from above. k=1..n chooses, n>0 asks, n-=k changes, =>(i)+(n-i) leaves several parts. Numbers never fall below 0.",
};

export { ruleFamilies, sheets };

export const pages: PagesStrings = {
  missing: {
    title: "There is no such page here",
    about: "Its address may be mistyped or old, or its language one that Nimber does not speak.",
    meant: "This page was probably meant:",
    all: "All pages",
    home: "Play on the board",
  },
  older: {
    about:
      "Part of this page did not come: the page may be of an older version, or there is no network. What is written here can be read all the same.",
    again: "Load it again",
  },
  docs: {
    title: "Documents",
    about: "How everything is written, what can be asked, and why the answers can be believed.",
  },
};

export const credits: CreditsStrings = {
  version: (version) => `Version ${version}`,
  licence: "Nimber is free software under the MIT licence.",
  inside: "Inside it are works of other people. Open one to read its licence.",
};

const wins = (who: string, misere: boolean) => `whoever ${who} ${misere ? "loses" : "wins"}.`;
const lastMove = (misere: boolean) => wins("makes the last move", misere);
const lastStone = (misere: boolean) => wins("takes the last stone", misere);
/** " of row 2", where there are several. */
const ofRow = ({ record, alone }: ToldMove) => (alone ? "" : ` of row ${record.heap}`);
const row = (heap: number) => `Row ${heap}`;
/** Why a number wins: "Say 12", "add 3", "none of them can be said". */
const counting = (say: string, add: string, says: string, said: string): CountingWords => ({
  won: (next, step) =>
    `${capital(say)} ${next}: from there every answer loses.${
      step === null ? "" : ` Whatever k they ${add} then, ${add} ${step} − k.`
    }`,
  lost: (step) =>
    `None of them can be ${said} now. ${
      step === null
        ? `Whatever you ${say}, the other side ${says} one of them.`
        : `Whatever k you ${add}, the other side ${add}s ${step} − k and ${says} one of them.`
    }`,
  numbers: (numbers) => `Numbers to ${say}: ${numbers.join(", ")}.`,
  worth: (left, value) => `With ${left} to go the value is ${value}.`,
});
/** What a row of things falls apart into. */
const staying = ({ record }: ToldMove, verb = "leaves") => {
  const stay = record.after.filter((left) => left > 0n);
  return `${verb} ${stay.length === 0 ? "nothing" : stay.map(number).join(" and ")}`;
};
/** Where in its row it is taken: at an end, or so that two parts are left. */
const placed = (told: ToldMove) =>
  told.record.after.length === 2 ? `, ${staying(told, "leaving")}` : "";
const ending = (told: ToldMove) => (atEnd(told) ? " at one end" : "");
/** `show`: what to do, with the places of what is touched. */
const rowWords = (
  show: (told: ToldMove) => string,
  size: RowWords["size"] = (heap) => heap,
): RowWords => {
  const named = (rows: readonly bigint[]) => {
    const [a, b] = rows;
    if (a === undefined) return "nothing is";
    if (rows.length === 1) return `a row of ${number(a)} is`;
    return rows.length === 2 && a === b
      ? `two equal rows of ${number(a)} are`
      : `rows of ${listed(rows.map(number))} are`;
  };
  return {
    size,
    first: (told, left, copies) =>
      `To win, ${show(told)}: ${named(left)} left${copies ? ", and you copy every move" : ""}.`,
    twins: (rows) => `Every move has an answer, its copy: ${named(rows)} here.`,
  };
};
/** "skittles 4 and 5", "the first 2 skittles" of a row. */
const someSkittles = (told: ToldMove) => {
  const gone = goneFrom(told);
  const one = told.record.amount === 1n;
  if (!gone) return one ? "the only skittle" : "both skittles";
  if (gone.first > 1n)
    return one
      ? `skittle ${number(gone.first)}`
      : `skittles ${listed([number(gone.first), number(gone.last)])}`;
  return one ? "the first skittle" : `the first ${count(told.record.amount, "", "skittles")}`;
};
/** The pawn that is advanced, of the files that go with it. */
const somePawn = (told: ToldMove) => {
  const { amount } = told.record;
  const gone = goneFrom(told);
  if (!gone) return amount === 1n ? "the only pawn" : amount === 2n ? "either pawn" : "pawn 2";
  return amount === 3n ? `pawn ${number(gone.first + 1n)}` : "the first pawn";
};
/** Of three squares that go, the cross stands on the middle one; two at an end are none. */
const crossSquare = ({ record }: ToldMove) =>
  (record.after.length === 2 ? (record.after[0] ?? 0n) : 0n) + 1n;
const skittles = (rule: (misere: boolean) => string, title: string): FaceWords => ({
  title,
  first: "First tap a skittle that can fall.",
  rule,
  move: (told) =>
    `Knock down ${count(told.record.amount, "skittle", "skittles")}${ending(told)}${ofRow(told)}${placed(told)}`,
  leaves: (told) => staying(told),
  heap: row,
  heapWords: (heap, pieces) => `Row ${heap}: ${count(pieces, "skittle", "skittles")}`,
  rows: /* @__PURE__ */ rowWords((told) => `knock down ${someSkittles(told)}${ofRow(told)}`),
});

export const faces: FaceStrings = {
  title: "All games",
  about: "Choose one: it opens for a game against the program.",
  search: "Search the games",
  none: "No game is called that.",
  meant: "No game has just this name. Did you mean one of these?",
  make: "Say, draw or write what a move does; who wins is worked out for you.",
  won: (games) => (games === 1 ? "Won once" : `Won ${games} times`),
  words: {
    stones21: {
      title: "21 stones",
      rule: (misere) => `Take 1 to 3 stones; ${lastStone(misere)}`,
    },
    count100: {
      title: "Counting to 100",
      first: "First tap one of the numbers below the line: you say it.",
      rule: (misere) => `Add 1 to 10 to the number just said; ${wins("says 100", misere)}`,
      move: ({ said }) => `Say ${number(said)}`,
      leaves: ({ said, goal }) => `${number(goal - said)} to go`,
      said: (said, goal) => `Said so far: ${number(said)} of ${number(goal)}`,
      counting: counting("say", "add", "says", "said"),
    },
    lines: {
      title: "Fifteen lines",
      first: "First tap a line: it is crossed out, and those after it.",
      rule: (misere) => `Cross out 1 to 3 lines; ${wins("crosses out the last one", misere)}`,
      move: (told) => `Cross out ${count(told.record.amount, "line", "lines")}${ofRow(told)}`,
      leaves: (told) => staying(told),
      heap: row,
      heapWords: (heap, pieces) => `Row ${heap}: ${count(pieces, "line", "lines")}`,
      rows: /* @__PURE__ */ rowWords(
        (told) => `cross out ${count(told.record.amount, "line", "lines")}${ofRow(told)}`,
      ),
    },
    auction: {
      title: "The auction",
      first: "First tap one of the bids below the line.",
      rule: (misere) => `Raise the bid by 1 to 9; ${wins("bids 64", misere)}`,
      move: ({ said }) => `Bid ${number(said)}`,
      leaves: ({ said, goal }) => `${number(goal - said)} below ${number(goal)}`,
      said: (said, goal) => `The bid is ${number(said)}; it goes up to ${number(goal)}`,
      counting: counting("bid", "add", "bids", "bid"),
    },
    rows: {
      title: "Rows of matches",
      first: "First tap a match in a row that has some left.",
      rule: (misere) => `Take matches from one row; ${wins("takes the last match", misere)}`,
      move: (told) =>
        `Take ${count(told.record.amount, "match", "matches")}${ofRow(told).replace("of", "from")}`,
      leaves: (told) => staying(told),
      heap: row,
      heapWords: (heap, pieces) => `Row ${heap}: ${count(pieces, "match", "matches")}`,
      rows: /* @__PURE__ */ rowWords(
        (told) =>
          `take ${count(told.record.amount, "match", "matches")}${ofRow(told).replace("of", "from")}`,
      ),
    },
    half: {
      title: "At least half",
      rule: (misere) => `Take at least half of one heap; ${lastStone(misere)}`,
    },
    kayles: /* @__PURE__ */ skittles(
      (misere) =>
        `Knock down one skittle, or two that stand side by side; ${wins("knocks down the last one", misere)}`,
      "Kayles",
    ),
    dawson: {
      title: "Dawson’s chess",
      first: "First tap a pawn: it advances.",
      rule: (misere) =>
        `Advance a pawn: it and its neighbours are traded off, by force; ${wins("moves last", misere)}`,
      move: (told) =>
        `Trade ${count(told.record.amount, "file", "files")}${ending(told)}${ofRow(told)}${placed(told)}`,
      leaves: (told) => staying(told),
      heap: row,
      heapWords: (heap, pieces) => `Row ${heap}: ${count(pieces, "file", "files")} of pawns`,
      rows: /* @__PURE__ */ rowWords((told) => `advance ${somePawn(told)}${ofRow(told)}`),
    },
    "dawsons-kayles": /* @__PURE__ */ skittles(
      (misere) => `Knock down two skittles that stand side by side; ${lastMove(misere)}`,
      "Dawson’s Kayles",
    ),
    treblecross: {
      title: "Treblecross",
      first: "First tap a square where a cross may stand.",
      rule: (misere) =>
        `Put a cross where none is within two squares, as three in a row would lose; ${lastMove(misere)}`,
      move: (told) => {
        const [a = 0n, b = 0n] = told.record.after;
        return `Cross on square ${number(crossSquare(told))}${ofRow(told)}, counted from ${
          told.record.after.length === 2 && a === b ? "either end" : "the nearer end"
        }`;
      },
      leaves: (told) => staying(told),
      heap: row,
      heapWords: (heap, pieces) =>
        `Row ${heap}: ${count(pieces > 2n ? pieces - 2n : 0n, "free square", "free squares")}`,
      rows: /* @__PURE__ */ rowWords(
        (told) => `put a cross on square ${number(crossSquare(told))}${ofRow(told)}`,
        (heap) => (heap > 2n ? heap - 2n : 0n),
      ),
    },
    queen: {
      title: "Wythoff’s game",
      first: "First tap a square that the queen reaches: left, down or slantwise.",
      rule: (misere) =>
        `Move the queen left, down or slantwise, to the corner a1; ${wins("brings her there", misere)}`,
      move: ({ square }) => `Move the queen to ${square}`,
      leaves: () => "",
      where: () => "The queen",
      end: "Think from the corner a1. From which squares does the queen reach it in one move? To one of those you don’t want to bring her: look for a square from which all her moves lead to them.",
    },
    georgia: {
      title: "Coins on a strip",
      first: "First tap a coin that has room on its left, then the square where it goes.",
      rule: (misere) => `Move a coin left, not onto or past another; ${lastMove(misere)}`,
    },
    planets: {
      title: "Round the planets",
      first: "First tap the planet that the token flies to, the second or the third on.",
      rule: (misere) =>
        `Eight planets in a ring; fly on clockwise to the second or the third, and from x, a black hole, nowhere; ${lastMove(misere)}`,
    },
    christmas: {
      title: "Christmas trees",
      first: "First tap a branch: it is cut, and what hangs on it falls.",
      rule: (misere) =>
        `Cut a branch; whatever no longer hangs on the ground falls with it; ${lastMove(misere)}`,
      part: (tree) => `Tree ${tree}`,
      parts: "trees",
    },
    matching: {
      title: "Never back",
      first: "First tap a place with a ring: it is next, and nobody has been there.",
      rule: (misere) =>
        `Walk on along a line to a place where nobody has been yet; ${lastMove(misere)}`,
    },
    skittles: {
      title: "Skittles in a row",
      first: "First tap a skittle that still stands.",
      rule: (misere) => `Knock over one skittle or two neighbours; ${lastMove(misere)}`,
      move: ({ cells }) =>
        `Knock over ${cells.length > 1 ? "skittles" : "skittle"} ${listed(cells)}`,
      where: ({ cells }) => `Skittle ${cells[0]!}`,
    },
    "strip-of-crosses": {
      title: "Crosses apart",
      first: "First tap a free cell that has no cross beside it.",
      rule: (misere) => `Mark a cell; no two crosses may be neighbours; ${lastMove(misere)}`,
      move: ({ cells }) => `Put a cross on cell ${cells[0]!}`,
    },
    "three-crosses": {
      title: "Three crosses in a row",
      first: "First tap a free cell.",
      rule: (misere) => `Mark a cell; ${wins("makes three in a row", misere)}`,
      move: ({ cells }) => `Put a cross on cell ${cells[0]!}`,
    },
    pegs: {
      title: "Jumping pegs",
      first: "First tap a peg that can jump: a peg next to it, then a hole.",
      rule: (misere) =>
        `A peg jumps over its neighbour into a hole, and the neighbour goes; ${lastMove(misere)}`,
      move: ({ cells }) => `Jump from cell ${cells[0]!} to cell ${cells[2]!}`,
      where: ({ cells }) => `The peg on cell ${cells[0]!}`,
      nextTap: "Now tap the hole it jumps into",
    },
    cram: {
      title: "Cram",
      first: "First tap a free cell that has a free neighbour.",
      rule: (misere) => `Put a domino on two free neighbours; ${lastMove(misere)}`,
      move: ({ cells }) => `Put a domino on ${listed(cells)}`,
      nextTap: "Now tap a free neighbour",
    },
    dominoes: {
      title: "Standing dominoes",
      first: "First tap a free cell with a free one above or below it.",
      rule: (misere) => `Put a standing domino on two free cells; ${lastMove(misere)}`,
      move: ({ cells }) => `Put a domino on ${listed(cells)}`,
      nextTap: "Now tap the free cell above or below",
    },
    notakto: {
      title: "Notakto",
      first: "First tap a free cell.",
      rule: (misere) => `Mark a cell; ${wins("makes three in a line", misere)}`,
      move: ({ cells }) => `Put a cross on ${cells[0]!}`,
    },
    clobber: {
      title: "Clobber",
      first: "First tap a piece that has one of the other kind beside it.",
      rule: (misere) => `Any piece takes a neighbour of the other kind; ${lastMove(misere)}`,
      move: ({ cells }) => `Take ${cells[1]!} with the piece on ${cells[0]!}`,
      where: ({ cells }) => `The piece on ${cells[0]!}`,
      nextTap: "Now tap the neighbour to take",
    },
    chomp: {
      title: "Chomp",
      first: "The poisoned square stays: tap another one to bite there.",
      rule: (misere) =>
        `Bite off a square with all above it and to its right; ${misere ? "whoever leaves only the poisoned one loses." : "whoever leaves only the poisoned one wins."}`,
      move: (told) => `Bite off ${biteOf(told).square} and all above it and to its right`,
      brief: (told) => `Bite off ${biteOf(told).square}`,
      where: (told) => `Column ${biteOf(told).column}`,
      end: "Think from the end: who is left only the poisoned square has lost. Which small shapes force that: two squares, a single row, a corner with two arms?",
    },
    turtles: {
      title: "Turning Turtles",
      rule: (misere) =>
        `Turn one or two coins, the right one from heads to tails; ${lastMove(misere)}`,
    },
    mock: {
      title: "Mock Turtles",
      rule: (misere) =>
        `Turn one to three coins, the rightmost from heads to tails; ${lastMove(misere)}`,
    },
    ruler: {
      title: "Ruler",
      rule: (misere) =>
        `Turn neighbouring coins, the rightmost from heads to tails; ${lastMove(misere)}`,
    },
    twins: {
      title: "Twins",
      first: "First tap a head that has a coin on its left: it is the right one to turn.",
      rule: (misere) =>
        `Turn exactly two coins, the right one from heads to tails; ${lastMove(misere)}`,
    },
    sum: {
      title: "Three heaps, three rules",
      rule: (misere) => `Take up to 3, 5 or 7 stones, as the heap allows; ${lastStone(misere)}`,
    },
    mixed: {
      title: "Stones, skittles, coins",
      rule: (misere) => `Make one move in one of three games; ${lastMove(misere)}`,
      rules: ["Take stones", "Knock down one or two side by side", "Move a coin left"],
      move: (told) =>
        told.pieces
          ? `Knock down ${count(told.record.amount, "skittle", "skittles")}${ending(told)} of heap ${told.record.heap}${told.record.after.length === 2 ? `, ${staying(told)}` : ""}`
          : "",
    },
  },
};

// What is missing is a type error here.
({
  about,
  first,
  rest,
  page,
  why,
  explore,
  share,
  sheets,
  ruleFamilies,
  goals,
  lesson,
  problems,
  book,
  pages,
  credits,
  faces,
}) satisfies Language;
