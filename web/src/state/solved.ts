/**
 * Problems that were solved, by name, and the problems of one's own that were made here: kept on
 * this device, exported with the kept games.
 */
import { signal } from "@preact/signals";
import * as v from "valibot";
import { keptAs } from "../device/kept";
import { load, onStoredElsewhere, store } from "../device/storage";
import { mostOwnProblem, mostOwnProblems, mostSolved } from "./limits";

const shape = v.object({
  /** the day, counted from 1970 */
  solved: v.record(
    v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    v.pipe(v.number(), v.integer(), v.minValue(0)),
  ),
  /** as their links have them, the newest first */
  own: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(mostOwnProblem))),
});
export type KeptProblems = v.InferOutput<typeof shape>;

const nothing: KeptProblems = { solved: {}, own: [] };

/** What storage or a file holds; null where that is none of ours. */
export function parseProblems(data: unknown): KeptProblems | null {
  const answer = v.safeParse(shape, data);
  return answer.success ? answer.output : null;
}

function stored(): KeptProblems {
  try {
    return parseProblems(JSON.parse(load(keptAs.problems) ?? "null")) ?? nothing;
  } catch {
    return nothing;
  }
}

export const keptProblems = signal<KeptProblems>(stored());
/** The storage is full or forbidden: what is solved is forgotten with the page. */
export const problemsLost = signal(false);

/** What another tab solved is solved here. Called once, by the place. */
export const followProblems = () =>
  onStoredElsewhere(keptAs.problems, () => (keptProblems.value = stored()));

/** Both together: of two days the earlier one. Pure. */
export function together(here: KeptProblems, more: KeptProblems): KeptProblems {
  const solved = { ...here.solved };
  for (const [name, day] of Object.entries(more.solved))
    solved[name] = Math.min(day, solved[name] ?? day);
  const own = [...here.own, ...more.own.filter((one) => !here.own.includes(one))];
  return {
    solved: Object.fromEntries(Object.entries(solved).slice(-mostSolved)),
    own: own.slice(0, mostOwnProblems),
  };
}

/** Starts from what the storage holds now: other tabs solve problems too. */
function change(next: (now: KeptProblems) => KeptProblems): void {
  keptProblems.value = next(problemsLost.peek() ? keptProblems.peek() : stored());
  problemsLost.value = !store(keptAs.problems, JSON.stringify(keptProblems.peek()));
}

export const isSolved = (name: string) => Object.hasOwn(keptProblems.value.solved, name);

const today = () => Math.floor(Date.now() / 86_400_000);

export const markSolved = (name: string): void =>
  change((now) => together(now, { solved: { [name]: today() }, own: [] }));

/** Puts a problem first among those that were made here. */
export const keepOwn = (text: string): void =>
  change((now) => together({ ...now, own: [text] }, now));

export const forgetOwn = (text: string): void =>
  change((now) => ({ ...now, own: now.own.filter((one) => one !== text) }));

const count = ({ solved, own }: KeptProblems) => Object.keys(solved).length + own.length;

/** What the file of all that is kept has of problems. */
export const exportedProblems = () =>
  count(keptProblems.peek()) > 0 ? { problems: keptProblems.peek() } : {};

/** Adds those of such a file; returns how many are new. */
export function importProblems(text: string): number {
  const { problems } = JSON.parse(text) as { problems?: unknown };
  const more = parseProblems(problems);
  if (!more) return 0;
  const before = count(keptProblems.peek());
  change((now) => together(now, more));
  return Math.max(0, count(keptProblems.peek()) - before);
}
