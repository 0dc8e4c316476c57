import { recursion } from "./random.mjs";

/** The lights that are lit, as "x,y", sorted; a switch at the same light twice is none. */
const wins = recursion((lit) =>
  lit.flatMap((light) => {
    const [x2, y2] = light.split(",").map(Number);
    const all = [];
    for (let x1 = 1; x1 <= x2; ++x1) {
      for (let y1 = 1; y1 <= y2; ++y1) {
        const after = new Set(lit);
        // A line has two corners, a single light one.
        const corners = new Set([`${x1},${y1}`, `${x1},${y2}`, `${x2},${y1}`, light]);
        for (const corner of corners) if (!after.delete(corner)) after.add(corner);
        all.push([...after].sort());
      }
    }
    return all;
  }),
);

export default {
  frame: "counted",
  one({ below, between }) {
    const lit = new Set(
      Array.from({ length: below(6) }, () => `${between(1, 4)},${between(1, 3)}`),
    );
    const won = wins([...lit].sort());
    const lines = [...lit].map((light) => `${light.replace(",", " ")}\n`);
    return {
      input: `${lit.size}\n${lines.join("")}`,
      output: won ? "Have a try, lxhgww.\n" : "Don't waste your time.\n",
      wins: won,
    };
  },
  largest({ between }) {
    const one = () => {
      const lit = new Set();
      while (lit.size < 1000) lit.add(`${between(1, 10_000)} ${between(1, 10_000)}`);
      return `1000\n${[...lit].join("\n")}\n`;
    };
    return `100\n${Array.from({ length: 100 }, one).join("")}`;
  },
};
