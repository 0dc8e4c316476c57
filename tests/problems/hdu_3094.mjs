import { recursion } from "./random.mjs";

/** A tree as the parents of its vertices; the root has none. */
const wins = recursion((edges) =>
  edges.map((cut) => {
    const hanging = new Set(["1"]);
    const left = edges.filter((edge) => edge !== cut);
    for (let before = 0; before < hanging.size;) {
      before = hanging.size;
      for (const [a, b] of left.map((edge) => edge.split(" "))) {
        if (hanging.has(a)) hanging.add(b);
        else if (hanging.has(b)) hanging.add(a);
      }
    }
    return left.filter((edge) => hanging.has(edge.split(" ")[0]));
  }),
);

/** A random tree of n vertices, its edges in any order and direction. */
function tree(n, { below }, reach = n) {
  const names = Array.from({ length: n }, (_, at) => at + 1);
  for (let at = n - 1; at > 1; --at) {
    const other = 1 + below(at);
    [names[at], names[other]] = [names[other], names[at]];
  }
  const edges = Array.from({ length: n - 1 }, (_, at) => {
    const parent = Math.max(0, at - below(reach));
    const pair = [names[parent], names[at + 1]];
    return (below(2) === 0 ? pair : pair.reverse()).join(" ");
  });
  for (let at = n - 2; at > 0; --at) {
    const other = below(at + 1);
    [edges[at], edges[other]] = [edges[other], edges[at]];
  }
  return edges;
}

export default {
  frame: "counted",
  one(random) {
    const n = random.between(1, 9);
    const edges = tree(n, random);
    const won = wins(edges);
    return {
      input: `${n}\n${edges.map((edge) => `${edge}\n`).join("")}`,
      output: won ? "Alice\n" : "Bob\n",
      wins: won,
    };
  },
  largest(random) {
    const n = 100_000;
    const one = (reach) => `${n}\n${tree(n, random, reach).join("\n")}\n`;
    return `5\n${[n, n, 1, 2, 1000].map(one).join("")}`;
  },
};
