import { recursion } from "./random.mjs";

const wins = recursion(([n, most]) =>
  Array.from({ length: Math.min(n, most) }, (_, at) => [n - 1 - at, most]),
);

export default {
  frame: "to-end",
  one({ between }) {
    const buttons = between(3, 60);
    let most = 2;
    while (wins([buttons, most])) ++most;
    // The second player wins: that is what was asked for.
    return { input: `${buttons}\n`, output: `${most}\n`, wins: false };
  },
  // Prime, so that no divisor ends the search.
  largest: () => "99999989\n",
};
