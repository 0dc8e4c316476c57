import { recursion } from "./random.mjs";

const meet = (one, other) => one[0] < other[1] && other[0] < one[1];
const wins = recursion((free) =>
  free.map((chosen) => free.filter((other) => !meet(chosen, other))),
);

export default {
  frame: "counted",
  one({ between, many }) {
    const end = between(2, 12);
    const intervals = many(1, 7, () => {
      const from = between(1, end - 1);
      return [from, between(from + 1, Math.min(end, from + 4))];
    });
    const won = wins(intervals);
    return {
      input: `${intervals.length}\n${intervals.map((one) => `${one.join(" ")}\n`).join("")}`,
      output: won ? "Alice\n" : "Bob\n",
      wins: won,
    };
  },
  largest: ({ between, many }) => {
    const one = () => {
      const from = between(1, 99);
      return `${from} ${between(from + 1, Math.min(100, from + 8))}\n`;
    };
    return `20\n${many(20, 20, () => `100\n${many(100, 100, one).join("")}`).join("")}`;
  },
};
