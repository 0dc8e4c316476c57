import { recursion } from "./random.mjs";

function moves(coins) {
  const all = [];
  coins.forEach((from, i) => {
    for (let to = i === 0 ? 1 : coins[i - 1] + 1; to < from; ++to)
      all.push(coins.map((one, at) => (at === i ? to : one)));
  });
  return all;
}
const wins = recursion(moves);

export default {
  frame: "counted",
  one({ between, below, many }) {
    let coins = [...new Set(many(1, 6, () => between(1, 12)))].sort((a, b) => a - b);
    if (below(2) === 0) coins = moves(coins).find((left) => !wins(left)) ?? coins;
    const won = wins(coins);
    // In any order.
    const told = coins.map((x) => [below(1000), x]).sort(([a], [b]) => a - b);
    return {
      input: `${coins.length}\n${told.map(([, x]) => x).join(" ")}\n`,
      output: won ? "Georgia will win\n" : "Bob will win\n",
      wins: won,
    };
  },
  largest: ({ between }) => {
    const strip = () => {
      let x = 0;
      return `1000\n${Array.from({ length: 1000 }, () => (x += between(1, 10))).join(" ")}\n`;
    };
    return `20\n${Array.from({ length: 20 }, strip).join("")}`;
  },
};
