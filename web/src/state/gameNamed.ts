/** A game of the gallery by a name that a person types: "尼姆", "Kayles", "kayles 10 7". Pure. */
import { gameNames, plainName } from "../strings/gameNames";
import { ruleInWords } from "../strings/ruleInWords";
import { presets, type Preset } from "./presets";

/** What is told in words and is no name may be a rule. */
export { ruleInWords };

export interface GameNamed {
  preset: Preset;
  /** the position that the numbers behind the name mean; null where the name stands alone */
  position: string | null;
}

const byName = new Map<string, Preset>();
for (const preset of presets)
  for (const name of [preset.name, ...(gameNames[preset.name] ?? [])]) {
    const plain = plainName(name);
    if (!byName.has(plain)) byName.set(plain, preset);
  }

/** The preset's rule with these numbers; null where its positions are not numbers alone. */
function withNumbers({ position }: Preset, numbers: readonly string[]): string | null {
  const [, rule, state, rest = ""] = /^([^:+]+):([\d,]+)(~\w+)?$/.exec(position) ?? [];
  if (rule === undefined || state === undefined) return null;
  // Where the second number is how many may be taken, all but one may be at first.
  const [heap = ""] = numbers;
  const [size = "", limit] = state.split(",");
  const limits = /^\d+,\d+$/.test(state) && BigInt(size) - BigInt(limit ?? 0) === 1n;
  const limited =
    limits && numbers.length === 1 && BigInt(heap) > 1n
      ? [heap, String(BigInt(heap) - 1n)]
      : numbers;
  return `${rule}:${limited.join(",")}${rest}`;
}

/** A larger board is none that somebody types. */
const mostCells = 4096;

/** What stands in each cell of a board, however large; null where the first board has no order. */
function cellsLike(rows: readonly string[]): ((row: number, column: number) => string) | null {
  const [first = ""] = rows;
  const cell = (row: number, column: number) => first[(row + column) % 2] ?? "";
  const chequered = rows.every((line, row) => [...line].every((at, x) => at === cell(row, x)));
  return chequered ? cell : null;
}

/** The preset's rule on a board of this size: rows and columns, or of a row its length. */
function withSize({ position, face }: Preset, numbers: readonly number[]): string | null {
  const colon = position.lastIndexOf(":");
  const [, state = "", rest = ""] = /^([^~]*)(~.*)?$/.exec(position.slice(colon + 1)) ?? [];
  const kind = /^(row|grid)\//.exec(position)?.[1];
  if (numbers.length > (kind === "row" ? 1 : 2)) return null;
  const [last = 0] = numbers.slice(-1);
  const [height = 0, width] = kind === "row" ? [1, last] : [numbers[0], last];
  if (!height || !width || height * width > mostCells) return null;
  const write = (cells: string) => `${position.slice(0, colon)}:${cells}${rest}`;
  if (face?.bar) return write(Array.from({ length: width }, () => height).join(","));
  const cell = cellsLike(state.split("/"));
  if (kind === undefined || cell === null) return null;
  return write(
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => cell(row, column)).join(""),
    ).join("/"),
  );
}

/** "cram:5,6" is meant as "cram 5 6"; where the core knows the game, the text is its own. */
function withoutColon(text: string): string {
  const [, name = "", numbers = ""] = /^([^:/]+):(\s*\d.*)$/.exec(text.trim()) ?? [];
  const known = presets.some(({ position }) => /^\w+/.exec(position)?.[0] === name);
  return name !== "" && !known ? `${name} ${numbers}` : text;
}

/** The rule that a typed text tells in words; null where it is none, or has a position. */
export const ruleToldIn = (typed: string): string | null =>
  typed.includes(":") ? null : ruleInWords(typed);

/** What a typed text names; null where it is none of the names. */
export function gameNamed(typed: string): GameNamed | null {
  const text = typed.length > 80 ? "" : withoutColon(typed);
  if (text === "" || /[:/{}#~+=?]/.test(text)) return null;
  const alone = byName.get(plainName(text));
  if (alone) return { preset: alone, position: null };
  const [, name = "", list = ""] =
    /^(.*?\D)\s*(\d+(?:[\s,，、x×*乘]+\d+)*)[\s,，、]*$/iu.exec(text.trim()) ?? [];
  const preset = name === "" ? undefined : byName.get(plainName(name));
  const numbers = list.match(/\d+/g) ?? [];
  const position = preset
    ? (withNumbers(preset, numbers) ?? withSize(preset, numbers.map(Number)))
    : null;
  return preset && position !== null ? { preset, position } : null;
}
