/** Stones on the steps of a staircase; a move brings some of them one step down. Only draws. */
import { useEffect, useRef } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { bestWindow, Scroller } from "./Cues";
import { byMouse, chooser, keysOf, typeDigit, usePreview } from "./choose";
import type { BoardProps } from "./props";
import type { MoveRecord } from "#module/nimber.js";
import "./boards.css";

const mostDrawn = 15n;
const stone = 18;

const steps = {
  ArrowLeft: 1,
  ArrowUp: 1,
  ArrowRight: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -5000,
  End: 5000,
};

const distance = (a: bigint, b: bigint) => (a > b ? a - b : b - a);

function moveLeaving(moves: readonly MoveRecord[], left: bigint): MoveRecord | null {
  let best: MoveRecord | null = null;
  for (const move of moves)
    if (!best || distance(move.after[0]!, left) < distance(best.after[0]!, left)) best = move;
  return best;
}

export function StairsBoard({ term, number, components, room }: BoardProps) {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, firstView, lastMoved, leaving, mayMove, movesOf } = table;
  const { playSelection, result, returning, revealed, selection, typeFor, view } = table;
  const { choose, hover, unhover } = chooser(table);
  const preview = usePreview(number);
  const dragged = useRef<{
    part: number;
    x: number;
    moves: readonly MoveRecord[];
    left: boolean;
  } | null>(null);
  const dragEnded = useRef(false);
  const scroll = useRef<HTMLDivElement>(null);

  const first = firstView.value?.terms[number - 1];
  const known = first?.rule === term.rule ? [...first.parts, ...term.parts] : term.parts;
  const most = known.reduce((a, b) => (b <= mostDrawn && b > a ? b : a), 3n);
  const columns = term.parts.length + 1;
  const width = Math.max(44, Math.min(96, Math.floor(room.width / columns)));
  const perRow = width < 3 * stone ? 2 : 3;
  const pile = Math.ceil(Number(most) / perRow + 0.67) * stone;
  const height = Math.max(120, Math.min(room.height - 14, 360));
  const base = components ? 64 : 46;
  const rise = Math.max(3, Math.min(30, (height - pile - base - 28) / columns));
  const chosen = selection.value?.term === number ? selection.value : null;
  const tall = base + columns * rise + pile + 28;

  const pick = async (part: number, left: bigint | null, mouse: boolean, only: boolean) => {
    if (!mayMove.peek()) return;
    const stones = term.parts[part - 1] ?? 0n;
    if (stones > mostDrawn) {
      if (!only) typeFor({ term: number, part });
      return;
    }
    const moves = await movesOf({ term: number, part });
    const move = left === null ? (moves[0] ?? null) : moveLeaving(moves, left);
    if (!move) return;
    if (only) hover({ term: number, part }, moves, move);
    else choose({ term: number, part }, moves, move, mouse);
  };

  /** Which stone of a pile is under the pointer, counted from below; none: the top one. */
  const stoneAt = (event: MouseEvent): bigint | null => {
    const found = event.target instanceof Element ? event.target.closest("[data-i]") : null;
    return found instanceof HTMLElement ? BigInt(found.dataset["i"] ?? "0") : null;
  };

  const keysAt = (part: number) => {
    const name = { term: number, part };
    return keysOf(table, name, {
      steps,
      moves: async () => {
        const here = view.peek()?.terms[number - 1]?.parts[part - 1] ?? 0n;
        if (here <= mostDrawn) return movesOf(name);
        typeFor(name);
        return [];
      },
      digit: (digit) => typeDigit(table, name, "amount", digit),
    });
  };

  const valueOf = (part: number) =>
    components?.find((one) => one.kind === "step" && one.part === part)?.value ?? null;

  /**
   * Stones that have just come to a step, from the step above or, taken back, from the one below.
   */
  const arrived = (part: number): { amount: number; from: 1 | -1 } | null => {
    const last = lastMoved.value;
    if (last?.term === number && last.kind === "down" && last.part === part + 1)
      return { amount: Number(last.amount), from: 1 };
    const back = returning.value.find(
      (move) => move.term === number && move.kind === "down" && move.part === part,
    );
    return back ? { amount: Number(back.amount), from: -1 } : null;
  };

  const pileOf = (part: number, stones: bigint, going: bigint, coming: bigint) => {
    const list = [];
    const count = Number(stones);
    const all = count + Number(coming);
    const moved = arrived(part);
    for (let i = 0; i < all; i++) {
      const at = i % perRow;
      const level = Math.floor(i / perRow);
      const beside = Math.min(perRow, all - level * perRow);
      const state =
        i >= count
          ? " stone-coming"
          : i >= count - Number(going)
            ? " stone-going"
            : moved && i >= count - moved.amount
              ? " stone-moved"
              : "";
      list.push(
        <span
          key={i}
          class={`stone${state}`}
          data-i={i < count ? i : undefined}
          style={{
            left: `calc(50% + ${(at - (beside - 1) / 2) * stone - stone / 2}px)`,
            bottom: `${level * (stone - 2)}px`,
            "--from-x": `${(moved?.from ?? 0) * width}px`,
            "--from-y": `${(moved?.from ?? 0) * -rise}px`,
          }}
        />,
      );
    }
    return list;
  };

  /** Stones that have just left the stairs, for the moment in which they are seen to go. */
  const last = leaving.value;
  const grounded =
    last?.term === number && last.kind === "down" && last.part === 1 && last.amount <= mostDrawn
      ? last.amount
      : 0n;

  const down = preview?.kind === "down" ? preview : null;
  const column = (part: number) => {
    const stones = part === 0 ? grounded : (term.parts[part - 1] ?? 0n);
    const coming = down && down.part === part + 1 ? down.amount : 0n;
    const going = down && down.part === part ? down.amount : 0n;
    const level = part * rise;
    const mine = chosen?.part === part && part > 0;
    const value = part > 0 ? valueOf(part) : null;
    const drawn = stones + coming <= mostDrawn + 6n && stones <= mostDrawn;
    const free = part > 0 && stones > 0n && mayMove.value;
    const inside = (
      <>
        <span class="step-pile" style={{ bottom: `${base + level}px` }} aria-hidden="true">
          {drawn && !(part === 0 && coming > mostDrawn) ? (
            pileOf(part, stones, going, coming)
          ) : (
            <span class="step-heap">
              {going > 0n ? <small>−{formatInteger(going)}</small> : null}
              {coming > 0n ? <small>+{formatInteger(coming)}</small> : null}
            </span>
          )}
        </span>
        <span
          class={`step-block${part > 0 && part % 2 === 1 ? " step-odd" : ""}`}
          style={{ height: `${base + level}px` }}
          aria-hidden="true"
          data-step={part}
        >
          {part > 0 ? <b class="step-count">{formatInteger(stones)}</b> : null}
          {value !== null ? (
            <span class="step-value">
              <i>g</i> <b>{formatInteger(value)}</b>
            </span>
          ) : null}
          <span class="step-name">{part === 0 ? s.boards.ground : part}</span>
        </span>
      </>
    );
    const style = { left: `${part * width}px`, width: `${width}px`, height: `${tall}px` };
    if (part === 0)
      return (
        <div key={0} class="stair stair-ground" style={style}>
          {inside}
        </div>
      );
    return (
      <div
        key={part}
        class={`stair${free ? " stair-free" : ""}${mine && !chosen.hover ? " stair-chosen" : ""}`}
        style={style}
        role="slider"
        tabIndex={free ? 0 : -1}
        aria-label={s.boards.stepWords(part, stones)}
        aria-disabled={!free}
        aria-valuemin={0}
        aria-valuemax={Number(stones)}
        aria-valuenow={mine ? Number(chosen.move?.amount ?? 0n) : 0}
        aria-valuetext={
          mine && chosen.move
            ? s.move(chosen.move, { terms: [] })
            : s.boards.stepWords(part, stones)
        }
        data-part={part}
        onKeyDown={keysAt(part)}
        onPointerMove={(event) => {
          const held = dragged.current;
          if (held?.part === part) {
            // To the left is down: as far as one step, however many stones.
            if (Math.abs(event.clientX - held.x) > 10) held.left = true;
            return;
          }
          if (event.pointerType === "mouse") void pick(part, stoneAt(event), true, true);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === "mouse") unhover();
        }}
        onPointerDown={(event) => {
          if (event.button !== 0 || !mayMove.peek()) return;
          const onPile = event.target instanceof Element && event.target.closest(".step-pile");
          if (!onPile) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { part, x: event.clientX, moves: [], left: false };
          if (event.pointerType !== "mouse") void pick(part, stoneAt(event), true, true);
        }}
        onPointerUp={(event) => {
          const held = dragged.current;
          dragged.current = null;
          if (!held?.left) return;
          dragEnded.current = true;
          const dropped = event.clientX - held.x < -width / 3;
          if (dropped && selection.peek()?.move) playSelection();
          else clearSelection();
        }}
        onPointerCancel={() => {
          dragged.current = null;
        }}
        onClick={(event) => {
          if (dragEnded.current) {
            dragEnded.current = false;
            return;
          }
          void pick(part, stoneAt(event), byMouse(event), false);
        }}
      >
        {inside}
      </div>
    );
  };

  // What matters: the steps with stones; where it is told, those from which a move wins.
  const seen = Math.max(1, Math.floor((room.width + 10) / width));
  const told = revealed.value && result.value?.position === view.value?.position;
  const wins = new Set(
    told
      ? result.value?.winning.listed.filter((one) => one.term === number).map((one) => one.part)
      : [],
  );
  const start = bestWindow(
    Array.from({ length: columns }, (_, part) =>
      part === 0 || term.parts[part - 1] === 0n ? 0 : wins.has(part) ? 100 : 1,
    ),
    seen,
  );
  useEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = Math.max(0, start * width - 4);
  }, [start, width]);

  return (
    <Scroller class="track stairs" box={scroll}>
      <div class="stairs-row" style={{ width: `${columns * width}px`, height: `${tall}px` }}>
        {Array.from({ length: columns }, (_, part) => column(part))}
      </div>
    </Scroller>
  );
}
