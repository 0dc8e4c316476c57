import { recursion } from "./random.mjs";

const wins = recursion((balls) => {
  const all = [];
  for (let at = 1; at < balls.length; ++at)
    for (let k = 1; k <= balls[at]; ++k) {
      const next = [...balls];
      next[at] -= k;
      next[at - 1] += k;
      all.push(next);
    }
  return all;
});

export default {
  frame: "counted",
  one({ below, many }) {
    const balls = many(1, 5, () => below(3));
    if (balls.length > 3 && below(2)) balls[3] = balls[1];
    const won = wins(balls);
    return {
      input: `${balls.length}\n${balls.join(" ")}\n`,
      output: won ? "first\n" : "second\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `1\n200000\n${many(200_000, 200_000, () => between(0, 1e9)).join(" ")}\n`,
};
