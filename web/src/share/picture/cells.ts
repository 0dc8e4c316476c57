/** Cells with symbols, in one row or several. */
import { linesOf } from "../../strings/cells";
import { piecesRow, shapes } from "./pieces";
import type { Scene, TermScene } from "./scene";
import { el, words, type Drawn } from "./svg";

const mostInLine = 16;

export function drawCells(scene: Scene, at: TermScene): Drawn {
  const { palette: p } = scene;
  const board = linesOf(at.term.position);
  const one = board[0]!;
  // A single row goes on in the next line; of a board the lines are the rows.
  const lines =
    board.length > 1 ? board : (one.match(new RegExp(`.{1,${mostInLine}}`, "g")) ?? [one]);
  const columns = Math.max(...lines.map((line) => line.length));
  const cell = Math.min(44, at.width / columns);
  const left = (at.width - columns * cell) / 2;
  const shown = Math.max(1, Math.min(lines.length, Math.floor(at.most / cell)));
  const out = lines.slice(0, shown).flatMap((line, row) =>
    [...line].flatMap((symbol, column) => {
      const x = left + column * cell;
      const y = row * cell;
      const middle = { cx: x + cell / 2, cy: y + cell / 2 };
      const box = el("rect", {
        x: x + 1.5,
        y: y + 1.5,
        width: cell - 3,
        height: cell - 3,
        rx: 4,
        fill: p.lane,
        stroke: p["line-strong"],
      });
      if (symbol === ".") return [box];
      if (symbol === "o" && at.pieces) {
        const stone = (cell - 6) / shapes[at.pieces].tall;
        const corner = { x: middle.cx - stone * 0.47, y: y + 4 };
        return [box, piecesRow(at.pieces, p, [corner], stone)];
      }
      if (symbol === "o")
        return [box, el("circle", { ...middle, r: cell * 0.33, fill: p["stone-mid"] })];
      return [
        box,
        words(symbol === "x" ? "×" : symbol, {
          x: middle.cx,
          y: middle.cy + cell * 0.17,
          size: cell * 0.5,
          weight: 650,
          anchor: "middle",
          fill: p.ink,
        }),
      ];
    }),
  );
  return { body: out.join(""), height: shown * cell, partial: shown < lines.length };
}
