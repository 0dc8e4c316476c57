import { grundy } from "./random.mjs";

const value = grundy(([heap, k]) =>
  Array.from({ length: Math.floor(heap / k) }, (_, at) => [heap - at - 1, k]),
);

export default {
  frame: "once",
  one({ below, between, many }) {
    const heaps = many(1, 3, () => [between(1, 80), between(1, 9)]);
    if (below(2)) {
      const sum = heaps.reduce((all, heap) => all ^ value(heap), 0);
      for (let n = 1; n <= 80; ++n)
        if (value([n, 2]) === sum) {
          heaps.push([n, 2]);
          break;
        }
    }
    const won = heaps.reduce((all, heap) => all ^ value(heap), 0) !== 0;
    return {
      input: `${heaps.length}\n${heaps.map((heap) => `${heap.join(" ")}\n`).join("")}`,
      output: won ? "Takahashi\n" : "Aoki\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `200\n${many(200, 200, (at) => `${1_000_000_000 - at} ${between(9_000, 40_000)}\n`).join("")}`,
};
