import { recursion } from "./random.mjs";

const wins = recursion((n) => [1, 2, 4, 8, 16, 32].filter((k) => k <= n).map((k) => n - k));

export default {
  frame: "to-end",
  one({ between }) {
    const n = between(1, 60);
    const won = wins(n);
    return { input: `${n}\n`, output: won ? "Kiki\n" : "Cici\n", wins: won };
  },
  largest: ({ between }) => Array.from({ length: 100_000 }, () => `${between(1, 1000)}\n`).join(""),
};
