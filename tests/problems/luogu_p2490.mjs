import { recursion } from "./random.mjs";

/**
 * By d: does the player to move win? White stands first, and the colours alternate; `turn` 0 is
 * white's. White pieces move right and black ones left, over no other piece, up to d in one move.
 */
const known = new Map();
function winsWith(d) {
  if (known.has(d)) return known.get(d);
  // The squares that the pieces from `at` on may come to where `left` more may move.
  const after = (pieces, turn, at, left) => {
    if (at >= pieces.length) return [pieces];
    const all = after(pieces, turn, at + 2, left);
    const step = turn === 0 ? 1 : -1;
    for (let to = pieces[at] + step; left > 0 && to !== pieces[at + step]; to += step)
      all.push(...after(pieces.with(at, to), turn, at + 2, left - 1));
    return all;
  };
  const wins = recursion(({ pieces, turn }) =>
    after(pieces, turn, turn, d)
      .filter((moved) => moved.some((place, at) => place !== pieces[at]))
      .map((moved) => ({ pieces: moved, turn: 1 - turn })),
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
    for (const pieces of placements(n, k)) if (winsWith(d)({ pieces, turn: 0 })) ++won;
    return { input: `${n} ${k} ${d}\n`, output: `${won}\n` };
  },
  largest: ({ between }) => `10000 ${2 * between(40, 50)} ${between(1, 3)}\n`,
};
