/** Wythoff's game: two heaps, and the same as a queen on a grid who moves towards the corner. Only draws. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { Icon } from "../panels/Icon";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { byMouse, chooser, usePreview, useTermMoves } from "./choose";
import { HeapLane } from "./HeapLane";
import { layoutHeaps } from "./layout";
import type { BoardProps } from "./index";
import type { MoveRecord } from "#module/nimber.js";

/** The largest heap that still has a grid. */
const mostCells = 400n;
const sizes = [6, 9, 13, 18, 24, 32, 44, 56];
/** Cells that hold a number. */
const readable = 18;

type Colouring = "outcome" | "value";

interface Grid {
  columns: number;
  rows: number;
  values: Uint16Array;
}

const none: readonly MoveRecord[] = [];
const grids = new Map<string, Promise<Uint16Array | null>>();

/** The values of the cells, from the module, for a grid a little larger than asked for: it is kept while a game is played. */
function useGrid(columns: number, rows: number, wanted: boolean): Grid | null {
  const [grid, setGrid] = useState<Grid | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let late = false;
    const key = `${rows} ${columns}`;
    let asked = grids.get(key);
    if (!asked) {
      asked = engine
        .wythoffGrid(rows, columns)
        .then((answer) => ("error" in answer ? null : answer));
      if (grids.size > 20) grids.clear();
      grids.set(key, asked);
    }
    void asked.then((values) => {
      if (!late && values) setGrid({ columns, rows, values });
    });
    return () => {
      late = true;
    };
  }, [columns, rows, wanted]);
  return wanted && grid?.columns === columns && grid.rows === rows ? grid : null;
}

/** Where a move brings the queen: both heaps after it. */
function placeAfter(move: MoveRecord, parts: readonly bigint[]): [number, number] {
  const [a = 0n, b = 0n] = parts;
  const [x = 0n, y = 0n] = move.after;
  if (move.kind === "both") return [Number(x), Number(y)];
  return move.part === 1 ? [Number(x), Number(b)] : [Number(a), Number(x)];
}

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

