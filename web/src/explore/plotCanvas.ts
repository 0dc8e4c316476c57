/** How a plot stands on its canvas: where a value is, which heap is there, and the painting. */
import { formatInteger } from "../strings/numbers";
import { ticks } from "./series";
import type { Stretch } from "./stretch";

export const plotHeight = 300;
const [top, right, bottom, gap] = [10, 12, 30, 10];
const digitWidth = 7;

/** What is seen: values from `least` to `most` of the heaps of a stretch. */
export interface View {
  width: number;
  shown: Stretch;
  least: number;
  most: number;
  /** 1 where the player to move loses, 0 where they win */
  marks: boolean;
}

export interface Scale {
  left: number;
  right: number;
  x: (heap: number) => number;
  y: (value: number) => number;
  /** which heap is at this pixel, between heaps too */
  heap: (x: number) => number;
  /** the width of the stretch between two heaps */
  step: number;
  rows: { value: number; label: string }[];
}

export function scaleOf({ width, shown, least, most, marks }: View): Scale {
  const low = Math.min(0, least);
  const high = Math.max(most, low + 1);
  const rows = marks
    ? [
        { value: 0, label: "N" },
        { value: 1, label: "P" },
      ]
    : ticks(low, high, 7).map((value) => ({ value, label: formatInteger(value) }));
  const longest = Math.max(...rows.map(({ label }) => label.length));
  const left = Math.max(30, longest * digitWidth + 2 * gap);
  const step = Math.max(1, width - left - right) / Math.max(1, shown.to - 1 - shown.from);
  const tall = (plotHeight - top - bottom) / (high - low);
  return {
    left,
    right: width - right,
    x: (heap) => left + (heap - shown.from) * step,
    y: (value) => plotHeight - bottom - (value - low) * tall,
    heap: (x) => shown.from + (x - left) / step,
    step,
    rows,
  };
}

export interface Inks {
  words: string;
  line: string;
  dot: string;
  shade: string;
}

/** Values are discrete: dots, and no line between them. */
export function paintPlot(
  canvas: HTMLCanvasElement,
  view: View,
  dots: { x: readonly number[]; y: readonly number[]; size: number },
  period: { preperiod: number; period: number } | null,
  inks: Inks,
): void {
  const { width, shown } = view;
  const sharp = devicePixelRatio;
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round(plotHeight * sharp);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const scale = scaleOf(view);
  const { left, right: end, x, y, rows } = scale;
  pen.scale(sharp, sharp);
  const floor = plotHeight - bottom;
  if (period && period.period > 0) {
    const within = (at: number) => Math.max(left, Math.min(end, x(at - 0.5)));
    const from = within(period.preperiod);
    pen.fillStyle = inks.shade;
    pen.fillRect(from, top, within(period.preperiod + period.period) - from, floor - top);
  }
  pen.font = "12px system-ui, sans-serif";
  pen.strokeStyle = inks.line;
  pen.fillStyle = inks.words;
  const line = (fromX: number, fromY: number, toX: number, toY: number) => {
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
  };
  pen.beginPath();
  pen.textAlign = "end";
  pen.textBaseline = "middle";
  for (const { value, label } of rows) {
    line(left - 4, y(value), end, y(value));
    pen.fillText(label, left - gap, y(value));
  }
  pen.textAlign = "center";
  pen.textBaseline = "top";
  for (const heap of ticks(shown.from, shown.to - 1, Math.max(1, (end - left) / 80))) {
    line(x(heap), top, x(heap), floor + 4);
    pen.fillText(formatInteger(heap), Math.min(x(heap), width - 24), floor + 10);
  }
  pen.stroke();
  pen.fillStyle = inks.dot;
  pen.beginPath();
  const { size } = dots;
  dots.x.forEach((heap, at) => {
    const [px, py] = [x(heap), y(dots.y[at]!)];
    if (px < left - size || px > end + size) return;
    if (size < 5) pen.rect(px - size / 2, py - size / 2, size, size);
    else {
      pen.moveTo(px + size / 2, py);
      pen.arc(px, py, size / 2, 0, 2 * Math.PI);
    }
  });
  pen.fill();
}
