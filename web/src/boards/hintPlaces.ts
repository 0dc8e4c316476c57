/**
 * Which places on the board a hint speaks of, step by step. A place is named by the data attributes
 * of the elements that stand there; moves and parts are the module's. Pure.
 */
import { faceOf } from "../state/faceFit";
import { twinsOf, type Hint } from "../state/hints";
import { endOf, leadCell } from "../strings/cells";
import { cutsOf } from "./cut";
import { becomesAt, goneOf } from "./results";
import { at, mostStones, path, stones, to, type Place, type Step } from "./places";
import type { Face } from "../state/presets";
import type {
  AnalysisRecord,
  ComponentRecord,
  MoveRecord,
  PositionView,
  TermView,
} from "#module/nimber.js";

/** The vertices that no arrow leaves. */
const ends = (term: TermView): string[] =>
  term.vertices.filter(
    (_, vertex) => !term.edges.some((from, i) => i % 2 === 0 && from === vertex),
  );

function componentPlaces(number: number, term: TermView, one: ComponentRecord): Place[] {
  switch (one.kind) {
    case "heap":
      return [at(number, ["heap", term.firstHeap + one.part - 1])];
    case "step":
      return [at(number, ["step", one.part])];
    case "token":
      return [at(number, ["token", one.part])];
    case "coin":
    case "edge":
      return [at(number, ["part", one.part])];
    case "pair":
      return [at(number, ["part", one.part]), at(number, ["part", one.part + 1])];
    case "head":
      return [at(number, ["coin", one.part])];
    case "corner":
      return [at(number, ["square", `${one.size}.${one.column}`])];
    case "part":
      // What is connected is not drawn as one thing.
      if (term.edges.length > 0) return [at(number)];
      return term.heaps > 0
        ? [at(number, ["heap", term.firstHeap + one.part - 1])]
        : [at(number, ["part", one.part])];
    case "whole":
      return [at(number)];
  }
}

/** All parts of a position that are worth a look. */
const allParts = ({ terms }: PositionView, known: AnalysisRecord): Place[] =>
  known.terms.flatMap(({ components }, i) => {
    const term = terms[i];
    const there = components.filter(({ kind, size }) => size > 0n || !/heap|step/.test(kind));
    return term ? there.flatMap((one) => componentPlaces(i + 1, term, one)) : [];
  });

/** Where the game ends, as far as it can be seen on the board. */
function endPlaces(shown: PositionView, known: AnalysisRecord, one: Face | null): Place[] {
  return shown.terms.flatMap((term, i): Place[] => {
    if (term.board === "graph" && ends(term).length > 0)
      return ends(term).map((name) => at(i + 1, ["vertex", name]));
    if (term.board === "wythoff") return [at(i + 1, ["spot", "end"])];
    if (faceOf(one, shown, i)?.bar) return [at(i + 1, ["last", ""])];
    return (known.terms[i]?.components ?? []).flatMap((part) => componentPlaces(i + 1, term, part));
  });
}

/** The numbers that a move of a written game changes. */
function ownPlaces(record: MoveRecord, term: TermView, bar: boolean): Place[] {
  const { term: number, part } = record;
  const before = term.pieces[part - 1] ?? [];
  const [left = []] = record.leaves;
  if (bar) {
    const paths = before.flatMap((n, column) => {
      const stays = Number(left[column] ?? 0n);
      return Array.from({ length: Number(n) - stays }, (_, row) =>
        path([["square", `${column + 1}.${stays + row + 1}`]]),
      );
    });
    return [{ term: number, paths, target: false }];
  }
  const result = to(number, ["result", record.becomes]);
  if (term.shape === "row") {
    const same = record.leaves.length === 1 && left.length === before.length;
    return [
      ...before.flatMap((n, cell) =>
        !same || left[cell] !== n ? [at(number, ["part", part], ["cell", cell + 1])] : [],
      ),
      result,
    ];
  }
  const heap = ["heap", term.firstHeap + part - 1] as const;
  const changed = before.flatMap((n, i): Place[] => {
    const lane: Step = term.shape === "number" ? heap : ["at", `${part}.${i + 1}`];
    const gone = n <= mostStones ? goneOf(record, before, i, term.shape) : null;
    if (gone) return [stones(number, lane, gone.from, gone.to)];
    const now = becomesAt(record, before, i, term.shape);
    return now === null || now !== n ? [at(number, lane)] : [];
  });
  return [...changed, to(number, ["spot", "to"]), result];
}

