import { inOnePart, recursion } from "./random.mjs";

/** By set: one recursion for each. */
const games = new Map();

function wins(set, heaps) {
  const key = [...set].sort().join(",");
  if (!games.has(key)) {
    const options = (heap) => set.filter((k) => k <= heap).map((k) => heap - k);
    games.set(key, recursion(inOnePart(options)));
  }
  return games.get(key)(heaps);
}

const line = (numbers) => `${[numbers.length, ...numbers].join(" ")}\n`;

export default {
  frame: "until-zero",
  one({ between, many }) {
    const set = many(1, 3, () => between(1, 6));
    const positions = many(1, 3, () => many(1, 3, () => between(0, 9)));
    const won = positions.map((heaps) => wins(set, heaps));
    return {
      input: `${line(set)}${positions.length}\n${positions.map(line).join("")}`,
      output: `${won.map((one) => (one ? "W" : "L")).join("")}\n`,
      wins: won,
    };
  },
  largest: ({ between }) => {
    const hundred = (make) => Array.from({ length: 100 }, make);
    const sets = Array.from({ length: 10 }, () => {
      const set = hundred(() => between(1, 10_000));
      const positions = hundred(() => hundred(() => between(0, 10_000)));
      return `${line(set)}100\n${positions.map(line).join("")}`;
    });
    return `${sets.join("")}0\n`;
  },
};
