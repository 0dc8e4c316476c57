/**
 * Pieces in a row: coins on a strip, monks on steps, climbers on a hill. Long rows go on in the
 * next line.
 */
import {
  belowOf,
  columnLabel,
  figureOf,
  highestPile,
  trackOf,
  type Column,
} from "../../boards/track";
import { figure } from "./figures";
import type { Scene, TermScene } from "./scene";
import { el, widthOf, words, type Drawn } from "./svg";

const pieceHeight = 44;
const base = 28;
const mostOnTop = 4;
/** How much higher a coin on another stands. */
const lift = 14;

export function drawTrack(scene: Scene, at: TermScene): Drawn {
  const { palette: p, strings: s } = scene;
  const { term } = at;
  const track = trackOf(term);
  const { columns, level, onTop, summit } = track;
  const label = (column: Column) => columnLabel(track, column, s.boards.summit);
  // Narrower where that saves a second row.
  const least = columns.length * 46 > at.width && columns.length * 36 <= at.width ? 36 : 46;
  const widthOfColumn = (column: Column) =>
    column.kind === "gap"
      ? 26
      : Math.max(least, widthOf(label(column), 12) + 10) +
        (summit && column.at === 0n ? Math.max(0, Math.min(onTop, mostOnTop) - 1) * 30 : 0);

  const pile = Math.min(highestPile(term), mostOnTop);

  const rows: Column[][] = [[]];
  let filled = 0;
  for (const column of columns) {
    const width = widthOfColumn(column);
    if (filled + width > at.width && filled > 0) {
      rows.push([]);
      filled = 0;
    }
    rows[rows.length - 1]!.push(column);
    filled += width;
  }

  const out: string[] = [];
  let top = 0;
  for (const row of rows) {
    if (top > at.most) return { body: out.join(""), height: top - 14, partial: true };
    const rise = level || rows.length > 1 ? 0 : Math.min(summit ? 18 : 22, 150 / row.length);
    const widths = row.map(widthOfColumn);
    const total = widths.reduce((sum, width) => sum + width, 0);
    const start = rows.length > 1 ? 0 : (at.width - total) / 2;
    const air = summit ? 14 : 6;
    const tall =
      air + (pile - 1) * lift + pieceHeight + (row.length - 1) * rise + base + (level ? 12 : 4);
    const bottom = top + tall;
    let x = start;
    row.forEach((column, index) => {
      const width = widths[index]!;
      const height = base + index * rise;
      const gap = column.kind === "gap";
      if (level)
        out.push(
          el("rect", {
            x,
            y: bottom - base - 56,
            width,
            height: 56,
            fill: gap ? "none" : p.lane,
            stroke: p["line-strong"],
            "stroke-opacity": 0.6,
            "stroke-dasharray": gap ? "4 4" : undefined,
          }),
        );
      else if (!summit)
        out.push(
          el("rect", {
            x,
            y: bottom - height,
            width,
            height,
            fill: p.lane,
            stroke: p["lane-edge"],
            "stroke-dasharray": gap ? "4 4" : undefined,
          }),
          el("rect", { x, y: bottom - height, width, height: 3, fill: p["line-strong"] }),
        );
      else
        out.push(
          el("path", {
            d: `M${x.toFixed(1)} ${(bottom - height + (index > 0 ? rise : 0)).toFixed(1)}L${(x + width).toFixed(1)} ${(bottom - height).toFixed(1)}V${bottom}H${x.toFixed(1)}z`,
            fill: p.hill,
            "fill-opacity": gap ? 0.55 : undefined,
          }),
        );
      out.push(
        words(label(column), {
          x: x + width / 2,
          y: bottom - 9,
          size: 12,
          anchor: "middle",
          fill: summit ? p["hill-ink"] : p["ink-2"],
          room: width - 4,
        }),
      );
      if (column.kind === "place") {
        const here = term.parts.flatMap((place, part) => (place === column.at ? [part + 1] : []));
        const ground = level ? bottom - base - 50 : bottom - height - pieceHeight;
        const shown = here.slice(0, mostOnTop);
        const aside = pile > 1 ? 0 : 30;
        const wide = 44 + (shown.length - 1) * aside;
        shown.forEach((part, nth) => {
          out.push(
            figure(
              figureOf(term, part),
              String(part),
              x + (width - wide) / 2 + nth * aside,
              ground - belowOf(term, column.at, part) * lift,
              p,
            ),
          );
        });
        if (here.length > mostOnTop)
          out.push(
            words(`× ${here.length}`, {
              x: x + width / 2,
              y: ground - 4 - (pile - 1) * lift,
              size: 13,
              weight: 650,
              anchor: "middle",
              fill: p.ink,
            }),
          );
      }
      x += width;
    });
    top = bottom + 14;
  }
  return { body: out.join(""), height: top - 14, partial: false };
}
