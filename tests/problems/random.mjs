// A small generator of its own, so that every run asks the same.

/** Numbers below a bound, from a seed. */
export function generator(seed) {
  let state = seed >>> 0;
  const below = (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
  const between = (low, high) => low + below(high - low + 1);
  return {
    below,
    between,
    pick: (list) => list[below(list.length)],
    many: (low, high, make) => Array.from({ length: between(low, high) }, (_, at) => make(at)),
  };
}

/**
 * Plain win or lose recursion: `options(position)` lists the positions one move away. A position is
 * anything that JSON tells apart. `misere`: whoever can't move wins.
 */
export function recursion(options, misere = false) {
  const known = new Map();
  return function wins(position) {
    const key = JSON.stringify(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    const all = options(position);
    const won = all.length === 0 ? misere : all.some((option) => !wins(option));
    known.set(key, won);
    return won;
  };
}

/** Grundy values by plain recursion. */
export function grundy(options) {
  const known = new Map();
  return function value(position) {
    const key = JSON.stringify(position);
    const found = known.get(key);
    if (found !== undefined) return found;
    const seen = new Set(options(position).map((option) => value(option)));
    let mex = 0;
    while (seen.has(mex)) ++mex;
    known.set(key, mex);
    return mex;
  };
}

/** All positions that one move in one of the parts leads to. */
export const inOnePart = (options) => (parts) =>
  parts.flatMap((part, at) =>
    options(part).map((option) => [...parts.slice(0, at), option, ...parts.slice(at + 1)]),
  );

/** The input of a problem that these cases make. */
export function joined(problem, all) {
  const text = all.map((one) => one.input).join("");
  if (problem.frame === "counted") return `${all.length}\n${text}`;
  return problem.frame === "until-zero" ? `${text}${problem.end ?? "0"}\n` : text;
}
