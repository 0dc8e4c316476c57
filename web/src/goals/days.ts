/** Days of the puzzles, counted in UTC, the same everywhere. */
import { computed } from "@preact/signals";
import { asks } from "../state/game";
import { languageTag } from "../strings/index";

const dayLength = 86_400_000;
/** Day 1. */
const firstDay = Date.UTC(2026, 0, 1);

/** The number of the day; 1 at least. */
export const dayAt = (time: number) => Math.max(1, Math.floor((time - firstDay) / dayLength) + 1);
export const today = () => dayAt(Date.now());
/** When a day begins. */
export const startOf = (day: number) => new Date(firstDay + (day - 1) * dayLength);

/** As people say it, without the year. */
export const dayOf = (day: number): string =>
  startOf(day).toLocaleDateString(languageTag.value, {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });

/** The day of a link to a puzzle that is not open yet; null where it is. */
export const dayToCome = computed<number | null>(() => {
  const day = asks.value.puzzles.find(({ kind }) => kind === "daily")?.number ?? 0;
  return day > today() ? day : null;
});
