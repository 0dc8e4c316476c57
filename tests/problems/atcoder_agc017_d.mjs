import { recursion } from "./random.mjs";

/** The edges that still hang on vertex 1. */
function hanging(edges) {
  const reached = new Set([1]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const edge of edges)
      if (edge.some((v) => reached.has(v))) edge.forEach((v) => reached.add(v));
  }
  return edges.filter(([a]) => reached.has(a));
}

export default {
  frame: "once",
  one({ below, between }) {
    const wins = recursion((edges) =>
      edges.map((_, cut) => hanging(edges.filter((_, at) => at !== cut))),
    );
    const count = between(2, 9);
    let edges = Array.from({ length: count - 1 }, (_, at) => [at + 2, between(1, at + 1)]);
    if (below(3) === 0) {
      // Twice the same tree, on vertex 1: lost.
      const half = edges.slice(0, 4);
      const top = half.length;
      edges = [...half, ...half.map((edge) => edge.map((v) => (v === 1 ? 1 : v + top)))];
    }
    edges = edges.map(([a, b]) => (below(2) ? [a, b] : [b, a]));
    const won = wins(edges);
    return {
      input: `${edges.length + 1}\n${edges.map((edge) => `${edge.join(" ")}\n`).join("")}`,
      output: won ? "Alice\n" : "Bob\n",
      wins: won,
    };
  },
  largest: ({ below, many }) =>
    `100000\n${many(99_999, 99_999, (at) => `${at + 2} ${at + 1 - below(Math.min(at + 1, 3))}\n`).join("")}`,
};
