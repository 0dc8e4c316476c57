/** The chapters of the language that is shown, and what the table of contents knows of them. */
import contents from "virtual:book";
import path from "virtual:book-path";
import { computed } from "@preact/signals";
import { language } from "../strings/language";
import type { Way } from "../links/options";
import type { Chapter, ChapterEntry } from "./content";

/** A language whose chapters are not written yet has those of English. */
export const bookLanguage = computed(() => (contents[language.value] ? language.value : "en"));

const all = contents as Readonly<Record<string, ChapterEntry[]>>;
export const entriesHere = (): ChapterEntry[] => all[bookLanguage.value]!;

const files = import.meta.glob<Chapter>("../../book/*/*.md", { import: "default" });

export function loadChapter(lang: string, number: number): Promise<Chapter> | null {
  const start = `/${lang}/${String(number).padStart(2, "0")}-`;
  const found = Object.entries(files).find(([path]) => path.includes(start));
  return found ? found[1]() : null;
}

/** The pages of the contest path, in the language that is shown. */
export const pagesHere = (): ChapterEntry[] => (path as typeof all)[bookLanguage.value]!;

const pageFiles = import.meta.glob<Chapter>("../../book/path/*/*.md", { import: "default" });

export function loadPage(lang: string, number: number): Promise<Chapter> | null {
  const start = `/${lang}/${String(number).padStart(2, "0")}-`;
  const found = Object.entries(pageFiles).find(([file]) => file.includes(start));
  return found ? found[1]() : null;
}

const proofFiles = import.meta.glob<Chapter>("../../book/proof/*/*.md", { import: "default" });

/** A page of the proof path. */
export function loadProofPage(lang: string, number: number): Promise<Chapter> | null {
  const start = `/${lang}/${String(number).padStart(2, "0")}-`;
  const found = Object.entries(proofFiles).find(([file]) => file.includes(start));
  return found ? found[1]() : null;
}

/** The names that pages have in their addresses, in the order of their files. */
const namesOf = (all: Readonly<Record<string, unknown>>, lang: string): string[] =>
  Object.keys(all)
    .map((file) => new RegExp(`/${lang}/\\d+-([^/]*)\\.md$`).exec(file)?.[1])
    .filter((name) => name !== undefined);
export const chapterNames = (lang: string) => namesOf(files, lang);
export const pathNames = (lang: string) => namesOf(pageFiles, lang);
export const proofNames = (lang: string) => namesOf(proofFiles, lang);

/** What the page of a way is called in its address. */
export const wayName = (way: Way, name: string) => `${way}-${name}`;
