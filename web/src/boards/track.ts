/**
 * Pieces in a row, on the board and in the picture: which places are drawn, and where. Pure: places
 * in, columns out.
 */
import { formatInteger } from "../strings/numbers";
import type { TermView } from "#module/nimber.js";

export type TrackKind = "strip" | "squares" | "monks" | "hill";

/** Drawn on 44 by 44, on the board and in the picture. */
export type Figure = "coin" | "monk" | "climber" | "king";

/** What tells one kind of row from another when it is drawn. */
interface TrackLook {
  figure: Figure;
  /** the first place that is drawn; null: that of the first piece */
  first: bigint | null;
  /** all places are equally high; else they rise to the right */
  level: boolean;
  /** places count down to the top, where several pieces may stand */
  summit: boolean;
}

export const trackLooks: Readonly<Record<TrackKind, TrackLook>> = {
  strip: { figure: "coin", first: 1n, level: true, summit: false },
  squares: { figure: "coin", first: 0n, level: true, summit: false },
  monks: { figure: "monk", first: null, level: false, summit: false },
  hill: { figure: "climber", first: 0n, level: false, summit: true },
};

export interface Track extends TrackLook {
  kind: TrackKind;
  /** the least and the largest place */
  near: bigint;
  far: bigint;
  /** from left to right */
  columns: Column[];
  /** so many pieces stand on the top */
  onTop: number;
}

/** `known`: places that room is made for; `target`: where the move pointed at leads. */
export function trackOf(
  term: TermView,
  known: readonly bigint[] = term.parts,
  target: bigint | null = null,
): Track {
  const kind = term.board as TrackKind;
  const look = trackLooks[kind];
  const far = known.reduce((most, place) => (place > most ? place : most), 1n);
  const near = look.first ?? known.reduce((least, place) => (place < least ? place : least), far);
  const columns = columnsOf(near, far, term.parts, target === null ? [] : [target]);
  if (look.summit) columns.reverse();
  const onTop = look.summit ? term.parts.filter((place) => place === 0n).length : 0;
  return { ...look, kind, near, far, columns, onTop };
}

/** How many pieces that come before this one share its place, where pieces stand on each other. */
export const belowOf = (term: TermView, at: bigint, part: number): number =>
  term.board === "squares" ? term.parts.slice(0, part - 1).filter((one) => one === at).length : 0;

/** The most pieces on one place. */
export function highestPile(term: TermView): number {
  const piles = new Map<bigint, number>();
  if (term.board === "squares")
    for (const at of term.parts) piles.set(at, (piles.get(at) ?? 0) + 1);
  return Math.max(1, ...piles.values());
}

/** The figure of a piece; parts count from 1. */
export const figureOf = (term: TermView, part: number): Figure =>
  part === term.king ? "king" : trackLooks[term.board as TrackKind].figure;

/** What stands below a column; `summit`: the word for the top. */
export const columnLabel = ({ summit }: TrackLook, column: Column, top: string): string =>
  column.kind === "gap" ? "…" : summit && column.at === 0n ? top : formatInteger(column.at);

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
