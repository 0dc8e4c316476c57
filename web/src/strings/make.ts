/** What the place says in which a game is made. */
import type { Outcome } from "#module/nimber.js";

/** The examples to start from; how each is written stands beside the place. */
export const madeGames = [
  "take",
  "euclid",
  "euclidPositive",
  "fibonacci",
  "kayles",
  "three",
  "halves",
  "splitOther",
  "sheet",
  "two",
  "welter",
  "chomp",
  "treblecross",
  "knight",
  "skittles",
  "pegs",
  "cram",
] as const;
export type MadeGame = (typeof madeGames)[number];

export type HeadKind = "number" | "tuple" | "set" | "row" | "bag";
export type ClauseKind = "empty" | "choice" | "condition" | "change" | "result";

export type NamedSet = "odd" | "even" | "square" | "pow2" | "prime" | "fib";
/** Those that a condition can ask for. */
export type AskedSet = Exclude<NamedSet, "odd" | "even">;
export type CompareSign = ">=" | "<=" | "==" | "!=" | ">" | "<";

/** What is on the table, as the sentences ask for it. */
export type GameKind =
  "heaps" | "many" | "limit" | "pair" | "numbers" | "token" | "cells" | "row" | "grid";
export type NumberKind = Exclude<GameKind, "row" | "grid">;
/** What a further way to move begins as. */
export type WayStart =
  | "take"
  | "takeSplit"
  | "split"
  | "divide"
  | "both"
  | "times"
  | "discard"
  | "cut"
  | "step"
  | "slide"
  | "knight"
  | "king"
  | "rook"
  | "queen"
  | "cell"
  | "apart";
export type MakeWay = "sentences" | "drawn" | "written";
export type AmountChoice =
  "range" | "list" | "all" | "allBut" | "part" | "both" | "fits" | "divisors" | NamedSet;
export type ConditionChoice =
  "even" | "odd" | "multiple" | "noMultiple" | "rest" | CompareSign | AskedSet;
/** What becomes of the stones that are left. */
export type RestChoice = "one" | `${"may" | "must" | "differ"}${2 | 3}`;
export type LineStart = "only" | "onlyTaken" | "onlyLeft" | "choose" | "written";

/** What an amount is told with: the numbers that are written, and what is counted. */
export interface Told {
  from: string;
  to: string;
  list: readonly string[];
  keep: string;
  by: string;
  /** it counts stones, steps of a token, or is a bare number */
  what: "stones" | "steps" | "number";
  limit: boolean;
}

/** Sentences with gaps: {amount} and the like stand where something is chosen or typed. */
export interface SentenceStrings {
  kind: string;
  kinds: Record<GameKind, string>;
  /** a number of the head or a cell, as this kind of game calls it */
  named: (kind: GameKind, name: string) => string;
  chosen: (kind: GameKind, name: string, taken: boolean) => string;
  left: (kind: GameKind, name: string) => string;
  pick: (kind: GameKind, name: string) => string;
  /** how many are taken; of a token, how far it goes */
  take: Record<NumberKind, string>;
  choose: (name: string) => string;
  amounts: Record<AmountChoice, string>;
  /** of a heap with a limit */
  upToLimit: string;
  /** {from} to {to}, by what is counted */
  span: Record<Told["what"], string>;
  only: string;
  conditions: Record<ConditionChoice, string>;
  /** {by} leaves {rest} */
  remainder: string;
  noRun: string;
  fresh: string;
  /** where what was chosen comes off */
  off: Record<NumberKind, string>;
  rest: string;
  takeRest: string;
  splitRest: string;
  rests: Record<RestChoice, string>;
  times: string;
  step: Record<"token" | "heaps" | "other", string>;
  /** {of} becomes {by} {sign} */
  stepOf: string;
  and: string;
  /** less or more; of a token left or right, down or up */
  signs: Record<"-" | "+", string>;
  added: Record<"-" | "+", string>;
  directions: readonly [Record<"-" | "+", string>, Record<"-" | "+", string>];
  becomes: string;
  part: string;
  limit: string;
  copies: string;
  discard: string;
  cut: string;
  apart: (name: string) => string;
  written: string;
  /** of a choice that is told, without gaps: "1 to 3 stones" */
  told: (form: AmountChoice, words: Told) => string;
  toldSteps: (steps: readonly { by: string; direction: string }[]) => string;
  /** the sentences of one way to move, and the ways one after the other */
  join: (sentences: readonly string[]) => string;
  orWays: (ways: readonly string[]) => string;
  /** a rule that no sentences say, as it is written but for its signs */
  code: (rule: string) => string;
  /** of a remainder of 0, or of none: "k divides n" */
  divides: (divisor: string, value: string, divides: boolean) => string;
  raise: (sentence: number) => string;
  remove: (sentence: number) => string;
  add: string;
  adds: Record<LineStart, string>;
  orElse: string;
  wayStarts: Record<WayStart, string>;
  /** who makes the last move {wins} */
  last: string;
  lastWins: string;
  lastLoses: string;
  drawn: {
    run: string;
    single: string;
    never: string;
    until: string;
    lies: Record<"across" | "down" | "falling" | "rising", string>;
    /** of cells that stand in a sentence */
    free: (symbol: string) => string;
    more: Record<"move" | "never" | "until", string>;
  };
}

