import { recursion } from "./random.mjs";

// What is left to be bid; a bid may go beyond it.
const wins = recursion(([left, most]) =>
  left <= 0 ? [] : Array.from({ length: most }, (_, at) => [left - 1 - at, most]),
);

export default {
  frame: "to-end",
  one({ between }) {
    const [price, most] = [between(1, 25), between(1, 8)];
    const bids = Array.from({ length: most }, (_, at) => at + 1);
    const winning = bids.filter((bid) => !wins([price - bid, most]));
    return {
      input: `${price} ${most}\n`,
      output: `${winning.join(" ") || "none"}\n`,
      wins: winning.length > 0,
    };
  },
  largest: ({ between }) =>
    Array.from({ length: 2000 }, () => `${between(1, 1099)} 1099\n`).join(""),
};
