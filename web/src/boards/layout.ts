/** How heaps share the room of the board. Pure: sizes in, sizes out. */

export interface HeapLayout {
  /** lanes side by side */
  columns: number;
  /** diameter of a stone with its margin, in pixels */
  stone: number;
  /** stones in a row of a lane */
  perRow: number;
  /** label and value stand beside the stones, not above them */
  inline: boolean;
  /** larger heaps are a labelled bar */
  mostDrawn: number;
  /** of all lanes with the gaps below them */
  height: number;
  /** whether all of it fits without scrolling */
  fits: boolean;
  /** how much higher than wide a piece is, where it is no stone */
  tall?: number;
  /** room between the lines of a row, for what leads from one to the next */
  joint?: number;
}

/**
 * The first board of the page, which stands before any script has measured it: styles alone lay it
 * out (landing/landing.css).
 */
export const byStyle: HeapLayout = {
  columns: 1,
  stone: 0,
  perRow: 5,
  inline: false,
  mostDrawn: 100,
  height: 0,
  fits: true,
};

export const laneGap = 8;
export const groupGap = 6;
const laneInset = 16;
/** room for label and value beside the stones, where the board is wide and where it is narrow */
const besideStones = { wide: 124, narrow: 92 };
const wideBoard = 460;
const aboveStones = 24;
const leastLane = 132;
/**
 * a digit of a heap's size, the gap between groups of three, and what stands left and right of it
 */
const sizeText = { digit: 11, gap: 5, beside: 24 };
const leastStone = 16;
/**
 * The bonus of a heap that is one row, in hundredths of a pixel of a stone's diameter. It counts
 * where pieces and stones are no smaller than `leastInRow`.
 */
const oneRow = { table: 2600, wide: 1800, narrow: 1800 };
const leastInRow = { pieces: { table: 22, wide: 22, narrow: 34 }, stones: 48 };
/** The price of each further row of pieces, and how far it stands from the row before. */
const furtherRow = 600;
const tallGap = 6;
export const jointHeight = 18;
const mostStone = { table: 76, wide: 56, narrow: 46 };
/** The board has the page to itself: pieces may be larger. */
export const isTable = (width: number) => width >= 780;

/** Width of a row of stones: a little air after every fifth. */
export const rowWidth = (stones: number, stone: number) =>
  stones * stone + Math.floor(Math.max(0, stones - 1) / 5) * groupGap;

export function laneHeight(
  stones: number,
  layout: Pick<HeapLayout, "stone" | "perRow" | "inline" | "tall" | "joint">,
): number {
  const gap = layout.joint ?? ((layout.tall ?? 1) > 1 ? tallGap : 0);
  const rows = Math.max(1, Math.ceil(stones / layout.perRow));
  return Math.max(
    48,
    rows * layout.stone * (layout.tall ?? 1) +
      (rows - 1) * gap +
      laneInset +
      (layout.inline ? 0 : aboveStones),
  );
}

/** A lane is wide enough for the size of its heap, in one line. */
function leastWidth(heaps: readonly bigint[]): number {
  const digits = heaps.reduce((most, heap) => Math.max(most, heap.toString().length), 1);
  const text = digits * sizeText.digit + Math.floor((digits - 1) / 3) * sizeText.gap;
  return Math.max(leastLane, text + sizeText.beside);
}

/**
 * Finds the layout with the largest stones that fit, or the least too high one if nothing fits.
 * `groups` holds the heaps of each term, `tall` how much higher than wide a piece is; with `inRow`
 * a heap's pieces stand in one row where they can, and `joint` is left between its lines.
 */
export function layoutHeaps(
  groups: readonly (readonly bigint[])[],
  width: number,
  height: number,
  tall = 1,
  inRow = tall > 1,
  joint?: number,
): HeapLayout {
  const all = groups.flat();
  const total = all.reduce((sum, heap) => sum + (heap <= 100n ? Number(heap) : 0), 0);
  const limits = total > 1500 ? [20, 0] : [100, 40, 20, 0];
  let best: HeapLayout | null = null;
  for (const mostDrawn of limits) {
    const counts = groups.map((group) =>
      group.map((heap) => (heap <= BigInt(mostDrawn) ? Number(heap) : 0)),
    );
    best = bestLayout(
      counts,
      mostDrawn,
      leastWidth(all),
      { width, height },
      { tall, inRow, joint },
    );
    // Stones are drawn while they fit; small heaps are drawn even if the board scrolls.
    if (best.fits || !all.some((heap) => heap > 20n && heap <= BigInt(mostDrawn))) return best;
  }
  return best!;
}

