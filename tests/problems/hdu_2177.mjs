import { recursion } from "./random.mjs";

const fromOne = ([a, b]) => [
  ...Array.from({ length: a }, (_, left) => [left, b]),
  ...Array.from({ length: b }, (_, left) => [a, left]),
];
const fromBoth = ([a, b]) =>
  Array.from({ length: Math.min(a, b) }, (_, k) => [a - 1 - k, b - 1 - k]);
const wins = recursion((heaps) => [...fromOne(heaps), ...fromBoth(heaps)]);

export default {
  frame: "until-zero",
  end: "0 0",
  one({ between, below }) {
    let heaps = [between(1, 30), between(1, 30)];
    if (below(2) === 0) {
      const b = Array.from({ length: 60 }, (_, n) => n).find((n) => !wins([heaps[0], n]));
      heaps = [heaps[0], b];
    }
    heaps.sort((a, b) => a - b);
    const lost = (all) => all.filter((one) => !wins(one)).map((one) => one.sort((a, b) => a - b));
    const pairs = [...lost(fromBoth(heaps)), ...lost(fromOne(heaps)).sort(([a], [b]) => b - a)].map(
      (pair) => pair.join(" "),
    );
    const lines = [...new Set(pairs)].map((pair) => `${pair}\n`).join("");
    return {
      input: `${heaps.join(" ")}\n`,
      output: pairs.length === 0 ? "0\n" : `1\n${lines}`,
      wins: pairs.length > 0,
    };
  },
  largest: ({ between }) => {
    const line = () => {
      const a = between(1, 1_000_000);
      return `${a} ${between(a, 1_000_000)}\n`;
    };
    return `${Array.from({ length: 100_000 }, line).join("")}0 0\n`;
  },
};
