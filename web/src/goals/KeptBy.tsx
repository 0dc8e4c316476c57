/**
 * What would have kept the win: told when it is asked for, so that there is something left to find.
 */
import { view } from "../state/game";
import { knownView } from "../state/knowledge";
import { tellHelp } from "../state/quiz";
import { playStrings, strings } from "../strings/index";
import type { MoveRecord } from "#module/nimber.js";

const mostWins = 4;

export function movesInWords(moves: readonly MoveRecord[], from: string): string {
  const s = strings.value;
  const terms = knownView(from)?.terms ?? view.value?.terms ?? [];
  const words = moves.slice(0, mostWins).map((move) => s.move(move, { terms }));
  return words.join(playStrings.value.comma) + (moves.length > mostWins ? " …" : "");
}

/** `at`: the position that they are moves of. */
export function KeptBy({ moves, at }: { moves: string; at: string }) {
  const p = playStrings.value;
  return (
    <details
      class="kept-by"
      data-testid="kept-by"
      onToggle={(event) => {
        if (event.currentTarget.open) tellHelp(at, "shown");
        event.currentTarget.lastElementChild?.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary>{p.showMove}</summary>
      <p>{moves}</p>
    </details>
  );
}
