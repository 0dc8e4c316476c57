import type { SymmetryMap } from "#module/nimber.js";

/** What the parts of a board are called together. */
export type PartsName =
  | "heaps"
  | "rows"
  | "trees"
  | "parts"
  /** of a staircase, every second one */
  | "steps"
  /** inside pairs of pieces */
  | "gaps"
  | "heads"
  | "pieces";

/** What there is after a move, by which it can be told without the move. */
export type LeftThing =
  | "number"
  | "stones"
  | "squares"
  | "cells"
  | "pieces"
  | "heads"
  | "edges"
  | "vertices"
  /** ways on from the vertex that a token is moved to */
  | "ways"
  /** the row of a board on which a piece stands then */
  | "row";

/** What the hints beside the board say; languages/CODE/hints.ts has the texts. */
export interface HintStrings {
  /** what the button is called */
  name: string;
  next: string;
  /** the question who wins is open */
  first: string;
  close: string;
  number: (step: number) => string;
  /** the first hint, by what there is to look at */
  look: {
    target: (left: bigint) => string;
    /** where one counts up: the number to reach */
    reach: (number: bigint) => string;
    /** the last move can be copied */
    copy: string;
    twins: (parts: PartsName) => string;
    balance: (parts: PartsName) => string;
    /** said before these two: which parts this position has */
    here: Record<"twins" | "balance", (parts: PartsName, sizes: readonly bigint[]) => string>;
    /** said before `target`: so much is left now; before `reach`: so far one has counted */
    left: (now: bigint) => string;
    said: (now: bigint) => string;
    /** said before these two, where not everything on the board counts */
    counts: Partial<Record<PartsName, string>>;
    misere: string;
    circles: string;
    /** most: so many may be taken now */
    limit: (most: bigint) => string;
    end: string;
    /** a move ends the game, and wins it */
    last: string;
  };
  /** the first hint where a board is symmetric, or is after a move: it does not tell which */
  symmetry: Record<SymmetryMap, string>;
  /** the first hint where every move loses */
  lost: string;
  part: (part: string, from: bigint, to: bigint) => string;
  zero: string;
  /** the same of a gap between two pieces, of which the part is one */
  gap: (part: string, from: bigint, to: bigint) => string;
  /** of one heap: sizes worth leaving, the smallest first */
  leave: (sizes: readonly bigint[]) => string;
  /** where one counts up: numbers worth reaching, the largest first */
  reach: (numbers: readonly bigint[]) => string;
  /** of one heap that may split: what the move leaves, in the face's words */
  leaving: (leaves: string) => string;
  /** what the right move leaves, as `plain` tells it: another one may leave as much */
  left: Record<LeftThing, (count: bigint) => string>;
  /** left: "" where it is not counted; wins: whether the move wins, or only keeps a draw */
  plain: (part: string, left: string, wins: boolean) => string;
  /** of several parts: the move leaves their values with nim-sum 0, which is not told */
  balanced: (part: string, parts: PartsName) => string;
  /** the same, where everything stands there twice then */
  paired: (part: string, parts: PartsName) => string;
  /** the same, where parts are worth their sizes: powers of two that occur oddly often */
  powers: (parts: PartsName, powers: readonly bigint[]) => string;
  /** behind it: the move makes that even */
  evenly: (part: string) => string;
  /** the same, where the move leaves the part whole, or parts it */
  pieces: (part: string, parts: PartsName, pieces: number) => string;
  /** of a heap with a limit: how the move is found by what it holds */
  least: (size: bigint) => string;
  /** where the move is made that leaves a symmetric board */
  symmetric: (part: string, map: SymmetryMap) => string;
  /** where the last move is copied */
  alike: (part: string) => string;
  /** where the move is made that ends the game */
  last: (part: string) => string;
  noPart: string;
  move: (words: string) => string;
  /** the move copies the last one */
  copy: (words: string) => string;
  /** after the move one copies */
  even: (words: string) => string;
  delay: (words: string) => string;
  wait: string;
}
