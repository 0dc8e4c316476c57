/** Where another program's output first differs: on any input, or on cases to check it with. */
import { useRef } from "preact/hooks";
import { download } from "../device/download";
import { CopyButton } from "../widgets/CopyButton";
import { Icon } from "../widgets/Icon";
import { Differences } from "./Differences";
import { problemStrings } from "../strings/index";
import { checking, compare, comparison, makeCases, openCase, passed, theirs } from "./state";
import type { Done } from "./state";

/** The cases, to be taken to one's own program. */
function TakeCases({ done }: { done: Done }) {
  const s = problemStrings.value;
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <p class="problem-buttons">
      <CopyButton box={box} testid="problem-check-copy" label={s.checkMine.copy} said={s} primary>
        <button
          type="button"
          class="button"
          data-testid="problem-check-save"
          onClick={() => download(`${done.problem}.txt`, done.text)}
        >
          {s.checkMine.save}
        </button>
        <textarea
          ref={box}
          class="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
          value={done.text}
        />
      </CopyButton>
    </p>
  );
}

export function Compare({ done }: { done: Done }) {
  const s = problemStrings.value;
  const now = checking.value;
  const checks = now !== null && now.text === done.text;
  const more = checks && now.right > 0 && !passed.value;
  return (
    <section
      class="card"
      aria-labelledby="problem-compare-title"
      data-testid={checks ? "problem-checking" : "problem-comparing"}
    >
      <h2 id="problem-compare-title">{checks ? s.checkMine.title : s.compare}</h2>
      <p class="quiet card-note">
        {checks ? s.checkMine.about(done.result.inputLines.length, now.wanted) : s.compareAbout}
      </p>
      {checks ? <TakeCases done={done} /> : null}
      <Differences
        words={s.comparison}
        name="problem"
        label={checks ? s.checkMine.theirs : s.compare}
        lines={done.lines}
        theirs={theirs.value}
        onTheirs={(text) => {
          theirs.value = text;
          comparison.value = null;
        }}
        found={comparison.value}
        compare={compare}
        open={openCase}
      />
      <div role="status">
        {checks && passed.value ? (
          <p class="compare-same" data-testid="problem-passed">
            <Icon name="check" />
            {s.checkMine.passed}
          </p>
        ) : null}
        {more ? <p>{s.checkMine.rightOf(now.right, now.wanted)}</p> : null}
      </div>
      {more && comparison.value?.kind === "same" ? (
        <button
          type="button"
          class="button primary"
          data-testid="problem-check-next"
          onClick={() => void makeCases()}
        >
          {s.checkMine.next}
        </button>
      ) : null}
    </section>
  );
}
