/**
 * A graph as the notation writes it, taken apart for the editor and put together again. Pure; no
 * rule of a game: whether a drawing is a position, the module says.
 */
import { groundName } from "../boards/pictureLayout";
import type { GameInfo } from "#module/nimber.js";

export type Edge = readonly [string, string];

export interface Drawing {
  /** in the order of appearance */
  readonly vertices: readonly string[];
  readonly edges: readonly Edge[];
  /** a vertex for each token */
  readonly tokens: readonly string[];
  /** where a token has been */
  readonly visited: readonly string[];
}

export interface Text {
  rules: string;
  state: string;
}

/** What a kind of drawing has. */
export interface Manner {
  /** the edges are arrows */
  directed: boolean;
  /** one vertex is the ground, drawn as a line */
  ground: boolean;
  /** an edge may be drawn twice, or from a vertex to itself */
  parallel: boolean;
  loops: boolean;
  /** vertices without edges are written */
  alone: boolean;
  /** the edges are the rules; else the state */
  inRules: boolean;
  tokens: "none" | "many" | "one";
}

/** The manner of a game that is a drawing; null of other games. */
export function mannerOf({ board, rulesForm, stateForm }: GameInfo): Manner | null {
  const inRules = rulesForm === "edges" || rulesForm === "links";
  if (!inRules && stateForm !== "edges") return null;
  const ground = board === "ground";
  const directed = board === "graph";
  return {
    directed,
    ground,
    parallel: ground,
    loops: ground || directed,
    alone: !ground && board !== "edges",
    inRules,
    tokens: stateForm === "tokens" ? "many" : stateForm === "walk" ? "one" : "none",
  };
}

const items = (text: string) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const isName = (text: string) => /^[A-Za-z0-9]+$/.test(text);

/** Edges and vertices of one item; null where it is neither. */
function itemOf(text: string): readonly [string] | Edge | null {
  const match = /^([A-Za-z0-9]+)(?:-([A-Za-z0-9]+))?$/.exec(text);
  if (!match) return null;
  return match[2] === undefined ? [match[1]!] : [match[1]!, match[2]];
}

/**
 * `loose` are vertices that are drawn and not written. Null where the text is no list of edges.
 */
export function readDrawing(
  { rules, state }: Text,
  manner: Manner,
  loose: readonly string[],
): Drawing | null {
  const vertices = new Set<string>(manner.ground ? [groundName] : []);
  const edges: Edge[] = [];
  const list = manner.inRules ? rules : state.trim() === "-" ? "" : state;
  for (const text of items(list)) {
    const item = itemOf(text);
    if (!item) return null;
    for (const name of item) vertices.add(name);
    if (item.length === 2) edges.push(item);
  }
  const [on, been = ""] = manner.tokens === "one" ? state.split(";") : [state];
  const tokens = manner.tokens === "none" ? [] : items(on!);
  const visited = items(been);
  for (const name of [...tokens, ...visited]) {
    if (!isName(name)) return null;
    vertices.add(name);
  }
  for (const name of loose) vertices.add(name);
  return { vertices: [...vertices], edges, tokens, visited };
}

/** The vertices that no edge touches, but for the ground. */
export function alone({ vertices, edges }: Drawing, { ground }: Manner): string[] {
  const met = new Set(edges.flat());
  return vertices.filter((name) => !met.has(name) && !(ground && name === groundName));
}

export function writeDrawing(drawing: Drawing, manner: Manner): Text {
  const list = [
    ...drawing.edges.map((edge) => edge.join("-")),
    ...(manner.alone ? alone(drawing, manner) : []),
  ].join(",");
  if (!manner.inRules) return { rules: "", state: list === "" ? "-" : list };
  const on = drawing.tokens.join(",");
  return {
    rules: list,
    state: [on, ...(drawing.visited.length > 0 ? [drawing.visited.join(",")] : [])].join(";"),
  };
}

/** The first free name: a, b … z, then a1, b1 … */
export function freshName(taken: readonly string[]): string {
  for (let round = 0; ; round++)
    for (const letter of "abcdefghijklmnopqrstuvwxyz") {
      const name = letter + (round > 0 ? String(round) : "");
      if (!taken.includes(name)) return name;
    }
}

