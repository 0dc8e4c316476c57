/**
 * Another position in the middle of a game: asked about first, the opponent stays, and the game can
 * be gone back to.
 */
import { batch, computed, signal } from "@preact/signals";
import { openText, pushRecord } from "./address";
import { setProgramSide } from "./opponent";
import { over, ply, programSide, record, view, type ProgramSide } from "./game";
import { path, type GameRecord } from "./record";

interface Left {
  record: GameRecord;
  side: ProgramSide;
  /** the position that took its place */
  root: string;
}

/** What is to be opened once it is agreed to. */
export const asked = signal<{ text: string; moves: number; then: () => void } | null>(null);

const state = signal<Left | null>(null);
/** The game that was left for the one on the board. */
export const left = computed(() => {
  const here = record.value;
  return here && state.value && path(here)[0]?.position === state.value.root ? state.value : null;
});

const played = (here: GameRecord | null) => here !== null && here.nodes.size > 1;

async function change(text: string, then: () => void): Promise<void> {
  const side = programSide.peek();
  const before = record.peek();
  if (!(await openText(text))) return;
  batch(() => {
    if (side !== null && record.peek()) setProgramSide(side);
    const root = record.peek() ? path(record.peek()!)[0]?.position : undefined;
    if (played(before) && root !== undefined) state.value = { record: before!, side, root };
  });
  then();
}

/** Opens another position; against the program, in the middle of a game, asks first. */
export function changeTo(text: string, then: () => void = () => undefined): void {
  const here = record.peek();
  if (programSide.peek() !== null && played(here) && !over.peek())
    asked.value = { text, moves: ply.peek(), then };
  else void change(text, then);
}

export function agree(): void {
  const now = asked.peek();
  asked.value = null;
  if (now) void change(now.text, now.then);
}

export const stay = () => (asked.value = null);

/** The same position under the other convention. */
export function toggleMisere(): void {
  const shown = view.peek();
  if (!shown) return;
  const sum = shown.terms.map((term) => term.position).join("+");
  changeTo(shown.convention === "misere" ? sum : `${sum}~misere`);
}

/** Back to the game that was left, as it was. */
export function goBackToLeft(): void {
  const game = left.peek();
  if (!game) return;
  state.value = null;
  pushRecord(game.record, game.side);
}
