import { pairAfter } from "./cells";
import type {
  AnalysisRecord,
  ComponentRecord,
  CompoundStep,
  MoveRecord,
  Sentence,
  TermView,
} from "#module/nimber.js";
import type { BookStrings } from "./book";
import type { BoardStrings, FormStrings, ProblemStrings, TheoremName } from "./more";
import type { PagesStrings } from "./pages";
import type { PlaceStrings } from "./places";
import type { ShellStrings } from "./shell";
import type { KeptStrings, LeaveStrings, PlayStrings } from "./play";
import type { CreditsStrings } from "./credits";
import type { ExploreStrings } from "./explore";
import type { FaceStrings, RowWords, ToldMove } from "./faces";
import type { FamiliesStrings } from "./families";
import type { GoalStrings } from "./goals";
import type { PartsName } from "./hints";
import type { LessonStrings } from "./lesson";
import type { ShareStrings } from "./share";
import type { SheetsStrings } from "./sheets";
import type { WhyStrings } from "./why";

/**
 * What a game is called and how its form speaks. Keyed by the name that the module gives the game.
 */
export interface GameStrings {
  title: string;
  /** one line under the title in the picker */
  about: string;
  /** label of the rules' form; "" where the game has none */
  rules: string;
  /** label of the state's form, and of one part in it */
  state: string;
  part: string;
}

/** Every name that notation.md's table of games has. A test holds this against the module. */
export type GameName =
  | "nim"
  | "take"
  | "custom"
  | "octal"
  | "grundy"
  | "lasker"
  | "wythoff"
  | "fibonacci"
  | "stairs"
  | "strip"
  | "nimble"
  | "monks"
  | "hill"
  | "graph"
  | "hackenbush"
  | "nodekayles"
  | "arckayles"
  | "geography"
  | "coins"
  | "corners"
  | "own"
  | "row"
  | "grid";

