/** How a period or a quotient is known: its theorem, who has checked that, and ways to check it. */
import { useMemo } from "preact/hooks";
import { ownLane } from "../engine/asking";
import { engine } from "../engine/index";
import { createJob } from "../engine/job";
import { download, fileName } from "../device/download";
import { JobNote } from "../widgets/JobNote";
import { exploreStrings } from "../strings/index";

/** As a shell takes it. */
const quoted = (rule: string) => (/^[\w/.,-]+$/.test(rule) ? rule : `'${rule}'`);

export interface Known {
  rule: string;
  /** the question, as the command line and the npm package have it */
  question: "period" | "quotient";
  /** the theorem that a kernel has checked, and its file in proofs/ */
  theorem: readonly [name: string, file: string] | undefined;
  /** can the theorem about this rule be written for Coq? */
  inCoq: boolean;
  /** what was asked for beside the rule: "--limit 5000" */
  options: string;
}

/** Saves the theorem about this rule, which Coq reads with the theory of proofs/. */
function CoqFile({ rule, question, options }: Known) {
  const s = exploreStrings.value.known;
  const job = useMemo(() => createJob<{ saved: boolean }>(), []);
  const state = job.state.value;
  const lane = useMemo(ownLane, []);
  const save = () =>
    void job.run(async (onProgress) => {
      const sheet = `rule ${rule}\n${question} --coq ${options}`.trimEnd();
      const answer = await engine.long(lane, onProgress, "answerLine", sheet, 1);
      if (answer === "stopped") return answer;
      if (answer.error) return { error: answer.error };
      const { coq } = (JSON.parse(answer.json) as { answer: { coq?: string | null } }).answer;
      if (coq) download(`${fileName(rule)}-${question}.v`, coq);
      return { saved: Boolean(coq) };
    });
  return (
    <li>
      {s.fileAbout}
      <p class="explore-buttons">
        <button
          type="button"
          class="button"
          data-testid="coq-file"
          disabled={state.status === "working"}
          onClick={save}
        >
          {s.file}
        </button>
      </p>
      <JobNote state={state} onStop={() => engine.stop(lane)} onAgain={save} text={rule} />
      <p role="status" data-testid="coq-saved">
        {state.status === "done" && !state.result.saved ? s.noFile : null}
      </p>
    </li>
  );
}

export function HowKnown(known: Known) {
  const { rule, question, theorem, inCoq } = known;
  const s = exploreStrings.value.known;
  const file = `${question}.json`;
  const asked = `nimber ${question} ${quoted(rule)} --certificate`;
  const ways: [string, string][] = [
    [s.command, `${asked} > ${file}\nnimber ${question} --verify ${file}`],
    [s.npm, `(await open().${question}(${JSON.stringify(rule)})).certificate`],
  ];
  if (inCoq) ways.push([s.coq, `${asked} --coq --alone > ${question}.v\ncoqc ${question}.v`]);
  return (
    <section data-testid="how-known">
      <h3>{s.title}</h3>
      <p data-testid="known-by">
        {theorem ? (
          <>
            {s.kernel}
            <br />
            <code translate={false}>
              {theorem[0]} (proofs/{theorem[1]})
            </code>
          </>
        ) : (
          s.byHand
        )}
      </p>
      <p>{s.ways}</p>
      <ul>
        {ways.map(([told, command]) => (
          <li key={told}>
            {told}
            <pre class="certificate" translate={false} tabIndex={0}>
              {command}
            </pre>
          </li>
        ))}
        {inCoq ? <CoqFile {...known} /> : null}
      </ul>
    </section>
  );
}
