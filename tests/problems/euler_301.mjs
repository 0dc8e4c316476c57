// Who wins from all heaps up to 32, 64 and 96, by the moves.
const most = 32;
const sizes = [most + 1, 2 * most + 1, 3 * most + 1];
const won = new Uint8Array(sizes[0] * sizes[1] * sizes[2]);
const place = (a, b, c) => (a * sizes[1] + b) * sizes[2] + c;
for (let a = 0; a < sizes[0]; ++a)
  for (let b = 0; b < sizes[1]; ++b)
    for (let c = 0; c < sizes[2]; ++c) {
      let wins = 0;
      for (let k = 0; k < a && !wins; ++k) wins = 1 - won[place(k, b, c)];
      for (let k = 0; k < b && !wins; ++k) wins = 1 - won[place(a, k, c)];
      for (let k = 0; k < c && !wins; ++k) wins = 1 - won[place(a, b, k)];
      won[place(a, b, c)] = wins;
    }

export default {
  frame: "lines",
  onBoard: false,
  one({ between }) {
    const k = between(0, 5);
    let count = 0;
    for (let n = 1; n <= 2 ** k; ++n) count += 1 - won[place(n, 2 * n, 3 * n)];
    return { input: `${k}\n`, output: `${count}\n` };
  },
  largest: ({ between, many }) => many(10_000, 10_000, () => `${between(0, 60)}\n`).join(""),
};
