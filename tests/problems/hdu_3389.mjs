import { recursion } from "./random.mjs";

/** From box A any number of cards to a lower box B with A + B odd and divisible by 3. */
const wins = recursion((boxes) =>
  boxes.flatMap((cards, at) =>
    boxes.slice(0, at).flatMap((_, to) => {
      const sum = at + 1 + to + 1;
      if (sum % 2 !== 1 || sum % 3 !== 0) return [];
      return Array.from({ length: cards }, (__, k) => {
        const after = [...boxes];
        after[at] -= k + 1;
        after[to] += k + 1;
        return after;
      });
    }),
  ),
);

let number = 0;

export default {
  frame: "counted",
  one({ between, below }) {
    const boxes = Array.from({ length: between(1, 11) }, () => (below(2) === 0 ? 0 : below(3)));
    while (boxes.reduce((a, b) => a + b) > 6) boxes[below(boxes.length)] = 0;
    const won = wins(boxes);
    number = (number % 1000) + 1;
    return {
      input: `${boxes.length}\n${boxes.join(" ")}\n`,
      output: `Case ${number}: ${won ? "Alice" : "Bob"}\n`,
      wins: won,
    };
  },
  largest({ below }) {
    const one = () => `10000\n${Array.from({ length: 10_000 }, () => below(101)).join(" ")}\n`;
    return `100\n${Array.from({ length: 100 }, one).join("")}`;
  },
};
