/** The card at a game's end, the ladder of puzzles and the puzzle of the day. */

import type { Sentence } from "#module/nimber.js";

/** "given": the first move was right, and a later one gave the win away. */
export type PuzzleEnd = "solved" | "helped" | "given" | "lost";

/** What told a move of a puzzle: a hint, the move shown as the answer, or the eye. */
export type Help = "hint" | "shown" | "eye";

/** The families of puzzles, in the order of the ladder: each is won by one idea. */
export const families = [
  "stones",
  "last",
  "nim",
  "rows",
  "sets",
  "misere",
  "kayles",
  "queen",
  "half",
  "stairs",
  "turtles",
  "strip",
  "grundy",
  "monks",
  "lasker",
  "dawson",
  "mock",
  "ruler",
  "copycats",
] as const;
export type Family = (typeof families)[number];

export type FamilyStrings = Record<Family, { title: string; idea: string }>;

export interface GoalStrings {
  /** after many moves without one side's win in sight */
  draw: {
    offer: (moves: number) => string;
    agree: string;
    playOn: string;
    why: string;
  };
  result: {
    label: string;
    /** who won, of two people at one board or far apart */
    moves: (count: number) => string;
    /** so many of them were the hint's */
    movesHinted: (count: number, hinted: number) => string;
    /** all moves of who won were the hint's */
    byHelp: string;
    decided: (step: number, words: string) => string;
    rematch: string;
    harder: string;
    /** on from the first game to the second, counting to 100 */
    second: string;
    /** from a game that is no puzzle to one of the ladder */
    toPuzzles: (puzzle: number, all: number) => string;
    friend: string;
    /** beside the link, where the system's own sheet takes a text */
    invite: (title: string) => string;
    copied: string;
    /** of the link that stands there */
    byHand: string;
    why: string;
  };
  ladder: {
    title: string;
    about: string;
    solved: (done: number, all: number) => string;
    /** names a game by its rule; "" where the game's own name says enough */
    rule: (sentence: Sentence) => string;
    /** of puzzles with more than one heap */
    heaps: string;
    puzzle: (number: number, solved: boolean) => string;
    here: (number: number, all: number) => string;
    /** before the game's name */
    short: (number: number) => string;
    next: (number: number, all: number) => string;
    list: string;
    unsaved: string;
  };
  /** the verdict of a puzzle in the card at its end */
  puzzle: {
    end: Record<PuzzleEnd, string>;
    found: (wrong: number) => string;
    /** the move was told by a hint, or shown */
    helped: (how: Help | null) => string;
    /** won without help, after a game with help */
    helpedBefore: (how: Help | null) => string;
    /** a right first move, and one that gave the win away; step: its number in the record */
    given: (step: number, words: string) => string;
    lost: string;
    again: string;
    /** before it is played once more */
    before: string;
  };
  /** what wins each family, told once a puzzle of it is solved */
  families: FamilyStrings;
  /** a puzzle that somebody sent */
  shared: {
    /** nobody could win it */
    solved: string;
    more: string;
  };
  /** the place Puzzles */
  place: {
    title: string;
    about: string;
    ladder: string;
    solveToday: string;
    againToday: string;
    /** beside the name of a puzzle in misère play */
    misere: string;
    five: string;
    fiveAbout: string;
    /** so many of five solved one after the other */
    fiveNow: (solved: number) => string;
    fiveDone: string;
    /** how often five in a row were solved */
    fives: (count: number) => string;
    /** from 1 to 3 */
    levels: readonly [string, string, string];
    chapter: (solved: number, all: number) => string;
    idea: string;
  };
  daily: {
    title: string;
    /** with its date */
    here: (date: string) => string;
    /** today’s */
    open: string;
    /** of a link to a day that has not begun */
    early: (date: string) => string;
    streak: (days: number) => string;
    send: string;
    copied: string;
    /** what is sent: number, how the tries went, link; never the answer */
    words: (number: number, tries: string, link: string) => string;
  };
}
