/** Five puzzles in a row: each at the first try and without help. */
import { effect, signal, untracked } from "@preact/signals";
import * as v from "valibot";
import { keptAs } from "../device/kept";
import { load, onStoredElsewhere, store } from "../device/storage";
import { answer, attempt } from "../state/quiz";
import { puzzleEnd } from "./puzzleEnd";
import { nextOnLadder, openPuzzle, puzzle } from "./state";
import { ladder } from "./puzzles";

export const rowLength = 5;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const shape = v.object({
  /** how many so far; null where nobody is at it */
  now: v.nullable(v.pipe(count, v.maxValue(rowLength))),
  /** how often it was five */
  times: count,
});
type Row = v.InferOutput<typeof shape>;

function stored(): Row {
  try {
    return v.parse(shape, JSON.parse(load(keptAs.row) ?? ""));
  } catch {
    return { now: null, times: 0 };
  }
}

export const row = signal<Row>(stored());

function put(next: Row): void {
  row.value = next;
  store(keptAs.row, JSON.stringify(next));
}

/** A puzzle of the ladder that is not solved, after this one; of a ladder that is, any other. */
export function nextInRow(after: number): number {
  const open = nextOnLadder(after);
  if (open !== null) return open;
  return 1 + ((after + Math.floor(Math.random() * (ladder.length - 1))) % ladder.length);
}

/** Opens the first of five. */
export function startRow(): Promise<boolean> {
  put({ ...row.peek(), now: 0 });
  return openPuzzle("ladder", nextInRow(0));
}

/** Follows the puzzles of the ladder. Called once. */
export function followRow(): void {
  onStoredElsewhere(keptAs.row, () => (row.value = stored()));
  /** The puzzle that has counted, and whether for or against. */
  let counted = "";
  let wrong = "";
  effect(() => {
    const here = puzzle.value;
    const end = puzzleEnd.value;
    const wrongly = [answer.value, attempt.value].some((tried) => tried?.right === false);
    const failed = wrongly || (end !== null && end !== "solved");
    untracked(() => {
      const { now, times } = row.peek();
      if (here?.kind !== "ladder" || now === null) return;
      if (failed) {
        wrong = here.text;
        if (now > 0) put({ now: 0, times });
      } else if (end === "solved" && counted !== here.text) {
        counted = here.text;
        if (wrong === here.text) return;
        const next = Math.min(rowLength, now + 1);
        put({ now: next, times: times + (next === rowLength ? 1 : 0) });
      } else if (end === null && counted !== here.text && now === rowLength)
        put({ now: null, times });
    });
  });
}
