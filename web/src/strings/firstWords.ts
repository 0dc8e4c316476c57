/** What the page says up to its first answer, by the file of its language. */
import type { FirstStrings } from "./shape";

export const firstWords = import.meta.glob<FirstStrings>("./languages/*.ts", {
  import: "first",
  query: "?first",
});

export const languageFile = (code: string): string => `./languages/${code}.ts`;
