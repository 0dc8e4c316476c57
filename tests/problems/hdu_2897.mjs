import { recursion } from "./random.mjs";

const wins = recursion(([n, p, q]) => {
  if (n === 0) return [];
  if (n <= p) return [[0, p, q]];
  const all = [];
  for (let k = p; k <= Math.min(q, n); ++k) all.push([n - k, p, q]);
  return all;
}, true);

export default {
  frame: "to-end",
  one({ between }) {
    const p = between(1, 4);
    const [n, q] = [between(1, 30), between(p, 6)];
    const won = wins([n, p, q]);
    return { input: `${n} ${p} ${q}\n`, output: won ? "WIN\n" : "LOST\n", wins: won };
  },
  largest: ({ between }) => {
    const line = () => {
      const p = between(1, 65_535);
      return `${between(1, 65_535)} ${p} ${between(p, 65_535)}\n`;
    };
    return Array.from({ length: 100_000 }, line).join("");
  },
};
