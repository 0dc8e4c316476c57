/** A tap on the board that chose nothing: in its place is said what can be tapped. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { playStrings, strings } from "../strings/index";
import { friendsTurn, offered, over, position, programsTurn, view } from "./game";
import { selection } from "./selection";

const missed = signal<{ position: string; term: number; nth: number } | null>(null);
let taps = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** So long a board may take to ask the module what a tap means. */
const asking = 150;

/** A tap on a term of the board, from 1: in a moment it is said where nothing came of it. */
export function noteTap(term: number): void {
  const text = position.peek();
  clearTimeout(waiting);
  // What is only under the pointer was there before.
  if (term === 0 || text === null || over.peek() || selection.peek()?.hover === false) return;
  waiting = setTimeout(() => {
    if (position.peek() !== text) return;
    missed.value = { position: text, term, nth: ++taps };
  }, asking);
}

/** What to tap instead, and which tap that answers; null where nothing is to be said. */
export const tapTold = computed<{ words: string; nth: number } | null>(() => {
  const tap = missed.value;
  const term = view.value?.terms[(tap?.term ?? 0) - 1];
  if (!tap || !term || tap.position !== position.value) return null;
  const { nth } = tap;
  const p = playStrings.value;
  if (offered.value) return { words: p.begins.tap, nth };
  if (friendsTurn.value) return { words: p.turn.tap, nth };
  if (programsTurn.value) return null;
  const s = strings.value;
  return { words: s.board.first ?? s.boards.first[term.board], nth };
});

/** Once something is chosen, nothing is said of the tap any more. Called once. */
export function followTaps(): void {
  effect(() => {
    if (!selection.value) return;
    if (!selection.value.hover) clearTimeout(waiting);
    untracked(() => (missed.value = null));
  });
}
