/** A name for a game may stand in the link: anybody's text, shown as text only. */
import { computed, signal } from "@preact/signals";
import { asks } from "./game";

export const mostTitle = 60;

/** What can't be seen, or turns the text around it, is left out. */
const plain = (text: string) =>
  [
    ...text
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, " ")
      .replace(/\s+/g, " ")
      .trim(),
  ]
    .slice(0, mostTitle)
    .join("")
    .trim();

export const gameTitle = computed(() => plain(asks.value.title ?? ""));

/** Which puzzle is on the board, with its game; "" where none is, or it is not told yet. */
export const puzzleTitle = signal("");

export const titleOption = (title: string): readonly string[] => {
  const text = plain(title);
  return text === "" ? [] : [`title=${text}`];
};
