import { recursion } from "./random.mjs";

// The stones, whose seat it is, and the most of each seat.
const wins = recursion(
  ([stones, seat, most]) =>
    Array.from({ length: Math.min(stones, most[seat]) }, (_, at) => [
      stones - 1 - at,
      (seat + 1) % most.length,
      most,
    ]),
  true,
);

export default {
  frame: "until-zero",
  one({ between, below }) {
    const most = Array.from({ length: 2 * between(1, 3) }, () => between(1, 5));
    const sizes = Array.from({ length: 25 }, (_, at) => at + 1);
    const lost = sizes.filter((stones) => !wins([stones, 0, most]));
    const stones = below(2) === 0 ? lost[below(lost.length)] : between(1, 25);
    const won = wins([stones, 0, most]);
    return {
      input: `${most.length / 2} ${stones} ${most.join(" ")}\n`,
      output: won ? "1\n" : "0\n",
      wins: won,
    };
  },
  largest: ({ between }) => {
    const line = () => `10 8191 ${Array.from({ length: 20 }, () => between(1, 16)).join(" ")}\n`;
    return `${Array.from({ length: 20 }, line).join("")}0\n`;
  },
};
