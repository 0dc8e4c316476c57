/**
 * Games of the gallery, opened by their cards or by their names. Fetched with the gallery, or when
 * a text without a colon is typed.
 */
import { changeTo } from "./departure";
import { programSide } from "./game";
import { setProgramSide } from "./opponent";
import { lostStarts, type Preset } from "./presets";

export { gameNamed } from "./gameNamed";

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
