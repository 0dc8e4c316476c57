/** Asks before a game is left for another position, and leads back to it. */
import { playStrings } from "../strings/index";
import { agree, asked, goBackToLeft, left, stay } from "../state/changing";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";

export function LeaveGame() {
  const p = playStrings.value.leave;
  const now = asked.value;
  return (
    <Dialog name="leave" title={p.title} open={now !== null} onClose={stay}>
      <p data-testid="leave-game">{p.about(now?.moves ?? 0)}</p>
      <p class="coach-buttons">
        <button type="button" class="button" data-testid="leave-stay" onClick={stay}>
          {p.stay}
        </button>
        <button type="button" class="button primary" data-testid="leave-change" onClick={agree}>
          {p.change}
        </button>
      </p>
    </Dialog>
  );
}

/** The way back, under the heading. */
export function LeftGame() {
  if (!left.value) return null;
  return (
    <p class="left-game">
      <button type="button" class="button" data-testid="left-game" onClick={goBackToLeft}>
        <Icon name="undo" />
        {playStrings.value.leave.back}
      </button>
    </p>
  );
}
