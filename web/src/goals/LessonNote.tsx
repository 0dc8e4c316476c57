/** Which board of the list for a class this is, and the way on. */
import { useEffect } from "preact/hooks";
import { lessonStrings } from "../strings/index";
import { openPlace } from "../state/place";
import { Icon } from "../widgets/Icon";
import { boardHere, hrefOf, working } from "../state/lesson";

export function LessonNote() {
  useEffect(() => {
    document.documentElement.classList.add("pupil");
    return () => document.documentElement.classList.remove("pupil");
  }, []);
  const t = lessonStrings.value;
  const at = boardHere.value;
  const now = working.value;
  if (at === null || !now) return null;
  const next = hrefOf(now, at + 1);
  const played = (now.played[at]?.length ?? 0) > 1;
  return (
    <div class="coach-note" data-testid="class-note" data-board={at + 1}>
      <p>
        <b>{now.title}</b> {t.note.here(at + 1, now.boards.length)}
      </p>
      <p class="coach-buttons">
        {next ? (
          <a class={`button${played ? " primary" : ""}`} data-testid="class-next" href={next}>
            {t.note.next}
            <Icon name="go" />
          </a>
        ) : null}
        <button
          type="button"
          class={`button${played && !next ? " primary" : ""}`}
          data-testid="class-back"
          onClick={() => openPlace("book", [`class=${now.list}`])}
        >
          {t.note.list}
        </button>
      </p>
    </div>
  );
}
