import { strings } from "../strings/index";
import { playMove } from "../state/moves";
import { locked, view } from "../state/game";
import { analysis, result, revealed } from "../state/analysis";
import { copyHere } from "../state/pairs";
import { clearSelection, mayMove, pointAt } from "../state/selection";
import type { MoveRecord } from "#module/nimber.js";

/** Moves to play, each with where it leads. */
function Moves({
  moves,
  testid,
  told = () => null,
}: {
  moves: readonly MoveRecord[];
  testid: string;
  told?: (move: MoveRecord) => string | null;
}) {
  const s = strings.value;
  const context = { terms: view.value?.terms ?? [] };
  return (
    <ul class="moves">
      {moves.map((move) => {
        const more = told(move);
        return (
          <li key={move.position}>
            <button
              type="button"
              class="move"
              data-testid={testid}
              data-position={move.position}
              disabled={locked.value}
              onPointerEnter={(event) => event.pointerType === "mouse" && pointAt(move)}
              onPointerLeave={() => pointAt(null)}
              onFocus={() => pointAt(move)}
              onBlur={() => pointAt(null)}
              onClick={() => {
                if (!mayMove.peek()) return;
                pointAt(null);
                clearSelection();
                playMove(move);
              }}
            >
              <span class="move-words">
                {s.move(move, context)}
                {more === null ? null : <span class="move-plies">{more}</span>}
              </span>
              <span class="move-leaves">{s.leaves(move, context)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function WinningMoves() {
  const s = strings.value;
  const known = result.value;
  // What ended without an answer is told above.
  if (!known && analysis.value && analysis.value.status !== "working") return null;
  const copy = copyHere.value?.position === known?.position ? copyHere.value?.move : undefined;
  const found = known && revealed.value ? known.winning.listed : [];
  const plies = new Map(found.map(({ position }, at) => [position, known?.winning.plies?.[at]]));
  // The move that copies the last one stands first.
  const listed =
    found.length > 0 && copy
      ? [copy, ...found.filter(({ position }) => position !== copy.position)]
      : found;
  const draws = known && revealed.value && known.outcome === "D" ? known.drawing : undefined;
  return (
    <section class="card winning" aria-labelledby="winning-title">
      <h2 id="winning-title">{s.winning.title}</h2>
      {known && revealed.value && listed.length === 0 ? (
        <p class="quiet">
          {view.value?.over
            ? s.winning.over
            : known.outcome === "D"
              ? s.winning.noneDraw
              : s.winning.none}
        </p>
      ) : null}
      {!known || !revealed.value ? <p class="quiet winning-none-yet">…</p> : null}
      {listed.length > 0 ? (
        <Moves
          moves={listed}
          testid="winning-move"
          told={({ position }) => {
            if (position === copy?.position) return s.winning.copy;
            const left = plies.get(position);
            return left === undefined ? null : s.winning.winsIn(left + 1n);
          }}
        />
      ) : null}
      {known &&
      revealed.value &&
      (known.winning.count === null || known.winning.count > BigInt(listed.length)) ? (
        <p class="quiet">{s.winning.more(listed.length, known.winning.count)}</p>
      ) : null}
      {draws && draws.listed.length > 0 ? (
        <>
          <h3 class="winning-draws">{s.winning.drawing}</h3>
          <Moves moves={draws.listed} testid="drawing-move" />
          <p class="quiet">
            {draws.count === BigInt(draws.listed.length)
              ? s.winning.othersLose
              : s.winning.more(draws.listed.length, draws.count)}
          </p>
        </>
      ) : null}
    </section>
  );
}
