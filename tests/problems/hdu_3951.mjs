import { recursion } from "./random.mjs";

const ofMost = new Map();
/** Rows of coins side by side, sorted. */
function rowsWin(most) {
  if (!ofMost.has(most))
    ofMost.set(
      most,
      recursion((rows) =>
        rows.flatMap((row, at) => {
          const others = rows.filter((_, other) => other !== at);
          const all = [];
          for (let k = 1; k <= Math.min(most, row); ++k)
            for (let left = 0; left + k <= row; ++left)
              all.push([...others, left, row - k - left].filter((one) => one > 0).sort());
          return all;
        }),
      ),
    );
  return ofMost.get(most);
}

let number = 0;

export default {
  frame: "counted",
  one({ between, below }) {
    const most = below(3) === 0 ? 1 : between(1, 8);
    const n = between(3, 11);
    let won = false;
    for (let k = 1; k <= Math.min(most, n); ++k)
      won ||= !rowsWin(most)([n - k].filter((one) => one > 0));
    number = (number % 1000) + 1;
    return {
      input: `${n} ${most}\n`,
      output: `Case ${number}: ${won ? "first" : "second"}\n`,
      wins: won,
    };
  },
  largest: ({ between }) =>
    `100000\n${Array.from({ length: 100_000 }, () => `${between(3, 1e9)} ${between(1, 10)}\n`).join("")}`,
};
