/** The language that the page begins with. */
import { firstWords, languageFile } from "./firstWords";
import { keptAs } from "../device/kept";
import { load } from "../device/storage";

/** The code of a language that there is, of a tag like "zh-TW". */
export const languageOf = (tag: string | null | undefined): string | null => {
  const code = (tag ?? "").toLowerCase().replace(/-.*/, "");
  return languageFile(code) in firstWords ? code : null;
};

/** The stored choice, else the first of the browser's languages that there is. */
export const startLanguage = () =>
  [load(keptAs.language), ...navigator.languages].map(languageOf).find((code) => code !== null) ??
  "en";
