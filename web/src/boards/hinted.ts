/** What the hint that is open speaks of on the board of the page. */
import { computed } from "@preact/signals";
import { result, revealed } from "../state/analysis";
import { face } from "../state/face";
import { view } from "../state/game";
import { firstHintOnly, hint, tellsLost } from "../state/hints";
import { mainTable, useTable } from "../state/selection";
import { placesOf } from "./hintPlaces";
import { lastMarked } from "./lastMoved";
import type { Place } from "./places";
import type { MoveRecord } from "#module/nimber.js";

const none: readonly Place[] = [];

/** What the hint that is open speaks of. */
export const hintPlaces = computed(() => {
  const now = hint.value;
  const shown = view.value;
  const known = result.value;
  if (!now || !shown || !known || shown.position !== now.position) return none;
  // Where every move loses, no place is better than another.
  if (now.step === 1 && tellsLost(now, firstHintOnly.value))
    return placesOf({ ...now, step: 2 }, shown, known, face.value, revealed.value);
  if (now.step === 1 && now.look === "copy") return lastMarked.value?.places ?? none;
  return placesOf(now, shown, known, face.value, revealed.value);
});

/**
 * Places of the open hint at which nothing stands, by the names that their board has for them; and
 * the move, where it tells one.
 */
export function useSpots(term: number): { spots: readonly string[]; move: MoveRecord | null } {
  const mine = useTable() === mainTable;
  const spots = (mine ? hintPlaces.value : none)
    .filter((place) => place.term === term)
    .flatMap(({ paths }) => paths.flatMap((one) => one.filter(([name]) => name === "spot")))
    .map(([, value]) => value);
  const move = mine && hint.value?.step === 3 ? hint.value.move : null;
  return { spots, move: spots.includes("to") && move?.term === term ? move : null };
}
