import { inOnePart, recursion } from "./random.mjs";

/** One heap of the pair is taken away, the other one split in two. */
const wins = recursion(
  inOnePart(([a, b]) =>
    [a, b].flatMap((heap) => Array.from({ length: heap - 1 }, (_, k) => [k + 1, heap - k - 1])),
  ),
);

export default {
  frame: "counted",
  one({ between }) {
    const pairs = Array.from({ length: between(1, 3) }, () => [between(1, 7), between(1, 7)]);
    const won = wins(pairs);
    return {
      input: `${2 * pairs.length}\n${pairs.flat().join(" ")}\n`,
      output: won ? "YES\n" : "NO\n",
      wins: won,
    };
  },
  largest({ between }) {
    const one = () => `20000\n${Array.from({ length: 20_000 }, () => between(1, 2e9)).join(" ")}\n`;
    return `20\n${Array.from({ length: 20 }, one).join("")}`;
  },
};
