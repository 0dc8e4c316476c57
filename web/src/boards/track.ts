/** Places in a row: which are drawn, and where. Pure: places in, columns out. */

export type Column =
  | { kind: "place"; at: bigint }
  /** a run of places left out, both ends included */
  | { kind: "gap"; from: bigint; to: bigint };

/** So many places are all drawn; of more, those around the pieces. */
export const mostPlaces = 40n;

export function columnsOf(
  least: bigint,
  most: bigint,
  places: readonly bigint[],
  kept: readonly bigint[] = [],
): Column[] {
  const columns: Column[] = [];
  if (most - least < mostPlaces) {
    for (let at = least; at <= most; at++) columns.push({ kind: "place", at });
    return columns;
  }
  const shown = new Set<bigint>([least, most]);
  for (const place of places) for (const at of [place - 1n, place, place + 1n]) shown.add(at);
  for (const place of kept) shown.add(place);
  const sorted = [...shown]
    .filter((at) => at >= least && at <= most)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  let next = least;
  for (const at of sorted) {
    if (at - next === 1n) columns.push({ kind: "place", at: next });
    else if (at > next) columns.push({ kind: "gap", from: next, to: at - 1n });
    columns.push({ kind: "place", at });
    next = at + 1n;
  }
  return columns;
}

/** The column of a place; a run that was left out stands for all of its places. */
export function columnOf(columns: readonly Column[], place: bigint): number {
  return columns.findIndex((column) =>
    column.kind === "place" ? column.at === place : column.from <= place && place <= column.to,
  );
}
