/** Where the vertices of a drawing stand in the editor, and how its edges run. Pure. */
import { bendAround, handle } from "../boards/bends";
import { layered, type Point } from "../boards/layered";
import { groundName } from "../boards/pictureLayout";
import type { Drawing, Edge, Manner } from "./graphDrawing";

export const radius = 17;
/** More are a list, not a drawing. */
export const mostDrawn = 60;
/** The edges of a drawing: more would be a blot. */
export const mostDrawnEdges = 200;

export type Places = ReadonlyMap<string, Point>;
export interface Size {
  width: number;
  height: number;
}

const margin = radius + 10;
/** The ground lies so far above the lower rim. */
export const groundFromBelow = 18;

export const inside = ({ x, y }: Point, size: Size, manner: Manner): Point => ({
  x: Math.round(Math.max(margin, Math.min(size.width - margin, x))),
  y: Math.round(
    Math.max(margin, Math.min(size.height - margin - (manner.ground ? groundFromBelow + 8 : 0), y)),
  ),
});

/** All places anew, in layers, in the middle of a sheet of at least this size. */
export function layOut(
  drawing: Drawing,
  manner: Manner,
  least: Size,
): { places: Places; size: Size } {
  const names = drawing.vertices;
  const number = new Map(names.map((name, at) => [name, at]));
  // From the ground upwards: each edge from the end that is met first.
  const ends = (manner.ground ? upwards(drawing.edges) : drawing.edges).filter(
    ([from, to]) => from !== to,
  );
  const flat = ends.flatMap(([from, to]) => [number.get(from)!, number.get(to)!]);
  const box = { width: radius * 2 + 8, height: radius * 2 };
  const ways = manner.ground ? (["BT"] as const) : (["LR", "TB"] as const);
  const fits = ways.map((rankdir) =>
    layered(
      names.map(() => box),
      flat,
      { rankdir, nodesep: 26, ranksep: 44, edgesep: 16, marginx: 10, marginy: 10 },
    ),
  );
  const over = ({ width, height }: Size) => Math.max(width / least.width, height / least.height, 1);
  const best = fits.reduce((one, other) => (over(other) < over(one) ? other : one));
  // Of the shape of the sheet, so that all of it is seen.
  const larger = over(best);
  const size = {
    width: Math.ceil(least.width * larger),
    height: Math.ceil(least.height * larger),
  };
  const shift = {
    x: (size.width - best.width) / 2,
    y: manner.ground ? size.height - best.height : (size.height - best.height) / 2,
  };
  const places = new Map(
    names.map((name, at) => {
      const { x, y } = best.vertices[at]!;
      return [name, inside({ x: x + shift.x, y: y + shift.y }, size, manner)];
    }),
  );
  return { places, size };
}

function upwards(edges: readonly Edge[]): Edge[] {
  const depth = new Map([[groundName, 0]]);
  const next = new Map<string, string[]>();
  for (const [a, b] of edges) {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  const queue = [groundName];
  for (const name of queue)
    for (const other of next.get(name) ?? [])
      if (!depth.has(other)) {
        depth.set(other, depth.get(name)! + 1);
        queue.push(other);
      }
  return edges.map(([a, b]) =>
    (depth.get(a) ?? Infinity) <= (depth.get(b) ?? Infinity) ? [a, b] : [b, a],
  );
}

/** A free place near another one, or in the middle. */
export function freePlace(places: Places, size: Size, manner: Manner, near?: Point): Point {
  const middle = near ?? { x: size.width / 2, y: size.height / 2 };
  const apart = radius * 4;
  const taken = [...places.values()];
  for (let ring = near ? 1 : 0; ring < 20; ring++)
    for (let step = 0; step < Math.max(1, ring * 6); step++) {
      const angle = -Math.PI / 2 + (step * Math.PI * 2) / Math.max(1, ring * 6);
      const x = middle.x + Math.cos(angle) * ring * apart;
      const y = middle.y + Math.sin(angle) * ring * apart;
      const place = inside({ x, y }, size, manner);
      if (Math.hypot(place.x - x, place.y - y) > 2) continue;
      if (taken.every((one) => Math.hypot(one.x - place.x, one.y - place.y) > apart * 0.8))
        return place;
    }
  return inside(middle, size, manner);
}

/** Places for all vertices: those known stay. */
export function placesOf(
  drawing: Drawing,
  manner: Manner,
  known: Places,
  size: Size,
): { places: Places; size: Size } {
  const drawn = drawing.vertices.filter((name) => !(manner.ground && name === groundName));
  const old = drawn.filter((name) => known.has(name));
  if (old.length === drawn.length) return { places: known, size };
  if (old.length * 2 < drawn.length) return layOut(drawing, manner, size);
  const places = new Map(known);
  for (const name of drawn) {
    if (places.has(name)) continue;
    const edge = drawing.edges.find((one) => one.includes(name));
    const other = edge?.find((end) => end !== name && places.has(end));
    const near = other === undefined ? undefined : places.get(other);
    places.set(name, freePlace(places, size, manner, near));
  }
  return { places, size };
}

/** The vertex at a point, of those nearest the nearest; null where none is near. */
export function vertexAt(places: Places, point: Point, within: number): string | null {
  let best: string | null = null;
  let least = within;
  for (const [name, place] of places) {
    const far = Math.hypot(place.x - point.x, place.y - point.y);
    if (far <= least) [best, least] = [name, far];
  }
  return best;
}

/** The next vertex from one in the direction of an arrow key; null where there is none. */
export function nextVertex(places: Places, from: string, way: Point): string | null {
  const here = places.get(from);
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, { x, y }] of places) {
    const along = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y) + Math.abs((y - here.y) * way.x);
    if (name === from || along <= 0 || along + aside * 2 >= least) continue;
    [best, least] = [name, along + aside * 2];
  }
  return best;
}

