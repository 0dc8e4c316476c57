/** A heap told as numbers that are said up to a goal: the line, what was said and the goal. */
import { formatInteger } from "../../strings/numbers";
import type { Scene, TermScene } from "./scene";
import { el, words, type Drawn } from "./svg";

const height = 132;
const inset = 24;

export function drawCount({ palette: p }: Scene, at: TermScene, goal: bigint): Drawn {
  const said = goal - (at.term.parts[0] ?? 0n);
  const x = (number: bigint) =>
    inset + (Number(number) * (at.width - 2 * inset)) / Math.max(1, Number(goal));
  const y = 82;
  const step = goal > 40n ? 10n : 5n;
  const marks: bigint[] = [];
  for (let mark = 0n; mark < goal; mark += step) if (x(goal) - x(mark) > 26) marks.push(mark);
  const line = (to: number, stroke: string) =>
    el("path", {
      d: `M${inset} ${y}H${to.toFixed(1)}`,
      stroke,
      "stroke-width": 6,
      "stroke-linecap": "round",
    });
  return {
    body: [
      el("rect", {
        x: 0,
        y: 0,
        width: at.width,
        height,
        rx: 9,
        fill: p.lane,
        stroke: p["lane-edge"],
      }),
      words(formatInteger(said), { x: inset, y: 48, size: 36, weight: 700, fill: p.ink }),
      line(x(goal), p["lane-edge"]),
      line(x(said), p.accent),
      ...[...marks, goal].map((mark) =>
        words(formatInteger(mark), {
          x: x(mark),
          y: y + 32,
          size: 13,
          anchor: "middle",
          fill: p["ink-2"],
        }),
      ),
      el("circle", { cx: x(goal), cy: y, r: 11, fill: p.accent }),
      el("circle", { cx: x(said), cy: y, r: 9, fill: p["stone-mid"] }),
    ].join(""),
    height,
    partial: false,
  };
}
