/**
 * Where the vertices and edges of a drawn graph stand: of one on the ground, from the ground
 * upwards. Pure.
 */
import { drawnOf, layoutDrawn } from "./drawnPlaces";
import { layered, type Layered, type Point } from "./layered";

export const dot = 13;
/** Larger ones are a list, not a picture. */
export const mostDrawnEdges = 200;

export interface Picture {
  width: number;
  height: number;
  vertices: Point[];
  /** the points of each edge, in the order of `edges` */
  edges: Point[][];
}

/** The name of the vertex that is the ground. */
export const groundName = "0";

/** Edges as pairs of indices, each from the vertex nearer to the ground. */
function upwards(count: number, edges: readonly number[], ground: number): number[] {
  const depth = Array.from({ length: count }, (_, at) => (at === ground ? 0 : Infinity));
  for (let more = true; more;) {
    more = false;
    for (let at = 0; at < edges.length; at += 2) {
      const [a, b] = [edges[at]!, edges[at + 1]!];
      if (depth[a]! > depth[b]! + 1) [depth[a], more] = [depth[b]! + 1, true];
      if (depth[b]! > depth[a]! + 1) [depth[b], more] = [depth[a]! + 1, true];
    }
  }
  return edges.map((end, at) => {
    const other = edges[at ^ 1]!;
    const first = at % 2 === 0 ? end : other;
    const last = at % 2 === 0 ? other : end;
    const turned = depth[first]! > depth[last]!;
    return (at % 2 === 0) === turned ? last : first;
  });
}

const spacing = { apart: dot * 2 + 20, margin: dot * 2 + 8, clear: dot + 7 };

/** A larger ring would be wider than a phone. */
const mostInRing = 12;
/** So many vertices are moved at once along the ring. */
const longestRun = 3;

/** How many pairs of edges cross where the vertices stand round a ring in this order. */
function crossings(order: readonly number[], edges: readonly number[]): number {
  const place = new Map(order.map((vertex, at) => [vertex, at]));
  const chords: [number, number][] = [];
  let count = 0;
  for (let at = 0; at < edges.length; at += 2) {
    const ends = [place.get(edges[at]!)!, place.get(edges[at + 1]!)!];
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    for (const [a, b] of chords)
      if ((a < low && low < b && b < high) || (low < a && a < high && high < b)) count += 1;
    chords.push([low, high]);
  }
  return count;
}

/** Moves runs of vertices to where fewer edges cross; null where some still do. */
function ringOrder(names: readonly string[], edges: readonly number[]): number[] | null {
  let order = names
    .map((_, vertex) => vertex)
    .sort((a, b) => names[a]!.localeCompare(names[b]!, "en", { numeric: true }));
  let least = crossings(order, edges);
  for (let before = Infinity; least > 0 && least < before;) {
    before = least;
    for (let long = 1; long <= longestRun; long++)
      for (let from = 0; from + long <= order.length; from++) {
        const run = order.slice(from, from + long);
        const others = order.filter((vertex) => !run.includes(vertex));
        for (let at = 0; at <= others.length; at++) {
          const tried = [...others.slice(0, at), ...run, ...others.slice(at)];
          const cross = crossings(tried, edges);
          if (cross < least) [order, least] = [tried, cross];
        }
      }
  }
  return least === 0 ? order : null;
}

/** In a ring: for a small graph with a cycle whose edges need not cross there. */
function ringOf(names: readonly string[], edges: readonly number[]): Picture[] {
  const count = names.length;
  if (count < 3 || count > mostInRing || edges.length / 2 < count) return [];
  const order = ringOrder(names, edges);
  if (!order) return [];
  const across = spacing.apart / 2 / Math.sin(Math.PI / count);
  const places = order.map((vertex, at): [string, Point] => {
    const way = ((at * 2) / count - 0.5) * Math.PI;
    return [names[vertex]!, { x: Math.cos(way) * across, y: Math.sin(way) * across }];
  });
  const drawn = { places: new Map(places), ground: null };
  return [finished(layoutDrawn(drawn, names, edges, -1, spacing), edges, -1)];
}

/**
 * As it was drawn by hand; else in layers, upwards from the ground; without a ground in layers in
 * either direction, or in a ring.
 */
export function pictures(
  names: readonly string[],
  edges: readonly number[],
  ground: number,
): Picture[] {
  const drawn = drawnOf(names, edges, ground);
  return drawn
    ? [finished(layoutDrawn(drawn, names, edges, ground, spacing), edges, ground)]
    : [
        ...(ground >= 0 ? [true] : [true, false]).map((wide) =>
          layoutPicture(names.length, edges, ground, wide),
        ),
        ...(ground >= 0 ? [] : ringOf(names, edges)),
      ];
}

/** `edges` holds pairs of indices. Without a ground, `ground` is -1. */
export function layoutPicture(
  count: number,
  edges: readonly number[],
  ground: number,
  wide: boolean,
): Picture {
  const size = { width: dot * 2 + 16, height: dot * 2 + 4 };
  const ends = ground < 0 ? edges : upwards(count, edges, ground);
  const placed = layered(
    Array.from({ length: count }, () => size),
    ends,
    {
      rankdir: ground >= 0 ? "BT" : wide ? "LR" : "TB",
      nodesep: 18,
      ranksep: 34,
      edgesep: 16,
      marginx: 14,
      marginy: 18,
    },
  );
  return finished(placed, ends, ground);
}

function finished(placed: Layered, ends: readonly number[], ground: number): Picture {
  const lines = placed.edges.map((points, at) => {
    const [a, b] = [ends[at * 2]!, ends[at * 2 + 1]!];
    const line = [placed.vertices[a]!, ...points.slice(1, -1), placed.vertices[b]!];
    // On the ground each edge has a foot of its own, below its first bend.
    if (a === ground && b !== ground) line[0] = { x: line[1]!.x, y: line[0]!.y };
    if (b === ground && a !== ground)
      line[line.length - 1] = { x: line[line.length - 2]!.x, y: placed.vertices[b]!.y };
    return line;
  });
  return { width: placed.width, height: placed.height, vertices: placed.vertices, edges: lines };
}
