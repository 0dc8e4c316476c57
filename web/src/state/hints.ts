/**
 * Hints in three steps: where to look; which part to move in, or what to leave; the move. None
 * tells who wins before it must.
 */
import { batch, computed, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { over, position, programsTurn, view } from "./game";
import { result } from "./analysis";
import { lostBelow } from "./lostHeaps";
import type { AnalysisRecord, ComponentRecord, MoveRecord } from "#module/nimber.js";

/** What a winning move does: one piece's value changes so that the nim-sum becomes 0. */
export interface Change {
  component: ComponentRecord;
  from: bigint;
  to: bigint;
}

/** Where the first hint says to look. */
export type Look = "target" | "twins" | "balance" | "misere" | "circles" | "end";

export interface Hint {
  position: string;
  step: 1 | 2 | 3;
  /** null until it is known */
  look: Look | null;
  /**
   * "target": the sizes smaller than the only heap at which the player to move loses, ascending
   */
  lost: readonly bigint[];
  /** the move that the hint leads to; null until it is known, and where none is found */
  move: MoveRecord | null;
  wins: boolean;
  /** neither side can force the end: the move keeps the draw */
  drawn: boolean;
  change: Change | null;
}

const state = signal<Hint | null>(null);
export const hint = computed(() => (state.value?.position === position.value ? state.value : null));
/** While somebody is to say who wins, the first hint is all there is: the others tell the move. */
export const firstHintOnly = signal(false);
export const mayHint = computed(
  () =>
    result.value !== null &&
    !programsTurn.value &&
    !over.value &&
    !(firstHintOnly.value && hint.value),
);
/** The position whose winning move the third step told last. */
export const moveTold = signal<string | null>(null);
export const closeHint = () => (state.value = null);

/** The one piece of the term whose value the move changes, if there is one such. */
export function changeOf(
  before: AnalysisRecord,
  after: AnalysisRecord,
  move: MoveRecord,
): Change | null {
  const was = before.terms[move.term - 1]?.components ?? [];
  const is = after.terms[move.term - 1]?.components ?? [];
  if (was.length !== is.length) return null;
  const changed = was
    .map((component, at) => ({ component, now: is[at]! }))
    .filter(({ component, now }) => component.value !== now.value);
  const [one] = changed;
  if (!one || changed.length > 1) return null;
  if (one.component.value === null || one.now.value === null) return null;
  return { component: one.component, from: one.component.value, to: one.now.value };
}

/** Two parts of the same game that are of one size. */
const twinsIn = (known: AnalysisRecord) =>
  known.terms.some(({ components }) =>
    components.some((one, at) =>
      components
        .slice(0, at)
        .some(
          (other) =>
            other.kind === one.kind && other.size === one.size && other.column === one.column,
        ),
    ),
  );

/** Where to look first: a smaller heap to aim at, parts that cancel, the end. */
async function lookAt(text: string, known: AnalysisRecord): Promise<void> {
  const pieces = known.terms.flatMap((term) => term.components);
  const [one] = pieces;
  let look: Look = "end";
  let lost: readonly bigint[] = [];
  if (known.loopy || known.outcome === "D") look = "circles";
  else if (known.convention === "misere") look = "misere";
  else if (pieces.length > 1) look = twinsIn(known) ? "twins" : "balance";
  else if (one?.kind === "heap") {
    const rule = view.peek()?.terms[0]?.rule;
    lost = rule === undefined ? [] : (await lostBelow(rule, one.size)).filter((heap) => heap > 0n);
    if (lost.length > 0) look = "target";
  }
  const now = state.peek();
  if (now?.position === text) state.value = { ...now, look, lost };
}

async function find(text: string, known: AnalysisRecord): Promise<void> {
  let move = known.winning.listed[0] ?? null;
  const wins = move !== null;
  move ??= known.drawing?.listed[0] ?? null;
  if (!move) {
    const reply = await engine.replyBeside(text, 1);
    move = isError(reply) ? null : reply.move;
  }
  let change: Change | null = null;
  if (move && wins && known.method === "values") {
    const after = await engine.analyzeBeside(move.position);
    if (!isError(after)) change = changeOf(known, after, move);
  }
  const now = state.peek();
  if (now?.position === text) state.value = { ...now, move, wins, change };
}

/** The next step of the hint; after the third it closes. */
export function nextHint(): void {
  const text = position.peek();
  const known = result.peek();
  if (text === null || !known || !mayHint.peek()) return;
  const now = hint.peek();
  batch(() => {
    if (!now) {
      const wins = known.outcome === "N";
      const drawn = known.outcome === "D";
      state.value = {
        position: text,
        step: 1,
        look: null,
        lost: [],
        move: null,
        wins,
        drawn,
        change: null,
      };
    } else if (now.step === 3) state.value = null;
    else {
      if (now.step === 2) moveTold.value = text;
      state.value = { ...now, step: now.step === 1 ? 2 : 3 };
    }
  });
  if (now) return;
  void lookAt(text, known);
  void find(text, known);
}
