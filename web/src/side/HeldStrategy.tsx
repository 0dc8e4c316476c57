/** A winning strategy beside the board: the line that the game is at is marked as it goes on. */
import { useEffect, useRef } from "preact/hooks";
import { exploreStrings, whyStrings } from "../strings/index";
import { heldStrategy } from "../state/heldStrategy";
import { openSheetText } from "../state/openSheet";
import { record, view } from "../state/game";
import { current, path } from "../state/record";
import { squareIn } from "../state/shownText";
import { StrategyTable } from "../widgets/StrategyTable";
import { strategyPlace } from "../widgets/strategyPlace";

export function HeldStrategy() {
  const w = whyStrings.value.strategy;
  const s = exploreStrings.value.sheet.strategy;
  const box = useRef<HTMLElement>(null);
  const found = heldStrategy.value;
  const here = record.value;
  const line = here ? path(here, current(here).id).map(({ position }) => position) : [];
  const place = found ? strategyPlace(found, line) : null;
  const mark = place && `${place.left}\n${place.theirs ?? ""}`;
  // The table scrolls in its own box; the page stays.
  useEffect(() => {
    const table = box.current?.querySelector<HTMLElement>(".table-box");
    const marked = table?.querySelector<HTMLElement>("[data-here]");
    if (table && marked)
      table.scrollTop +=
        marked.getBoundingClientRect().top - table.getBoundingClientRect().top - 60;
  }, [mark]);
  if (!found) return null;
  const over = view.value?.over === true;
  return (
    <section
      class="card held-strategy"
      data-testid="held-strategy"
      ref={box}
      aria-labelledby="held-title"
    >
      <h2 id="held-title">{w.title}</h2>
      <p aria-live="polite" data-testid="held-says">
        {place === null
          ? w.away
          : place.theirs === null
            ? over
              ? s.wonStuck
              : w.theirs
            : place.yours === null
              ? s.won
              : w.yours}
      </p>
      <StrategyTable found={found} place={place} name={squareIn} />
      <p class="explore-buttons">
        <button
          type="button"
          class="button"
          onClick={() => openSheetText(`position ${found.position}\nstrategy`)}
        >
          {w.sheet}
        </button>
        <button
          type="button"
          class="button"
          data-testid="put-away"
          onClick={() => (heldStrategy.value = null)}
        >
          {w.putAway}
        </button>
      </p>
    </section>
  );
}
