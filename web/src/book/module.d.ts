declare module "virtual:book-path" {
  import type { ChapterEntry } from "./content";
  const pages: Record<string, ChapterEntry[]>;
  export default pages;
}

declare module "virtual:book" {
  import type { ChapterEntry } from "./content";
  const contents: Record<string, ChapterEntry[]>;
  export default contents;
}

declare module "virtual:book-index/*" {
  import type { BookIndex } from "./content";
  const index: BookIndex;
  export default index;
}

declare module "*.md" {
  import type { Chapter } from "./content";
  const chapter: Chapter;
  export default chapter;
}

declare module "virtual:book-proofs/*" {
  import type { ProofContents } from "./content";
  const contents: ProofContents;
  export default contents;
}
