/**
 * A heap that may split: its stones in a row; which go and where the rest parts is shown on them.
 * Only draws.
 */
import { useRef } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { byMouse, chooser, keysOf, typeDigit } from "./choose";
import { cutAt, cutOver, cutsOf, cutTapped, placeOf, type Cut } from "./cut";
import { LaneBar, LaneStones, laneClasses, nearestStone, type LaneProps } from "./Lane";
import type { MoveRecord } from "#module/nimber.js";
import "./boards.css";

/** Where the pointer is along the row of stones, in stones. */
function along(box: HTMLElement, x: number, y: number): number | null {
  const stone = nearestStone(box, x, y);
  if (!stone) return null;
  const { i, at } = stone;
  return i + Math.max(0, Math.min(1, (x - at.left) / Math.max(1, at.width)));
}

const steps = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 0,
  ArrowDown: 0,
  PageUp: -10,
  PageDown: 10,
  Home: -5000,
  End: 5000,
};

/** Up and down: more or fewer stones, the smaller heap as near as it gets. */
function otherAmount(list: readonly MoveRecord[], now: MoveRecord, key: string) {
  const more = key === "ArrowUp";
  const other = list.filter(({ amount }) => (more ? amount > now.amount : amount < now.amount));
  const amount = more ? other[0]?.amount : other[other.length - 1]?.amount;
  const row = other.filter((move) => move.amount === amount);
  const left = now.after.length === 2 ? now.after[0]! : 0n;
  return row.find((move) => move.after.length === 2 && move.after[0]! >= left) ?? row[0];
}

export function SplitLane(lane: LaneProps) {
  const { term, part, stones, layout } = lane;
  const s = strings.value;
  const table = useTable();
  const { isSelected, lastMoved, leaving, mayMove, partMoves, playSelection } = table;
  const { previewed, returning, select, selection } = table;
  const { choose, hover, unhover } = chooser(table);
  const name = { term, part };
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ at: number; moved: boolean; mouse: boolean } | null>(null);
  const dragEnded = useRef(false);
  const count = Number(stones);
  const drawn = stones <= BigInt(layout.mostDrawn);
  const chosen = isSelected(name) ? selection.value : null;
  const preview = previewed.value;
  const shown = preview && preview.term === term && preview.part === part ? preview : null;
  const born = lastMoved.value;
  const fresh =
    born?.term === term &&
    born.after.length === 2 &&
    (born.part === part || born.part + 1 === part);
  // Stones are drawn while they leave the heap.
  const gone = leaving.value;
  const ghosts =
    gone?.term === term &&
    gone.part === part &&
    gone.after.length < 2 &&
    gone.before <= BigInt(layout.mostDrawn)
      ? Number(gone.before)
      : count;
  const [back] = returning.value;
  const whole = back?.term === term && back.part === part ? back : null;
  const classes = [
    ...laneClasses(layout, chosen),
    "lane-split",
    ghosts === 0 ? "lane-empty" : "",
    fresh ? "lane-fresh" : "",
  ];

  if (!drawn)
    return (
      <LaneBar
        lane={lane}
        classes={classes}
        pressed={chosen !== null}
        disabled={!mayMove.value}
        note={shown && `→ ${shown.after.map(formatInteger).join(" + ")}`}
        open={() => table.typeFor(name, "split")}
      />
    );

  const moves = async (): Promise<readonly MoveRecord[]> => (await partMoves(name)).moves;

  const point = async (
    x: number,
    y: number,
    before: number | null = null,
  ): Promise<{ cut: Cut; cuts: readonly Cut[]; list: readonly MoveRecord[] } | null> => {
    if (!box.current || !mayMove.peek()) return null;
    const at = along(box.current, x, y);
    if (at === null) return null;
    const list = await moves();
    const cuts = cutsOf(list, count);
    const move = chosen?.move?.position;
    const last = cuts.find((cut) => cut.from === before && cut.move.position === move);
    const found = (last && cutTapped(cuts, last, at)) ?? cutAt(cuts, at);
    return found ? { cut: found, cuts, list } : null;
  };

  const drag = async (x: number, y: number) => {
    const held = pressed.current;
    if (!held || !box.current) return;
    const at = along(box.current, x, y);
    if (at === null || (!held.moved && Math.abs(at - held.at) < 0.6)) return;
    held.moved = true;
    const list = await moves();
    const cuts = cutsOf(list, count);
    const found = cutOver(cuts, Math.floor(held.at), Math.min(count - 1, Math.floor(at)));
    if (found) select(name, list, found.move, false, placeOf(cuts, found));
  };

  const onKeyDown = keysOf(table, name, {
    steps,
    moves,
    begin: (list) => list[0],
    step: otherAmount,
    digit: (digit) => typeDigit(table, name, "split", digit),
  });

  const from = chosen?.place?.from;
  const places = shown ? cutsOf([shown], count) : [];
  const made = places.find((cut) => cut.from === from) ?? places[0] ?? null;
  // The cut of a move that was taken back: the heap is whole again.
  const joined = whole ? (cutsOf([whole], count)[0] ?? null) : null;
  const stoneClass = (i: number) => {
    const going = made !== null && made.from <= i && i < made.to;
    const parted =
      made !== null && made.move.after.length === 2 && made.from === made.to && made.from === i;
    return [
      "stone",
      i >= count ? "stone-gone" : going ? "stone-going" : "",
      parted ? "stone-parted" : "",
      made && i >= made.to && made.move.after.length === 2 ? "stone-second" : "",
      joined && joined.from <= i && i < joined.to ? "stone-back" : "",
      joined && i >= joined.to && joined.move.after.length === 2 ? "stone-joined" : "",
    ]
      .filter(Boolean)
      .join(" ");
  };

  return (
    <LaneStones
      lane={lane}
      classes={classes}
      move={chosen?.move ?? null}
      moveWords={(move) => s.move(move, { terms: [] })}
      box={box}
      stoneClass={stoneClass}
      drawn={ghosts}
      joined={layout.joint !== undefined && ghosts > layout.perRow}
      note={
        shown ? (
          <span class="split-note" aria-hidden="true">
            → {shown.after.map(formatInteger).join(" + ")}
          </span>
        ) : null
      }
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (!box.current || event.button !== 0 || !mayMove.peek()) return;
        const at = along(box.current, event.clientX, event.clientY);
        if (at === null) return;
        pressed.current = { at, moved: false, mouse: event.pointerType === "mouse" };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (pressed.current) void drag(event.clientX, event.clientY);
        else if (event.pointerType === "mouse")
          void point(event.clientX, event.clientY).then((found) => {
            if (!found || pressed.current) return;
            hover(name, found.list, found.cut.move, placeOf(found.cuts, found.cut));
          });
      }}
      onPointerUp={() => {
        const held = pressed.current;
        pressed.current = null;
        if (!held?.moved) return;
        dragEnded.current = true;
        // A finger covers what it draws over, so the move is shown first, and a button plays it.
        if (held.mouse) playSelection();
      }}
      onPointerCancel={() => {
        pressed.current = null;
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === "mouse") unhover();
      }}
      onClick={(event) => {
        if (dragEnded.current) {
          dragEnded.current = false;
          return;
        }
        const mouse = byMouse(event);
        const before = !mouse && chosen?.hover === false ? (from ?? null) : null;
        void point(event.clientX, event.clientY, before).then((found) => {
          if (found)
            choose(name, found.list, found.cut.move, mouse, placeOf(found.cuts, found.cut));
        });
      }}
    />
  );
}
