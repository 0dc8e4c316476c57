/** What the gallery says, and what each face calls its game, its rule and its moves. */
import { columnName } from "./cells";
import type { PartsName } from "./hints";
import type { MoveRecord } from "#module/nimber.js";

/** A move as a face tells it. */
export interface ToldMove {
  record: MoveRecord;
  /** no other heap is on the board */
  alone: boolean;
  /** it moves the pieces that the face draws in place of stones */
  pieces: boolean;
  /** the number that it says, where the face counts up; else 0 */
  said: bigint;
  /** the number that the counting ends with; else 0 */
  goal: bigint;
  /** the move in the game's own words */
  plain: string;
  /** the numbers of the part before the move, where a game that people write has them */
  before: readonly bigint[];
  /** names of the cells that change: the one looked at first, and so on from there */
  cells: readonly string[];
  /** the square of two numbers that the move leads to; "" where there is none */
  square: string;
}

/** The lowest square that a bite takes: the first column that gets lower. */
export function biteOf({ record, before }: ToldMove): { column: string; square: string } {
  const [left = []] = record.leaves;
  const at = Math.max(
    0,
    before.findIndex((number, index) => (left[index] ?? 0n) < number),
  );
  const column = columnName(at + 1);
  return { column, square: `${column}${(left[at] ?? 0n) + 1n}` };
}

/** The places in its row of what a move takes away, from 1; null where the row goes as a whole. */
export function goneFrom({ record }: ToldMove): { first: bigint; last: bigint } | null {
  const stay = record.after.filter((left) => left > 0n);
  if (stay.length === 0) return null;
  const before = stay.length === 2 ? stay[0]! : 0n;
  return { first: before + 1n, last: before + record.amount };
}

/**
 * Does a move take from one end of its row, so that one piece stays? A row is the same seen from
 * its other end, and the move may have been chosen there.
 */
export const atEnd = ({ record }: ToldMove): boolean =>
  record.after.filter((left) => left > 0n).length === 1;

/** Why a number wins, of a face that counts up. */
export interface CountingWords {
  /** the number that is said next; step: between one that wins and the next, where it is known */
  won: (next: string, step: string | null) => string;
  lost: (step: string | null) => string;
  /** the numbers that win, ascending; a dot for those that are left out */
  numbers: (numbers: readonly string[]) => string;
  worth: (left: string, value: string) => string;
}

/** Of a face that draws heaps as rows: a move as one points at it, and what stands there then. */
export interface RowWords {
  /** how long a row is drawn that is a heap of this size */
  size: (heap: bigint) => bigint;
  /** the first sentence of Why; left: the rows that are left; copies: one copies from there on */
  first: (told: ToldMove, left: readonly bigint[], copies: boolean) => string;
  /** the same of a lost position whose rows are alike, two by two */
  twins: (rows: readonly bigint[]) => string;
}

export interface FaceWords {
  title: string;
  /** the rule in one sentence, and who wins */
  rule: (misere: boolean) => string;
  /** of a face for several games: each one's rule, over its board */
  rules?: readonly string[];
  /** where these are missing, or say nothing, the game's own words serve */
  move?: (told: ToldMove) => string;
  /** the same in a list of many, short */
  brief?: (told: ToldMove) => string;
  /** "" where the move itself says it */
  leaves?: (told: ToldMove) => string;
  /** the part in which the move is made, as `move` calls it */
  where?: (told: ToldMove) => string;
  /** what to tap next, after a first tap */
  nextTap?: string;
  /** what may be tapped first, after a tap that chose nothing */
  first?: string;
  heap?: (heap: number) => string;
  /** one of the parts, where it is no heap */
  part?: (part: number) => string;
  /** what the parts are called together; "rows" where a heap has a name of its own */
  parts?: PartsName;
  heapWords?: (heap: number, pieces: bigint) => string;
  /** the first hint of a game that is one whole: how to think from its end */
  end?: string;
  /** the number said so far, for those who don't see the line */
  said?: (said: bigint, goal: bigint) => string;
  counting?: CountingWords;
  rows?: RowWords;
}

/** The names that stand in links, as in `as=kayles`. */
export type FaceName =
  | "stones21"
  | "count100"
  | "lines"
  | "auction"
  | "rows"
  | "half"
  | "kayles"
  | "dawson"
  | "dawsons-kayles"
  | "treblecross"
  | "queen"
  | "georgia"
  | "planets"
  | "christmas"
  | "matching"
  | "skittles"
  | "strip-of-crosses"
  | "three-crosses"
  | "pegs"
  | "cram"
  | "dominoes"
  | "notakto"
  | "clobber"
  | "chomp"
  | "turtles"
  | "mock"
  | "ruler"
  | "twins"
  | "sum"
  | "mixed";

export interface FaceStrings {
  title: string;
  about: string;
  /** over the box that filters */
  search: string;
  none: string;
  /** before the games that typed words may mean */
  meant: string;
  /** on the card that leads to a game of one's own */
  make: string;
  /** a small sum of games won against the program */
  won: (games: number) => string;
  words: Record<FaceName, FaceWords>;
}
