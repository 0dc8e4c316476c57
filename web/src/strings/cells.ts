/** Rows of cells, their rules and their moves, taken apart for sentences. Pure. */
import type { MoveRecord, TermView } from "#module/nimber.js";

/** The lines of a board of cells. */
export const linesOf = (position: string): string[] =>
  position.slice(position.lastIndexOf(":") + 1).split("/");

export interface Painted {
  /** from 1, first and last; null where the board has one row */
  rows: readonly [number, number] | null;
  cells: readonly [number, number];
  /** what stood and what stands in the rectangle around all that changed */
  before: string;
  after: string;
}

export function painted(record: MoveRecord, term: TermView | undefined): Painted | null {
  if (!term || record.flips.length === 0) return null;
  const lines = linesOf(term.position);
  const width = lines[0]!.length;
  const now = lines.map((line) => [...line]);
  record.flips.forEach((cell, at) => {
    now[Math.floor((cell - 1) / width)]![(cell - 1) % width] = record.becomes[at]!;
  });
  const rows = record.flips.map((cell) => Math.floor((cell - 1) / width));
  const columns = record.flips.map((cell) => (cell - 1) % width);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const cut = (board: readonly (string | readonly string[])[]) =>
    board
      .slice(top, bottom + 1)
      .map((line) => [...line].slice(left, right + 1).join(""))
      .join("/");
  return {
    rows: lines.length > 1 ? [top + 1, bottom + 1] : null,
    cells: [left + 1, right + 1],
    before: cut(lines),
    after: cut(now),
  };
}

export interface DrawnRule {
  moves: { left: string; right: string }[];
  flip: boolean;
  turn: boolean;
  never: string[];
  until: string[];
}

/** The parts of a canonical rule: "o->.,oo->..;flip". */
export function drawnRule(text: string): DrawnRule {
  const [moves = "", ...flags] = text.split(";");
  const pictures = (name: string) =>
    flags.filter((flag) => flag.startsWith(`${name}=`)).map((flag) => flag.slice(name.length + 1));
  return {
    moves: moves.split(",").map((move) => {
      const [left = "", right = ""] = move.split("->");
      return { left, right };
    }),
    flip: flags.includes("flip"),
    turn: flags.includes("turn"),
    never: pictures("never"),
    until: pictures("until"),
  };
}
