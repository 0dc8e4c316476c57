import { recursion } from "./random.mjs";

const wins = recursion(([last, ...heaps]) =>
  heaps.flatMap((heap, at) =>
    heap > 0 && at + 1 !== last ? [[at + 1, ...heaps.map((n, i) => (i === at ? n - 1 : n))]] : [],
  ),
);

export default {
  frame: "counted",
  one({ between, many }) {
    const heaps = many(1, 4, () => between(1, 4));
    const won = wins([0, ...heaps]);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "T\n" : "HL\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `100\n${many(100, 100, () => `100\n${many(100, 100, () => between(1, 100)).join(" ")}\n`).join("")}`,
};
