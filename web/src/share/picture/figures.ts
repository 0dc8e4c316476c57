/** Pieces, drawn on 44 by 44 like those of the page's boards. */
import { figurePaths } from "../../boards/figurePaths";
import { el, words } from "./svg";
import type { Figure } from "../../boards/track";
import type { Palette } from "./palette";

export function figure(kind: Figure, label: string, x: number, y: number, p: Palette): string {
  const fill = p.piece;
  const body =
    kind === "coin"
      ? el("circle", { cx: 22, cy: 22, r: 17, fill }) +
        el("circle", {
          cx: 22,
          cy: 22,
          r: 13,
          fill: "none",
          stroke: p["on-piece"],
          "stroke-opacity": 0.5,
        })
      : kind === "monk"
        ? el("path", { d: figurePaths.monk, fill }) +
          el("circle", { cx: 22, cy: 10.5, r: 7.5, fill, stroke: p.board, "stroke-width": 1 })
        : el("path", { d: figurePaths.climber, fill }) +
          el("circle", { cx: 22, cy: 13, r: 7, fill, stroke: p.board, "stroke-width": 1 });
  const crown = kind === "king" ? el("path", { d: figurePaths.crown, fill: p.crown }) : "";
  return el(
    "g",
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    body,
    crown,
    words(label, {
      x: 22,
      y: kind === "coin" ? 27 : 37,
      size: 14,
      weight: 650,
      anchor: "middle",
      fill: p["on-piece"],
      room: kind === "coin" ? 24 : 17,
    }),
  );
}
