import { recursion } from "./random.mjs";

/** From the larger number a multiple of the smaller one; at a 0 the game is over. */
const wins = recursion(([a, b]) => {
  const [low, high] = a < b ? [a, b] : [b, a];
  const all = [];
  for (let rest = high - low; low > 0 && rest >= 0; rest -= low) all.push([low, rest]);
  return all;
});

export default {
  frame: "until-zero",
  end: "0 0",
  one({ between }) {
    const pair = [between(1, 60), between(1, 60)];
    const won = wins(pair);
    return {
      input: `${pair.join(" ")}\n`,
      output: `${won ? "Stan" : "Ollie"} wins\n`,
      wins: won,
    };
  },
  largest: ({ between }) =>
    `${Array.from({ length: 50_000 }, () => `${between(1, 1e9)} ${between(1, 1e9)}\n`).join("")}0 0\n`,
};
