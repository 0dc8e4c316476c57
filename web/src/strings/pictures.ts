/** Pictures of drawn rules, taken apart for sentences. Pure. */

/** How equal cells lie: beside each other, one below the other, or on a diagonal. */
export type Lie = "across" | "down" | "falling" | "rising";

export interface Run {
  count: number;
  symbol: string;
  lie: Lie;
}

/** A run of equal cells as a picture. */
export function runPicture({ count, symbol, lie }: Run): string {
  if (lie === "across") return symbol.repeat(count);
  if (lie === "down") return Array.from({ length: count }, () => symbol).join("/");
  return Array.from({ length: count }, (_, row) => {
    const at = lie === "falling" ? row : count - 1 - row;
    return "*".repeat(at) + symbol + "*".repeat(count - 1 - at);
  }).join("/");
}

/** The run that a picture shows; null where it shows something else. */
export function runOf(picture: string): Run | null {
  const lines = picture.split("/");
  const symbol = [...picture].find((one) => one !== "*" && one !== "/");
  if (symbol === undefined) return null;
  const count = Math.max(lines.length, lines[0]!.length);
  const run = (["across", "down", "falling", "rising"] as const)
    .map((lie) => ({ count, symbol, lie }))
    .find((one) => runPicture(one) === picture);
  return run ?? null;
}

/** Equal cells that all become the same. */
export interface RunChange extends Run {
  becomes: string;
}

export function runChange(left: string, right: string): RunChange | null {
  const before = runOf(left);
  const after = runOf(right);
  if (!before || !after || before.count !== after.count || before.lie !== after.lie) return null;
  return { ...before, becomes: after.symbol };
}

/** Equal symbols that follow each other in a line of a picture. */
export const runsOf = (line: string): { count: number; symbol: string }[] =>
  [...line.matchAll(/(.)\1*/g)].map(([run, symbol]) => ({ count: run.length, symbol: symbol! }));
