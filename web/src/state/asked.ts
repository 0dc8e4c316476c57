/** What is typed into the two boxes for positions. */
import { computed, signal } from "@preact/signals";
import { askToOpen } from "./address";
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
  const isLast = askToOpen();
  const names = await import("./openPreset").catch(() => null);
  // A link that was opened while the names came stays.
  if (!isLast()) return;
  await (names ? names.openTyped(text, then) : changeTo(text, "typed", then));
}