/** The stones that go from a heap, or the one beside which it is split. */
function heapPlaces(record: MoveRecord, term: TermView, part: number, left: bigint): Place[] {
  const heap = ["heap", term.firstHeap + part - 1] as const;
  const count = term.parts[part - 1] ?? 0n;
  if (count > mostStones) return [at(record.term, heap)];
  if (!term.splits) return [stones(record.term, heap, Number(left), Number(count))];
  const cut = cutsOf([record], Number(count))[0];
  if (!cut) return [at(record.term, heap)];
  if (cut.from < cut.to) return [stones(record.term, heap, cut.from, cut.to)];
  return [
    stones(record.term, heap, 0, cut.from),
    stones(record.term, heap, cut.from, Number(count)),
  ];
}

/** What moves, what goes, and where it leads. */
export function movePlaces(record: MoveRecord, shown: PositionView, one: Face | null): Place[] {
  const number = record.term;
  const term = shown.terms[number - 1];
  if (!term) return [];
  const looks = faceOf(one, shown, number - 1);
  const [a = 0n, b = 0n] = record.after;
  const piece = at(number, ["piece", ""]);
  const spot = to(number, ["spot", "to"]);
  switch (record.kind) {
    case "take":
    case "split":
    case "take-split":
      if (looks && looks.goal > 0n)
        return [to(number, ["heap", term.firstHeap], ["say", looks.goal - a])];
      return [
        ...(looks?.named ? [] : heapPlaces(record, term, record.part, a)),
        ...(term.board === "wythoff" ? [piece, spot] : []),
      ];
    case "both":
      return [
        ...(looks?.named
          ? []
          : record.after.flatMap((left, i) => heapPlaces(record, term, i + 1, left))),
        piece,
        spot,
      ];
    case "down": {
      const count = Number(term.parts[record.part - 1] ?? 0n);
      return [
        count > mostStones
          ? at(number, ["step", record.part])
          : stones(number, ["part", record.part], count - Number(record.amount), count),
        to(number, ["step", record.part - 1]),
      ];
    }
    case "slide":
      return [at(number, ["part", record.part]), spot];
    case "edge":
      return [
        term.board === "walk"
          ? at(number, ["vertex", term.vertices[term.marked[0] ?? 0] ?? ""])
          : at(number, ["token", record.part]),
        to(number, ["vertex", term.vertices[Number(a)] ?? ""]),
      ];
    case "turn":
      return record.flips.map((coin) => at(number, ["coin", coin]));
    case "corners": {
      const [row = 0n, column = 0n] = term.parts.slice(2 * record.part - 2);
      return [`${row}.${column}`, `${row}.${a}`, `${b}.${column}`, `${b}.${a}`].map((square) =>
        at(number, ["square", square]),
      );
    }
    case "own":
      return ownPlaces(record, term, looks?.bar ?? false);
    case "cut":
    case "lift": {
      const edge = term.moves.indexOf(Number(record.amount));
      return [at(number, ["edge", edge + 1])];
    }
    case "clear":
      return [record.place, ...beside(term, record.place)].map((name) =>
        at(number, ["vertex", name]),
      );
    case "paint":
      return record.flips.map((cell) => at(number, ["cell", cell]));
  }
}

/** The neighbours of a vertex. */
const beside = ({ vertices, edges }: TermView, name: string): string[] => {
  const vertex = vertices.indexOf(name);
  return edges.flatMap((end, i) =>
    end === vertex ? [vertices[edges[i % 2 === 0 ? i + 1 : i - 1]!]!] : [],
  );
};

