/** Five puzzles one after the other. */
import { goalStrings } from "../strings/index";
import { row, rowLength, startRow } from "../goals/row";
import { puzzleOfDay } from "../goals/puzzles";
import { isSolved, today } from "../goals/state";
import { leaveFor } from "./open";

export function Five() {
  const g = goalStrings.value.place;
  const { now, times } = row.value;
  // Once the day's is solved this is what comes next.
  const first = isSolved(puzzleOfDay(today()));
  return (
    <section class="card five" aria-labelledby="five-title">
      <h2 id="five-title">{g.five}</h2>
      <p class="quiet">{g.fiveAbout}</p>
      <p class="row-dots" aria-hidden="true">
        {"●".repeat(now ?? 0) + "○".repeat(rowLength - (now ?? 0))}
      </p>
      {now ? <p>{g.fiveNow(now)}</p> : null}
      {times > 0 ? <p data-testid="fives">{g.fives(times)}</p> : null}
      <button
        type="button"
        class={`button${first ? " primary" : ""}`}
        data-testid="five"
        onClick={() => leaveFor(startRow)}
      >
        {g.five}
      </button>
    </section>
  );
}
