/**
 * A track that is wider than its board goes on in another row: a strip as lines of text do, a slope
 * as a path that turns back. Pure: counts and sizes in, places out.
 */

/** More rows are too high for a phone: such a track stays one row, which scrolls. */
const mostFlights = 3;

export interface Flights {
  count: number;
  /** columns in each, but for the last */
  per: number;
}

/**
 * The fewest rows of columns at least `least` wide that fit into `room`; else one that does not.
 */
export function flightsOf(columns: number, least: number, room: number): Flights {
  for (let count = 1; count <= mostFlights; count++) {
    const per = Math.max(1, Math.ceil(columns / count));
    if (per * least <= room) return { count, per };
  }
  return { count: 1, per: columns };
}

export interface TrackSizes {
  columns: number;
  /** of a column */
  width: number;
  /** of the pieces that stand on the top beside the first one */
  crowd: number;
  /** from the foot of a row to the feet of the pieces on its first column */
  foot: number;
  /** what each column is higher than the one before; 0: the rows stand under each other */
  rise: number;
  /** the height between two rows, foot to foot; on a slope between the feet where it turns */
  apart: number;
}

/** Where the columns are; heights go up from the foot of the lowest row. */
export function trackPlan({ count, per }: Flights, sizes: TrackSizes) {
  const { columns, width, crowd, foot, rise, apart } = sizes;
  const level = rise === 0;
  const flight = (column: number) => Math.floor(Math.max(0, column) / per);
  /** Whether a row is walked from right to left. */
  const turned = (row: number) => !level && row % 2 === 1;
  // Those beside the top stand on its far side.
  const before = turned(count - 1) ? crowd : 0;
  const left = (column: number) => {
    const along = column - flight(column) * per;
    return before + (turned(flight(column)) ? per - 1 - along : along) * width;
  };
  /** The foot of a row. */
  const base = (row: number) =>
    level ? (count - 1 - row) * apart : row * (apart + (per - 1) * rise);
  /** The feet of a piece on a column. */
  const ground = (column: number) =>
    base(flight(column)) + foot + (column - flight(column) * per) * rise;

  /**
   * The column at a point. It is touched from `below` under its ground upwards, but no lower than
   * `head` above the ground of the row beneath.
   */
  const columnAt = (x: number, height: number, below: number, head = Infinity): number => {
    const slot = Math.max(0, Math.min(per - 1, Math.floor((x - before) / width)));
    const downwards = Array.from({ length: count }, (_, row) =>
      Math.min(columns - 1, row * per + (turned(row) ? per - 1 - slot : slot)),
    ).sort((a, b) => ground(b) - ground(a));
    const foot = (column: number, at: number) =>
      Math.min(ground(column) - below, ground(downwards[at + 1] ?? column) + head);
    return downwards.find((column, at) => height >= foot(column, at)) ?? downwards.at(-1) ?? 0;
  };

  /**
   * From the middle of one column, or the edge before the first, to the middle of another: a
   * stretch in each row between them.
   */
  const stretches = (from: number | null, to: number) => {
    const [low, high] = from !== null && from > to ? [to, from] : [from ?? 0, to];
    const rows = Array.from(
      { length: flight(high) - flight(low) + 1 },
      (_, at) => flight(low) + at,
    );
    return rows.map((row) => {
      const first = Math.max(low, row * per);
      const last = Math.min(high, row * per + per - 1);
      const [near, end] = turned(row) ? [1, 0] : [0, 1];
      const a = left(first) + (first === low && from !== null ? 0.5 : near) * width;
      const b = left(last) + (last === high ? 0.5 : end) * width;
      return { row, left: Math.min(a, b), width: Math.abs(b - a) };
    });
  };

  return { base, columnAt, flight, ground, left, stretches, turned, width: per * width + crowd };
}
