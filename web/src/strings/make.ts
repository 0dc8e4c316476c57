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

export type NamedSet = "odd" | "even" | "square" | "pow2" | "prime" | "fib";
export type CompareSign = ">=" | "<=" | "==" | "!=" | ">" | "<";

export interface MakeStrings {
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
