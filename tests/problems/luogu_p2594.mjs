import { recursion } from "./random.mjs";

/** All connected sets of cells, as [row, column], that hold the cell (x, y) as their corner. */
function setsWith(x, y) {
  const cells = [];
  for (let row = 0; row <= x; ++row)
    for (let column = 0; column <= y; ++column) cells.push([row, column]);
  const all = [];
  for (let bits = 0; bits < 2 ** (cells.length - 1); ++bits) {
    const set = cells.filter((_, at) => at === cells.length - 1 || (bits >> at) & 1);
    const reached = [set.at(-1)];
    for (const [row, column] of reached)
      for (const cell of set)
        if (Math.abs(cell[0] - row) + Math.abs(cell[1] - column) === 1 && !reached.includes(cell))
          reached.push(cell);
    if (reached.length === set.length) all.push(set);
  }
  return all;
}
const known = new Map();
const sets = (x, y) => {
  const key = 10 * x + y;
  if (!known.has(key)) known.set(key, setsWith(x, y));
  return known.get(key);
};

const turned = (coin) => (coin === "H" ? "T" : "H");
const wins = recursion((rows) =>
  rows.flatMap((line, x) =>
    [...line].flatMap((coin, y) => {
      if (coin === "H") return [];
      return sets(x, y).map((set) => {
        const after = rows.map((one) => [...one]);
        for (const [row, column] of set) after[row][column] = turned(after[row][column]);
        return after.map((one) => one.join(""));
      });
    }),
  ),
);

export default {
  frame: "counted",
  onBoard: false,
  one({ between, pick }) {
    const [n, m] = pick([
      [3, 3],
      [2, 4],
      [4, 2],
      [1, 6],
      [5, 1],
      [2, 2],
    ]);
    const odds = between(1, 4);
    const rows = Array.from({ length: n }, () =>
      Array.from({ length: m }, () => (between(1, 5) <= odds ? "H" : "T")).join(""),
    );
    // Nearly all positions are won: in half of the cases the last few coins are made to balance.
    if (between(0, 1) === 0) {
      for (const after of [...rows.keys()].flatMap((x) =>
        [...Array(m).keys()].map((y) => [x, y]),
      )) {
        if (!wins(rows)) break;
        const [x, y] = after;
        rows[x] = rows[x].slice(0, y) + turned(rows[x][y]) + rows[x].slice(y + 1);
        if (wins(rows) && between(0, 1) === 0)
          rows[x] = rows[x].slice(0, y) + turned(rows[x][y]) + rows[x].slice(y + 1);
      }
    }
    return { input: `${n} ${m}\n${rows.join("\n")}\n`, output: wins(rows) ? "-_-\n" : "=_=\n" };
  },
  largest({ below }) {
    const row = () => Array.from({ length: 100 }, () => (below(2) === 0 ? "H" : "T")).join("");
    const one = () => `100 100\n${Array.from({ length: 100 }, row).join("\n")}\n`;
    return `50\n${Array.from({ length: 50 }, one).join("")}`;
  },
};
