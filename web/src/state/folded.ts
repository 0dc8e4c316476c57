/** At the end of a game that is played, status, record and tools are folded under its card. */
import { computed, signal } from "@preact/signals";
import { playOnly } from "./eye";
import { over, ply, position } from "./game";

/** Where they were unfolded; a game that ends there again finds them so. */
const unfoldedAt = signal<string | null>(null);

export const folded = computed(
  () =>
    playOnly.value && over.value && ply.value > 0 && unfoldedAt.value !== (position.value ?? ""),
);

export const unfold = () => (unfoldedAt.value = position.peek() ?? "");
