import { recursion } from "./random.mjs";

const wins = recursion((heap) => {
  const all = [];
  for (let k = 1; k * k <= heap; ++k) all.push(heap - k * k);
  return all;
});

const lost = Array.from({ length: 600 }, (_, n) => n).filter((n) => n > 0 && !wins(n));

export default {
  frame: "lines",
  one({ below, between, pick }) {
    const n = below(2) ? pick(lost) : between(1, 600);
    const won = wins(n);
    return { input: `${n}\n`, output: `${won}\n`, wins: won };
  },
  largest: ({ between, many }) => many(10_000, 10_000, () => `${between(1, 100_000)}\n`).join(""),
};
