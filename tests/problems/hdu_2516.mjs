import { recursion } from "./random.mjs";

const wins = recursion(([n, limit]) =>
  Array.from({ length: Math.min(n, limit) }, (_, at) => [n - at - 1, Math.min(n, 2 * (at + 1))]),
);

export default {
  frame: "until-zero",
  one({ between, below }) {
    let n = between(2, 90);
    while (below(3) > 0 && wins([n, n - 1]) && n > 2) --n;
    const won = wins([n, n - 1]);
    return { input: `${n}\n`, output: `${won ? "First" : "Second"} win\n`, wins: won };
  },
  largest: ({ between }) =>
    `${Array.from({ length: 100_000 }, () => `${between(2, 2 ** 31 - 1)}\n`).join("")}0\n`,
};