function QueenGrid({
  term,
  number,
  components,
  room,
  tabs,
}: BoardProps & { tabs?: ComponentChildren }) {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, firstView, mayMove, playSelection, select, selection } = table;
  const { choose, hover, unhover } = chooser(table);
  const theme = useTheme();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [colouring, setColouring] = useState<Colouring>("outcome");
  const [zoom, setZoom] = useState<number | null>(null);
  const [cursor, setCursor] = useState<[number, number] | null>(null);
  const all = useTermMoves(number);
  const preview = usePreview(number);
  const first = firstView.value?.terms[number - 1];
  const known = first?.rule === term.rule ? first.parts : term.parts;
  const at = (list: readonly bigint[], index: number) => Number(list[index] ?? 0n);
  const queen: [number, number] = [at(term.parts, 0), at(term.parts, 1)];
  const columns = Math.max(at(known, 0), queen[0]) + 1;
  const rows = Math.max(at(known, 1), queen[1]) + 1;
  const grid = useGrid(columns, rows, components !== null);
  const axis = 26;
  const fit = Math.min((room.width - axis) / columns, (room.height - 58 - axis) / rows);
  const least = matchMedia("(pointer: coarse)").matches ? 22 : 9;
  const automatic = Math.max(sizes[0]!, Math.min(48, Math.floor(fit)));
  const cell = zoom ?? Math.max(automatic, least);
  const width = columns * cell;
  const height = rows * cell;
  const chosen = selection.value?.term === number ? selection.value : null;
  const moves = all?.moves ?? none;
  const byPlace = new Map(moves.map((move) => [placeAfter(move, term.parts).join(), move]));
  const target = preview ? placeAfter(preview, term.parts) : null;

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const ratio = Math.min(3, devicePixelRatio || 1);
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const style = getComputedStyle(element);
    const colour = (name: string) => style.getPropertyValue(name).trim();
    const [lane, edge, ink, quiet] = [
      colour("--lane"),
      colour("--board-edge"),
      colour("--ink"),
      colour("--ink-2"),
    ];
    const [lose, onLose, accent] = [colour("--lose"), colour("--on-lose"), colour("--accent")];
    const most = grid ? grid.values.reduce((a, b) => Math.max(a, b), 1) : 1;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.font = `${cell >= 30 ? 600 : 550} ${Math.max(9, Math.min(15, cell * 0.42))}px ${getComputedStyle(document.body).fontFamily}`;
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const left = x * cell;
        const top = (rows - 1 - y) * cell;
        const value = grid ? grid.values[y * columns + x]! : null;
        context.globalAlpha = 1;
        context.fillStyle = value === 0 ? lose : lane;
        context.fillRect(left, top, cell, cell);
        if (value !== null && value > 0 && colouring === "value") {
          context.globalAlpha = 0.12 + 0.6 * (value / most);
          context.fillStyle = accent;
          context.fillRect(left, top, cell, cell);
          context.globalAlpha = 1;
        }
        if (cell >= 9) {
          context.strokeStyle = edge;
          context.lineWidth = 1;
          context.strokeRect(left + 0.5, top + 0.5, cell, cell);
        }
        if (value !== null && cell >= readable && (colouring === "value" || value === 0)) {
          context.fillStyle = value === 0 ? onLose : ink;
          context.fillText(
            value === 0 && colouring === "outcome" ? "P" : String(value),
            left + cell / 2,
            top + cell / 2 + 0.5,
          );
        } else if (value !== null && cell >= 32 && colouring === "outcome") {
          context.fillStyle = quiet;
          context.fillText("N", left + cell / 2, top + cell / 2 + 0.5);
        }
      }
    }
    // Where the queen may go: a corner mark each.
    context.strokeStyle = accent;
    context.lineWidth = Math.max(1.5, cell / 18);
    const inset = Math.max(1.5, cell * 0.1);
    for (const move of moves) {
      const [x, y] = placeAfter(move, term.parts);
      const left = x * cell + inset;
      const top = (rows - 1 - y) * cell + inset;
      context.strokeRect(left, top, cell - 2 * inset, cell - 2 * inset);
    }
  }, [grid, cell, width, height, rows, columns, colouring, moves, term.parts, theme]);

  const [focusX, focusY] = target ?? cursor ?? queen;
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const left = focusX * cell;
    const top = (rows - 1 - focusY) * cell;
    if (left < box.scrollLeft || left + cell > box.scrollLeft + box.clientWidth - axis)
      box.scrollLeft = left - box.clientWidth / 2;
    if (top < box.scrollTop || top + cell > box.scrollTop + box.clientHeight - axis)
      box.scrollTop = top - box.clientHeight / 2;
  }, [focusX, focusY, cell, rows]);

  const cellAt = (event: MouseEvent): [number, number] => {
    const box = canvas.current!.getBoundingClientRect();
    const x = Math.floor((event.clientX - box.left) / cell);
    const y = rows - 1 - Math.floor((event.clientY - box.top) / cell);
    return [Math.max(0, Math.min(columns - 1, x)), Math.max(0, Math.min(rows - 1, y))];
  };
  const sameKind = (move: MoveRecord) => moves.filter((other) => other.part === move.part);

  const valueAt = (x: number, y: number) => grid?.values[y * columns + x] ?? null;
  const told = cursor
    ? s.boards.cellWords(cursor[0], cursor[1], valueAt(...cursor), byPlace.has(cursor.join()))
    : "";

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
      PageDown: [-1, -1],
      PageUp: [1, 1],
    }[event.key];
    if (step) {
      event.preventDefault();
      const from = cursor ?? queen;
      const next: [number, number] = [
        Math.max(0, Math.min(columns - 1, from[0] + step[0]!)),
        Math.max(0, Math.min(rows - 1, from[1] + step[1]!)),
      ];
      setCursor(next);
      const move = byPlace.get(next.join()) ?? null;
      if (move) select({ term: number, part: move.part }, sameKind(move), move, false);
      else clearSelection();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (chosen?.move) {
        setCursor(null);
        playSelection();
      }
    } else if (event.key === "Escape") {
      setCursor(null);
      clearSelection();
    }
  };

  const spot = ([x, y]: readonly [number, number]) => ({
    width: `${cell}px`,
    height: `${cell}px`,
    transform: `translate(${x * cell}px, ${(rows - 1 - y) * cell}px)`,
  });
  const level = sizes.findIndex((size) => size >= cell);
  const every = Math.ceil(26 / cell);
  return (
    <div class="queen">
      <div class="queen-tools">
        {tabs}
        {components ? (
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
      <div
        class="queen-scroll"
        ref={scroller}
        style={{ maxHeight: `${Math.max(200, room.height - 56)}px` }}
      >
        <div
          class="queen-grid"
          style={{
            width: `${width + axis}px`,
            height: `${height + axis}px`,
            "--axis": `${axis}px`,
          }}
        >
          <div
            class="queen-field"
            style={{ width: `${width}px`, height: `${height}px` }}
            role="application"
            aria-roledescription={s.boards.gridView}
            aria-label={s.boards.gridWords(term.parts[0] ?? 0n, term.parts[1] ?? 0n)}
            tabIndex={0}
            onKeyDown={onKeyDown}
            onPointerMove={(event) => {
              if (!mayMove.peek()) return;
              if (event.pointerType !== "mouse" && event.buttons === 0) return;
              const move = byPlace.get(cellAt(event).join()) ?? null;
              if (event.pointerType === "mouse" && event.buttons === 0)
                hover({ term: number, part: move?.part ?? 1 }, move ? sameKind(move) : [], move);
              else if (move) select({ term: number, part: move.part }, sameKind(move), move, false);
            }}
            onPointerLeave={unhover}
            onClick={(event) => {
              if (!mayMove.peek()) return;
              const move = byPlace.get(cellAt(event).join());
              setCursor(null);
              if (move)
                choose({ term: number, part: move.part }, sameKind(move), move, byMouse(event));
              else clearSelection();
            }}
          >
            <canvas
              ref={canvas}
              style={{ width: `${width}px`, height: `${height}px` }}
              aria-hidden="true"
            />
            {cursor && !target ? <span class="queen-cursor" style={spot(cursor)} /> : null}
            {target ? <span class="queen-target" style={spot(target)} /> : null}
            <span class="queen-piece" style={spot(queen)} aria-hidden="true">
              <svg viewBox="0 0 32 32" focusable="false">
                <path d="M5 9.500 10 17l2.500-10L16 17l3.500-10L22 17l5-7.500-3 13.500H8zM8 25.500h16V28H8z" />
              </svg>
            </span>
          </div>
          {Array.from({ length: columns }, (_, x) =>
            x % every === 0 ? (
              <span
                key={`x${x}`}
                class={`axis-x${x === queen[0] ? " axis-on" : ""}`}
                style={{ left: `${x * cell}px`, width: `${cell}px` }}
                aria-hidden="true"
              >
                {x}
              </span>
            ) : null,
          )}
          {Array.from({ length: rows }, (_, y) =>
            y % every === 0 ? (
              <span
                key={`y${y}`}
                class={`axis-y${y === queen[1] ? " axis-on" : ""}`}
                style={{ top: `${(rows - 1 - y) * cell}px`, height: `${cell}px` }}
                aria-hidden="true"
              >
                {y}
              </span>
            ) : null,
          )}
        </div>
      </div>
      <span class="queen-zoom">
        <button
          type="button"
          class="icon-button"
          aria-label={s.boards.zoomOut}
          disabled={level <= 0}
          onClick={() => setZoom(sizes[Math.max(0, level - 1)]!)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={s.boards.zoomIn}
          disabled={level >= sizes.length - 1}
          onClick={() => setZoom(sizes[Math.min(sizes.length - 1, level + 1)]!)}
        >
          <Icon name="plus" />
        </button>
      </span>
      <p class="visually-hidden" role="status">
        {told}
      </p>
    </div>
  );
}

function TwoHeaps(props: BoardProps) {
  const s = strings.value;
  const { term, number, firstHeap, layout, largest, room } = props;
  const { isSelected, mayMove, movesOf, previewed, select, selection, typeFor } = useTable();
  const both = { term: number, part: 3 };
  const [a = 0n, b = 0n] = term.parts;
  const own =
    props.room.width < layout.columns * 200
      ? layoutHeaps([[a, b]], room.width, room.height - 70)
      : layout;
  const preview = previewed.value;
  const going = preview?.term === number && preview.kind === "both" ? preview : null;
  const pressed = isSelected(both) && !selection.value!.hover;
  return (
    <div class="two-heaps">
      <div class="lanes" style={{ gridTemplateColumns: `repeat(${own.columns}, minmax(0, 1fr))` }}>
        {term.parts.map((stones, at) => (
          <HeapLane
            key={at}
            term={number}
            part={at + 1}
            heap={firstHeap + at}
            stones={stones}
            value={null}
            layout={own}
            largest={largest}
          />
        ))}
      </div>
      <button
        type="button"
        class="button both-button"
        aria-pressed={pressed}
        title={s.boards.bothWords}
        disabled={!mayMove.value || a === 0n || b === 0n}
        onClick={() => {
          void movesOf(both).then((moves) => {
            const [move] = moves;
            if (!move) return;
            if (moves.length > 100) typeFor(both);
            else select(both, moves, move, false);
          });
        }}
      >
        {s.boards.both}
        {going ? (
          <span class="both-note">
            −{formatInteger(going.amount)} → {going.after.map(formatInteger).join(", ")}
          </span>
        ) : null}
      </button>
    </div>
  );
}

export function WythoffBoard(props: BoardProps) {
  const s = strings.value;
  const { term, room } = props;
  const drawable = term.parts.every((stones) => stones <= mostCells);
  const [picture, setPicture] = useState<"queen" | "heaps">("queen");
  const tabs = (
    <div class="segments" role="group" aria-label={s.boards.picture}>
      {(["queen", "heaps"] as const).map((one) => (
        <button
          key={one}
          type="button"
          class="segment"
          aria-pressed={picture === one}
          onClick={() => setPicture(one)}
        >
          {one === "queen" ? s.boards.gridView : s.boards.heapsView}
        </button>
      ))}
    </div>
  );
  if (!drawable)
    return (
      <>
        <TwoHeaps {...props} />
        <p class="quiet queen-note">{s.boards.gridTooLarge}</p>
      </>
    );
  if (room.width >= 700) {
    const half = Math.min(room.width * 0.62, Math.max(320, room.height));
    return (
      <div class="wythoff-wide" style={{ gridTemplateColumns: `minmax(0, 1fr) ${half}px` }}>
        <TwoHeaps
          {...props}
          layout={layoutHeaps([[...term.parts]], room.width - half - 20, room.height - 70)}
        />
        <QueenGrid {...props} room={{ width: half, height: room.height }} />
      </div>
    );
  }
  return (
    <div class="wythoff-narrow">
      {picture === "queen" ? (
        <QueenGrid {...props} tabs={tabs} />
      ) : (
        <>
          <div class="queen-tools">{tabs}</div>
          <TwoHeaps {...props} room={{ width: room.width, height: room.height - 50 }} />
        </>
      )}
    </div>
  );
}
