import { recursion } from "./random.mjs";

const ofFactor = new Map();
function winsWith(factor) {
  if (!ofFactor.has(factor))
    ofFactor.set(
      factor,
      recursion(([n, limit]) =>
        Array.from({ length: Math.min(n, limit) }, (_, at) => [
          n - at - 1,
          Math.min(n, factor * (at + 1)),
        ]),
      ),
    );
  return ofFactor.get(factor);
}

let number = 0;

export default {
  frame: "counted",
  one({ between, below }) {
    const factor = between(1, 6);
    const wins = winsWith(factor);
    // Half of the cases are lost heaps.
    let n = between(2, 70);
    while (below(2) === 0 && wins([n, n - 1]) && n > 2) --n;
    const won = wins([n, n - 1]);
    let take = 1;
    while (won && wins([n - take, Math.min(n, factor * take)])) ++take;
    number = (number % 1000) + 1;
    return {
      input: `${n} ${factor}\n`,
      output: `Case ${number}: ${won ? take : "lose"}\n`,
      wins: won,
    };
  },
  largest: ({ between }) =>
    `20\n${Array.from({ length: 20 }, () => `${between(9e7, 1e8)} ${between(1, 1e5)}\n`).join("")}`,
};
