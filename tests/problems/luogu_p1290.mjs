import { recursion } from "./random.mjs";

/** From the larger number a multiple of the smaller one; whoever makes a 0 has won. */
const wins = recursion(([m, n]) => {
  if (m === 0 || n === 0) return [];
  const low = Math.min(m, n);
  const high = Math.max(m, n);
  return Array.from({ length: Math.floor(high / low) }, (_, at) => [low, high - low * (at + 1)]);
});

export default {
  frame: "counted",
  one({ between }) {
    const m = between(1, 50);
    const pair = [m, between(m, 2 * m + 3)];
    if (m % 2 === 0) pair.reverse();
    const won = wins(pair);
    return {
      input: `${pair.join(" ")}\n`,
      output: `${won ? "Stan" : "Ollie"} wins\n`,
      wins: won,
    };
  },
  largest: ({ between }) =>
    `6\n1836311903 1134903170\n${Array.from({ length: 5 }, () => `${between(1, 2 ** 31 - 1)} ${between(1, 2 ** 31 - 1)}\n`).join("")}`,
};
