/** Of so many lost sizes at least a law is read off. */
const fewest = 3;

/**
 * The number whose multiples are the sizes below a heap that are lost, and are all of them; null
 * where there is none.
 */
export function multiplesOf(lost: readonly bigint[], heap: bigint): bigint | null {
  const step = lost[1] ?? 0n;
  if (lost.length < fewest || step < 2n) return null;
  const regular = lost.every((size, at) => size === BigInt(at) * step);
  return regular && BigInt(lost.length) * step > heap ? step : null;
}
