/** Rows of cells, their rules and their moves, taken apart for sentences. Pure. */
import type { MoveRecord, TermView } from "#module/nimber.js";

/** The lines of a board of cells. */
export const linesOf = (position: string): string[] =>
  position.slice(position.lastIndexOf(":") + 1).split("/");

/** Cells that become the same: "a1–a3", or one by one where other cells stand between them. */
export interface Painted {
  places: readonly string[];
  /** how many cells they are */
  cells: number;
  becomes: string;
}

/** A column: a to z, then aa. */
export const columnName = (column: number): string =>
  (column > 26 ? columnName(Math.floor((column - 1) / 26)) : "") +
  String.fromCharCode(97 + ((column - 1) % 26));

/** Of a board of several rows as on a chessboard, rows from above; else the number alone. */
export const cellName = (row: number, column: number, rows: number) =>
  rows > 1 ? `${columnName(column)}${row}` : String(column);

/** The cells that a move changes, those together that become the same. */
export function painted({ flips, becomes }: MoveRecord, term: TermView | undefined): Painted[] {
  if (!term) return [];
  const lines = linesOf(term.position);
  const width = lines[0]!.length;
  const row = (cell: number) => Math.floor((cell - 1) / width) + 1;
  const column = (cell: number) => ((cell - 1) % width) + 1;
  const name = (cell: number) => cellName(row(cell), column(cell), lines.length);
  return [...new Set(becomes)].map((symbol) => {
    const cells = flips.filter((_, at) => becomes[at] === symbol).sort((a, b) => a - b);
    const [first = 1, last = first] = [cells[0], cells[cells.length - 1]];
    const columns = cells.map(column);
    const whole =
      column(first) === Math.min(...columns) &&
      column(last) === Math.max(...columns) &&
      cells.length === (row(last) - row(first) + 1) * (column(last) - column(first) + 1);
    const run = whole && cells.length > 1;
    return {
      places: run ? [`${name(first)}–${name(last)}`] : cells.map(name),
      cells: cells.length,
      becomes: symbol,
    };
  });
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
