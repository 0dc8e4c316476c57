import { recursion } from "./random.mjs";

/** Edges of a tree with a few polygons, from vertex 1 on, at most as many as told. */
function picture({ between, below }, most) {
  const edges = [];
  let vertices = 1;
  const branches = [1];
  while (edges.length < most) {
    const from = branches[below(branches.length)];
    const sides = below(3) === 0 ? between(2, 5) : 1;
    if (edges.length + sides > most) break;
    if (sides === 1) {
      edges.push([from, ++vertices]);
      branches.push(vertices);
      continue;
    }
    const ring = [from, ...Array.from({ length: sides - 1 }, () => ++vertices), from];
    for (let i = 0; i < sides; ++i) edges.push([ring[i], ring[i + 1]]);
  }
  return { vertices, edges };
}

/** What hangs on a root, of edges that name their picture first. */
function hanging(edges) {
  const held = new Set();
  const left = new Set();
  for (let before = -1; before !== left.size;) {
    before = left.size;
    edges.forEach(([tree, a, b], at) => {
      const hangs = (v) => v === 1 || held.has(`${tree} ${v}`);
      if (!hangs(a) && !hangs(b)) return;
      held.add(`${tree} ${a}`).add(`${tree} ${b}`);
      left.add(at);
    });
  }
  return edges.filter((_, at) => left.has(at));
}

function winner(pictures) {
  const wins = recursion((edges) =>
    edges.map((_, cut) => hanging(edges.filter((_, at) => at !== cut))),
  );
  return wins(pictures.flatMap(({ edges }, tree) => edges.map(([a, b]) => [tree, a, b])));
}

const stalk = (length) => ({
  vertices: length + 1,
  edges: Array.from({ length }, (_, at) => [at + 1, at + 2]),
});

const text = ({ vertices, edges }) =>
  `${vertices} ${edges.length}\n${edges.map(([a, b]) => `${a} ${b}\n`).join("")}`;

export default {
  frame: "to-end",
  one(random) {
    const { below, between, many } = random;
    let pictures = many(1, 2, () => picture(random, between(0, 4)));
    if (below(2) === 0) {
      const lost = [1, 2, 3].map((n) => [...pictures, stalk(n)]).find((all) => !winner(all));
      pictures = lost ?? pictures;
    }
    // Edges in any order and direction.
    pictures = pictures.map(({ vertices, edges }) => ({
      vertices,
      edges: edges
        .map((edge) => [below(1000), below(2) === 0 ? edge : [...edge].reverse()])
        .sort(([a], [b]) => a - b)
        .map(([, edge]) => edge),
    }));
    const won = winner(pictures);
    return {
      input: `${pictures.length}\n${pictures.map(text).join("")}`,
      output: won ? "Sally\n" : "Harry\n",
      wins: won,
    };
  },
  largest: (random) => {
    const one = () => {
      let drawn;
      do drawn = picture(random, 110);
      while (drawn.vertices > 99);
      return text(drawn);
    };
    const input = () => `99\n${Array.from({ length: 99 }, one).join("")}`;
    return Array.from({ length: 20 }, input).join("");
  },
};
