import { recursion } from "./random.mjs";

export default {
  frame: "once",
  one({ between, many }) {
    const n = between(1, 60);
    const set = [...new Set([...many(0, 5, () => between(1, n)), 1])];
    const wins = recursion((heap) => set.filter((p) => p <= heap).map((p) => heap - p));
    const letters = Array.from({ length: n }, (_, at) => (wins(at + 1) ? "W" : "L"));
    return {
      input: `${n} ${set.length}\n${set.join(" ")}\n`,
      output: `${letters.join("")}\n`,
      wins: wins(n),
    };
  },
  largest: () =>
    `1000000 100\n${Array.from({ length: 100 }, (_, at) => (at === 0 ? 1 : 2 * at + 1)).join(" ")}\n`,
};
