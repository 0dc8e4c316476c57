/** The list that a teacher made last, or is putting together; kept on this device. */
import { signal } from "@preact/signals";
import { load, store } from "../state/storage";
import { mostBoards, readLesson, sign, writeLesson } from "./list";

const name = "class";

export const draftLesson = signal(load(name) ?? "");

export function keepDraft(text: string): void {
  draftLesson.value = text;
  store(name, text);
}

/** Puts a board on the list; false where it is full. */
export function addToDraft(link: string): boolean {
  const { title, links } = readLesson(draftLesson.peek());
  if (links.length >= mostBoards) return false;
  keepDraft(writeLesson({ title, links: [...links, link] }).slice(sign.length));
  return true;
}
