/** Where the output of another program first differs from the right one. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { gap } from "../strings/joined";
import { around } from "./lines";
import type { CompareWords } from "../strings/more";
import "./problems.css";

/** What a comparison came to; `case` counts from 0, -1 for none. */
export type Comparison =
  null | { kind: "same" } | { kind: "differs"; line: number; column: number; case: number };

interface Props {
  words: CompareWords;
  /** of the test ids: "problem" */
  name: string;
  /** what the box for the output is called */
  label: string;
  /** the right output */
  lines: readonly string[];
  theirs: string;
  onTheirs: (text: string) => void;
  found: Comparison;
  compare: () => unknown;
  /** puts a case on the board; false where it is no position */
  open: (index: number) => Promise<boolean>;
}

export function Differences({
  words,
  name,
  label,
  lines,
  theirs,
  onTheirs,
  found,
  compare,
  open,
}: Props) {
  const [none, setNone] = useState(false);
  useEffect(() => setNone(false), [found]);
  const wrong = found?.kind === "differs" ? found : null;
  const yours = wrong ? theirs.split(/\r?\n/)[wrong.line - 1] : undefined;
  return (
    <>
      <textarea
        class="code problem-text"
        data-testid={`${name}-theirs`}
        aria-label={label}
        rows={5}
        spellcheck={false}
        translate={false}
        value={theirs}
        onInput={(event) => onTheirs(event.currentTarget.value)}
      />
      <p class="problem-buttons">
        <button
          type="button"
          class="button"
          data-testid={`${name}-compare`}
          disabled={theirs === ""}
          onClick={() => void compare()}
        >
          {words.compareButton}
        </button>
      </p>
      <div role="status">
        {found?.kind === "same" ? (
          <p class="compare-same" data-testid="compare-same">
            <Icon name="check" />
            {words.same}
          </p>
        ) : null}
        {wrong ? (
          <div class="compare-wrong" data-testid="compare-wrong" data-line={wrong.line}>
            <p>
              <b>{words.differs(wrong.line, wrong.column)}</b>
              {gap(words.differs(wrong.line, wrong.column))}
              {wrong.case >= 0 ? words.caseNumber(wrong.case + 1) : ""}
            </p>
            <dl class="compare-lines">
              <dt>{words.ours}</dt>
              <dd>
                <code translate={false}>
                  {around(lines[wrong.line - 1], wrong.column) || words.nothing}
                </code>
              </dd>
              <dt>{words.yours}</dt>
              <dd>
                <code translate={false}>{around(yours, wrong.column) || words.nothing}</code>
              </dd>
            </dl>
            {wrong.case >= 0 && !none ? (
              <button
                type="button"
                class="button primary"
                data-testid="open-wrong"
                onClick={() => void open(wrong.case).then((good) => setNone(!good))}
              >
                {words.openCase}
              </button>
            ) : null}
            {none ? <p class="quiet">{words.noBoard}</p> : null}
          </div>
        ) : null}
      </div>
    </>
  );
}
