import { inOnePart, recursion } from "./random.mjs";

const most = 7;
/** By the largest number that may be taken; from `most` on it is any number. */
const games = Array.from({ length: most + 1 }, (_, k) =>
  recursion(
    inOnePart((heap) => Array.from({ length: Math.min(k, heap) }, (_, at) => heap - at - 1)),
  ),
);

export default {
  frame: "once",
  one({ below, between, many }) {
    const heaps = many(1, 3, () => between(1, most)).sort();
    const sum = heaps.reduce((all, heap) => all ^ heap, 0);
    if (sum > 0 && below(3)) heaps.push(sum);
    if (below(6) === 0) heaps.push(heaps[0], heaps[0]);
    let k = most;
    while (k > 0 && !games[k](heaps)) --k;
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: `${k === most ? -1 : k}\n`,
      wins: k > 0,
    };
  },
  largest: ({ between, many }) => {
    const half = many(125_000, 125_000, () => between(1, 1e9));
    return `250000\n${[...half, ...half].join(" ")}\n`;
  },
};
