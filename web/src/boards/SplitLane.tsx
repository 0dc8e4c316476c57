/** A heap that may split: its stones in a row; which go and where the rest parts is shown on them. Only draws. */
import { useRef, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { byMouse, chooser } from "./choose";
import { cutAt, cutOver, cutsOf, type Cut } from "./cut";
import type { HeapLayout } from "./layout";
import type { MoveRecord } from "#module/nimber.js";

interface Props {
  term: number;
  part: number;
  heap: number;
  stones: bigint;
  value: bigint | null;
  layout: HeapLayout;
  largest: bigint;
}

/** Where the pointer is along the row of stones, in stones. */
function along(box: HTMLElement, x: number, y: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const stone of box.querySelectorAll<HTMLElement>("[data-i]")) {
    const at = stone.getBoundingClientRect();
    const dx = Math.max(at.left - x, 0, x - at.right);
    const dy = Math.max(at.top - y, 0, y - at.bottom);
    const away = dx * dx + dy * dy * 4;
    if (away >= least) continue;
    least = away;
    best =
      Number(stone.dataset["i"]) + Math.max(0, Math.min(1, (x - at.left) / Math.max(1, at.width)));
  }
  return best;
}

export function SplitLane({ term, part, heap, stones, value, layout, largest }: Props) {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, isSelected, lastMoved, mayMove, partMoves, playSelection } = table;
  const { previewed, select, selection, stepSelection, typeFor } = table;
  const { choose, hover, unhover } = chooser(table);
  const name = { term, part };
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ at: number; moved: boolean; mouse: boolean } | null>(null);
  const dragEnded = useRef(false);
  const [cut, setCut] = useState<Cut | null>(null);
  const count = Number(stones);
  const drawn = stones <= BigInt(layout.mostDrawn);
  const chosen = isSelected(name) ? selection.value : null;
  const preview = previewed.value;
  const shown = preview && preview.term === term && preview.part === part ? preview : null;
  const words = s.board.heapWords(heap, stones);
  const born = lastMoved.value;
  const fresh =
    born?.term === term &&
    born.after.length === 2 &&
    (born.part === part || born.part + 1 === part);

  const label = (
    <span class="lane-label">
      <span class="lane-name">{s.board.heap(heap)}</span>
      <span class="lane-count">{formatInteger(stones)}</span>
    </span>
  );
  const worth =
    value === null ? (
      <span class="lane-value" />
    ) : (
      <span class="lane-value" title={s.board.valueOf(formatInteger(value))}>
        <span aria-hidden="true">g</span>
        <span class="visually-hidden">{s.board.valueOf("")}</span>
        <b>{formatInteger(value)}</b>
      </span>
    );
  const classes = [
    "lane",
    "lane-split",
    layout.inline ? "lane-inline" : "lane-stacked",
    chosen && !chosen.hover ? "lane-chosen" : "",
    stones === 0n ? "lane-empty" : "",
    fresh ? "lane-fresh" : "",
  ].join(" ");

  if (!drawn)
    return (
      <button
        type="button"
        class={`${classes} lane-bar`}
        aria-label={words}
        aria-pressed={chosen !== null}
        disabled={!mayMove.value}
        onClick={() => typeFor(name, "split")}
      >
        {label}
        <span class="bar" aria-hidden="true">
          <span
            class="bar-fill"
            style={{ width: `${largest > 0n ? Number((stones * 1000n) / largest) / 10 : 0}%` }}
          />
          {shown ? (
            <span class="bar-note">→ {shown.after.map(formatInteger).join(" + ")}</span>
          ) : null}
        </span>
        {worth}
      </button>
    );

  const moves = async (): Promise<readonly MoveRecord[]> => (await partMoves(name)).moves;

  const point = async (
    x: number,
    y: number,
  ): Promise<{ cut: Cut; list: readonly MoveRecord[] } | null> => {
    if (!box.current || !mayMove.peek()) return null;
    const at = along(box.current, x, y);
    if (at === null) return null;
    const list = await moves();
    const found = cutAt(cutsOf(list, count), at);
    return found ? { cut: found, list } : null;
  };

  const drag = async (x: number, y: number) => {
    const held = pressed.current;
    if (!held || !box.current) return;
    const at = along(box.current, x, y);
    if (at === null || (!held.moved && Math.abs(at - held.at) < 0.6)) return;
    held.moved = true;
    const list = await moves();
    const found = cutOver(
      cutsOf(list, count),
      Math.floor(held.at),
      Math.min(count - 1, Math.floor(at)),
    );
    if (!found) return;
    setCut(found);
    select(name, list, found.move, false);
  };

  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      await moves();
      if (isSelected(name)) playSelection();
      return;
    }
    if (key === "Escape") {
      clearSelection();
      return;
    }
    const by = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: 0,
      ArrowDown: 0,
      PageUp: -10,
      PageDown: 10,
      Home: -5000,
      End: 5000,
    }[key];
    if (by === undefined) {
      if (/^\d$/.test(key)) {
        event.preventDefault();
        typeFor(name, "split");
        await table.typeAmount(key);
      }
      return;
    }
    event.preventDefault();
    const list = await moves();
    if (list.length === 0) return;
    setCut(null);
    const now = isSelected(name) ? selection.peek()?.move : null;
    if (!now) {
      select(name, list, list[0]!, false);
      return;
    }
    if (by !== 0) {
      stepSelection(by);
      return;
    }
    // Up and down: more or fewer stones, the smaller heap as near as it gets.
    const other = list.filter((move) =>
      key === "ArrowUp" ? move.amount > now.amount : move.amount < now.amount,
    );
    const amount = key === "ArrowUp" ? other[0]?.amount : other[other.length - 1]?.amount;
    const row = other.filter((move) => move.amount === amount);
    const left = now.after.length === 2 ? now.after[0]! : 0n;
    const best = row.find((move) => move.after.length === 2 && move.after[0]! >= left) ?? row[0];
    if (best) select(name, list, best, false);
  };

  const own = shown && cut?.move.position === shown.position ? cut : null;
  const made = own ?? (shown ? (cutsOf([shown], count)[0] ?? null) : null);
  const list = [];
  for (let i = 0; i < count; i++) {
    const going = made !== null && made.from <= i && i < made.to;
    const parted =
      made !== null && made.move.after.length === 2 && made.from === made.to && made.from === i;
    list.push(
      <span
        key={i}
        class={`stone${going ? " stone-going" : ""}${parted ? " stone-parted" : ""}${made && i >= made.to && made.move.after.length === 2 ? " stone-second" : ""}`}
        data-i={i}
        data-fifth={
          (i % layout.perRow) % 5 === 4 && (i % layout.perRow) + 1 < layout.perRow ? "" : undefined
        }
      />,
    );
  }

  return (
    <div
      class={classes}
      role="slider"
      tabIndex={mayMove.value && stones > 0n ? 0 : -1}
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={chosen?.move ? Number(chosen.move.amount) : 0}
      aria-valuetext={chosen?.move ? s.move(chosen.move, { terms: [] }) : words}
      aria-disabled={!mayMove.value || stones === 0n}
      data-heap={heap}
      onKeyDown={(event) => void onKeyDown(event)}
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
            setCut(found.cut);
            hover(name, found.list, found.cut.move);
          });
      }}
      onPointerUp={() => {
        const held = pressed.current;
        pressed.current = null;
        if (!held?.moved) return;
        dragEnded.current = true;
        // A finger covers what it draws over: it looks first and plays with the button.
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
        void point(event.clientX, event.clientY).then((found) => {
          if (!found) return;
          setCut(found.cut);
          choose(name, found.list, found.cut.move, mouse);
        });
      }}
    >
      {label}
      <div
        class="stones"
        ref={box}
        aria-hidden="true"
        style={{
          "--stone": `${layout.stone}px`,
          gridTemplateColumns: `repeat(${layout.perRow}, auto)`,
        }}
      >
        {list}
        {count === 0 ? <span class="stones-none">{s.board.noStones}</span> : null}
      </div>
      {worth}
      {shown ? (
        <span class="split-note" aria-hidden="true">
          → {shown.after.map(formatInteger).join(" + ")}
        </span>
      ) : null}
    </div>
  );
}
