/**
 * The module's contract: what core/ answers to the page, through the files beside this one.
 *
 * Records are flat, lists are true arrays, 64-bit integers are bigint. An error is a value, never
 * an exception. No sentence comes from here: codes and arguments only, sentences live in
 * web/src/strings. tests/wasm/ holds this file against the built module.
 */

/** What was wrong with a text. `column` counts code points from 1; 0 where no place applies. */
export interface NimberError {
  /** `inLine`: the place is one in a line through two numbers, as against the guess or the rule */
  error: { code: string; column: number; args: string[]; inLine?: boolean };
}

/**
 * A rule told as a code for the string tables: `take` with ["1..3"], `hill` with ["2"]. `octal`
 * with ["0.77", "1:012", "2:012"]: the code, then how many may be taken and into how many heaps the
 * rest may be left.
 */
export interface Sentence {
  code: string;
  args: string[];
}

/**
 * A game as the picker and the forms need it. `board`, `rulesForm` and `stateForm` say which widget
 * serves it.
 */
export interface GameInfo {
  name: string;
  /** how the page draws it */
  board:
    | "heaps"
    | "wythoff"
    | "limited"
    | "stairs"
    | "strip"
    | "squares"
    | "monks"
    | "hill"
    | "graph"
    | "coins"
    | "corners"
    | "ground"
    | "vertices"
    | "edges"
    | "walk"
    | "cells"
    | "numbers";
  /** how its rules are entered */
  rulesForm:
    | "none"
    | "set"
    | "predicate"
    | "octal"
    | "king"
    | "edges"
    | "links"
    | "choice"
    | "moves"
    | "drawn-row"
    | "drawn-grid";
  /** for "choice": the choices */
  choices: string[];
  /** how its state is entered */
  stateForm:
    | "heaps"
    | "two-heaps"
    | "limited"
    | "steps"
    | "places"
    | "squares"
    | "row"
    | "corners"
    | "tokens"
    | "edges"
    | "walk"
    | "parts"
    | "cells"
    | "cell-rows";
  /** true where one heap of the rule has a value g(n): a rule alone has an SG strip */
  sequence: boolean;
  /** canonical texts to start from, the first one being the default */
  examples: string[];
}

/** One term of a sum, ready to be drawn. */
export interface TermView {
  /** canonical text of this term alone, without ~misere */
  position: string;
  game: string;
  /** canonical text of the rule, without a state: "take/1..3" */
  rule: string;
  board: GameInfo["board"];
  sentence: Sentence;
  /**
   * heaps, wythoff: stones in each heap; limited: the stones, and how many may be taken; stairs:
   * stones on step 1, 2, ...; strip, monks: the places, sorted; squares: the places; corners: row,
   * column, row, column of the heads; hill: distances from the top, sorted; coins: 1 for a head, 0
   * for a tail; graph: index into `vertices` of each token; cells: character codes of the symbols,
   * row by row, of `grid` behind the number of columns
   */
  parts: bigint[];
  /**
   * how many of `parts`, from the first on, are heaps; they are counted through the sum, and
   * `firstHeap` is the number of the first (0: there is none)
   */
  heaps: number;
  firstHeap: number;
  /** a move may leave two heaps of one */
  splits: boolean;
  /** hill: which of `parts` is the king, from 1; else 0 */
  king: number;
  /**
   * of games on graphs: names of the vertices and the edges as pairs of indices, from, to, from,
   * to, ..., in the order of the text; else empty
   */
  vertices: string[];
  edges: number[];
  /**
   * where edges or vertices are taken: for each the `amount` of the move that takes it, or of the
   * one that leaves the same; else empty
   */
  moves: number[];
  /** walk: the vertex of the token, then those visited; else empty */
  marked: number[];
  /** numbers: what a part is; else "" */
  shape: "" | "number" | "tuple" | "set" | "row" | "bag";
  /** numbers: what the numbers of a part are called, or its cells together; else empty */
  names: string[];
  /** numbers: the numbers of each part; else empty */
  pieces: bigint[][];
  /** in sums that are not disjunctive each part may be moved in by itself; else the whole term */
  apart: boolean;
  /**
   * true where the game of this term is over (hill: the king is on the top; else: no move in it)
   */
  ended: boolean;
}

export interface PositionView {
  /** canonical text */
  position: string;
  convention: "normal" | "misere";
  /** "" for a disjunctive sum; else "every", "first", "some", "most/2" */
  sum: string;
  terms: TermView[];
  /**
   * no move at all: the game is over, and (normal play) the player to move has lost, or (misère)
   * has won
   */
  over: boolean;
}

/** What the input box or a link means: a position, or a rule alone. */
export type ReadRecord =
  | ({ kind: "position" } & PositionView)
  | {
      kind: "rule";
      rule: string;
      game: string;
      sentence: Sentence;
      /** one heap of it has a value */
      sequence: boolean;
      /** every pair of numbers is a position of it */
      pairs: boolean;
      /** sums of its heaps have a misère quotient, finite or not */
      quotient: boolean;
    }
  | NimberError;

/**
 * A link, opened: each step checked to be a legal move. `record` holds the canonical text after 0,
 * 1, 2, ... steps.
 */
