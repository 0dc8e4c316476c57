/** One number of a position left open: which ones lose? */
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import * as ask from "../engine/asking";
import { JobNote } from "../panels/JobNote";
import { createJob } from "../state/job";
import { hrefOf } from "../state/links";
import { formatInteger } from "../strings/numbers";
import { exploreStrings } from "./strings";
import type { RuleInfo } from "./state";
import type { Range, SolutionRecord } from "#module/nimber.js";

const usual = 1000;
const mostNumbers = 1_000_000;
const mostShown = 120;

function Ranges({
  list,
  found,
  label,
}: {
  list: readonly Range[];
  found: SolutionRecord;
  label: string;
}) {
  const s = exploreStrings.value;
  return (
    <ul class="ranges" aria-label={label} data-testid="ranges">
      {list.slice(0, mostShown).map((range) => (
        <li key={String(range.first)}>
          <a
            class="range"
            href={hrefOf(`${found.before}${range.first}${found.after}`)}
            aria-label={s.unknown.open(formatInteger(range.first))}
          >
            {range.first === range.last
              ? formatInteger(range.first)
              : `${formatInteger(range.first)} – ${formatInteger(range.last)}`}
          </a>
        </li>
      ))}
      {list.length > mostShown ? (
        <li class="quiet">{s.unknown.more(list.length - mostShown)}</li>
      ) : null}
    </ul>
  );
}

const told = (list: readonly Range[]) =>
  list
    .slice(0, 20)
    .map((range) =>
      range.first === range.last
        ? formatInteger(range.first)
        : `${formatInteger(range.first)} – ${formatInteger(range.last)}`,
    )
    .join(", ") + (list.length > 20 ? " …" : "");

function Answer({ found }: { found: SolutionRecord }) {
  const s = exploreStrings.value;
  const none = found.losing.length === 0 && found.repeating.length === 0;
  return (
    <div
      class="finding"
      data-testid="solved"
      data-proven={found.proven}
      data-period={String(found.period)}
    >
      {none ? <p>{s.unknown.none}</p> : null}
      {found.losing.length > 0 ? (
        <>
          <p>
            <b>{s.unknown.numbers}</b>
          </p>
          <Ranges list={found.losing} found={found} label={s.unknown.numbers} />
        </>
      ) : null}
      {found.repeating.length > 0 ? (
        <>
          <p>
            <b>
              {s.unknown.repeating(formatInteger(found.period), formatInteger(found.preperiod))}
            </b>
          </p>
          <Ranges list={found.repeating} found={found} label={s.unknown.numbers} />
        </>
      ) : null}
      <p>{found.proven ? s.unknown.proven : s.unknown.upTo(formatInteger(found.checkedTo))}</p>
      {found.unsettled.length > 0 ? (
        <p>
          {s.unknown.unsettled}: {told(found.unsettled)}
        </p>
      ) : null}
      {found.illegal.length > 0 ? (
        <p class="quiet">
          {s.unknown.illegal}: {told(found.illegal)}
        </p>
      ) : null}
    </div>
  );
}

export function UnknownCard({ info }: { info: RuleInfo }) {
  const s = exploreStrings.value;
  const examples = [
    ...(info.grid && info.sequence ? [`${info.rule}:7,?`] : []),
    ...(info.grid && !info.sequence ? [`${info.rule}:?,5`] : []),
    "nim:3,5,?",
    "take/1..?:21",
  ];
  const [text, setText] = useState(examples[0]!);
  const [asked, setAsked] = useState("");
  const [numbers, setNumbers] = useState(usual);
  const job = useMemo(() => createJob<SolutionRecord>(), []);
  const state = job.state.value;
  useEffect(() => () => engine.stop("solve"), []);
  const run = (what: string, most: number) => {
    setAsked(what);
    setNumbers(most);
    void job.run((onProgress) => ask.solve(what, most, onProgress));
  };
  const found = state.status === "done" ? state.result : null;
  return (
    <section class="card" aria-labelledby="unknown-title" data-testid="unknown-card">
      <h2 id="unknown-title">{s.unknown.title}</h2>
      <p>{s.unknown.about}</p>
      <form
        class="explore-line"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") run(text, usual);
        }}
      >
        <label class="field">
          <span>{s.unknown.label}</span>
          <input
            class="code"
            data-testid="unknown"
            value={text}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="off"
            translate={false}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button
          type="submit"
          class="button primary"
          data-testid="solve"
          disabled={text.trim() === "" || state.status === "working"}
        >
          {s.unknown.button}
        </button>
      </form>
      <p class="rule-examples">
        <span class="quiet">{s.examples}</span>
        {examples.map((one) => (
          <button
            key={one}
            type="button"
            class="chip-button"
            onClick={() => {
              setText(one);
              run(one, usual);
            }}
          >
            <code translate={false}>{one}</code>
          </button>
        ))}
      </p>
      <JobNote
        state={state}
        onStop={() => engine.stop("solve")}
        onAgain={() => run(asked, numbers)}
        text={asked}
      />
      <div role="status">{found ? <Answer found={found} /> : null}</div>
      {found && !found.proven && numbers < mostNumbers ? (
        <p class="explore-buttons">
          <button type="button" class="button" onClick={() => run(asked, numbers * 10)}>
            {s.unknown.furtherButton}
          </button>
        </p>
      ) : null}
    </section>
  );
}
