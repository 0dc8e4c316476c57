/**
 * Games of the gallery, opened by their cards or by their names. Fetched with the gallery, or when
 * a text is typed.
 */
import { batch } from "@preact/signals";
import { engine } from "../engine/index";
import { askToOpen } from "./address";
import { changeTo } from "./departure";
import { gameNamed, ruleToldIn } from "./gameNamed";
import { draft, draftError, paused, position, programSide } from "./game";
import { looksNumbered } from "./looksTold";
import { problemMeant } from "./meant";
import { setProgramSide } from "./opponent";
import { openPlace } from "./place";
import { lostStarts, type Preset } from "./presets";
import type { ProblemInfo } from "#module/nimber.js";

/** Opens a game of the gallery; where whoever begins loses, the program is offered to. */
export const openPreset = (preset: Preset, then: () => void): Promise<boolean> =>
  changeTo(
    preset.position,
    "gallery",
    () => {
      const side = programSide.peek();
      const begins = lostStarts.has(preset.name) ? 0 : 1;
      if (side === 0 || side === 1)
        batch(() => {
          if (side !== begins) setProgramSide(begins);
          // The rule and the first position are read before anything moves.
          paused.value = begins === 0;
        });
      then();
    },
    preset.face?.name ?? null,
  );

/** The judge's problem that is meant by a text like "HDU 1846". */
async function problemNamed(text: string): Promise<ProblemInfo | null> {
  const list = await engine.problems();
  if (!Array.isArray(list)) return null;
  const name = problemMeant(text, list);
  return list.find((one) => one.name === name) ?? null;
}

/** The game that a problem named by its number is in disguise; "" where none is meant. */
export const gameOfProblem = async (text: string): Promise<string> =>
  looksNumbered(text) ? ((await problemNamed(text))?.game ?? "") : "";

/**
 * Opens what a person typed: a game by its name or in words, a judge's problem, or the text itself.
 */
export async function openTyped(text: string, then: () => void): Promise<boolean> {
  const named = gameNamed(text);
  const told = ruleToldIn(text);
  if (named === null) {
    const isLast = askToOpen();
    const problem = told === null && looksNumbered(text) ? await problemNamed(text) : null;
    if (!isLast()) return false;
    if (problem === null) return changeTo(told ?? text, "typed", then);
    batch(() => {
      if (position.peek() !== null) draft.value = position.peek()!;
      draftError.value = null;
      openPlace("problems", [`problem=${problem.name}`]);
    });
    return true;
  }
  const { preset } = named;
  return named.position === null
    ? openPreset(preset, then)
    : changeTo(named.position, "typed", then, preset.face?.name ?? null);
}
