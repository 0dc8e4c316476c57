import { recursion } from "./random.mjs";

// Pieces of paper, the shorter side first; with a single cell among them the game is over.
const wins = recursion((pieces) => {
  if (pieces.some(([w, h]) => w === 1 && h === 1)) return [];
  const all = [];
  pieces.forEach(([w, h], at) => {
    const cut = (a, b) =>
      all.push(
        [...pieces.filter((_, i) => i !== at), a, b]
          .map((piece) => [...piece].sort((x, y) => x - y))
          .sort(([a1, b1], [a2, b2]) => a1 - a2 || b1 - b2),
      );
    for (let i = 1; 2 * i <= w; ++i) cut([i, h], [w - i, h]);
    for (let i = 1; 2 * i <= h; ++i) cut([w, i], [w, h - i]);
  });
  return all;
});

export default {
  frame: "to-end",
  one({ between, below }) {
    let sides;
    do sides = [between(2, 7), between(2, 7)];
    while (sides[0] * sides[1] > 20);
    const won = wins([[...sides].sort((a, b) => a - b)]);
    if (below(2) === 0) sides.reverse();
    return { input: `${sides.join(" ")}\n`, output: won ? "WIN\n" : "LOSE\n", wins: won };
  },
  largest: ({ between }) =>
    Array.from({ length: 10_000 }, () => `${between(2, 200)} ${between(2, 200)}\n`).join(""),
};
