// Pieces may go back and forth, so the positions are worked out from the lost ones backwards.
const solved = new Map();

/** Does the player win whose pieces are the first of each pair? */
function wins(rows, columns) {
  if (!solved.has(`${rows.length} ${columns}`))
    solved.set(`${rows.length} ${columns}`, solve(rows.length, columns));
  return solved.get(`${rows.length} ${columns}`).get(JSON.stringify(rows));
}

/** All positions with both pieces in the mover's view. */
function* all(count, columns) {
  if (count === 0) yield [];
  else
    for (const rows of all(count - 1, columns))
      for (let mine = 1; mine <= columns; ++mine)
        for (let theirs = 1; theirs <= columns; ++theirs)
          if (mine !== theirs) yield [...rows, [mine, theirs]];
}

/** After a move the other player's pieces come first. */
function moves(rows, columns) {
  const list = [];
  rows.forEach(([mine, theirs], at) => {
    for (const step of [1, -1])
      for (let to = mine + step; to >= 1 && to <= columns && to !== theirs; to += step)
        list.push(rows.map(([a, b], row) => (row === at ? [theirs, to] : [b, a])));
  });
  return list.map((one) => JSON.stringify(one));
}

function solve(count, columns) {
  const known = new Map();
  let open = [...all(count, columns)].map((rows) => [JSON.stringify(rows), moves(rows, columns)]);
  for (let before = -1; before !== open.length;) {
    before = open.length;
    open = open.filter(([position, to]) => {
      if (to.some((one) => known.get(one) === false)) known.set(position, true);
      else if (to.every((one) => known.get(one) === true)) known.set(position, false);
      return !known.has(position);
    });
  }
  if (open.length > 0) throw new Error("nobody can force the end");
  return known;
}

export default {
  frame: "to-end",
  one({ between, pick }) {
    const [count, most] = pick([
      [1, 6],
      [2, 5],
      [3, 4],
    ]);
    const columns = between(2, most);
    const rows = Array.from({ length: count }, () => {
      const mine = between(1, columns);
      return [mine, ((mine + between(0, columns - 2)) % columns) + 1];
    });
    const won = wins(rows, columns);
    const lines = rows.map((row) => `${row.join(" ")}\n`).join("");
    return {
      input: `${count} ${columns}\n${lines}${pick(["", "\n"])}`,
      output: won ? "I WIN!\n" : "BAD LUCK!\n",
      wins: won,
    };
  },
  largest: ({ between }) =>
    Array.from({ length: 100 }, () => {
      const row = () => {
        const a = between(1, 99);
        return `${a} ${between(a + 1, 100)}\n`;
      };
      return `1000 100\n${Array.from({ length: 1000 }, row).join("")}`;
    }).join(""),
};
