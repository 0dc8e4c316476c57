import { nimHeaps, nimWinningMoves } from "./nim.mjs";

export default {
  frame: "until-zero",
  one(random) {
    const heaps = nimHeaps(random, 1);
    const { length } = nimWinningMoves(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: `${length}\n`,
      wins: length > 0,
    };
  },
  largest: ({ between }) => {
    const heaps = () => `1000\n${Array.from({ length: 1000 }, () => between(1, 1e9)).join(" ")}\n`;
    return `${Array.from({ length: 100 }, heaps).join("")}0\n`;
  },
};
