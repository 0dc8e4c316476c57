/** Timers of one document: they end with it, and what one throws is the page's error. */
import type { View } from "./realm";
import { define } from "./define";

/** Between two frames: nothing is drawn, so they may come quickly. */
const frame = 4;

type Act = (...given: unknown[]) => void;

export function addTimers(view: View, failed: (error: Error) => void): () => void {
  const running = new Map<number, () => void>();
  let last = 0;
  let ended = false;
  const once = (act: () => void, time: number): number => {
    const id = ++last;
    if (ended) return id;
    const timer = setTimeout(() => {
      running.delete(id);
      guarded(act);
    }, time);
    running.set(id, () => clearTimeout(timer));
    return id;
  };
  const guarded = (act: () => void) => {
    if (ended) return;
    try {
      act();
    } catch (error) {
      failed(error as Error);
    }
  };
  const clear = (id?: number) => {
    running.get(id ?? 0)?.();
    running.delete(id ?? 0);
  };
  define(view, {
    setTimeout: (act: Act, time = 0, ...given: unknown[]) => once(() => act(...given), time),
    setInterval: (act: Act, time = 0, ...given: unknown[]) => {
      const id = ++last;
      if (ended) return id;
      const timer = setInterval(() => guarded(() => act(...given)), time);
      running.set(id, () => clearInterval(timer));
      return id;
    },
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame: (act: Act) => once(() => act(performance.now()), frame),
    cancelAnimationFrame: clear,
    requestIdleCallback: (act: Act) =>
      once(() => act({ didTimeout: false, timeRemaining: () => 10 }), frame),
    cancelIdleCallback: clear,
    performance,
  });
  return () => {
    ended = true;
    for (const stop of running.values()) stop();
    running.clear();
  };
}
