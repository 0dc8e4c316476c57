import { recursion } from "./random.mjs";

const sorted = (heaps) => heaps.filter((n) => n > 0).sort((a, b) => a - b);
const wins = recursion((heaps) =>
  heaps.flatMap((heap, at) => {
    const others = heaps.filter((_, other) => other !== at);
    const all = [];
    for (let left = 0; left < heap; ++left) all.push(sorted([...others, left]));
    for (let a = 1; 3 * a <= heap; ++a)
      for (let b = a; a + 2 * b <= heap; ++b) all.push(sorted([...others, a, b, heap - a - b]));
    return all;
  }),
);

export default {
  frame: "counted",
  one({ between, below }) {
    const kind = below(4);
    const heaps =
      kind === 0
        ? [7, 8, below(3)].slice(0, between(1, 3))
        : kind === 1
          ? Array(2).fill(between(1, 7))
          : Array.from({ length: between(1, 3) }, () => below(6));
    const won = wins(sorted(heaps));
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: `${won ? "First" : "Second"} player wins.\n`,
      wins: won,
    };
  },
  largest({ between }) {
    const one = () => `1000000\n${Array.from({ length: 1e6 }, () => between(1, 1e9)).join(" ")}\n`;
    return `2\n${one()}${one()}`;
  },
};
