import { recursion } from "./random.mjs";

// Win or lose of all heaps together, larger heaps first; k is small, and so are the heaps.
const games = [1, 2, 3].map((k) =>
  recursion((heaps) =>
    heaps.flatMap((heap, at) => {
      const others = heaps.filter((_, i) => i !== at);
      const sorted = (list) => list.filter((n) => n > 0).sort((a, b) => b - a);
      const all = [sorted([...others, heap - 1])];
      if (heap % 2 === 0)
        all.push(sorted([...others, ...Array.from({ length: k }, () => heap / 2)]));
      return all;
    }),
  ),
);

export default {
  frame: "once",
  one({ between, many }) {
    const k = between(1, 3);
    const heaps = many(1, 3, () => between(1, 8));
    const won = games[k - 1]([...heaps].sort((a, b) => b - a));
    return {
      input: `${heaps.length} ${k}\n${heaps.join(" ")}\n`,
      output: won ? "Kevin\n" : "Nicky\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `100000 999999999\n${many(100_000, 100_000, () => 2 ** between(1, 29)).join(" ")}\n`,
};
