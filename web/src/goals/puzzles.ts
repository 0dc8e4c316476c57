/**
 * The puzzles: the ladder, and one for each day. Both lists come from script/puzzles.mjs; that of
 * the days only grows, so that old copies of the page agree.
 */
import type { PuzzleKind } from "../links/options";
import ladderText from "./puzzles-ladder.txt?raw";
import dailyText from "./puzzles-daily.txt?raw";

/** Of a line "KIND POSITION!STEP": the tempting move stands behind the "!". */
const positionOf = (line: string) => line.slice(2, line.indexOf("!"));
const lines = (text: string) => text.trimEnd().split("\n").map(positionOf);

export const ladder: readonly string[] = lines(ladderText);
export const days: readonly string[] = lines(dailyText);

/** The puzzle of a day. After the last one the list begins again. */
export const puzzleOfDay = (day: number) => days[(day - 1) % days.length]!;

export const puzzleText = (kind: PuzzleKind, number: number): string | undefined =>
  kind === "ladder" ? ladder[number - 1] : number >= 1 ? puzzleOfDay(number) : undefined;

/** Days in a row, up to today or yesterday, each solved on its day. Pure. */
export function streak(solvedOn: (day: number) => number | null, now: number): number {
  let last = solvedOn(now) === now ? now : now - 1;
  let count = 0;
  while (last >= 1 && solvedOn(last) === last) {
    count += 1;
    last -= 1;
  }
  return count;
}

/** How the tries went, without what was tried: ○ wrong, ◐ with help, ● right. Pure. */
export const triesSigns = (wrong: number, helped = false) =>
  `${"○".repeat(Math.min(wrong, 9))}${helped ? "◐" : ""}●`;
