import { nimHeaps, nimWinningMoves } from "./nim.mjs";

export default {
  frame: "until-zero",
  one(random) {
    const heaps = nimHeaps(random);
    const { length } = nimWinningMoves(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: `${length}\n`,
      wins: length > 0,
    };
  },
  largest: ({ between }) => {
    const heap = () => between(1, 1_000_000);
    const heaps = () => `100\n${Array.from({ length: 100 }, heap).join(" ")}\n`;
    return `${Array.from({ length: 1000 }, heaps).join("")}0\n`;
  },
};
