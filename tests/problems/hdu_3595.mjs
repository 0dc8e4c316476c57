import { recursion } from "./random.mjs";

/** What one pair may become; a pair with an empty heap is left as it is. */
const optionsOf = ([low, high]) => {
  const all = [];
  for (let rest = high - low; low > 0 && rest >= 0; rest -= low)
    all.push(rest < low ? [rest, low] : [low, rest]);
  return all;
};

/** All pairs at once, as the statement tells it: each that has a move is moved in. */
const wins = recursion((pairs) =>
  pairs
    .filter(([low]) => low > 0)
    .reduce(
      (all, pair) =>
        all.flatMap((others) => optionsOf(pair).map((option) => [...others, option].sort())),
      [[]],
    )
    .filter((option) => option.length > 0),
);

export default {
  frame: "to-end",
  one({ between, many }) {
    const pairs = many(1, 3, () => [between(1, 13), between(1, 13)]);
    const sorted = pairs.map((pair) => [...pair].sort((a, b) => a - b));
    const won = wins(sorted.sort());
    return {
      input: `${pairs.length}\n${pairs.map((pair) => `${pair.join(" ")}\n`).join("")}`,
      output: `${won ? "MM" : "GG"}\n`,
      wins: won,
    };
  },
  largest: ({ between }) =>
    Array.from(
      { length: 100 },
      () =>
        `1000\n${Array.from({ length: 1000 }, () => `${between(1, 1000)} ${between(1, 1000)}\n`).join("")}`,
    ).join(""),
};
