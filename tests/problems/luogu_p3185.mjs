import { recursion } from "./random.mjs";

/** All moves of the bottles, in lexicographic order. */
function moves(beans) {
  const all = [];
  for (let i = 0; i < beans.length; ++i) {
    if (beans[i] === 0) continue;
    for (let j = i + 1; j < beans.length; ++j) {
      for (let k = j; k < beans.length; ++k) {
        const after = [...beans];
        --after[i];
        ++after[j];
        ++after[k];
        all.push({ move: `${i} ${j} ${k}`, after });
      }
    }
  }
  return all;
}
const wins = recursion((beans) => moves(beans).map(({ after }) => after));

export default {
  frame: "counted",
  one({ between, below }) {
    const beans = Array(between(2, 4)).fill(0);
    for (let left = below(5); left > 0; --left) ++beans[below(beans.length)];
    const good = moves(beans).filter(({ after }) => !wins(after));
    return {
      input: `${beans.length}\n${beans.join(" ")}\n`,
      output: `${good[0]?.move ?? "-1 -1 -1"}\n${good.length}\n`,
      wins: good.length > 0,
    };
  },
  largest({ below }) {
    const one = () => `21\n${Array.from({ length: 21 }, () => below(10_001)).join(" ")}\n`;
    return `10\n${Array.from({ length: 10 }, one).join("")}`;
  },
};
