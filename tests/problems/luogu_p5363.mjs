import { recursion } from "./random.mjs";

/** Coins on squares from 0, ascending: one moves to the left, over no other. */
const wins = recursion((coins) => {
  const all = [];
  coins.forEach((coin, i) => {
    for (let to = i === 0 ? 0 : coins[i - 1] + 1; to < coin; ++to) all.push(coins.with(i, to));
  });
  return all;
});

function* placements(n, m, from = 0) {
  if (m === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= n - m; ++at)
    for (const rest of placements(n, m - 1, at + 1)) yield [at, ...rest];
}

export default {
  frame: "once",
  onBoard: false,
  one({ between }) {
    const n = between(1, 10);
    const m = between(1, Math.min(n, 5));
    const won = [...placements(n, m)].filter(wins).length;
    return { input: `${n} ${m}\n`, output: `${won}\n` };
  },
  largest: ({ between }) => `150000 ${between(45, 50)}\n`,
};
