/** Steps of a proof, put in order. Pure. */

/**
 * The place of the first step that stands before one that it rests on; -1 where all may stand as
 * they do. `order` has the steps' numbers from 0, `needs` what each rests on.
 */
export function firstMisplaced(
  order: readonly number[],
  needs: readonly (readonly number[])[],
): number {
  const stood = new Set<number>();
  return order.findIndex((step) => {
    const may = needs[step]!.every((one) => stood.has(one));
    stood.add(step);
    return !may;
  });
}

/** "3,1,2", counted from 1; null where it is no order of so many steps. */
export function readOrder(said: string, count: number): number[] | null {
  const order = said.split(",").map((one) => (/^\s*\d{1,3}\s*$/.test(one) ? Number(one) - 1 : -1));
  const whole = order.length === count && new Set(order).size === count;
  return whole && order.every((one) => one >= 0 && one < count) ? order : null;
}

/** The order with one step moved by one place; the same where it can't go further. */
export function moved(order: readonly number[], at: number, by: -1 | 1): readonly number[] {
  const to = at + by;
  if (to < 0 || to >= order.length) return order;
  return order.map((step, place) => (place === at ? order[to]! : place === to ? order[at]! : step));
}

/** An order to begin with that is wrong, always the same for the same seed and steps. */
export function shuffled(seed: string, needs: readonly (readonly number[])[]): number[] {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619) >>> 0;
  const next = (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const order = needs.map((_, at) => at);
  for (let left = order.length - 1; left > 0; left--) {
    const other = next(left + 1);
    [order[left], order[other]] = [order[other]!, order[left]!];
  }
  // Backwards, at least one step stands before what it rests on.
  return firstMisplaced(order, needs) < 0 ? order.sort((a, b) => b - a) : order;
}
