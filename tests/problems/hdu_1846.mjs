import { recursion } from "./random.mjs";

const wins = recursion(([n, m]) =>
  Array.from({ length: Math.min(n, m) }, (_, at) => [n - 1 - at, m]),
);

export default {
  frame: "counted",
  one({ between }) {
    const [n, m] = [between(1, 30), between(1, 6)];
    const won = wins([n, m]);
    return { input: `${n} ${m}\n`, output: won ? "first\n" : "second\n", wins: won };
  },
  largest: ({ between }) =>
    `100\n${Array.from({ length: 100 }, () => `1000 ${between(1, 1000)}\n`).join("")}`,
};
