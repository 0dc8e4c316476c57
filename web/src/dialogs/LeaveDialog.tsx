/** Asks before a game is left for another position. */
import { strings } from "../strings/index";
import { agree, asked, stay } from "../state/departure";
import { Dialog } from "../widgets/Dialog";

export function LeaveDialog() {
  const now = asked.value;
  const words = now && strings.value.leaving;
  return (
    <Dialog name="leave" title={words?.title[now!.leaving] ?? ""} open={!!now} onClose={stay}>
      {words ? (
        <>
          <p data-testid="leave-game">{words.about(now.moves, now.leaving)}</p>
          <p class="coach-buttons">
            <button type="button" class="button" data-testid="leave-stay" onClick={stay}>
              {words.stay}
            </button>
            <button type="button" class="button primary" data-testid="leave-change" onClick={agree}>
              {words.change[now.leaving]}
            </button>
          </p>
        </>
      ) : null}
    </Dialog>
  );
}
