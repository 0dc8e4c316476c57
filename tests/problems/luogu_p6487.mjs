import { recursion } from "./random.mjs";

const wins = recursion(([n, limit]) =>
  Array.from({ length: Math.min(n, limit) }, (_, at) => [n - at - 1, Math.min(n, 2 * (at + 1))]),
);

export default {
  frame: "once",
  one({ between }) {
    const n = between(2, 100);
    let take = 1;
    while (wins([n - take, 2 * take])) ++take;
    return { input: `${n}\n`, output: `${take}\n`, wins: true };
  },
  largest: ({ between }) => `${between(9e14, 1e15)}\n`,
};
