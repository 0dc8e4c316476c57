/** Where the positions of a graph of options are drawn: in layers, by dagre. Pure. */
import { Graph, layout } from "@dagrejs/dagre";
import { pathOf, type Point } from "../boards/graphLayout";

export interface Box extends Point {
  width: number;
  height: number;
}

export interface ReachedPicture {
  width: number;
  height: number;
  boxes: Box[];
  paths: string[];
}

export const boxHeight = 40;
export const boxWidth = (label: string) => Math.max(44, label.length * 7.4 + 18);

export function layoutReached(labels: readonly string[], edges: ArrayLike<number>): ReachedPicture {
  const graph = new Graph({ directed: true });
  graph.setGraph({ rankdir: "TB", nodesep: 14, ranksep: 34, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  labels.forEach((label, at) =>
    graph.setNode(String(at), { width: boxWidth(label), height: boxHeight }),
  );
  for (let at = 0; at + 1 < edges.length; at += 2)
    graph.setEdge(String(edges[at]), String(edges[at + 1]));
  layout(graph);
  const size = graph.graph() as { width?: number; height?: number };
  const boxes = labels.map((label, at) => {
    const { x = 0, y = 0 } = graph.node(String(at)) as Partial<Point>;
    return { x, y, width: boxWidth(label), height: boxHeight };
  });
  const paths: string[] = [];
  for (let at = 0; at + 1 < edges.length; at += 2) {
    const edge = graph.edge({ v: String(edges[at]), w: String(edges[at + 1]) }) as {
      points?: Point[];
    };
    paths.push(pathOf(edge.points ?? []));
  }
  return { width: size.width ?? 0, height: size.height ?? 0, boxes, paths };
}

/**
 * What tells one position from another: the text without what all begin with up to a rule's colon,
 * and without ~misere.
 */
export function shortLabels(positions: readonly string[]): string[] {
  const [first = ""] = positions;
  const colon = first.indexOf(":");
  const start = first.slice(0, colon + 1);
  const shared =
    colon >= 0 && positions.every((text) => text.startsWith(start) && !text.includes("+"));
  return positions.map((text) =>
    (shared ? text.slice(start.length) : text).replace(/~misere$/, ""),
  );
}
