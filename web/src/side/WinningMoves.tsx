import { strings } from "../strings/index";
import { playMove } from "../state/moves";
import { locked, view } from "../state/game";
import { analysis, result, revealed } from "../state/analysis";
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
  told?: (at: number) => string | null;
}) {
  const s = strings.value;
  const context = { terms: view.value?.terms ?? [] };
  return (
    <ul class="moves">
      {moves.map((move, at) => {
        const more = told(at);
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
  const listed = known && revealed.value ? known.winning.listed : [];
  const plies = known?.winning.plies ?? [];
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
          told={(at) => (plies[at] === undefined ? null : s.winning.winsIn(plies[at] + 1n))}
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
