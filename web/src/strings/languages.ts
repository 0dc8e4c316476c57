/** The languages that there are: the files of languages/, by name. */
import type { About } from "./shape";

const files = import.meta.glob<About>("./languages/*.ts", {
  import: "about",
  query: "?about",
  eager: true,
});

export const languages: ReadonlyMap<string, About> = new Map(
  Object.entries(files).map(([file, about]) => [file.replace(/^.*\/|\.ts$/g, ""), about]),
);
