/** What the boards beyond heaps, the forms, the theorems and the Problems place say. */
import type { GameInfo } from "#module/nimber.js";

/** What is said of a tap on the board that chose nothing. */
export interface TapStrings {
  /** the program, or the friend, is to move */
  program: string;
  friend: string;
  /** what may be tapped first */
  boards: Record<GameInfo["board"], string>;
}

/**
 * What another tap on what is chosen does: plays it, adds a neighbour, or keeps only that one; of
 * coins the rightmost plays, and others may be added.
 */
export type TapKind = "again" | "beside" | "one" | "coin" | "coins";

/** Codes of the module's theorems; a test holds them against the core. */
export const theoremNames = [
  "bouton",
  "bash",
  "take-interval",
  "take-from",
  "take-odd",
  "take-even",
  "take-pow2",
  "take-half",
  "take-residue",
  "taking-bound",
  "divisors",
  "prime-to",
  "digits",
  "lines",
  "euclid",
  "euclid-zero",
  "drop-split",
  "equal-length",
  "king-steps",
  "same-game",
  "table",
  "mex",
  "symmetry",
  "loops",
  "period",
  "lasker",
  "wythoff",
  "wythoff-misere",
  "fibonacci",
  "staircase",
  "nimble",
  "hackenbush",
  "graph-kayles",
  "matching",
  "hill",
  "turtles",
  "mock",
  "ruler",
  "twins",
  "corners",
] as const;
export type TheoremName = (typeof theoremNames)[number];

export const coinVariants = ["turtles", "mock", "ruler", "twins"] as const;
export type CoinVariant = (typeof coinVariants)[number];

/** What problems are won by, as the core calls it; a test holds them against the module. */
export const techniqueNames = [
  "bash",
  "coins",
  "counts",
  "every",
  "euclid",
  "fibonacci",
  "formula",
  "graph",
  "hackenbush",
  "invariant",
  "loops",
  "matching",
  "mirror",
  "misere",
  "moore",
  "nim",
  "nim-product",
  "parity",
  "period",
  "search",
  "staircase",
  "stay-or-give",
  "table",
  "wythoff",
] as const;
export type TechniqueName = (typeof techniqueNames)[number];

/** What stands before the first dash of a problem's name. */
export const judgeNames = [
  "poj",
  "hdu",
  "cses",
  "luogu",
  "codeforces",
  "atcoder",
  "leetcode",
  "euler",
  "lanqiao",
] as const;
export type JudgeName = (typeof judgeNames)[number];

/** Boards whose pieces stand in a row. */
export type TrackKind = "strip" | "squares" | "monks" | "hill";

export interface BoardStrings {
  /** labels of the typed boxes: a place to go to; how many to take; the smaller heap of a split */
  /** of what is chosen in a row: what another tap does */
  tap: Record<TapKind, string>;
  toPlace: string;
  takeOf: string;
  splitOff: string;
  /** a run of squares, steps or distances left out of the picture */
  skipped: (count: bigint) => string;
  from: (place: bigint) => string;
  cannotMove: string;
  /** "coin 2 on square 7", "monk 1 on step 3", "climber 2, the king, 4 from the top" */
  piece: Record<TrackKind, (part: number, place: bigint, king: boolean) => string>;
  place: Record<TrackKind, string>;
  /** how many may be taken next */
  limit: (most: string) => string;
  top: string;
  summit: string;
  ground: string;
  step: (step: number) => string;
  stepWords: (step: number, stones: bigint) => string;
  gap: (size: bigint, value: bigint) => string;
  coinWords: (coin: number, head: boolean, chosen: boolean) => string;
  head: string;
  tail: string;
  coinHint: string;
  /** row 0: the board has one row only */
  drawnCell: (row: number, cell: number, symbol: string, next: string | null) => string;
  cellHint: string;
  /** one row that stands in so many lines */
  rowLines: (lines: number) => string;
  cornersHint: string;
  cornerWords: (row: number, column: number, head: boolean, chosen: boolean) => string;
  both: string;
  bothWords: string;
  heapsView: string;
  gridView: string;
  picture: string;
  byOutcome: string;
  byValue: string;
  colours: string;
  zoomIn: string;
  zoomOut: string;
  /** the queen's grid in words */
  gridWords: (first: bigint, second: bigint) => string;
  cellWords: (first: number, second: number, value: number | null, reachable: boolean) => string;
  gridTooLarge: string;
  vertexWords: (name: string, tokens: number, value: bigint | null) => string;
  tokenWords: (token: number, vertex: string, targets: readonly string[]) => string;
  graphWords: (vertices: number, arrows: number) => string;
  /** games whose pieces are edges or vertices */
  pictureWords: (vertices: number, edges: number) => string;
  edgeWords: (name: string, free: boolean) => string;
  nodeWords: (name: string, state: "plain" | "token" | "visited" | "ground") => string;
  /** a number of a part by its name: "a, 8" */
  numberWords: (name: string, value: bigint) => string;
  partTitle: (part: number) => string;
  cellTitle: (cell: number) => string;
  gridTab: string;
  numbersTab: string;
  tokenGridWords: (first: bigint, second: bigint) => string;
  /** of the same grid, where its squares have names */
  queenOn: (square: string) => string;
  squareWords: (square: string, value: number | null, reachable: boolean) => string;
  tokenCellWords: (
    first: number,
    second: number,
    value: number | null,
    reachable: boolean,
  ) => string;
  noGrid: string;
  /** over the moves of a part, of which each is a button; "": the only part */
  canMove: (part: string) => string;
  nothingLeft: string;
  /** so many, which have no place of their own on the board */
  emptyHeaps: (count: number) => string;
  moreResults: string;
  otherResult: string;
  notAResult: string;
}

