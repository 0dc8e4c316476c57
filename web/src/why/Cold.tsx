/**
 * Two numbers of which one move may change both: the cold pairs, with the one that is left, or that
 * stands on the board.
 */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { wholeFace } from "../state/face";
import { pairAfter, squareOf } from "../strings/cells";
import { whyStrings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { coldPairs, samePlace, somePairs, type ColdPair, type Place } from "./cold";
import type { MoveRecord, PositionView } from "#module/nimber.js";
import "./cold.css";

/** Empty until they are known. */
function usePairs(x: bigint, y: bigint): readonly ColdPair[] {
  const [found, setFound] = useState<{ of: Place; pairs: ColdPair[] } | null>(null);
  useEffect(() => {
    let late = false;
    void engine.wythoffGrid(Number(y) + 1, Number(x) + 1).then((answer) => {
      if (!late && !isError(answer)) setFound({ of: [x, y], pairs: coldPairs(answer, [x, y]) });
    });
    return () => {
      late = true;
    };
  }, [x, y]);
  return found && samePlace(found.of, [x, y]) ? found.pairs : [];
}

const markClasses = { told: "cold-place cold-told", near: "cold-place cold-near" };

interface Props {
  shown: PositionView;
  /** the move that wins; null: the pair on the board is cold */
  move: MoveRecord | null;
  /** where each of the winning moves leads */
  winning: readonly MoveRecord[];
}

export function Cold({ shown, move, winning }: Props) {
  const w = whyStrings.value.cold;
  const term = shown.terms[0]!;
  const [x = 0n, y = 0n] = term.parts;
  const here: Place = [x, y];
  const all = usePairs(x, y);
  const named = wholeFace.value?.named === true;
  const told = move ? pairAfter(move, term) : here;
  const near = winning.map((one) => pairAfter(one, term));
  const placeWords = (place: Place) =>
    named ? squareOf(place) : `(${place.map(formatInteger).join(", ")})`;
  const marked = (place: Place) =>
    samePlace(place, told) ? "told" : near.some((one) => samePlace(one, place)) ? "near" : null;
  // Of two heaps the order says nothing.
  const pairs = somePairs(
    named ? all : all.map(({ places }) => ({ places: [places.find(marked) ?? places[0]!] })),
    told,
  );
  const others = pairs.some((pair) => pair?.places.some((place) => marked(place) === "near"));
  return (
    <section class="why-cold" data-testid="cold">
      <p data-testid="cold-first">{w.first(placeWords(told), move !== null, named)}</p>
      <p id="cold-list">{w.list(named)}</p>
      <ol class="cold-pairs" role="list" aria-labelledby="cold-list" data-testid="cold-pairs">
        {pairs.map((pair, at) =>
          pair === null ? (
            <li key={at}>…</li>
          ) : (
            <li key={at} class="cold-pair">
              {pair.places.map((place) => {
                const mark = marked(place);
                return (
                  <span
                    key={placeWords(place)}
                    class={mark === null ? "cold-place" : markClasses[mark]}
                    data-testid="cold-place"
                    data-mark={mark ?? undefined}
                  >
                    {placeWords(place)}
                    {mark === null ? null : (
                      <span class="visually-hidden"> {w.marks[move ? mark : "here"]}</span>
                    )}
                  </span>
                );
              })}
            </li>
          ),
        )}
      </ol>
      {others ? <p class="quiet">{w.others}</p> : null}
      <p>{w.because(placeWords([0n, 0n]), move !== null, named)}</p>
    </section>
  );
}
