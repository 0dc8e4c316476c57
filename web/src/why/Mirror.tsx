/** Won by copying: the argument in a sentence, its pairs on the board, and a game played by it. */
import { useEffect } from "preact/hooks";
import { joined } from "../strings/joined";
import { strings, whyStrings } from "../strings/index";
import { toTop } from "../device/toTop";
import { askMirror, followMirror, mayMirror, mirror, playMirror } from "../state/mirror";
import { pairsShown } from "../state/pairs";
import type { MoveRecord, PositionView } from "#module/nimber.js";
import "./mirror.css";

/** On a phone the board is far above. */
function begin(): void {
  playMirror();
  toTop();
}

interface Props {
  shown: PositionView;
  /** the position after the move that was told to win; null where none was */
  told: string | null;
  /** the moves that win, each told once */
  winning?: readonly MoveRecord[];
  /** that everything stands there twice was told before */
  said?: boolean;
}

/** Of so many at most it is said that they win too. */
const mostOthers = 5;

export function Mirror({ shown, told, winning = [], said = false }: Props) {
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
      ? [...(found.move.position === told ? [] : [w.first(move)]), w.won[found.map]]
      : [w.lost[found.map]];
  if (found.exchange) words.push(w.exchange(found.exchange[0]!, found.exchange[1]!));
  const others = winning.filter(({ position }) => position !== told);
  const listed = others
    .slice(0, mostOthers)
    .map((one) => strings.value.brief(one, { terms: shown.terms }));
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
      {found.move && listed.length > 0 ? (
        <p class="quiet" data-testid="mirror-others">
          {w.others(listed, others.length > listed.length)}
        </p>
      ) : null}
    </section>
  );
}
