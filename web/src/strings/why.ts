/** What an explanation says. */
import type { TheoremName } from "./more";
import type { Outcome, SymmetryRecord } from "#module/nimber.js";

/** A formula stands between two `$`; the rest is words. */
export type Told = string;

/**
 * The numbers that a theorem speaks of in a position, as text, by name; a name may come more than
 * once.
 */
export interface Facts {
  get: (name: string) => string;
  all: (name: string) => readonly string[];
}

export interface WhyStrings {
  /** what the other side can do, and the answer to each; or, of a lost position, the reverse */
  answers: {
    title: (won: boolean) => string;
    about: string;
    /** over the moves, and over their answers */
    theirs: (won: boolean) => string;
    ours: (won: boolean) => string;
    /** the answer ends the game at once, or the game has ended before it */
    over: string;
    unknown: string;
    /** there is no reply: the game is over */
    none: string;
    /** null: more than were counted */
    more: (count: number | null) => string;
    /** of the picture of an answer */
    picture: (move: string, answer: string) => string;
  };
  /** heaps and what they are worth; inRows: a face draws them as rows */
  rows: {
    /** of the table */
    table: (inRows: boolean) => string;
    /** over the sizes */
    size: (inRows: boolean) => string;
    /** heaps worth the same, two by two; won: the move leaves them so */
    pairs: (
      inRows: boolean,
      pairs: readonly { sizes: readonly [bigint, bigint]; value: bigint }[],
      won: boolean,
    ) => string;
    /** heaps worth 0 */
    nothing: (inRows: boolean, sizes: readonly bigint[]) => string;
    /** over the columns of binary digits, where they are needed */
    columns: string;
  };
  /** two numbers of which one move may change both; named: they are a square of a board */
  cold: {
    /** place: that the move leads to, or that the board shows */
    first: (place: string, move: boolean, named: boolean) => string;
    /** before those that can still be reached */
    list: (named: boolean) => string;
    /** of a place in the list, for those who do not see it */
    marks: Record<"told" | "near" | "here", string>;
    /** how others are marked that one move reaches */
    others: string;
    /** end: where no move is left */
    because: (end: string, move: boolean, named: boolean) => string;
  };
  /** reckoning on the drawing itself */
  drawn: {
    title: string;
    about: string;
    back: string;
    next: string;
    step: (step: number, steps: number) => string;
    fusion: (vertices: number, loops: number, value: string) => string;
    colon: (edge: string, added: readonly string[], sum: string, value: string) => string;
    ground: (added: readonly string[], value: string) => string;
    matched: (token: string, mate: string) => string;
    missed: (token: string) => string;
    picture: string;
  };
  /** where play may never end */
  loops: {
    title: string;
    worth: (part: string, value: string) => string;
    infinite: (part: string, reached: readonly string[], missing: string) => string;
    after: (move: string) => string;
    /** between the two */
    colon: string;
    reply: (move: string, value: string) => string;
    noReply: (value: string) => string;
    single: (reached: readonly string[], rest: string | null, wins: boolean) => string;
    several: (parts: number) => string;
  };
  mends: {
    title: string;
    titleNone: string;
    oddColumns: (columns: number) => string;
    none: string;
    mend: (from: string, to: string) => string;
    before: string;
    after: string;
    gone: string;
    row: (when: string, name: string) => string;
    even: string;
    raises: (from: string, to: string) => string;
    misere: (total: string, bigs: number) => string;
    more: (count: number) => string;
  };
  /** which heaps are lost, of a single heap */
  leave: {
    title: string;
    what: (modulus: string, remainders: string[]) => string;
    here: (n: string, modulus: string, remainder: string, lost: boolean) => string;
  };
  walk: {
    title: string;
    about: string;
    /** behind it, where a keyboard is likely */
    keys: string;
    trail: string;
    start: string;
    up: string;
    partsAbout: string;
    parts: string;
    misereParts: string;
    options: string;
    worth: (value: string) => string;
    worthUnknown: string;
    bottom: string;
    mex: (value: string) => string;
    mexZero: string;
    mexPart: (value: string) => string;
    mexOpen: (value: string) => string;
    reachedBy: (value: string, move: string) => string;
    missing: (value: string) => string;
    moreOptions: (shown: number) => string;
    onBoard: string;
    strip: string;
    stripAbout: string;
    back: (heap: string) => string;
    forward: (heap: string) => string;
    cell: (heap: string, value: string, reached: boolean, here: boolean) => string;
    /** the value is known by an argument alone */
    argued: string;
    outcomeOnly: string;
  };
  /** why it is worth that much, where that is asked */
  worth: {
    /** reached: the values that moves lead to */
    mex: (reached: readonly string[], value: string) => string;
    sum: (values: readonly string[], value: string) => string;
    argued: string;
  };
  theorem: {
    title: string;
    /** what wins and values mean in a theorem, of a position in misère play */
    ofNormalPlay: string;
    numbers: string;
    source: string;
    turned: string;
    pieces: {
      heap: (size: string) => string;
      pair: (part: number, size: string) => string;
      edge: (part: number, size: string) => string;
      step: (part: number, size: string) => string;
      token: (part: number, vertex: string) => string;
      coin: (part: number, square: string) => string;
      head: (place: string) => string;
      heads: (places: readonly string[]) => string;
      part: (part: number) => string;
      whole: () => string;
    };
    becomes: (value: string) => string;
    /** of a square: its two numbers, as a theorem counts them */
    counted: (square: string, numbers: readonly string[]) => string;
    /** of a part for which a theorem that was told before says so much */
    above: (formulas: readonly string[]) => Told;
    says: Record<TheoremName, (facts: Facts, value: string) => Told[]>;
    sources: Record<TheoremName, string>;
  };
  /** who wins by copying */
  mirrors: {
    lost: Record<SymmetryRecord["map"], string>;
    /** move: the first one */
    first: (move: string) => string;
    /** moves that win without copying; more: there are more of them */
    others: (moves: readonly string[], more: boolean) => string;
    /** after that move */
    won: Record<SymmetryRecord["map"], string>;
    /** move: the copy of the last one */
    copies: (move: string) => string;
    /** two symbols that change places as well */
    exchange: (one: string, two: string) => string;
    /** a switch */
    pairs: string;
    /** the program copies, or the reader does */
    against: string;
    hold: string;
  };
  strategy: {
    title: string;
    sheet: string;
    /** lays it beside the board, and takes it away */
    hold: string;
    putAway: string;
    /** whose turn it is by the table; or that the game is nowhere in it */
    theirs: string;
    yours: string;
    away: string;
  };
  brute: {
    /** over all ways to check it */
    check: string;
    title: string;
    about: string;
    button: string;
    outcome: (outcome: Outcome) => string;
    looked: (positions: number) => string;
    smaller: string;
    agrees: string;
    differs: string;
    noTheory: string;
  };
  graph: {
    title: string;
    about: string;
    tooMany: string;
    tooManyToDraw: (positions: number, moves: number) => string;
    label: (positions: number, moves: number) => string;
    round: (round: number, last: number) => string;
    roundZero: (positions: number) => string;
    roundSays: (lost: number, won: number) => string;
    drawn: (positions: number) => string;
    first: string;
    previous: string;
    next: string;
    last: string;
    dot: string;
    list: string;
    position: string;
    outcome: string;
    value: string;
    settled: string;
    open: string;
  };
  /** who has checked a theorem, and how to check who wins */
  known: {
    title: string;
    kernel: string;
    byHand: string;
    checkTitle: string;
    check: string;
  };
  quotient: {
    title: string;
    about: (order: string, lost: string) => string;
    word: string;
    product: string;
    lost: string;
    notLost: string;
    /** of the misère Nim rule; lost: it says so; right: it is so */
    nimRule: (lost: boolean, right: boolean) => string;
    moves: string;
    gone: string;
    makes: string;
  };
  conventions: {
    title: string;
    normal: string;
    misere: string;
    normalAbout: string;
    misereAbout: string;
    wins: string;
    loses: string;
    draws: string;
    unsettled: string;
    together: (name: string, value: string) => string;
    rules: Record<
      "nim-sum" | "ones" | "theorem" | "search" | "unknown" | "over" | "quotient",
      string
    >;
  };
}
