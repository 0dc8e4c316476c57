/**
 * Where the vertices and arrows of a graph are drawn: in layers, by dagre. Pure: names and edges
 * in, places out.
 */
import { Graph, layout } from "@dagrejs/dagre";

export interface Point {
  x: number;
  y: number;
}

export interface GraphPicture {
  width: number;
  height: number;
  vertices: Point[];
  /** the line of each edge, its ends on the rims of the vertices */
  edges: Point[][];
}

export const radius = 22;

/** Larger graphs are a list, not a picture. */
export const mostVertices = 150;
export const mostEdges = 600;

/** `edges` holds pairs of indices: from, to, from, to ... */
export function layoutGraph(count: number, edges: readonly number[], wide: boolean): GraphPicture {
  const graph = new Graph({ directed: true, multigraph: true });
  graph.setGraph({
    rankdir: wide ? "LR" : "TB",
    nodesep: 26,
    ranksep: 38,
    edgesep: 14,
    marginx: 10,
    marginy: 14,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (let at = 0; at < count; at++)
    graph.setNode(String(at), { width: radius * 2 + 22, height: radius * 2 });
  for (let at = 0; at + 1 < edges.length; at += 2)
    graph.setEdge(String(edges[at]), String(edges[at + 1]), {}, String(at));
  layout(graph);
  const size = graph.graph() as { width?: number; height?: number };
  const vertices = Array.from({ length: count }, (_, at) => {
    const { x = 0, y = 0 } = graph.node(String(at)) as Partial<Point>;
    return { x, y };
  });
  const lines: Point[][] = [];
  for (let at = 0; at + 1 < edges.length; at += 2) {
    const from = vertices[edges[at]!]!;
    const to = vertices[edges[at + 1]!]!;
    const edge = graph.edge({
      v: String(edges[at]),
      w: String(edges[at + 1]),
      name: String(at),
    }) as { points?: Point[] };
    const inner = (edge.points ?? []).slice(1, -1);
    const line = [from, ...inner, to];
    line[0] = towards(from, line[1]!, radius);
    line[line.length - 1] = towards(to, line[line.length - 2]!, radius + 5);
    lines.push(line);
  }
  return { width: size.width ?? 0, height: size.height ?? 0, vertices, edges: lines };
}

const towards = (from: Point, to: Point, by: number): Point => {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / long) * by, y: from.y + ((to.y - from.y) / long) * by };
};

/** A smooth line through the points, as an SVG path. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const parts = [`M${first.x} ${first.y}`];
  for (let at = 0; at < rest.length - 1; at++) {
    const turn = rest[at]!;
    const next = rest[at + 1]!;
    const end =
      at === rest.length - 2 ? next : { x: (turn.x + next.x) / 2, y: (turn.y + next.y) / 2 };
    parts.push(`Q${turn.x} ${turn.y} ${end.x} ${end.y}`);
  }
  if (rest.length === 1) parts.push(`L${rest[0]!.x} ${rest[0]!.y}`);
  return parts.join("");
}
