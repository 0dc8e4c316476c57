/**
 * One heap: stones in rows, or a bar with its number. Only draws; which moves there are is told by
 * the module.
 */
import { useRef } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { keysOf, usePointing } from "./choose";
import { LaneBar, LaneStones, laneClasses, nearestStone, type LaneProps } from "./Lane";
import type { MoveRecord } from "#module/nimber.js";

const distance = (a: bigint, b: bigint) => (a > b ? a - b : b - a);

/**
 * The move that leaves as many stones as stand before the one pointed at, or the nearest there is.
 */
function moveLeaving(moves: readonly MoveRecord[], left: bigint): MoveRecord | null {
  let best: MoveRecord | null = null;
  for (const move of moves) {
    if (move.kind !== "take") continue;
    if (!best || distance(move.after[0]!, left) < distance(best.after[0]!, left)) best = move;
  }
  return best;
}

/**
 * How many stones a move leaves of a heap; null where it takes none from it. Wythoff's queen may
 * take from two.
 */
function leftOf(move: MoveRecord | null, { term, part }: LaneProps): bigint | null {
  if (move?.term !== term) return null;
  if (move.kind === "both") return move.after[part - 1] ?? null;
  return move.kind === "take" && move.part === part ? move.after[0]! : null;
}

const steps = {
  ArrowLeft: 1,
  ArrowUp: 1,
  ArrowRight: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -1000,
  End: 1000,
};

export function HeapLane(lane: LaneProps) {
  const { term, part, stones, layout } = lane;
  const s = strings.value;
  const table = useTable();
  const { isSelected, leaving, mayMove, movesOf, previewed, returning, select, selection } = table;
  const name = { term, part };
  const stonesBox = useRef<HTMLDivElement>(null);
  const pointing = usePointing(table, name, async (event) => {
    if (!stonesBox.current || !mayMove.peek()) return null;
    const at = nearestStone(stonesBox.current, event.clientX, event.clientY);
    if (at === null) return null;
    const moves = await movesOf(name);
    const move = moveLeaving(moves, BigInt(at.i));
    return move && { moves, move };
  });
  const drawn = stones <= BigInt(layout.mostDrawn);
  const chosen = isSelected(name) ? selection.value : null;
  const left = leftOf(previewed.value, lane);
  const gone = leftOf(leaving.value, lane) === stones ? stones + leaving.value!.amount : stones;
  const ghosts = gone <= BigInt(layout.mostDrawn) ? gone : stones;
  const classes = [
    ...laneClasses(layout, chosen),
    left === null ? "" : "lane-shown",
    ghosts === 0n ? "lane-empty" : "",
  ];

  if (!drawn)
    return (
      <LaneBar
        lane={lane}
        classes={classes}
        pressed={chosen !== null}
        disabled={!mayMove.value}
        note={
          left === null
            ? null
            : `−${formatInteger(previewed.value!.amount)} → ${formatInteger(left)}`
        }
        open={() => table.typeFor(name)}
      />
    );

  const onKeyDown = keysOf(table, name, {
    steps,
    moves: () => movesOf(name),
    digit: async (_, number) => {
      const moves = await movesOf(name);
      const exact = moves.find((move) => move.amount === BigInt(number));
      if (exact) select(name, moves, exact, false);
    },
  });

  const count = Number(stones);
  const from = left === null ? count : Number(left);
  const backFrom = returning.value.reduce((least, move) => {
    const stayed = leftOf(move, lane);
    return stayed === null ? least : Math.min(least, Number(stayed));
  }, count);
  const reachable = new Set(
    (chosen?.moves ?? [])
      .filter((move) => move.kind === "take")
      .map((move) => Number(move.after[0])),
  );
  const stoneClass = (i: number) => {
    const leaves = i >= count;
    return [
      "stone",
      leaves ? "stone-gone" : i >= from ? "stone-going" : "",
      !leaves && i >= backFrom ? "stone-back" : "",
      reachable.has(i) ? "stone-cut" : "",
    ]
      .filter(Boolean)
      .join(" ");
  };

  return (
    <LaneStones
      lane={lane}
      classes={classes}
      move={chosen?.move ?? null}
      moveWords={(move) => `${s.move(move, { terms: [] })}, ${s.leaves(move, { terms: [] })}`}
      box={stonesBox}
      stoneClass={stoneClass}
      drawn={Number(ghosts)}
      onKeyDown={onKeyDown}
      {...pointing}
    />
  );
}
