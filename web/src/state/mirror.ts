/**
 * Who wins by copying each move, as the lab module says it: what is paired with what on the board,
 * and whether the program plays by it.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { pushRecord, tellEye } from "./address";
import { eyeOpen, turnEye } from "./eye";
import { programSide, record, view, type ProgramSide } from "./game";
import { keep } from "./knowledge";
import { copyHere, instead, isDrawn, mirrorHere, mirrorPlayed, pairsShown } from "./pairs";
import { current, nodeOf, startRecord, type GameRecord } from "./record";
import type { MoveRecord, PositionView, SymmetryRecord } from "#module/nimber.js";

/** What is known of the position on the board. */
export interface Mirror {
  position: string;
  map: SymmetryRecord["map"];
  /** two symbols that change places as well; else "" */
  exchange: string;
  pairs: SymmetryRecord["pairs"];
  /** the move after which one copies, or the copy of the last one; null: the other side copies */
  move: MoveRecord | null;
  /** the move copies what was done last */
  copies: boolean;
}

const symmetries = new Map<string, SymmetryRecord | null>();
const copies = new Map<string, MoveRecord | null>();

async function symmetryOf(position: string): Promise<SymmetryRecord | null> {
  const known = symmetries.get(position);
  if (known !== undefined) return known;
  const answer = await engine.beside("symmetry", position);
  if (isError(answer)) return null;
  keep(symmetries, position, answer.symmetry, 500);
  return answer.symmetry;
}

/** The copy of what led from one position to another, where the first is lost by copying. */
async function copyOf(before: string, after: string): Promise<MoveRecord | null> {
  const key = `${before}\n${after}`;
  const known = copies.get(key);
  if (known !== undefined) return known;
  const answer = await engine.beside("copyOf", before, after);
  if (isError(answer)) return null;
  keep(copies, key, answer.move, 500);
  return answer.move;
}

/** The copy of each move from a position that is lost by copying; null where it is not. */
export async function copiesFrom(
  from: PositionView,
): Promise<((after: string) => Promise<MoveRecord | null>) | null> {
  if (!mayMirror(from)) return null;
  const symmetry = await symmetryOf(from.position);
  return symmetry?.move === null ? (after) => copyOf(from.position, after) : null;
}

/** Is it worth the question? Boards and graphs; sums only where what stands there is in pairs. */
export const mayMirror = (shown: PositionView, paired = false) =>
  shown.convention === "normal" && !shown.over && shown.sum === "" && (paired || isDrawn(shown));

/** Of a sum the parts have numbers, which a part that was split moves on. */
const partsStay = (before: SymmetryRecord, move: MoveRecord | null) =>
  before.map !== "swap" || move === null || move.after.length < 2;

/** The position before the one that is on the board, in the record. */
function beforeHere(here: GameRecord): string | null {
  const { parent } = current(here);
  return parent === null ? null : nodeOf(here, parent).position;
}

/** Looks for a copy of the last move first, so that who copies goes on copying. */
async function find(position: string, before: string | null): Promise<Mirror | null> {
  const last = before === null ? null : await symmetryOf(before);
  if (last && last.move === null) {
    const move = await copyOf(before!, position);
    if (move)
      return {
        position,
        map: last.map,
        exchange: last.exchange,
        pairs: partsStay(last, move) ? last.pairs : [],
        move,
        copies: true,
      };
  }
  const here = await symmetryOf(position);
  if (!here) return null;
  const pairs = partsStay(here, here.move) ? here.pairs : [];
  return {
    position,
    map: here.map,
    exchange: here.exchange,
    pairs,
    move: here.move,
    copies: false,
  };
}

/** How copying decides the game on a board or a graph that is shown, for a hint. */
export async function copyingHere(shown: PositionView): Promise<Mirror | null> {
  const here = record.peek();
  if (!here || current(here).position !== shown.position || !mayMirror(shown)) return null;
  return find(shown.position, beforeHere(here));
}

const state = signal<{ position: string; found: Mirror | null } | null>(null);

function tell(position: string, found: Mirror | null): void {
  batch(() => {
    state.value = { position, found };
    copyHere.value = found?.copies && found.move ? { position, move: found.move } : null;
    mirrorHere.value = { position, decides: found !== null, move: found?.move ?? null };
  });
}

/** Undefined until it is known. */
export const mirror = computed<Mirror | null | undefined>(() => {
  const shown = view.value;
  return shown && state.value?.position === shown.position ? state.value.found : undefined;
});

/** Asks about the position on the board, once. */
export function askMirror(paired = false): void {
  const here = record.peek();
  const shown = view.peek();
  if (!here || !shown || current(here).position !== shown.position) return;
  const { position } = shown;
  if (state.peek()?.position === position && state.peek()?.found) return;
  const before = beforeHere(here);
  if (!mayMirror(shown, paired || before !== null)) {
    tell(position, null);
    return;
  }
  void find(position, before).then((found) => {
    if (view.peek()?.position === position) tell(position, found);
  });
}

// -- the program copies, or is copied
// --------------------------------------------------------------------------------------------

interface Play {
  /** the position that is played from */
  start: string;
  /** the program copies; else the person does */
  program: boolean;
  /** the game that was left for it */
  record: GameRecord;
  side: ProgramSide;
  open: boolean;
}

const play = signal<Play | null>(null);
export const mirrorPlay = computed(() => {
  const here = record.value;
  const asked = play.value;
  return asked && here && nodeOf(here, here.root).position === asked.start ? asked : null;
});

/** The copy that the program is about to make, while it is seen flying over. */
export const flying = signal<{ move: MoveRecord; map: SymmetryRecord["map"] } | null>(null);

/** Plays on from the position on the board by its argument: whoever wins by it copies. */
export function playMirror(): void {
  const here = record.peek();
  const found = mirror.peek();
  if (!here || !found) return;
  const start = found.position;
  const side = programSide.peek();
  const open = eyeOpen.peek();
  batch(() => {
    play.value = { start, program: found.move === null, record: here, side, open };
    pairsShown.value = true;
    pushRecord(startRecord([start]), 1);
    if (open) turnEye();
  });
  tellEye();
}

/** Back to the game as it was. */
export function endMirror(): void {
  const asked = mirrorPlay.peek();
  if (!asked) return;
  batch(() => {
    play.value = null;
    pairsShown.value = false;
    pushRecord(asked.record, asked.side);
    if (asked.open !== eyeOpen.peek()) turnEye();
  });
  tellEye();
}

/** The program's move, where it is to copy. */
async function programCopies(position: string): Promise<MoveRecord | null> {
  const here = record.peek();
  if (!mirrorPlay.peek()?.program || !here) return null;
  const before = beforeHere(here);
  const found = before === null ? null : await find(position, before);
  if (!found?.copies || !found.move) return null;
  flying.value = { move: found.move, map: found.map };
  return found.move;
}

let followed = false;
/** Called when something here is first shown. */
export function followMirror(): void {
  if (followed) return;
  followed = true;
  effect(() => {
    instead.value = mirrorPlay.value?.program ? programCopies : null;
    mirrorPlayed.value = mirrorPlay.value !== null;
  });
  effect(() => {
    // Pairs that are shown follow the board.
    if (record.value && view.value && (pairsShown.value || mirrorPlay.value))
      untracked(() => askMirror(true));
  });
}
