/** The puzzle of the day, with its date and how many days in a row. */
import { goalStrings, languageTag } from "../strings/index";
import { Thumb } from "../boards/Thumb";
import { startOf } from "../goals/days";
import { nameOfPuzzle } from "../goals/names";
import { puzzleOfDay } from "../goals/puzzles";
import { SendButton } from "../goals/SendButton";
import { cardOf, daysInRow, isSolved, today } from "../goals/state";
import { open } from "./open";

export function Today({ width }: { width: number }) {
  const g = goalStrings.value;
  const day = today();
  const text = puzzleOfDay(day);
  const done = isSolved(text);
  const date = startOf(day).toLocaleDateString(languageTag.value, {
    month: "long",
    day: "numeric",
    weekday: "long",
    timeZone: "UTC",
  });
  return (
    <section class="card today" aria-labelledby="today-title">
      <div class="puzzle-picture">
        <Thumb position={text} face={cardOf(text)?.face ?? null} width={width} />
      </div>
      <div class="today-words">
        <h2 id="today-title">{g.daily.title}</h2>
        <p>
          <b>{date}</b> · {nameOfPuzzle(text)}
          {text.endsWith("~misere") ? ` · ${g.place.misere}` : null}
        </p>
        {daysInRow.value > 0 ? <p class="quiet">{g.daily.streak(daysInRow.value)}</p> : null}
        <p class="today-buttons">
          <button
            type="button"
            class={`button${done ? "" : " primary"}`}
            data-testid="daily"
            data-number={day}
            data-solved={String(done)}
            onClick={() => open("daily", day)}
          >
            {done ? g.place.againToday : g.place.solveToday}
          </button>
          {done ? <SendButton day={day} /> : null}
        </p>
      </div>
    </section>
  );
}
