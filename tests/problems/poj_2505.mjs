import { recursion } from "./random.mjs";

const wins = recursion(([p, n]) => (p >= n ? [] : [2, 3, 4, 5, 6, 7, 8, 9].map((k) => [p * k, n])));

export default {
  frame: "to-end",
  one({ between, pick }) {
    const n = between(
      ...pick([
        [2, 25],
        [140, 340],
        [2, 1000],
        [2800, 3000],
        [5800, 5900],
      ]),
    );
    const won = wins([1, n]);
    return { input: `${n}\n`, output: won ? "Stan wins.\n" : "Ollie wins.\n", wins: won };
  },
  largest: ({ between }) =>
    `4294967295\n${Array.from({ length: 100_000 }, () => `${between(2, 4294967295)}\n`).join("")}`,
};
