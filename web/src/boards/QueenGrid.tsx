/**
 * Two numbers as a place on a grid: Wythoff's queen, who moves towards the corner, or the token of
 * a game that someone wrote. Only draws.
 */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { IconButton } from "../widgets/IconButton";
import { strings } from "../strings/index";
import { cellName, columnName } from "../strings/cells";
import { faceOf } from "../state/faceFit";
import { mostGridNumber } from "../state/limits";
import { useTable } from "../state/selection";
import { Cues, useMore } from "./Cues";
import { byMouse, chooser, inTurn, usePreview, useTermMoves } from "./choose";
import { useSpots } from "./hinted";
import { useTermBefore } from "./lastMoved";
import { pointIn } from "./layout";
import { drawQueen, partOf, type Colouring } from "./queenPicture";
import type { BoardProps } from "./props";
import type { MoveRecord, TermView } from "#module/nimber.js";

/** Smaller cells are told from each other by nobody: then the piece is in sight, the corner not. */
const least = 3;
const sizes = [least, 9, 13, 18, 24, 32, 44, 56];
/** A press on the zoom's buttons makes a cell that much larger at least. */
const leastZoom = 1.1;

interface Grid {
  columns: number;
  rows: number;
  values: Uint16Array;
}

const fingertip = 44;
/** Room for the buttons that zoom: no cell is under them. */
const zoomWidth = 50;
/** On a phone all buttons stand beside the grid: it needs the height. */
const toolsWidth = 112;
const slimBoard = 460;
/** Above it elsewhere. */
const toolsHeight = 50;
/** A piece is drawn no smaller. */
const pieceSize = 18;

const none: readonly MoveRecord[] = [];
const nowhere = [0n, 0n] as const;
const grids = new Map<string, Promise<Uint16Array | null>>();

/** What stands on the grid, and how the moves of its term are read there. */
export interface GridPiece {
  /** what two numbers of the term it stands for; of its first position too */
  at: (term: TermView) => readonly [bigint, bigint] | null;
  /** the part that it is; 0 where its moves are those of several */
  part: number;
  /** where a move brings it, with its place before; null where nothing is left of it */
  after: (move: MoveRecord, from: readonly [bigint, bigint]) => [number, number] | null;
  /** the values of the cells, row by row from below */
  values: (term: TermView, rows: number, columns: number) => Promise<Uint16Array | null>;
  words: (first: bigint, second: bigint) => string;
  cellWords: (first: number, second: number, value: number | null, reachable: boolean) => string;
  title: string;
  figure: string;
}

/**
 * The values of the cells, from the module, for a grid a little larger than asked for: it is kept
 * while a game is played.
 */
