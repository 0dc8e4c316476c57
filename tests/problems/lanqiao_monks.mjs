import { recursion } from "./random.mjs";

function moves(monks) {
  const all = [];
  for (let i = 0; i + 1 < monks.length; ++i)
    for (let to = monks[i] + 1; to < monks[i + 1]; ++to)
      all.push({ from: monks[i], to, left: monks.map((one, at) => (at === i ? to : one)) });
  return all;
}
const wins = recursion((monks) => moves(monks).map(({ left }) => left));

export default {
  frame: "lines",
  one({ between, below, many }) {
    const monks = [...new Set(many(1, 6, () => between(1, 12)))].sort((a, b) => a - b);
    if (below(2) === 0 && wins(monks)) {
      const { left } = moves(monks).find((move) => !wins(move.left));
      monks.splice(0, monks.length, ...left);
    }
    const winning = moves(monks).find(({ left }) => !wins(left));
    return {
      input: `${monks.join(" ")}\n`,
      output: winning ? `${winning.from} ${winning.to}\n` : "-1\n",
      wins: winning !== undefined,
    };
  },
  largest: ({ between }) => {
    const line = () => {
      let x = 0;
      return `${Array.from({ length: 99 }, () => (x += between(1, 10))).join(" ")}\n`;
    };
    return Array.from({ length: 100 }, line).join("");
  },
};
