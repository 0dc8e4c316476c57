import { grundy } from "./random.mjs";

const value = grundy((heap) => {
  const all = [];
  for (let k = 1; k * k <= heap; ++k) all.push(heap - k * k);
  return all;
});

const known = new Map();
function lost(most) {
  if (!known.has(most)) {
    let count = 0;
    for (let a = 0; a <= most; ++a)
      for (let b = a; b <= most; ++b)
        for (let c = b; c <= most; ++c) if ((value(a) ^ value(b)) === value(c)) ++count;
    known.set(most, count);
  }
  return known.get(most);
}

export default {
  frame: "lines",
  onBoard: false,
  one({ between }) {
    const most = between(0, 40);
    return { input: `${most}\n`, output: `${lost(most)}\n` };
  },
  largest: () => "100000\n99999\n100000\n",
};
