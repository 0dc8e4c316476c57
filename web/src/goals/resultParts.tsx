/** What the cards at the end of a game have in common. */
import { useEffect, useState } from "preact/hooks";
import { pushReasons } from "../state/address";
import { eyeOpen, setEye } from "../state/eye";
import { leaveEnd } from "../state/leftEnd";
import { fatalSlip } from "../state/marks";
import { goToStart, jump } from "../state/moves";
import { goalStrings } from "../strings/index";
import { bringUp } from "../widgets/hold";
import { Icon } from "../widgets/Icon";
import { stillness } from "../device/motion";

/**
 * Back to where it was decided, with the reasons beside the board: of this game, not of the next.
 */
function showWhy(): void {
  const slip = fatalSlip.peek();
  leaveEnd();
  if (slip) jump(slip.before.id);
  else goToStart();
  if (!eyeOpen.peek()) setEye(true);
  pushReasons();
  // The card is there once the position is.
  setTimeout(() => {
    const why = document.getElementById("why");
    if (why) bringUp(why, stillness() ? "auto" : "smooth");
    why?.focus({ preventScroll: true });
  }, 250);
}

export function WhyButton() {
  return (
    <button type="button" class="button result-small" data-testid="show-why" onClick={showWhy}>
      <Icon name="why" />
      {goalStrings.value.result.why}
    </button>
  );
}

/** The card takes no press before it has risen. */
const rising = 650;
export function useHeld(): string {
  const [held, setHeld] = useState(true);
  useEffect(() => {
    const later = setTimeout(() => setHeld(false), rising);
    return () => clearTimeout(later);
  }, []);
  return held ? " result-held" : "";
}

const mostGathered = 9;

/** What was won comes together: a stone for each of the winner's moves. */
export function Gathering({ pieces }: { pieces: number }) {
  const count = Math.min(mostGathered, Math.max(3, pieces));
  return (
    <span class="result-gather" aria-hidden="true" data-testid="gather">
      {Array.from({ length: count }, (_, at) => (
        <i
          key={at}
          style={{
            "--far": `${Math.round((at - (count - 1) / 2) * 64)}px`,
            "--late": `${at * 30}ms`,
          }}
        />
      ))}
    </span>
  );
}
