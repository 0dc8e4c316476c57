/** Hints in three steps: who wins; which part to move in and why; the move. */
import { batch, computed, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { position, programsTurn, over } from "./game";
import { result } from "./analysis";
import type { AnalysisRecord, ComponentRecord, MoveRecord } from "#module/nimber.js";

/** Why a part: one piece's value becomes another, and all of them together become 0. */
export interface Change {
  component: ComponentRecord;
  from: bigint;
  to: bigint;
}

export interface Hint {
  position: string;
  step: 1 | 2 | 3;
  /**
   * the move that the hint leads to; null until it is known, and where none wins and none was found
   */
  move: MoveRecord | null;
  wins: boolean;
  /** neither side can force the end: the move keeps the draw */
  drawn: boolean;
  change: Change | null;
}

const state = signal<Hint | null>(null);
export const hint = computed(() => (state.value?.position === position.value ? state.value : null));
export const mayHint = computed(() => result.value !== null && !programsTurn.value && !over.value);
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
      state.value = { position: text, step: 1, move: null, wins, drawn, change: null };
    } else if (now.step === 3) state.value = null;
    else state.value = { ...now, step: now.step === 1 ? 2 : 3 };
  });
  if (!now) void find(text, known);
}
