import { recursion } from "./random.mjs";

// The player to move and the row; the two have different moves.
const wins = recursion(([own, row]) => {
  const all = [];
  for (let at = 0; at + 1 < row.length; ++at)
    if (row[at] === own || row[at + 1] === own)
      all.push([own === "R" ? "B" : "R", `${row.slice(0, at)}..${row.slice(at + 2)}`]);
  return all;
});

export default {
  frame: "counted",
  one({ below, between }) {
    let row;
    do {
      const n = between(2, 10);
      row = Array.from({ length: n }, () => "RB"[below(2)]).join("");
    } while (below(2) && [...row].filter((cell) => cell === "R").length * 2 !== row.length);
    const even = [...row].filter((cell) => cell === "R").length * 2 === row.length;
    const won = wins(["R", row]);
    return {
      input: `${row.length}\n${row}\n`,
      output: won ? "Alice\n" : "Bob\n",
      wins: [even ? won : null],
    };
  },
  largest: ({ below }) => {
    let row = "";
    while (row.length < 500_000) {
      const piece = "RB".repeat(1 + below(300));
      row += below(2) ? piece : `${piece.slice(1)}R`;
    }
    return `1\n500000\n${row.slice(0, 500_000)}\n`;
  },
};
