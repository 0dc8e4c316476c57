import { grundy } from "./random.mjs";

const value = grundy((heap) => {
  const all = [];
  for (let k = 1; k < heap; ++k) if (heap % k === 0) all.push(heap - k);
  return all;
});

const known = new Map();
function won(most) {
  if (!known.has(most)) {
    let count = 0;
    for (let a = 1; a <= most; ++a)
      for (let b = 1; b <= most; ++b)
        for (let c = 1; c <= most; ++c) if ((value(a) ^ value(b)) !== value(c)) ++count;
    known.set(most, count);
  }
  return known.get(most);
}

export default {
  frame: "lines",
  onBoard: false,
  one({ between }) {
    const most = between(1, 33);
    return { input: `${most}\n`, output: `${won(most)}\n` };
  },
  largest: ({ between, many }) =>
    many(2_000, 2_000, () => `${between(1, 1e9)}${between(100_000_000, 999_999_999)}\n`).join(""),
};
