/** What the engine says of the position on the table, and how long it may look. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import { byPosition, eyeOpen, turnEye } from "./eye";
import { position, reading, view } from "./game";
import { viewOf } from "./knowledge";
import type { AnalysisRecord, Progress } from "#module/nimber.js";

export type Analysis =
  | { status: "working"; position: string; progress: Progress | null; since: number }
  | { status: "done"; position: string; result: AnalysisRecord }
  | { status: "failed"; position: string; error: TextError }
  | { status: "stopped"; position: string };

const analysisState = signal<Analysis | null>(null);
/** What is known about the position on the board, and never about another one. */
export const analysis = computed<Analysis | null>(() =>
  reading.value === 0 && analysisState.value?.position === position.value
    ? analysisState.value
    : null,
);
export const result = computed<AnalysisRecord | null>(() =>
  analysis.value?.status === "done" ? analysis.value.result : null,
);
const revealedPosition = signal<string | null>(null);
export const revealed = computed(
  () => eyeOpen.value || (byPosition.value && revealedPosition.value === position.value),
);
/** In a quiz for this position alone; elsewhere the eye opens. */
export function reveal(): void {
  if (byPosition.peek()) revealedPosition.value = position.peek();
  else if (!eyeOpen.peek()) turnEye();
}
/** A puzzle is opened anew: nothing of it is shown. */
export const hide = () => (revealedPosition.value = null);
/** Options examined before giving up; 0: the module's usual limit. */
const limit = signal(0);
const usualLimit = 50_000_000;

export function analyzeNow(text: string, bound: number): void {
  const since = performance.now();
  analysisState.value = { status: "working", position: text, progress: null, since };
  void engine
    .analyze(text, bound, (progress) => {
      const now = analysisState.peek();
      if (now?.status === "working" && now.since === since)
        analysisState.value = { ...now, progress };
    })
    .then((answer) => {
      const now = analysisState.peek();
      if (now?.status !== "working" || now.since !== since) return;
      if (answer === "stopped") analysisState.value = { status: "stopped", position: text };
      else if (isError(answer))
        analysisState.value = { status: "failed", position: text, error: answer.error };
      else analysisState.value = { status: "done", position: text, result: answer };
    });
}

export function stopAnalysis(): void {
  engine.stop("analysis");
}

export function resumeAnalysis(): void {
  const text = position.peek();
  if (text !== null) analyzeNow(text, limit.peek());
}

export function analyzeLonger(): void {
  limit.value = (limit.peek() || usualLimit) * 10;
  resumeAnalysis();
}

/** Draws and analyzes every position that comes on the table. */
export function followPosition(): void {
  effect(() => {
    const text = position.value;
    if (text === null) {
      view.value = null;
      analysisState.value = null;
      engine.stop("analysis");
      return;
    }
    untracked(() => {
      limit.value = 0;
      void viewOf(text).then((answer) => {
        if (position.peek() !== text) return;
        if ("code" in answer)
          analysisState.value = { status: "failed", position: text, error: answer };
        else view.value = answer;
      });
      analyzeNow(text, 0);
    });
  });
}
