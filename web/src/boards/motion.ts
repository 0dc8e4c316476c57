/** The stones of the last move, kept on the board for the moment in which they leave it. */
import { effect, signal } from "@preact/signals";
import { lastMove, position } from "../state/session";
import type { MoveRecord } from "#module/nimber.js";

export const leaving = signal<MoveRecord | null>(null);

const duration = 260;

export const stillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

let timer: ReturnType<typeof setTimeout> | undefined;

effect(() => {
  const last = lastMove.value;
  clearTimeout(timer);
  if (!last || last.move.position !== position.peek() || stillness()) {
    leaving.value = null;
    return;
  }
  leaving.value = last.move;
  timer = setTimeout(() => (leaving.value = null), duration);
});
