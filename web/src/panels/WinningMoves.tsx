import { strings } from "../strings/index";
import { playMove } from "../state/playing";
import { programsTurn, view } from "../state/game";
import { result, revealed } from "../state/analysis";
import { clearSelection, mayMove, pointAt } from "../state/selection";

export function WinningMoves() {
  const s = strings.value;
  const known = result.value;
  const shown = view.value;
  const listed = known && revealed.value ? known.winning.listed : [];
  const context = { terms: shown?.terms ?? [] };
  return (
    <section class="card winning" aria-labelledby="winning-title">
      <h2 id="winning-title">{s.winning.title}</h2>
      {known && revealed.value && listed.length === 0 ? (
        <p class="quiet">{shown?.over ? s.winning.over : s.winning.none}</p>
      ) : null}
      {!known || !revealed.value ? <p class="quiet winning-none-yet">…</p> : null}
      {listed.length > 0 ? (
        <ul class="moves">
          {listed.map((move) => (
            <li key={move.position}>
              <button
                type="button"
                class="move"
                data-testid="winning-move"
                data-position={move.position}
                disabled={programsTurn.value}
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
                <span class="move-words">{s.move(move, context)}</span>
                <span class="move-leaves">{s.leaves(move, context)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {known &&
      revealed.value &&
      (known.winning.count === null || known.winning.count > BigInt(listed.length)) ? (
        <p class="quiet">{s.winning.more(listed.length, known.winning.count)}</p>
      ) : null}
    </section>
  );
}
