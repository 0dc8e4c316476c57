// By the moves, strip by strip: the two that are left are a sum.
const values = [0];
for (let n = 1; n <= 600; ++n) {
  const seen = new Set();
  for (let left = 0; left + 2 <= n; ++left) seen.add(values[left] ^ values[n - 2 - left]);
  let mex = 0;
  while (seen.has(mex)) ++mex;
  values.push(mex);
}

export default {
  frame: "lines",
  onBoard: false,
  one({ between }) {
    const most = between(1, 600);
    const won = values.slice(1, most + 1).filter((value) => value > 0).length;
    return { input: `${most}\n`, output: `${won}\n` };
  },
  largest: () => "1000000\n".repeat(30),
};
