/** What the hints under the board say. */
import type { HintStrings, PartsName } from "../../hints";
import { formatInteger, listWith } from "../../numbers";

const number = formatInteger;

const some = (numbers: readonly bigint[]) =>
  numbers.length > 4
    ? `${numbers.slice(0, 4).map(number).join(", ")} … and so on`
    : listWith(numbers.map(number), ", ", " or ");

const parts: Record<PartsName, readonly [one: string, several: string]> = {
  heaps: ["heap", "heaps"],
  rows: ["row", "rows"],
  trees: ["tree", "trees"],
  parts: ["part", "parts"],
  steps: ["step", "steps"],
  gaps: ["gap", "gaps"],
  heads: ["head", "heads"],
  pieces: ["piece", "pieces"],
};

/** What is written as a sum, where it is not the parts. */
const sizes: Partial<Record<PartsName, string>> = {
  steps: "steps that count",
  heads: "places of the heads",
};

/** Before their sizes, where these are no sizes of the parts. */
const first: Partial<Record<PartsName, string>> = {
  steps: "On the steps that count lie",
  heads: "The heads stand on places",
};

const leaves = (one: string, several: string) => (n: bigint) =>
  `leaves ${n === 0n ? "no" : number(n)}\u00a0${n === 1n ? one : several}`;

export const hints: HintStrings = {
  name: "Hint",
  next: "Next hint",
  first: "First say who wins: the next hint is about the move.",
  close: "Close the hint",
  number: (step) => `Hint ${step} of 3`,
  look: {
    target: (left) =>
      `Start from the end. With only ${number(left)} left, what can the other side do that you could not answer?`,
    reach: (said) =>
      `Start from the end. Once you have reached ${number(said)}, what can the other side do that you could not answer?`,
    copy: "Look at what the other side has just done. You can do the same at the paired place.",
    twins: (name) =>
      `Two equal ${parts[name][1]} are easy to hold: whatever the other side does with one, you do with the other. Which ${parts[name][1]} are left over then?`,
    balance: (name) =>
      `No two ${parts[name][1]} are alike. Is there a move after which you can answer, with one ${parts[name][0]}, whatever the other side does with another?`,
    here: {
      twins: (name, sizes) =>
        `More than once there are ${parts[name][1]} of ${listWith(sizes.map(number), ", ", " and ")}.`,
      balance: (name, sizes) =>
        `${first[name] ?? `The ${parts[name][1]} here are`} ${listWith(sizes.map(number), ", ", " and ")}.`,
    },
    left: (now) => `${number(now)} are left now.`,
    said: (now) => (now === 0n ? "Nothing has been said yet." : `You stand at ${number(now)} now.`),
    counts: {
      steps:
        "Only the first, third, fifth … step count, where stones lie on them: what comes down to one of them, you send on at once.",
      heads: "Each head counts by its place.",
      gaps: "Only the gaps inside pairs count: what the other side widens, you close again.",
    },
    misere:
      "Whoever makes the last move loses: think of how many single moves you want to be left.",
    circles: "Moves may go round in a circle. Look for the places from which nobody can move on.",
    limit: (most) =>
      `What counts is the limit: now at most ${number(most)} may be taken, and what is taken now sets how many the other side may take. How much can you take so that it cannot take all the rest?`,
    end: "Start from the end: find a position in which nobody can move, then those from which one move leads there.",
    last: "The end is near: one move ends the game here, and wins. Which is it?",
  },
  symmetry: {
    "half-turn":
      "Think of copying. Does the board look the same turned by half, now or after some move? Whoever leaves it so can copy every move.",
    "mirror-rows":
      "Think of copying. Does the upper half mirror the lower one, now or after some move? Whoever leaves it so can copy every move.",
    "mirror-columns":
      "Think of copying. Does the left half mirror the right one, now or after some move? Whoever leaves it so can copy every move.",
    swap: "Think of copying. Does everything stand there twice, now or after some move? Whoever leaves it so can copy every move.",
    graph:
      "Think of copying. Does the drawing fall into pairs that can change places, now or after some move? Whoever leaves it so can copy every move.",
  },
  lost: "Every move loses here: whatever is played, there is an answer.",
  part: (part, from, to) =>
    `${part} is worth ${number(from)}. Move there and make it worth ${number(to)}.`,
  gap: (part, from, to) =>
    `${part}: a gap beside it is worth ${number(from)}. Move it and make the gap worth ${number(to)}.`,
  zero: "Then the XOR of all values is 0.",
  leave: (sizes) =>
    `Leave the other side ${some(sizes)}: to every move from there you have an answer.`,
  reach: (numbers) => `Reach ${some(numbers)}: to every move from there you have an answer.`,
  leaving: (leaves) => `Find the move that ${leaves}: to every answer you have another one.`,
  left: {
    number: (n) => `leaves ${number(n)}`,
    stones: (n) => `${leaves("stone", "stones")(n)} in all`,
    squares: leaves("square", "squares"),
    cells: leaves("free cell", "free cells"),
    pieces: leaves("piece", "pieces"),
    heads: leaves("head", "heads"),
    edges: leaves("edge", "edges"),
    vertices: leaves("vertex", "vertices"),
    ways: (n) =>
      n === 0n
        ? "leads where no way goes on"
        : `leads where ${n === 1n ? "one way goes" : `${number(n)} ways go`} on`,
    row: (n) => `leads to row\u00a0${number(n)}`,
  },
  plain: (part, left, wins) =>
    left === ""
      ? `${part}: leave a position from which ${wins ? "every move loses" : "the other side cannot win"}.`
      : `${part}: the right move ${left}; after it ${wins ? "every answer loses" : "the other side cannot win"}.`,
  balanced: (part, name) =>
    `${part}: leave the ${parts[name][1]} in balance: whatever the other side does with one, you set right with another.`,
  paired: (part, name) =>
    `${part}: leave the ${name === "steps" ? sizes.steps : parts[name][1]} in equal pairs: whatever the other side does with one, you do with its twin.`,
  powers: (name, powers) =>
    `Write the ${sizes[name] ?? parts[name][1]} as sums of different powers of 2, as 5 = 4 + 1: ${listWith(
      powers.map(number),
      ", ",
      " and ",
    )} ${powers.length === 1 ? "occurs" : "each occur"} an odd number of times.`,
  evenly: (part) => `${part}: leave every power of 2 an even number of times.`,
  pieces: (part, name, pieces) =>
    `${part}: ${pieces === 1 ? "do not split it" : `split it into ${number(pieces)} ${parts[name][1]}`}, and leave all ${parts[name][1]} in balance: whatever the other side does with one, you set right with another.`,
  least: (size) =>
    `Write ${number(size)} as a sum of Fibonacci numbers (1, 2, 3, 5, 8, 13 …), no two of them neighbours in that list. Leave it without the least of them.`,
  symmetric: (part, map) =>
    `${part}: leave the board so that ${
      {
        "half-turn": "it looks the same turned by half",
        "mirror-rows": "its upper half mirrors the lower one",
        "mirror-columns": "its left half mirrors the right one",
        swap: "everything stands there twice",
        graph: "it falls into pairs that can change places",
      }[map]
    }.`,
  alike: (part) => `${part}: do the same there, and the pair is alike again.`,
  last: (part) => `${part}: one move there ends the game, and you win.`,
  noPart: "Look for a move that leaves few winning answers.",
  move: (words) => `${words}.`,
  copy: (words) => `Copy it: ${words}.`,
  even: (words) => `${words}. From then on, copy every move of the other side.`,
  delay: (words) => `Leaving few winning answers: ${words}.`,
  wait: "Looking …",
};
