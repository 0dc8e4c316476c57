/** What was typed into the box beside the board: what is wrong with it is said there. */
import { computed, signal } from "@preact/signals";
import { draftError } from "./game";

export const askedBeside = signal<string | null>(null);
export const wrongBeside = computed(
  () => draftError.value !== null && draftError.value.text === askedBeside.value,
);
