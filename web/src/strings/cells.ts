/** Rows of cells, their rules and their moves, taken apart for sentences. Pure. */
import type { MoveRecord, TermView } from "#module/nimber.js";

/** The lines of a board of cells. */
export const linesOf = (position: string): string[] =>
  position.slice(position.lastIndexOf(":") + 1).split("/");

export interface Painted {
  /** the first cell and the last, as they are named beside the board */
  cells: readonly [string, string];
  /** what stood and what stands in the rectangle around all that changed */
  before: string;
  after: string;
  /** the few cells that change, where those between them stay and all become the same; else none */
  scattered: readonly string[];
}

/** More cells are told by the first and the last. */
const mostNamed = 6;

/** A column: a to z, then aa. */
export const columnName = (column: number): string =>
  (column > 26 ? columnName(Math.floor((column - 1) / 26)) : "") +
  String.fromCharCode(97 + ((column - 1) % 26));

/** Of a board of several rows as on a chessboard, rows from above; else the number alone. */
export const cellName = (row: number, column: number, rows: number) =>
  rows > 1 ? `${columnName(column)}${row}` : String(column);

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
  const alone = record.flips.length < (bottom - top + 1) * (right - left + 1);
  const alike = [...record.becomes].every((symbol) => symbol === record.becomes[0]);
  const names = rows.map((row, at) => cellName(row + 1, columns[at]! + 1, lines.length));
  const cut = (board: readonly (string | readonly string[])[]) =>
    board
      .slice(top, bottom + 1)
      .map((line) => [...line].slice(left, right + 1).join(""))
      .join("/");
  return {
    cells: [
      cellName(top + 1, left + 1, lines.length),
      cellName(bottom + 1, right + 1, lines.length),
    ],
    before: cut(lines),
    after: cut(now),
    scattered: record.flips.length <= mostNamed && alone && alike ? names : [],
  };
}

/** Where a move takes a piece from and puts it down again, on a cell that was free. */
export function carried(
  { flips, becomes }: MoveRecord,
  term: TermView | undefined,
): { symbol: string; from: string; to: string } | null {
  if (!term || flips.length !== 2) return null;
  const lines = linesOf(term.position);
  const width = lines[0]!.length;
  const before = lines.join("");
  const [from, to] = becomes[0] === "." ? [flips[0]!, flips[1]!] : [flips[1]!, flips[0]!];
  const symbol = before[from - 1] ?? ".";
  const now = (cell: number) => becomes[flips.indexOf(cell)];
  if (symbol === "." || before[to - 1] !== "." || now(from) !== "." || now(to) !== symbol)
    return null;
  const name = (cell: number) =>
    cellName(Math.floor((cell - 1) / width) + 1, ((cell - 1) % width) + 1, lines.length);
  return { symbol, from: name(from), to: name(to) };
}

/** The cell that is looked at first: the one that a piece leaves for another, or the first. */
export function leadCell({ flips, becomes }: MoveRecord): number {
  const empty = flips.filter((_, at) => becomes[at] === ".");
  const target = flips.find((_, at) => becomes[at] !== ".");
  if (target === undefined || empty.length === 0) return flips[0] ?? 1;
  const away = (cell: number) => Math.abs(cell - target);
  return empty.reduce((far, cell) => (away(cell) > away(far) ? cell : far));
}

/** The cells that a move changes by their names: the one looked at first, and so on from there. */
export function cellsOf(record: MoveRecord, term: TermView): string[] {
  const lines = linesOf(term.position);
  const width = lines[0]!.length;
  const lead = leadCell(record);
  return [...record.flips]
    .sort((a, b) => Math.abs(a - lead) - Math.abs(b - lead))
    .map((cell) =>
      cellName(Math.floor((cell - 1) / width) + 1, ((cell - 1) % width) + 1, lines.length),
    );
}

/** The end of a taken edge at which most edges meet: it doesn't tell yet which of them. */
export function endOf({ place }: MoveRecord, { vertices, edges }: TermView): string {
  const meet = (name: string) => edges.filter((end) => vertices[end] === name).length;
  return place
    .split("-")
    .filter((name) => name !== "0")
    .reduce((best, name) => (meet(name) > meet(best) ? name : best));
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

/** "(n, q)": what the numbers of each part are called; "" where they have no names. */
export const lettersOf = (term: TermView | undefined): string =>
  term && (term.shape === "tuple" || term.shape === "set") && term.names.length > 1
    ? `(${term.names.join(", ")})`
    : "";

/** Two numbers of which a move takes from one, or the same from both, as it leaves them. */
export function pairAfter(
  { kind, part, after }: MoveRecord,
  { parts }: TermView,
): readonly [bigint, bigint] {
  const [a = 0n, b = 0n] = after;
  if (kind === "both") return [a, b];
  return part === 1 ? [a, parts[1] ?? 0n] : [parts[0] ?? 0n, a];
}

/** The square of two numbers, which are counted from 0 at the corner. */
export const squareOf = ([x, y]: readonly [bigint, bigint]): string =>
  cellName(Number(y) + 1, Number(x) + 1, 2);
