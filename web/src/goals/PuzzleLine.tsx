/** Over the heading: the way back to the list, and which of its puzzles is on the board. */
import { useEffect } from "preact/hooks";
import { goalStrings, playStrings } from "../strings/index";
import { embedded } from "../state/embedding";
import { over } from "../state/game";
import { openPlace } from "../state/place";
import { puzzleTitle } from "../state/title";
import { Icon } from "../widgets/Icon";
import { dayOf, today } from "./days";
import { ladder, puzzle, solved } from "./state";

/** `name`: what the board's game is called. */
export function PuzzleLine({ name }: { name: string }) {
  const g = goalStrings.value;
  const here = puzzle.value;
  const which =
    here === null
      ? ""
      : here.kind === "ladder"
        ? g.ladder.here(here.number, ladder.length)
        : here.number === today()
          ? playStrings.value.doors.today
          : g.daily.here(dayOf(here.number));
  const title = here?.kind === "ladder" ? g.ladder.short(here.number) : which;
  // What was solved here and now was not solved before.
  const before = solved.value && !over.value;
  useEffect(() => {
    puzzleTitle.value = title ? `${title} · ${name}` : name;
    return () => (puzzleTitle.value = "");
  }, [title, name]);
  return (
    <p class="puzzle-line">
      {embedded.value ? null : (
        <button
          type="button"
          class="puzzle-back"
          data-testid="all-puzzles"
          onClick={() => openPlace("puzzles")}
        >
          <Icon name="back" />
          {g.ladder.list}
        </button>
      )}
      {here ? (
        <span
          class="puzzle-which"
          data-testid="puzzle"
          data-kind={here.kind}
          data-number={here.number}
          data-solved={String(solved.value)}
        >
          <b>{which}</b>
          {before ? (
            <span class="puzzle-before">
              <Icon name="check" />
              {g.puzzle.before}
            </span>
          ) : null}
        </span>
      ) : null}
    </p>
  );
}
