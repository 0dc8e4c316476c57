/**
 * A harder position of the same kind: of the length of the forced win, the number of heaps or
 * cells, and the number of losing moves at least one is greater, and none is smaller.
 */

/** What is asked of the module. */
export interface Asks {
  random: (like: string, size: number, seed: number) => Promise<string | null>;
  /**
   * whether the player to move wins, by how many moves, and where the first of them leads; null
   * where that is not known
   */
  judge: (text: string) => Promise<{ wins: boolean; winning: number; next: string | null } | null>;
  /** how many moves there are */
  moves: (text: string) => Promise<number>;
  /** moves to the end where the winner hurries and the loser delays; null: too many positions */
  length: (text: string) => Promise<number | null>;
}

/** What stands on the board: its heaps, cells, edges or tokens, and all its stones. */
export interface Extent {
  parts: number;
  stones: number;
  largest: number;
}

export interface Hardness extends Extent {
  /** null where it is not known */
  length: number | null;
  losing: number;
}

/** The terms of a sum without their rules. */
const statesOf = (text: string): string[] =>
  text
    .replace(/~\w+(:\d+)?$/, "")
    .split("+")
    .map((term) => term.slice(term.lastIndexOf(":") + 1));

/** Of the text of a position. Pure. */
export function extentOf(text: string): Extent {
  const sizes = statesOf(text).map((state): Extent => {
    const items = state.split(",");
    if (items.every((one) => /^\d+$/.test(one))) {
      const numbers = items.map(Number);
      const stones = numbers.reduce((sum, one) => sum + one, 0);
      return { parts: items.length, stones, largest: Math.max(...numbers) };
    }
    // Cells or coins are told one after the other, edges and tokens in a list.
    const pieces = items.length > 1 ? items.length : state.replace(/[/_]/g, "").length;
    return { parts: pieces, stones: pieces, largest: pieces };
  });
  return sizes.reduce((one, other) => ({
    parts: one.parts + other.parts,
    stones: one.stones + other.stones,
    largest: Math.max(one.largest, other.largest),
  }));
}

/** `grown`: `after` is the position before with more of it. Pure. */
export function isHarder(before: Hardness, after: Hardness, grown = false): boolean {
  if (after.parts < before.parts || after.losing < before.losing) return false;
  if (after.stones < before.stones) return false;
  const more = after.parts > before.parts || after.losing > before.losing;
  // Where a game is too large for it the length is not known.
  if (after.length === null) return more && (grown || before.length === null);
  if (before.length === null || after.length < before.length) return false;
  return more || after.length > before.length;
}

export async function hardnessOf(text: string, asks: Asks): Promise<Hardness | null> {
  const [known, moves] = await Promise.all([asks.judge(text), asks.moves(text)]);
  if (!known) return null;
  return {
    ...extentOf(text),
    losing: moves - known.winning,
    length: await asks.length(text),
  };
}

/** The heaps of a position of numbers; null of any other. */
function heapsOf(text: string): number[] | null {
  const items = statesOf(text).flatMap((state) => state.split(","));
  return items.every((one) => /^\d+$/.test(one)) ? items.map(Number) : null;
}

/** Two heaps alike: each move in one is answered in the other. Pure. */
export function hasTwins(text: string): boolean {
  const heaps = (heapsOf(text) ?? []).filter((heap) => heap > 0);
  return new Set(heaps).size < heaps.length;
}

/** What a move changes, as "-2"; null where the positions are no numbers. Pure. */
export function stepOf(before: string, after: string | null): string | null {
  const [was, is] = [heapsOf(before), after === null ? null : heapsOf(after)];
  if (!was || !is || was.length !== is.length) return null;
  return was
    .map((heap, at) => is[at]! - heap)
    .filter((change) => change !== 0)
    .join();
}

/** How much larger the numbers may be, and how often each is tried. */
const growths = [1.15, 1.35, 1.6, 2, 3];
const draws = 60;
const mostSize = 10_000;
/** So many more are tried where the first that was found is won by what was just done. */
const mostFurther = 40;

/** Columns that fall, as those of a bar, fall in the drawn one too. */
function ordered(like: string, drawn: string): string {
  const numbers = (text: string) => /:((?:\d+,){2,}\d+)$/.exec(text)?.[1]?.split(",").map(Number);
  const [before, after] = [numbers(like), numbers(drawn)];
  const falls = before?.every((one, at) => at === 0 || one <= before[at - 1]!);
  if (!falls || !after) return drawn;
  return drawn.slice(0, drawn.lastIndexOf(":") + 1) + after.sort((a, b) => b - a).join(",");
}

