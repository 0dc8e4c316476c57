/** A judge's sample, from which the form of the program is found. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { ownLane } from "../engine/asking";
import { createJob } from "../engine/job";
import { exploreStrings } from "../strings/index";
import { JobNote } from "../widgets/JobNote";
import type { SampleRecord } from "#module/nimber.js";

/**
 * `written`: is there a program of the form that is asked for? null while it is written. `isAsked`:
 * is it still this form that is asked for?
 */
export function FromSample(props: {
  rule: string;
  written: boolean | null;
  isAsked: (form: SampleRecord) => boolean;
  onFound: (form: SampleRecord) => void;
}) {
  const { rule, written, isAsked, onFound } = props;
  const s = exploreStrings.value.program.sample;
  const lane = useMemo(ownLane, []);
  const job = useMemo(() => createJob<SampleRecord>(), []);
  const [input, setInput] = useState("");
  const [output, setOutput] = useState("");
  const state = job.state.value;
  // What was found is of this rule and this sample.
  useEffect(() => {
    job.clear();
    return () => engine.stop(lane);
  }, [rule, input, output, job, lane]);
  const find = async () => {
    await job.run((onProgress) => engine.long(lane, onProgress, "sampleForm", rule, input, output));
    const now = job.state.peek();
    if (now.status === "done") onFound(now.result);
  };
  const boxes = [
    { name: "in", label: s.input, value: input, set: setInput },
    { name: "out", label: s.output, value: output, set: setOutput },
  ];
  return (
    <details class="more-fold" data-testid="program-sample">
      <summary>{s.title}</summary>
      <p>{s.about}</p>
      <div class="sample-boxes">
        {boxes.map(({ name, label, value, set }) => (
          <label key={name} class="field">
            <span>{label}</span>
            <textarea
              class="code problem-text"
              data-testid={`sample-${name}`}
              rows={5}
              spellcheck={false}
              autocomplete="off"
              translate={false}
              value={value}
              onInput={(event) => set(event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
      <p class="explore-buttons">
        <button
          type="button"
          class="button primary"
          data-testid="sample-find"
          disabled={input === "" || output === "" || state.status === "working"}
          onClick={() => void find()}
        >
          {s.find}
        </button>
      </p>
      <JobNote state={state} onStop={() => engine.stop(lane)} onAgain={() => void find()} />
      <div role="status">
        {state.status === "done" && written !== null && isAsked(state.result) ? (
          <p data-testid="sample-found">
            {written ? s.found : s.foundForm} {written && !state.result.both ? s.guessed : ""}
          </p>
        ) : null}
      </div>
    </details>
  );
}
