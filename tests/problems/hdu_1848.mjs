import { inOnePart, recursion } from "./random.mjs";

const wins = recursion(
  inOnePart((n) => [1, 2, 3, 5, 8, 13].filter((k) => k <= n).map((k) => n - k)),
);

export default {
  frame: "until-zero",
  end: "0 0 0",
  one({ between, below }) {
    // Every other time a heap that loses, if there is one.
    const heaps = [between(1, 14), between(1, 14)];
    const lost = Array.from({ length: 14 }, (_, at) => at + 1).filter((n) => !wins([...heaps, n]));
    heaps.push(lost.length > 0 && below(2) === 0 ? lost[0] : between(1, 14));
    const won = wins(heaps);
    return { input: `${heaps.join(" ")}\n`, output: won ? "Fibo\n" : "Nacci\n", wins: won };
  },
  largest: ({ between }) => {
    const heap = () => between(1, 1000);
    const lines = Array.from({ length: 100_000 }, () => `${heap()} ${heap()} ${heap()}\n`);
    return `${lines.join("")}0 0 0\n`;
  },
};
