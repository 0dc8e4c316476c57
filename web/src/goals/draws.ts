/** A draw is offered where a game goes on and on. */
import { computed, signal } from "@preact/signals";
import { agreed, over, ply, quiz, record } from "../state/game";
import { judgedAt } from "../state/marks";
import { path } from "../state/record";
import { result } from "../state/analysis";

/** After so many moves, all of them made where no side could force the end. */
export const manyMoves = 100;

/** The offer that was turned down last, by the number of moves made. */
const declined = signal<{ root: string; ply: number } | null>(null);

export const drawOffered = computed(() => {
  const here = record.value;
  if (!here || over.value || quiz.value || result.value?.outcome !== "D") return false;
  const nodes = path(here);
  const before = declined.value;
  const since = before?.root === nodes[0]!.position && before.ply <= ply.value ? before.ply : 0;
  return (
    ply.value - since >= manyMoves &&
    nodes.slice(-manyMoves).every(({ position }) => {
      const known = judgedAt(position);
      return known === null || known.outcome === "D";
    })
  );
});

export function agreeToDraw(): void {
  agreed.value = record.peek()?.cursor ?? null;
}

export function playOn(): void {
  const here = record.peek();
  if (here) declined.value = { root: path(here)[0]!.position, ply: ply.peek() };
}
