/** What follows a game with a friend who sits elsewhere. */
import { toTop } from "../device/toTop";
import { lastTurn, mySide } from "../state/game";
import { newGame } from "../state/moves";
import { sendTurn } from "../state/place";
import { goalStrings, playStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { WhyButton } from "./resultParts";

/** The same start; whoever was second begins. */
function againWithFriend(): void {
  const begins = mySide.peek() === 1;
  newGame("start", null);
  mySide.value = begins ? 0 : 1;
  toTop();
  // The friend's move is waited for: the link comes at once.
  if (!begins) sendTurn();
}

/** A game with a friend: what is sent is the end, and no other game comes before that. */
export function FriendsButtons() {
  const sends = lastTurn.value;
  return (
    <p class="result-buttons">
      {sends ? (
        <button type="button" class="button primary" data-testid="send-end" onClick={sendTurn}>
          <Icon name="share" />
          {playStrings.value.turn.send}
        </button>
      ) : null}
      <button
        type="button"
        class={sends ? "button result-small" : "button primary"}
        data-testid="rematch"
        onClick={againWithFriend}
      >
        <Icon name="again" />
        {goalStrings.value.result.rematch}
      </button>
      <WhyButton />
    </p>
  );
}
