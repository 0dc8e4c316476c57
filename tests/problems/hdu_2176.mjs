import { nimHeaps, nimWinningMoves } from "./nim.mjs";

export default {
  frame: "until-zero",
  one(random) {
    const heaps = nimHeaps(random);
    const moves = nimWinningMoves(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: moves.length === 0 ? "No\n" : `Yes\n${moves.map((m) => `${m.join(" ")}\n`).join("")}`,
      wins: moves.length > 0,
    };
  },
  largest: ({ between }) =>
    `200000\n${Array.from({ length: 200_000 }, () => between(1, 1e9)).join(" ")}\n0\n`,
};
