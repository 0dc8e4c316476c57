import { inOnePart, recursion } from "./random.mjs";

const wins = recursion(
  inOnePart((heap) => [1, 2, 3].filter((k) => k <= heap).map((k) => heap - k)),
);

export default {
  frame: "counted",
  one({ below, between, many }) {
    const half = many(1, 2, () => between(1, 8));
    const heaps = below(3) ? many(1, 3, () => between(1, 12)) : [...half, ...half];
    const won = wins(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "first\n" : "second\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `1\n200000\n${many(200_000, 200_000, () => between(1, 1e9)).join(" ")}\n`,
};
