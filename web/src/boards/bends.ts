/** Edges that are drawn from vertex to vertex, and bend around what stands between. Pure. */
import type { Point } from "./layered";

/** How far the handle of a bend lies from the straight line, in the order in which it is tried. */
const steps = [22, 44, 66, 88, 120, 160, 210, 270];
/** So many points of a curve are looked at. */
const samples = 24;

/** The handle of a curve from a to b: `bend` away from the middle, to the right as one walks. */
export function handle(a: Point, b: Point, bend: number): Point {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / long) * bend,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / long) * bend,
  };
}

interface Around {
  /** the vertices but for the two ends */
  others: readonly Point[];
  /** how far the curve keeps from their middles */
  clear: number;
  /** where it may run */
  sheet: { left: number; top: number; right: number; bottom: number } | null;
}

/**
 * The bend next to the wanted one whose curve keeps clear of the other vertices; the one that keeps
 * farthest where none does. Edges that run beside each other, which want a bend, keep their side.
 */
export function bendAround(a: Point, b: Point, wanted: number, around: Around): number {
  const side = Math.sign(wanted);
  const tried = [
    wanted,
    ...steps.flatMap((step) => (side === 0 ? [step, -step] : [wanted + side * step])),
  ];
  let [best, most] = [wanted, -Infinity];
  for (const bend of tried) {
    const room = roomOf(a, b, bend, around);
    if (room >= around.clear) return bend;
    if (room > most) [best, most] = [bend, room];
  }
  return best;
}

/** How near a curve comes to a vertex; negative where it leaves the sheet. */
function roomOf(a: Point, b: Point, bend: number, { others, sheet }: Around): number {
  const by = handle(a, b, bend);
  let room = Infinity;
  for (let at = 1; at < samples; at++) {
    const t = at / samples;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    const x = p * a.x + q * by.x + r * b.x;
    const y = p * a.y + q * by.y + r * b.y;
    if (sheet && (x < sheet.left || x > sheet.right || y < sheet.top || y > sheet.bottom))
      return -1;
    for (const other of others) room = Math.min(room, Math.hypot(other.x - x, other.y - y));
  }
  return room;
}
