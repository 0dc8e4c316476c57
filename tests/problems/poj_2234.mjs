import { nimHeaps, nimWins } from "./nim.mjs";

export default {
  frame: "to-end",
  one(random) {
    const heaps = nimHeaps(random);
    const won = nimWins(heaps);
    return {
      input: `${[heaps.length, ...heaps].join(" ")}\n`,
      output: won ? "Yes\n" : "No\n",
      wins: won,
    };
  },
  largest: ({ between }) => {
    const heaps = () => Array.from({ length: 20 }, () => between(1, 10_000_000)).join(" ");
    return Array.from({ length: 10_000 }, () => `20 ${heaps()}\n`).join("");
  },
};
