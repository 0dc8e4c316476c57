import { recursion } from "./random.mjs";

const wins = recursion((row) => {
  const all = [];
  for (let at = 0; at + 1 < row.length; ++at)
    if (row.startsWith("++", at)) all.push(`${row.slice(0, at)}--${row.slice(at + 2)}`);
  return all;
});

export default {
  frame: "lines",
  one({ below, many }) {
    const row = many(1, 12, () => (below(6) ? "+" : "-")).join("");
    const won = wins(row);
    return { input: `${row}\n`, output: `${won}\n`, wins: won };
  },
  largest: ({ below, many }) =>
    many(500, 500, () => `${many(60, 60, () => (below(9) ? "+" : "-")).join("")}\n`).join(""),
};
