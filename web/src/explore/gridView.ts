/**
 * Which part of a grid is shown, how large, and of what. Pure. Cells count from the lower left
 * corner.
 */
import { limitOf } from "../boards/heapCount";
import type { PairKind } from "../strings/explore";
import type { TermView } from "#module/nimber.js";

export interface GridView {
  /** the grid's coordinates at the left and at the lower edge */
  left: number;
  bottom: number;
  /** pixels of a cell */
  cell: number;
}

export const largestCell = 48;

export const fitted = (size: number, pixels: number): GridView => ({
  left: 0,
  bottom: 0,
  cell: Math.min(largestCell, pixels / size),
});

/** Brought back so that the grid covers as much of the picture as it can. */
export function insideGrid(view: GridView, size: number, pixels: number): GridView {
  const cell = Math.max(Math.min(largestCell, pixels / size), Math.min(largestCell, view.cell));
  const room = Math.max(0, size - pixels / cell);
  const keep = (at: number) => Math.max(0, Math.min(room, at));
  return { left: keep(view.left), bottom: keep(view.bottom), cell };
}

/** Grown by `factor` around a pixel, counted from the left and from below. */
export function zoomedGrid(
  view: GridView,
  factor: number,
  x: number,
  y: number,
  size: number,
  pixels: number,
): GridView {
  const fit = Math.min(largestCell, pixels / size);
  const cell = Math.max(fit, Math.min(largestCell, view.cell * factor));
  return insideGrid(
    {
      left: view.left + x / view.cell - x / cell,
      bottom: view.bottom + y / view.cell - y / cell,
      cell,
    },
    size,
    pixels,
  );
}

/** Stands among the values where play may never end. */
export const endless = 0xffff;

/** The value of a pair: the grid holds, one after the other, those of each first number. */
export const valueAt = (
  grid: { columns: number; values: Uint16Array },
  a: number,
  b: number,
): number => grid.values[a * grid.columns + b]!;

/** How many cells are lost, the largest value, and where play may never end. */
export function gridSums(values: Uint16Array): { lost: number; most: number; endless: number } {
  let lost = 0;
  let most = 0;
  let without = 0;
  for (const value of values) {
    if (value === 0) lost += 1;
    if (value === endless) without += 1;
    else if (value > most) most = value;
  }
  return { lost, most, endless: without };
}

/** What the two numbers of a term's position are. */
export const pairKind = (term: TermView | undefined): PairKind =>
  limitOf(term) !== null ? "limited" : term?.heaps === 2 ? "heaps" : "numbers";
