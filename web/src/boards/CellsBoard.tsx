/**
 * Cells with symbols, in one row or several. A cell that is touched offers the moves that change
 * it; further cells choose among them. Which moves there are is told by the module.
 */
import { useSignal } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { columnName, linesOf } from "../strings/cells";
import { useTable, type Selection } from "../state/selection";
import { faceOf } from "../state/faceFit";
import { chooser, inTurn, usePreview, useTermMoves } from "./choose";
import { CellSymbol } from "./CellSymbol";
import { dominoesOf, halvesOf, laidBetween, stillLaid, type Half, type Pair } from "./dominoes";
import { isTable } from "./layout";
import { cellGap, jointOf, leastGap, rowOf, smallestTouched } from "./rowLines";
import type { BoardProps } from "./props";
import type { MoveRecord, PositionView } from "#module/nimber.js";
import "./boards.css";
import "./cells.css";

const none: readonly number[] = [];
const noHalves: ReadonlyMap<number, Half> = new Map();
const largestCell = { table: 112, other: 64 };
const smallestCell = 36;
/** A board that is higher than its room is drawn smaller down to this. */
const smallestHigh = 40;
const boardInset = 8;
/** What board.css leaves on both sides. */
const boardEdges = 16;
/** For the names of rows and columns. */
const besideCells = 22;
/** Such a board has the width of a phone. */
const narrow = 460;

/**
 * The moves that change all of these cells, and the one that is meant: the only one, or one that
 * changes no other cell.
 */
function fitting(moves: readonly MoveRecord[], cells: readonly number[]) {
  const fit = moves.filter(({ flips }) => cells.every((cell) => flips.includes(cell)));
  const exact = fit.find(({ flips }) => flips.length === cells.length);
  return { fit, move: exact ?? (fit.length === 1 ? fit[0]! : null) };
}

/**
 * Each cell's side of the domino on it, also of one that is about to be laid; none where the face
 * has no dominoes. A domino stays where it was laid as long as the board is shown.
 */
function useHalves(
  shown: PositionView | null,
  number: number,
  next: MoveRecord | null,
): ReadonlyMap<number, Half> {
  const { face } = useTable();
  const kept = useRef<{ lines: readonly string[]; laid: readonly Pair[] }>({ lines: [], laid: [] });
  const term = shown?.terms[number - 1];
  const pieces = shown && faceOf(face.value, shown, number - 1)?.pieces;
  if (!term || pieces?.kind !== "dominoes" || pieces.rule !== term.rule) return noHalves;
  const lines = linesOf(term.position);
  const before = kept.current;
  if (before.lines.join("/") !== lines.join("/")) {
    const one = before.lines.length > 0 ? laidBetween(before.lines, lines) : null;
    const known = dominoesOf(lines, term.rule, [...before.laid, ...(one ? [one] : [])]);
    kept.current = { lines, laid: stillLaid(lines, known) };
  }
  const [first, second] = next?.flips ?? [];
  const about: readonly Pair[] =
    first !== undefined && second !== undefined
      ? [[Math.min(first, second), Math.max(first, second)]]
      : [];
  return halvesOf([...kept.current.laid, ...about], lines[0]!.length);
}

