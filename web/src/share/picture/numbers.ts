/** Games that people write: heaps as heaps, the numbers of other parts as tiles. */
import { formatInteger } from "../../strings/numbers";
import { drawHeaps } from "./heaps";
import type { Scene, TermScene } from "./scene";
import { el, widthOf, words, type Drawn } from "./svg";

const gap = 6;
const tall = 46;

export function drawNumbers(scene: Scene, at: TermScene): Drawn {
  const { palette: p, strings: s } = scene;
  const { names, pieces, shape } = at.term;
  if (shape === "number") return drawHeaps(scene, at);
  const stones = shape === "row" && pieces.flat().every((n) => n <= 1n);
  const out: string[] = [];
  let y = 0;
  for (const [part, numbers] of pieces.entries()) {
    if (y > at.most) return { body: out.join(""), height: y, partial: true };
    const value = at.components?.find((one) => one.part === part + 1)?.value ?? null;
    const head = pieces.length > 1 ? s.boards.partTitle(part + 1) : "";
    const g = value === null || head === "" ? "" : `g = ${formatInteger(value)}`;
    if (head !== "") {
      out.push(
        words([head, g].filter(Boolean).join("   "), {
          x: 0,
          y: y + 12,
          size: 12,
          fill: p["ink-2"],
        }),
      );
      y += 20;
    }
    let x = 0;
    for (const [index, n] of numbers.entries()) {
      const text = stones ? "" : formatInteger(n);
      const width = Math.max(40, widthOf(text, 17) + 18);
      if (x > 0 && x + width > at.width) {
        x = 0;
        y += tall + gap;
      }
      const name = shape === "row" ? String(index + 1) : (names[index] ?? "");
      out.push(
        el("rect", { x, y, width, height: tall, rx: 7, fill: p.lane, stroke: p["lane-edge"] }),
        words(name, { x: x + width / 2, y: y + 13, size: 10, anchor: "middle", fill: p["ink-2"] }),
        stones
          ? el("circle", {
              cx: x + width / 2,
              cy: y + 29,
              r: 11,
              fill: n === 1n ? p["stone-mid"] : "none",
              stroke: p["line-strong"],
            })
          : words(text, {
              x: x + width / 2,
              y: y + 35,
              size: 17,
              weight: 650,
              anchor: "middle",
              fill: p.ink,
              room: at.width,
            }),
      );
      x += width + gap;
    }
    y += tall + gap * 2;
  }
  return { body: out.join(""), height: Math.max(0, y - gap), partial: false };
}
