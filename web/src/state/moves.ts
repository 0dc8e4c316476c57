/** Moves on the table: played, taken back, looked at again. */
import { batch, computed } from "@preact/signals";
import {
  canUndo,
  current,
  jump as jumpRecord,
  path,
  play as playRecord,
  promote,
  redo as redoRecord,
  remove,
  startRecord,
  toEnd,
  toStart,
  undo as undoRecord,
  type GameRecord,
} from "./record";
import {
  draft,
  draftError,
  friendsTurn,
  givenUp,
  lastMove,
  mySide,
  openRecord,
  options,
  over,
  paused,
  playedTo,
  plays,
  ply,
  programSide,
  record,
  subject,
  undone,
  watched,
  view,
  type ProgramSide,
} from "./game";
import { without } from "../links/options";
import { writeAddress } from "./address";
import { keep, knownMoves, knownViews, moveKey } from "./knowledge";
import { result } from "./analysis";
import type { AnalysisRecord, MoveRecord } from "#module/nimber.js";

function setRecord(next: GameRecord): void {
  const here = subject.peek();
  if (here.kind !== "game" || next === here.record) return;
  batch(() => {
    subject.value = { kind: "game", record: next };
    draft.value = current(next).position;
    draftError.value = null;
  });
  void writeAddress("replace");
}

/** Told of every move of a person before it is played, with what is known about the position. */
export const moveWatchers: ((move: MoveRecord, known: AnalysisRecord | null) => void)[] = [];

/** Plays a move that the module offered. */
export function playMove(move: MoveRecord, by: "person" | "program" = "person"): void {
  const here = record.peek();
  // A friend's moves come with a link.
  if (!here || (by === "person" && friendsTurn.peek())) return;
  const from = current(here).position;
  keep(knownMoves, moveKey(from, move.position), move, 4000);
  const fromView = knownViews.get(from) ?? view.peek();
  batch(() => {
    if (by === "person") for (const watch of moveWatchers) watch(move, result.peek());
    undone.value = null;
    watched.value = false;
    if (fromView) lastMove.value = { move, from: fromView, by };
    const next = playRecord(here, move.position);
    playedTo.value = next.cursor;
    setRecord(next);
  });
}

/**
 * The most moves that are shown going back at once: the person's move and the program's answer.
 */
const mostTakenBack = 2;

/**
 * The known moves that lead from one node of the record to a later one. Empty where the second node
 * is not later, or too far away.
 */
function movesBetween(here: GameRecord, first: number, last: number): MoveRecord[] {
  const nodes = path(here, last);
  const from = nodes.findIndex((node) => node.id === first);
  if (from < 0 || nodes.length - 1 - from > mostTakenBack) return [];
  return nodes
    .slice(from + 1)
    .map((node, at) => knownMoves.get(moveKey(nodes[from + at]!.position, node.position)))
    .filter((move) => move !== undefined);
}

/**
 * Another node of the record; a step forward is shown as a move, and moves taken back are seen
 * going back.
 */
export function stepTo(next: GameRecord): void {
  const here = record.peek();
  if (!here || next === here) return;
  const from = current(here);
  const to = current(next);
  batch(() => {
    const on = to.parent === from.id ? knownMoves.get(moveKey(from.position, to.position)) : null;
    undone.value = { moves: movesBetween(here, to.id, from.id), to: to.position };
    const seen = knownViews.get(from.position);
    lastMove.value =
      on && seen
        ? { move: on, from: seen, by: plays(programSide.peek(), from.ply) ? "program" : "person" }
        : null;
    if (programSide.peek() === "both") paused.value = true;
    playedTo.value = null;
    setRecord(next);
  });
}

/** Back to the person's last turn: against the program that takes back its answer too. */
export function undo(): void {
  const here = record.peek();
  if (!here || !mayUndo.peek()) return;
  let next = undoRecord(here);
  const side = programSide.peek();
  if (side !== "both" && plays(side, current(next).ply)) {
    if (!canUndo(next)) return;
    next = undoRecord(next);
  }
  stepTo(next);
}

export function redo(): void {
  const here = record.peek();
  if (!here) return;
  let next = redoRecord(here);
  const side = programSide.peek();
  if (side !== "both" && plays(side, current(next).ply)) next = redoRecord(next);
  stepTo(next);
}

export const mayUndo = computed(() => {
  const here = record.value;
  if (!here || !canUndo(here)) return false;
  // A friend's move was made elsewhere: only the own one, not sent yet, is taken back.
  if (mySide.value !== null) return friendsTurn.value;
  return !(programSide.value === 0 && current(here).ply <= 1);
});

export function jump(id: number): void {
  const here = record.peek();
  if (!here) return;
  stepTo(jumpRecord(here, id));
}

export function goToStart(): void {
  const here = record.peek();
  if (here) stepTo(toStart(here));
}

export function goToEnd(): void {
  const here = record.peek();
  if (here) stepTo(toEnd(here));
}

/** Removes a move and all that follows it. */
export function removeMove(id: number): void {
  const here = record.peek();
  if (!here) return;
  batch(() => {
    lastMove.value = null;
    undone.value = null;
    playedTo.value = null;
    setRecord(remove(here, id));
  });
}

/** The line through this move becomes the main one, and the cursor goes there. */
export function followLine(id: number): void {
  const here = record.peek();
  if (here) stepTo(jumpRecord(promote(here, id), id));
}

/** A new game from the record's first position, or from where the cursor stands. */
export function newGame(from: "start" | "here", side: ProgramSide): void {
  const here = record.peek();
  if (!here) return;
  const nodes = path(here);
  const text = (from === "start" ? nodes[0]! : nodes[nodes.length - 1]!).position;
  options.value = without(options.peek(), "turn");
  openRecord(startRecord([text]), side);
  void writeAddress("replace");
}

/** The person gives up: of two people at one board whoever is to move. */
export function resign(): void {
  const here = record.peek();
  if (!here || over.peek()) return;
  const side = programSide.peek();
  const mine = side === 0 || side === 1 ? 1 - side : (mySide.peek() ?? ply.peek() % 2);
  const by = mine === 0 ? 1 : 2;
  givenUp.value = { node: here.cursor, by };
}
