/** A pasted list of numbers against the rule's values. */
import { useState } from "preact/hooks";
import * as ask from "../engine/asking";
import { Icon } from "../widgets/Icon";
import { formatInteger } from "../strings/numbers";
import { ListBox } from "./fields";
import { HeapLink } from "./HeapLink";
import { QuestionCard, useQuestion } from "./QuestionCard";
import { exploreStrings } from "../strings/index";
import { known, wantValues } from "./state";
import { shownView, tableFrom } from "./ValuesCard";
import type { ComparisonRecord } from "#module/nimber.js";

export function ListCard({ rule }: { rule: string }) {
  const s = exploreStrings.value;
  const [text, setText] = useState("");
  const question = useQuestion<ComparisonRecord>("list");
  const { found } = question;
  const compare = () => {
    void question.ask(text, (onProgress) => ask.compareList(rule, text, onProgress));
  };
  const heap = found?.firstDifference ?? null;
  return (
    <QuestionCard
      name="list"
      title={s.list.title}
      about={s.list.about}
      question={question}
      again={compare}
      form={
        <>
          <ListBox label={s.list.label} testid="list" rows={3} value={text} onValue={setText} />
          <p class="explore-buttons">
            <button
              type="button"
              class="button"
              data-testid="compare-list"
              disabled={text.trim() === "" || question.working}
              onClick={compare}
            >
              {s.list.button}
            </button>
          </p>
        </>
      }
    >
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
            <button
              type="button"
              class="button"
              onClick={() => {
                if (known.peek() <= Number(heap)) wantValues(Number(heap) + 50);
                tableFrom.value = Math.max(0, Number(heap) - 3);
                shownView.value = "table";
              }}
            >
              {s.list.show}
            </button>
          </p>
        </div>
      ) : null}
    </QuestionCard>
  );
}
