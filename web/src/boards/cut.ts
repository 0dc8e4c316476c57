/**
 * Moves that split a heap, as cuts of its row of stones. A cut takes a run of neighbours and leaves
 * what stands on either side; a cut of no stone only splits. Pure: the moves come from the module.
 */
import type { RowPlace } from "../state/table";
import type { MoveRecord } from "#module/nimber.js";

export interface Cut {
  /** stones from `from` to `to` - 1 go, counted from 0 */
  from: number;
  to: number;
  move: MoveRecord;
  /** a move may take this many stones from the middle as well */
  inner: boolean;
}

/** Every place in a row of `stones` where one of the moves can be made. */
export function cutsOf(moves: readonly MoveRecord[], stones: number): Cut[] {
  const split = new Set(
    moves.filter(({ after }) => after.length === 2).map(({ amount }) => amount),
  );
  // Where stones go from the middle at all, the end is pointed at like any other place.
  const bites = [...split].some((amount) => amount > 0n);
  const cuts: Cut[] = [];
  for (const move of moves) {
    const amount = Number(move.amount);
    const inner = bites || split.has(move.amount);
    const add = (from: number, as = move) =>
      cuts.push({ from, to: from + amount, move: as, inner });
    const [left, right] = move.after;
    if (left !== undefined && right !== undefined) {
      add(Number(left));
      // From the other end what is left is told in the order in which it stands.
      if (left !== right) add(Number(right), { ...move, after: [right, left] });
    } else {
      add(stones - amount);
      if (stones > amount) add(0);
    }
  }
  return cuts;
}

/** The cut meant by pointing at x, measured in stones from the left end of the row. */
export function cutAt(cuts: readonly Cut[], x: number): Cut | null {
  let best: Cut | null = null;
  let least = Infinity;
  for (const cut of cuts) {
    // What can only go from an end goes from the right: a stone and those after it.
    if (
      cut.from === 0 &&
      !cut.inner &&
      cuts.some((other) => other.move === cut.move && other.from > 0)
    )
      continue;
    const middle = Math.abs((cut.from + cut.to) / 2 - x);
    const leftEnd = cut.from === 0 && cut.move.after[0] !== 0n;
    const edge = leftEnd ? Math.abs(cut.to - 0.5 - x) : Math.abs(cut.from + 0.5 - x);
    const size = (cut.to - cut.from) / 1000;
    const away =
      size +
      (cut.move.after.length === 2
        ? middle
        : cut.inner
          ? Math.min(middle, edge + 0.3)
          : edge + 0.01 * (cut.from === 0 ? 1 : 0));
    // A gap is meant only close to it.
    const score = cut.from === cut.to ? away + 0.15 : away;
    if (score < least) {
      least = score;
      best = cut;
    }
  }
  return best;
}

/**
 * The cut that a second tap means: beside the stones of the first one both go; on one of several
 * only that one, where it may go alone; else it is the same cut. Null where the tap begins anew.
 */
export function cutTapped(cuts: readonly Cut[], before: Cut, x: number): Cut | null {
  const at = Math.floor(x);
  const { from, inner, to } = before;
  if (!inner || from === to || at < from - 1 || at > to) return null;
  const alone = at >= from && at < to && cuts.find((cut) => cut.from === at && cut.to === at + 1);
  const one = { from: Math.min(from, at), to: Math.max(to, at + 1) };
  return alone || (cuts.find((cut) => cut.from === one.from && cut.to === one.to) ?? null);
}

/**
 * The cut of more stones, or of fewer, with those of the first one among them: more go on to the
 * right. Where all moves take as many it is the next place. Null where there is none.
 */
export function cutGrown(cuts: readonly Cut[], now: Cut, by: number): Cut | null {
  const sizeOf = (cut: Cut) => cut.to - cut.from;
  const size = sizeOf(now);
  if (cuts.every((cut) => sizeOf(cut) === size))
    return cuts.find((cut) => cut.from === now.from + by) ?? null;
  const others = cuts.filter((cut) => (by > 0 ? sizeOf(cut) > size : sizeOf(cut) < size));
  const within = ({ from, to }: Cut, other: Cut) => from >= other.from && to <= other.to;
  const away = (cut: Cut) =>
    1000 * Math.abs(sizeOf(cut) - size) +
    (within(now, cut) || within(cut, now) ? 0 : 500) +
    Math.abs(cut.from - now.from);
  return others.reduce<Cut | null>(
    (best, cut) => (best === null || away(cut) < away(best) ? cut : best),
    null,
  );
}

/** The cut as a place that is chosen, from which the choice goes on. */
export function placeOf(cuts: readonly Cut[], cut: Cut): RowPlace {
  const { from, to } = cut;
  const beside = [cutTapped(cuts, cut, from - 0.5), cutTapped(cuts, cut, to + 0.5)];
  const alone = cutTapped(cuts, cut, from + 0.5);
  return {
    from,
    tap: beside.some(Boolean)
      ? "beside"
      : alone && alone.to - alone.from < to - from
        ? "one"
        : "again",
    step: (by) => {
      const next = cutGrown(cuts, cut, by);
      return next && { move: next.move, place: placeOf(cuts, next) };
    },
  };
}

/** The cut meant by drawing over the stones from one to another, both included. */
export function cutOver(cuts: readonly Cut[], one: number, other: number): Cut | null {
  const from = Math.min(one, other);
  const to = Math.max(one, other) + 1;
  let best: Cut | null = null;
  let least = Infinity;
  for (const cut of cuts) {
    const away = Math.abs(cut.from - from) + Math.abs(cut.to - to);
    if (away < least) {
      least = away;
      best = cut;
    }
  }
  return best;
}