export type LinkRecord =
  | {
      kind: "position";
      record: string[];
      /**
       * options in the order given, unknown ones kept: "quiz", "lang=zh", "view=explore", "turn"
       */
      options: string[];
      /** what was cut off the end because a chat program had added it; "" as a rule */
      dropped: string;
    }
  | { kind: "rule"; rule: string; options: string[]; dropped: string }
  | NimberError;

/**
 * One move. `position` is the whole canonical text that it leads to; everything else only says how
 * to tell and draw it.
 *
 * kind        meaning
 *   amount; before; after
 * take        take `amount` from heap `heap`
 *   taken; heap; [what is left]
 * split       split heap `heap` in two
 *   0; heap; [smaller, larger]
 * take-split  take `amount` from heap `heap`, split the rest in two
 *   taken; heap; [smaller, larger]
 * both        take `amount` from both heaps (wythoff)
 *   taken; first heap; [first, second left]
 * down        move `amount` stones from step `part` to the one below
 *   moved; stones there; [what is left there]
 * slide       move the coin, monk or climber `part` from before to after
 *   distance; its place; [its new place]
 * edge        move token `part` along an edge; vertex indices
 *   0; vertex; [vertex]
 * turn        turn the coins `flips` (from 1), the last one H to T
 *   how many; last coin; []
 * cut         cut edge `amount`, and what falls goes with it
 *   edge, from 1; 0; []
 * clear       take vertex `amount` with its neighbours
 *   vertex, from 1; 0; []
 * lift        take edge `amount` with both ends
 *   edge, from 1; 0; []
 * corners     turn the four corners of a rectangle whose far corner is head `part`
 *   other row; its row; [other column, other row]
 * own         change part `part`; what it becomes is told by `becomes`
 *   0; heap, or 0; []
 * paint       change the cells `flips` (from 1, row by row); their new symbols, in that order, are
 *             `becomes`
 *   0; 0; []
 */
export interface MoveRecord {
  /** which term, from 1 */
  term: number;
  /** which part of its state changes, from 1 (both: 3; turn: the rightmost coin turned) */
  part: number;
  /** heaps counted through the whole sum, from 1; 0 where the part is not a heap */
  heap: number;
  kind:
    | "take"
    | "split"
    | "take-split"
    | "both"
    | "down"
    | "slide"
    | "edge"
    | "turn"
    | "corners"
    | "own"
    | "cut"
    | "clear"
    | "lift"
    | "paint";
  amount: bigint;
  before: bigint;
  after: bigint[];
  flips: number[];
  /**
   * own: what stands in the part's place, as in a state, "-" for nothing; paint: the new symbols;
   * else ""
   */
  becomes: string;
  /** cut, clear, lift: the edge or vertex by its name, "a-b"; else "" */
  place: string;
  /** own: the numbers of each part that stands there then; else empty */
  leaves: bigint[][];
  /** what is moved at once with it, in sums that are not disjunctive; else absent */
  also?: MoveRecord[];
  /** whole position after the move, canonical */
  position: string;
  /**
   * the step as links write it: "2.13", or "13" in a position of one term (cells: always "1.oo..")
   */
  step: string;
}

/**
 * A piece of a term whose value stands alone: a heap, a token, a head, a pair of coins, an odd
 * step.
 */
export interface ComponentRecord {
  /**
   * heap | pair (two coins, monks) | edge (one coin and the border) | step | token | coin (alone on
   * a square) | head | whole
   */
  kind: "heap" | "pair" | "edge" | "step" | "token" | "coin" | "head" | "corner" | "part" | "whole";
  /** corner: the column, `size` being the row; else absent */
  column?: bigint;
  /** the part, or the first of the two parts, from 1 */
  part: number;
  /** the heap, the gap, the stones, the vertex, the coin: the number that has the value */
  size: bigint;
  /** null where only the outcome is known, and where it is infinite */
  value: bigint | null;
  /** play in it may never end */
  infinite?: true;
}

/** N: the player to move wins; P: the other one; D: neither, both can play for ever. */
export type Outcome = "N" | "P" | "D";

export interface AnalysisRecord {
  position: string;
  convention: "normal" | "misere";
  outcome: Outcome;
  value: bigint | null;
  /** where play may never end, in normal play: the values among the options, ascending */
  loopy?: bigint[];
  terms: {
    position: string;
    value: bigint | null;
    loopy?: bigint[];
    theorem: string;
    components: ComponentRecord[];
    /**
     * misère play of games that follow the misère Nim rule, where several components may count as
     * one, worth their nim-sum: for each the place, from 0, of the first that it counts with
     */
    together?: number[];
  }[];
  /**
   * "values" (nim-sum), "tame" (misère Nim rule), "theorem" (one term's outcome theorem), "search",
   * "quotient" (the misère quotient of all heaps); of sums that are not disjunctive "suspense",
   * "remoteness", "outcomes" and "digits"
   */
  method:
    | "values"
    | "tame"
    | "theorem"
    | "search"
    | "quotient"
    | "suspense"
    | "remoteness"
    | "outcomes"
    | "digits";
  /**
   * count null: not to be had within the limit; then `listed` is what was found. At most 256 are
   * listed.
   */
  winning: {
    count: bigint | null;
    listed: MoveRecord[];
    /**
     * a single token of a graph with circles: how many moves follow each listed move, where the
     * winner hurries and the loser delays
     */
    plies?: bigint[];
  };
  /** the moves that keep a draw, or, where play may never end, give a win away for one */
  drawing?: { count: bigint | null; listed: MoveRecord[] };
  /** of the lab module, where a search would be long: who wins by copying, and how */
  argument?: ArgumentRecord;
}