export interface MakeStrings {
  ways: Record<MakeWay, string>;
  wayLabel: string;
  notDrawn: string;
  drawRow: string;
  drawGrid: string;
  backToRule: string;
  notPainted: string;
  drawnRule: string;
  sentences: SentenceStrings;
  /** drawing a graph */
  editor: {
    label: string;
    tools: Record<"connect" | "move" | "token" | "visited" | "remove", string>;
    about: Record<"connect" | "move" | "token" | "visited" | "remove", string>;
    tool: string;
    addVertex: string;
    addLoop: (vertex: string) => string;
    tidy: string;
    undo: string;
    redo: string;
    ground: string;
    from: (vertex: string) => string;
    moving: (vertex: string) => string;
    edge: (from: string, to: string) => string;
    removeEdge: (from: string, to: string) => string;
    vertex: (name: string, tokens: number, visited: boolean) => string;
    noLoop: string;
    thereAlready: (from: string, to: string) => string;
    loose: (vertices: string) => string;
    noDrawing: string;
    tooBig: (vertices: number, edges: number) => string;
    list: {
      find: string;
      add: string;
      go: string;
      more: (count: number) => string;
    };
    importing: {
      title: string;
      about: string;
      go: string;
      file: string;
      wrong: (line: number) => string;
      empty: string;
      tooLarge: string;
    };
  };
  about: string;
  examples: string;
  games: Record<MadeGame, string>;
  name: string;
  head: string;
  heads: Record<HeadKind, string>;
  /** the ways to move, from 1 */
  way: (way: number) => string;
  clause: (way: number, line: number) => string;
  addClause: string;
  raiseClause: (way: number, line: number) => string;
  removeClause: (way: number, line: number) => string;
  addWay: string;
  removeWay: (way: number) => string;
  state: string;
  /** what to type there, where a part has so many numbers */
  stateHelp: (kind: HeadKind, numbers: number) => string;
  /** what a clause of this kind does, below the one being written */
  kinds: Record<ClauseKind, string>;
  /** names that may be used here */
  names: (names: readonly string[]) => string;
  tryOne: string;
  /** `counted`: how many there are, or where there are more, how many were looked at */
  moves: (shown: number, counted: number, more: boolean) => string;
  noMoves: string;
  /** who wins from the start, against every answer */
  /** asks for what follows */
  whoWins: string;
  winner: Record<Outcome | "unknown", string>;
  /** why it may not be found, of a game of numbers */
  mayGrow: string;
  /** several numbers, written with commas */
  commas: (text: string) => string;
  /** of a line that sets a number, which may have been meant as a condition */
  compare: (comparison: string) => string;
  /** of a line that takes one of several numbers: the two lines that say so */
  several: (choice: string, change: string) => string;
  emptyLine: string;
  /** to the field that is wrong */
  goThere: string;
  play: string;
  help: string;
}
