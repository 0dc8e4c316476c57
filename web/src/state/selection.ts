/**
 * The move that a person is choosing on the board of the page, and the one that is only pointed at.
 */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { face } from "./face";
import { firstView } from "./known";
import { lastMove, position, programsTurn, undone, view } from "./game";
import { playOrChoose } from "./several";
import { result, revealed } from "./analysis";
import { createTable, type Table } from "./table";

export type { PartName, Selection } from "./table";

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
  lastMove,
  undone,
  face,
  programsTurn,
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
