/** What is said of a tap on the board that chose nothing; tapped.ts comes with it and says it. */
import { computed, signal } from "@preact/signals";
import { position } from "./game";

/** `words`: of the language that is chosen; null where nothing is to be said. */
export const missedTap = signal<{
  position: string;
  nth: number;
  words: () => string | null;
} | null>(null);

/** What to tap instead, and which tap that answers; null where nothing is to be said. */
export const tapTold = computed<{ words: string; nth: number } | null>(() => {
  const tap = missedTap.value;
  const words = tap?.position === position.value ? tap?.words() : null;
  return tap && words ? { words, nth: tap.nth } : null;
});
