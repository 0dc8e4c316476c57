import { recursion } from "./random.mjs";

// Edges only lead from earlier to later vertices of an order that is drawn.
function graph({ between, below }) {
  const count = between(2, 7);
  const order = Array.from({ length: count }, (_, v) => [below(1000), v]).sort(([a], [b]) => a - b);
  const to = Array.from({ length: count }, () => []);
  order.forEach(([, from], at) => {
    for (const [, end] of order.slice(at + 1)) if (below(2) === 0) to[from].push(end);
  });
  return to;
}

export default {
  frame: "to-end",
  refused: [
    ["3\n1 1\n1 2\n1 0\n1 0\n0\n", "the edges run in a circle, where none may be at line 4"],
  ],
  one(random) {
    const { below, many } = random;
    const to = graph(random);
    const wins = recursion((pieces) =>
      pieces.flatMap((from, at) =>
        to[from].map((end) => pieces.map((one, i) => (i === at ? end : one))),
      ),
    );
    const vertices = to.map((_, v) => v);
    const queries = many(1, 3, () => {
      const pieces = many(1, 3, () => below(to.length));
      const lost = vertices.find((v) => !wins([...pieces, v]));
      return lost !== undefined && below(3) === 0 ? [...pieces, lost] : pieces;
    });
    const won = queries.map((pieces) => wins(pieces));
    const moves = (v) => to[v].length > 0 || to.some((list) => list.includes(v));
    const line = (list) => `${[list.length, ...list].join(" ")}\n`;
    return {
      input: `${to.length}\n${to.map(line).join("")}${queries.map(line).join("")}0\n`,
      output: won.map((one) => (one ? "WIN\n" : "LOSE\n")).join(""),
      // Pieces on vertices without an edge are not on the board.
      wins: won.map((one, at) => (queries[at].some(moves) ? one : null)),
    };
  },
  largest: ({ below, between }) => {
    const lines = Array.from({ length: 1000 }, (_, v) => {
      const ends = Array.from({ length: v }, (_, end) => end).filter(() => below(4) > 0);
      return `${[ends.length, ...ends].join(" ")}\n`;
    });
    const query = () => `10 ${Array.from({ length: 10 }, () => between(0, 999)).join(" ")}\n`;
    return `1000\n${lines.join("")}${Array.from({ length: 1000 }, query).join("")}0\n`;
  },
};
