/** Which of the page's places is shown; the link says it, as in #nim:3,4,5?view=book&chapter=3. */
import { computed, signal } from "@preact/signals";
import { placeNames, type PlaceName } from "../strings/places";
import { options } from "./game";
import { pushOptions } from "./address";

const optionOf = (list: readonly string[], name: string) =>
  list.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;

export const place = computed<PlaceName>(() => {
  const asked = optionOf(options.value, "view");
  return placeNames.find((name) => name === asked) ?? "board";
});

/** The chapter of the book that is open; null for its table of contents. */
export const chapter = computed<number | null>(() => {
  const asked = optionOf(options.value, "chapter");
  return asked !== null && /^\d{1,2}$/.test(asked) ? Number(asked) : null;
});

/** The worksheet that is open in the book: seed, size and rule. */
export const worksheet = computed<string | null>(() => {
  const asked = optionOf(options.value, "worksheet");
  if (asked === null) return null;
  try {
    return decodeURIComponent(asked);
  } catch {
    return asked;
  }
});

/** The list of boards for a class that is open in the book; "" for one that is to be made. */
export const classList = computed<string | null>(() => optionOf(options.value, "class"));

/** Options that say what is shown in a place, and go when another one is opened. */
const ofPlaces = ["view", "chapter", "worksheet", "class", "problem", "rule", "values"];

/** The options that lead to a place; those that belong to none are kept. */
export function placeOptions(name: PlaceName, extras: readonly string[] = []): string[] {
  const kept = options.value.filter((option) => !ofPlaces.includes(option.replace(/=.*/, "")));
  return [...kept, ...(name === "board" ? [] : [`view=${name}`]), ...extras];
}

export function openPlace(name: PlaceName, extras: readonly string[] = []): void {
  pushOptions(placeOptions(name, extras));
  scrollTo({ top: 0 });
}

/** Which sheet is open over the place; one at a time. */
export type PanelName =
  "gallery" | "edit" | "ladder" | "play" | "share" | "kept" | "about" | "make";
export const panel = signal<PanelName | null>(null);
export const openPanel = (name: PanelName) => (panel.value = name);
export const closePanel = () => (panel.value = null);