const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** From a towards b. */
function towards(a: Point, b: Point, by: number): Point {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) / long) * by, y: a.y + ((b.y - a.y) / long) * by };
}

/**
 * A path for each edge. Edges of the same ends run beside each other; an edge goes around vertices.
 */
export function edgePaths(drawing: Drawing, manner: Manner, places: Places, size: Size): string[] {
  const groundY = size.height - groundFromBelow;
  const keyOf = ([a, b]: Edge) => (a < b ? `${a}-${b}` : `${b}-${a}`);
  const count = new Map<string, number>();
  for (const edge of drawing.edges) count.set(keyOf(edge), (count.get(keyOf(edge)) ?? 0) + 1);
  const met = new Map<string, number>();
  const sheet = { left: 6, top: 6, right: size.width - 6, bottom: groundY + groundFromBelow - 6 };
  const onGround = (name: string) => manner.ground && name === groundName;
  return drawing.edges.map((edge) => {
    const key = keyOf(edge);
    const nth = met.get(key) ?? 0;
    met.set(key, nth + 1);
    const [from, to] = edge;
    if (onGround(from) && onGround(to)) {
      const x = size.width / 2 + (nth - (count.get(key)! - 1) / 2) * 44;
      return `M${x - 16} ${groundY}C${x - 22} ${groundY - 46} ${x + 22} ${groundY - 46} ${x + 16} ${groundY}`;
    }
    const beside = (nth - (count.get(key)! - 1) / 2) * 40;
    const foot = (name: string, other: string): Point | undefined =>
      onGround(name) ? { x: (places.get(other)?.x ?? 0) + beside, y: groundY } : places.get(name);
    const a = foot(from, to);
    const b = foot(to, from);
    if (!a || !b) return "";
    if (from === to) return loopPath(a, freeWay(drawing, places, from), nth, manner.directed);
    // A bend seen from the end whose name comes first: an edge and the one back keep apart.
    const side = from < to ? 1 : -1;
    const wanted = onGround(from) || onGround(to) ? 0 : beside * side;
    const others = [...places].flatMap(([name, at]) => (edge.includes(name) ? [] : [at]));
    const bend = bendAround(a, b, wanted, { others, clear: radius + 7, sheet });
    const turn = handle(a, b, bend);
    const start = onGround(from) ? a : towards(a, turn, radius);
    const end = onGround(to) ? b : towards(b, turn, manner.directed ? radius + 6 : radius);
    return bend === 0
      ? `M${point(start)}L${point(end)}`
      : `M${point(start)}Q${point(turn)} ${point(end)}`;
  });
}

/** The direction, in radians, in which a vertex has no neighbour near; upwards without any. */
function freeWay({ edges }: Drawing, places: Places, name: string): number {
  const here = places.get(name)!;
  const ways = edges
    .filter((edge) => edge.includes(name) && edge[0] !== edge[1])
    .map(([a, b]) => places.get(a === name ? b : a) ?? { x: here.x, y: here.y + 100 })
    .map(({ x, y }) => Math.atan2(y - here.y, x - here.x));
  const apart = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
  let [best, most] = [-Math.PI / 2, -1];
  for (let step = 0; step < 8; step++) {
    const way = -Math.PI / 2 + (step * Math.PI) / 4;
    const room = Math.min(Math.PI, ...ways.map((other) => apart(way, other)));
    if (room > most + 0.01) [best, most] = [way, room];
  }
  return best;
}

function loopPath(at: Point, way: number, nth: number, directed: boolean): string {
  const on = (along: number, aside: number) =>
    point({
      x: at.x + Math.cos(way) * along - Math.sin(way) * aside,
      y: at.y + Math.sin(way) * along + Math.cos(way) * aside,
    });
  const far = radius * 3.1 + nth * 14;
  const wide = radius * 1.5 + nth * 8;
  const end = radius * (directed ? 1.1 : 0.8);
  return `M${on(radius * 0.8, -radius * 0.6)}C${on(far, -wide)} ${on(far, wide)} ${on(end, radius * 0.6)}`;
}
