/**
 * What each move of the record was: the win kept, given away, or lost already; and who was winning
 * at each step.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { line, path, type RecordNode } from "./record";
import { nameOf, other, playerAt, winner, type Player } from "./outcome";
import { jump } from "./moves";
import { eyeOpen } from "./eye";
import { asks, over, position, quiz, record, subject } from "./game";
import { result } from "./analysis";
import type { MoveRecord, Outcome } from "#module/nimber.js";

export interface Judged {
  outcome: Outcome;
  /** every move that wins, or the first of them */
  wins: readonly MoveRecord[];
  count: bigint | null;
}

const mostKnown = 3000;
/** So many steps of a line are judged: those around the cursor. */
const mostSteps = 400;

const judged = signal<ReadonlyMap<string, Judged | "unsettled">>(new Map());

function learn(text: string, what: Judged | "unsettled"): void {
  const known = judged.peek();
  if (known.get(text) === what) return;
  const next = new Map(known);
  if (next.size >= mostKnown) next.delete(next.keys().next().value!);
  next.set(text, what);
  judged.value = next;
}

export const judgedAt = (text: string): Judged | null => {
  const known = judged.value.get(text);
  return known === undefined || known === "unsettled" ? null : known;
};

export type Mark = "kept" | "gave" | "lost" | "held";

/** The mark of the move that leads here; null at the start and where it is not known. */
export function markOf(node: RecordNode, before: RecordNode): Mark | null {
  const was = judgedAt(before.position);
  if (!was) return null;
  if (was.outcome === "P") return "lost";
  if (was.wins.some((move) => move.position === node.position)) return "kept";
  const is = judgedAt(node.position);
  // A move from a draw to a position that the other side wins gives the draw away.
  if (was.outcome === "D")
    return is?.outcome === "N" ? "gave" : is?.outcome === "D" ? "held" : null;
  return is ? (is.outcome === "P" ? "kept" : "gave") : null;
}

/** Who was winning when the game stood here. */
export function leaderAt(node: RecordNode): Player | null {
  const known = judgedAt(node.position);
  if (!known || known.outcome === "D") return null;
  const next = playerAt(node.ply);
  return known.outcome === "N" ? next : other(next);
}

/** In a quiz the marks are covered until they are asked for, or the game is over. */
const uncovered = signal<string | null>(null);
export const marksShown = computed(
  () =>
    (!quiz.value && eyeOpen.value) ||
    asks.value.embed ||
    over.value ||
    uncovered.value === rootText.value,
);
const rootText = computed(() => (record.value ? path(record.value)[0]!.position : null));
export const uncoverMarks = () => (uncovered.value = rootText.peek());

export interface Slip {
  node: RecordNode;
  before: RecordNode;
  by: Player;
  wins: readonly MoveRecord[];
}

/** The last move with which the loser of a game that is over gave the win away. */
export const fatalSlip = computed<Slip | null>(() => {
  const here = record.value;
  const won = winner.value;
  if (!here || won === null) return null;
  const nodes = path(here);
  for (let at = nodes.length - 1; at > 0; at--) {
    const node = nodes[at]!;
    const before = nodes[at - 1]!;
    if (playerAt(before.ply) === won || markOf(node, before) !== "gave") continue;
    return {
      node,
      before,
      by: playerAt(before.ply),
      wins: judgedAt(before.position)?.wins ?? [],
    };
  }
  return null;
});

/** Whether all steps of the game that is over are judged, so that no slip was missed. */
export const allJudged = computed(() => {
  const here = record.value;
  return here !== null && path(here).every((node) => judgedAt(node.position) !== null);
});

/** Whether the game that is over was lost by somebody who sits here. */
export const personLost = computed(() => {
  const won = winner.value;
  if (won === null) return false;
  const loser = nameOf(other(won));
  return loser === "you" || typeof loser === "number";
});

export function goBackTo(slip: Slip): void {
  jump(slip.before.id);
}

let working: string | null = null;

async function judgeNext(): Promise<void> {
  for (;;) {
    const here = record.peek();
    if (!here) return;
    const nodes = line(here);
    const near = nodes.findIndex((node) => node.id === here.cursor);
    const first = Math.max(0, near - mostSteps / 2);
    const next = nodes
      .slice(first, first + mostSteps)
      .find((node) => !judged.peek().has(node.position) && node.position !== position.peek());
    if (!next) return;
    const text = next.position;
    working = text;
    const answer = await engine.review(text);
    if (answer === "stopped") {
      // Another line is on the board: its own steps first.
      continue;
    }
    learn(
      text,
      isError(answer)
        ? "unsettled"
        : { outcome: answer.outcome, wins: answer.winning.listed, count: answer.winning.count },
    );
  }
}

/** Follows the record. Called once. */
export function startMarks(): void {
  effect(() => {
    const known = result.value;
    if (known)
      untracked(() =>
        learn(known.position, {
          outcome: known.outcome,
          wins: known.winning.listed,
          count: known.winning.count,
        }),
      );
  });
  effect(() => {
    const here = record.value;
    if (!here || !result.value) return;
    untracked(() => {
      if (working !== null) {
        if (!line(here).some((node) => node.position === working)) engine.stop("review");
        return;
      }
      void judgeNext().finally(() => (working = null));
    });
  });
  effect(() => {
    if (subject.value.kind === "game") return;
    batch(() => (uncovered.value = null));
  });
}
