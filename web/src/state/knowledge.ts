/** What is known of positions and of the moves between two of them, so that it is asked once. */
import { computed, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import { path } from "./record";
import { record } from "./game";
import type { MoveRecord, PositionView } from "#module/nimber.js";

export const knownMoves = new Map<string, MoveRecord>();
export const knownViews = new Map<string, PositionView>();
export const moveKey = (from: string, to: string) => `${from}\n${to}`;
const knownVersion = signal(0);

export function keep<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  if (map.size >= most) map.delete(map.keys().next().value!);
  map.set(key, value);
}

/** The move that leads from one text of the record to the next, once it is known. */
export function moveBetween(from: string, to: string): MoveRecord | null {
  void knownVersion.value;
  const key = moveKey(from, to);
  const known = knownMoves.get(key);
  if (known) return known;
  void engine.moveTo(from, to).then((answer) => {
    if (isError(answer) || !answer.move) return;
    keep(knownMoves, key, answer.move, 4000);
    knownVersion.value += 1;
  });
  return null;
}

export async function viewOf(text: string): Promise<PositionView | TextError> {
  const known = knownViews.get(text);
  if (known) return known;
  const answer = await engine.read(text);
  if (isError(answer)) return answer.error;
  if (answer.kind === "rule") return { code: "missing-state", column: 0, args: [] };
  keep(knownViews, text, answer, 500);
  return answer;
}

/** How the game's first position is drawn, once it is known. */
export const firstView = computed<PositionView | null>(() => {
  const here = record.value;
  if (!here) return null;
  const text = path(here)[0]!.position;
  const known = knownView(text);
  if (!known)
    void viewOf(text).then((answer) => {
      if (!("code" in answer)) knownVersion.value += 1;
    });
  return known;
});

/** Views of terms for the words of a move; the current one serves where the other is not known. */
export const knownView = (text: string): PositionView | null => {
  void knownVersion.value;
  return knownViews.get(text) ?? null;
};
