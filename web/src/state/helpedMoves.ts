/** Which moves of a game were the hint's own: its card says so. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { moveTold, hint } from "./hints";
import { moveWatchers } from "./moves";
import { position, quiz, record } from "./game";
import { winner } from "./outcome";
import { path } from "./record";

/** Each as the two positions of its move. */
const told = signal<ReadonlySet<string>>(new Set());
const step = (from: string, to: string) => `${from}>${to}`;

/** How many moves of who won were the hint's, and how many there were. */
export const winnersHelp = computed(() => {
  const here = record.value;
  const won = winner.value;
  if (!here || won === null || quiz.value) return { hinted: 0, moves: 0 };
  const nodes = path(here);
  const own = nodes.slice(1).map((node, at) => ({ node, before: nodes[at]! }));
  const moves = own.filter(({ before }) => (before.ply % 2 === 0 ? 1 : 2) === won);
  return {
    hinted: moves.filter(({ node, before }) => told.value.has(step(before.position, node.position)))
      .length,
    moves: moves.length,
  };
});

/** The help played the whole of it. */
export const wonByHelp = () =>
  winnersHelp.value.moves > 0 && winnersHelp.value.hinted === winnersHelp.value.moves;

/** Follows the person's moves. Called once. */
export function followHelp(): void {
  // A game that begins has had no help.
  effect(() => {
    if (record.value?.nodes.size !== 1 || untracked(() => quiz.value)) return;
    moveTold.value = null;
    told.value = new Set();
  });
  moveWatchers.push((move, known) => {
    const from = position.peek();
    if (from === null) return;
    const own =
      moveTold.peek() === from &&
      (hint.peek()?.move?.position === move.position ||
        known?.winning.listed.some((win) => win.position === move.position));
    if (own) told.value = new Set([...told.peek(), step(from, move.position)]);
  });
}
