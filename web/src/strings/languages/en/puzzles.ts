/** What wins each family of puzzles. */
import type { FamilyStrings } from "../../goals";

export const families: FamilyStrings = {
  stones: {
    title: "One heap",
    idea: "Leave a multiple of one more than the most that may be taken after each of your moves. Where the game counts up, leave such a multiple still to go.",
  },
  last: {
    title: "Leave the last stone",
    idea: "Leave one more than a multiple of one more than the most that may be taken.",
  },
  nim: {
    title: "Nim",
    idea: "Write the heaps in binary. Leave an even number of ones in each column.",
  },
  rows: {
    title: "Several heaps, a few at a time",
    idea: "Of each heap only the remainder counts, divided by one more than the most that may be taken. Play Nim with the remainders.",
  },
  sets: {
    title: "Only certain numbers",
    idea: "Write under each size the smallest value that no move from it reaches: a short list, which repeats. Play Nim with these values.",
  },
  misere: {
    title: "Nim, the last stone loses",
    idea: "Play as in Nim until a single heap has more than one stone. Then leave an odd number of ones.",
  },
  kayles: {
    title: "Kayles",
    idea: "Equal rows cancel: leave two equal halves and answer each move in the other one.",
  },
  queen: {
    title: "Wythoff’s game",
    idea: "Lost are (1, 2), (3, 5), (4, 7), (6, 10) …: each pair begins with the smallest number not used yet and lies one further apart.",
  },
  half: {
    title: "At least half",
    idea: "A heap is worth the number of its binary digits. Play Nim with these numbers.",
  },
  stairs: {
    title: "Staircase Nim",
    idea: "Only steps 1, 3, 5 … count: play Nim with their stones. What comes down onto one of them is moved on at once.",
  },
  turtles: {
    title: "Turning Turtles",
    idea: "Heads at place n is a Nim heap of n.",
  },
  strip: {
    title: "Coins on a strip",
    idea: "Pair the coins, beginning at the right. The gaps inside the pairs are Nim heaps.",
  },
  grundy: {
    title: "Grundy’s game",
    idea: "Equal heaps cancel. Heaps of 1, 2, 4, 7 and 10 are worth nothing, of 3, 6 and 9 one, of 5, 8 and 11 two.",
  },
  monks: {
    title: "Monks on the steps",
    idea: "Pair the monks, beginning at the top. The gaps inside the pairs are Nim heaps.",
  },
  lasker: {
    title: "Lasker’s Nim",
    idea: "As in Nim, but 3 counts as 4 and 4 as 3; so do 7 and 8, and 11 and 12.",
  },
  dawson: {
    title: "Dawson’s chess",
    idea: "Equal rows cancel. Rows of 4, 8 and 14 are worth nothing; the values of the others must cancel.",
  },
  mock: {
    title: "Mock Turtles",
    idea: "Heads at places 1, 2, 3 … are worth 1, 2, 4, 7, 8, 11, 13, 14: numbers with an odd number of binary ones.",
  },
  ruler: {
    title: "Ruler",
    idea: "Heads at place n is worth the largest power of two that divides n.",
  },
  copycats: {
    title: "Copycats",
    idea: "Make the board the same on both sides of its middle. Then do on one side whatever the other side does on the other: you always have a move left.",
  },
};
