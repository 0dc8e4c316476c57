/** When the first answer stands on the page and the browser has nothing else to do. */
import { effect, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { analysis } from "./analysis";
import { subject } from "./game";

/** Whether the page waits for nothing. */
const answered = () => {
  if (engine.trouble.value) return true;
  const { kind } = subject.value;
  const now = analysis.value?.status;
  return kind === "game" ? now !== undefined && now !== "working" : kind !== "opening";
};

/**
 * A moment later: two frames, so that the answer has been drawn, then idle time where the browser
 * tells of it.
 */
function afterDrawing(act: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 3000 });
      else setTimeout(act, 200);
    }),
  );
}

/**
 * Whether the page may draw what stands under the first answer. It comes together with the answer,
 * or it would jump; while long work goes on it does not wait.
 */
export const settled = signal(false);
const patience = 3000;

/**
 * Resolves with the first answer, and soon without one. So the page is drawn only once where the
 * engine is quick, and does not wait for a slow one.
 */
export function firstAnswer(): Promise<void> {
  const soon = 100;
  return new Promise((resolve) => {
    setTimeout(resolve, soon);
    effect(() => {
      if (answered()) resolve();
    });
  });
}

export function whenAtRest(act: () => Promise<void>): void {
  let begun = false;
  setTimeout(() => (settled.value = true), patience);
  effect(() => {
    if (begun || !answered()) return;
    begun = true;
    settled.value = true;
    afterDrawing(() => void act().catch(() => undefined));
  });
}
