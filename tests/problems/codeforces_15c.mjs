import { inOnePart, recursion } from "./random.mjs";

const wins = recursion(inOnePart((heap) => Array.from({ length: heap }, (_, left) => left)));

export default {
  frame: "once",
  one({ below, between, many }) {
    const runs = below(3) === 0 ? [[2 * between(0, 2) + 1, 1]] : [];
    runs.push(...many(1, 2, () => [between(1, 4), between(1, 2)]));
    if (below(2)) runs.splice(1, 2, ...[runs[0]]);
    if (below(4) === 0) runs.splice(0, runs.length, [1, 3]);
    const heaps = runs.flatMap(([x, m]) => Array.from({ length: m }, (_, k) => x + k));
    const won = wins(heaps);
    return {
      input: `${runs.length}\n${runs.map((run) => `${run.join(" ")}\n`).join("")}`,
      output: won ? "tolik\n" : "bolik\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `100000\n${many(100_000, 100_000, () => `${between(1, 9e15)} ${between(1, 9e15)}\n`).join("")}`,
};
