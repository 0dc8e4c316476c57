import { recursion } from "./random.mjs";

const wins = recursion((heaps) => {
  const at = heaps.findIndex((heap) => heap > 0);
  if (at < 0) return [];
  return Array.from({ length: heaps[at] }, (_, left) =>
    heaps.map((heap, i) => (i === at ? left : heap)),
  );
});

export default {
  frame: "counted",
  one({ below, between, many }) {
    const heaps = many(1, 7, () => (below(3) ? 1 : between(1, 4)));
    const won = wins(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "First\n" : "Second\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `1\n100000\n${many(100_000, 100_000, (at) => (at < 99_990 ? 1 : between(1, 1e9))).join(" ")}\n`,
};
