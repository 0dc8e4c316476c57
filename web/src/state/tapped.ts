/** A tap on the board that chose nothing: in its place is said what can be tapped. */
import { effect, untracked } from "@preact/signals";
import { stringsOf, strings, tapStrings } from "../strings/index";
import { friendsTurn, offered, over, position, programsTurn, view } from "./game";
import { missedTap } from "./missedTap";
import { selection } from "./selection";

let taps = 0;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** So long a board may take to ask the module what a tap means. */
const asking = 150;

/** Buttons that change how the board is drawn are no part of it. */
const noPart = ".cue, .segments, .queen-zoom, .draw-offer, .result, form";

/** The term of the board that was tapped, from 1; beside them the first. 0: something else was. */
function termAt(target: EventTarget | null): number {
  if (!(target instanceof Element) || target.closest(noPart) || !target.closest("#board")) return 0;
  return Number(target.closest<HTMLElement>("[data-term]")?.dataset["term"] ?? 1);
}

/** What to tap instead, on this term; null where nothing is to be said. */
function wordsAt(number: number): string | null {
  const term = view.value?.terms[number - 1];
  const s = tapStrings.value;
  if (!term || !s) return null;
  if (offered.value) return s.program;
  if (friendsTurn.value) return s.friend;
  if (programsTurn.value) return null;
  return strings.value.board.first ?? s.boards[term.board];
}

/**
 * A tap on the board while this position was there: in a moment it is said where nothing came of
 * it.
 */
export function noteTap(target: EventTarget | null, text: string): void {
  const term = termAt(target);
  clearTimeout(waiting);
  // What is only under the pointer was there before.
  if (term === 0 || over.peek() || selection.peek()?.hover === false) return;
  waiting = setTimeout(() => {
    if (position.peek() !== text) return;
    const tap = { position: text, nth: ++taps, words: () => wordsAt(term) };
    // Without its words, as where the network is gone, nothing is said.
    void stringsOf("taps").then(
      () => (missedTap.value = tap),
      () => undefined,
    );
  }, asking);
}

/** Once something is chosen, nothing is said of the tap any more. */
effect(() => {
  if (!selection.value) return;
  if (!selection.value.hover) clearTimeout(waiting);
  untracked(() => (missedTap.value = null));
});
