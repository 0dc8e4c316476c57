/** Won by copying: the argument in a sentence, its pairs on the board, and a game played by it. */
import { useEffect } from "preact/hooks";
import { strings, whyStrings } from "../strings/index";
import { askMirror, followMirror, mayMirror, mirror, playMirror } from "../state/mirror";
import { pairsShown } from "../state/pairs";
import type { PositionView } from "#module/nimber.js";
import "./mirror.css";

/** On a phone the board is far above. */
function begin(): void {
  playMirror();
  setTimeout(() => scrollTo({ top: 0 }));
}

/** `said`: that everything stands there twice was told before. */
export function Mirror({ shown, said = false }: { shown: PositionView; said?: boolean }) {
  const w = whyStrings.value.mirrors;
  useEffect(() => {
    followMirror();
    askMirror(said);
  }, [shown.position, said]);
  const found = mirror.value;
  if (!found || !mayMirror(shown, said || found.copies)) return null;
  const move = found.move ? strings.value.move(found.move, { terms: shown.terms }) : "";
  const words = found.copies
    ? w.copies(move)
    : found.move
      ? w.won[found.map](move)
      : w.lost[found.map];
  return (
    <section
      class="why-mirrored"
      data-testid="mirror"
      data-map={found.map}
      data-move={found.move?.position}
    >
      {said && found.map === "swap" && !found.copies ? null : (
        <p data-testid="mirror-words">
          {words}
          {found.exchange ? ` ${w.exchange(found.exchange[0]!, found.exchange[1]!)}` : ""}
        </p>
      )}
      <p class="why-mirror-ways">
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            data-testid="show-pairs"
            checked={pairsShown.value}
            onChange={(event) => (pairsShown.value = event.currentTarget.checked)}
          />
          {w.pairs}
        </label>
        <button type="button" class="button" data-testid="mirror-play" onClick={begin}>
          {found.move ? w.hold : w.against}
        </button>
      </p>
    </section>
  );
}
