import { recursion } from "./random.mjs";

/** All ways to make the chosen heaps smaller. */
const lowered = (heaps, chosen) =>
  chosen.reduce(
    (all, at) =>
      all.flatMap((one) =>
        Array.from({ length: one[at] }, (_, left) => one.map((n, i) => (i === at ? left : n))),
      ),
    [heaps],
  );

const wins = recursion((heaps) => {
  const all = [];
  for (let set = 0; set < 1 << heaps.length; ++set) {
    const chosen = heaps.flatMap((_, at) => ((set >> at) & 1 ? [at] : []));
    if (2 * chosen.length === heaps.length) all.push(...lowered(heaps, chosen));
  }
  return all.map((one) => one.sort((a, b) => a - b));
});

export default {
  frame: "once",
  onBoard: false,
  one({ below, between, many }) {
    const count = 2 * between(1, 2);
    const low = between(1, 3);
    const heaps = many(count, count, () => (below(2) ? low : between(low, 5)));
    return {
      input: `${count}\n${heaps.join(" ")}\n`,
      output: wins([...heaps].sort((a, b) => a - b)) ? "Alice\n" : "Bob\n",
    };
  },
  largest: ({ between, many }) => `50\n${many(50, 50, () => between(1, 50)).join(" ")}\n`,
};
