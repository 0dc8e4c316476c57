/** Where the output of another program first differs. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../panels/Icon";
import { problemStrings } from "../strings/index";
import { around } from "./lines";
import { compare, comparison, openCase, theirs } from "./state";
import type { Done } from "./state";

export function Compare({ done }: { done: Done }) {
  const [none, setNone] = useState(false);
  const found = comparison.value;
  useEffect(() => setNone(false), [found]);
  const wrong = found?.kind === "differs" ? found : null;
  const yours = wrong ? theirs.value.split(/\r?\n/)[wrong.line - 1] : undefined;
  return (
    <section class="card" aria-labelledby="problem-compare-title">
      <h2 id="problem-compare-title">{problemStrings.value.compare}</h2>
      <p class="quiet card-note">{problemStrings.value.compareAbout}</p>
      <textarea
        class="code problem-text"
        data-testid="problem-theirs"
        aria-label={problemStrings.value.compare}
        rows={5}
        spellcheck={false}
        translate={false}
        value={theirs.value}
        onInput={(event) => {
          theirs.value = event.currentTarget.value;
          comparison.value = null;
        }}
      />
      <p class="problem-buttons">
        <button
          type="button"
          class="button"
          data-testid="problem-compare"
          disabled={theirs.value === ""}
          onClick={() => void compare()}
        >
          {problemStrings.value.compareButton}
        </button>
      </p>
      <div role="status">
        {found?.kind === "same" ? (
          <p class="compare-same" data-testid="compare-same">
            <Icon name="check" />
            {problemStrings.value.same}
          </p>
        ) : null}
        {wrong ? (
          <div class="compare-wrong" data-testid="compare-wrong" data-line={wrong.line}>
            <p>
              <b>{problemStrings.value.differs(wrong.line, wrong.column)}</b>{" "}
              {wrong.case >= 0 ? problemStrings.value.caseNumber(wrong.case + 1) : ""}
            </p>
            <dl class="compare-lines">
              <dt>{problemStrings.value.ours}</dt>
              <dd>
                <code translate={false}>
                  {around(done.lines[wrong.line - 1], wrong.column) || problemStrings.value.nothing}
                </code>
              </dd>
              <dt>{problemStrings.value.yours}</dt>
              <dd>
                <code translate={false}>
                  {around(yours, wrong.column) || problemStrings.value.nothing}
                </code>
              </dd>
            </dl>
            {wrong.case >= 0 && !none ? (
              <button
                type="button"
                class="button primary"
                data-testid="open-wrong"
                onClick={() => void openCase(wrong.case).then((good) => setNone(!good))}
              >
                {problemStrings.value.openCase}
              </button>
            ) : null}
            {none ? <p class="quiet">{problemStrings.value.noBoard}</p> : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}
