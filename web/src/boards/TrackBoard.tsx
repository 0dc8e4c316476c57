/**
 * Pieces in a row: coins on a strip, monks on steps, climbers on a hill. Only draws; the module
 * says where they may go.
 */
import { useEffect, useRef } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { byMouse, chooser, keysOf, typeDigit, usePreview, useTermMoves } from "./choose";
import { bestWindow, Scroller } from "./Cues";
import { flightsOf, trackPlan } from "./flights";
import { PieceFigure } from "./Piece";
import { useSpots } from "./hinted";
import { pointIn } from "./layout";
import { jointOf } from "./rowLines";
import { belowOf, columnLabel, columnOf, figureOf, highestPile, trackOf } from "./track";
import type { BoardProps } from "./props";
import type { MoveRecord } from "#module/nimber.js";
import "./boards.css";

/** Of a column; narrower where there is no room for a second row. */
const least = { usual: 44, low: 38 };
const pieceHeight = 44;
const labelHeight = 30;
const gapsHeight = 28;
/** Of a row of squares with its numbers, and where there is little room. */
const squareHeight = { usual: 96, low: 78 };

const far = { PageUp: 5, PageDown: -5, End: 5000, Home: -5000 };
const uphill = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, ...far };
/** Keys go along the moves of a piece the way that it faces on the picture. */
const leftward = { ArrowLeft: 1, ArrowRight: -1, ...far };

