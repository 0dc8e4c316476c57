/** Cells with symbols, in one row or several. */
import { dominoesOf } from "../../boards/dominoes";
import { linesOf } from "../../strings/cells";
import type { Point } from "../../boards/layered";
import { ebony, edge, ivory, piecesRow, shapes } from "./pieces";
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
  const pairs = at.pieces === "dominoes" && board.length > 1 ? dominoesOf(board, at.term.rule) : [];
  const paired = new Set(pairs.flat());
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
      if (paired.has(row * columns + column + 1)) return [box];
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
  for (const pair of pairs) {
    const [first, second] = pair.map((one) => ({
      x: left + ((one - 1) % columns) * cell,
      y: Math.floor((one - 1) / columns) * cell,
    })) as [Point, Point];
    if (second.y >= shown * cell) continue;
    const lies = first.y === second.y;
    out.push(
      el("rect", {
        x: first.x + 4,
        y: first.y + 4,
        width: second.x - first.x + cell - 8,
        height: second.y - first.y + cell - 8,
        rx: 5,
        fill: ivory,
        ...edge,
      }),
      el("path", {
        d: lies
          ? `M${second.x} ${first.y + 9}v${cell - 18}`
          : `M${first.x + 9} ${second.y}h${cell - 18}`,
        ...edge,
      }),
      ...[first, second].map(({ x, y }) =>
        el("circle", { cx: x + cell / 2, cy: y + cell / 2, r: cell * 0.07, fill: ebony }),
      ),
    );
  }
  return { body: out.join(""), height: shown * cell, partial: shown < lines.length };
}
