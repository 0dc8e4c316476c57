import { recursion } from "./random.mjs";

// The king's place among the climbers, from 0, and how far all are from the top.
const wins = recursion(([king, at]) => {
  if (at[king] === 0) return [];
  const all = [];
  at.forEach((from, i) => {
    const ahead = i === 0 ? 0 : at[i - 1];
    for (let to = ahead === 0 ? 0 : ahead + 1; to < from; ++to)
      all.push([king, at.map((one, other) => (other === i ? to : one))]);
  });
  return all;
});

export default {
  frame: "to-end",
  one({ between, below, many }) {
    const climbers = [...new Set(many(1, 5, () => between(1, 9)))].sort((a, b) => a - b);
    const lost = climbers.map((_, king) => king).filter((king) => !wins([king, climbers]));
    const king =
      lost.length > 0 && below(4) > 0 ? lost[below(lost.length)] : below(climbers.length);
    const won = wins([king, climbers]);
    return {
      input: `${climbers.length} ${king + 1}\n${climbers.join(" ")}\n`,
      output: won ? "Alice\n" : "Bob\n",
      wins: won,
    };
  },
  largest: ({ between }) =>
    Array.from({ length: 200 }, () => {
      let x = 0;
      const climbers = Array.from({ length: 1000 }, () => (x += between(1, 98)));
      return `1000 ${between(1, 1000)}\n${climbers.join(" ")}\n`;
    }).join(""),
};