/** The part in which a move is made, or where it begins. */
function partPlaces(record: MoveRecord, shown: PositionView, one: Face | null): Place[] {
  const number = record.term;
  const term = shown.terms[number - 1];
  if (!term) return [];
  const looks = faceOf(one, shown, number - 1);
  const heap = at(number, ["heap", term.firstHeap + record.part - 1]);
  const piece = at(number, ["piece", ""]);
  // Told as a queen, it has no heaps.
  if (looks?.named) return [piece];
  switch (record.kind) {
    case "take":
    case "split":
    case "take-split":
      return term.board === "wythoff" ? [heap, piece] : [heap];
    case "both":
      return [1, 2].map((part) => at(number, ["heap", term.firstHeap + part - 1])).concat(piece);
    case "down":
      return [at(number, ["step", record.part])];
    case "slide":
      return [at(number, ["part", record.part])];
    case "turn":
      return [at(number, ["coin", record.part])];
    case "edge":
    case "clear":
      return movePlaces(record, shown, one).slice(0, 1);
    case "corners":
      return movePlaces(record, shown, one).slice(0, 1);
    case "own": {
      if (!looks?.bar) return term.heaps > 0 ? [heap] : [at(number)];
      const before = term.pieces[record.part - 1] ?? [];
      const column = before.findIndex((n, i) => n > (record.leaves[0]?.[i] ?? 0n));
      const paths = Array.from({ length: Number(before[column] ?? 0n) }, (_, row) =>
        path([["square", `${column + 1}.${row + 1}`]]),
      );
      return [{ term: number, paths, target: false }];
    }
    case "cut":
    case "lift": {
      const end = term.vertices.indexOf(endOf(record, term));
      return term.edges.flatMap((vertex, i) =>
        vertex === end ? [at(number, ["edge", Math.floor(i / 2) + 1])] : [],
      );
    }
    case "paint":
      return [at(number, ["cell", leadCell(record)])];
  }
}

/** The moves of a turn that changes several parts at once. */
const single = (move: MoveRecord): MoveRecord[] => [move, ...(move.also ?? [])];

export function placesOf(
  now: Hint,
  shown: PositionView,
  known: AnalysisRecord,
  one: Face | null,
  open: boolean,
): readonly Place[] {
  const { look, lost, move, step } = now;
  const first = shown.terms[0];
  const looks = faceOf(one, shown, 0);
  const heap = ["heap", first?.firstHeap ?? 1] as const;
  const [least = 0n] = lost;
  if (step === 1)
    switch (look) {
      case null:
      case "copy":
        return [];
      case "symmetry": {
        // All of it is looked at.
        const all = allParts(shown, known);
        return all.length > 0 ? all : endPlaces(shown, known, one);
      }
      case "target":
        return looks && looks.goal > 0n
          ? [at(1, heap, ["spot", looks.goal - least])]
          : [least > mostStones ? at(1, heap) : stones(1, heap, 0, Number(least))];
      case "twins":
        return twinsOf(known).flatMap(({ term, component }) =>
          componentPlaces(term, shown.terms[term - 1]!, component),
        );
      case "balance":
      case "limit":
      case "misere":
        return allParts(shown, known);
      case "circles":
      case "end":
      case "last":
        return endPlaces(shown, known, one);
    }
  if (!move) return [];
  if (step === 3) return single(move).flatMap((record) => movePlaces(record, shown, one));
  if (!now.wins && !now.drawn) return allParts(shown, known);
  if (least > 0n && (!open || (looks && looks.goal > 0n)))
    return looks && looks.goal > 0n
      ? lost.map((size) => at(1, heap, ["spot", looks.goal - size]))
      : (first?.parts[0] ?? 0n) > mostStones
        ? [at(1, heap)]
        : lost.map((size) => at(1, heap, ["i", size - 1n]));
  return single(move).flatMap((record) => partPlaces(record, shown, one));
}
