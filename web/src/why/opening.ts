/** How Why begins: what to do, in one sentence, and which reason fits. Pure. */
import { winningMove } from "../state/hints";
import { mostGridNumber } from "../state/limits";
import { countedRows } from "./rows";
import type { Strings } from "../strings/shape";
import type { AnalysisRecord, MoveRecord, PositionView } from "#module/nimber.js";

/**
 * "heap": the lost sizes of one heap; "cold": the lost pairs of two numbers; "mirror": parts that
 * are alike, two by two; "rows": what heaps that stand here are worth, where it is not their size;
 * "columns" and "tame": the values of several parts; "answers": what the other side can do, and the
 * answer to each; "theory": what a theorem says of the whole sum; "none": there is nothing to
 * explain.
 */
export type Reason =
  "none" | "heap" | "cold" | "mirror" | "rows" | "columns" | "tame" | "answers" | "theory";

/** Equal numbers are equal positions, two of which cancel. */
const plainKinds = new Set(["heap", "coin", "token"]);

/** The sizes in the only term of a position whose parts are told by a number alone. */
function plainSizes(known: AnalysisRecord, shown: PositionView): bigint[] | null {
  const [term, other] = shown.terms;
  if (!term || other || shown.sum !== "" || term.board === "limited") return null;
  if (known.method !== "values" || known.convention !== "normal") return null;
  const parts = known.terms[0]!.components;
  return parts.every(({ kind, value }) => plainKinds.has(kind) && value !== null)
    ? parts.map(({ size }) => size)
    : null;
}

/** Each size stands there an even number of times; what is empty counts for nothing. */
function paired(sizes: readonly bigint[]): boolean {
  const odd = new Set<bigint>();
  for (const size of sizes) if (size > 0n && !odd.delete(size)) odd.add(size);
  return odd.size === 0 && sizes.some((size) => size > 0n);
}

/** The sizes of the heaps once the move is made. */
function sizesAfter(known: AnalysisRecord, { part, after, kind }: MoveRecord): bigint[] | null {
  const parts = known.terms[0]!.components;
  if (!/^(take|split|take-split)$/.test(kind) || parts.some((one) => one.kind !== "heap"))
    return null;
  return [...parts.filter((one) => one.part !== part).map(({ size }) => size), ...after];
}

/** A winning move that leaves twins: after it one only copies. */
function mirrorMove(known: AnalysisRecord, shown: PositionView): MoveRecord | null {
  if (!plainSizes(known, shown)) return null;
  const leaves = (move: MoveRecord) => paired(sizesAfter(known, move) ?? []);
  return known.winning.listed.find(leaves) ?? null;
}

/**
 * The winning move that Why speaks of. `copying`: one after which copying wins, where a board shows
 * it; its reason is the plainest.
 */
export const moveToPlay = (
  known: AnalysisRecord,
  shown: PositionView,
  copying: MoveRecord | null = null,
): MoveRecord | null =>
  known.outcome === "N" ? (copying ?? mirrorMove(known, shown) ?? winningMove(known)) : null;

/** The parts that have values, of all terms. */
const partsOf = (known: AnalysisRecord) => known.terms.flatMap(countedRows);

export function reasonOf(known: AnalysisRecord, shown: PositionView): Reason {
  if (shown.over || known.outcome === "D") return "none";
  if (shown.sum !== "") return "theory";
  const parts = partsOf(known);
  const [first] = shown.terms;
  const sizes = plainSizes(known, shown);
  const mirror = known.outcome === "N" ? mirrorMove(known, shown) : sizes && paired(sizes);
  if (mirror && (parts.length > 1 || first?.splits)) return "mirror";
  const worth = sizes !== null && parts.some(({ size, value }) => size !== value);
  const apart = parts.length > 1 || (known.outcome === "N" && first?.splits);
  if (worth && apart && parts.every(({ kind }) => kind === "heap")) return "rows";
  const summed = parts.length > 1 && parts.every(({ value }) => value !== null);
  if (known.method === "values" && summed && known.value !== null) return "columns";
  if (known.method === "tame" && parts.length > 1) return "tame";
  if (known.method === "quotient" && parts.length > 1) return "theory";
  const numbers = first?.board === "wythoff" && shown.terms.length === 1 ? first.parts : [];
  if (numbers.length > 0 && known.convention === "normal")
    return numbers.every((number) => number <= mostGridNumber) ? "cold" : "answers";
  const one = parts.length === 1 && parts[0]!.kind === "heap" && first && !first.splits;
  if (one && known.method === "values" && known.convention === "normal" && known.value !== null)
    return "heap";
  return "answers";
}

/** How long the rows are drawn that are there to be seen, the shortest first. */
export const seen = (heaps: readonly bigint[], size: (heap: bigint) => bigint): bigint[] =>
  heaps
    .map(size)
    .filter((length) => length > 0n)
    .sort((a, b) => (a < b ? -1 : 1));

/** Of more rows only what the move makes of its own is told. */
const mostRows = 6;

/** The first sentence. */
export function opening(
  known: AnalysisRecord,
  shown: PositionView,
  s: Strings,
  copying: MoveRecord | null = null,
): string {
  const w = s.why.opening;
  const context = { terms: shown.terms };
  if (shown.over) return s.winning.over;
  const { rows } = s.why;
  const sizes = plainSizes(known, shown);
  if (known.outcome === "P")
    return rows && sizes && paired(sizes) ? rows.twins(seen(sizes, rows.size)) : w.lost;
  const move = moveToPlay(known, shown, copying) ?? known.drawing?.listed[0] ?? null;
  if (!move) return known.outcome === "D" ? s.winning.noneDraw : w.won;
  const stay = rows && sizes && known.outcome === "N" ? sizesAfter(known, move) : null;
  const told = rows && stay && stay.length <= mostRows ? rows.told(move, context) : null;
  if (told && stay) return rows!.first(told, seen(stay, rows!.size), paired(stay));
  const words = s.move(move, context);
  if (known.outcome === "D") return w.drawn(words);
  const left = s.leaves(move, context);
  return w.play(words, words.includes(left) ? "" : left);
}
