import { recursion } from "./random.mjs";

// The places of a circle: is a coin there?
const wins = recursion((circle) => {
  const all = [];
  circle.forEach((coin, at) => {
    const next = (at + 1) % circle.length;
    if (coin) all.push(circle.map((one, i) => one && i !== at));
    if (coin && circle[next]) all.push(circle.map((one, i) => one && i !== at && i !== next));
  });
  return all;
});

export default {
  frame: "until-zero",
  one({ between, below }) {
    const coins = below(2) === 0 ? between(1, 2) : between(3, 10);
    const won = wins(Array.from({ length: coins }, () => true));
    return { input: `${coins}\n`, output: won ? "Alice\n" : "Bob\n", wins: won };
  },
  largest: ({ between }) =>
    `${Array.from({ length: 100_000 }, () => `${between(1, 1_000_000)}\n`).join("")}0\n`,
};
