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

/** The move that a third step told last. */
let toldMove: string | null = null;

/** Follows the person's moves. Called once. */
export function followHelp(): void {
  effect(() => {
    const now = hint.value;
    if (now?.step === 3 && now.move) toldMove = step(now.position, now.move.position);
  });
  // A game that begins has had no help.
  effect(() => {
    if (record.value?.nodes.size !== 1 || untracked(() => quiz.value)) return;
    moveTold.value = null;
    toldMove = null;
    told.value = new Set();
  });
  // Another move is a person's own, even where it wins as well.
  moveWatchers.push((move) => {
    const from = position.peek();
    if (from === null) return;
    const made = step(from, move.position);
    if (made === toldMove) told.value = new Set([...told.peek(), made]);
  });
}
