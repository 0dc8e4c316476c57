/**
 * Which places the last move changed, on the board as it stands after it. What the move took is
 * named too, where it stood. Pure.
 */
import { faceOf } from "../state/faceFit";
import { at, mostStones, path, stones, type Place, type Step } from "./places";
import type { Face } from "../state/presets";
import type { MoveRecord, PositionView, TermView } from "#module/nimber.js";

/** Several places that have one mark where they stand beside each other. */
const together = (places: readonly Place[]): Place[] => {
  const [first] = places;
  return first ? [{ ...first, paths: places.flatMap(({ paths }) => paths) }] : [];
};

/** Heaps that stand where one stood: what went from its end, or all that it was split into. */
function heapPlaces(
  number: number,
  now: TermView,
  part: number,
  before: bigint,
  left: readonly bigint[],
): Place[] {
  const heap = (nth: number): Step => ["heap", now.firstHeap + part - 1 + nth];
  if (left.length > 1) return together(left.map((_, nth) => at(number, heap(nth))));
  const after = left[0] ?? 0n;
  return before > mostStones || after >= before
    ? [at(number, heap(0))]
    : [stones(number, heap(0), Number(after), Number(before))];
}

const nameOf = (term: TermView, vertex: number | bigint | undefined) =>
  term.vertices[Number(vertex ?? -1)] ?? "";

/** The indices of the parts that do not stand in the other list, each as often as it stands. */
function newParts(now: TermView, was: TermView): number[] {
  const rest = was.pieces.map(String);
  return now.pieces.flatMap((numbers, i) => {
    const old = rest.indexOf(String(numbers));
    if (old < 0) return [i];
    rest.splice(old, 1);
    return [];
  });
}

/** The numbers of a written game that are others now. */
function ownPlaces(record: MoveRecord, was: TermView, now: TermView, bar: boolean): Place[] {
  const { term: number } = record;
  if (bar) {
    const [before = []] = was.pieces;
    const [left = []] = now.pieces;
    const paths = before.flatMap((n, column) => {
      const stays = Number(left[column] ?? 0n);
      return Array.from({ length: Number(n) - stays }, (_, row) =>
        path([["eaten", `${column + 1}.${stays + row + 1}`]]),
      );
    });
    return [{ term: number, paths, target: false }];
  }
  const all = newParts(now, was);
  // Of a heap that was split what is left; an empty half is none.
  const stay = now.shape === "number" ? all.filter((i) => now.pieces[i]![0] !== 0n) : all;
  const made = stay.length > 0 ? stay : all;
  // What was one part and still is.
  const same = record.leaves.length === 1 && now.pieces.length === was.pieces.length;
  const places = made.flatMap((i): Place[] => {
    const numbers = now.pieces[i]!;
    const before = same && made.length === 1 ? (was.pieces[record.part - 1] ?? []) : [];
    if (now.shape === "number")
      return heapPlaces(number, now, i + 1, before[0] ?? 0n, [numbers[0] ?? 0n]);
    const alike = before.length === numbers.length;
    const changed = numbers.flatMap((n, j) => (alike && before[j] !== n ? [j + 1] : []));
    if (changed.length === 0) return [at(number, ["part", i + 1])];
    if (now.shape === "row") return changed.map((j) => at(number, ["part", i + 1], ["cell", j]));
    const piece = numbers.length === 2 ? [at(number, ["piece", ""])] : [];
    return changed.map((j) => at(number, ["at", `${i + 1}.${j}`])).concat(piece);
  });
  return places.length > 0 ? places : [at(number)];
}

/** The place of what one record moved, took or changed. */
function changed(
  record: MoveRecord,
  was: TermView,
  now: TermView,
  looks: Face | null,
  shift: number,
): Place[] {
  const { after, part, term: number } = record;
  const [a = 0n] = after;
  const queen = [at(number, ["spot", "from"]), at(number, ["piece", ""])];
  switch (record.kind) {
    case "take":
    case "split":
    case "take-split":
      if (looks && looks.goal > 0n) return [at(number, ["heap", now.firstHeap], ["here", ""])];
      return [
        ...(looks?.named ? [] : heapPlaces(number, now, part + shift, record.before, after)),
        ...(now.board === "wythoff" ? queen : []),
      ];
    case "both":
      return [
        ...(looks?.named
          ? []
          : after.flatMap((left, i) => heapPlaces(number, now, i + 1, was.parts[i] ?? 0n, [left]))),
        ...queen,
      ];
    case "down": {
      const arrived = Number(now.parts[part - 2] ?? 0n);
      return [
        at(number, ["step", part]),
        part === 1 || arrived > mostStones
          ? at(number, ["step", part - 1])
          : stones(number, ["part", part - 1], arrived - Number(record.amount), arrived),
      ];
    }
    case "slide": {
      // Where places are kept in order the piece may have another number now.
      const piece = now.parts[part - 1] === a ? part : now.parts.lastIndexOf(a) + 1;
      return [at(number, ["place", was.parts[part - 1] ?? 0n]), at(number, ["part", piece])];
    }
    case "edge":
      return now.board === "walk"
        ? [
            at(number, ["vertex", nameOf(was, was.marked[0])]),
            at(number, ["vertex", nameOf(now, now.marked[0])]),
          ]
        : [
            at(number, ["vertex", nameOf(was, record.before)]),
            at(number, ["vertex", nameOf(was, a)]),
          ];
    case "turn":
      return record.flips.map((coin) => at(number, ["coin", coin]));
    case "corners": {
      const [row = 0n, column = 0n] = was.parts.slice(2 * part - 2);
      const [left = 0n, up = 0n] = after;
      return [`${row}.${column}`, `${row}.${left}`, `${up}.${column}`, `${up}.${left}`].map(
        (square) => at(number, ["square", square]),
      );
    }
    case "own":
      return ownPlaces(record, was, now, looks?.bar ?? false);
    case "cut":
    case "lift":
      return [at(number, ["was", record.place])];
    case "clear":
      return was.vertices
        .filter((name) => !now.vertices.includes(name))
        .map((name) => at(number, ["was", name]));
    case "paint":
      return together(record.flips.map((cell) => at(number, ["cell", cell])));
  }
}

/** All that a move changed from one position to the next, on the board of the second. */
export function lastPlaces(
  move: MoveRecord,
  from: PositionView,
  shown: PositionView,
  face: Face | null,
): Place[] {
  const records = [move, ...(move.also ?? [])];
  return records.flatMap((record) => {
    const was = from.terms[record.term - 1];
    const now = shown.terms[record.term - 1];
    if (!was || !now) return [];
    // Heaps that were split before this one have moved it on.
    const shift = records
      .filter((other) => other.term === record.term && other.part < record.part)
      .reduce((sum, other) => sum + Math.max(0, other.after.length - 1), 0);
    const split = /take|split/.test(record.kind) ? shift : 0;
    return changed(record, was, now, faceOf(face, shown, record.term - 1), split);
  });
}
