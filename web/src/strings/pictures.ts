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

/** Left and right changed. */
const mirrored = (picture: string) =>
  picture
    .split("/")
    .map((line) => [...line].reverse().join(""))
    .join("/");

/** By a quarter, clockwise. */
function turned(picture: string): string {
  const lines = picture.split("/");
  return Array.from({ length: lines[0]!.length }, (_, column) =>
    lines
      .map((line) => line[column])
      .reverse()
      .join(""),
  ).join("/");
}

/** A picture, or one on each side of an arrow, with all that `flip` and `turn` make of it. */
export function variants(pictures: readonly string[], flip: boolean, turn: boolean): string[] {
  const both = (text: string, change: (picture: string) => string) =>
    text.split("->").map(change).join("->");
  const all = new Set<string>();
  for (const picture of pictures) {
    let one = picture;
    for (let turns = 0; turns < (turn ? 4 : 1); turns++) {
      all.add(one);
      if (flip) all.add(both(one, mirrored));
      one = both(one, turned);
    }
  }
  return [...all];
}

/** Which of `flip` and `turn` make more of these pictures than there are. */
export function saysMore(
  pictures: readonly string[],
  flip: boolean,
  turn: boolean,
): { flip: boolean; turn: boolean } {
  const count = (flips: boolean, turns: boolean) => variants(pictures, flips, turns).length;
  const all = count(flip, turn);
  if (all === count(false, false)) return { flip: false, turn: false };
  const by = { flip: all > count(false, turn), turn: all > count(flip, false) };
  return by.flip || by.turn ? by : { flip, turn: false };
}

/** One piece that goes to a free cell. */
export interface Shift {
  symbol: string;
  /** how far: down, and to the right */
  down: number;
  right: number;
  /** what it passes, on a straight way */
  over: string;
}

export function shiftOf(left: string, right: string): Shift | null {
  const width = left.split("/")[0]!.length;
  const [before, after] = [left.replaceAll("/", ""), right.replaceAll("/", "")];
  const differ = [...before].flatMap((symbol, at) => (after[at] === symbol ? [] : [at]));
  const to = differ.find((at) => before[at] === ".");
  const from = differ.find((at) => at !== to);
  if (differ.length !== 2 || to === undefined || from === undefined) return null;
  const symbol = before[from]!;
  if (after[from] !== "." || after[to] !== symbol || "*._".includes(symbol)) return null;
  const [down, over] = [
    Math.floor(to / width) - Math.floor(from / width),
    [...before].filter((_, at) => at !== from && at !== to).join(""),
  ];
  const columns = (to % width) - (from % width);
  // What stands elsewhere would have to be told as well.
  const line = width === 1 || width === before.length;
  const straight = line && Math.abs(down || columns) === before.length - 1;
  if (!straight && /[^*]/.test(over)) return null;
  return { symbol, down, right: columns, over: /[^*]/.test(over) ? over : "" };
}
