// By the rules: a heap is worth the mex of its splits. From small to large, so nothing runs deep.
const values = [0, 0, 0];
for (let n = 3; n <= 1300; ++n) {
  const seen = new Set();
  for (let a = 1; a < n - a; ++a) seen.add(values[a] ^ values[n - a]);
  let mex = 0;
  while (seen.has(mex)) ++mex;
  values.push(mex);
}

const lost = values.flatMap((value, n) => (n > 0 && value === 0 ? [n] : []));

export default {
  frame: "counted",
  one({ below, between, pick }) {
    const n = below(2) ? pick(lost) : between(1, 1300);
    const won = values[n] !== 0;
    return { input: `${n}\n`, output: won ? "first\n" : "second\n", wins: won };
  },
  largest: ({ between, many }) =>
    `100000\n${many(100_000, 100_000, () => between(1, 1e6)).join("\n")}\n`,
};
