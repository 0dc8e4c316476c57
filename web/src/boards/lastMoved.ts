/** The move that led to the position on the board of the page, in the record that is open. */
import { computed, signal } from "@preact/signals";
import { face } from "../state/face";
import { record, view } from "../state/game";
import { knownView, moveBetween, viewOf } from "../state/knowledge";
import { current, nodeOf } from "../state/record";
import { mainTable, useTable } from "../state/selection";
import { lastPlaces } from "./lastPlaces";
import type { TermView } from "#module/nimber.js";

/** Views that were asked for here have come. */
const arrivals = signal(0);

const lastMoved = computed(() => {
  void arrivals.value;
  const here = record.value;
  const shown = view.value;
  if (!here || !shown) return null;
  const { id, parent, position } = current(here);
  // The first position of a record has no move before it.
  if (parent === null || shown.position !== position) return null;
  const before = nodeOf(here, parent).position;
  const move = moveBetween(before, position);
  const from = knownView(before);
  if (!from)
    void viewOf(before).then((answer) => {
      if (!("code" in answer)) arrivals.value += 1;
    });
  return move && from ? { move, from, shown, node: id } : null;
});

/** What it changed there, and the record's node that it led to. */
export const lastMarked = computed(() => {
  const last = lastMoved.value;
  return (
    last && { node: last.node, places: lastPlaces(last.move, last.from, last.shown, face.value) }
  );
});

/** A term before the last move, where that changed it: the board keeps the places of what went. */
export function useTermBefore(number: number): TermView | null {
  const last = useTable() === mainTable ? lastMoved.value : null;
  if (!last) return null;
  const terms = [last.move, ...(last.move.also ?? [])].map(({ term }) => term);
  return (terms.includes(number) && last.from.terms[number - 1]) || null;
}
