import { recursion } from "./random.mjs";

/** Rows of squares; a piece goes to the next free square on its right. */
const wins = recursion((rows) =>
  rows.flatMap((pieces, at) =>
    pieces.flatMap((square) => {
      let to = square + 1;
      while (pieces.includes(to)) ++to;
      if (to > 20) return [];
      const after = pieces.map((one) => (one === square ? to : one)).sort((a, b) => a - b);
      return [[...rows.slice(0, at), after, ...rows.slice(at + 1)]];
    }),
  ),
);

const someOf = ({ below }, least, most, odds) => {
  const squares = [];
  for (let square = least; square <= most; ++square) if (below(odds) === 0) squares.push(square);
  return squares;
};

export default {
  frame: "counted",
  one(random) {
    const alone = random.below(4) === 0;
    const rows = alone
      ? [someOf(random, 10, 20, 3)]
      : Array.from({ length: random.between(1, 3) }, () => someOf(random, 16, 20, 2));
    const won = wins(rows);
    const lines = rows.map((row) => `${[row.length, ...[...row].reverse()].join(" ")}\n`);
    return {
      input: `${rows.length}\n${lines.join("")}`,
      output: won ? "YES\n" : "NO\n",
      wins: won,
    };
  },
  largest(random) {
    const row = () => {
      const squares = someOf(random, 1, 20, random.between(1, 3));
      return `${[squares.length, ...squares].join(" ")}\n`;
    };
    const one = () => `1000\n${Array.from({ length: 1000 }, row).join("")}`;
    return `100\n${Array.from({ length: 100 }, one).join("")}`;
  },
};
