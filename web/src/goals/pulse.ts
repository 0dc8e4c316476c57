/** Shows once which stones may be taken: those that a move takes first from its heap. */
import { stillness } from "../device/motion";
import { mainTable } from "../state/selection";

const pulseTime = 1300;

export async function pulseMoves(): Promise<void> {
  if (stillness()) return;
  const { moves } = await mainTable.termMoves(1);
  const shown = moves.flatMap((move) => {
    const [left] = move.after;
    const stone =
      left === undefined
        ? null
        : document.querySelector(`#board [data-heap="${move.heap}"] [data-i="${left}"]`);
    return stone ? [stone] : [];
  });
  for (const stone of shown) stone.classList.add("pulse");
  setTimeout(() => {
    for (const stone of shown) stone.classList.remove("pulse");
  }, pulseTime);
}