/** What changes places where each move is copied, as `nimber analyze --json` tells it. */
export interface ArgumentRecord {
  kind: "symmetry";
  map: SymmetryMap;
  /** boards: two symbols that change places as well */
  exchange?: [string, string];
  /** of a won position: the symmetric one that the listed move leads to */
  after?: string;
  /** cells row by row, or parts, from 1; vertices by name */
  pairs: [bigint | string, bigint | string][];
}
export type SymmetryMap = "half-turn" | "mirror-rows" | "mirror-columns" | "swap" | "graph";

export interface Progress {
  done: boolean;
  /** 0..1, or -1 where unknown */
  fraction: number;
  /** options examined so far */
  examined: bigint;
}

/**
 * Work in pieces: call step(budget) until done, then result(); always delete(). budget is in
 * options examined.
 */
export interface Work<T> {
  step(budget: number): Progress;
  result(): T;
  delete(): void;
}

export type AnalysisWork = Work<AnalysisRecord | NimberError>;
export type ReplyWork = Work<
  | { move: MoveRecord; winning: boolean; settled: boolean }
  | { move: null; winning: false; settled: boolean }
  | NimberError
>;

/** As narrow as the values are. */
export type NarrowValues = Uint8Array | Uint16Array | Uint32Array;

export interface SequenceWork extends Work<{ rule: string; values: Uint32Array } | NimberError> {
  /** How many values are at hand so far. */
  known(): number;
  /** g(from) ... g(to - 1), as far as they are known: a plot may grow while the work goes on. */
  values(from: number, to: number): NarrowValues;
}

/**
 * Which part of the position a step of an explanation speaks of: `term` from 1, `part` from 1 (one
 * heap), 0 for the whole term.
 */
export interface About {
  term: number;
  part: number;
}

/**
 * A row of the sum: a component and its term, from 1. In misère play several heads of a row of
 * coins may count as one: the component is the first of them, with the value of all.
 */
export interface SumRow extends ComponentRecord {
  term: number;
  /** the sizes of the others that count with it */
  with?: bigint[];
}

export interface ValuedMove {
  value: bigint;
  move: MoveRecord;
}

/**
 * A theorem (a section of docs/theorems.md) with this position's numbers. A fact's name may come
 * more than once.
 */
export interface TheoremStep extends About {
  kind: "theorem";
  code: string;
  facts: { name: string; number: bigint }[];
  value: bigint | null;
  /** with the code `same-game`: the rule of the game of the house that this rule is */
  rule?: string;
}

/** A value as the mex of the options' values; of one heap, or of a whole term. */
export interface ValueStep extends About {
  kind: "value";
  /** of the heap; 0n for a whole term */
  size: bigint;
  value: bigint;
  /** for each smaller value, from 0n on, a move that reaches it: at most 64 */
  reached: ValuedMove[];
  /** `reached` has them all */
  allSmaller: boolean;
  /** no option has the value itself: all were looked at, or a theorem about them was asked */
  noneEqual: boolean;
  /** the options in listing order: at most 256 */
  options: ValuedMove[];
  allOptions: boolean;
}

/**
 * The value of a part of a game that may never end, by Smith's rule: `mex` is the smallest number
 * that no option is worth; it is the value if each option that is infinite or worth more has a
 * reply worth `mex`.
 */
export interface LabelStep extends About {
  kind: "label";
  /** the vertex */
  size: bigint;
  /** null: infinite */
  value: bigint | null;
  mex: bigint;
  /** in listing order: at most 256 */
  options: { value: bigint | null; move: MoveRecord; reply: MoveRecord | null }[];
  allOptions: boolean;
}

/** A sum in which `infinite` parts may never end. */
export interface EndlessStep {
  kind: "endless";
  infinite: number;
  /** of one such part: what the rest is worth; null where that is not known */
  rest: bigint | null;
  /** of one such part: what its options are worth, ascending */
  reached: bigint[];
  outcome: Outcome;
}

/**
 * The values under each other in binary: ones[i] rows have a one in column i (from the right, from
 * 0).
 */
export interface SumStep {
  kind: "sum";
  rows: SumRow[];
  ones: number[];
  total: bigint;
  /** how many values are 2 or more */
  bigs: number;
}

/**
 * What a winning move does to the sum. raises: the nim-sum of what it changes goes up, `to` above
 * `from`.
 */
export interface MendStep {
  kind: "mend";
  move: MoveRecord;
  before: SumRow[];
  after: SumRow[];
  /** the rows that stay as they are: at most 100, then how many more */
  kept: SumRow[];
  moreKept: number;
  from: bigint;
  to: bigint;
  raises: boolean;
  /** of the whole sum afterwards, as in SumStep */
  ones: number[];
  total: bigint;
  bigs: number;
}

/**
 * A misère sum of heaps through their misère quotient: the word of each heap's element, and of the
 * product. lost: the product is in the P-portion, of so many elements.
 */
export interface QuotientStep {
  kind: "quotient";
  /** at most 1000 */
  rows: (About & { size: bigint; word: string })[];
  product: string;
  lost: boolean;
  order: number;
  pPortion: number;
  /**
   * What the misère Nim rule would say of the heaps' values: it does not hold here, and may be
   * wrong.
   */
  nimRule: Outcome | null;
}

