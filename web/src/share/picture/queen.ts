/** Wythoff's game as a queen on a grid; heaps too large for one are drawn as heaps. */
import { drawHeaps } from "./heaps";
import type { Scene, TermScene } from "./scene";
import { el, words, type Drawn } from "./svg";
import type { TermView } from "#module/nimber.js";

const mostCells = 25n;
const axis = 24;

/** The grid that is drawn for a term: rows and columns; null where it has too many. */
export function gridOf(term: TermView): { columns: number; rows: number } | null {
  const [first = 0n, second = 0n] = term.parts;
  if (term.board !== "wythoff" || first >= mostCells || second >= mostCells) return null;
  return { columns: Number(first) + 1, rows: Number(second) + 1 };
}

export function drawQueen(scene: Scene, at: TermScene): Drawn {
  const size = gridOf(at.term);
  if (!size) return drawHeaps(scene, at);
  const { palette: p } = scene;
  const { columns, rows } = size;
  const cell = Math.min(44, (at.width - axis) / columns, 520 / rows);
  const left = (at.width - columns * cell + axis) / 2;
  const out: string[] = [];
  const middle = { anchor: "middle" as const };
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const value = at.grid?.[y * columns + x] ?? null;
      const place = { x: left + x * cell, y: (rows - 1 - y) * cell };
      out.push(
        el("rect", {
          ...place,
          width: cell,
          height: cell,
          fill: value === 0 ? p.lose : p.lane,
          stroke: p["board-edge"],
        }),
      );
      if (value === 0)
        out.push(
          words("P", {
            x: place.x + cell / 2,
            y: place.y + cell / 2 + cell * 0.15,
            size: cell * 0.42,
            weight: 600,
            fill: p["on-lose"],
            ...middle,
          }),
        );
    }
  for (let x = 0; x < columns; x++)
    out.push(
      words(String(x), {
        x: left + (x + 0.5) * cell,
        y: rows * cell + 16,
        size: Math.min(12, cell * 0.5),
        fill: p["ink-2"],
        ...middle,
      }),
    );
  for (let y = 0; y < rows; y++)
    out.push(
      words(String(y), {
        x: left - 6,
        y: (rows - 1 - y + 0.5) * cell + 4,
        size: Math.min(12, cell * 0.5),
        fill: p["ink-2"],
        anchor: "end",
      }),
    );
  const scale = (cell * 0.9) / 32;
  const queen = { x: left + (columns - 0.95) * cell, y: 0.05 * cell };
  out.push(
    el(
      "g",
      {
        transform: `translate(${queen.x.toFixed(1)} ${queen.y.toFixed(1)}) scale(${scale.toFixed(3)})`,
      },
      el("circle", { cx: 16, cy: 16, r: 16, fill: p.accent }),
      el("path", {
        d: "M8 12.5 11.5 17.5 13.2 10.5 16 17.5 18.8 10.5 20.5 17.5 24 12.5 22 21.500H10zM10 22.700h12v1.800H10z",
        fill: p["on-accent"],
      }),
    ),
  );
  return { body: out.join(""), height: rows * cell + 22, partial: false };
}
