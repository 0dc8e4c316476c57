/**
 * Coins in rows and columns: first the far corner, a head, then the corner across. Which rectangles
 * may be turned is told by the module.
 */
import { useRef, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { inTurn, usePreview } from "./choose";
import type { BoardProps } from "./props";
import "./boards.css";

/** More rows or columns are not drawn: the position stands there as text. */
const most = 24;

interface Square {
  row: number;
  column: number;
}
const keyOf = ({ row, column }: Square) => `${row}.${column}`;

export function CornersBoard({ term, number, components, room }: BoardProps) {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, firstView, mayMove, partMoves, playSelection } = table;
  const { select, selection } = table;
  const [focus, setFocus] = useState("0.0");
  const grid = useRef<HTMLDivElement>(null);
  const preview = usePreview(number);

  const headsOf = (parts: readonly bigint[]): Square[] =>
    Array.from({ length: parts.length / 2 }, (_, at) => ({
      row: Number(parts[2 * at]),
      column: Number(parts[2 * at + 1]),
    }));
  const heads = headsOf(term.parts);
  const first = firstView.value?.terms[number - 1];
  const known = first?.rule === term.rule ? [...headsOf(first.parts), ...heads] : heads;
  const rows = Math.max(1, ...known.map(({ row }) => row)) + 1;
  const columns = Math.max(1, ...known.map(({ column }) => column)) + 1;
  if (rows > most || columns > most)
    return (
      <p class="quiet">
        <code translate={false}>{term.position}</code> {s.board.noPicture}
      </p>
    );

  const partAt = new Map(heads.map((head, at) => [keyOf(head), at + 1]));
  const own = selection.value?.term === number && !selection.value.hover ? selection.value : null;
  const chosen = own?.part ?? null;
  const from = chosen === null ? null : (heads[chosen - 1] ?? null);
  const turning = new Set<string>();
  if (preview?.kind === "corners") {
    const head = heads[preview.part - 1];
    const row = Number(preview.after[1] ?? 0n);
    const column = Number(preview.after[0] ?? 0n);
    if (head)
      for (const one of [
        head,
        { row, column },
        { row, column: head.column },
        { row: head.row, column },
      ])
        turning.add(keyOf(one));
  } else if (from) turning.add(keyOf(from));

  const tap = async (square: Square) => {
    if (!mayMove.peek()) return;
    const part = partAt.get(keyOf(square));
    if (from && square.row < from.row && square.column < from.column) {
      const move = own?.move;
      const same = move?.after[0] === BigInt(square.column) && move.after[1] === BigInt(square.row);
      if (same) {
        playSelection();
        return;
      }
      const list = own!;
      const wanted = list.moves.find(
        (one) => one.after[0] === BigInt(square.column) && one.after[1] === BigInt(square.row),
      );
      if (wanted) select({ term: number, part: chosen! }, list.moves, wanted, false);
      return;
    }
    clearSelection();
    if (part === undefined || part === chosen) return;
    const { moves } = await partMoves({ term: number, part });
    if (moves.length > 0) select({ term: number, part }, moves, null, false);
  };

  const focusOn = (row: number, column: number) => {
    const next = keyOf({
      row: Math.max(0, Math.min(rows - 1, row)),
      column: Math.max(0, Math.min(columns - 1, column)),
    });
    setFocus(next);
    grid.current?.querySelector<HTMLElement>(`[data-square="${next}"]`)?.focus();
  };
  const size = Math.max(30, Math.min(52, Math.floor(room.width / (columns + 1)) - 4));

  return (
    <div class="corners-scroll">
      <div
        class="corners"
        ref={grid}
        role="group"
        aria-label={s.boards.cornersHint}
        style={{ "--square": `${size}px`, "--columns": columns }}
      >
        <span />
        {Array.from({ length: columns }, (_, column) => (
          <span class="corners-axis" key={column} aria-hidden="true">
            {column}
          </span>
        ))}
        {Array.from({ length: rows }, (_, row) => [
          <span class="corners-axis" key={`row ${row}`} aria-hidden="true">
            {row}
          </span>,
          ...Array.from({ length: columns }, (__, column) => {
            const key = keyOf({ row, column });
            const part = partAt.get(key);
            const value = components?.find((one) => one.part === part)?.value ?? null;
            const aim = from !== null && row < from.row && column < from.column;
            return (
              <button
                key={key}
                type="button"
                class={`corner${part === undefined ? "" : " corner-head"}${turning.has(key) ? " corner-turning" : ""}${aim ? " corner-aim" : ""}`}
                aria-label={s.boards.cornerWords(row, column, part !== undefined, turning.has(key))}
                aria-pressed={turning.has(key)}
                aria-disabled={!mayMove.value}
                tabIndex={key === focus ? 0 : -1}
                data-square={key}
                onClick={() => {
                  setFocus(key);
                  inTurn(table, () => tap({ row, column }));
                }}
                onKeyDown={(event) => {
                  const by = {
                    ArrowLeft: [0, -1],
                    ArrowRight: [0, 1],
                    ArrowUp: [-1, 0],
                    ArrowDown: [1, 0],
                  }[event.key];
                  if (by) {
                    event.preventDefault();
                    focusOn(row + by[0]!, column + by[1]!);
                  } else if (event.key === "Escape") {
                    inTurn(table, clearSelection);
                  }
                }}
              >
                {part === undefined ? "" : value === null ? s.boards.head : formatInteger(value)}
              </button>
            );
          }),
        ])}
      </div>
    </div>
  );
}