/** What a winning move does to the product: a heap's word, and the words of what is left of it. */
export interface QuotientMoveStep {
  kind: "quotient-move";
  move: MoveRecord;
  before: string;
  after: string[];
  /** of the whole sum afterwards */
  product: string;
}

/**
 * Normal and misère play side by side; an outcome is null where it is not settled within the limit.
 */
export interface ConventionsStep {
  kind: "conventions";
  /**
   * nim-sum: some value is 2 or more, the nim-sum decides both. ones: none is, the one is the
   * opposite of the other. theorem, search, unknown: values don't decide misère play; it was
   * decided so, or not at all. over: no move is left. quotient: the misère quotient decides it.
   */
  rule: "nim-sum" | "ones" | "theorem" | "search" | "unknown" | "over" | "quotient";
  normal: Outcome | null;
  misere: Outcome | null;
  /** in normal play */
  value: bigint | null;
  bigs: number;
  tame: boolean;
  /** tame games: the rows of several components that count as one in misère play */
  together?: SumRow[];
}

/**
 * A sum that is not disjunctive. `number` of a row: its suspense, its remoteness, 1 for won and 0
 * for lost, or the Nim heap, as `by` says; of the whole: the largest suspense, the smallest
 * remoteness.
 */
export interface CompoundStep {
  kind: "compound";
  by: "suspense" | "remoteness" | "outcomes" | "digits" | "search";
  /** part 0: the whole term */
  rows: { term: number; part: number; number: bigint }[];
  number: bigint;
  /** digits: the sums of the binary digits modulo `modulus`, the lowest first */
  digits: bigint[];
  modulus: bigint;
  outcome: Outcome;
}

/** What a winning move leaves there: an even suspense or remoteness, or null. */
export interface CompoundMoveStep {
  kind: "compound-move";
  move: MoveRecord;
  number: bigint | null;
}

/**
 * A step of reckoning a value on a drawing: "fusion", "colon", "ground"; or of reading an outcome
 * from it: "matched", "missed". Places in `edges` and `vertices` of the TermView.
 */
export interface DrawnStep {
  code: string;
  edges: number[];
  vertices: number[];
  /** the values that meet there, and what comes of them */
  added: bigint[];
  value: bigint | null;
}
export interface DrawingStep {
  kind: "drawing";
  term: number;
  part: number;
  steps: DrawnStep[];
}

export type ExplainStep =
  | TheoremStep
  | DrawingStep
  | ValueStep
  | LabelStep
  | SumStep
  | EndlessStep
  | MendStep
  | QuotientStep
  | QuotientMoveStep
  | CompoundStep
  | CompoundMoveStep
  | ConventionsStep;

/**
 * Why: steps in the order theorem and value of each part, the sum, each winning move, the two
 * conventions.
 */
export interface ExplanationRecord {
  position: string;
  convention: "normal" | "misere";
  outcome: Outcome;
  value: bigint | null;
  /** as in AnalysisRecord */
  loopy?: bigint[];
  steps: ExplainStep[];
  /** of explainArgued alone */
  argument?: ArgumentRecord;
}

/**
 * Win or lose by the definition alone: of the position, or of the largest smaller one of its shape
 * that fits the limit.
 */
export interface BruteForceRecord {
  position: string;
  smaller: boolean;
  outcome: Outcome;
  /** how many positions were looked at */
  positions: number;
  /** what theory says of that position; null where it has nothing to say */
  theory: Outcome | null;
}

/** All that can be reached, the start first; arrays by node. */
export interface OptionsGraphRecord {
  positions: string[];
  /** 0: P-position; 1: N-position; 2: drawn */
  wins: Uint8Array;
  /** -1 in misère play and where play may never end */
  values: Int32Array;
  /** moves on the longest way from the start; on the shortest where positions come again */
  layers: Uint32Array;
  /** when working backwards settles it: 0 where the game is over, 4294967295 where it is drawn */
  rounds: Uint32Array;
  /** from, to, from, to ... */
  edges: Uint32Array;
  /** for Graphviz */
  dot: string;
}

/**
 * The smallest preperiod and period, g(n + period) = g(n) + saltus from heap `preperiod` on; nulls
 * where not proven.
 */
export interface PeriodRecord {
  rule: string;
  proven: boolean;
  preperiod: bigint | null;
  period: bigint | null;
  saltus: bigint | null;
  /** the last heap that the proof needs, or where the search ended */
  checkedTo: bigint;
  /** "subtraction-window", "subtraction-residues", "guy-smith", or the code of a closed formula */
  theorem: string | null;
  /**
   * the largest number of the set, the last before whole classes, or the place of the code's last
   * digit; 0n for a formula
   */
  reach: bigint | null;
  /**
   * JSON text for verifyPeriod and for anybody else's program; of long periods of sparse octal
   * games by the shorter theorem "sparse-space"
   */
  certificate: string | null;
}
export interface PeriodWork extends Work<PeriodRecord | NimberError> {
  /** how many values are at hand so far */
  known(): number;
}

/** "valid", or what is wrong with a certificate: "smaller-period", "not-repeating" ... */
export interface VerdictRecord {
  rule: string;
  valid: boolean;
  verdict: string;
}

