import { recursion } from "./random.mjs";

/** By d: does the player to move win with these gaps? Each of up to d gaps may be made smaller. */
const known = new Map();
function winsWith(d) {
  if (known.has(d)) return known.get(d);
  const smaller = (gaps, left) =>
    gaps.length === 0
      ? [[]]
      : Array.from({ length: gaps[0] + 1 }, (_, to) => to).flatMap((to) =>
          to < gaps[0] && left === 0
            ? []
            : smaller(gaps.slice(1), left - (to < gaps[0] ? 1 : 0)).map((rest) => [to, ...rest]),
        );
  const wins = recursion((gaps) =>
    smaller(gaps, d).filter((after) => after.some((gap, at) => gap !== gaps[at])),
  );
  known.set(d, wins);
  return wins;
}

/** All ways to choose k of the squares 0 … n - 1. */
function* placements(n, k, from = 0) {
  if (k === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= n - k; ++at)
    for (const rest of placements(n, k - 1, at + 1)) yield [at, ...rest];
}

export default {
  frame: "once",
  onBoard: false,
  one({ between }) {
    const n = between(2, 9);
    const k = 2 * between(1, Math.min(3, Math.floor(n / 2)));
    const d = between(1, k);
    let won = 0;
    for (const pieces of placements(n, k)) {
      const gaps = [];
      for (let i = 0; i < k; i += 2) gaps.push(pieces[i + 1] - pieces[i] - 1);
      if (winsWith(d)(gaps)) ++won;
    }
    return { input: `${n} ${k} ${d}\n`, output: `${won}\n` };
  },
  largest: ({ between }) => `10000 ${2 * between(40, 50)} ${between(1, 3)}\n`,
};