export function TrackBoard({ term, number, components, room }: BoardProps) {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, firstView, lastMoved, mayMove, partMoves, playSelection, select } = table;
  const { result, revealed, selection, typeFor, view } = table;
  const { choose, hover, unhover } = chooser(table);
  const all = useTermMoves(number);
  const preview = usePreview(number);
  const dragged = useRef<{ part: number; moves: readonly MoveRecord[]; left: boolean } | null>(
    null,
  );
  const dragEnded = useRef(false);
  const row = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);

  const first = firstView.value?.terms[number - 1];
  const known = first?.rule === term.rule ? [...first.parts, ...term.parts] : term.parts;
  const target = preview?.kind === "slide" ? preview.after[0]! : null;
  const hinted = useSpots(number).move;
  const hintedTo = hinted?.kind === "slide" ? hinted.after[0]! : null;
  const track = trackOf(term, known, target ?? hintedTo);
  const { kind, level, summit, near, far: most, columns, onTop } = track;
  const last = columns.length - 1;
  const crowd = Math.max(0, onTop - 1) * 30;
  const pile = highestPile(term);
  const lift = pile > 1 ? Math.max(12, Math.min(26, 130 / (pile - 1))) : 0;
  // A long number needs a wider place.
  const digits = columns.reduce(
    (most, column) =>
      column.kind === "place" ? Math.max(most, formatInteger(column.at).length) : most,
    1,
  );
  const beside = level && room.height < squareHeight.usual + 24;
  const widest = digits > 4 ? Math.min(170, digits * 7 + 12) : 0;
  const usual = flightsOf(columns.length, Math.max(least.usual, widest), room.width - crowd);
  const rowsHeight = usual.count * (squareHeight.low + (pile - 1) * lift) + 24;
  const tight = beside || (level && usual.count > 1 && room.height < rowsHeight);
  const narrowest = Math.max(least[tight ? "low" : "usual"], widest);
  const flights = tight ? flightsOf(columns.length, narrowest, room.width - crowd) : usual;
  const { count, per } = flights;
  const width = Math.max(
    narrowest,
    Math.min(count > 1 ? 64 : level ? 60 : 54, Math.floor((room.width - crowd) / per)),
  );
  const gaps = (components ?? []).filter(({ kind }) => kind === "pair" || kind === "edge");
  const below = gaps.length > 0 ? gapsHeight : 0;
  const height = Math.max(level ? 96 : 120, Math.min(room.height - below - 14, 330));
  // Rows under each other, or beside other games; a slope that turns back shows its labels at its
  // edge.
  const low = beside || (level && count > 1);
  const foot = low ? 26 : level ? labelHeight : labelHeight + 8;
  const square = squareHeight[low ? "low" : "usual"];
  const turn = pieceHeight + labelHeight + below;
  const climbs = last - count + 1 + (kind === "hill" ? count - 1 : 0);
  const rise =
    level || last === 0
      ? 0
      : Math.max(
          2,
          Math.min(
            20,
            (height - pieceHeight - labelHeight - 22 - (count - 1) * turn) / Math.max(1, climbs),
          ),
        );
  const plan = trackPlan(flights, {
    columns: columns.length,
    width,
    crowd,
    foot,
    rise,
    apart: level ? square + (pile - 1) * lift + below : turn + (kind === "hill" ? rise : 0),
  });
  const total = plan.width;
  const tall = level
    ? plan.base(0) + square + (pile - 1) * lift
    : plan.ground(last) + pieceHeight + 12;

  // A row that is behind another is drawn before it.
  const drawn = columns.map((column, at) => ({ column, at }));
  if (!level) drawn.sort((a, b) => plan.flight(b.at) - plan.flight(a.at));
  /** Where the brackets of a row end: under it, or above the heads of the row before it. */
  const gapFoot = (flight: number) =>
    level || flight === 0
      ? plan.base(flight) - 10
      : plan.ground(flight * per - 1) + pieceHeight + 18;

  const moves = all?.moves ?? [];
  const chosen = selection.value?.term === number ? selection.value : null;
  const offered = chosen && chosen.typed === null && !chosen.hover ? chosen.moves : [];
  const targets = new Set(offered.map((move) => columnOf(columns, move.after[0] ?? -1n)));
  const movable = new Set(moves.map((move) => move.part));

  const listOf = async (part: number) => (await partMoves({ term: number, part })).moves;

  const columnAt = (event: { clientX: number; clientY: number }): number => {
    if (!row.current) return -1;
    const { x, y } = pointIn(row.current, event.clientX, event.clientY);
    return plan.columnAt(x, tall - y, foot + (level ? below : 0), level ? Infinity : pieceHeight);
  };

  /** The move of one piece to a column, or the one that comes nearest to it. */
  const nearest = (list: readonly MoveRecord[], at: number): MoveRecord | null => {
    let best: MoveRecord | null = null;
    let away = Infinity;
    for (const move of list) {
      const distance = Math.abs(columnOf(columns, move.after[0] ?? -1n) - at);
      if (distance < away) {
        away = distance;
        best = move;
      }
    }
    return best;
  };

  /**
   * Which piece may come to this column: the chosen one first, else any that the module gives such
   * a move.
   */
  const moveTo = (at: number): MoveRecord | null => {
    const column = columns[at];
    if (column?.kind !== "place") return null;
    const found = offered.find((move) => move.after[0] === column.at);
    return found ?? moves.find((move) => move.after[0] === column.at) ?? null;
  };
  const movesWith = (move: MoveRecord) => moves.filter((other) => other.part === move.part);

  /** The piece that faces a run of places left out. */
  const facing = (at: number): number => {
    const step = level ? 1 : -1;
    for (let next = at; next >= 0 && next <= last; next += step) {
      const column = columns[next]!;
      if (column.kind === "place") {
        const part = term.parts.indexOf(column.at);
        if (part >= 0) return part + 1;
      }
    }
    return 0;
  };

  const startPiece = (part: number, event: PointerEvent) => {
    if (!mayMove.peek() || event.button !== 0) return;
    const piece = event.currentTarget as HTMLElement;
    piece.setPointerCapture(event.pointerId);
    const held = { part, moves: [] as readonly MoveRecord[], left: false };
    dragged.current = held;
    void listOf(part).then((list) => (held.moves = list));
  };
  const dragPiece = (event: PointerEvent) => {
    const held = dragged.current;
    if (!held || held.moves.length === 0) return;
    const at = columnAt(event);
    const home = columnOf(columns, term.parts[held.part - 1] ?? -1n);
    if (at !== home) held.left = true;
    if (!held.left) return;
    const name = { term: number, part: held.part };
    select(name, held.moves, at === home ? null : nearest(held.moves, at), false);
  };
  const endPiece = () => {
    const held = dragged.current;
    dragged.current = null;
    if (!held?.left) return;
    dragEnded.current = true;
    if (selection.peek()?.move) playSelection();
    else clearSelection();
  };

  const pickPiece = async (part: number) => {
    if (dragEnded.current) {
      dragEnded.current = false;
      return;
    }
    if (!mayMove.peek()) return;
    const now = selection.peek();
    if (now?.term === number && now.part === part && !now.hover) {
      clearSelection();
      return;
    }
    const list = await listOf(part);
    if (list.length > 0) select({ term: number, part }, list, null, false);
  };

  const keysAt = (part: number) => {
    const name = { term: number, part };
    return keysOf(table, name, {
      steps: level ? leftward : uphill,
      moves: () => listOf(part),
      digit: (digit) => typeDigit(table, name, "place", digit),
      enter: () => pickPiece(part),
    });
  };

  const place = (at: bigint, part: number) => {
    const column = columnOf(columns, at);
    const before =
      summit && at === 0n ? term.parts.slice(0, part - 1).filter((one) => one === 0n).length : 0;
    const aside = (plan.turned(count - 1) ? -30 : 30) * before;
    return {
      transform: `translate(${plan.left(column) + (width - 44) / 2 + aside}px, ${-plan.ground(column) - belowOf(term, at, part) * lift}px)`,
    };
  };

  // What matters first: the pieces that can move; where it is told, those that win by it.
  const seen = count > 1 ? columns.length : Math.max(1, Math.floor((room.width + 10) / width));
  const wins = revealed.value && result.value?.position === view.value?.position;
  const weights = columns.map(() => 0);
  for (const part of movable) {
    const at = columnOf(columns, term.parts[part - 1] ?? -1n);
    weights[at] = Math.max(weights[at] ?? 0, 1);
  }
  for (const move of wins ? (result.value?.winning.listed ?? []) : [])
    if (move.term === number) weights[columnOf(columns, term.parts[move.part - 1] ?? -1n)] = 100;
  const start = bestWindow(weights, seen);
  // Then the piece that was moved last, or the target pointed at, stays in sight.
  const moved = preview ?? (lastMoved.value?.term === number ? lastMoved.value : null);
  const shownColumn = moved?.kind === "slide" ? columnOf(columns, moved.after[0] ?? -1n) : -1;
  const shownLeft = plan.left(shownColumn);
  useEffect(() => {
    const scroller = scroll.current;
    if (!scroller || shownColumn >= 0 || movable.size === 0) return;
    scroller.scrollLeft =
      start + seen >= columns.length ? scroller.scrollWidth : Math.max(0, start * width - 4);
    // A person who scrolls is left alone until what matters changes.
  }, [start, shownColumn, width, movable.size, seen, columns.length]);
  useEffect(() => {
    const scroller = scroll.current;
    if (!scroller || shownColumn < 0) return;
    const left = shownLeft;
    if (left < scroller.scrollLeft) scroller.scrollLeft = Math.max(0, left - width);
    else if (left + width > scroller.scrollLeft + scroller.clientWidth)
      scroller.scrollLeft = left + 2 * width - scroller.clientWidth;
  }, [shownColumn, shownLeft, width]);

  return (
    <Scroller
      class={`track track-${level ? "strip" : kind}${count > 1 || low ? " track-turns" : ""}`}
      box={scroll}
    >
      <div
        class="track-row"
        ref={row}
        data-whole
        style={{
          width: `${total}px`,
          height: `${tall}px`,
          marginBottom: `${below}px`,
          "--column": `${width}px`,
        }}
        onPointerMove={(event) => {
          if (dragged.current || event.pointerType !== "mouse") return;
          const move = moveTo(columnAt(event));
          if (chosen && !chosen.hover && chosen.typed === null) {
            if (move && move.part === chosen.part && move !== chosen.move)
              select({ term: number, part: move.part }, chosen.moves, move, false);
            return;
          }
          if (move) hover({ term: number, part: move.part }, movesWith(move), move);
          else unhover();
        }}
        onPointerLeave={unhover}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest(".piece")) return;
          const at = columnAt(event);
          const move = moveTo(at);
          if (move)
            choose(
              { term: number, part: move.part },
              move.part === chosen?.part && offered.length > 0 ? offered : movesWith(move),
              move,
              byMouse(event),
            );
          else if (columns[at]?.kind === "gap" || all?.whole === false) {
            const part = chosen && !chosen.hover ? chosen.part : facing(at);
            if (part > 0) typeFor({ term: number, part }, "place");
          }
        }}
      >
        {drawn.map(({ column, at }) => {
          const flight = plan.flight(at);
          const turned = plan.turned(flight);
          const top = summit && at === last;
          const joint = level && count > 1 ? jointOf(at + 1, per, columns.length) : undefined;
          return (
            <div
              key={column.kind === "place" ? `p${column.at}` : `g${column.from}`}
              class={`square${column.kind === "gap" ? " square-gap" : ""}${targets.has(at) ? " square-target" : ""}${top ? " square-top" : ""}${at % per === 0 ? " square-first" : ""}${turned ? " square-turned" : ""}${!level && flight > 0 ? " square-behind" : ""}`}
              style={{
                left: `${plan.left(at) - (top && turned ? crowd : 0)}px`,
                width: `${width + (at === last ? crowd : 0)}px`,
                bottom: level ? `${plan.base(flight)}px` : undefined,
                height: `${level ? square : plan.ground(at)}px`,
                "--slope": `${rise}px`,
              }}
              data-place={column.kind === "place" ? column.at.toString() : undefined}
              title={
                column.kind === "gap" ? s.boards.skipped(column.to - column.from + 1n) : undefined
              }
            >
              {joint ? (
                <span class="square-joint" data-joint={joint} aria-hidden="true">
                  →
                </span>
              ) : null}
              <span class="square-label">{columnLabel(track, column, s.boards.summit)}</span>
            </div>
          );
        })}
        {summit ? (
          <svg
            class="flag"
            viewBox="0 0 24 40"
            aria-hidden="true"
            style={{
              left: `${plan.turned(count - 1) ? plan.left(last) - crowd - 2 : plan.left(last) + width + crowd - 20}px`,
              bottom: `${plan.ground(last)}px`,
            }}
          >
            <path class="flag-pole" d="M4 40V3" />
            <path class="flag-cloth" d="M5 4h16l-5 5 5 5H5z" />
          </svg>
        ) : null}
        {preview && target !== null ? (
          <span class="piece piece-ghost" aria-hidden="true" style={place(target, preview.part)}>
            <PieceFigure figure={figureOf(term, preview.part)} label={String(preview.part)} />
          </span>
        ) : null}
        {hinted && hintedTo !== null ? (
          <span
            class="piece spot"
            data-spot="to"
            aria-hidden="true"
            style={place(hintedTo, hinted.part)}
          />
        ) : null}
        {gaps.map((one) => {
          const { value } = one;
          if (value === null) return null;
          const to = columnOf(
            columns,
            term.parts[one.kind === "edge" ? one.part - 1 : one.part] ?? -1n,
          );
          const from =
            one.kind === "edge" ? null : columnOf(columns, term.parts[one.part - 1] ?? -1n);
          const parts = plan.stretches(from, to);
          const longest = parts.reduce((best, part) => (part.width > best.width ? part : best));
          return parts.map((part) => (
            <span
              key={`${one.kind}${one.part}.${part.row}`}
              class={`gap-value${value === 0n ? " gap-zero" : ""}`}
              title={s.boards.gap(one.size, value)}
              aria-hidden="true"
              style={{
                left: `${part.left}px`,
                width: `${part.width}px`,
                bottom: `${gapFoot(part.row)}px`,
              }}
            >
              {part === longest ? <b>{formatInteger(value)}</b> : null}
            </span>
          ));
        })}
        {term.parts.map((at, index) => {
          const part = index + 1;
          const mine = chosen?.part === part;
          const words = s.boards.piece[kind](part, at, part === term.king);
          const move = mine ? chosen.move : null;
          const free = mayMove.value && (movable.has(part) || all?.whole === false);
          // Until its moves are known, none is passed over: keys wait for them.
          const stop = free || (mayMove.value && !all);
          return (
            <span
              key={part}
              class={`piece${free ? " piece-free" : ""}${mine && !chosen.hover ? " piece-chosen" : ""}${preview?.part === part ? " piece-going" : ""}`}
              style={place(at, part)}
              role="slider"
              tabIndex={stop ? 0 : -1}
              aria-label={words}
              aria-disabled={!free}
              aria-valuemin={Number(near)}
              aria-valuemax={Number(most)}
              aria-valuenow={Number(move?.after[0] ?? at)}
              aria-valuetext={
                move
                  ? s.move(move, { terms: Array.from({ length: number }, () => term) })
                  : `${s.boards.place[kind]} ${formatInteger(at)}${free ? "" : `, ${s.boards.cannotMove}`}`
              }
              data-part={part}
              onPointerDown={(event) => startPiece(part, event)}
              onPointerMove={dragPiece}
              onPointerUp={endPiece}
              onPointerCancel={() => {
                dragged.current = null;
                clearSelection();
              }}
              onClick={() => void pickPiece(part)}
              onKeyDown={keysAt(part)}
            >
              <PieceFigure figure={figureOf(term, part)} label={String(part)} />
            </span>
          );
        })}
      </div>
    </Scroller>
  );
}
