/** Where the vertices and arrows of a game's graph are drawn. Pure. */
import { layered, type Layered, type Point } from "./layered";

export const radius = 22;

/** Larger graphs are a list, not a picture. */
export const mostVertices = 150;
export const mostEdges = 600;

/** `edges` holds pairs of indices: from, to, from, to ... The lines end on the vertices' rims. */
export function layoutGraph(count: number, edges: readonly number[], wide: boolean): Layered {
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
  const lines = picture.edges.map((points, at) => {
    const from = picture.vertices[edges[at * 2]!]!;
    const to = picture.vertices[edges[at * 2 + 1]!]!;
    const line = [from, ...points.slice(1, -1), to];
    line[0] = towards(from, line[1]!, radius);
    line[line.length - 1] = towards(to, line[line.length - 2]!, radius + 5);
    return line;
  });
  return { ...picture, edges: lines };
}

const towards = (from: Point, to: Point, by: number): Point => {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / long) * by, y: from.y + ((to.y - from.y) / long) * by };
};
