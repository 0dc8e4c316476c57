/** At the end of a list: how many answers are right, as far as the page knows, and a way back. */
import { hrefOf, type KeptVerdict, type Working } from "../state/lesson";
import { lessonStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";

export function Score({
  now,
  found,
  at = -1,
}: {
  now: Working;
  /** of each task */
  found: readonly KeptVerdict[];
  /** the task that is looked at: no way leads back to it */
  at?: number;
}) {
  const t = lessonStrings.value.tasks;
  const right = found.filter((one) => one === "right").length;
  const checked = right + found.filter((one) => one === "wrong").length;
  const wrong = found.findIndex((one, place) => one === "wrong" && place !== at);
  if (checked === 0) return null;
  return (
    <>
      <p data-testid="class-score" data-right={right} data-checked={checked}>
        {t.score(right, checked)}
      </p>
      {wrong < 0 ? null : (
        <p>
          <a class="button" data-testid="class-again" href={hrefOf(now, wrong) ?? ""}>
            <Icon name="again" />
            {t.again(wrong + 1)}
          </a>
        </p>
      )}
    </>
  );
}