/** Codes of the module's errors; a test holds them against the sentences. */
export const errorCodes = [
  "empty",
  "too-long",
  "bad-character",
  "game-expected",
  "missing-rules",
  "no-rules",
  "place-zero",
  "no-sequence",
  "rule-alone",
  "unknown-problem",
  "sample-unexplained",
  "input-word-expected",
  "input-number-expected",
  "input-out-of-range",
  "input-circle",
  "input-ended-early",
  "input-left-over",
  "output-too-long",
  "control-character",
  "bad-encoding",
  "unknown-game",
  "missing-colon",
  "missing-state",
  "bad-integer",
  "too-large",
  "too-many-parts",
  "bad-set",
  "empty-set",
  "zero-in-set",
  "reversed-range",
  "unknown-set-name",
  "bad-predicate",
  "not-a-comparison",
  "bad-octal",
  "bad-own",
  "bad-row",
  "bad-grid",
  "bad-graph",
  "bad-edges",
  "unknown-vertex",
  "repeated-edge",
  "not-distinct",
  "wrong-count",
  "bad-king",
  "bad-coins",
  "bad-variant",
  "expected-end",
  "bad-compound",
  "bad-step",
  "unsettled",
  "bad-certificate",
  "bad-expression",
  "unknown-name",
  "division-by-zero",
  "one-unknown",
  "too-few-values",
  "too-many-positions",
  "no-quotient",
  "no-winner",
  "unknown-question",
  "bad-option",
  "wrong-operands",
  "bad-sheet",
  "bad-family",
  "out-of-memory",
  "internal-error",
  "negative",
  // said by the page itself
  "engine-failed",
  "engine-not-loaded",
  "no-webassembly",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export type Who = "you" | "program";

/** Terms of the position a move is made in: names of vertices and how many heaps there are. */
export interface MoveContext {
  terms: readonly TermView[];
}

/** A language as it is chosen, in its own words. */
export interface About {
  /** on the button */
  name: string;
  /** for the document */
  tag: string;
  switchTo: string;
}

/**
 * All that the table of a language exports, strings/languages/CODE.ts; what it lacks is a type
 * error. Each of them but `about` is fetched when it is needed, so what only a place says stays out
 * of `page`.
 */
export interface Language {
  about: About;
  first: FirstStrings;
  rest: RestStrings;
  /** both */
  page: Strings;
  why: WhyStrings;
  explore: ExploreStrings;
  share: ShareStrings;
  sheets: SheetsStrings;
  ruleFamilies: FamiliesStrings;
  goals: GoalStrings;
  lesson: LessonStrings;
  credits: CreditsStrings;
  /** not fetched: said when the pages of their own are written */
  pages: PagesStrings;
  problems: ProblemStrings;
  book: BookStrings;
  faces: FaceStrings;
}

/** What can be wrong before anything else has come. */
type EarlyError = "engine-failed" | "engine-not-loaded" | "no-webassembly";
type RestName =
  | "others"
  | "textStaysForRepair"
  | "repairElsewhere"
  | "editing"
  | "theorems"
  | "why"
  | "several"
  | "forms"
  | "words"
  | "settled"
  | "winning"
  | "strip"
  | "record"
  | "play"
  | "share"
  | "leaving"
  | "keeping";

/** What the landing place says up to its first answer. */
export type FirstStrings = Omit<Strings, RestName | "errors"> & {
  errors: Pick<Strings["errors"], EarlyError>;
};
/** What is fetched behind that, and before anything else is shown. */
export type RestStrings = Pick<Strings, RestName> & {
  errors: Omit<Strings["errors"], EarlyError>;
};

type ToldOfMoves = "move" | "brief" | "where";

/** Stones go from a heap, and nothing else happens: all that the landing place has to tell. */
const isTaking = ({ kind, heap, also }: MoveRecord) => kind === "take" && heap > 0 && !also?.length;

export function whole(first: FirstStrings, rest: RestStrings): Strings {
  const telling =
    (name: ToldOfMoves) =>
    (move: MoveRecord, context: MoveContext): string =>
      (isTaking(move) ? first : rest.others)[name](move, context);
  return {
    ...first,
    ...rest,
    move: telling("move"),
    brief: telling("brief"),
    leaves: (move, context) => {
      const term = context.terms[move.term - 1];
      return term?.board === "wythoff"
        ? rest.others.leavesPair(...pairAfter(move, term))
        : first.leaves(move, context);
    },
    where: telling("where"),
    errors: { ...first.errors, ...rest.errors },
  };
}

/** Words that a tap explains. */
export type WordName =
  "N" | "P" | "D" | "pn" | "g" | "sg" | "xor" | "misere" | "octal" | "eye" | "induction";

/** What the page says everywhere, and the Board. */
export interface Strings {
  title: (position: string) => string;
  tagline: string;

  games: Record<GameName, GameStrings>;
  sumTitle: (games: number) => string;
  sumRule: string;
  /** two sentences, one after the other */
  together: (first: string, second: string) => string;
  termTitle: (term: number, title: string) => string;
  /** the rule in one sentence; "" for a code it does not know */
  rule: (sentence: Sentence) => string;
  /** who wins at the end */
  ending: (sentence: Sentence | null, misere: boolean) => string;

  words: {
    /** the question that a tap answers */
    ask: Record<WordName, string>;
    says: Record<WordName, string>;
  };

  leaving: LeaveStrings;
  keeping: KeptStrings;

  errors: Record<ErrorCode, (args: readonly string[]) => string>;
  unknownError: (code: string) => string;
  atColumn: (column: number) => string;
  textStaysForRepair: string;
  /** in a frame, where there is no box */
  repairElsewhere: string;
  brokenLink: string;
  startInstead: string;
  dropped: (text: string) => string;

  input: {
    label: string;
    placeholder: string;
    go: string;
    help: string;
  };
  board: {
    label: string;
    undo: string;
    redo: string;
    heap: (heap: number) => string;
    heapWords: (heap: number, stones: bigint) => string;
    /** what a face calls its parts together; null where it has no word for them */
    parts: PartsName | null;
    /** a face's first hint, where one thinks from the end; null where it has none */
    end: string | null;
    /** what a face says may be tapped first; null where it says nothing */
    first: string | null;
    noStones: string;
    /** while a piece is chosen and not yet its move */
    amount: string;
    notAMove: string;
    fewer: string;
    more: string;
    playThis: string;
    clear: string;
    /** of a move: whoever makes it wins, or loses */
    moveWins: string;
    moveLoses: string;
    moveDraws: string;
    valueOf: (value: string) => string;
    hint: string;
    bareRule: string;
    noPicture: string;
  };
  move: (move: MoveRecord, context: MoveContext) => string;
  /** the same where many are listed: what all of them say again is left out */
  brief: (move: MoveRecord, context: MoveContext) => string;
  /** what it leaves, in short: "leaves 18" */
  leaves: (move: MoveRecord, context: MoveContext) => string;
  /** the part of the board in which a move is made, as `move` calls it */
  where: (move: MoveRecord, context: MoveContext) => string;
  /** the same of any move; those above tell only of taking from a heap until this has come */
  others: Record<ToldOfMoves, (move: MoveRecord, context: MoveContext) => string> & {
    /** what is left of two heaps */
    leavesPair: (first: bigint, second: bigint) => string;
    /** on the button of a move of a part that stands above it */
    result: (move: MoveRecord, term: TermView) => string;
  };
  /** what to tap next, where a move like this one needs another tap */
  nextTap: (move: MoveRecord, context: MoveContext) => string;

  status: {
    yourMove: string;
    programMoves: string;
    player: (player: 1 | 2) => string;
    youWon: string;
    youLost: string;
    playerWon: (player: 1 | 2) => string;
    /** of a game that somebody else played: the player who began, or the other one */
    sideWon: (player: 1 | 2) => string;
    over: string;
    again: string;
    programPlayed: (move: string) => string;
    youPlayed: (move: string) => string;
    friendPlayed: (move: string) => string;
  };
  verdict: {
    label: string;
    wins: (who: Who, count: bigint | null, found: number) => string;
    loses: (who: Who) => string;
    overLost: string;
    overWon: string;
    working: string;
    examined: (options: bigint) => string;
    stop: string;
    stopped: string;
    resume: string;
    longer: string;
    hidden: string;
    show: string;
    value: string;
    /** neither side can force the end; how many moves keep it so */
    draw: (count: bigint | null, found: number) => string;
  };
  settled: {
    noValue: string;
    /** there is one, but who wins was found without it */
    notComputed: string;
    noValueMisere: string;
    noValueTheorem: string;
    noValueEndless: string;
    dLong: string;
    nLong: string;
    pLong: string;
  };
  winning: {
    title: string;
    none: string;
    over: string;
    more: (shown: number, total: bigint | null) => string;
    /** moves of both sides together, the winning one with them */
    /** behind a move that copies the last one */
    copy: string;
    winsIn: (moves: bigint) => string;
    drawing: string;
    /** where the listed ones are all that don't lose */
    othersLose: string;
    noneDraw: string;
  };
  strip: {
    title: string;
    caption: string;
    misereNote: string;
    cell: (n: number, value: number) => string;
    more: string;
    heapHere: (heaps: readonly number[]) => string;
    rule: (rule: string) => string;
    n: string;
    g: string;
    outcome: string;
  };
  record: {
    title: string;
    start: string;
    empty: string;
  };
  why: {
    title: string;
    /** to the card of the game whose reasons these are */
    backToResult: string;
    explain: string;
    close: string;
    further: string;
    /** what to do, in one sentence */
    opening: {
      /** leaves: what the move leaves, in short; "" where there is nothing to say */
      play: (move: string, leaves: string) => string;
      /** a move wins, but none is known */
      won: string;
      lost: string;
      drawn: (move: string) => string;
    };
    /** of a face that draws heaps as rows */
    rows:
      | (RowWords & {
          /** the move as a face tells it; null where it is none of its own */
          told: (move: MoveRecord, context: MoveContext) => ToldMove | null;
        })
      | null;
    /** equal parts, two by two; won: the move leaves them so */
    mirror: (won: boolean) => string;
    /** won: the move makes every column even */
    columns: (won: boolean) => string;
    /** of a row: what it is once the move is made */
    after: string;
    intro: (method: AnalysisRecord["method"]) => string;
    component: string;
    size: string;
    value: string;
    binary: string;
    sum: string;
    pieces: Record<ComponentRecord["kind"], (part: number) => string>;
    heads: (places: readonly string[]) => string;
    term: (term: number) => string;
    tameBig: string;
    tameSmall: string;
    more: (count: number) => string;
    /** a heap's size where the position says how many may be taken at most */
    limited: (size: string, most: string) => string;
    /** the position is one heap */
    one: {
      /** most: how many may be taken at most, where the position says so */
      value: (size: string, value: string, most: string | null) => string;
      /** sizes, ascending; there may be smaller ones */
      lost: (sizes: readonly string[], more: boolean) => string;
      /** multiple: where the lost sizes are the multiples of a number */
      leave: (sizes: readonly string[], multiple: string | null) => string;
      nonzero: string;
      /** listed: the lost sizes stand before it */
      zero: (size: string, most: string | null, listed: boolean) => string;
    };
  };
  thumb: { label: string; play: string; game: string; why: string; share: string };
  play: {
    title: string;
    /** over the board, in place of the game's name: somebody sent the position as a question */
    sentPuzzle: string;
    /** who one plays, with what that means */
    who: string;
    opponents: Record<"program" | "here" | "link", { name: string; about: string }>;
    strength: string;
    strengths: { perfect: string; good: string; weak: string };
    friendBegins: string;
    start: string;
    /** not from the start of the game */
    startHere: string;
    restart: string;
    swap: string;
    more: string;
  };
  share: {
    title: string;
    link: string;
    copyLink: string;
    text: string;
    copyText: string;
    send: string;
    copied: string;
    byHand: string;
  };
  several: {
    hint: string;
    play: string;
    refused: string;
    kind: string;
    most: string;
    kinds: Record<"" | "misere" | "every" | "first" | "some" | "most", string>;
    /** what a turn is, for the kind of sum as the module names it */
    rule: (sum: string) => string;
    why: {
      about: Record<CompoundStep["by"], string>;
      column: Record<Exclude<CompoundStep["by"], "search">, string>;
      won: Record<"won" | "lost", string>;
      digits: (modulus: string) => string;
      parity: Record<"suspense" | "remoteness", (number: string, lost: boolean) => string>;
      decides: Record<"outcomes" | "digits" | "search", (lost: boolean) => string>;
    };
  };
  edit: {
    open: string;
    games: string;
    title: string;
    /** opens the place where a game is made */
    make: string;
    misere: string;
  };
  editing: {
    misereAbout: string;
    game: string;
    remove: string;
    add: string;
    addPart: string;
    removePart: (part: number) => string;
    result: string;
    apply: string;
    reset: string;
    setKind: string;
    sets: Record<"upto" | "list" | "odd" | "even" | "fib" | "prime" | "square" | "pow2", string>;
    setMost: string;
    setList: string;
    predicates: string;
  };
  settings: {
    theme: string;
    themes: Record<"auto" | "light" | "dark", string>;
    nextTheme: (theme: string) => string;
  };
  boards: BoardStrings;
  forms: FormStrings;
  /** what the module's theorem codes stand for */
  theorems: Record<TheoremName, string>;
  playing: PlayStrings;
  places: PlaceStrings;
  shell: ShellStrings;
  close: string;
  skip: string;
  footer: string;
  /** the way to version and licences, at the foot of the page */
  about: string;
}
