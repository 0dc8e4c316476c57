/**
 * Another position in the middle of a game: asked about first, the opponent stays, and the game can
 * be gone back to.
 */
import { batch, computed, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { openText, pushRecord } from "./address";
import { eyeOpen, setEye, type Opens } from "./eye";
import { face as wornFace } from "./face";
import { setProgramSide } from "./opponent";
import { over, ply, programSide, record, view, type ProgramSide } from "./game";
import { path, type GameRecord } from "./record";

interface Left {
  record: GameRecord;
  side: ProgramSide;
  open: boolean;
  /** the position that took its place */
  root: string;
  /** the face that it was shown with */
  face: string | null;
}

/** What is to be opened once it is agreed to. */
export const asked = signal<(Change & { moves: number }) | null>(null);

interface Change {
  text: string;
  how: Opens;
  then: () => void;
  /** as openText() takes it */
  face?: string | null | undefined;
}

const state = signal<Left | null>(null);
/** The game that was left for the one on the board. */
export const left = computed(() => {
  const here = record.value;
  return here && state.value && path(here)[0]?.position === state.value.root ? state.value : null;
});

const played = (here: GameRecord | null) => here !== null && here.nodes.size > 1;

async function change({ text, how, then, face }: Change): Promise<boolean> {
  const side = programSide.peek();
  const before = record.peek();
  const open = eyeOpen.peek();
  const shown = wornFace.peek()?.name ?? null;
  if (!(await openText(text, how, undefined, face))) return false;
  batch(() => {
    const now = record.peek();
    if (now) {
      // A typed position is looked at; a game that goes on keeps its opponent.
      if (side !== null && (how !== "typed" || played(before))) setProgramSide(side);
      const root = path(now)[0]!.position;
      if (played(before)) state.value = { record: before!, side, open, root, face: shown };
    }
  });
  then();
  return true;
}

/**
 * Opens another position; against the program, in the middle of a game, asks first. Returns whether
 * it is opened now; a text that can't be read is not, and is not asked about.
 */
export async function changeTo(
  text: string,
  how: Opens,
  then: () => void = () => undefined,
  face?: string | null,
): Promise<boolean> {
  const here = record.peek();
  const to = { text, how, then, face };
  const amid = programSide.peek() !== null && played(here) && !over.peek();
  if (!amid || isError(await engine.read(text))) return change(to);
  asked.value = { ...to, moves: ply.peek() };
  return false;
}

export function agree(): void {
  const now = asked.peek();
  asked.value = null;
  if (now) void change(now);
}

export const stay = () => (asked.value = null);

/** The same position under the other convention. */
export function toggleMisere(): void {
  const shown = view.peek();
  if (!shown) return;
  const sum = shown.terms.map((term) => term.position).join("+");
  void changeTo(shown.convention === "misere" ? sum : `${sum}~misere`, "stay");
}

/** Back to the game that was left, as it was. */
export function goBackToLeft(): void {
  const game = left.peek();
  if (!game) return;
  state.value = null;
  setEye(game.open);
  pushRecord(game.record, game.side, game.face);
}
