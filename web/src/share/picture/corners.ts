/** Coins in rows and columns: heads dark, with their values. */
import { formatInteger } from "../../strings/numbers";
import type { Scene, TermScene } from "./scene";
import { el, words, type Drawn } from "./svg";

/** More rows or columns are told as text. */
const most = 24;

export function drawCorners(scene: Scene, at: TermScene): Drawn {
  const { palette: p, strings: s } = scene;
  const heads = Array.from({ length: at.term.parts.length / 2 }, (_, part) => ({
    row: Number(at.term.parts[2 * part]),
    column: Number(at.term.parts[2 * part + 1]),
    value: at.components?.find((one) => one.part === part + 1)?.value ?? null,
  }));
  const rows = Math.max(1, ...heads.map(({ row }) => row)) + 1;
  const columns = Math.max(1, ...heads.map(({ column }) => column)) + 1;
  const text = (content: string, x: number, y: number, size: number, fill: string) =>
    words(content, { x, y, size, anchor: "middle", fill });
  const cell = Math.min(40, at.width / (columns + 1), at.most / (rows + 1));
  if (rows > most || columns > most || cell < 8)
    return { body: text(at.term.position, at.width / 2, 20, 14, p.ink), height: 32, partial: true };
  const left = (at.width - (columns + 1) * cell) / 2;
  const centre = (place: number) => (place + 1.5) * cell;
  const out: string[] = [];
  for (let row = 0; row < rows; row++) {
    out.push(text(String(row), left + cell / 2, centre(row) + 4, 11, p["ink-2"]));
    for (let column = 0; column < columns; column++) {
      if (row === 0)
        out.push(text(String(column), left + centre(column), cell / 2 + 4, 11, p["ink-2"]));
      const head = heads.find((one) => one.row === row && one.column === column);
      const [x, y] = [left + centre(column), centre(row)];
      out.push(
        el("circle", {
          cx: x,
          cy: y,
          r: cell / 2 - 3,
          fill: head ? p["stone-mid"] : p.lane,
          stroke: p["line-strong"],
          "stroke-width": head ? 0 : 1,
        }),
      );
      if (head)
        out.push(
          text(
            head.value === null ? s.boards.head : formatInteger(head.value),
            x,
            y + 5,
            14,
            p["on-piece"],
          ),
        );
    }
  }
  return { body: out.join(""), height: (rows + 1) * cell, partial: false };
}
