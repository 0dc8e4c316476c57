import { recursion } from "./random.mjs";

const wins = recursion(([n, k]) =>
  [1, 2, k].filter((step) => step <= n).map((step) => [n - step, k]),
);

export default {
  frame: "counted",
  one({ below, between }) {
    const [n, k] = [below(40), between(3, 14)];
    const won = wins([n, k]);
    return { input: `${n} ${k}\n`, output: won ? "Alice\n" : "Bob\n", wins: won };
  },
  largest: ({ between, many }) =>
    `100\n${many(100, 100, () => `${between(0, 1e9)} ${between(3, 1e9)}\n`).join("")}`,
};
