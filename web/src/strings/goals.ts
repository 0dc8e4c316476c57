/** The card at a game's end, the ladder of puzzles and the puzzle of the day. */

import type { Sentence } from "#module/nimber.js";

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
    decided: (step: number, words: string) => string;
    rematch: string;
    harder: string;
    /** none was found */
    noHarder: string;
    /** on from the first game to the second, counting to 100 */
    second: string;
    friend: string;
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
    next: (number: number, all: number) => string;
    list: string;
    found: (wrong: number) => string;
    /** the move was told by a hint, or shown */
    helped: string;
    done: string;
    unsaved: string;
  };
  /** a puzzle that somebody sent */
  shared: {
    solved: string;
    /** the move was told by a hint, or shown */
    helped: string;
    more: string;
  };
  daily: {
    title: string;
    here: (number: number) => string;
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
