import { inOnePart, recursion } from "./random.mjs";

/** To a box of size s that holds c, 1 to c * c stones can be added. */
const wins = recursion(
  inOnePart(([s, c]) => Array.from({ length: Math.min(c * c, s - c) }, (_, k) => [s, c + k + 1])),
);

let number = 0;

export default {
  frame: "until-zero",
  one({ between, below }) {
    const boxes = Array.from({ length: between(1, 3) }, () => {
      const size = between(0, 12);
      return [size, below(2) === 0 ? between(0, size) : between(0, Math.min(size, 4))];
    });
    if (below(3) === 0) boxes.push([...boxes[0]]);
    const won = wins(boxes);
    number = (number % 1000) + 1;
    return {
      input: `${boxes.length}\n${boxes.map((box) => `${box.join(" ")}\n`).join("")}`,
      output: `Case ${number}:\n${won ? "Yes" : "No"}\n`,
      wins: won,
    };
  },
  largest({ between }) {
    const box = () => {
      const size = between(900_000, 1_000_000);
      return `${size} ${between(0, 1000)}\n`;
    };
    const one = () => `50\n${Array.from({ length: 50 }, box).join("")}`;
    return `${Array.from({ length: 1000 }, one).join("")}0\n`;
  },
};
