/**
 * What the moves of a written game do to the numbers on the board. Pure: numbers before and after
 * are the module's.
 */
import type { MoveRecord, TermView } from "#module/nimber.js";

export type Numbers = readonly bigint[];
type Shape = TermView["shape"];

const unordered = (shape: Shape) => shape === "set" || shape === "bag";

/** The numbers that are not in the other list, each as often as it stands. */
function without(numbers: Numbers, other: Numbers): bigint[] {
  const rest = [...numbers];
  for (const one of other) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/**
 * What the number at a place becomes, where the part stays one part; null elsewhere. In a set or a
 * bag only where one number alone changes.
 */
export function becomesAt(
  move: MoveRecord,
  numbers: Numbers,
  at: number,
  shape: Shape,
): bigint | null {
  const [left] = move.leaves;
  if (!left || move.leaves.length !== 1) return null;
  if (!unordered(shape)) return left[at] ?? null;
  const here = numbers[at]!;
  const others = numbers.filter((_, other) => other !== at);
  const [now, ...more] = without(left, others);
  return now !== undefined && now !== here && more.length === 0 && left.length === numbers.length
    ? now
    : null;
}

export interface Gone {
  /** stones from here on go */
  from: number;
  /** up to here */
  to: number;
}

/** Which stones of a number go: from the end, or from the middle where the rest is two parts. */
export function goneOf(move: MoveRecord, numbers: Numbers, at: number, shape: Shape): Gone | null {
  const here = Number(numbers[at]!);
  if (shape === "number" && move.leaves.length === 2) {
    const [a = 0, b = 0] = move.leaves.map(([n]) => Number(n));
    if (a + b > here) return null;
    // Where nothing stays on one side, the end goes, as of any heap.
    return a === 0 ? { from: b, to: here } : { from: a, to: here - b };
  }
  const left = becomesAt(move, numbers, at, shape);
  if (left === null) return move.leaves.length === 0 ? { from: 0, to: here } : null;
  return Number(left) < here ? { from: Number(left), to: here } : null;
}

const total = (numbers: Numbers) => numbers.reduce((sum, n) => sum + n, 0n);
const distance = (a: bigint, b: bigint) => (a > b ? a - b : b - a);

/**
 * How many stones may stay before those that go: of a heap that becomes two, either of them, and
 * then first the one that is left alone.
 */
function leftBefore(move: MoveRecord, numbers: Numbers, at: number, shape: Shape): bigint[] {
  const left = becomesAt(move, numbers, at, shape);
  if (left !== null) return [left];
  if (shape !== "number") return [];
  return move.leaves.length === 0 ? [0n] : move.leaves.map(([n = 0n]) => n);
}

/** The move that leaves as many stones as stand before the one pointed at, or nearly so. */
export function moveAt(
  moves: readonly MoveRecord[],
  numbers: Numbers,
  at: number,
  shape: Shape,
  stone: number,
): MoveRecord | null {
  let best: MoveRecord | null = null;
  let least: bigint | null = null;
  const here = numbers[at]!;
  for (const move of moves) {
    const places = leftBefore(move, numbers, at, shape);
    const taken = shape === "number" ? here - total(move.leaves.flat()) : 0n;
    for (const [one, left] of places.entries()) {
      if (left === here && numbers.length > 1) continue;
      // Of those that are as near the one that takes from the end, of these the one that takes
      // least.
      const alone = places.every((other, index) => index === one || other === 0n);
      const near = 2n * distance(left, BigInt(stone)) + (alone ? 0n : 1n);
      const away = near * (here + 1n) + (taken > 0n ? taken : 0n);
      if (least !== null && away >= least) continue;
      best = move;
      least = away;
    }
  }
  return best;
}

/** The moves that change a cell of a row, or whose row is no longer as long. */
export const movesOfCell = (moves: readonly MoveRecord[], numbers: Numbers, at: number) =>
  moves.filter(({ leaves }) => {
    const [left] = leaves;
    return leaves.length !== 1 || left!.length !== numbers.length || left![at] !== numbers[at];
  });

/** The more is left the earlier: of heaps all together, else number by number. */
function compare(a: MoveRecord, b: MoveRecord): number {
  const heaps = a.heap > 0;
  const [x, y] = [a, b].map(({ leaves }) => leaves.flat().filter((n) => !heaps || n > 0n)) as [
    bigint[],
    bigint[],
  ];
  if (heaps) {
    const more = total(y) - total(x);
    if (more !== 0n) return more > 0n ? 1 : -1;
    if (x.length !== y.length) return x.length - y.length;
  }
  // Of one heap that was split the smaller part grows.
  for (const [at, one] of x.entries()) {
    const other = y[at];
    if (other === undefined || one !== other)
      return (other === undefined || one < other) === heaps ? -1 : 1;
  }
  return x.length - y.length;
}

const mostLines = 6;
const mostAtOnce = 40;

/** How many of these buttons stand in a few lines of that width, in pixels. */
export function inFewLines(words: readonly string[], width: number): number {
  let line = 1;
  let at = 0;
  for (const [index, text] of words.entries()) {
    const letters = [...text].reduce((sum, one) => sum + (one > "\u2e80" ? 14.5 : 9), 0);
    const wide = letters + 36;
    if (at > 0 && at + wide > width) {
      line += 1;
      at = 0;
    }
    if (line > mostLines) return Math.min(index, mostAtOnce);
    at += wide;
  }
  return Math.min(words.length, mostAtOnce);
}

/** Moves in the order in which they are offered; the module's own is that of texts. */
export const inOrder = (moves: readonly MoveRecord[]): MoveRecord[] => [...moves].sort(compare);
