/** The way back to a game that was left for another position, under the heading. */
import { playStrings } from "../strings/index";
import { goBackToLeft, left } from "../state/departure";
import { Icon } from "../widgets/Icon";

export function LeftGame() {
  if (!left.value) return null;
  return (
    <p class="left-game">
      <button type="button" class="button" data-testid="left-game" onClick={goBackToLeft}>
        <Icon name="undo" />
        {playStrings.value.backToLeft}
      </button>
    </p>
  );
}
