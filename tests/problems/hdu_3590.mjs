import { recursion } from "./random.mjs";

/** A tree is written from its root: "(()())" has one edge that carries nothing and another one. */
const branches = (tree) => {
  const all = [];
  for (let depth = 0, at = 0, start = 0; at < tree.length; ++at) {
    depth += tree[at] === "(" ? 1 : -1;
    if (depth === 0) {
      all.push(tree.slice(start, at + 1));
      start = at + 1;
    }
  }
  return all;
};
const cuts = (tree) =>
  branches(tree).flatMap((branch, at, all) => {
    const others = all.filter((_, other) => other !== at);
    const left = cuts(branch.slice(1, -1)).map((above) => `(${above})`);
    return ["", ...left].map((one) => [...others, one].sort().join(""));
  });
const wins = recursion(
  (trees) =>
    trees.flatMap((tree, at) =>
      cuts(tree).map((after) => [...trees.slice(0, at), after, ...trees.slice(at + 1)].sort()),
    ),
  true,
);

function tree({ below, between }, most) {
  const parents = Array.from({ length: between(0, most) }, (_, at) => below(at + 1));
  const names = parents.map((_, at) => at + 2);
  for (let at = names.length - 1; at > 0; --at) {
    const other = below(at + 1);
    [names[at], names[other]] = [names[other], names[at]];
  }
  names.unshift(1);
  const text = (v) =>
    parents
      .flatMap((parent, at) => (parent === v ? [`(${text(at + 1)})`] : []))
      .sort()
      .join("");
  const edges = parents.map((parent, at) => {
    const pair = [names[parent], names[at + 1]];
    return `${(below(2) === 0 ? pair : pair.reverse()).join(" ")}\n`;
  });
  return { text: most < 20 ? text(0) : "", input: `${parents.length + 1}\n${edges.join("")}` };
}

export default {
  frame: "to-end",
  one(random) {
    // A tree of value 0 or 1 with a larger branch has at least 4 edges.
    const count = random.between(1, 3);
    const trees = Array.from({ length: count }, () => tree(random, [7, 5, 3][count - 1]));
    const won = wins(trees.map(({ text }) => text).sort());
    return {
      input: `${trees.length}\n${trees.map(({ input }) => input).join("")}`,
      output: won ? "PP\n" : "QQ\n",
      wins: won,
    };
  },
  largest: (random) =>
    Array.from(
      { length: 20 },
      () => `99\n${Array.from({ length: 99 }, () => tree(random, 98).input).join("")}`,
    ).join(""),
};
