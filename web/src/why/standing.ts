/** Heaps whose values cancel two by two: the equal ones first, then those worth the same. Pure. */

export interface Worth {
  size: bigint;
  value: bigint;
}

export interface Standing {
  /** each two sizes with what either is worth */
  pairs: readonly { sizes: readonly [bigint, bigint]; value: bigint }[];
  /** sizes worth nothing, each once */
  nothing: readonly bigint[];
  /** what has no partner */
  single: readonly Worth[];
}

/** Takes away two at a time of those for which `key` is the same. */
function takePairs(heaps: readonly Worth[], key: (heap: Worth) => bigint) {
  const waiting = new Map<bigint, Worth>();
  const pairs: [Worth, Worth][] = [];
  for (const heap of heaps) {
    const other = waiting.get(key(heap));
    if (!other) waiting.set(key(heap), heap);
    else {
      waiting.delete(key(heap));
      pairs.push([other, heap]);
    }
  }
  for (const pair of pairs) pair.sort((a, b) => (a.size < b.size ? -1 : 1));
  return { pairs, single: [...waiting.values()] };
}

export function standingOf(heaps: readonly Worth[]): Standing {
  const equal = takePairs(heaps, ({ size }) => size);
  const zero = equal.single.filter(({ value }) => value === 0n);
  const alike = takePairs(
    equal.single.filter(({ value }) => value !== 0n),
    ({ value }) => value,
  );
  return {
    pairs: [...alike.pairs, ...equal.pairs].map(([one, other]) => ({
      sizes: [one.size, other.size],
      value: one.value,
    })),
    nothing: [...new Set(zero.map(({ size }) => size))],
    single: alike.single,
  };
}

/** Each size once, in order. */
export function sizesOnce(heaps: readonly Worth[]): Worth[] {
  const bySize = new Map(heaps.map((heap) => [heap.size, heap]));
  return [...bySize.values()].sort((a, b) => (a.size < b.size ? -1 : 1));
}
