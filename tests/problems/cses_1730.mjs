import { nimWins } from "./nim.mjs";

export default {
  frame: "counted",
  one({ below, between, many }) {
    const half = many(1, 2, () => between(1, 6));
    const heaps = below(2) ? [...half, ...half] : many(1, 3, () => between(1, 6));
    const won = nimWins(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "first\n" : "second\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `1\n200000\n${many(200_000, 200_000, () => between(1, 1e9)).join(" ")}\n`,
};
