/** The answer once more, by the definition of winning and losing alone. */
import { useMemo } from "preact/hooks";
import { engine } from "../engine/index";
import { bruteForce } from "../engine/asking";
import { JobNote } from "../widgets/JobNote";
import { createJob } from "../engine/job";
import { groupDigits } from "../strings/numbers";
import { whyStrings } from "../strings/index";
import type { BruteForceRecord } from "#module/nimber.js";

export function Brute({ position }: { position: string }) {
  const w = whyStrings.value.brute;
  const job = useMemo(() => createJob<BruteForceRecord>(), []);
  const state = job.state.value;
  const check = () => void job.run((onProgress) => bruteForce(position, onProgress));
  const found = state.status === "done" ? state.result : null;
  return (
    <section data-testid="brute">
      <h4>{w.title}</h4>
      <p>{w.about}</p>
      <p>
        <button
          type="button"
          class="button"
          data-testid="brute-check"
          disabled={state.status === "working"}
          onClick={check}
        >
          {w.button}
        </button>
      </p>
      <JobNote state={state} onStop={() => engine.stop("brute-force")} onAgain={check} />
      <div role="status">
        {found ? (
          <div class="brute-found" data-testid="brute-found" data-positions={found.positions}>
            {found.smaller ? (
              <p>
                {w.smaller} <code translate={false}>{groupDigits(found.position)}</code>
              </p>
            ) : null}
            <p>
              <b>{w.outcome(found.outcome)}</b> {w.looked(found.positions)}
            </p>
            <p>
              {found.theory === null
                ? w.noTheory
                : found.theory === found.outcome
                  ? w.agrees
                  : w.differs}
            </p>
          </div>
        ) : null}
      </div>
    </section>
  );
}
