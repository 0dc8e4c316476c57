/** The picture of a family: which cell is which member, what it shows, and its colour. Pure. */
import { mostFamilyRows } from "../../state/limits";
import { ticks } from "../series";
import { listed, toldBy, type FamilyFound } from "./family";

export interface Picture {
  /** a row for each member and a column for each heap; two letters; one letter */
  kind: "carpet" | "map" | "strip";
  /** what the columns and rows stand for, from the left and from above */
  columns: readonly number[];
  rows: readonly number[];
  /** the letters on the axes; "" where it is no letter */
  across: string;
  down: string;
  /** of each cell, row by row: the member, -1 where there is none */
  members: Int32Array;
  /** what is shown of it; NaN where it is not known, or there is no member */
  numbers: Float64Array;
}

export interface Wish {
  /** the letter that a slider holds, and where: of three that do not depend on each other */
  held: { letter: number; value: number } | null;
  /** of values in a map: of which heap */
  heap: number;
  /** of a carpet: the first row */
  from: number;
}

/** Of three letters, which one the slider may hold; none where two of them tell the member. */
export function heldLetters(family: FamilyFound): readonly number[] {
  if (family.letters.length < 3) return [];
  return toldBy(family, 0, 1) ? [] : [2, 0, 1];
}

const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

/** What a letter stands for in the family, in order. */
export const numbersOf = ({ members }: FamilyFound, letter: number) =>
  sorted(members.map((one) => one.numbers[letter]!));

export function pictureOf(family: FamilyFound, wish: Wish): Picture {
  const { letters, members, aspect, positions } = family;
  const ofList = listed(aspect);
  if (ofList && letters.length === 1 && !positions) {
    const from = Math.max(0, Math.min(wish.from, members.length - 1));
    const shown = members.slice(from, from + mostFamilyRows);
    const wide = Math.max(0, ...shown.map((one) => one.values?.length ?? 0));
    const numbers = new Float64Array(wide * shown.length).fill(NaN);
    shown.forEach(({ values }, row) => {
      values?.forEach((value, heap) => (numbers[row * wide + heap] = value));
    });
    return {
      kind: "carpet",
      columns: Array.from({ length: wide }, (_, heap) => heap),
      rows: shown.map((one) => one.numbers[0]!),
      across: "",
      down: letters[0]!,
      members: Int32Array.from(numbers, (_, at) => from + Math.floor(at / wide)),
      numbers,
    };
  }
  const { held } = wish;
  const [first, second] = letters.map((_, at) => at).filter((at) => at !== held?.letter);
  const chosen = members
    .map((one, at) => ({ one, at }))
    .filter(({ one }) => held === null || one.numbers[held.letter] === held.value);
  // The axes stand still while the slider moves.
  const columns = first === undefined ? [] : numbersOf(family, first);
  const rows = second === undefined ? [0] : numbersOf(family, second);
  const column = new Map(columns.map((number, at) => [number, at]));
  const row = new Map(rows.map((number, at) => [number, at]));
  const cells = new Int32Array(columns.length * rows.length).fill(-1);
  const numbers = new Float64Array(cells.length).fill(NaN);
  for (const { one, at } of chosen) {
    const y = second === undefined ? 0 : row.get(one.numbers[second]!)!;
    const place = y * columns.length + column.get(one.numbers[first!]!)!;
    cells[place] = at;
    numbers[place] = (ofList ? one.values?.[wish.heap] : one.number) ?? NaN;
  }
  return {
    kind: second === undefined ? "strip" : "map",
    columns,
    rows,
    across: letters[first!] ?? "",
    down: second === undefined ? "" : letters[second]!,
    members: cells,
    numbers,
  };
}

/** More numbers are told by the ends of the scale, and those that stand most often. */
export const mostLegend = 14;

/** The numbers of a family in order, each with its place on the scale of colours, from 0 to 1. */
export interface Scale {
  numbers: readonly number[];
  places: readonly number[];
}

/**
 * Of a whole family: colours stay what they are while a slider moves. Of few numbers the places are
 * even. Of many those that stand often have more room, so that a few large ones do not crowd them.
 */
export function scaleOf(family: FamilyFound): Scale {
  const often = new Map<number, number>();
  let all = 0;
  const count = (number: number) => {
    often.set(number, (often.get(number) ?? 0) + 1);
    all += 1;
  };
  for (const { number, values } of family.members) {
    if (number !== null) count(number);
    for (const value of values ?? []) count(value);
  }
  const numbers = sorted(often.keys());
  const last = Math.max(1, numbers.length - 1);
  let below = 0;
  const places = numbers.map((number, rank) => {
    const times = often.get(number)!;
    const share = all === times ? 0 : below / (all - often.get(numbers.at(-1)!)!);
    below += times;
    return numbers.length <= mostLegend ? rank / last : (rank / last + 3 * share) / 4;
  });
  return { numbers, places };
}

export interface Colour {
  hue: number;
  saturation: number;
  light: number;
}
export const css = ({ hue, saturation, light }: Colour) => `hsl(${hue} ${saturation}% ${light}%)`;

/**
 * The colour at a place of the scale: from light yellow over green and blue to deep violet, the
 * other way round on a dark page. Of many, neighbours are told apart by steps of their light too.
 */
