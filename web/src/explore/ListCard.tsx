/** A list of numbers against a rule's values. */
import { engine } from "../engine/index";
import { Icon } from "../widgets/Icon";
import { formatInteger } from "../strings/numbers";
import { HeapLink } from "./HeapLink";
import { exploreStrings } from "../strings/index";
import { isWanted, type Asked } from "./state";
import { useWork, WorkNote } from "./work";
import type { ComparisonRecord } from "#module/nimber.js";

export function ListCard({ asked, list }: { asked: Asked; list: string }) {
  const s = exploreStrings.value;
  const rule = asked.operands[0] ?? "";
  const work = useWork<ComparisonRecord>(`${rule} ${list}`, isWanted(asked), (lane, onProgress) =>
    engine.long(lane, onProgress, "compareValues", rule, list),
  );
  const { found } = work;
  const heap = found?.firstDifference ?? null;
  return (
    <div data-testid="list-card" role="status">
      <WorkNote work={work} text={rule} />
      {found && heap === null ? (
        <p class="finding" data-testid="list-equal">
          {s.list.equal(found.checked)}
        </p>
      ) : null}
      {found && heap !== null ? (
        <div class="finding refuted" data-testid="list-differs" data-heap={String(heap)}>
          <p>
            {s.list.differs(
              formatInteger(heap),
              formatInteger(found.left ?? 0n),
              formatInteger(found.right ?? 0n),
            )}
          </p>
          <p class="explore-buttons">
            <HeapLink
              rule={rule}
              heap={Number(heap)}
              class="button primary"
              testid="list-open"
              named
            >
              <Icon name="go" />
              {s.list.open}
            </HeapLink>
          </p>
        </div>
      ) : null}
    </div>
  );
}
