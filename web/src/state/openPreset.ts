/**
 * Games of the gallery, opened by their cards or by their names. Fetched with the gallery, or when
 * a text is typed.
 */
import { changeTo } from "./departure";
import { gameNamed, ruleInWords } from "./gameNamed";
import { programSide } from "./game";
import { setProgramSide } from "./opponent";
import { lostStarts, type Preset } from "./presets";

/** Opens a game of the gallery; where whoever begins loses, the program does. */
export const openPreset = (preset: Preset, then: () => void): Promise<boolean> =>
  changeTo(
    preset.position,
    "gallery",
    () => {
      const side = programSide.peek();
      const begins = lostStarts.has(preset.name) ? 0 : 1;
      if ((side === 0 || side === 1) && side !== begins) setProgramSide(begins);
      then();
    },
    preset.face?.name ?? null,
  );

/** Opens what a person typed: a game by its name or in words, or the text itself. */
export function openTyped(text: string, then: () => void): Promise<boolean> {
  const named = gameNamed(text);
  const told = text.includes(":") ? null : ruleInWords(text);
  if (named === null) return changeTo(told ?? text, "typed", then);
  const { position, preset } = named;
  return position === null
    ? openPreset(preset, then)
    : changeTo(position, "typed", then, preset.face?.name ?? null);
}
