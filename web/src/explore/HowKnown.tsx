/** How a period or a quotient is known: its theorem, who has checked that, and ways to check it. */
import { download, fileName } from "../device/download";
import { exploreStrings } from "../strings/index";

/** As a shell takes it. */
const quoted = (rule: string) => (/^[\w/.,-]+$/.test(rule) ? rule : `'${rule}'`);

export interface Known {
  rule: string;
  /** the question, as the command line and the npm package have it */
  question: "period" | "quotient";
  /** the theorem that a kernel has checked, and its file in proofs/ */
  theorem: readonly [name: string, file: string] | undefined;
  /** the theorem about this rule, for Coq */
  coq: string | null;
}

export function HowKnown({ rule, question, theorem, coq }: Known) {
  const s = exploreStrings.value.known;
  const file = `${question}.json`;
  const asked = `nimber ${question} ${quoted(rule)} --certificate`;
  const ways: [string, string][] = [
    [s.command, `${asked} > ${file}\nnimber ${question} --verify ${file}`],
    [s.npm, `(await open().${question}(${JSON.stringify(rule)})).certificate`],
  ];
  if (coq) ways.push([s.coq, `${asked} --coq --alone > ${question}.v\ncoqc ${question}.v`]);
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
        {coq ? (
          <li>
            {s.fileAbout}
            <p class="explore-buttons">
              <button
                type="button"
                class="button"
                data-testid="coq-file"
                onClick={() => download(`${fileName(rule)}-${question}.v`, coq)}
              >
                {s.file}
              </button>
            </p>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