export interface FormStrings {
  knownCodes: string;
  codes: Record<"kayles" | "dawson" | "dawsonsKayles" | "treblecross" | "splits", string>;
  less: string;
  more: string;
  climber: (part: number) => string;
  variants: Record<CoinVariant, { title: string; about: string }>;
  coin: (coin: number, head: boolean) => string;
  addCoin: string;
  removeCoin: string;
  square: (square: number, taken: boolean) => string;
  tapSquares: string;
  drawn: {
    title: string;
    palette: string;
    brush: (symbol: string) => string;
    /** what a move does, as a sentence */
    told: (left: string, right: string) => string;
    /** a picture that stands somewhere, in words */
    stands: (picture: string) => string;
    left: string;
    right: string;
    columns: string;
    rows: string;
    moreColumns: string;
    fewerColumns: string;
    moreRows: string;
    fewerRows: string;
    remove: string;
    addMove: string;
    /** before what a rule allows too, turned, mirrored, or both */
    also: (flip: boolean, turn: boolean) => string;
    flip: string;
    turn: string;
    never: string;
    until: string;
    addNever: string;
    addUntil: string;
    board: string;
    /** of signs of a rule's text: what follows each */
    nextRow: string;
    becomes: string;
    orElse: string;
    neverStands: string;
    endsAt: string;
    /** unfolds the pictures of a rule that is told in words */
    inPictures: string;
  };
  groups: Record<"take" | "heaps" | "board" | "drawn" | "coins" | "sums", string>;
}

/** Another program's output against the right one. */
export interface CompareWords {
  compareButton: string;
  same: string;
  differs: (line: number, column: number) => string;
  ours: string;
  yours: string;
  nothing: string;
  caseNumber: (number: number) => string;
  openCase: string;
  noBoard: string;
}

export interface OwnProblemStrings {
  kind: string;
  list: string;
  make: string;
  about: string;
  title: string;
  text: (most: number) => string;
  rule: string;
  io: string;
  ios: Record<"T" | "eof" | "zero", string>;
  heaps: string;
  heapsOf: Record<"counted" | "line" | "one", string>;
  first: string;
  second: string;
  sample: string;
  sampleAbout: string;
  sampleIn: string;
  sampleOut: string;
  put: string;
  change: string;
  forget: string;
  /** how the input is written and what is printed */
  form: (
    io: "T" | "eof" | "zero",
    heaps: "counted" | "line" | "one",
    first: string,
    second: string,
  ) => string;
  noTitle: string;
  badWords: string;
  otherForm: string;
  /** all random cases have the same answer */
  oneAnswer: string;
  stopped: string;
  faults: Record<"cut" | "shape" | "long", string>;
}

export interface ProblemStrings {
  comparison: CompareWords;
  place: string;
  board: string;
  places: string;
  title: string;
  about: string;
  choose: string;
  search: string;
  searchHint: string;
  found: (count: number) => string;
  all: (count: number) => string;
  noneFound: string;
  /** above what holds most of the words that were typed */
  nearest: string;
  judges: Record<JudgeName, string>;
  asks: string;
  technique: string;
  techniques: Record<TechniqueName, string>;
  chapter: (chapter: number) => string;
  program: string;
  /** the first cases, each beside the position that it is */
  translation: string;
  translationAbout: string;
  openBoard: string;
  disguise: string;
  noDisguise: string;
  traps: string;
  input: string;
  inputHint: string;
  file: string;
  sample: string;
  run: string;
  stop: string;
  stopped: string;
  working: string;
  output: string;
  copy: string;
  copied: string;
  byHand: string;
  cut: (shown: number, total: number) => string;
  errorAt: (line: number) => string;
  solved: string;
  solvedCount: (count: number) => string;
  /** the storage is full or forbidden */
  solvedLost: string;
  /** how hard it is */
  level: string;
  levels: Record<1 | 2 | 3, string>;
  narrow: {
    title: string;
    chapter: string;
    chapterShort: (chapter: number) => string;
    all: string;
    open: string;
  };
  link: { label: string; copy: string };
  /** random cases, for the reader's own program */
  checkMine: {
    title: string;
    /** `inputs`: so many inputs must be right, each of one case where it is more than 1 */
    about: (cases: number, inputs: number) => string;
    copy: string;
    save: string;
    theirs: string;
    passed: string;
    rightOf: (right: number, wanted: number) => string;
    next: string;
    show: string;
    make: string;
    again: string;
    below: (cases: number) => string;
  };
  /** a problem of one's own */
  own: OwnProblemStrings;
  compare: string;
  compareAbout: string;
  cases: (count: number) => string;
  caseLines: (input: number, output: number) => string;
  lineOnBoard: string;
  next: string;
  previous: string;
  answer: string;
}
