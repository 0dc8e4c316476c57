/**
 * What every heap has that is drawn as a lane: its name and size, what it is worth, and a bar where
 * it is too big.
 */
import type { ComponentChildren, HTMLAttributes, Ref } from "preact";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { byStyle, type HeapLayout } from "./layout";
import type { MoveRecord } from "#module/nimber.js";

export interface LaneProps {
  term: number;
  part: number;
  /** number of the heap through the whole sum */
  heap: number;
  /** which number of its part it is, where it is no heap: "1.2" */
  at?: string;
  /** what it is called where it is no heap; "" for a heap that needs no number */
  name?: string;
  stones: bigint;
  value: bigint | null;
  layout: HeapLayout;
  /** the largest heap of the board: a bar's full length */
  largest: bigint;
}

function LaneLabel({ heap, name, stones }: LaneProps) {
  return (
    <span class="lane-label">
      <span class="lane-name">{name ?? strings.value.board.heap(heap)}</span>
      <span class="lane-count">{formatInteger(stones)}</span>
    </span>
  );
}

export function LaneValue({ value }: Pick<LaneProps, "value">) {
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

/** The classes of every lane; `chosen` is what is selected in it. */
export const laneClasses = (layout: HeapLayout, chosen: { hover: boolean } | null) => [
  "lane",
  layout === byStyle ? "lane-styled" : layout.inline ? "lane-inline" : "lane-stacked",
  chosen && !chosen.hover ? "lane-chosen" : "",
];

/** The element of a heap's stone that is nearest to a point, and where it is on the screen. */
export function nearestStone(box: HTMLElement, x: number, y: number) {
  let best: { i: number; at: DOMRect } | null = null;
  let least = Infinity;
  for (const stone of box.querySelectorAll<HTMLElement>("[data-i]:not([data-gone])")) {
    const at = stone.getBoundingClientRect();
    const dx = Math.max(at.left - x, 0, x - at.right);
    const dy = Math.max(at.top - y, 0, y - at.bottom);
    const away = dx * dx + dy * dy * 4;
    if (away >= least) continue;
    least = away;
    best = { i: Number(stone.dataset["i"]), at };
  }
  return best;
}

/** The stones of a heap small enough to be drawn, with its words for those who can't see it. */
export function LaneStones({
  lane,
  classes,
  move,
  moveWords,
  box,
  stoneClass,
  drawn,
  joined = false,
  note,
  ...handlers
}: {
  lane: LaneProps;
  classes: readonly string[];
  /** the move that is chosen in it, and its words */
  move: MoveRecord | null;
  moveWords: (move: MoveRecord) => string;
  box: Ref<HTMLDivElement>;
  stoneClass: (i: number) => string;
  /** so many are drawn: those of the heap, then those seen leaving it */
  drawn: number;
  /** it is one row, which goes on from line to line */
  joined?: boolean;
  note?: ComponentChildren;
} & Pick<
  HTMLAttributes<HTMLDivElement>,
  | "onBlur"
  | "onClick"
  | "onKeyDown"
  | "onPointerCancel"
  | "onPointerDown"
  | "onPointerLeave"
  | "onPointerMove"
  | "onPointerUp"
>) {
  const { heap, layout, stones } = lane;
  const { mayMove } = useTable();
  const s = strings.value;
  const count = Number(stones);
  const words = laneWords(lane);
  return (
    <div
      class={classes.join(" ")}
      role="slider"
      tabIndex={mayMove.value && stones > 0n ? 0 : -1}
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={move ? Number(move.amount) : 0}
      aria-valuetext={move ? moveWords(move) : words}
      aria-disabled={!mayMove.value || stones === 0n}
      data-heap={heap}
      data-at={lane.at}
      {...handlers}
    >
      <LaneLabel {...lane} />
      <div class="stones" ref={box} aria-hidden="true" style={stonesStyle(layout)}>
        {Array.from({ length: drawn }, (_, i) => (
          <span
            key={i}
            class={stoneClass(i)}
            data-i={i}
            data-gone={i >= count ? "" : undefined}
            data-fifth={isFifth(i, layout)}
            style={joined ? { gridRow: 2 * Math.floor(i / layout.perRow) + 1 } : undefined}
          />
        ))}
        {joined
          ? Array.from({ length: Math.ceil(drawn / layout.perRow) - 1 }, (_, line) => (
              <i key={`joint ${line}`} class="lane-joint" style={{ gridRow: 2 * line + 2 }} />
            ))
          : null}
        {drawn === 0 ? <span class="stones-none">{s.board.noStones}</span> : null}
      </div>
      <LaneValue {...lane} />
      {note}
    </div>
  );
}

interface BarProps {
  lane: LaneProps;
  classes: readonly string[];
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
      class={`${classes.join(" ")} lane-bar`}
      aria-label={laneWords(lane)}
      aria-pressed={pressed}
      aria-disabled={disabled}
      data-heap={heap}
      data-at={lane.at}
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

const laneWords = ({ heap, name, stones }: LaneProps) =>
  name
    ? strings.value.boards.numberWords(name, stones)
    : strings.value.board.heapWords(heap, stones);

/** How the stones of a lane are laid out. */
const stonesStyle = (layout: HeapLayout) =>
  layout === byStyle
    ? undefined
    : {
        "--stone": `${layout.stone}px`,
        gridTemplateColumns: `repeat(${layout.perRow}, auto)`,
      };

/** A little air after every fifth. */
const isFifth = (i: number, layout: HeapLayout) => {
  const at = i % layout.perRow;
  return at % 5 === 4 && (at + 1 < layout.perRow || layout === byStyle) ? "" : undefined;
};
