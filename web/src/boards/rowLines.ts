/** A row of cells that is longer than its board goes on in another line. Pure. */

/** Under a finger: of a row, which may go on in another line, and of a grid, which may not. */
export const smallestTouched = { row: 40, grid: 34 };
export const cellGap = 4;
/** What cells.css leaves between two. */
export const leastGap = 3;

/** The same where they take all of a phone's width. */
const closeGap = 2;

/** So many cells stand beside each other at every width. */
const leastInLine = 8;
/** Beside the lines of one row: the arrows that join them. */
const joint = 16;

export interface RowLines {
  /** cells in a line */
  line: number;
  /** the size that they may have */
  cell: number;
  /** what is left between two */
  between: number;
  /** they need the board's edges too */
  edges: boolean;
}

/** `whole`: the width with the edges of the board, which only the least row needs. */
export function rowOf(length: number, width: number, whole = width): RowLines {
  const sizeOf = (line: number, wide: number) => Math.floor(wide / line) - cellGap;
  const beside = sizeOf(length, width);
  if (beside >= smallestTouched.row)
    return { line: length, cell: beside, between: cellGap, edges: false };
  const close = Math.floor((whole + closeGap) / length) - closeGap;
  if (length <= leastInLine && close >= smallestTouched.grid)
    return { line: length, cell: close, between: closeGap, edges: true };
  const joined = width - 2 * joint;
  const most = Math.max(1, Math.floor(joined / (smallestTouched.row + cellGap)));
  const line = Math.ceil(length / Math.ceil(length / most));
  return { line, cell: sizeOf(line, joined), between: cellGap, edges: false };
}

/** Whether a line ends with this cell, counted from 1, or begins with it, and the row goes on. */
export function jointOf(cell: number, line: number, length: number): "on" | "from" | undefined {
  if (cell % line === 0 && cell < length) return "on";
  return cell > line && cell % line === 1 % line ? "from" : undefined;
}
