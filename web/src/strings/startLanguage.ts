/** The language that the page begins with. */
import { firstWords, languageFile } from "./firstWords";
import { keptAs } from "../device/kept";
import { load } from "../device/storage";

/** The code of a language that there is, of a tag like "zh-TW". */
export const languageOf = (tag: string | null | undefined): string | null => {
  const code = (tag ?? "").toLowerCase().replace(/-.*/, "");
  return languageFile(code) in firstWords ? code : null;
};

/**
 * Of a page of its own (web/pages), which stands there before its link is read; null for none. Were
 * it another one meanwhile, the letters would change.
 */
export const pageLanguage = (): string | null => {
  if (!("document" in globalThis) || location.hash.length > 1) return null;
  const { link = "" } = document.documentElement.dataset;
  return languageOf(/[?&]lang=(\w+)/.exec(link)?.[1]);
};

/** The stored choice, else the first of the browser's languages that there is. */
export const startLanguage = () =>
  [load(keptAs.language), ...navigator.languages].map(languageOf).find((code) => code !== null) ??
  "en";
