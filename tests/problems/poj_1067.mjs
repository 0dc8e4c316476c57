import { recursion } from "./random.mjs";

const wins = recursion(([a, b]) => {
  const all = [];
  for (let k = 1; k <= a; ++k) all.push([a - k, b]);
  for (let k = 1; k <= b; ++k) all.push([a, b - k]);
  for (let k = 1; k <= Math.min(a, b); ++k) all.push([a - k, b - k]);
  return all;
});

export default {
  frame: "to-end",
  one({ below }) {
    const heaps = [below(40), below(40)];
    const won = wins(heaps);
    return { input: `${heaps.join(" ")}\n`, output: `${won ? 1 : 0}\n`, wins: won };
  },
  largest: ({ between }) =>
    Array.from({ length: 100_000 }, () => `${between(0, 1e9)} ${between(0, 1e9)}\n`).join(""),
};
