/**
 * What every heap has that is drawn as a lane: its name and size, what it is worth, and a bar where
 * it is too big.
 */
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import type { HeapLayout } from "./layout";

export interface LaneProps {
  term: number;
  part: number;
  /** number of the heap through the whole sum */
  heap: number;
  stones: bigint;
  value: bigint | null;
  layout: HeapLayout;
  /** the largest heap of the board: a bar's full length */
  largest: bigint;
}

export function LaneLabel({ heap, stones }: LaneProps) {
  return (
    <span class="lane-label">
      <span class="lane-name">{strings.value.board.heap(heap)}</span>
      <span class="lane-count">{formatInteger(stones)}</span>
    </span>
  );
}

export function LaneValue({ value }: LaneProps) {
  const s = strings.value;
  if (value === null) return <span class="lane-value" />;
  return (
    <span class="lane-value" title={s.board.valueOf(formatInteger(value))}>
      <span aria-hidden="true">g</span>
      <span class="visually-hidden">{s.board.valueOf("")}</span>
      <b>{formatInteger(value)}</b>
    </span>
  );
}

interface BarProps {
  lane: LaneProps;
  classes: string;
  pressed: boolean;
  disabled: boolean;
  /** what the move that is being chosen does to it */
  note: string | null;
  open: () => void;
}

/** A heap too big to draw: a press asks how many. */
export function LaneBar({ lane, classes, pressed, disabled, note, open }: BarProps) {
  const { heap, largest, stones } = lane;
  return (
    <button
      type="button"
      class={`${classes} lane-bar`}
      aria-label={strings.value.board.heapWords(heap, stones)}
      aria-pressed={pressed}
      disabled={disabled}
      data-heap={heap}
      onClick={open}
    >
      <LaneLabel {...lane} />
      <span class="bar" aria-hidden="true">
        <span
          class="bar-fill"
          style={{ width: `${largest > 0n ? Number((stones * 1000n) / largest) / 10 : 0}%` }}
        />
        {note === null ? null : <span class="bar-note">{note}</span>}
      </span>
      <LaneValue {...lane} />
    </button>
  );
}

/** How the stones of a lane are laid out. */
export const stonesStyle = ({ perRow, stone }: HeapLayout) => ({
  "--stone": `${stone}px`,
  gridTemplateColumns: `repeat(${perRow}, auto)`,
});

/** A little air after every fifth. */
export const isFifth = (i: number, { perRow }: HeapLayout) =>
  (i % perRow) % 5 === 4 && (i % perRow) + 1 < perRow ? "" : undefined;