/** The misère quotient of a rule's heaps: docs/theorems.md. */
export interface QuotientRecord {
  rule: string;
  /** the last heap that was taken in */
  heaps: number;
  /** a letter for each heap that the ones before do not generate, in the order of size */
  generators: string[];
  /** the shortest word of each element, from the unit "1" on */
  elements: string[];
  /** the P-portion: these elements are lost, ascending */
  p: Uint16Array;
  /** the element of each heap, from 0 on */
  phi: Uint16Array;
  /** products, row by row; null where there are more than 256 elements */
  table: Uint16Array | null;
  /** heap and order, heap and order …: where the quotient grew */
  grown: Uint32Array;
  /** of phi, for all heaps; null where that is not proven */
  preperiod: bigint | null;
  period: bigint | null;
  /** the last heap that the proof needs; without one the last heap that was taken in */
  checkedTo: number;
  /** JSON text for verifyQuotient and for anybody else's program */
  certificate: string;
}
export interface QuotientWork extends Work<QuotientRecord | NimberError> {
  /** how many heaps are taken in so far */
  known(): number;
  /** how many elements there are so far */
  order(): number;
}

export interface ConjectureRecord {
  rule: string;
  /** the expression, canonical */
  guess: string;
  about: "lost" | "won" | "value";
  /** of pairs of numbers, as against single heaps */
  pairs: boolean;
  /** proven: for all heaps to 10^18; holds: for all that were looked at */
  verdict: "refuted" | "holds" | "proven";
  /** heaps 0 ... checked - 1 were looked at; of pairs all with fewer stones together */
  checked: number;
  /**
   * the smallest one. guessed: the expression there (1n, 0n for a condition); null where it is
   * undefined
   */
  counterexample: {
    heaps: bigint[];
    position: string;
    value: bigint;
    guessed: bigint | null;
  } | null;
  /**
   * where the check had to end: play may never end there, and there is no value, or it is not
   * settled
   */
  stopped: { heaps: bigint[]; position: string; endless: boolean } | null;
  rulePeriod: bigint | null;
  rulePreperiod: bigint | null;
  guessPeriod: bigint | null;
  guessPreperiod: bigint | null;
}

export interface ComparisonRecord {
  /** heaps 0 ... checked - 1 are equal */
  checked: number;
  firstDifference: bigint | null;
  left: bigint | null;
  right: bigint | null;
  provenEqual: boolean;
}

/** The heaps of 0 ... count - 1 that are lost for the player to move, in normal play. */
export interface LostRecord {
  rule: string;
  count: number;
  /** ascending */
  heaps: Uint32Array;
}

export interface Range {
  first: bigint;
  last: bigint;
}

/**
 * Which numbers in place of '?' lose: `losing`, and with period > 0n those of `repeating` and all
 * that follow in steps of it.
 */
export interface SolutionRecord {
  before: string;
  after: string;
  losing: Range[];
  /** numbers preperiod ... preperiod + period - 1 */
  repeating: Range[];
  preperiod: bigint;
  period: bigint;
  /** these are all; else all up to checkedTo */
  proven: boolean;
  checkedTo: bigint;
  unsettled: Range[];
  /** numbers for which the text is no position */
  illegal: Range[];
}

/** The values of two heaps of 0 ... rows - 1 and 0 ... columns - 1, row by row. */
export interface GridRecord {
  rule: string;
  rows: number;
  columns: number;
  /** row by row; 65535 where play may never end, and there is no value */
  values: Uint16Array;
}

/** A question that can be asked: `operands` as "RULE GUESS", `options` as "--count N". */
export interface QuestionRecord {
  name: string;
  operands: string;
  options: string[];
  ofValues: boolean;
}

/**
 * A line of a sheet. `text`: of a note what stands behind its #, of a rule, list or position its
 * text, else the whole line. `options` to `work` are those of a question. `operands` begin with the
 * rule or position above the line where the line leaves it out; `list` is the list above it.
 * `work`: about how many options its answer examines.
 */
export interface SheetLineRecord {
  kind: "blank" | "note" | "rule" | "values" | "position" | "question" | "unread";
  number: number;
  text: string;
  name: string;
  options?: { name: string; value: string }[];
  operands?: string[];
  list?: string | null;
  work?: bigint;
  error: NimberError | null;
  /** what was left out of the end of a link in it */
  leftOut?: string;
}

/**
 * `json`: what `nimber sheet --json` prints for the line, but for its sentences; "" where it prints
 * nothing.
 */
export interface SheetAnswer {
  json: string;
  error?: NimberError["error"];
}

/** One text in the languages of the page. */
export interface ProblemText {
  en: string;
  zh: string;
}

/** A problem of an online judge: `poj-2234`. Its texts are its own file's, in core/judge/. */
export interface ProblemInfo {
  name: string;
  /** the same problem elsewhere: `poj-3480` */
  also: string[];
  title: ProblemText;
  /** the problem in a sentence or two */
  asks: ProblemText;
  /** which game it is, and why who wins is known */
  disguise: ProblemText;
  /** "" where there are none */
  traps: ProblemText;
  /** the game its cases are positions of, as in GameInfo.name; "" where they are none */
  game: string;
  /** what it is won by, in a word: `staircase` */
  technique: string;
  /** the chapter of the book that leads to it */
  chapter: number;
  sample: { in: string; out: string };
  /** C++17 in the judge's own form */
  program: string;
}

