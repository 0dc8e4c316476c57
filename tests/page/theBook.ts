/** The book as it is built, for tests of its ways. */
import { fileURLToPath } from "node:url";
import { Book } from "../../web/book/plugin";
import type { Block, Chapter } from "../../web/src/book/content";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const bookOptions = {
  folder: here("../../web/book"),
  module: here("../../web/generated"),
  terms: here("../../docs/terms.md"),
};
export const book = new Book(bookOptions);
export const languages = ["en", "zh"] as const;

/** The blocks of a chapter or a page, in order. */
export const blocksOf = (page: Chapter): Block[] => [
  ...page.blocks,
  ...page.body.flatMap((section) => section.blocks),
];
