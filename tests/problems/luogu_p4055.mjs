import { recursion } from "./random.mjs";

/** A token on a square of a maze; where it has been is a wall. */
const wins = recursion(({ maze, at: [row, column] }) => {
  const after = maze.map((line, x) =>
    x === row ? `${line.slice(0, column)}#${line.slice(column + 1)}` : line,
  );
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]
    .filter(([x, y]) => after[x]?.[y] === ".")
    .map((at) => ({ maze: after, at }));
});

const line = (length, odds, { below }) =>
  Array.from({ length }, () => (below(odds) === 0 ? "#" : ".")).join("");

export default {
  frame: "once",
  one(random) {
    const [n, m] = [random.between(1, 4), random.between(1, 4)];
    const maze = Array.from({ length: n }, () => line(m, random.between(2, 9), random));
    const good = [];
    for (let row = 0; row < n; ++row)
      for (let column = 0; column < m; ++column)
        if (maze[row][column] === "." && !wins({ maze, at: [row, column] }))
          good.push(`${row + 1} ${column + 1}\n`);
    return {
      input: `${n} ${m}\n${maze.join("\n")}\n`,
      output: good.length > 0 ? `WIN\n${good.join("")}` : "LOSE\n",
      wins: good.length > 0,
    };
  },
  largest: (random) =>
    `100 100\n${Array.from({ length: 100 }, () => line(100, 4, random)).join("\n")}\n`,
};
