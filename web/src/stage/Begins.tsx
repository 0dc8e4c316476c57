/**
 * Who begins, to be chosen before a person has moved; then who began. The row stays, and so does
 * the board under it.
 */
import { playStrings } from "../strings/index";
import { newGame } from "../state/moves";
import { paused, programSide, quiz, record } from "../state/game";
import { playOnly } from "../state/eye";

export function Begins() {
  const side = programSide.value;
  const moves = (record.value?.nodes.size ?? 1) - 1;
  if (!playOnly.value || quiz.value || (side !== 0 && side !== 1)) return null;
  const { label, half, you, program, youBegan, programBegan } = playStrings.value.begins;
  if (moves > 1 - side) return <p class="begins quiet">{side === 1 ? youBegan : programBegan}</p>;
  return (
    <div class="begins" role="group" aria-labelledby="begins-label" data-testid="begins">
      <span class="begins-words quiet">
        <span id="begins-label">{label}</span>
        <small>{half}</small>
      </span>
      <span class="segments">
        {([1, 0] as const).map((other) => (
          <button
            key={other}
            type="button"
            class="segment"
            aria-pressed={side === other}
            data-testid={other === 1 ? "begins-you" : "begins-program"}
            onClick={() => {
              if (programSide.peek() !== other) newGame("start", other);
              else paused.value = false;
            }}
          >
            {other === 1 ? you : program}
          </button>
        ))}
      </span>
    </div>
  );
}
