/** Stones on the steps of a staircase. */
import { formatInteger } from "../../strings/numbers";
import type { Scene, TermScene } from "./scene";
import { el, widthOf, words, type Drawn } from "./svg";

const mostDrawn = 15n;
const perRow = 3;
const stone = 16;
const base = 58;

export function drawStairs(scene: Scene, at: TermScene): Drawn {
  const { palette: p, strings: s } = scene;
  const steps = [null, ...at.term.parts];
  const values = (part: number) =>
    at.components?.find((one) => one.kind === "step" && one.part === part)?.value ?? null;
  const ideal = Math.min(92, Math.floor(at.width / steps.length));
  const widths = steps.map((stones, part) => {
    const value = values(part);
    return Math.max(
      56,
      ideal,
      widthOf(stones === null ? s.boards.ground : formatInteger(stones), 15) + 10,
      value === null ? 0 : widthOf(`g = ${formatInteger(value)}`, 12) + 10,
    );
  });
  const rows: number[][] = [[]];
  let filled = 0;
  widths.forEach((width, part) => {
    if (filled + width > at.width && filled > 0) {
      rows.push([]);
      filled = 0;
    }
    rows[rows.length - 1]!.push(part);
    filled += width;
  });

  const out: string[] = [];
  let top = 0;
  for (const row of rows) {
    if (top > at.most) return { body: out.join(""), height: top - 14, partial: true };
    const rise = rows.length > 1 ? 0 : Math.min(26, 180 / row.length);
    const total = row.reduce((sum, part) => sum + widths[part]!, 0);
    let x = rows.length > 1 ? 0 : (at.width - total) / 2;
    const pile = Math.max(
      2,
      ...row.map((part) => {
        const stones = steps[part] ?? 0n;
        return stones <= mostDrawn ? Math.ceil(Number(stones) / perRow) : 3;
      }),
    );
    const bottom = top + 8 + pile * stone + (row.length - 1) * rise + base;
    row.forEach((part, index) => {
      const width = widths[part]!;
      const height = base + index * rise;
      const stones = steps[part] ?? null;
      const ground = bottom - height;
      out.push(
        el("rect", {
          x,
          y: ground,
          width,
          height,
          fill: part % 2 === 1 ? p["accent-soft"] : p.lane,
          stroke: p["lane-edge"],
        }),
        el("rect", { x, y: ground, width, height: 3, fill: p["line-strong"] }),
        words(part === 0 ? s.boards.ground : s.boards.step(part), {
          x: x + width / 2,
          y: bottom - 8,
          size: 11,
          anchor: "middle",
          fill: p["ink-2"],
          room: width - 6,
        }),
      );
      if (stones !== null) {
        const value = values(part);
        out.push(
          words(formatInteger(stones), {
            x: x + width / 2,
            y: ground + 19,
            size: 15,
            weight: 650,
            anchor: "middle",
            fill: p.ink,
            room: width - 6,
          }),
          words(value === null ? "" : `g = ${formatInteger(value)}`, {
            x: x + width / 2,
            y: ground + 35,
            size: 12,
            weight: 600,
            anchor: "middle",
            fill: value === 0n ? p.ink : p.accent,
            room: width - 6,
          }),
        );
        if (stones > mostDrawn)
          out.push(
            el("path", {
              d: `M${(x + width / 2 - 24).toFixed(1)} ${ground.toFixed(1)}l10 -30q2 -6 8 -6h12q6 0 8 6l10 30z`,
              fill: p["stone-mid"],
            }),
          );
        else
          for (let i = 0; i < Number(stones); i++)
            out.push(
              el("circle", {
                cx: x + width / 2 + ((i % perRow) - (perRow - 1) / 2) * stone,
                cy: ground - Math.floor(i / perRow) * stone - stone / 2,
                r: stone / 2 - 1,
                fill: p["stone-mid"],
              }),
            );
      }
      x += width;
    });
    top = bottom + 14;
  }
  return { body: out.join(""), height: top - 14, partial: false };
}
