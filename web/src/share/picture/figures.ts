/** Pieces, drawn on 44 by 44 like those of the page's boards. */
import { el, words } from "./svg";
import type { Palette } from "./palette";

export type FigureKind = "strip" | "monks" | "hill";

export function figure(
  kind: FigureKind,
  king: boolean,
  label: string,
  x: number,
  y: number,
  p: Palette,
): string {
  const fill = p.piece;
  const body =
    kind === "strip"
      ? el("circle", { cx: 22, cy: 22, r: 17, fill }) +
        el("circle", {
          cx: 22,
          cy: 22,
          r: 13,
          fill: "none",
          stroke: p["on-piece"],
          "stroke-opacity": 0.5,
        })
      : kind === "monks"
        ? el("path", { d: "M22 17c-8 0-11 7-12.5 26h25C33 24 30 17 22 17z", fill }) +
          el("circle", { cx: 22, cy: 10.5, r: 7.5, fill, stroke: p.board, "stroke-width": 1 })
        : el("path", { d: "M22 19c-7 0-9 5-9.5 13L11 43h22l-1.5-11C31 24 29 19 22 19z", fill }) +
          el("circle", { cx: 22, cy: 13, r: 7, fill, stroke: p.board, "stroke-width": 1 });
  const crown = king
    ? el("path", { d: "M13.5 8 12 .5l5.5 4L22 0l4.5 4.5 5.5-4L30.5 8z", fill: p.crown })
    : "";
  return el(
    "g",
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    body,
    crown,
    words(label, {
      x: 22,
      y: kind === "strip" ? 27 : 37,
      size: 14,
      weight: 650,
      anchor: "middle",
      fill: p["on-piece"],
      room: kind === "strip" ? 24 : 17,
    }),
  );
}
