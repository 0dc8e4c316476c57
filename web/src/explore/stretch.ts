/** Which part of a list is shown. Pure. */
export interface Stretch {
  from: number;
  to: number;
}

/** A plot shows at least so many values. */
export const fewest = 10;

/** The stretch brought back inside the list. */
export function inside(stretch: Stretch, length: number): Stretch {
  const span = Math.min(Math.max(fewest, length), Math.max(fewest, stretch.to - stretch.from));
  const from = Math.max(0, Math.min(stretch.from, length - span));
  return { from, to: from + span };
}

/** Grown by `factor` around the value `at`, which stays where it is. */
export function zoomed(stretch: Stretch, factor: number, at: number, length: number): Stretch {
  const span = Math.max(fewest, (stretch.to - stretch.from) / factor);
  const share = (at - stretch.from) / Math.max(1e-9, stretch.to - stretch.from);
  const from = at - share * span;
  return inside({ from, to: from + span }, length);
}
