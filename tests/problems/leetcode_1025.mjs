import { recursion } from "./random.mjs";

const wins = recursion((n) => {
  const all = [];
  for (let k = 1; k < n; ++k) if (n % k === 0) all.push(n - k);
  return all;
});

export default {
  frame: "lines",
  one({ between }) {
    const n = between(1, 200);
    const won = wins(n);
    return { input: `${n}\n`, output: `${won}\n`, wins: won };
  },
  largest: ({ between, many }) => many(100_000, 100_000, () => `${between(1, 1000)}\n`).join(""),
};
