/**
 * The move that a person is choosing on the board of the page, and the one that is only pointed at.
 */
import { computed, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { joinMoves } from "../engine/asking";
import { isError } from "../engine/client";
import { byPosition } from "./eye";
import { face } from "./face";
import { firstView } from "./knowledge";
import { lastMove, locked, position, undone, view } from "./game";
import { playMove } from "./moves";
import { result, revealed } from "./analysis";
import { createTable, type Table } from "./table";
import type { MoveRecord } from "#module/nimber.js";

export type { PartName, Selection } from "./table";

// ---- single moves in several parts of one position, to be made at once ----

interface Chosen {
  position: string;
  moves: readonly MoveRecord[];
  /** the module said that this is no move */
  refused: boolean;
}
const state = signal<Chosen | null>(null);

/** What is chosen in the position on the board. */
export const chosen = computed(() =>
  state.value?.position === position.value ? state.value : null,
);

/** A move in one more part, or in place of the one chosen there. */
function choosePart(move: MoveRecord): void {
  const shown = view.peek();
  const text = position.peek();
  if (!shown || text === null) return;
  const samePart = (other: MoveRecord) =>
    other.term === move.term && (!shown.terms[move.term - 1]?.apart || other.part === move.part);
  const kept = (chosen.peek()?.moves ?? []).filter((other) => !samePart(other));
  const moves = [...kept, move].sort((a, b) => a.term - b.term || a.part - b.part);
  state.value = { position: text, moves, refused: false };
}

/** Plays a move; where one move changes several parts it is only chosen. */
export function playOrChoose(move: MoveRecord): void {
  if (view.peek()?.sum) choosePart(move);
  else playMove(move);
}

export function chooseNothing(): void {
  state.value = null;
}

/** Makes all that is chosen one move. */
export async function playChosen(): Promise<void> {
  const now = chosen.peek();
  if (!now) return;
  const answer = await joinMoves(
    now.position,
    now.moves.map((move) => move.position),
  );
  if (isError(answer) || state.peek() !== now) return;
  if (answer.move) {
    state.value = null;
    playMove(answer.move);
  } else {
    state.value = { ...now, refused: true };
  }
}

// ---- the table of the page ----

/**
 * The table that the landing place is played at. The book sets up others, each with its own
 * position.
 */
export const mainTable: Table = createTable({
  position,
  view,
  firstView,
  result,
  revealed,
  // Of a puzzle the answer is told, and no value.
  valued: computed(() => revealed.value && !byPosition.value),
  lastMove,
  undone,
  face,
  programsTurn: locked,
  playMove: playOrChoose,
});

/** Which table a board belongs to. */
export const TableContext = createContext<Table>(mainTable);
export const useTable = () => useContext(TableContext);

export const {
  selection,
  pointAt,
  previewed,
  mayMove,
  movesOf,
  clearSelection,
  select,
  stepSelection,
  typeFor,
  isSelected,
  typeAmount,
  playSelection,
} = mainTable;
