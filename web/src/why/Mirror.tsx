/** Won by copying: the argument in a sentence, its pairs on the board, and a game played by it. */
import { useEffect } from "preact/hooks";
import { joined } from "../strings/joined";
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

interface Props {
  shown: PositionView;
  /** the position after the move that was told to win; null where none was */
  told: string | null;
  /** that everything stands there twice was told before */
  said?: boolean;
}

export function Mirror({ shown, told, said = false }: Props) {
  const w = whyStrings.value.mirrors;
  useEffect(() => {
    followMirror();
    askMirror(said);
  }, [shown.position, said]);
  const found = mirror.value;
  if (!found || !mayMirror(shown, said || found.copies)) return null;
  const move = found.move ? strings.value.move(found.move, { terms: shown.terms }) : "";
  const words = found.copies
    ? [w.copies(move)]
    : found.move
      ? [...(found.move.position === told ? [] : [w.first(move, told !== null)]), w.won[found.map]]
      : [w.lost[found.map]];
  if (found.exchange) words.push(w.exchange(found.exchange[0]!, found.exchange[1]!));
  return (
    <section
      class="why-mirrored"
      data-testid="mirror"
      data-map={found.map}
      data-move={found.move?.position}
    >
      {said && found.map === "swap" && !found.copies ? null : (
        <p data-testid="mirror-words">{joined(...words)}</p>
      )}
      <p class="why-mirror-ways">
        {found.pairs.length > 0 ? (
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
        ) : null}
        <button type="button" class="button" data-testid="mirror-play" onClick={begin}>
          {found.move ? w.hold : w.against}
        </button>
      </p>
    </section>
  );
}
