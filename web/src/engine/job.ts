/**
 * Long work that the page asked for: how it stands. A newer run takes the place of an older one.
 */
import { signal, type Signal } from "@preact/signals";
import { isError, type TextError } from "./client";
import type { Stopped } from "./questions";
import type { NimberError, Progress } from "#module/nimber.js";

export type JobState<T> =
  | { status: "none" }
  | { status: "working"; since: number; progress: Progress | null }
  | { status: "stopped" }
  | { status: "failed"; error: TextError }
  | { status: "done"; result: T };

export interface Job<T extends object> {
  state: Signal<JobState<T>>;
  /** The result, or null where it did not come to one or a newer run has begun. */
  run: (
    ask: (onProgress: (progress: Progress) => void) => Promise<T | NimberError | Stopped>,
  ) => Promise<T | null>;
  clear: () => void;
}

export function createJob<T extends object>(): Job<T> {
  const state = signal<JobState<T>>({ status: "none" });
  let turn = 0;
  return {
    state,
    async run(ask) {
      const mine = ++turn;
      const since = performance.now();
      state.value = { status: "working", since, progress: null };
      const answer = await ask((progress) => {
        if (mine === turn) state.value = { status: "working", since, progress };
      });
      if (mine !== turn) return null;
      if (answer === "stopped") state.value = { status: "stopped" };
      else if (isError(answer)) state.value = { status: "failed", error: answer.error };
      else {
        state.value = { status: "done", result: answer };
        return answer;
      }
      return null;
    },
    clear() {
      turn += 1;
      state.value = { status: "none" };
    },
  };
}
