/**
 * A row of numbers told as a bar of chocolate: each number is a column of squares, and what a move
 * takes away is what is eaten. Only draws; the moves are the module's.
 */
import { strings } from "../strings/index";
import { columnName } from "../strings/cells";
import { named } from "../strings/joined";
import { useTable } from "../state/selection";
import { byMouse, chooser, usePreview, useTermMoves } from "./choose";
import type { BoardProps } from "./props";
import type { MoveRecord } from "#module/nimber.js";
import "./faces.css";

/** For the names of rows and columns; less where eight columns need the room. */
const wide = { beside: 22, around: 12 };
const narrow = { beside: 14, around: 0 };
const most = 62;
const least = 24;
const total = (numbers: readonly bigint[]) => numbers.reduce((sum, one) => sum + one, 0n);

/** The move that eats a square and leaves the most of the bar. */
function moveEating(moves: readonly MoveRecord[], column: number, row: number): MoveRecord | null {
  let best: MoveRecord | null = null;
  for (const move of moves) {
    const [left] = move.leaves;
    if (move.leaves.length !== 1 || !left || (left[column] ?? 0n) > BigInt(row)) continue;
    if (!best || total(left) > total(best.leaves[0]!)) best = move;
  }
  return best;
}

export function BarBoard({ term, number, room }: BoardProps) {
  const s = strings.value;
  const table = useTable();
  const { choose, hover, unhover } = chooser(table);
  const moves = useTermMoves(number)?.moves ?? [];
  const preview = usePreview(number);
  const first = table.firstView.value?.terms[number - 1]?.pieces[0];
  const numbers = term.pieces[0] ?? [];
  const columns = Math.max(numbers.length, first?.length ?? 0);
  const rows = Number([...numbers, ...(first ?? [])].reduce((a, b) => (a > b ? a : b), 1n));
  const { beside, around } = room.width < 300 ? narrow : wide;
  const size = Math.max(
    least,
    Math.min(
      most,
      Math.floor((room.width - around - beside) / columns),
      Math.floor((room.height - 24 - beside) / rows),
    ),
  );
  // A single square can't be eaten. While the moves are not known, the corner tells which it is.
  const single = total(numbers) === 1n;
  const left = preview?.leaves[0] ?? null;
  const poisoned = (column: number, row: number, move: MoveRecord | null) =>
    move === null && (moves.length > 0 || single || (column === 0 && row === 0));
  const name = { term: number, part: 1 };
  const squares = [];
  for (let row = rows - 1; row >= 0; row--) {
    squares.push(
      <span key={`row ${row}`} class="bar-name" aria-hidden="true">
        {row + 1}
      </span>,
    );
    for (let column = 0; column < columns; column++) {
      const there = BigInt(row) < (numbers[column] ?? 0n);
      const move = there ? moveEating(moves, column, row) : null;
      const going = there && left !== null && (left[column] ?? 0n) <= BigInt(row);
      squares.push(
        there ? (
          <button
            key={`${column} ${row}`}
            type="button"
            class={`bar-square${poisoned(column, row, move) ? " bar-last" : ""}${going ? " bar-going" : ""}`}
            data-square={`${column + 1}.${row + 1}`}
            data-last={poisoned(column, row, move) ? "" : undefined}
            aria-disabled={!move || !table.mayMove.value}
            aria-label={move ? s.move(move, { terms: [term] }) : s.boards.cellTitle(1)}
            onPointerEnter={(event) => {
              if (event.pointerType === "mouse" && move) hover(name, moves, move);
            }}
            onPointerLeave={unhover}
            onClick={(event) => {
              if (move) choose(name, moves, move, byMouse(event));
            }}
          />
        ) : (
          <span key={`${column} ${row}`} data-eaten={`${column + 1}.${row + 1}`} />
        ),
      );
    }
  }
  return (
    <div
      class="bar-board"
      data-whole
      data-bar={numbers.join(",")}
      role="group"
      aria-label={named(s.boards.partTitle(1), numbers.join(", "))}
      style={{
        gridTemplateColumns: `${beside}px repeat(${columns}, ${size}px)`,
        gridTemplateRows: `repeat(${rows}, ${size}px) ${beside}px`,
      }}
    >
      {squares}
      <span />
      {Array.from({ length: columns }, (_, column) => (
        <span key={column} class="bar-name" aria-hidden="true">
          {columnName(column + 1)}
        </span>
      ))}
    </div>
  );
}
