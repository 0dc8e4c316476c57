/** Where one move changes several parts: what is chosen so far, and playing it. */
import { chosen, chooseNothing, playChosen, mayMove } from "../state/selection";
import { strings } from "../strings/index";
import { view } from "../state/game";
import { IconButton } from "../widgets/IconButton";

export function Several() {
  const s = strings.value;
  const shown = view.value;
  if (!shown?.sum || !mayMove.value) return null;
  const now = chosen.value;
  return (
    <div class="several" data-testid="several">
      {now ? (
        <ul class="several-list">
          {now.moves.map((move) => (
            <li key={`${move.term} ${move.part}`}>{s.move(move, { terms: shown.terms })}</li>
          ))}
        </ul>
      ) : (
        <p class="quiet">{s.several.hint}</p>
      )}
      <button
        type="button"
        class="button primary"
        data-testid="play-several"
        disabled={!now}
        onClick={() => void playChosen()}
      >
        {s.several.play}
      </button>
      {now ? <IconButton icon="close" label={s.board.clear} onClick={chooseNothing} /> : null}
      {now?.refused ? <p role="alert">{s.several.refused}</p> : null}
    </div>
  );
}
