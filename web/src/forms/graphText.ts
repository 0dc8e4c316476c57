/**
 * A graph as the notation writes it, taken apart for the editor and put together again. Pure; no
 * rule of the game.
 */

export interface GraphDraft {
  /** in the order of appearance */
  vertices: string[];
  edges: [string, string][];
  /** a vertex for each token */
  tokens: string[];
}

const items = (text: string) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

/**
 * `loose` are vertices without edges, which the notation has no place for. Null where the text is
 * no list of edges.
 */
export function readGraph(
  rules: string,
  state: string,
  loose: readonly string[],
): GraphDraft | null {
  const vertices: string[] = [];
  const add = (name: string) => {
    if (!vertices.includes(name)) vertices.push(name);
  };
  const edges: [string, string][] = [];
  for (const item of items(rules)) {
    const match = /^([A-Za-z0-9]+)-([A-Za-z0-9]+)$/.exec(item);
    if (!match) return null;
    edges.push([match[1]!, match[2]!]);
    add(match[1]!);
    add(match[2]!);
  }
  const tokens = items(state);
  for (const name of tokens) {
    if (!/^[A-Za-z0-9]+$/.test(name)) return null;
    add(name);
  }
  for (const name of loose) add(name);
  return { vertices, edges, tokens };
}

export const writeGraph = ({ edges, tokens }: GraphDraft) => ({
  rules: edges.map((edge) => edge.join("-")).join(","),
  state: tokens.join(","),
});

/** The first free name: a, b … z, then a1, b1 … */
export function freshName(taken: readonly string[]): string {
  for (let round = 0; ; round++)
    for (const letter of "abcdefghijklmnopqrstuvwxyz") {
      const name = letter + (round > 0 ? String(round) : "");
      if (!taken.includes(name)) return name;
    }
}

/** From vertex to vertex: the arrow is drawn, or, where it is there already, taken away. */
export function toggleEdge(graph: GraphDraft, from: string, to: string): GraphDraft {
  if (from === to) return graph;
  const there = graph.edges.some(([a, b]) => a === from && b === to);
  return {
    ...graph,
    edges: there
      ? graph.edges.filter(([a, b]) => a !== from || b !== to)
      : [...graph.edges, [from, to]],
  };
}

export const addToken = (graph: GraphDraft, vertex: string): GraphDraft => ({
  ...graph,
  tokens: [...graph.tokens, vertex],
});

/** A token of the vertex goes first; without one, the vertex with its arrows. */
export function removeAt(graph: GraphDraft, vertex: string): GraphDraft {
  const last = graph.tokens.lastIndexOf(vertex);
  if (last >= 0) return { ...graph, tokens: graph.tokens.filter((_, at) => at !== last) };
  return {
    ...graph,
    vertices: graph.vertices.filter((name) => name !== vertex),
    edges: graph.edges.filter(([a, b]) => a !== vertex && b !== vertex),
  };
}
