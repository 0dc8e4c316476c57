/** How a move is chosen on every board: a mouse shows it before the click, a finger sees it first and plays with a second tap. */
import { useEffect, useState } from "preact/hooks";
import { useTable } from "../state/selection";
import type { MoveList, PartName, Table } from "../state/table";
import type { MoveRecord } from "#module/nimber.js";

/** All moves of a term of the position on the board; null until they are there, or where nobody may move. */
export function useTermMoves(term: number): MoveList | null {
  const { mayMove, termMoves, view } = useTable();
  const shown = mayMove.value ? (view.value?.position ?? null) : null;
  const [known, setKnown] = useState<{ position: string; list: MoveList } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    let late = false;
    void termMoves(term).then((list) => {
      if (!late) setKnown({ position: shown, list });
    });
    return () => {
      late = true;
    };
  }, [shown, term, termMoves]);
  return known !== null && known.position === shown ? known.list : null;
}

export const byMouse = (event: Event) => (event as unknown as PointerEvent).pointerType === "mouse";

export function chooser(table: Table) {
  const { clearSelection, playSelection, select, selection } = table;
  return {
    /** Under the pointer only: what a person has chosen stays. */
    hover: (part: PartName, moves: readonly MoveRecord[], move: MoveRecord | null): void => {
      const now = selection.peek();
      if (now && !now.hover) return;
      if (move) select(part, moves, move, true);
      else if (now) clearSelection();
    },
    unhover: (): void => {
      if (selection.peek()?.hover) clearSelection();
    },
    choose: (
      part: PartName,
      moves: readonly MoveRecord[],
      move: MoveRecord | null,
      mouse: boolean,
    ): void => {
      const before = selection.peek();
      const again =
        move !== null && before?.hover === false && before.move?.position === move.position;
      select(part, moves, move, false);
      if (move && (mouse || again)) playSelection();
    },
  };
}

/** What is being moved on this term now: shown on the board before it is done. */
export function usePreview(term: number): MoveRecord | null {
  const { previewed } = useTable();
  const move = previewed.value;
  return move?.term === term ? move : null;
}
