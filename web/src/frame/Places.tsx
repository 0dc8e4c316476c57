/** The way between the page's places. */
import { chapter, classList, leadsTo, openPlace, place, way, worksheet } from "../state/place";
import type { PlaceName } from "../strings/places";
import { placeStrings } from "../strings/index";

/** Those that exist, in the order shown. */
const shownPlaces: readonly PlaceName[] = ["board", "puzzles", "explore", "problems", "book"];

/** Inside a chapter the book's tab leads to the contents. */
const inBook = () =>
  (chapter.peek() ?? worksheet.peek() ?? classList.peek() ?? way.peek()) !== null;

export function Places() {
  const s = placeStrings.value;
  return (
    <nav class="places" aria-label={s.label}>
      {shownPlaces.map((name) => (
        <span key={name} class="place-item" data-testid={`nav-${name}`}>
          <button
            type="button"
            class="place-tab"
            {...leadsTo(name)}
            data-testid={`place-${name}`}
            aria-current={place.value === name ? "page" : undefined}
            onClick={() => {
              if (place.peek() !== name || (name === "book" && inBook())) openPlace(name);
            }}
          >
            {s.names[name]}
          </button>
        </span>
      ))}
    </nav>
  );
}
