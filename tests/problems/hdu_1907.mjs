import { misereNimWins, nimHeaps } from "./nim.mjs";

export default {
  frame: "counted",
  one(random) {
    const ones = () => random.many(1, 5, () => 1);
    const heaps = random.below(4) === 0 ? ones() : nimHeaps(random, 1, misereNimWins);
    const won = misereNimWins(heaps);
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output: won ? "John\n" : "Brother\n",
      wins: won,
    };
  },
  largest: ({ between }) => {
    const boxes = () => `47\n${Array.from({ length: 47 }, () => between(1, 4747)).join(" ")}\n`;
    return `474\n${Array.from({ length: 474 }, boxes).join("")}`;
  },
};