/** With one or two rows or columns more, as those before them but one. */
function widened(state: string, seed: number): string {
  let rows = state.split("/").map((row) => [...row]);
  for (let time = 0; time <= (seed >> 1) % 2; time++) {
    if (rows.length > 1 && seed % 2 === 0) rows = [...rows, rows.at(-2)!];
    else rows = rows.map((row) => [...row, row.at(-2) ?? row.at(-1)!]);
  }
  const text = rows.map((row) => row.join("")).join("/");
  // Of two colours that fill a board one piece is missing: a full board is seldom won.
  const at = (seed * 7) % text.length;
  const full = text.includes("x") && text.includes("o") && !text.includes(".");
  return full && text[at] !== "/" ? `${text.slice(0, at)}.${text.slice(at + 1)}` : text;
}

/** A bar of equal columns with a row or a column more. */
function grownBar(start: string, end: string, columns: readonly string[], column: boolean): string {
  const rule = start.slice(0, start.lastIndexOf(":") + 1);
  const next = column ? [...columns, columns[0]!] : columns.map((one) => String(Number(one) + 1));
  return rule + next.join(",") + end;
}

/** The position with more of it: a larger number, or more cells; null of a graph. Pure. */
export function grown(like: string, most: number, seed: number): string | null {
  const [, start = "", end = ""] = /^(.*?)((?:~\w+(?::\d+)?)?)$/.exec(like) ?? [];
  const terms = start.split("+");
  const at = seed % terms.length;
  const term = terms[at]!;
  const colon = term.lastIndexOf(":") + 1;
  const state = term.slice(colon);
  const items = state.split(",");
  let next: string;
  if (items.every((one) => /^\d+$/.test(one))) {
    const part = Math.floor(seed / terms.length) % items.length;
    const more = 1 + (Math.floor(seed / terms.length / items.length) % most);
    const numbers = items.map((one, index) => Number(one) + (index === part ? more : 0));
    // A full bar may get a row or a column more.
    const kind = Math.floor(seed / terms.length) % 3;
    if (kind < 2 && items.length > 2 && new Set(items).size === 1)
      return grownBar(start, end, items, kind === 0);
    const rises = (list: readonly number[]) =>
      list.length > 1 && list.every((one, index) => index === 0 || one > list[index - 1]!);
    // Pieces in a row stay in their order.
    if (rises(items.map(Number)) && !rises(numbers)) return null;
    next = numbers.join(",");
  } else if (items.length === 1 && /^[^\w]*[.xoTH_/]+$/.test(state)) next = widened(state, seed);
  else return null;
  return (
    [...terms.slice(0, at), term.slice(0, colon) + next, ...terms.slice(at + 1)].join("+") + end
  );
}

/**
 * One that who begins can win, if there is such by another first move than before, and without the
 * twins that there were not before; null where none was found, or `stopped` says so.
 */
export async function harderThan(
  like: string,
  asks: Asks,
  seed: number,
  stopped: () => boolean = () => false,
): Promise<string | null> {
  const before = await hardnessOf(like, asks);
  if (!before) return null;
  const step = stepOf(like, (await asks.judge(like))?.next ?? null);
  const twins = hasTwins(like);
  let found: string | null = null;
  let further = 0;
  for (const [round, growth] of growths.entries()) {
    const size = Math.min(mostSize, Math.ceil(before.largest * growth) + 1);
    for (let draw = 0; draw < draws; draw++) {
      const now = seed + round * draws + draw;
      const larger = draw % 2 === 0 ? grown(like, size - before.largest, now >> 1) : null;
      const drawn = larger ?? (await asks.random(like, size, now));
      if (stopped() || drawn === null) return found;
      if (found !== null && ++further > mostFurther) return found;
      const text = ordered(like, drawn);
      const extent = extentOf(text);
      if (extent.parts < before.parts || extent.stones < before.stones || text === like) continue;
      const known = await asks.judge(text);
      if (known?.wins !== true) continue;
      const same = step !== null && stepOf(text, known.next) === step;
      const dull = same || (!twins && hasTwins(text));
      if (dull && found !== null) continue;
      const after = await hardnessOf(text, asks);
      if (!after || !isHarder(before, after, larger !== null)) continue;
      if (!dull) return text;
      found = text;
    }
  }
  return found;
}