function bestLayout(
  counts: readonly (readonly number[])[],
  mostDrawn: number,
  laneWidth: number,
  { width, height }: { width: number; height: number },
  { tall, inRow, joint }: { tall: number; inRow: boolean; joint: number | undefined },
): HeapLayout {
  const largest = counts.reduce((most, group) => group.reduce((a, b) => Math.max(a, b), most), 1);
  const most = counts.reduce((count, group) => Math.max(count, group.length), 1);
  const widest = Math.max(
    1,
    Math.min(most, 6, Math.floor((width + laneGap) / (laneWidth + laneGap))),
  );
  let best: HeapLayout | null = null;
  let bestScore = -Infinity;
  const size = width >= wideBoard ? "wide" : "narrow";
  const place = isTable(width) ? "table" : size;
  const largestStone = mostStone[place];
  for (const inline of [true, false]) {
    for (let columns = 1; columns <= widest; columns++) {
      const lane = (width - laneGap * (columns - 1)) / columns;
      const room = lane - laneInset - (inline ? besideStones[size] : 0);
      // Two rows of them are of one length; so few that they are told at a glance stand in one.
      const halves = inRow && largest > 5 ? [Math.ceil(largest / 2)] : [];
      for (const asked of [20, 10, 5, ...halves]) {
        const perRow = Math.min(asked, largest);
        const gaps = rowWidth(perRow, 0);
        const stone = Math.min(largestStone, Math.floor((room - gaps) / perRow));
        if (stone < leastStone) continue;
        for (let diameter = stone; diameter >= leastStone; diameter -= 2) {
          const sizes = {
            columns,
            stone: diameter,
            perRow,
            inline,
            tall,
            ...(joint === undefined ? {} : { joint }),
          };
          const needed = totalHeight(counts, sizes);
          const fits = needed <= height;
          // Larger stones first; then fewer columns, longer rows, labels beside.
          // A heap is drawn as one row, if its stones need not be small.
          const rows = Math.ceil(largest / perRow);
          const row =
            (rows === 1 && diameter >= (inRow ? leastInRow.pieces[place] : leastInRow.stones)
              ? oneRow[place]
              : 0) - (inRow ? (rows - 1) * furtherRow : 0);
          const score = fits
            ? diameter * 100 + row - columns * 10 + perRow + (inline ? 4 : 0)
            : -1000 - (needed - height) - Math.abs(diameter - 24) * 4;
          if (score > bestScore) {
            bestScore = score;
            best = { ...sizes, mostDrawn, height: needed, fits };
          }
          if (fits) break;
        }
      }
    }
  }
  if (best) return best;
  const sizes = { columns: 1, stone: leastStone, perRow: 5, inline: false };
  return { ...sizes, mostDrawn, height: totalHeight(counts, sizes), fits: false };
}

function totalHeight(
  counts: readonly (readonly number[])[],
  layout: Pick<HeapLayout, "columns" | "stone" | "perRow" | "inline" | "tall" | "joint">,
): number {
  let height = 0;
  for (const group of counts) {
    for (let at = 0; at < group.length; at += layout.columns) {
      const tallest = group
        .slice(at, at + layout.columns)
        .reduce((most, stones) => Math.max(most, laneHeight(stones, layout)), 0);
      height += tallest + laneGap;
    }
  }
  return height;
}

/**
 * A point of the screen in the sizes of an element that may be drawn larger than it is laid out.
 */
export function pointIn(element: HTMLElement, x: number, y: number): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const shown = element.offsetWidth > 0 ? box.width / element.offsetWidth : 1;
  return { x: (x - box.left) / shown, y: (y - box.top) / shown };
}
