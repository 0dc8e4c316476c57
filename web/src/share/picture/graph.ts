/** Tokens on the vertices of a graph; one too large for a picture is a list of its tokens. */
import { graphPictures, mostEdges, mostVertices, radius } from "../../boards/graphLayout";
import { pathOf } from "../../boards/layered";
import { formatInteger } from "../../strings/numbers";
import type { Scene, TermScene } from "./scene";
import { el, words, wrap, type Drawn } from "./svg";

export function drawGraph(scene: Scene, at: TermScene): Drawn {
  const { palette: p, strings: s } = scene;
  const { term } = at;
  const name = (vertex: number) => term.vertices[vertex] ?? "?";
  if (term.vertices.length > mostVertices || term.edges.length > mostEdges * 2) {
    const lines = [
      s.boards.graphWords(term.vertices.length, term.edges.length / 2),
      ...wrap(term.parts.map((vertex) => name(Number(vertex))).join(", "), 14, at.width, 12),
    ];
    return {
      body: lines
        .map((line, nth) =>
          words(line, { x: 0, y: 16 + nth * 20, size: 14, fill: nth === 0 ? p["ink-2"] : p.ink }),
        )
        .join(""),
      height: lines.length * 20,
      partial: true,
    };
  }
  const fit = (one: { width: number; height: number }) =>
    Math.min(1.35, at.width / one.width, 520 / one.height);
  const picture = graphPictures(term.vertices, term.edges).reduce((wide, tall) =>
    fit(tall) > fit(wide) * 1.05 ? tall : wide,
  );
  const scale = fit(picture);

  const tokens = new Map<number, number[]>();
  term.parts.forEach((vertex, part) => {
    const on = Number(vertex);
    tokens.set(on, [...(tokens.get(on) ?? []), part + 1]);
  });
  const out: string[] = [
    el(
      "defs",
      {},
      el(
        "marker",
        {
          id: `arrow-${at.number}`,
          viewBox: "0 0 10 10",
          refX: 6,
          refY: 5,
          markerWidth: 6.5,
          markerHeight: 6.5,
          orient: "auto",
        },
        el("path", { d: "M0 .8 9.5 5 0 9.200z", fill: p["line-strong"] }),
      ),
    ),
    ...picture.edges.map((line) =>
      el("path", {
        d: pathOf(line),
        fill: "none",
        stroke: p["line-strong"],
        "stroke-width": 1.6,
        "marker-end": `url(#arrow-${at.number})`,
      }),
    ),
  ];
  picture.vertices.forEach(({ x, y }, vertex) => {
    const here = tokens.get(vertex) ?? [];
    const value =
      at.components?.find((one) => one.kind === "token" && here.includes(one.part))?.value ?? null;
    out.push(
      el("circle", {
        cx: x,
        cy: y,
        r: radius,
        fill: here.length > 0 ? p.piece : p.lane,
        stroke: p["line-strong"],
        "stroke-width": 1.5,
      }),
      words(name(vertex), {
        x,
        y: y + 5,
        size: 15,
        weight: 600,
        anchor: "middle",
        fill: here.length > 0 ? p["on-piece"] : p.ink,
        room: radius * 2 - 8,
      }),
    );
    if (here.length > 1)
      out.push(
        el("circle", { cx: x + 17, cy: y + 17, r: 10, fill: p.accent }),
        words(`${here.length}`, {
          x: x + 17,
          y: y + 21,
          size: 11,
          weight: 650,
          anchor: "middle",
          fill: p["on-accent"],
          room: 17,
        }),
      );
    if (value !== null)
      out.push(
        words(`g = ${formatInteger(value)}`, {
          x: x + picture.labels[vertex]!.x,
          y: y + picture.labels[vertex]!.y + 4,
          size: 12,
          weight: 600,
          anchor: "middle",
          fill: value === 0n ? p.ink : p.accent,
        }),
      );
  });
  const left = (at.width - picture.width * scale) / 2;
  return {
    body: el(
      "g",
      { transform: `translate(${left.toFixed(1)} 8) scale(${scale.toFixed(3)})` },
      ...out,
    ),
    height: picture.height * scale + 16,
    partial: false,
  };
}