/**
 * A judge's input, answered. Case i begins at line inputLines[i] of the input, and its answer at
 * outputLines[i] and outputColumns[i] of the output (all from 1); it ends where the next one
 * begins.
 */
export interface JudgeRecord {
  /** exactly as the judge wants it, up to the error if there is one */
  output: string;
  inputLines: Uint32Array;
  /** the line of the input that case i ends on */
  inputEnds: Uint32Array;
  outputLines: Uint32Array;
  outputColumns: Uint32Array;
  /** what was wrong with the input; line from 1, 0 where no place applies */
  error: { code: string; args: string[]; line: number } | null;
}

export interface JudgeWork extends Work<JudgeRecord | NimberError> {
  /** Canonical position of case i, from 0; "" where it is none or has more than 1,000 parts. */
  position(index: number): string;
  /**
   * After done: where another program's output first differs, lines and columns from 1, and the
   * case whose answer stands there (from 0; -1 for none); null where it does not. White space at
   * line ends and empty lines at the end don't count.
   */
  compare(theirs: string): { line: number; column: number; case: number } | null;
}

/** A law of values: what they look like. */
export interface LawRecord {
  /** as a guess is written; null where only the automaton, the ends or the name say it */
  formula: string | null;
  kind:
    | "periodic"
    | "quasilinear"
    | "digits"
    | "recursive"
    | "runs"
    | "beatty"
    | "tail"
    | "expression"
    | "known";
  /** names, numbers and signs of the formula */
  size: number;
  from: number;
  checkedTo: number;
  proven: boolean;
  /** "" where it is not proven */
  theorem: string;
  /** it says when the player to move loses */
  lost: boolean;
  /** it says where the ones of a list of 0 and 1 stand */
  ones: boolean;
  /** of a condition that is the same for all heaps, or pairs: are they all lost? else null */
  always: boolean | null;
  /** places where it does not fit, and what stands there; of a table n is a */
  except: { n: number; b: number; value: number }[];
  automaton: {
    /** 0: Zeckendorf's form */
    base: number;
    lowFirst: boolean;
    /**
     * the next state by state and digit (of pairs: that of a, times base, and that of b), -1 where
     * the digit can't stand; it starts in state 0
     */
    next: number[][];
    out: number[];
  } | null;
  /** s(k) of the places where stretches begin, or of the lost heaps, or of the ones */
  ends: { law: string; first: number[]; stretches: boolean } | null;
  /** periodic: the period; quasilinear: the modulus; 0 where it is not known */
  stride: number;
  /** of a known sequence, in English, else "" */
  name: string;
  oeis: string;
}

export interface PatternsRecord {
  /** "" for pasted values */
  rule: string;
  /** two numbers: values row by row */
  pairs: boolean;
  /** 1 where the player to move loses, else 0 */
  marks: boolean;
  first: number;
  /** of a table; else 0 */
  columns: number;
  /**
   * the table is of rows x of numbers: how many, how long the longest is, and the largest number;
   * null elsewhere
   */
  rows: { positions: number; cells: number; largest: number } | null;
  values: Float64Array;
  /** of fewer values no law is told */
  leastValues: number;
  /**
   * the values repeat every so many places, at least twice over; 0 where they don't, and of a table
   */
  repeats: number;
  /** all formulas of this size and below were looked at */
  sizeLookedAt: number;
  /** best first; nothing found: none */
  laws: LawRecord[];
}
export interface PatternsWork extends Work<PatternsRecord | NimberError> {
  /** all families were looked at but formulas of every shape: result() says what they found */
  structured(): boolean;
}

/** A guess about pasted values, along a line, or about rows of numbers. */
export interface ValueGuessRecord {
  /** the expression, canonical */
  guess: string;
  about: "lost" | "won" | "value";
  marks: boolean;
  /** so many values agree */
  checked: number;
  /** the smallest one; b null for a list; guessed null where the guess is undefined */
  counterexample: {
    /** of a rule of rows of numbers: the row's place in the table */
    n: number;
    b: number | null;
    /** the row of numbers; null elsewhere */
    x: number[] | null;
    value: number;
    guessed: number | null;
    /** of a rule; "" for pasted values */
    position: string;
  } | null;
}

/** A judge's form as judgeProgram() takes it. */
export interface SampleRecord {
  io: "T" | "eof" | "zero";
  heaps: "counted" | "line" | "one";
  by: "" | "set" | "positions";
  first: string;
  second: string;
  misere: boolean;
  moves: "" | "one" | "all" | "count";
  /** Does the sample show both words? Else one of them is guessed. */
  both: boolean;
}

/** Random small cases of a rule, and what a right program prints. */
export interface CheckRecord {
  input: string;
  output: string;
  cases: number;
}
export interface CheckWork extends Work<CheckRecord | NimberError> {
  /** After done, as in JudgeWork. */
  position(index: number): string;
  compare(theirs: string): { line: number; column: number; case: number } | null;
}

