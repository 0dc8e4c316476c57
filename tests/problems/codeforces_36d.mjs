import { recursion } from "./random.mjs";

export default {
  frame: "once",
  one({ between, many }) {
    const k = between(1, 4);
    const wins = recursion(([x, y]) =>
      [
        [x - 1, y],
        [x, y - 1],
        [x - k, y - k],
      ].filter((next) => Math.min(...next) >= 1),
    );
    const boards = many(1, 20, () => [between(1, 15), between(1, 15)]);
    const won = boards.map((board) => wins(board));
    return {
      input: `${boards.length} ${k}\n${boards.map((board) => `${board.join(" ")}\n`).join("")}`,
      output: won.map((one) => (one ? "+\n" : "-\n")).join(""),
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `20 7\n${many(20, 20, () => `${between(1, 1e9)} ${between(1, 1e9)}\n`).join("")}`,
};
