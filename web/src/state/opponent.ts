/** The program as a player: whose moves it plays, and when. */
import { batch, effect, untracked } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { keepSide, tellEye } from "./address";
import { eyeOpen, turnEye } from "./eye";
import { backToEnd } from "./leftEnd";
import { mistakes, pace, ponders } from "./settings";
import { canRedo, current, redo as redoRecord, type GameRecord } from "./record";
import {
  mustBePerfect,
  mySide,
  paused,
  position,
  programError,
  programSide,
  programsTurn,
  programThinking,
  record,
  view,
  watched,
  type ProgramSide,
} from "./game";
import { playMove, stepTo } from "./moves";
import { instead } from "./pairs";
import { pointAt } from "./selection";

/** Who plays changes; the game goes on. */
export function setProgramSide(side: ProgramSide): void {
  batch(() => {
    programSide.value = side;
    paused.value = false;
    mySide.value = null;
    watched.value = false;
  });
  keepSide();
}

// ---- the eye: shut over a board that nobody plays on, it brings the program ----

/** The game that the program was brought to, until a move is made in it. */
let brought: GameRecord | null = null;

export function pressEye(): void {
  const here = record.peek();
  batch(() => {
    turnEye();
    const nobody = programSide.peek() === null && mySide.peek() === null;
    if (!eyeOpen.peek() && nobody && here?.nodes.size === 1) {
      brought = here;
      setProgramSide(1);
    } else if (eyeOpen.peek() && brought !== null && brought === here) setProgramSide(null);
    // Whoever only looked at the reasons of a game that is over comes back to its card.
    if (!eyeOpen.peek()) backToEnd();
  });
  if (eyeOpen.peek()) brought = null;
  tellEye();
}

/** One step while the program plays both sides: the next move of the record, or a new one. */
export function stepOn(): void {
  const here = record.peek();
  if (!here) return;
  if (programSide.peek() === "both") paused.value = true;
  if (canRedo(here)) stepTo(redoRecord(here));
  else if (programsTurn.peek()) void programMoves(current(here).position, 0);
}

/** The person's move is seen first; with reduced motion too it takes as long to be read. */
const seenFirst = 650;
/** So long it is shown which pieces the program moves, before they move. */
const lightTime = 400;

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Each request for a move of the program has a number: an older one that comes late is not played.
 */
let asked = 0;

async function programMoves(text: string, wait: number): Promise<void> {
  const turn = ++asked;
  programThinking.value = true;
  programError.value = null;
  const begun = performance.now();
  const errs = !mustBePerfect.peek() && Math.random() * 100 < mistakes.peek();
  const other = await instead.peek()?.(text);
  const answer = other
    ? { move: other }
    : await engine.reply(text, errs, Math.floor(Math.random() * 0x7fffffff), 0);
  const left = wait - (performance.now() - begun);
  if (left > 0) await after(left);
  const stays = () => turn === asked && position.peek() === text && programsTurn.peek();
  if (wait > 0 && answer !== "stopped" && !isError(answer) && answer.move && stays()) {
    pointAt(answer.move);
    await after(lightTime);
    if (turn === asked) pointAt(null);
  }
  if (turn !== asked) return;
  programThinking.value = false;
  if (position.peek() !== text || !programsTurn.peek()) return;
  if (answer === "stopped") return;
  if (!isError(answer)) {
    if (answer.move) playMove(answer.move, "program");
    return;
  }
  // Too hard to settle: it moves all the same, and says so.
  programError.value = answer.error;
  const any = await engine.moves(text, 0, 0, 0, 1);
  if (!isError(any) && any.moves[0] && position.peek() === text) playMove(any.moves[0], "program");
}

/** The move that it thinks about is not played. */
function stopProgram(): void {
  if (!programThinking.value) return;
  asked += 1;
  programThinking.value = false;
  pointAt(null);
  engine.stop("reply");
}

/** Lets the program move when it is its turn. */
export function followTurns(): void {
  effect(() => {
    const here = record.value;
    const shown = view.value;
    if (!here || shown?.position !== current(here).position) return;
    const both = programSide.value === "both";
    if (!programsTurn.value || paused.value) {
      untracked(stopProgram);
      return;
    }
    untracked(() => {
      const wait = both ? pace.peek() : ponders.peek() ? 900 + Math.random() * 1100 : seenFirst;
      void programMoves(shown.position, wait);
    });
  });
}