/** What a position needs: board.js. The whole module, nimber.js, answers the same. */
export interface BoardModule {
  /** All games. */
  games(): GameInfo[];
  /** Reads what a person typed: a position, a rule alone, or an error with its place. */
  read(text: string): ReadRecord;
  /** Opens what follows # in an address, percent-encoded or not. */
  openLink(text: string): LinkRecord;
  /**
   * The link's text for a record of positions, each one move after the one before (checked), or of
   * a rule alone. Options as in LinkRecord.
   */
  writeLink(record: string[], options: string[]): { link: string } | NimberError;
  /**
   * Legal moves, in the order of docs/notation.md: of one part of one term (both from 1), of a term
   * (part 0) or of all (term 0). At most `most` from number `skip` on; `more` says whether there
   * are further ones.
   */
  moves(
    position: string,
    term: number,
    part: number,
    skip: number,
    most: number,
  ): { moves: MoveRecord[]; more: boolean } | NimberError;
  /**
   * The one move of this part with this amount (and, of a splitting move, this smaller heap; else
   * 0n); null if not legal.
   */
  moveBy(
    position: string,
    term: number,
    part: number,
    amount: bigint,
    smaller: bigint,
  ): { move: MoveRecord | null } | NimberError;
  /** The legal move from one position to another, however written; null if there is none. */
  moveTo(from: string, to: string): { move: MoveRecord | null } | NimberError;
  /** limit: options examined before giving up as "unsettled"; 0 for the usual 50 million. */
  analyze(position: string, limit: number): AnalysisWork;
  /**
   * The program's move. blunder: a move that gives the win away, where there is one. From a lost
   * position the move that leaves the fewest winning replies among at most 1,000, then most stones.
   * seed breaks ties. settled: false for some move, where nobody knows of a good one.
   */
  reply(position: string, blunder: boolean, seed: number, limit: number): ReplyWork;
  /** g(0) ... g(count - 1) of one heap under the rule; count is at most 50,000,000. */
  sequence(rule: string, count: number): SequenceWork;
  /**
   * A position of the same kind: the same rules, convention and number of parts, each up to `size`
   * (a row: of `size` coins). The same seed gives the same one. Who wins it is not looked at.
   */
  randomPosition(like: string, size: number, seed: number): { position: string } | NimberError;
  explain(position: string, limit: number): Work<ExplanationRecord | NimberError>;
  /** limit: options examined for one size; 0 for 2 million. */
  bruteForce(position: string, limit: number): Work<BruteForceRecord | NimberError>;
  /** At most 2000 positions; else the error `too-many-positions`. */
  optionsGraph(position: string, most: number): OptionsGraphRecord | NimberError;
  /** Two heaps under the rule; at most 2000 x 2000. */
  grid(rule: string, rows: number, columns: number): Work<GridRecord | NimberError>;
  /** Values of wythoff for 0..rows-1 x 0..columns-1, row by row; at most 2000 x 2000. */
  wythoffGrid(rows: number, columns: number): Uint16Array;
}

