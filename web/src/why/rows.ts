/**
 * The rows of a sum: what a component is called and how large it is, and in misère play the
 * components that count as one.
 */
import { limitOf, numberOf } from "../boards/heapCount";
import { strings } from "../strings/index";
import { named } from "../strings/joined";
import { formatInteger } from "../strings/numbers";
import type { AnalysisRecord, ComponentRecord, PositionView, SumRow } from "#module/nimber.js";

/** A component with what counts with it: "Heap 2", "Step 3", "Heads at 2 and 3". */
export type CountedRow = ComponentRecord & Pick<SumRow, "with">;

const mostPlaces = 8;
/** The places of components that count as one, in words: of many the first. */
export const placesOf = (row: CountedRow): readonly string[] => {
  const places = [row.size, ...(row.with ?? [])].map(formatInteger);
  return places.length > mostPlaces ? [...places.slice(0, mostPlaces), "…"] : places;
};

/** The components of a term of the analysis as the convention counts them. */
export function countedRows(term: AnalysisRecord["terms"][number]): readonly CountedRow[] {
  const { components, together } = term;
  if (!together) return components;
  const rows = components.map((one): CountedRow & { with: bigint[] } => ({ ...one, with: [] }));
  components.forEach((one, at) => {
    const first = rows[together[at]!]!;
    if (first === rows[at]) return;
    first.with.push(one.size);
    first.value = (first.value ?? 0n) ^ (one.value ?? 0n);
  });
  return rows.filter((_, at) => together[at] === at);
}

/** What a row is called; `several`: the sum has more than one game. */
export function rowName(
  row: CountedRow,
  term: number,
  view: Pick<PositionView, "terms">,
  several = view.terms.length > 1,
): string {
  const s = strings.value;
  const text =
    row.with && row.with.length > 0
      ? s.why.heads(placesOf(row))
      : s.why.pieces[row.kind](numberOf(row, view.terms[term - 1]));
  return several && row.kind !== "heap" ? named(s.why.term(term), text) : text;
}

/** A heap's size, with how many may be taken at most where the position says so. */
export const sizeWords = (size: bigint, limit: bigint | null): string =>
  limit === null
    ? formatInteger(size)
    : strings.value.why.limited(formatInteger(size), formatInteger(limit));

/**
 * Its size in words: a number, or where a token stands; of a heap with a limit both. A whole game
 * has none.
 */
export function rowSize(row: CountedRow, term: number, view: Pick<PositionView, "terms">): string {
  if (row.kind === "whole" || (row.with && row.with.length > 0)) return "";
  // A part of several numbers has no size of its own.
  if (row.kind === "part" && (row.infinite || row.size === 0n)) return "";
  if (row.kind === "token") return view.terms[term - 1]?.vertices[Number(row.size)] ?? "";
  if (row.kind === "corner") return `${formatInteger(row.size)}.${formatInteger(row.column ?? 0n)}`;
  const limit = row.kind === "heap" ? limitOf(view.terms[term - 1]) : null;
  const drawn = row.kind === "heap" ? strings.value.why.rows?.size(row.size) : undefined;
  const size = formatInteger(drawn ?? row.size);
  // In a table as short as can be: a phone shows its value beside it.
  return limit === null ? size : `${size} (≤ ${formatInteger(limit)})`;
}
