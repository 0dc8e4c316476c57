import { recursion } from "./random.mjs";

export default {
  frame: "once",
  onBoard: false,
  one({ below, between, many }) {
    const count = between(2, 6);
    const stones = many(count, count, () => below(5));
    const edges = Array.from({ length: count - 1 }, (_, at) => [at + 2, between(1, at + 1)]);
    const near = (v) => edges.flatMap(([a, b]) => (a === v ? [b] : b === v ? [a] : []));
    const wins = recursion(([at, all]) =>
      all[at - 1] === 0
        ? []
        : near(at).map((to) => [to, all.map((n, i) => (i === at - 1 ? n - 1 : n))]),
    );
    const won = stones.flatMap((_, at) => (wins([at + 1, stones]) ? [at + 1] : []));
    return {
      input: `${count}\n${stones.join(" ")}\n${edges.map((edge) => `${edge.join(" ")}\n`).join("")}`,
      output: `${won.join(" ")}\n`,
    };
  },
  largest: ({ between, many }) =>
    `3000\n${many(3000, 3000, () => between(0, 1e9)).join(" ")}\n${many(2999, 2999, (at) => `${at + 2} ${between(Math.max(1, at - 3), at + 1)}\n`).join("")}`,
};