/** Every question: nimber.js. */
/** One side of a pair: a cell, a part of a sum or a vertex. */
export interface PairedPlace {
  /** which term, from 1 */
  term: number;
  /** cells row by row, or parts of the term, from 1; 0 for a whole term, and of vertices */
  part: number;
  /** of a vertex; else "" */
  name: string;
}
/** An argument by which the second player copies each move. */
export interface SymmetryRecord {
  map: SymmetryMap;
  /** of a won position: the move after which the other side is copied; null of a lost one */
  move: MoveRecord | null;
  /** the position that is symmetric: after `move`, or itself */
  after: string;
  /** boards: two symbols that change places as well; else "" */
  exchange: string;
  /** what changes places, on the board of `after` */
  pairs: [PairedPlace, PairedPlace][];
}
export interface NimberModule extends BoardModule {
  version(): string;
  /** values: how many may be computed; 0 for 10 million. */
  period(rule: string, values: number): PeriodWork;
  /** Checks a certificate from its rule alone, by another program. */
  verifyPeriod(certificate: string): Work<VerdictRecord | NimberError>;
  /**
   * The misère quotient of the heaps 0 … heaps; heaps -1: as far as the limit goes, or the proof of
   * a period. limit: in words of 64 bits looked at, 0 for 5 * 10^9.
   */
  quotient(rule: string, heaps: number, limit: number): QuotientWork;
  /** Checks a certificate from its rule alone, by another program. */
  verifyQuotient(certificate: string): Work<VerdictRecord | NimberError>;
  /**
   * Tests "P when n%7==0||n%7==2", "N when …", "g(n) = n%(m+1)", "g(a,b) = xor(a,b)", or an
   * expression alone. definitions: "k=3" for each further name; m is the largest number of a
   * subtraction set. heaps: how many to look at; 0 for a million.
   */
  conjecture(
    rule: string,
    guess: string,
    definitions: string[],
    heaps: number,
  ): Work<ConjectureRecord | NimberError>;
  /** Where the values of two rules first differ. heaps: how many to look at; 0 for a million. */
  compare(left: string, right: string, heaps: number): Work<ComparisonRecord | NimberError>;
  /** Where the values of a rule first differ from a list of numbers as a person pastes it. */
  compareValues(rule: string, values: string): Work<ComparisonRecord | NimberError>;
  /** Which of the heaps 0 ... count - 1 are lost; at most 10 million are looked at. */
  lostHeaps(rule: string, count: number): Work<LostRecord | NimberError>;
  /**
   * A position with one '?' in place of a number. numbers: how far to try where nothing is proven;
   * 0 for 1000.
   */
  solve(text: string, numbers: number): Work<SolutionRecord | NimberError>;
  /** The position of one heap of n under the rule; of a row of coins, of one head at place n. */
  heapPosition(rule: string, n: number): { position: string } | NimberError;
  /**
   * In a sum that is not disjunctive: the move that makes at once what leads to each of these
   * positions, each of which differs from the first in one part; null where that is no legal move.
   */
  joinMoves(position: string, positions: string[]): { move: MoveRecord | null } | NimberError;
  /** Calculates with nimbers below 2^64: `4*7+3`. */
  calculate(expression: string): { expression: string; value: string } | NimberError;
  /** The nim products of 0 ... size - 1, row by row; of 256 at most. */
  nimTable(size: number): Uint16Array;
  problems(): ProblemInfo[];
  /**
   * A whole input for a problem, by name or alias; of an unknown one the result is the error
   * `unknown-problem`.
   */
  judge(problem: string, input: string): JudgeWork;
  /**
   * A short C++17 program that solves the rule, "" where there is none; what it reads and prints is
   * told at Rule::program in core/include/nimber/rule.hpp.
   */
  program(rule: string): { rule: string; text: string } | NimberError;
  /**
   * What the values of a rule look like. where: a line through two numbers, "q=n-1", or "". count:
   * how many values, of two numbers rows; 0 for the usual 5000, 64 rows or 256 on a line.
   */
  patterns(rule: string, where: string, count: number): PatternsWork;
  /** The same of pasted numbers, marks P/N or W/L, or rows of them. */
  patternsOf(values: string): PatternsWork;
  guessOf(values: string, guess: string, definitions: string[]): ValueGuessRecord | NimberError;
  /** A guess about n along a line through two numbers; count as in patterns(). */
  guessAlong(
    rule: string,
    where: string,
    guess: string,
    definitions: string[],
    count: number,
  ): Work<ValueGuessRecord | NimberError>;
  /**
   * C++ for a judge. io: how cases come: "T" (their number first), "eof" or "zero" (until 0 heaps).
   * heaps: "counted" (their number first), "line" (those of a line) or "one". by: "closed",
   * "period", "runs", "table", "guess" (by a law that is not proven), "set" (each case begins with
   * what may be taken) or "positions" (and each set is followed by several positions); "" for the
   * best but a guess, `ways` being those there are. first, second: what it prints where the player
   * to move wins, or the other one. misere: whoever can't move wins. moves: "one", "all" or "count"
   * winning moves are printed, "" for none. "" where there is no program. rule: or a list as in
   * patternsOf, whose program is a guess whatever `by` says; the answer's rule is "" then, and
   * misere and moves say nothing.
   */
  judgeProgram(
    rule: string,
    io: string,
    heaps: string,
    by: string,
    first: string,
    second: string,
    misere: boolean,
    moves: string,
  ): Work<{ rule: string; text: string; ways: string[] } | NimberError>;
  /** The form in which a judge's sample is written. Error: `sample-unexplained`. */
  sampleForm(rule: string, input: string, output: string): Work<SampleRecord | NimberError>;
  /** Cases in that shape, at most 1,000; of a rule of two numbers these two a case. */
  checkCases(
    rule: string,
    io: string,
    heaps: string,
    first: string,
    second: string,
    seed: number,
    count: number,
  ): CheckWork;
  /**
   * Positions of the rule with exactly one winning move each, and what that move leads to. With
   * `~misere` behind the rule whoever can't move wins. size: 1 to 3. The same seed gives the same.
   */
  worksheet(
    rule: string,
    seed: number,
    count: number,
    size: number,
  ): { rule: string; items: { position: string; after: string }[] } | NimberError;
  /**
   * The lines of a sheet, each with what it is (docs/sheets.md): 200 at most. A line that can't be
   * read keeps its error, whose column counts in the line.
   */
  readSheet(text: string): SheetLineRecord[] | NimberError;
  /** The answer of a sheet's line, from 0. */
  answerLine(sheet: string, line: number): Work<SheetAnswer>;
  /** What can be asked of a rule, in the order of the command line. */
  questionsFor(rule: string): QuestionRecord[] | NimberError;
  /**
   * The analysis by an argument alone: that the position is lost; or, with `won`, that a move leads
   * to one that is lost by copying. places: how many places, arcs and moves may be looked at; 0 for
   * 5 million. `unsettled` where none is found.
   */
  argue(position: string, won: boolean, places: number): AnalysisRecord | NimberError;
  /** As explain; an argument that says who wins, or that a board or graph is lost, stands first. */
  explainArgued(position: string, limit: number): Work<ExplanationRecord | NimberError>;
  /** Who wins by copying each move, and what is copied where; null where no argument is found. */
  symmetry(position: string): { symmetry: SymmetryRecord | null } | NimberError;
  /**
   * after: what a move leads to from a position that is lost by copying. The move that copies it;
   * null where there is none.
   */
  copyOf(before: string, after: string): { move: MoveRecord | null } | NimberError;
  /** The smallest preperiod and period, proven within so many values; nulls where none is. */
  provenPeriod(
    rule: string,
    values: number,
  ): { preperiod: number | null; period: number | null } | NimberError;
}

export interface ModuleOptions {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (path: string) => string;
}
export default function createNimber(options?: ModuleOptions): Promise<NimberModule>;
