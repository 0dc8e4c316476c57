import { recursion } from "./random.mjs";

// The sum, how much may be given at once, and what it is to reach.
const wins = recursion(([sum, m, n]) =>
  Array.from({ length: m }, (_, at) => [sum + 1 + at, m, n]).filter(([now]) => now <= n),
);

export default {
  frame: "counted",
  one({ between }) {
    const [n, m] = [between(1, 30), between(1, 6)];
    const won = wins([0, m, n]);
    return { input: `${n} ${m}\n`, output: won ? "Grass\n" : "Rabbit\n", wins: won };
  },
  largest: ({ between }) =>
    `1000\n${Array.from({ length: 1000 }, () => `10000 ${between(1, 10_000)}\n`).join("")}`,
};
