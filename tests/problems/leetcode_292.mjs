import { recursion } from "./random.mjs";

const wins = recursion((heap) => [1, 2, 3].filter((k) => k <= heap).map((k) => heap - k));

export default {
  frame: "lines",
  one({ below, between }) {
    const n = below(2) ? 4 * between(1, 30) : between(1, 120);
    const won = wins(n);
    return { input: `${n}\n`, output: `${won}\n`, wins: won };
  },
  largest: ({ between, many }) =>
    many(100_000, 100_000, () => `${between(1, 2 ** 31 - 1)}\n`).join(""),
};
