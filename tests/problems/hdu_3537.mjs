import { recursion } from "./random.mjs";

// The heads, as a set of places.
const wins = recursion((heads) => {
  const turn = (places) => {
    const now = new Set(heads);
    for (const x of places) if (!now.delete(x)) now.add(x);
    return [...now].sort((a, b) => a - b);
  };
  const all = [];
  for (const x of heads) {
    all.push(turn([x]));
    for (let y = 0; y < x; ++y) {
      all.push(turn([x, y]));
      for (let z = 0; z < y; ++z) all.push(turn([x, y, z]));
    }
  }
  return all;
});

export default {
  frame: "to-end",
  one({ below, many, pick }) {
    const told = many(0, 6, () => below(9));
    const heads = [...new Set(told)].sort((a, b) => a - b);
    // A third of the time a position that a move leads to that wins, if there is one.
    const place = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(
      (x) => !heads.includes(x) && !wins([...heads, x].sort((a, b) => a - b)),
    );
    if (place !== undefined && below(3) > 0) {
      told.push(place);
      heads.push(place);
      heads.sort((a, b) => a - b);
    }
    if (told.length > 0 && below(4) === 0) told.push(pick(told));
    const won = wins(heads);
    return {
      input: `${[told.length, ...told].join(" ")}\n`,
      output: won ? "No\n" : "Yes\n",
      // Without heads there is no row to show.
      wins: heads.length === 0 ? null : won,
    };
  },
  largest: ({ between }) =>
    Array.from({ length: 2000 }, () => {
      const heads = Array.from({ length: 100 }, () => between(0, 1e8));
      return `100 ${heads.join(" ")}\n`;
    }).join(""),
};
