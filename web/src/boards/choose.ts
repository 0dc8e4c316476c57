/**
 * How a move is chosen on every board: a mouse shows it before the click, a finger sees it first
 * and plays with a second tap.
 */
import { effect, untracked } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../state/selection";
import { inSteps } from "../state/steps";
import type { Asks, MoveList, PartName, RowPlace, Table } from "../state/table";
import type { MoveRecord } from "#module/nimber.js";

/**
 * All moves of a term of the position on the board; null until they are there, or where nobody may
 * move.
 */
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
    hover: (
      part: PartName,
      moves: readonly MoveRecord[],
      move: MoveRecord | null,
      place: RowPlace | null = null,
    ): void => {
      const now = selection.peek();
      if (now && !now.hover) return;
      if (move) select(part, moves, move, true, place);
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
      place: RowPlace | null = null,
    ): void => {
      const before = selection.peek();
      // Elsewhere in its row the same move is another choice.
      const again =
        move !== null &&
        before?.hover === false &&
        before.move?.position === move.position &&
        before.place?.from === place?.from;
      select(part, moves, move, false, place);
      if (move && (mouse || again)) playSelection();
    },
  };
}

/** A part's moves, and the one that is meant by pointing at a place. */
export interface Pointed {
  moves: readonly MoveRecord[];
  move: MoveRecord;
}

/**
 * The handlers of a part whose moves are pointed at: a mouse shows a move, a finger that is drawn
 * over the part chooses one.
 */
export function usePointing(
  table: Table,
  name: PartName,
  point: (event: PointerEvent | MouseEvent) => Pointed | null | Promise<Pointed | null>,
) {
  const { choose, hover, unhover } = chooser(table);
  const pressed = useRef(false);
  const at = (event: PointerEvent | MouseEvent, act: (found: Pointed) => void): void => {
    const answer = point(event);
    if (answer instanceof Promise) void answer.then((found) => found && act(found));
    else if (answer) act(answer);
  };
  return {
    onBlur: unhover,
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.pointerType !== "mouse";
    },
    onPointerMove: (event: PointerEvent) => {
      const mouse = event.pointerType === "mouse";
      if (!mouse && !pressed.current) return;
      at(event, ({ moves, move }) => {
        if (mouse) hover(name, moves, move);
        else table.select(name, moves, move, false);
      });
    },
    onPointerLeave: (event: PointerEvent) => {
      pressed.current = false;
      if (event.pointerType === "mouse") unhover();
    },
    onPointerUp: () => {
      pressed.current = false;
    },
    onClick: (event: MouseEvent) => {
      const mouse = byMouse(event);
      at(event, ({ moves, move }) => {
        choose(name, moves, move, mouse);
      });
    },
  };
}

/** What was asked for last by keys. */
let before: Promise<unknown> = Promise.resolve();

/** A key waits at most this long for the board that it was meant for. */
const drawingTime = 2000;

/** Resolves once the board shows its table's position; undefined where it does already. */
function drawn({ position, view }: Table): Promise<void> | undefined {
  const shown = () => position.value === (view.value?.position ?? null);
  if (untracked(shown)) return undefined;
  return new Promise<void>((resolve) => {
    const late = setTimeout(resolve, drawingTime);
    const stop = effect(() => {
      if (!shown()) return;
      clearTimeout(late);
      resolve();
    });
    setTimeout(stop, drawingTime);
  });
}

/**
 * Keys act one after the other: each finds what the one before it has chosen, even where that had
 * to wait for the module. What was meant for a position that is gone by then is dropped.
 */
export function inTurn(table: Table, act: () => unknown): void {
  const meant = table.position.peek();
  const run = async () => {
    if (table.position.peek() === meant) await drawn(table);
    if (table.position.peek() === meant) await act();
  };
  before = before.then(run, run);
}

/** Digits are one number while they follow each other within this time. */
const typingTime = 900;
let typed = { digits: "", at: 0 };

function numberSoFar(digit: string): string {
  const at = performance.now();
  typed = { digits: at - typed.at < typingTime ? typed.digits + digit : digit, at };
  return typed.digits;
}

export interface Keys {
  /** how far each key goes along the moves of the part */
  steps: Readonly<Record<string, number>>;
  moves: () => Promise<readonly MoveRecord[]>;
  /**
   * the move that the first step chooses; without it the first of the list, or the last for a long
   * step
   */
  begin?: (moves: readonly MoveRecord[], by: number) => MoveRecord | undefined;
  /** a step from one move to another, where it isn't along the list */
  step?: (moves: readonly MoveRecord[], now: MoveRecord, key: string) => MoveRecord | undefined;
  /** a digit, and the number that it ends */
  digit?: (digit: string, number: string) => unknown;
  /** Enter or space while nothing of this part is chosen */
  enter?: () => unknown;
}

/** The keys of one part of a board: along its moves, play the chosen one, choose none. */
export function keysOf(table: Table, name: PartName, keys: Keys) {
  const { clearSelection, playSelection, select, selection, stepSelection } = table;
  const own = () => {
    const now = selection.peek();
    return now?.term === name.term && now.part === name.part && !now.hover ? now : null;
  };
  const act = async (key: string, by: number | undefined): Promise<void> => {
    const now = own();
    if (!/^\d$/.test(key)) typed.digits = "";
    if (key === "Escape") clearSelection();
    else if (key === "Enter" || key === " ") {
      if (now?.move) playSelection();
      else if (!now) await keys.enter?.();
    } else if (by === undefined) await keys.digit?.(key, numberSoFar(key));
    else {
      const moves = inSteps(await keys.moves());
      if (moves.length === 0) return;
      const begun =
        keys.begin?.(moves, by) ?? (by > 1 ? moves[moves.length - 1] : moves[0]) ?? null;
      if (!now) select(name, moves, begun, false);
      else if (by === 0 && now.move)
        select(name, moves, keys.step?.(moves, now.move, key) ?? now.move, false);
      else if (now.move) stepSelection(by);
      else select(name, moves, begun, false);
    }
  };
  return (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const by = keys.steps[key];
    const digit = keys.digit !== undefined && /^\d$/.test(key);
    if (by === undefined && !digit && !["Enter", " ", "Escape"].includes(key)) return;
    if (key !== "Escape") event.preventDefault();
    inTurn(table, () => act(key, by));
  };
}

/** A digit begins, or goes on with, a typed amount or place. */
export async function typeDigit(
  { selection, typeAmount, typeFor }: Table,
  name: PartName,
  asks: Asks,
  digit: string,
): Promise<void> {
  const now = selection.peek();
  const typed = now?.term === name.term && now.part === name.part ? now.typed : null;
  if (typed === null) typeFor(name, asks);
  await typeAmount((typed ?? "") + digit);
}

/** What is being moved on this term now: shown on the board before it is done. */
export function usePreview(term: number): MoveRecord | null {
  const { previewed } = useTable();
  const move = previewed.value;
  return move?.term === term ? move : null;
}
