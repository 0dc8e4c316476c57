/** What is typed into the two boxes for positions. */
import { computed, signal } from "@preact/signals";
import { changeTo } from "./departure";
import { draft, draftError } from "./game";

/** In the box beside the board: what is wrong with it is said there. */
export const askedBeside = signal<string | null>(null);
export const wrongBeside = computed(
  () => draftError.value !== null && draftError.value.text === askedBeside.value,
);

/** Opens a position or a rule; it may be told by a game's name, or in words. */
export async function openAsked(text: string, then: () => void): Promise<void> {
  draft.value = text;
  const names = await import("./openPreset").catch(() => null);
  await (names ? names.openTyped(text, then) : changeTo(text, "typed", then));
}