export function CellsBoard({ term, number, room }: BoardProps) {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, mayMove, playSelection, select, selection, stepSelection, view } = table;
  const touched = useSignal<{ position: string; cells: readonly number[] } | null>(null);
  const { hover, unhover } = chooser(table);
  const [focus, setFocus] = useState(1);
  const board = useRef<HTMLDivElement>(null);
  const all = useTermMoves(number)?.moves ?? [];
  const preview = usePreview(number);
  const lines = linesOf(term.position);
  const width = lines[0]!.length;
  const cells = lines.join("");
  const inRow =
    lines.length === 1 ? rowOf(width, room.width - boardInset, room.width + boardEdges) : null;
  const side = (wide: number, gap: number) => Math.floor(wide / Math.min(width, 12)) - gap;
  const beside = room.width - besideCells;
  const loose = inRow?.cell ?? side(beside - boardInset, cellGap);
  // Eight beside each other take all of a phone's width.
  const close = side(beside + leastGap, leastGap);
  const lineLength = inRow?.line ?? width;
  const isJoined = inRow !== null && lineLength < width;
  const isClose = loose < smallestTouched.grid && close >= smallestTouched.grid;
  const fits = isClose ? close : loose;
  const high = Math.max(smallestHigh, Math.floor((room.height - besideCells) / lines.length) - 8);
  const most = largestCell[isTable(room.width) ? "table" : "other"];
  // On a phone a cell stays as large as a finger, and the board scrolls on.
  const largest = Math.min(most, room.width < narrow ? Math.max(smallestTouched.row, high) : high);
  const least = room.width < narrow ? smallestTouched.row : smallestCell;
  const size = fits < smallestTouched.grid ? least : Math.min(largest, fits);

  const position = view.value?.position ?? "";
  const chosen = (now: Selection | null) => (now?.term === number && !now.hover ? now : null);
  const now = chosen(selection.value);
  const picked = now && touched.value?.position === position ? touched.value.cells : none;
  const offered = now ? now.moves : all;
  const lit = new Set(offered.flatMap((move) => move.flips));
  const shown = preview?.kind === "paint" ? preview : null;
  const halves = useHalves(view.value, number, shown);

  const offer = (wanted: readonly number[]): boolean => {
    const { fit, move } = fitting(all, wanted);
    if (fit.length === 0) return false;
    touched.value = { position, cells: wanted };
    select({ term: number, part: fit[0]!.part }, fit, move, false);
    return true;
  };

  const tap = (cell: number) => {
    if (!mayMove.peek()) return;
    const mine = chosen(selection.peek());
    const before = mine && touched.peek()?.position === position ? touched.peek()!.cells : none;
    const move = mine?.move;
    if (move?.flips.includes(cell) && (before.includes(cell) || mine?.moves.length === 1)) {
      // One of several cells that may be changed alone is then the only one chosen.
      const alone = before.length > 1 && fitting(all, [cell]).move?.flips.length === 1;
      if (!alone || !offer([cell])) playSelection();
    } else if (before.includes(cell)) {
      clearSelection();
    } else if (!offer([...before, cell]) && !offer([cell])) {
      clearSelection();
    }
  };

  const look = (cell: number) => {
    if (!mayMove.peek() || chosen(selection.peek())) return;
    const { fit, move } = fitting(all, [cell]);
    if (fit.length > 0) hover({ term: number, part: fit[0]!.part }, fit, move);
    else unhover();
  };

  const focusOn = (cell: number) => {
    setFocus(cell);
    board.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };

  const tabbed = focus <= cells.length ? focus : 1;
  const onKeyDown = (event: KeyboardEvent, cell: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const column = (cell - 1) % width;
    const to = {
      ArrowLeft: column > 0 ? cell - 1 : cell,
      ArrowRight: column < width - 1 ? cell + 1 : cell,
      ArrowUp: cell > width ? cell - width : cell,
      ArrowDown: cell + width <= cells.length ? cell + width : cell,
      Home: cell - column,
      End: cell - column + width - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      focusOn(to);
    } else if (event.key === "Escape") inTurn(table, clearSelection);
    else if (event.key === "+" || event.key === "-") {
      event.preventDefault();
      const by = event.key === "+" ? 1 : -1;
      inTurn(table, () => chosen(selection.peek()) && stepSelection(by));
    }
  };

  return (
    <div class={inRow?.edges || isClose ? "drawncells drawncells-edges" : "drawncells"}>
      <div
        class={`drawncells-board${lines.length > 1 ? " drawncells-grid" : ""}`}
        ref={board}
        data-whole
        role="group"
        aria-label={
          isJoined
            ? s.together(s.boards.cellHint, s.boards.rowLines(Math.ceil(width / lineLength)))
            : s.boards.cellHint
        }
        style={{
          "--cell": `${size}px`,
          "--columns": width,
          ...(inRow ? { maxWidth: `${inRow.line * (size + inRow.between)}px` } : {}),
        }}
      >
        {[...cells].map((symbol, index) => {
          const cell = index + 1;
          const at = shown ? shown.flips.indexOf(cell) : -1;
          const next = at >= 0 ? shown!.becomes[at]! : null;
          const may = mayMove.value && lit.has(cell);
          return (
            <button
              type="button"
              key={cell}
              class={`drawncell${may ? " drawncell-free" : ""}${next !== null ? " drawncell-next" : ""}${picked.includes(cell) ? " drawncell-picked" : ""}`}
              aria-label={s.boards.drawnCell(
                lines.length > 1 ? Math.floor(index / width) + 1 : 0,
                (index % width) + 1,
                symbol,
                next,
              )}
              aria-pressed={picked.includes(cell)}
              aria-disabled={!mayMove.value}
              tabIndex={cell === tabbed ? 0 : -1}
              data-cell={cell}
              data-symbol={symbol}
              data-column={lines.length === 1 ? cell : index < width ? columnName(cell) : undefined}
              data-row={lines.length > 1 && index % width === 0 ? index / width + 1 : undefined}
              data-half={halves.get(cell)}
              data-joint={isJoined ? jointOf(cell, lineLength, width) : undefined}
              onClick={() => {
                setFocus(cell);
                inTurn(table, () => tap(cell));
              }}
              onPointerEnter={(event) => {
                if (event.pointerType === "mouse") look(cell);
              }}
              onPointerLeave={unhover}
              onKeyDown={(event) => onKeyDown(event, cell)}
            >
              <CellSymbol symbol={next ?? symbol} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
