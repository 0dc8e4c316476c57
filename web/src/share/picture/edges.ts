/** A graph of edges, on the ground or not; one too large for a picture is told in a line. */
import { dot, groundName, mostDrawnEdges, pictures } from "../../boards/pictureLayout";
import { pathOf } from "../../boards/layered";
import type { Scene, TermScene } from "./scene";
import { el, words, type Drawn } from "./svg";

export function drawEdges({ palette: p, strings: s }: Scene, at: TermScene): Drawn {
  const { term } = at;
  if (term.vertices.length > mostDrawnEdges || term.edges.length > mostDrawnEdges * 2)
    return {
      body: words(s.boards.pictureWords(term.vertices.length, term.edges.length / 2), {
        x: 0,
        y: 16,
        size: 14,
        fill: p["ink-2"],
      }),
      height: 20,
      partial: true,
    };
  const ground = term.board === "ground" ? term.vertices.indexOf(groundName) : -1;
  const fit = (one: { width: number; height: number }) =>
    Math.min(1.6, at.width / one.width, 520 / one.height);
  const picture = pictures(term.vertices, term.edges, ground).reduce((wide, tall) =>
    fit(tall) > fit(wide) * 1.05 ? tall : wide,
  );
  const scale = fit(picture);
  const [token, ...visited] = term.marked;
  const out = picture.edges.map((line) =>
    el("path", { d: pathOf(line), fill: "none", stroke: p["line-strong"], "stroke-width": 3 }),
  );
  if (ground >= 0)
    out.unshift(
      el("path", {
        d: `M0 ${picture.vertices[ground]!.y}H${picture.width}`,
        stroke: p.ink,
        "stroke-width": 4,
      }),
    );
  picture.vertices.forEach(({ x, y }, vertex) => {
    if (vertex === ground) return;
    const here = vertex === token;
    const gone = visited.includes(vertex);
    out.push(
      el("circle", {
        cx: x,
        cy: y,
        r: dot,
        fill: here ? p.piece : gone ? p["line-strong"] : p.lane,
        stroke: p["line-strong"],
        "stroke-width": 1.5,
      }),
      words(term.vertices[vertex]!, {
        x,
        y: y + 4.5,
        size: 12,
        weight: 600,
        anchor: "middle",
        fill: here ? p["on-piece"] : p.ink,
        room: dot * 2 - 4,
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
