/** By the rules, from small heaps to large ones; a larger heap's options are in the table. */
const values = [0];
function value(x) {
  if (x < values.length) return values[x];
  const seen = new Set();
  for (let y = 1; y * y <= x; ++y) if (y < x && BigInt(y) ** 4n >= BigInt(x)) seen.add(values[y]);
  let mex = 0;
  while (seen.has(mex)) ++mex;
  return mex;
}
while (values.length < 52_000) {
  const x = values.length;
  const seen = new Set();
  for (let y = Math.floor(Math.sqrt(Math.sqrt(x))); y * y <= x; ++y)
    if (y < x && y ** 4 >= x) seen.add(values[y]);
  let mex = 0;
  while (seen.has(mex)) ++mex;
  values.push(mex);
}
const edges = [4, 16, 82, 6724, 50_626, 2_562_991_876].flatMap((n) => [n - 1, n]);
const known = new Map(edges.map((n) => [n, value(n)]));

export default {
  frame: "once",
  one({ below, between, pick, many }) {
    const heaps = many(1, 4, () => (below(2) ? pick(edges) : between(1, 10 ** between(1, 4))));
    const worth = (heap) => known.get(heap) ?? value(heap);
    const sum = heaps.reduce((all, heap) => all ^ worth(heap), 0);
    if (below(2)) {
      const last = edges.find((heap) => worth(heap) === sum);
      if (last !== undefined) heaps.push(last);
    }
    const won = heaps.reduce((all, heap) => all ^ worth(heap), 0) !== 0;
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "Furlo\n" : "Rublo\n",
      wins: won,
    };
  },
  largest: ({ between, many }) =>
    `100000\n${many(100_000, 100_000, () => between(1, 777_777_777_777)).join(" ")}\n`,
};
