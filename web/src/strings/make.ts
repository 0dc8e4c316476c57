/** What the place says in which a game is made. */

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
] as const;
export type MadeGame = (typeof madeGames)[number];

export type HeadKind = "number" | "tuple" | "set" | "row" | "bag";
export type ClauseKind = "empty" | "choice" | "condition" | "change" | "result";

export interface MakeStrings {
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
  removeClause: (way: number, line: number) => string;
  addWay: string;
  removeWay: (way: number) => string;
  state: string;
  /** what a clause of this kind does, below the one being written */
  kinds: Record<ClauseKind, string>;
  /** names that may be used here */
  names: (names: readonly string[]) => string;
  tryOne: string;
  moves: (shown: number, all: boolean) => string;
  noMoves: string;
  play: string;
  help: string;
}
