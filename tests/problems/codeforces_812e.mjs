import { recursion } from "./random.mjs";

export default {
  frame: "once",
  one({ below, between, many }) {
    let parents, depths, leaves;
    do {
      parents = many(1, 4, (at) => between(1, at + 1));
      // The other way round, but for vertex 1: a parent may have the larger number.
      const turned = (v) => (v === 1 ? 1 : parents.length + 3 - v);
      if (below(2)) parents = parents.map((_, at) => turned(parents[turned(at + 2) - 2]));
      depths = [1, ...parents.keys()].map((_, at) => {
        let depth = 0;
        for (let v = at + 1; v !== 1; v = parents[v - 2]) ++depth;
        return depth;
      });
      leaves = depths.map((_, at) => !parents.includes(at + 1));
    } while (new Set(depths.filter((_, at) => leaves[at]).map((depth) => depth % 2)).size > 1);
    const wins = recursion((apples) =>
      apples.flatMap((n, at) =>
        Array.from({ length: n }, (_, i) => i + 1).flatMap((k) => {
          const less = apples.map((m, v) => (v === at ? m - k : m));
          if (leaves[at]) return [less];
          return parents.flatMap((parent, child) =>
            parent === at + 1 ? [less.map((m, v) => (v === child + 1 ? m + k : m))] : [],
          );
        }),
      ),
    );
    const apples = depths.map(() => between(1, 2));
    let pairs = 0;
    for (let u = 0; u < apples.length; ++u)
      for (let v = u + 1; v < apples.length; ++v) {
        const swapped = [...apples];
        [swapped[u], swapped[v]] = [apples[v], apples[u]];
        if (!wins(swapped)) ++pairs;
      }
    return {
      input: `${apples.length}\n${apples.join(" ")}\n${parents.join(" ")}\n`,
      output: `${pairs}\n`,
      wins: wins(apples),
    };
  },
  largest: ({ many }) =>
    `100000\n${many(100_000, 100_000, () => 10_000_000).join(" ")}\n${many(99_999, 99_999, (at) => (at % 2 === 0 ? Math.max(1, at) : at)).join(" ")}\n`,
};
