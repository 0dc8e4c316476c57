/** Where the vertices and arrows of a game's graph are drawn. Pure. */
import { drawnOf, layoutDrawn } from "./drawnPlaces";
import { layered, type Layered, type Point } from "./layered";

export const radius = 22;

/** Larger graphs are a list, not a picture. */
export const mostVertices = 150;
export const mostEdges = 600;

export interface GraphPicture extends Layered {
  /** the middle of each vertex's value, from the vertex: where no arrow comes */
  labels: Point[];
}

const spacing = { apart: radius * 2 + 22, margin: radius * 2, clear: radius + 7 };

/** A larger ring would be wider than a phone. */
const mostInRing = 12;

/**
 * As it was drawn by hand; or where arrows run in circles, in a ring in the order of the names;
 * or else in layers, from left to right and from above to below. `edges` holds pairs of indices:
 * from, to, from, to ...
 */
export function graphPictures(names: readonly string[], edges: readonly number[]): GraphPicture[] {
  const drawn = drawnOf(names, edges);
  return drawn
    ? [finished(layoutDrawn(drawn, names, edges, -1, spacing), edges)]
    : (ringOf(names, edges) ?? [true, false].map((wide) => layoutGraph(names.length, edges, wide)));
}

/**
 * Vertices in a ring; null where layers serve better: without a cycle, in a large graph, and where
 * arrows would cross in the middle.
 */
function ringOf(names: readonly string[], edges: readonly number[]): GraphPicture[] | null {
  const count = names.length;
  if (count < 3 || count > mostInRing || !runsInCircles(count, edges)) return null;
  const order = names.map((_, vertex) => vertex);
  order.sort((a, b) => names[a]!.localeCompare(names[b]!, "en", { numeric: true }));
  const place = new Map(order.map((vertex, at) => [vertex, at]));
  for (let at = 0; at < edges.length; at += 2) {
    const [from, to] = [place.get(edges[at]!)!, place.get(edges[at + 1]!)!];
    if (Math.abs(from - to) * 2 === count) return null;
  }
  const across = spacing.apart / 2 / Math.sin(Math.PI / count);
  const places = order.map((vertex, at): [string, Point] => {
    const way = ((at * 2) / count - 0.5) * Math.PI;
    return [names[vertex]!, { x: Math.cos(way) * across, y: Math.sin(way) * across }];
  });
  const drawn = { places: new Map(places), ground: null };
  return [finished(layoutDrawn(drawn, names, edges, -1, spacing), edges)];
}

/** Takes away arrows to vertices without further arrows, while there are any. */
function runsInCircles(count: number, edges: readonly number[]): boolean {
  let left = Array.from({ length: edges.length / 2 }, (_, at) => at * 2);
  for (let round = 0; round <= count; round++) {
    const starts = new Set(left.map((at) => edges[at]!));
    const next = left.filter((at) => starts.has(edges[at + 1]!));
    if (next.length === left.length) return left.length > 0;
    left = next;
  }
  return false;
}

export function layoutGraph(count: number, edges: readonly number[], wide: boolean): GraphPicture {
  const size = { width: radius * 2 + 22, height: radius * 2 };
  const picture = layered(
    Array.from({ length: count }, () => size),
    edges,
    {
      rankdir: wide ? "LR" : "TB",
      nodesep: 26,
      ranksep: 38,
      edgesep: 14,
      marginx: 10,
      marginy: 14,
    },
  );
  return finished(picture, edges);
}

/** With lines that end on the vertices' rims, and places for the values. */
function finished(picture: Layered, edges: readonly number[]): GraphPicture {
  const lines = picture.edges.map((points, at) => {
    const from = picture.vertices[edges[at * 2]!]!;
    const to = picture.vertices[edges[at * 2 + 1]!]!;
    const line = [from, ...points.slice(1, -1), to];
    line[0] = towards(from, line[1]!, radius);
    line[line.length - 1] = towards(to, line[line.length - 2]!, radius + 5);
    return line;
  });
  const ends = lines.flatMap((line) => dotsOf(line));
  const labels = picture.vertices.map((vertex) => labelOf(vertex, picture.vertices, ends));
  return { ...picture, edges: lines, labels };
}

/** So far from its vertex stands a value. */
const away = radius + 12;
/** Room for a value of two digits. */
const free = 14;
/** Above first, then below, then beside it. */
const ways = [-90, 90, -45, 45, -135, 135, 0, 180].map((degrees) => (degrees * Math.PI) / 180);

/** Points along a line, close enough that no value fits between two of them. */
function dotsOf(line: readonly Point[]): Point[] {
  const dots: Point[] = [];
  for (let at = 0; at + 1 < line.length; at++) {
    const from = line[at]!;
    const to = line[at + 1]!;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
    for (let i = 0; i <= count; i++)
      dots.push({
        x: from.x + ((to.x - from.x) * i) / count,
        y: from.y + ((to.y - from.y) * i) / count,
      });
  }
  return dots;
}

/** The first place around a vertex that has room; without one, the place with most of it. */
function labelOf(vertex: Point, vertices: readonly Point[], dots: readonly Point[]): Point {
  let best = { x: 0, y: -away };
  let most = -Infinity;
  for (const way of ways) {
    const label = { x: Math.cos(way) * away, y: Math.sin(way) * away };
    const x = vertex.x + label.x;
    const y = vertex.y + label.y;
    const lines = dots.reduce(
      (least, dot) => Math.min(least, Math.hypot(dot.x - x, dot.y - y)),
      99,
    );
    const rims = vertices.reduce(
      (least, other) =>
        other === vertex ? least : Math.min(least, Math.hypot(other.x - x, other.y - y) - radius),
      99,
    );
    const room = Math.min(lines, rims, free);
    if (room <= most) continue;
    most = room;
    best = label;
  }
  return best;
}

const towards = (from: Point, to: Point, by: number): Point => {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / long) * by, y: from.y + ((to.y - from.y) / long) * by };
};
