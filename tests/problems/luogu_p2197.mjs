import { inOnePart, recursion } from "./random.mjs";

const wins = recursion(inOnePart((heap) => Array.from({ length: heap }, (_, left) => left)));

export default {
  frame: "counted",
  one({ between, below }) {
    const heaps = Array.from({ length: between(1, 4) }, () => below(6));
    const sum = heaps.reduce((a, b) => a ^ b, 0);
    if (below(3) === 0) heaps.push(sum);
    const won = wins(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "Yes\n" : "No\n",
      wins: won,
    };
  },
  largest({ below }) {
    const one = () => `10000\n${Array.from({ length: 10_000 }, () => below(2 ** 31)).join(" ")}\n`;
    return `10\n${Array.from({ length: 10 }, one).join("")}`;
  },
};
