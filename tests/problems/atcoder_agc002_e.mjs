import { recursion } from "./random.mjs";

// Who has no candy left to eat has won: the other one ate the last.
const wins = recursion((heaps) => {
  if (heaps.length === 0) return [];
  const largest = heaps.indexOf(Math.max(...heaps));
  return [
    heaps.filter((_, at) => at !== largest),
    heaps.map((heap) => heap - 1).filter((heap) => heap > 0),
  ];
}, true);

export default {
  frame: "once",
  one({ between, many }) {
    const heaps = many(1, 8, () => between(1, 9));
    const won = wins(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "First\n" : "Second\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `100000\n${many(100_000, 100_000, () => between(1, 1e9)).join(" ")}\n`,
};
