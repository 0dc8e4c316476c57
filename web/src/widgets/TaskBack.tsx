/** In Explore and in the book: back to the task of a class that led there. */
import { away } from "../state/away";
import { hrefOf, working } from "../state/lesson";
import { lessonStrings } from "../strings/index";
import { Icon } from "./Icon";

export function TaskBack() {
  const now = working.value;
  const at = away.value;
  const href = now && at !== null ? hrefOf(now, at) : null;
  if (href === null || at === null) return null;
  return (
    <p>
      <a class="button small" data-testid="task-back" href={href}>
        <Icon name="back" />
        {lessonStrings.value.tasks.back(at + 1)}
      </a>
    </p>
  );
}