export function placeColour(at: number, rank: number, count: number, dark: boolean): Colour {
  const hue = Math.round(52 + 238 * at);
  const apart = count > 6 ? [0, 7, -4][rank % 3]! : 0;
  const light = dark ? 24 + 40 * at + apart : 88 - 50 * at - apart;
  return { hue, saturation: dark ? 45 : 62, light: Math.round(light) };
}
/** How light the colour looks, from 0 to 1, as WCAG reckons it. */
function luminance({ hue, saturation, light }: Colour): number {
  const [s, l] = [saturation / 100, light / 100];
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(8) + 0.0722 * part(4);
}
/** A number on this colour is written in dark ink: that stands out more than white. */
export const inkIsDark = (colour: Colour) => luminance(colour) > 0.18;

export interface LegendEntry {
  number: number;
  rank: number;
  cells: number;
}

/** The numbers in a picture, in order: all, or the ends and those that stand most often. */
export function legendOf(
  picture: Picture,
  numbers: readonly number[],
): { entries: LegendEntry[]; others: number; unknown: number } {
  const often = new Map<number, number>();
  let unknown = 0;
  picture.numbers.forEach((number, at) => {
    if (!Number.isNaN(number)) often.set(number, (often.get(number) ?? 0) + 1);
    else if (picture.members[at]! >= 0) unknown += 1;
  });
  const rank = new Map(numbers.map((number, at) => [number, at]));
  const all = [...often].map(([number, cells]) => ({ number, cells, rank: rank.get(number) ?? 0 }));
  all.sort((a, b) => a.number - b.number);
  // Both ends of the scale are among them.
  const ends = new Set([all[0], all.at(-1)]);
  const rest = all.filter((one) => !ends.has(one)).sort((a, b) => b.cells - a.cells);
  const kept = new Set([...ends, ...rest.slice(0, mostLegend - 2)]);
  const shown = all.filter((one) => kept.has(one));
  return {
    entries: shown,
    others: all.length - shown.length,
    unknown,
  };
}

/** A cell of a picture, by its column and row. */
export type Cell = readonly [number, number];

export const memberAt = (picture: Picture, [column, row]: Cell): number =>
  column >= 0 && column < picture.columns.length && row >= 0 && row < picture.rows.length
    ? picture.members[row * picture.columns.length + column]!
    : -1;

/** The members in the rectangle between two cells, each once, in order. */
export function membersBetween(picture: Picture, from: Cell, to: Cell): number[] {
  const found = new Set<number>();
  const [low, high] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  for (let row = low; row <= high; row++)
    for (let column = left; column <= right; column++) {
      const member = memberAt(picture, [column, row]);
      if (member >= 0) found.add(member);
    }
  return [...found].sort((a, b) => a - b);
}

/** The members of whose cells one shows this number. */
export function membersWith(picture: Picture, number: number): number[] {
  const found = new Set<number>();
  picture.numbers.forEach((one, at) => {
    if (one === number) found.add(picture.members[at]!);
  });
  return [...found].sort((a, b) => a - b);
}

/** Places on an axis that are named, of so many pixels a cell. */
export const namedPlaces = (count: number, pixels: number): number[] =>
  count === 0 ? [] : ticks(0, count - 1, Math.max(2, Math.min(12, Math.floor(pixels / 44))));

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The picture as an SVG file: axes, cells of one colour in a row as one piece, and a legend. */
export function pictureSvg(
  picture: Picture,
  title: string,
  colourOf: (number: number, member: number) => string,
  legend: readonly { words: string; colour: string }[],
): string {
  const wide = picture.columns.length;
  const side = wide > 200 || picture.rows.length > 200 ? 4 : 12;
  const [left, top] = [46, 30];
  const [width, height] = [wide * side, picture.rows.length * side];
  const out: string[] = [];
  for (let row = 0; row < picture.rows.length; row++) {
    let from = 0;
    const colour = (column: number) => {
      const at = row * wide + column;
      const member = picture.members[at]!;
      return member < 0 ? "" : colourOf(picture.numbers[at]!, member);
    };
    for (let column = 1; column <= wide; column++) {
      if (column < wide && colour(column) === colour(from)) continue;
      if (colour(from) !== "")
        out.push(
          `<rect x="${left + from * side}" y="${top + row * side}" width="${(column - from) * side}" height="${side}" fill="${escaped(colour(from))}"/>`,
        );
      from = column;
    }
  }
  for (const at of namedPlaces(wide, width))
    out.push(
      `<text x="${left + (at + 0.5) * side}" y="${top + height + 14}" text-anchor="middle">${picture.columns[at]}</text>`,
    );
  if (picture.kind !== "strip")
    for (const at of namedPlaces(picture.rows.length, height))
      out.push(
        `<text x="${left - 6}" y="${top + (at + 0.5) * side + 4}" text-anchor="end">${picture.rows[at]}</text>`,
      );
  const below = top + height + 30;
  legend.forEach(({ words, colour }, at) => {
    const [x, y] = [left + (at % 4) * 90, below + Math.floor(at / 4) * 20];
    out.push(
      `<rect x="${x}" y="${y}" width="12" height="12" fill="${escaped(colour)}"/>`,
      `<text x="${x + 18}" y="${y + 10}">${escaped(words)}</text>`,
    );
  });
  const all = [
    Math.max(left + width + 20, 420),
    below + Math.ceil(legend.length / 4) * 20 + 10,
  ] as const;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${all[0]}" height="${all[1]}" viewBox="0 0 ${all[0]} ${all[1]}" font-family="sans-serif" font-size="11">` +
    `<rect width="100%" height="100%" fill="#fff"/><text x="${left}" y="18" font-size="13">${escaped(title)}</text>${out.join("")}</svg>\n`
  );
}
