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

/** As it was drawn by hand; else in layers, upwards from the ground, or in either direction. */
export function pictures(
  names: readonly string[],
  edges: readonly number[],
  ground: number,
): Picture[] {
  const drawn = drawnOf(names, edges, ground);
  return drawn
    ? [finished(layoutDrawn(drawn, names, edges, ground, spacing), edges, ground)]
    : (ground >= 0 ? [true] : [true, false]).map((wide) =>
        layoutPicture(names.length, edges, ground, wide),
      );
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
