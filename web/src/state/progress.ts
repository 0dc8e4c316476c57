/**
 * What was solved of the ladder and of the days: kept on this device, exported with the kept games.
 */
import { signal } from "@preact/signals";
import * as v from "valibot";
import { keptAs } from "../device/kept";
import { load, onStoredElsewhere, store } from "../device/storage";

const mostKept = 5000;

const tried = v.object({
  /** wrong tries before it was solved */
  wrong: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** the day on which it was solved; null where it is not */
  on: v.nullable(v.pipe(v.number(), v.integer())),
  /** its move was told, or shown, before it was solved */
  helped: v.optional(v.literal(true)),
});
export type Tried = v.InferOutput<typeof tried>;
/** By the text of the puzzle's position. */
export type Progress = Readonly<Record<string, Tried>>;

const shape = v.record(v.pipe(v.string(), v.maxLength(200)), tried);

/** What storage or a file holds; nothing where that is not a progress. */
export function parseProgress(data: unknown): Progress {
  const answer = v.safeParse(shape, data);
  return answer.success ? answer.output : {};
}

function stored(): Progress {
  try {
    return parseProgress(JSON.parse(load(keptAs.progress) ?? "{}"));
  } catch {
    return {};
  }
}

const state = signal<Progress>(stored());
export const progress = state;
/** The storage is full or forbidden: what is solved is forgotten with the page. */
export const progressLost = signal(false);

/** What another tab solved is solved here. Called once. */
export const followProgress = () =>
  onStoredElsewhere(keptAs.progress, () => (state.value = stored()));

/** The better of two: solved before unsolved, earlier before later. Pure. */
function better(a: Tried | undefined, b: Tried): Tried {
  if (a && a.on === null && b.on === null)
    return { ...(a.wrong > b.wrong ? a : b), ...(a.helped || b.helped ? { helped: true } : {}) };
  if (!a || a.on === null) return b;
  return b.on === null || a.on <= b.on ? a : b;
}

/** Both together. Pure. */
export function merged(here: Progress, more: Progress): Progress {
  const all = { ...here };
  for (const [text, one] of Object.entries(more)) all[text] = better(all[text], one);
  return all;
}

function put(next: Progress): void {
  state.value = Object.fromEntries(Object.entries(next).slice(-mostKept));
  progressLost.value = !store(keptAs.progress, JSON.stringify(state.peek()));
}

export const addProgress = (more: Progress) => put(merged(merged(stored(), state.peek()), more));

const of = (text: string): Tried => state.peek()[text] ?? { wrong: 0, on: null };

export function tellWrong(text: string): void {
  const now = of(text);
  if (now.on === null) addProgress({ [text]: { ...now, wrong: now.wrong + 1 } });
}

/** Help was taken with what is not solved yet. */
export function tellHelped(text: string): void {
  const now = of(text);
  if (now.on === null && !now.helped) addProgress({ [text]: { ...now, helped: true } });
}

export function tellSolved(text: string, day: number): void {
  const now = of(text);
  if (now.on === null) addProgress({ [text]: { ...now, on: day } });
}
