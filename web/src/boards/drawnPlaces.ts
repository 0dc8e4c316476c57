/**
 * Where the vertices of a graph were drawn by hand: the board shows it as it was drawn. Known as
 * long as the page is open.
 */
import { signal } from "@preact/signals";
import type { Layered, Point } from "./layered";

interface Drawn {
  places: ReadonlyMap<string, Point>;
  /** the height of the ground; null without one */
  ground: number | null;
}

const mostKept = 30;
/** Bends in the edges' own measure, and how far a line keeps from vertices between its ends. */
const bend = 22;
const clear = 20;
/** A drawing is made no larger than so many times for the sake of two vertices that stand close. */
const mostGrown = 2.5;

const drawings = signal<ReadonlyMap<string, Drawn>>(new Map());

const keyOf = (edges: readonly (readonly string[])[]) =>
  edges
    .map((edge) => [...edge].sort().join("-"))
    .sort()
    .join();

export function keepPlaces(edges: readonly (readonly string[])[], drawn: Drawn): void {
  const key = keyOf(edges);
  const others = [...drawings.peek()].filter(([other]) => other !== key);
  drawings.value = new Map([...others.slice(1 - mostKept), [key, drawn]]);
}

const namesOf = (names: readonly string[], edges: readonly number[]) =>
  Array.from({ length: edges.length / 2 }, (_, at) => [
    names[edges[at * 2]!]!,
    names[edges[at * 2 + 1]!]!,
  ]);

/** What was drawn of this graph; null where it was not, or not all of it. */
export function drawnOf(names: readonly string[], edges: readonly number[], ground = -1) {
  if (drawings.value.size === 0) return null;
  const drawn = drawings.value.get(keyOf(namesOf(names, edges)));
  return drawn && names.every((name, at) => at === ground || drawn.places.has(name)) ? drawn : null;
}

/** The picture of a drawing: no two vertices closer than `apart`, `margin` around them. */
export function layoutDrawn(
  drawn: Drawn,
  names: readonly string[],
  edges: readonly number[],
  ground: number,
  { apart, margin }: { apart: number; margin: number },
): Layered {
  const standing = names.flatMap((name, at) => (at === ground ? [] : [drawn.places.get(name)!]));
  let nearest = Infinity;
  standing.forEach((a, at) =>
    standing.slice(at + 1).forEach((b) => {
      nearest = Math.min(nearest, Math.hypot(a.x - b.x, a.y - b.y));
    }),
  );
  const grown = Math.min(mostGrown, Math.max(1, apart / Math.max(1, nearest)));
  const xs = standing.map(({ x }) => x);
  const ys = [...standing.map(({ y }) => y), ...(ground >= 0 ? [drawn.ground ?? 0] : [])];
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = (Math.max(...xs) - left) * grown + 2 * margin;
  const height = (Math.max(...ys) - top) * grown + 2 * margin;
  const vertices = names.map((name, at): Point => {
    if (at === ground) return { x: width / 2, y: height - margin };
    const { x, y } = drawn.places.get(name)!;
    return { x: (x - left) * grown + margin, y: (y - top) * grown + margin };
  });
  const met = new Map<string, number>();
  const pair = (at: number) => [edges[at * 2]!, edges[at * 2 + 1]!].sort((a, b) => a - b).join();
  const count = new Map<string, number>();
  for (let at = 0; at * 2 < edges.length; at++) count.set(pair(at), (count.get(pair(at)) ?? 0) + 1);
  const lines = Array.from({ length: edges.length / 2 }, (_, at): Point[] => {
    const [first, second] = [edges[at * 2]!, edges[at * 2 + 1]!];
    const [a, b] = [vertices[first]!, vertices[second]!];
    const nth = met.get(pair(at)) ?? 0;
    met.set(pair(at), nth + 1);
    const beside = (nth - (count.get(pair(at))! - 1) / 2) * 2;
    if (first === second) {
      const up = margin - 6 + nth * 10;
      const wide = margin / 2 + nth * 8;
      const x = a.x + (first === ground ? beside * bend : 0);
      return [a, { x: x - wide, y: a.y - up }, { x: x + wide, y: a.y - up }, b];
    }
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    // An edge of the ground stands upright, each on a foot of its own.
    if (first === ground || second === ground) {
      const upper = first === ground ? b : a;
      return beside === 0 ? [a, b] : [a, { x: upper.x + beside * bend, y: middle.y }, b];
    }
    // Seen from the end with the lower number: an edge and the one back keep apart.
    const side = first < second ? 1 : -1;
    const crossed = vertices.some(
      (point, other) =>
        other !== first && other !== second && other !== ground && between(point, a, b) < clear,
    );
    const by = beside === 0 ? (crossed ? 2 * bend : 0) : beside * bend * side;
    if (by === 0) return [a, b];
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return [
      a,
      { x: middle.x - ((b.y - a.y) / long) * by, y: middle.y + ((b.x - a.x) / long) * by },
      b,
    ];
  });
  return { width, height, vertices, edges: lines };
}

/** How far a point is from the line between two others; Infinity beyond its ends. */
function between(point: Point, a: Point, b: Point): number {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / long;
  if (!(along > 0 && along < 1)) return Infinity;
  return Math.hypot(a.x + along * (b.x - a.x) - point.x, a.y + along * (b.y - a.y) - point.y);
}
