/** Which two cells each domino covers, on a board whose text tells covered cells alone. Pure. */
import { drawnRule } from "../strings/cells";

/** The side of its domino on which a covered cell is. */
export type Half = "left" | "right" | "upper" | "lower";
/** Two neighbours, from 1, the smaller first. */
export type Pair = readonly [number, number];

const covered = "o";

/** How the pieces that the moves of a rule lay down may lie. */
export function waysOf(rule: string): { lying: boolean; standing: boolean } {
  const { moves, turn } = drawnRule(rule.slice(rule.indexOf("/") + 1));
  return {
    lying: turn || moves.some(({ right }) => !right.includes("/")),
    standing: turn || moves.some(({ right }) => right.includes("/")),
  };
}

const symbolAt = (lines: readonly string[], cell: number) => {
  const width = lines[0]!.length;
  return lines[Math.floor((cell - 1) / width)]?.[(cell - 1) % width];
};

/** The domino that was laid between two positions; null where it was not one. */
export function laidBetween(before: readonly string[], after: readonly string[]): Pair | null {
  const width = after[0]!.length;
  if (before.length !== after.length || before[0]!.length !== width) return null;
  const was = before.join("");
  const changed = [...after.join("")].flatMap((symbol, at) => (symbol === was[at] ? [] : [at + 1]));
  const [first = 0, second = 0] = changed;
  const beside = second - first === 1 && first % width !== 0;
  return changed.length === 2 &&
    (beside || second - first === width) &&
    changed.every((cell) => symbolAt(after, cell) === covered)
    ? [first, second]
    : null;
}

/** Those of the dominoes that still lie there. */
export const stillLaid = (lines: readonly string[], laid: readonly Pair[]): readonly Pair[] =>
  laid.filter((pair) => pair.every((cell) => symbolAt(lines, cell) === covered));

/**
 * All dominoes: those whose places are known, and on the other covered cells as many as they hold,
 * by augmenting paths between the two colours of a chessboard. O(cells²).
 */
export function dominoesOf(
  lines: readonly string[],
  rule: string,
  laid: readonly Pair[] = [],
): readonly Pair[] {
  const width = lines[0]!.length;
  const known = stillLaid(lines, laid);
  const taken = new Set(known.flat());
  const free = (cell: number) => symbolAt(lines, cell) === covered && !taken.has(cell);
  const { lying, standing } = waysOf(rule);
  const beside = (cell: number) =>
    [
      ...(lying && cell % width !== 1 && width > 1 ? [cell - 1] : []),
      ...(lying && cell % width !== 0 ? [cell + 1] : []),
      ...(standing ? [cell - width, cell + width] : []),
    ].filter((other) => other > 0 && free(other));
  const partner = new Map<number, number>();
  const match = (cell: number, seen: Set<number>): boolean => {
    for (const other of beside(cell)) {
      if (seen.has(other)) continue;
      seen.add(other);
      const now = partner.get(other);
      if (now !== undefined && !match(now, seen)) continue;
      partner.set(other, cell);
      return true;
    }
    return false;
  };
  for (let cell = 1; cell <= width * lines.length; cell++) {
    const white = (Math.floor((cell - 1) / width) + ((cell - 1) % width)) % 2 === 0;
    if (white && free(cell)) match(cell, new Set());
  }
  const found = [...partner].map(([a, b]): Pair => [Math.min(a, b), Math.max(a, b)]);
  return [...known, ...found];
}

/** Each covered cell's side of its domino. */
export function halvesOf(pairs: readonly Pair[], width: number): ReadonlyMap<number, Half> {
  return new Map(
    pairs.flatMap(([first, second]): [number, Half][] =>
      second - first !== width
        ? [
            [first, "left"],
            [second, "right"],
          ]
        : [
            [first, "upper"],
            [second, "lower"],
          ],
    ),
  );
}
