/**
 * Graphs in layers, placed by dagre: the board's, the editor's, the picture's and that of Why.
 * Pure: sizes and edges in, places out.
 */
import { Graph, layout, type GraphLabel } from "@dagrejs/dagre";

export interface Point {
  x: number;
  y: number;
}

export interface Layered {
  width: number;
  height: number;
  /** the middle of each vertex */
  vertices: Point[];
  /** the points of each edge, in the order of `edges` */
  edges: Point[][];
}

/** `edges` holds pairs of indices: from, to, from, to ... */
export function layered(
  sizes: readonly { width: number; height: number }[],
  edges: ArrayLike<number>,
  settings: GraphLabel,
): Layered {
  const graph = new Graph({ directed: true, multigraph: true });
  graph.setGraph(settings);
  graph.setDefaultEdgeLabel(() => ({}));
  sizes.forEach((size, at) => graph.setNode(String(at), { ...size }));
  const ends = Array.from({ length: Math.floor(edges.length / 2) }, (_, at) => ({
    v: String(edges[at * 2]),
    w: String(edges[at * 2 + 1]),
    name: String(at),
  }));
  for (const edge of ends) graph.setEdge(edge.v, edge.w, {}, edge.name);
  layout(graph);
  const size = graph.graph() as { width?: number; height?: number };
  return {
    width: size.width ?? 0,
    height: size.height ?? 0,
    vertices: sizes.map((_, at) => {
      const { x = 0, y = 0 } = graph.node(String(at)) as Partial<Point>;
      return { x, y };
    }),
    edges: ends.map((edge) => (graph.edge(edge) as { points?: Point[] }).points ?? []),
  };
}

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
