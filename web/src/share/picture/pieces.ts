/** What a face draws in place of stones. */
import type { Pieces } from "../../state/presets";
import type { Palette } from "./palette";
import { el } from "./svg";

export interface Shape {
  /** how much higher than wide */
  tall: number;
  /** a move is about neighbours: no gap may look like one between them */
  close?: true;
  /** on a sheet 20 wide and 20 times `tall` high */
  draw: (p: Palette) => string;
}

export const ivory = "#efe2c8";
export const ebony = "#3a2f2a";
export const edge = { stroke: "#8a6a3c", "stroke-width": 0.8 };

const skittle =
  "M10 1C7.6 1 6.4 3 6.7 5.400c.2 1.6 1 2.9 .9 4.6-.1 2.6-3.9 5.7-3.9 11.2 0 3 1 5.6 2.1 7.3 .3.4.7.5 1.2.5h6c.5 0 .9-.1 1.2-.5 1.1-1.7 2.1-4.3 2.1-7.3 0-5.5-3.8-8.6-3.9-11.2-.1-1.7.7-3 .9-4.600C13.6 3 12.4 1 10 1z";
const pawn = (y: number) =>
  `M10 ${y}a3.1 3.1 0 0 1 1.9 5.600c.3 2.1 1.6 3.6 3.1 5.100H5c1.5-1.5 2.8-3 3.1-5.100A3.1 3.1 0 0 1 10 ${y}zM4.2 ${y + 11.2}h11.600v2.200H4.200z`;

export const shapes: Record<Pieces, Shape> = {
  skittles: {
    tall: 1.5,
    close: true,
    draw: (p) =>
      el("path", { d: skittle, fill: ivory, ...edge }) +
      el("path", { d: "M7.6 8.800h4.800M7.4 11h5.2", stroke: p.accent, "stroke-width": 1.3 }),
  },
  pawns: {
    tall: 1.9,
    close: true,
    draw: () =>
      el("path", { d: "M.5 0h19v38H.5z", fill: "#d9c7a5" }) +
      el("path", { d: "M.5 12.700h19v12.600H.5z", fill: "#a98a5f" }) +
      el("path", { d: pawn(3), fill: "#3a2f2a" }) +
      el("path", { d: pawn(21), fill: "#fffaf0", stroke: "#3a2f2a", "stroke-width": 0.6 }),
  },
  matches: {
    tall: 1.7,
    draw: (p) =>
      el("path", { d: "M8.5 8h3v24.800h-3z", fill: "#c9a26b", ...edge }) +
      el("path", {
        d: "M10 1.500c2 0 2.8 2 2.8 4s-.8 3.5-2.8 3.5-2.8-1.5-2.8-3.5.8-4 2.8-4z",
        fill: p.accent,
      }),
  },
  strokes: {
    tall: 1.5,
    draw: (p) =>
      el("path", {
        d: "M12.3 3.500c-.6 8-2.2 15.5-4 23",
        fill: "none",
        stroke: p.ink,
        "stroke-width": 3,
        "stroke-linecap": "round",
      }),
  },
  // One that covers a single cell; of two cells drawCells makes one piece.
  dominoes: {
    tall: 1,
    draw: () => el("rect", { x: 1, y: 1, width: 18, height: 18, rx: 3, fill: ivory, ...edge }),
  },
  crosses: {
    tall: 1,
    close: true,
    draw: (p) =>
      el("path", {
        d: "M.5.5h19v19H.5z",
        fill: p.surface,
        stroke: p["ink-2"],
        "stroke-width": 0.8,
      }),
  },
};

/** A row of pieces where stones would lie: `stone` is the width of one. */
export function piecesRow(
  kind: Pieces,
  p: Palette,
  places: readonly { x: number; y: number }[],
  stone: number,
): string {
  const shape = shapes[kind];
  const drawn = shape.draw(p);
  const scale = (stone * 0.94) / 20;
  return places
    .map(({ x, y }) =>
      el(
        "g",
        { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` },
        drawn,
      ),
    )
    .join("");
}
