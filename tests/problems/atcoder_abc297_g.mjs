import { grundy } from "./random.mjs";

export default {
  frame: "once",
  one({ below, between, many }) {
    const low = between(1, 4);
    const high = between(low, 9);
    const value = grundy((heap) => {
      const all = [];
      for (let k = low; k <= Math.min(high, heap); ++k) all.push(heap - k);
      return all;
    });
    const heaps = many(1, 3, () => between(1, 40));
    const sum = heaps.reduce((all, heap) => all ^ value(heap), 0);
    if (below(2))
      for (let heap = 1; heap <= 40; ++heap)
        if (value(heap) === sum) {
          heaps.push(heap);
          break;
        }
    const won = heaps.reduce((all, heap) => all ^ value(heap), 0) !== 0;
    return {
      input: `${heaps.length} ${low} ${high}\n${heaps.join(" ")}\n`,
      output: won ? "First\n" : "Second\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `200000 12345 900000000\n${many(200_000, 200_000, () => between(1, 1e9)).join(" ")}\n`,
};
