/** Pairs of numbers from which whoever moves loses, among those that can still be reached. Pure. */
export type Place = readonly [bigint, bigint];

/** Both orders of two numbers are one pair; squares that are mirrored stand together. */
export interface ColdPair {
  places: readonly Place[];
}

export const samePlace = (a: Place, b: Place | null): boolean =>
  b !== null && a[0] === b[0] && a[1] === b[1];

/**
 * The pairs that are worth 0, by the smaller number; `values`: of all pairs up to `here`, row by
 * row from below.
 */
export function coldPairs(values: ArrayLike<number>, here: Place): ColdPair[] {
  const columns = Number(here[0]) + 1;
  const pairs = new Map<string, Place[]>();
  for (let at = 0; at < values.length; at++) {
    if (values[at] !== 0) continue;
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const key = `${Math.min(x, y)} ${Math.max(x, y)}`;
    pairs.set(key, [...(pairs.get(key) ?? []), [BigInt(x), BigInt(y)]]);
  }
  const least = ({ places: [[x, y] = [0n, 0n]] }: ColdPair) => (x < y ? x : y);
  return [...pairs.values()]
    .map((places) => ({ places: places.sort(([a], [b]) => Number(a - b)) }))
    .sort((a, b) => Number(least(a) - least(b)));
}

const mostFirst = 3;
const mostNear = 2;

/** Of many the first ones and those beside the one that is spoken of; null for a gap. */
export function somePairs(pairs: readonly ColdPair[], told: Place | null): (ColdPair | null)[] {
  const at = pairs.findIndex(({ places }) => places.some((one) => samePlace(one, told)));
  const kept = pairs.map((_, n) => n < mostFirst || Math.abs(n - at) <= mostNear);
  return pairs.flatMap((pair, n): (ColdPair | null)[] =>
    kept[n] ? [pair] : n === 0 || kept[n - 1] ? [null] : [],
  );
}
