import { recursion } from "./random.mjs";

const wins = recursion((heaps) => {
  const all = [];
  for (let chosen = 1; chosen < 1 << heaps.length; ++chosen) {
    const next = heaps.map((heap, at) => heap - ((chosen >> at) & 1));
    if (next.every((heap) => heap >= 0)) all.push(next);
  }
  return all;
});

export default {
  frame: "counted",
  one({ below, between, many }) {
    const even = below(2) === 1;
    const heaps = many(1, 4, () => (even ? 2 * between(1, 2) : between(1, 4)));
    const won = wins(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "first\n" : "second\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `1\n200000\n${many(200_000, 200_000, () => 2 * between(1, 5e8)).join(" ")}\n`,
};
