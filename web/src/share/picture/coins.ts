/** A row of coins: heads dark, tails light. */
import { formatInteger } from "../../strings/numbers";
import type { Scene, TermScene } from "./scene";
import { el, words, type Drawn } from "./svg";

const most = 12;

export function drawCoins(scene: Scene, at: TermScene): Drawn {
  const { palette: p, strings: s } = scene;
  const { parts } = at.term;
  const rows = Math.ceil(parts.length / most);
  const perRow = Math.ceil(parts.length / rows);
  const cell = Math.min(62, at.width / most);
  const size = cell - 10;
  const tall = size + (at.components ? 40 : 24);
  const left = (at.width - perRow * cell) / 2;
  const out: string[] = [];
  for (let row = 0; row < rows; row++) {
    const y = row * (tall + 10);
    if (y > at.most) return { body: out.join(""), height: y - 10, partial: true };
    parts.slice(row * perRow, (row + 1) * perRow).forEach((face, index) => {
      const coin = row * perRow + index + 1;
      const x = left + index * cell + cell / 2;
      const head = face === 1n;
      const value =
        at.components?.find((one) => one.kind === "head" && one.part === coin)?.value ?? null;
      out.push(
        el("circle", {
          cx: x,
          cy: y + size / 2 + 1,
          r: size / 2 - 1,
          fill: head ? p["stone-mid"] : p.lane,
          stroke: p["line-strong"],
          "stroke-width": head ? 0 : 2,
        }),
        words(head ? s.boards.head : s.boards.tail, {
          x,
          y: y + size / 2 + 7,
          size: 17,
          weight: 650,
          anchor: "middle",
          fill: head ? p["on-piece"] : p["ink-2"],
        }),
        words(String(coin), {
          x,
          y: y + size + 16,
          size: 11,
          anchor: "middle",
          fill: p["ink-2"],
        }),
      );
      if (value !== null)
        out.push(
          words(`g = ${formatInteger(value)}`, {
            x,
            y: y + size + 32,
            size: 12,
            weight: 600,
            anchor: "middle",
            fill: p.accent,
            room: cell - 2,
          }),
        );
    });
  }
  return { body: out.join(""), height: rows * (tall + 10) - 10, partial: false };
}
