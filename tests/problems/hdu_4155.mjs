import { recursion } from "./random.mjs";

/** How many cards of 1 to 6 are left, and the sum of those laid. */
const wins = recursion(([left, sum]) =>
  left.flatMap((cards, at) => {
    if (cards === 0 || sum + at + 1 > 31) return [];
    return [[left.map((n, other) => (other === at ? n - 1 : n)), sum + at + 1]];
  }),
);

const play = ({ below, between }) => {
  const left = [4, 4, 4, 4, 4, 4];
  let laid = "";
  let sum = 0;
  for (let wanted = between(1, 12); wanted > 0; --wanted) {
    const card = 1 + below(6);
    if (left[card - 1] === 0 || sum + card > 31) continue;
    --left[card - 1];
    laid += card;
    sum += card;
  }
  return { left, laid, sum };
};

export default {
  frame: "to-end",
  one(random) {
    const { left, laid, sum } = play(random);
    const won = wins([left, sum]);
    const winner = won === (laid.length % 2 === 0) ? "A" : "B";
    return { input: `${laid}\n`, output: `${laid} ${winner}\n`, wins: won };
  },
  largest: (random) => Array.from({ length: 50_000 }, () => `${play(random).laid}\n`).join(""),
};
