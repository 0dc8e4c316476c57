/** The way between the page's places. */
import { leavePuzzle } from "../state/departure";
import { chapter, classList, leadsTo, openPlace, place, way, worksheet } from "../state/place";
import { puzzling } from "../state/quiz";
import { toTop } from "../device/toTop";
import type { PlaceName } from "../strings/places";
import { placeStrings } from "../strings/index";

/** Those that exist, in the order shown. */
const shownPlaces: readonly PlaceName[] = ["board", "puzzles", "explore", "problems", "book"];

/** Inside a chapter the book's tab leads to the contents. */
const inBook = () =>
  (chapter.peek() ?? worksheet.peek() ?? classList.peek() ?? way.peek()) !== null;

/** A puzzle on the board belongs to the puzzles. */
const shownAs = (): PlaceName =>
  place.value === "board" && puzzling.value ? "puzzles" : place.value;

function open(name: PlaceName): void {
  const here = place.peek();
  if (name === "board" && here === "board" && puzzling.peek()) leavePuzzle(toTop);
  else if (here !== name || (name === "book" && inBook())) openPlace(name);
}

export function Places() {
  const s = placeStrings.value;
  const shown = shownAs();
  return (
    <nav class="places" aria-label={s.label}>
      {shownPlaces.map((name) => (
        <span key={name} class="place-item" data-testid={`nav-${name}`}>
          <button
            type="button"
            class="place-tab"
            {...leadsTo(name)}
            data-testid={`place-${name}`}
            aria-current={shown === name ? "page" : undefined}
            onClick={() => open(name)}
          >
            {s.names[name]}
          </button>
        </span>
      ))}
    </nav>
  );
}
