import contents from "virtual:book";
import { computed } from "@preact/signals";
import { language } from "../strings/language";
import type { ChapterEntry } from "./content";

/** A language whose chapters are not written yet has those of English. */
export const bookLanguage = computed(() => (contents[language.value] ? language.value : "en"));

export const entriesHere = computed(() => contents[bookLanguage.value] as ChapterEntry[]);
