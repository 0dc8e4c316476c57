/** Under the verdict, while one side copies the other: who does, and the way back. */
import { playStrings } from "../strings/index";
import { lastMove, over, position } from "../state/game";
import { endMirror, mirrorPlay } from "../state/mirror";
import { movesInWords } from "../goals/KeptBy";

export function MirrorNote() {
  const p = playStrings.value.mirror;
  const now = mirrorPlay.value;
  if (!now || over.value) return null;
  const last = lastMove.value;
  const answered = now.program && last?.by === "program" && last.move.position === position.value;
  return (
    <div class="coach-note" data-testid="mirror-note">
      <p>
        {answered
          ? p.copied(movesInWords([last.move], last.from.position))
          : now.program
            ? p.program
            : p.you}
      </p>
      <p class="coach-buttons">
        <button type="button" class="button" data-testid="mirror-end" onClick={endMirror}>
          {p.end}
        </button>
      </p>
    </div>
  );
}
