declare module "virtual:book" {
  import type { ChapterEntry } from "./content";
  const contents: Record<string, ChapterEntry[]>;
  export default contents;
}

declare module "*.md" {
  import type { Chapter } from "./content";
  const chapter: Chapter;
  export default chapter;
}
