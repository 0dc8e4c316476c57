import { grundy } from "./random.mjs";

const value = grundy(([left, taken]) => {
  const all = [];
  for (let k = 1; k <= left; ++k)
    if (!taken.includes(k)) all.push([left - k, [...taken, k].sort((a, b) => a - b)]);
  return all;
});

export default {
  frame: "once",
  one({ below, between, many }) {
    const heaps = many(1, 4, () => between(1, 28));
    const sum = heaps.reduce((all, heap) => all ^ value([heap, []]), 0);
    if (below(2))
      for (let s = 1; s <= 28; ++s)
        if (value([s, []]) === sum) {
          heaps.push(s);
          break;
        }
    const won = heaps.reduce((all, heap) => all ^ value([heap, []]), 0) !== 0;
    return {
      input: `${heaps.length}\n${heaps.join("\n")}\n`,
      output: won ? "NO\n" : "YES\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `1000000\n${many(1_000_000, 1_000_000, () => between(1, 60)).join("\n")}\n`,
};
