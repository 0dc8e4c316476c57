import { recursion } from "./random.mjs";

const wins = recursion((heaps) => {
  const all = [];
  heaps.forEach((heap, at) => {
    const others = heaps.filter((_, i) => i !== at);
    for (let left = 0; left < heap; ++left) all.push([...others, left]);
    for (let part = 1; 2 * part <= heap; ++part) all.push([...others, part, heap - part]);
  });
  return all.map((one) => one.filter((n) => n > 0).sort((a, b) => a - b));
});

export default {
  frame: "counted",
  one({ between, many, below }) {
    const heaps = many(1, 2, () => between(1, 8));
    if (below(2) === 0) {
      const lost = [1, 2, 3, 4, 5, 6, 7, 8].find((n) => !wins([...heaps, n].sort((a, b) => a - b)));
      if (lost !== undefined) heaps.push(lost);
    }
    const won = wins([...heaps].sort((a, b) => a - b));
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "Alice\n" : "Bob\n",
      wins: won,
    };
  },
  largest: ({ between }) =>
    `1\n1000000\n${Array.from({ length: 1_000_000 }, () => between(1, 2 ** 31 - 1)).join(" ")}\n`,
};
