import { recursion } from "./random.mjs";
import { nimHeaps } from "./nim.mjs";

// Squares, several pieces on one at times.
const wins = recursion((squares) =>
  squares.flatMap((from, at) =>
    Array.from({ length: from }, (_, to) => squares.map((one, i) => (i === at ? to : one))),
  ),
);

export default {
  frame: "until-zero",
  one(random) {
    const squares = nimHeaps(random);
    const won = wins(squares);
    return {
      input: `${squares.length}\n${squares.join(" ")}\n`,
      output: won ? "Rabbit Win!\n" : "Grass Win!\n",
      wins: won,
    };
  },
  largest: ({ between }) => {
    const piece = () => between(0, 1000);
    const board = () => `1000\n${Array.from({ length: 1000 }, piece).join(" ")}\n`;
    return `${Array.from({ length: 100 }, board).join("")}0\n`;
  },
};
