import { recursion } from "./random.mjs";

const wins = recursion((n) => {
  const all = [];
  for (let k = 2; k < n; ++k) if (n % k === 0) all.push(n - k);
  return all;
});

export default {
  frame: "counted",
  one({ below, between }) {
    const n = below(4) ? between(1, 260) : 2 ** between(0, 8);
    const won = wins(n);
    return { input: `${n}\n`, output: won ? "Alice\n" : "Bob\n", wins: won };
  },
  largest: ({ between, many }) =>
    `10000\n${many(10_000, 10_000, () => between(1, 1e9)).join("\n")}\n`,
};
