import { recursion } from "./random.mjs";

export default {
  frame: "once",
  one({ between, many }) {
    const stones = between(1, 60);
    const set = [...new Set(many(1, 5, () => between(1, Math.min(stones, 12))))];
    set.sort((a, b) => a - b);
    const won = recursion((heap) => set.filter((k) => k <= heap).map((k) => heap - k))(stones);
    return {
      input: `${set.length} ${stones}\n${set.join(" ")}\n`,
      output: won ? "First\n" : "Second\n",
      wins: won,
    };
  },
  largest: ({ many }) => `100 100000\n${many(100, 100, (at) => 3 * at + 1).join(" ")}\n`,
};
