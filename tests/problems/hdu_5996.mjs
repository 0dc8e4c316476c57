import { recursion } from "./random.mjs";

const wins = recursion(({ parents, stones }) =>
  stones.flatMap((here, v) => {
    if (v === 0) return [];
    return Array.from({ length: here }, (_, k) => {
      const after = [...stones];
      after[v] -= k + 1;
      after[parents[v - 1]] += k + 1;
      return { parents, stones: after };
    });
  }),
);

export default {
  frame: "counted",
  one({ between, below }) {
    const n = between(1, 5);
    const parents = Array.from({ length: n - 1 }, (_, at) => below(at + 1));
    const stones = Array.from({ length: n }, () => below(3));
    const won = wins({ parents, stones });
    return {
      input: `${n}\n${parents.join(" ")}\n${stones.join(" ")}\n`,
      output: won ? "win\n" : "lose\n",
      wins: won,
    };
  },
  largest({ below }) {
    const n = 100_000;
    const one = (reach) => {
      const parents = Array.from({ length: n - 1 }, (_, at) => Math.max(0, at - below(reach)));
      const stones = Array.from({ length: n }, () => below(2 ** 27));
      return `${n}\n${parents.join(" ")}\n${stones.join(" ")}\n`;
    };
    return `7\n${[n, n, n, 1, 2, 10, 1000].map(one).join("")}`;
  },
};
