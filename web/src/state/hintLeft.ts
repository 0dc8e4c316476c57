/** What there is after a move, by which a hint tells it without the move itself. Pure. */
import type { LeftThing } from "../strings/hints";
import { linesOf } from "../strings/cells";
import type { Face } from "./presets";
import type { MoveRecord, TermView } from "#module/nimber.js";

export interface Left {
  thing: LeftThing;
  count: bigint;
}

const sum = (numbers: readonly bigint[]) => numbers.reduce((total, n) => total + n, 0n);

/** From the vertex on which a token stands: along an arrow, or to where none has been. */
function waysFrom(term: TermView, vertex: number): number {
  const next = (at: number) => term.edges[at % 2 === 0 ? at + 1 : at - 1]!;
  return term.edges.filter((end, at) =>
    term.board === "walk"
      ? end === vertex && !term.marked.includes(next(at))
      : end === vertex && at % 2 === 0,
  ).length;
}

/** The free cells and the pieces of a board of cells. */
function counted({ position }: TermView): { free: number; pieces: number } {
  const cells = [...linesOf(position).join("")];
  return {
    free: cells.filter((cell) => cell === ".").length,
    pieces: cells.filter((cell) => /[ox]/.test(cell)).length,
  };
}

const left = (thing: LeftThing, count: bigint | number): Left => ({ thing, count: BigInt(count) });

type Count = (after: TermView, move: MoveRecord, before: TermView, named: boolean) => Left;

const edges: Count = (after) => left("edges", after.edges.length / 2);

/** By what is drawn; of several heaps or pieces on a line it is their balance that counts. */
const counts: Partial<Record<TermView["board"], Count>> = {
  wythoff: ({ parts }, _, __, named) =>
    named ? left("row", parts[1]! + 1n) : left("stones", sum(parts)),
  graph: (after, move) => left("ways", waysFrom(after, Number(move.after[0]))),
  walk: (after) => left("ways", waysFrom(after, after.marked[0]!)),
  ground: edges,
  edges,
  vertices: ({ vertices }) => left("vertices", vertices.length),
  coins: ({ parts }) => left("heads", sum(parts)),
  cells: (after, _, before) => {
    const [was, is] = [counted(before), counted(after)];
    return is.pieces < was.pieces ? left("pieces", is.pieces) : left("cells", is.free);
  },
};

/** of one term; null where nothing is counted. after: the term then, null until it is known */
export function leftAfter(
  move: MoveRecord,
  before: TermView,
  after: TermView | null,
  face: Pick<Face, "bar" | "named"> | null,
): Left | null {
  if (move.kind === "own") {
    const [numbers = []] = move.leaves;
    if (face?.bar) return left("squares", sum(numbers));
    return move.leaves.length === 1 && numbers.length === 1 ? left("number", numbers[0]!) : null;
  }
  const count = counts[before.board];
  return after && count ? count(after, move, before, face?.named ?? false) : null;
}
