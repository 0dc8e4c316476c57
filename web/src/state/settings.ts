/** What a person chose for this page; kept in local storage where there is one. */
import { effect, signal } from "@preact/signals";
import { keptAs } from "../device/kept";
import { load, store } from "../device/storage";
import { themes, type Theme } from "../links/options";

const storedTheme = load(keptAs.theme);
export const theme = signal<Theme>(themes.find((name) => name === storedTheme) ?? "auto");

export function chooseTheme(next: Theme): void {
  linkTheme.value = null;
  theme.value = next;
  store(keptAs.theme, next);
}

/**
 * What a link asks for, as in a frame on a light page; the choice made here is kept apart from it.
 */
export const linkTheme = signal<Theme | null>(null);

// ---- how the program plays ----

const numberOf = (stored: string | null, usual: number, least: number, most: number) => {
  const number = stored !== null && /^\d{1,5}$/.test(stored) ? Number(stored) : usual;
  return Math.min(most, Math.max(least, number));
};

/** Of a hundred moves that keep a win, so many are mistakes. */
export const mistakes = signal(numberOf(load(keptAs.mistakes), 0, 0, 100));
/** It waits before it answers, as a person would. */
export const ponders = signal(load(keptAs.ponders) === "yes");
/** Milliseconds between two moves when it plays both sides. */
export const pace = signal(numberOf(load(keptAs.pace), 1500, 200, 5000));
/** How large new positions are. */
export const newSize = signal(numberOf(load(keptAs.size), 12, 1, 10000));

export function choosePlay(change: {
  mistakes?: number;
  ponders?: boolean;
  pace?: number;
  size?: number;
}): void {
  if (change.mistakes !== undefined) {
    mistakes.value = change.mistakes;
    store(keptAs.mistakes, String(change.mistakes));
  }
  if (change.ponders !== undefined) {
    ponders.value = change.ponders;
    store(keptAs.ponders, change.ponders ? "yes" : "no");
  }
  if (change.pace !== undefined) {
    pace.value = change.pace;
    store(keptAs.pace, String(change.pace));
  }
  if (change.size !== undefined) {
    newSize.value = change.size;
    store(keptAs.size, String(change.size));
  }
}

/** Writes the theme and the language to the document, now and whenever they change. */
export function applySettings(htmlLang: () => string): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const systemDark = signal(dark.matches);
  dark.addEventListener("change", () => (systemDark.value = dark.matches));
  effect(() => {
    const chosen = linkTheme.value ?? theme.value;
    const shown = chosen === "auto" ? (systemDark.value ? "dark" : "light") : chosen;
    document.documentElement.dataset["theme"] = shown;
  });
  effect(() => {
    document.documentElement.lang = htmlLang();
  });
}