function useGrid(
  piece: GridPiece,
  term: TermView,
  columns: number,
  rows: number,
  wanted: boolean,
): Grid | null {
  const [grid, setGrid] = useState<Grid | null>(null);
  const { rule } = term;
  useEffect(() => {
    if (!wanted) return;
    let late = false;
    const key = `${rule} ${rows} ${columns}`;
    let asked = grids.get(key);
    if (!asked) {
      asked = piece.values(term, rows, columns);
      if (grids.size > 20) grids.clear();
      grids.set(key, asked);
    }
    void asked.then((values) => {
      if (!late && values) setGrid({ columns, rows, values });
    });
    return () => {
      late = true;
    };
    // The rule's text says all that the values depend on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rule, columns, rows, wanted]);
  return wanted && grid?.columns === columns && grid.rows === rows ? grid : null;
}

/** Wythoff's queen: a move may change both heaps. */
export const queenPiece = (words: {
  gridWords: GridPiece["words"];
  cellWords: GridPiece["cellWords"];
  gridView: string;
}): GridPiece => ({
  at: ({ parts: [a = 0n, b = 0n] }) => [a, b],
  part: 0,
  after: (move, [a, b]) => {
    const [x = 0n, y = 0n] = move.after;
    if (move.kind === "both") return [Number(x), Number(y)];
    return move.part === 1 ? [Number(x), Number(b)] : [Number(a), Number(x)];
  },
  values: (_, rows, columns) =>
    engine.wythoffGrid(rows, columns).then((answer) => ("error" in answer ? null : answer)),
  words: words.gridWords,
  cellWords: words.cellWords,
  title: words.gridView,
  figure: "M5 9.500 10 17l2.500-10L16 17l3.500-10L22 17l5-7.500-3 13.500H8zM8 25.500h16V28H8z",
});

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  PageDown: [-1, -1],
  PageUp: [1, 1],
};

const themeNow = () => document.documentElement.dataset["theme"] ?? "light";

function useTheme(): string {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(themeNow()));
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

export function QueenGrid({
  term,
  number,
  components,
  room,
  tabs,
  piece,
}: BoardProps & { tabs?: ComponentChildren; piece: GridPiece }) {
  const s = strings.value;
  const table = useTable();
  const {
    clearSelection,
    firstView,
    mayMove,
    playSelection,
    select,
    selection,
    termMoves,
    valued,
    view,
  } = table;
  const { choose, hover, unhover } = chooser(table);
  const theme = useTheme();
  const hinted = useSpots(number);
  const before = useTermBefore(number);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [colouring, setColouring] = useState<Colouring>("outcome");
  const [zoom, setZoom] = useState<number | null>(null);
  const cursor = useSignal<[number, number] | null>(null);
  const all = useTermMoves(number);
  const preview = usePreview(number);
  const first = firstView.value?.terms[number - 1];
  const here = piece.at(term) ?? nowhere;
  const known = (first?.rule === term.rule ? piece.at(first) : null) ?? here;
  const queen: [number, number] = [Number(here[0]), Number(here[1])];
  const moves = useMemo(
    () => (all?.moves ?? none).filter((move) => piece.part === 0 || move.part === piece.part),
    [all, piece.part],
  );
  const aims = useMemo(
    () =>
      moves
        .map((move) => piece.after(move, here))
        .filter((place) => place !== null)
        .filter((place) => place.every((n) => n <= mostGridNumber)),
    // The moves are those of the place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [moves],
  );
  const extent = (at: 0 | 1) =>
    aims.reduce((most, aim) => Math.max(most, aim[at]), Math.max(Number(known[at]), queen[at])) + 1;
  const columns = extent(0);
  const rows = extent(1);
  // Its values, and what is lost by them, are those of normal play.
  const colours = components !== null && view.value?.convention !== "misere";
  const grid = useGrid(piece, term, columns, rows, colours);
  const axis = 26;
  // Under the cells the names of numbers need as much as beside them; letters alone do not.
  const below = term.names.length === 2 ? axis : 20;
  /** The largest cells that fit beside and below what takes that much. */
  const fitIn = (beside: number, above: number) =>
    Math.min((room.width - beside - axis) / columns, (room.height - above - 4 - below) / rows);
  // Where values will be told, what switches their colours has its place before they are known.
  const told = valued.value && view.value?.convention !== "misere";
  const tools = told || tabs !== undefined;
  const aboveWide = tools ? toolsHeight : 0;
  /** The largest cells that are not wider together than what the zoom's buttons leave. */
  const widest = Math.floor((room.width - zoomWidth - axis) / columns);
  // A wide grid leaves the width to the cells, and has the buttons above it. So does one that was
  // made larger than what is seen whole.
  const narrowFit = fitIn(toolsWidth, 0);
  const slim =
    tools &&
    room.width < slimBoard &&
    narrowFit >= fitIn(zoomWidth, aboveWide) &&
    (zoom ?? 0) <= narrowFit;
  const besideGrid = slim ? toolsWidth : zoomWidth;
  const aboveGrid = slim ? 0 : aboveWide;
  const seenWidth = room.width - besideGrid;
  // The corner and the piece are both in sight; who wants larger cells zooms.
  const fit = fitIn(besideGrid, aboveGrid);
  // A piece that is larger than its cell reaches over the rim.
  const rim = pieceSize / 2;
  const whole = fit < pieceSize ? fitIn(besideGrid + rim, aboveGrid + rim) : fit;
  const cell = zoom ?? Math.max(least, Math.min(48, Math.floor(whole)));
  const width = columns * cell;
  const height = rows * cell;
  const overhang = Math.max(0, Math.ceil((pieceSize - cell) / 2));
  const seenHeight = Math.max(150, room.height - aboveGrid);
  const more = useMore(scroller);
  const [scrolled, setScrolled] = useState({ left: 0, top: 0 });
  const {
    left,
    top,
    columns: across,
    rows: down,
  } = partOf(columns, rows, cell, {
    ...scrolled,
    width: seenWidth,
    height: seenHeight,
  });
  const part = useMemo(
    () => ({ left, top, columns: across, rows: down }),
    [left, top, across, down],
  );
  /** Where a press is meant to go: on cells smaller than a fingertip, to the nearest allowed. */
  const meant = (event: MouseEvent): [number, number] => {
    const [x, y] = cellAt(event);
    const reach = byMouse(event) ? 0 : Math.floor(fingertip / cell / 2);
    const near = aims
      .map((aim) => ({ aim, far: Math.hypot(aim[0] - x, aim[1] - y) }))
      .sort((a, b) => a.far - b.far)[0];
    return near && near.far <= reach ? [...near.aim] : [x, y];
  };
  const byPlace = new Map(
    moves.map((move) => [piece.after(move, here)?.join() ?? "", move] as const).reverse(),
  );
  const mine = preview && (piece.part === 0 || preview.part === piece.part) ? preview : null;
  const flagged = piece.part === 0 && queen.some((n) => n > 0);
  const target = mine ? piece.after(mine, here) : null;
  const hintedTo = hinted.move ? piece.after(hinted.move, here) : null;
  const old = before && piece.at(before);
  const cameFrom: [number, number] | null =
    old && old[0] < columns && old[1] < rows ? [Number(old[0]), Number(old[1])] : null;

  useLayoutEffect(() => {
    const element = canvas.current;
    if (element)
      drawQueen(element, {
        part,
        cell,
        rows,
        columns,
        values: grid?.values ?? null,
        colouring,
        aims,
        flagged,
      });
  }, [grid, cell, rows, columns, colouring, aims, part, theme, flagged]);

  const [focusX, focusY] = target ?? cursor.value ?? queen;
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const left = focusX * cell;
    const top = (rows - 1 - focusY) * cell;
    if (left < box.scrollLeft || left + cell > box.scrollLeft + box.clientWidth - axis)
      box.scrollLeft = left - box.clientWidth / 2;
    if (top < box.scrollTop || top + cell > box.scrollTop + box.clientHeight - below)
      box.scrollTop = top - box.clientHeight / 2;
  }, [focusX, focusY, cell, rows, below]);

  const cellAt = (event: MouseEvent): [number, number] => {
    const at = pointIn(event.currentTarget as HTMLElement, event.clientX, event.clientY);
    const x = Math.floor(at.x / cell);
    const y = rows - 1 - Math.floor(at.y / cell);
    return [Math.max(0, Math.min(columns - 1, x)), Math.max(0, Math.min(rows - 1, y))];
  };
  const sameKind = (move: MoveRecord) => moves.filter((other) => other.part === move.part);

  const valueAt = (x: number, y: number) => grid?.values[y * columns + x] ?? null;
  const on = cursor.value;
  const shown = view.value;
  const named = (shown && faceOf(table.face.value, shown, number - 1)?.named) ?? false;
  const nameOf = (x: number, y: number) => cellName(y + 1, x + 1, 2);
  const cellWords = (x: number, y: number) =>
    named
      ? s.boards.squareWords(nameOf(x, y), valueAt(x, y), byPlace.has(`${x},${y}`))
      : piece.cellWords(x, y, valueAt(x, y), byPlace.has(`${x},${y}`));
  const spoken = on ? cellWords(...on) : "";

  /** One step of the cursor: where the queen may go, that move is chosen. */
  const moveCursor = async (dx: number, dy: number) => {
    const shown = view.peek()?.terms[number - 1];
    const stands = (shown ? piece.at(shown) : null) ?? nowhere;
    const from = cursor.peek() ?? [Number(stands[0]), Number(stands[1])];
    const next: [number, number] = [
      Math.max(0, Math.min(columns - 1, from[0] + dx)),
      Math.max(0, Math.min(rows - 1, from[1] + dy)),
    ];
    const list = (await termMoves(number)).moves.filter(
      (one) => piece.part === 0 || one.part === piece.part,
    );
    const move = list.find((one) => piece.after(one, stands)?.join() === next.join());
    cursor.value = next;
    if (!move) clearSelection();
    else {
      const name = { term: number, part: move.part };
      select(
        name,
        list.filter((other) => other.part === move.part),
        move,
        false,
      );
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const step = steps[key];
    if (step) inTurn(table, () => moveCursor(...step));
    else if (key === "Enter" || key === " ")
      inTurn(table, () => {
        if (selection.peek()?.term !== number || !selection.peek()?.move) return;
        cursor.value = null;
        playSelection();
      });
    else if (key === "Escape")
      inTurn(table, () => {
        cursor.value = null;
        clearSelection();
      });
    else return;
    if (key !== "Escape") event.preventDefault();
  };

  const spot = ([x, y]: readonly [number, number]) => ({
    width: `${cell}px`,
    height: `${cell}px`,
    transform: `translate(${x * cell}px, ${(rows - 1 - y) * cell}px)`,
  });
  // As wide as there is room for, beside the sizes that all grids have.
  const larger = [...sizes, widest]
    .sort((a, b) => a - b)
    .find((size) => size <= sizes.at(-1)! && size >= cell * leastZoom);
  const smaller = [...sizes].reverse().find((size) => size * leastZoom <= cell);
  // As many names beside the cells as there is room for.
  const longest = named ? columnName(columns) : String(columns - 1);
  const everyColumn = Math.ceil((longest.length * 7 + 3) / cell);
  const everyRow = Math.ceil(14 / cell);
  return (
    <div class={slim ? "queen queen-slim" : "queen"}>
      {tools ? (
        <div class="queen-tools">
          {tabs}
          {colours ? (
            <div class="segments" role="group" aria-label={s.boards.colours}>
              {(["outcome", "value"] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  class="segment"
                  aria-pressed={colouring === one}
                  onClick={() => setColouring(one)}
                >
                  {one === "outcome" ? s.boards.byOutcome : s.boards.byValue}
                </button>
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
      <div class="scroller queen-window" data-more={more} style={{ marginInlineEnd: besideGrid }}>
        <div
          class="queen-scroll"
          ref={scroller}
          style={{ maxHeight: `${seenHeight}px` }}
          onScroll={({ currentTarget }) =>
            setScrolled({ left: currentTarget.scrollLeft, top: currentTarget.scrollTop })
          }
        >
          <div
            class="queen-grid"
            style={{
              width: `${width + axis + overhang}px`,
              height: `${height + below + overhang}px`,
              padding: `${overhang}px ${overhang}px 0 0`,
              "--axis": `${axis}px`,
              "--axis-below": `${below}px`,
            }}
          >
            <div
              class="queen-field"
              style={{ width: `${width}px`, height: `${height}px` }}
              role="application"
              aria-roledescription={piece.title}
              aria-label={named ? s.boards.queenOn(nameOf(...queen)) : piece.words(...here)}
              tabIndex={0}
              onKeyDown={onKeyDown}
              onPointerMove={(event) => {
                if (!mayMove.peek()) return;
                if (event.pointerType !== "mouse" && event.buttons === 0) return;
                const move = byPlace.get(cellAt(event).join()) ?? null;
                if (event.pointerType === "mouse" && event.buttons === 0)
                  hover({ term: number, part: move?.part ?? 1 }, move ? sameKind(move) : [], move);
                else if (move)
                  select({ term: number, part: move.part }, sameKind(move), move, false);
              }}
              onPointerLeave={unhover}
              onClick={(event) => {
                if (!mayMove.peek()) return;
                const move = byPlace.get(meant(event).join());
                cursor.value = null;
                if (move)
                  choose({ term: number, part: move.part }, sameKind(move), move, byMouse(event));
                else clearSelection();
              }}
            >
              <canvas
                ref={canvas}
                style={{
                  width: `${across * cell}px`,
                  height: `${down * cell}px`,
                  transform: `translate(${left * cell}px, ${top * cell}px)`,
                }}
                aria-hidden="true"
              />
              {on && !target ? <span class="queen-cursor" style={spot(on)} /> : null}
              {target ? <span class="queen-target" style={spot(target)} /> : null}
              {hintedTo ? <span class="spot" data-spot="to" style={spot(hintedTo)} /> : null}
              {cameFrom ? <span class="spot" data-spot="from" style={spot(cameFrom)} /> : null}
              {hinted.spots.includes("end") ? (
                <span class="spot" data-spot="end" style={spot([0, 0])} />
              ) : null}
              {flagged ? (
                <span
                  class="queen-goal"
                  data-testid="goal"
                  data-lost={grid?.values[0] === 0 ? "" : undefined}
                  style={spot([0, 0])}
                  aria-hidden="true"
                >
                  <svg viewBox="0 0 32 32" focusable="false">
                    <path d="M8 29V4h3v25zM12 5h15l-5 5.500 5 5.500H12z" />
                  </svg>
                </span>
              ) : null}
              <span class="queen-piece" data-piece="" style={spot(queen)} aria-hidden="true">
                <svg viewBox="0 0 32 32" focusable="false">
                  <path d={piece.figure} />
                </svg>
              </span>
            </div>
            <div class="axis-row" style={{ width: `${width}px` }} aria-hidden="true">
              {Array.from({ length: columns }, (_, x) =>
                x % everyColumn === 0 ? (
                  <span
                    key={`x${x}`}
                    class={`axis-x${x === queen[0] ? " axis-on" : ""}`}
                    style={{ left: `${x * cell}px`, width: `${cell}px` }}
                  >
                    {named ? columnName(x + 1) : x}
                  </span>
                ) : null,
              )}
            </div>
            <div class="axis-column" style={{ height: `${height}px` }} aria-hidden="true">
              {Array.from({ length: rows }, (_, y) =>
                y % everyRow === 0 && (y + 0.5) * cell >= 6 ? (
                  <span
                    key={`y${y}`}
                    class={`axis-y${y === queen[1] ? " axis-on" : ""}`}
                    style={{ top: `${(rows - 1 - y) * cell}px`, height: `${cell}px` }}
                  >
                    {named ? y + 1 : y}
                  </span>
                ) : null,
              )}
            </div>
            <span class="axis-corner" aria-hidden="true">
              {term.names.length === 2 ? (
                <>
                  <i class="axis-up">{term.names[1]}</i>
                  <i class="axis-right">{term.names[0]}</i>
                </>
              ) : null}
            </span>
          </div>
        </div>
        <Cues more={more} box={scroller} />
      </div>
      <span class="queen-zoom">
        <IconButton
          icon="minus"
          label={s.boards.zoomOut}
          disabled={smaller === undefined}
          onClick={() => smaller && setZoom(smaller)}
        />
        <IconButton
          icon="plus"
          label={s.boards.zoomIn}
          disabled={larger === undefined}
          onClick={() => larger && setZoom(larger)}
        />
      </span>
      <p class="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
