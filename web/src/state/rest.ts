/** When the first answer stands on the page and the browser has nothing else to do. */
import { effect } from "@preact/signals";
import { engine } from "../engine/index";
import { analysis, subject } from "./session";

/** Whether the page waits for nothing. */
const answered = () => {
  if (engine.trouble.value) return true;
  const { kind } = subject.value;
  const now = analysis.value?.status;
  return kind === "game" ? now !== undefined && now !== "working" : kind !== "opening";
};

/** A moment later: two frames, so that the answer has been drawn, then idle time where the browser tells of it. */
function afterDrawing(act: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 3000 });
      else setTimeout(act, 200);
    }),
  );
}

export function whenAtRest(act: () => Promise<void>): void {
  let begun = false;
  effect(() => {
    if (begun || !answered()) return;
    begun = true;
    afterDrawing(() => void act().catch(() => undefined));
  });
}
