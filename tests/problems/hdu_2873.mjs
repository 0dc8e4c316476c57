import { recursion } from "./random.mjs";

/** The board as the squares of its bombs, rows and columns from 1, none at (1, 1), none twice. */
const vanish = (squares) => {
  const left = new Set();
  for (const square of squares) {
    const key = square.join(",");
    if (key === "1,1") continue;
    if (!left.delete(key)) left.add(key);
  }
  return [...left].sort().map((key) => key.split(",").map(Number));
};

const wins = recursion((bombs) =>
  bombs.flatMap(([p, q], at) => {
    const others = bombs.filter((_, other) => other !== at);
    const above = Array.from({ length: p - 1 }, (_, u) => [u + 1, q]);
    const left = Array.from({ length: q - 1 }, (_, v) => [p, v + 1]);
    if (p === 1) return left.map((one) => vanish([...others, one]));
    if (q === 1) return above.map((one) => vanish([...others, one]));
    return above.flatMap((one) => left.map((two) => vanish([...others, one, two])));
  }),
);

export default {
  frame: "until-zero",
  end: "0 0",
  one({ between, below }) {
    const rows = between(1, 3);
    const columns = between(1, rows === 3 ? 2 : 3);
    const board = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => (below(3) === 0 ? "#" : ".")),
    );
    const bombs = board.flatMap((row, p) =>
      row.flatMap((cell, q) => (cell === "#" ? [[p + 1, q + 1]] : [])),
    );
    const won = wins(vanish(bombs));
    return {
      input: `${rows} ${columns}\n${board.map((row) => `${row.join("")}\n`).join("")}`,
      output: won ? "John\n" : "Jack\n",
      wins: won,
    };
  },
  largest({ below }) {
    const board = () =>
      `50 50\n${Array.from(
        { length: 50 },
        () => `${Array.from({ length: 50 }, () => (below(2) === 0 ? "#" : ".")).join("")}\n`,
      ).join("")}`;
    return `${Array.from({ length: 200 }, board).join("")}0 0\n`;
  },
};
