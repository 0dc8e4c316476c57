/** A game of the gallery by a name that a person types: "尼姆", "Kayles", "kayles 10 7". Pure. */
import { gameNames, plainName } from "../strings/gameNames";
import { presets, type Preset } from "./presets";

/** What is told in words and is no name may be a rule. */
export { ruleInWords } from "../strings/ruleInWords";

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

/** What a typed text names; null where it is none of the names. */
export function gameNamed(text: string): GameNamed | null {
  if (text.length > 80 || /[:/{}#~+=?]/.test(text)) return null;
  const alone = byName.get(plainName(text));
  if (alone) return { preset: alone, position: null };
  const [, name = "", list = ""] = /^(.*?\D)\s*((?:\d+[\s,，、]*)+)$/u.exec(text.trim()) ?? [];
  const preset = name === "" ? undefined : byName.get(plainName(name));
  const position = preset ? withNumbers(preset, list.match(/\d+/g) ?? []) : null;
  return preset && position !== null ? { preset, position } : null;
}
