/** The language that the page speaks: the link's, else the chosen one. */
import { computed, signal } from "@preact/signals";
import { keptAs } from "../device/kept";
import { store } from "../device/storage";
import { pageLanguage, startLanguage } from "./startLanguage";

const chosenLanguage = signal(startLanguage());
/** What a link asks for; stronger than the choice until the person changes it here. */
export const linkLanguage = signal(pageLanguage());
export const language = computed(() => linkLanguage.value ?? chosenLanguage.value);

export function chooseLanguage(next: string): void {
  linkLanguage.value = null;
  chosenLanguage.value = next;
  store(keptAs.language, next);
}
