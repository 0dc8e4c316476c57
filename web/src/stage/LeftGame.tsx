/** The way back to a game that was left for another position, beside the name of this one. */
import { playStrings } from "../strings/index";
import { goBackToLeft, left } from "../state/departure";
import { embedded } from "../state/embedding";
import { Icon } from "../widgets/Icon";

export function LeftGame() {
  if (!left.value || embedded.value) return null;
  const name = playStrings.value.backToLeft;
  return (
    <button
      type="button"
      class="button left-game"
      title={name}
      data-testid="left-game"
      onClick={goBackToLeft}
    >
      <Icon name="back" />
      <span class="left-game-name">{name}</span>
    </button>
  );
}
