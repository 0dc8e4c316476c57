import { recursion } from "./random.mjs";

// Cells as a text; with three crosses side by side the game is over.
const wins = recursion((row) =>
  row.includes("xxx")
    ? []
    : [...row].flatMap((cell, at) =>
        cell === "." ? [`${row.slice(0, at)}x${row.slice(at + 1)}`] : [],
      ),
);

export default {
  frame: "once",
  one({ between, pick }) {
    // 6 and 12 are the only ones up to here that are lost.
    const cells = pick([between(3, 14), pick([6, 12])]);
    const won = wins(".".repeat(cells));
    return { input: `${cells}\n`, output: won ? "1\n" : "2\n", wins: won };
  },
  largest: () => "2000\n",
};
