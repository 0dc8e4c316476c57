import { inOnePart, recursion } from "./random.mjs";

const wins = recursion(inOnePart((heap) => Array.from({ length: heap }, (_, left) => left)));

export default {
  frame: "once",
  one({ between, many }) {
    const heaps = [between(1, 7), between(1, 5), ...many(0, 2, () => between(1, 7))];
    let moved = 0;
    const after = () => [heaps[0] - moved, heaps[1] + moved, ...heaps.slice(2)];
    while (moved < heaps[0] && wins(after())) ++moved;
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: `${moved < heaps[0] ? moved : -1}\n`,
      wins: wins(heaps),
    };
  },
  largest: ({ between, many }) => `300\n${many(300, 300, () => between(1, 1e12)).join(" ")}\n`,
};
