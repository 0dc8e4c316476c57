/** In place of the board: the puzzle of a day that has not begun. */
import { goalStrings, languageTag } from "../strings/index";
import { dayOf, dayToCome, startOf, today } from "./days";
import { openPuzzle } from "./state";

export function EarlyDay() {
  const g = goalStrings.value.daily;
  const day = dayToCome.value;
  if (day === null) return null;
  const when = startOf(day).toLocaleDateString(languageTag.value, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return (
    <main class="place place-early" data-testid="early-day">
      <div class="card">
        <h1>{g.here(dayOf(day))}</h1>
        <p>{g.early(when)}</p>
        <p>
          <button
            type="button"
            class="button primary"
            onClick={() => void openPuzzle("daily", today())}
          >
            {g.open}
          </button>
        </p>
      </div>
    </main>
  );
}
