/** A certificate: its text, as a file, and what another program says of it. */
import { useEffect, useMemo } from "preact/hooks";
import { engine } from "../engine/index";
import { Icon } from "../widgets/Icon";
import { JobNote } from "../widgets/JobNote";
import { download } from "../device/download";
import { createJob } from "../engine/job";
import type { Lane } from "../engine/client";
import { exploreStrings } from "../strings/index";
import type { CertificateWords } from "../strings/explore";
import type { VerdictRecord } from "#module/nimber.js";

/** A longer text is shown by its beginning: a page of millions of characters stands still. */
const mostShown = 20_000;
const beginning = 2000;

export function Certificate(props: {
  text: string;
  file: string;
  lane: Lane;
  /** of the verifier */
  question: "verifyPeriod" | "verifyQuotient";
  /** it is soon checked: without being asked */
  atOnce: boolean;
  words: CertificateWords;
}) {
  const { text, lane, question, atOnce, words } = props;
  const job = useMemo(() => createJob<VerdictRecord>(), []);
  const state = job.state.value;
  const verify = () => void job.run((onProgress) => engine.long(lane, onProgress, question, text));
  useEffect(() => {
    if (atOnce) void job.run((onProgress) => engine.long(lane, onProgress, question, text));
    return () => engine.stop(lane);
  }, [job, text, lane, question, atOnce]);
  const cut = text.length > mostShown;
  const verdict = state.status === "done" ? state.result : null;
  return (
    <>
      <h3>{words.certificate}</h3>
      <pre class="certificate" data-testid="certificate" translate={false} tabIndex={0}>
        {cut ? `${text.slice(0, beginning)} …` : text}
      </pre>
      {cut ? (
        <p class="quiet" data-testid="certificate-cut">
          {exploreStrings.value.known.cut(text.length)}
        </p>
      ) : null}
      <p class="explore-buttons">
        <button
          type="button"
          class="button"
          data-testid="save-certificate"
          onClick={() => download(props.file, `${text}\n`, "application/json")}
        >
          <Icon name="save" />
          {words.save}
        </button>
        <button
          type="button"
          class="button"
          data-testid="verify"
          disabled={state.status === "working"}
          onClick={verify}
        >
          <Icon name="check" />
          {words.verify}
        </button>
      </p>
      <JobNote state={state} onStop={() => engine.stop(lane)} onAgain={verify} text={text} />
      <p role="status" data-testid="verdict" data-valid={verdict?.valid ?? ""}>
        {verdict === null
          ? ""
          : verdict.valid
            ? words.valid
            : words.invalid(words.reasons[verdict.verdict] ?? verdict.verdict)}
      </p>
      {verdict === null ? <p class="quiet">{words.verifyAbout}</p> : null}
    </>
  );
}
