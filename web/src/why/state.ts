/** Whether the explanation is open, and what the core says of the position on the board. */
import { effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/index";
import { explain, explainBeside } from "../engine/asking";
import { isError, type TextError } from "../engine/client";
import { createJob } from "../engine/job";
import { position } from "../state/game";
import type { ExplanationRecord, PositionView } from "#module/nimber.js";

export const explanation = createJob<ExplanationRecord>();

export function explainNow(): void {
  const text = position.peek();
  if (text === null) explanation.clear();
  else void explanation.run((onProgress) => explain(text, onProgress));
}

export const stopExplaining = () => engine.stop("explain");

/** Follows the board while the explanation is shown. */
export function followBoard(): () => void {
  return effect(() => {
    void position.value;
    untracked(explainNow);
  });
}

/** A place in the walk to the bottom. */
export interface Stop {
  view: PositionView;
  told: ExplanationRecord;
}

const known = new Map<string, Promise<Stop | TextError>>();

export function stopAt(text: string): Promise<Stop | TextError> {
  const before = known.get(text);
  if (before) return before;
  const found = Promise.all([engine.read(text), explainBeside(text)]).then(
    ([view, told]): Stop | TextError => {
      if (isError(view)) return view.error;
      if (view.kind !== "position") return { code: "missing-state", column: 0, args: [] };
      if (isError(told)) return told.error;
      return { view, told };
    },
  );
  if (known.size > 200) known.clear();
  known.set(text, found);
  return found;
}

/** The way that was walked down, from the position on the board. */
export const trail = signal<readonly string[]>([]);