const same = (one: Edge, other: Edge, directed: boolean) =>
  (one[0] === other[0] && one[1] === other[1]) ||
  (!directed && one[0] === other[1] && one[1] === other[0]);

/** With one more edge; null where this manner has it already, or never. */
export function connect(drawing: Drawing, from: string, to: string, manner: Manner) {
  const edge: Edge = [from, to];
  if (from === to && !manner.loops) return null;
  if (!manner.parallel && drawing.edges.some((one) => same(one, edge, manner.directed)))
    return null;
  return { ...drawing, edges: [...drawing.edges, edge] };
}

export const addVertex = (drawing: Drawing, name: string): Drawing => ({
  ...drawing,
  vertices: [...drawing.vertices, name],
});

export const removeEdge = (drawing: Drawing, at: number): Drawing => ({
  ...drawing,
  edges: drawing.edges.filter((_, other) => other !== at),
});

/** One more token; where there is one only, it comes from where it was. */
export function putToken(drawing: Drawing, vertex: string, manner: Manner): Drawing {
  if (manner.tokens === "many") return { ...drawing, tokens: [...drawing.tokens, vertex] };
  return {
    ...drawing,
    tokens: [vertex],
    visited: drawing.visited.filter((name) => name !== vertex),
  };
}

/** The token has been there, or has not after all. */
export function toggleVisited(drawing: Drawing, vertex: string): Drawing {
  if (drawing.tokens.includes(vertex)) return drawing;
  const { visited } = drawing;
  return {
    ...drawing,
    visited: visited.includes(vertex)
      ? visited.filter((name) => name !== vertex)
      : [...visited, vertex].sort(),
  };
}

/** A token of several goes first; without one, the vertex with its edges. The ground stays. */
export function removeVertex(drawing: Drawing, vertex: string, manner: Manner): Drawing {
  if (manner.ground && vertex === groundName) return drawing;
  const last = drawing.tokens.lastIndexOf(vertex);
  if (last >= 0 && manner.tokens === "many")
    return { ...drawing, tokens: drawing.tokens.filter((_, at) => at !== last) };
  return {
    vertices: drawing.vertices.filter((name) => name !== vertex),
    edges: drawing.edges.filter((edge) => !edge.includes(vertex)),
    tokens: drawing.tokens.filter((name) => name !== vertex),
    visited: drawing.visited.filter((name) => name !== vertex),
  };
}

/** Where a fault is: an edge by its number, from 0, or a vertex. */
export type Fault = { edge: number } | { vertex: string };

/** What stands in a list of edges at this column, from 1; null where nothing does. */
export function faultAt(list: string, column: number): Fault | null {
  let edge = 0;
  let end = 0;
  for (const text of list.split(",")) {
    const item = itemOf(text.trim());
    end += text.length + 1;
    if (column <= end) {
      if (!item) return null;
      return item.length === 2 ? { edge } : { vertex: item[0] };
    }
    if (item?.length === 2) edge++;
  }
  return null;
}

/** The vertex whose name stands in a text at this column, from 1; null where none does. */
export function nameAt(text: string, column: number): string | null {
  const before = /[A-Za-z0-9]*$/.exec(text.slice(0, column - 1))![0];
  const name = before + /^[A-Za-z0-9]*/.exec(text.slice(column - 1))![0];
  return name === "" ? null : name;
}

/** So much of an imported list is read. */
export const mostImported = 200_000;

/**
 * A list of edges from elsewhere: one a line, the ends apart by blanks, a comma, `-` or `->`; or
 * several a line, joined by commas. A line begun by # says nothing. The list as the notation writes
 * it, or the number of the line, from 1, that is no edge.
 */
export function importEdges(text: string): { list: string } | { line: number } {
  const found: string[] = [];
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = whole.trim();
    if (line === "" || line.startsWith("#")) continue;
    const pair = /^([A-Za-z0-9]+)\s*(?:->|-|[,;\s])\s*([A-Za-z0-9]+)[,;]?$/.exec(line);
    if (pair) {
      found.push(`${pair[1]}-${pair[2]}`);
      continue;
    }
    for (const part of line.replace(/[,;]$/, "").split(/[,;]/)) {
      const one = itemOf(part.trim().replace(/\s*->?\s*/, "-"));
      if (!one) return { line: at + 1 };
      found.push(one.join("-"));
    }
  }
  return { list: found.join(",") };
}
