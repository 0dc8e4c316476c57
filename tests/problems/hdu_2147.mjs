import { recursion } from "./random.mjs";

/** The coin's row and column; both 1 is the end. */
const wins = recursion(([row, column]) =>
  [
    [row - 1, column],
    [row, column - 1],
    [row - 1, column - 1],
  ].filter(([r, c]) => r > 0 && c > 0),
);

export default {
  frame: "until-zero",
  end: "0 0",
  one({ between, below }) {
    // One case in three is any, else both sides are odd.
    const side = () => (below(3) === 0 ? between(1, 24) : 2 * between(0, 11) + 1);
    const sides = [side(), side()];
    const won = wins(sides);
    return {
      input: `${sides.join(" ")}\n`,
      output: won ? "Wonderful!\n" : "What a pity!\n",
      wins: won,
    };
  },
  largest: ({ between }) =>
    `${Array.from({ length: 100_000 }, () => `${between(1, 2000)} ${between(1, 2000)}\n`).join("")}0 0\n`,
};
