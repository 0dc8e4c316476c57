/**
 * Where the vertices of a graph were drawn by hand: the board shows it as it was drawn. Known as
 * long as the page is open.
 */
import { signal } from "@preact/signals";
import { bendAround, handle } from "./bends";
import type { Layered, Point } from "./layered";

interface Drawn {
  places: ReadonlyMap<string, Point>;
  /** the height of the ground; null without one */
  ground: number | null;
}

const mostKept = 30;
/** Bends in the edges' own measure. */
const bend = 22;
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

/**
 * The picture of a drawing: no two vertices closer than `apart`, `margin` around them, and no edge
 * nearer than `clear` to vertices between its ends.
 */
export function layoutDrawn(
  drawn: Drawn,
  names: readonly string[],
  edges: readonly number[],
  ground: number,
  { apart, margin, clear }: { apart: number; margin: number; clear: number },
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
    const others = vertices.filter((_, one) => one !== first && one !== second && one !== ground);
    const by = bendAround(a, b, beside * bend * side, { others, clear, sheet: null });
    return by === 0 ? [a, b] : [a, handle(a, b, by), b];
  });
  return grownBy({ width, height, vertices, edges: lines });
}

/** With room for the bends that leave the picture of the vertices. */
function grownBy({ width, height, vertices, edges }: Layered): Layered {
  // Where a curve of one handle is farthest from its ends' straight line.
  const tops = edges.flatMap((line) =>
    line.length === 3
      ? [
          {
            x: (line[0]!.x + 2 * line[1]!.x + line[2]!.x) / 4,
            y: (line[0]!.y + 2 * line[1]!.y + line[2]!.y) / 4,
          },
        ]
      : [],
  );
  const rim = 8;
  const left = Math.max(0, ...tops.map(({ x }) => rim - x));
  const up = Math.max(0, ...tops.map(({ y }) => rim - y));
  const right = Math.max(0, ...tops.map(({ x }) => x + rim - width));
  const down = Math.max(0, ...tops.map(({ y }) => y + rim - height));
  const moved = ({ x, y }: Point): Point => ({ x: x + left, y: y + up });
  return {
    width: width + left + right,
    height: height + up + down,
    vertices: vertices.map(moved),
    edges: edges.map((line) => line.map(moved)),
  };
}
