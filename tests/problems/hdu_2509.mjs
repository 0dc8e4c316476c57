import { recursion } from "./random.mjs";

// Rows of apples; any neighbours may be taken, and the row may fall into two.
const wins = recursion((rows) => {
  const all = [];
  rows.forEach((row, at) => {
    const others = rows.filter((_, i) => i !== at);
    for (let left = 0; left < row; ++left)
      for (let right = 0; left + right < row; ++right)
        all.push([...others, left, right].filter((n) => n > 0).sort((a, b) => a - b));
  });
  return all;
}, true);

export default {
  frame: "to-end",
  one({ between, many, below }) {
    const rows = below(4) === 0 ? many(1, 5, () => 1) : many(1, 3, () => between(1, 6));
    if (below(2) === 0) {
      const lost = [1, 2, 3, 4, 5, 6, 7].find((n) => !wins([...rows, n].sort((a, b) => a - b)));
      if (lost !== undefined) rows.push(lost);
    }
    const won = wins([...rows].sort((a, b) => a - b));
    return {
      input: `${rows.length}\n${rows.join(" ")}\n`,
      output: won ? "Yes\n" : "No\n",
      wins: won,
    };
  },
  largest: ({ between }) => {
    const rows = () => `100\n${Array.from({ length: 100 }, () => between(1, 100)).join(" ")}\n`;
    return Array.from({ length: 1000 }, rows).join("");
  },
};
