/** A part's numbers as lanes: stones, or a bar where a number is large. */
import { useRef } from "preact/hooks";
import { useTable } from "../state/selection";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { keysOf, usePointing, usePreview, type Pointed } from "./choose";
import { LaneBar, LaneStones, laneClasses, nearestStone } from "./Lane";
import type { HeapLayout } from "./layout";
import type { BoardProps } from "./props";
import { becomesAt, goneOf, moveAt, type Numbers } from "./results";
import type { MoveRecord } from "#module/nimber.js";

const steps = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -5000,
  End: 5000,
};

export interface PartProps extends BoardProps {
  part: number;
  numbers: Numbers;
  moves: readonly MoveRecord[];
  /** the list of moves is whole */
  whole: boolean;
  /** the term has no other part */
  alone: boolean;
}

/** The keys of a part go along all of its moves. */
export function usePartKeys(term: number, part: number) {
  const table = useTable();
  const name = { term, part };
  return keysOf(table, name, {
    steps,
    moves: () => table.movesOf(name),
    enter: async () => {
      const list = await table.movesOf(name);
      if (list.length > 0) table.select(name, list, list[0]!, false);
    },
    digit: async (_, digits) => {
      const list = await table.movesOf(name);
      const found = list.find(
        ({ leaves }) => leaves.length === 1 && leaves[0]![0] === BigInt(digits),
      );
      if (found) table.select(name, list, found, false);
    },
  });
}

/** The heaps that stay, as a heap of the house that is split tells them. */
const leftWords = ({ leaves }: MoveRecord) =>
  leaves
    .flat()
    .filter((n) => n > 0n)
    .map(formatInteger)
    .join(" + ") || "0";

/** One number as stones, or as a bar where it is large. */
export function NumberLane({
  at,
  name,
  value,
  ...given
}: PartProps & { at: number; name: string | undefined; value: bigint | null }) {
  const { layout, largest, term, number, part, numbers, moves } = given;
  const s = strings.value;
  const table = useTable();
  const { isSelected, mayMove, select, selection } = table;
  const preview = usePreview(number);
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = usePartKeys(number, part);
  const { shape } = term;
  const place = { term: number, part };
  const pointing = usePointing(table, place, (event): Pointed | null => {
    if (!box.current || !mayMove.peek()) return null;
    const stone = nearestStone(box.current, event.clientX, event.clientY);
    const move = moveAt(moves, numbers, at, shape, stone?.i ?? 0);
    return move && { moves, move };
  });
  const stones = numbers[at]!;
  const shown = preview?.part === part ? preview : null;
  const gone = shown && goneOf(shown, numbers, at, shape);
  const chosen = isSelected(place) ? selection.value : null;
  const now = shown && becomesAt(shown, numbers, at, shape);
  const note =
    shown && (now !== null ? now !== stones : shape === "number")
      ? `→ ${now === null ? leftWords(shown) : formatInteger(now)}`
      : null;
  const lane = {
    term: number,
    part,
    heap: term.firstHeap + part - 1,
    ...(name === undefined ? {} : { name }),
    ...(name ? { at: `${part}.${at + 1}` } : {}),
    stones,
    value,
    layout,
    largest,
  };
  const classes = [
    ...laneClasses(layout, chosen),
    shown ? "lane-shown" : "",
    stones === 0n ? "lane-empty" : "",
  ];
  if (stones > BigInt(layout.mostDrawn))
    return (
      <LaneBar
        lane={lane}
        classes={classes}
        pressed={chosen !== null}
        disabled={!mayMove.value}
        note={note}
        open={() => {
          if (moves.length > 0) select(place, moves, null, false);
        }}
      />
    );
  const cuts = new Set(
    (chosen?.moves ?? []).map((move) => {
      const left = becomesAt(move, numbers, at, shape);
      return left === null || left >= stones ? -1 : Number(left);
    }),
  );
  return (
    <LaneStones
      lane={lane}
      classes={classes}
      move={chosen?.move ?? null}
      moveWords={(move) => s.move(move, { terms: table.view.value?.terms ?? [] })}
      box={box}
      drawn={Number(stones)}
      stoneClass={(i) =>
        `stone${gone && i >= gone.from && i < gone.to ? " stone-going" : ""}${cuts.has(i) ? " stone-cut" : ""}`
      }
      note={note === null ? null : <span class="lane-note">{note}</span>}
      onKeyDown={onKeyDown}
      {...pointing}
    />
  );
}

export function Lanes(props: PartProps & { layout: HeapLayout }) {
  const { term, numbers, layout } = props;
  const s = strings.value;
  const nameOf = (at: number) => {
    if (term.shape === "bag") return `${term.names[0] ?? ""}[${at + 1}]`;
    return term.names[at] ?? s.boards.cellTitle(at + 1);
  };
  const largest = numbers.reduce((most, n) => (n > most ? n : most), props.largest);
  return (
    <div class="lanes" style={{ gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))` }}>
      {numbers.map((_, at) => (
        <NumberLane key={at} {...props} at={at} name={nameOf(at)} value={null} largest={largest} />
      ))}
    </div>
  );
}
