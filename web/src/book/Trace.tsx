/** A program for the values, run line by line; what it says is held against the module's values. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { stillness } from "../device/motion";
import { Icon } from "../widgets/Icon";
import { gap } from "../strings/joined";
import { bookStrings } from "../strings/index";
import { Inlines } from "./Inlines";
import { ValueTable } from "./figures/ValueTable";
import { firstWrong, simulate, templateLines } from "./templates";
import type { TraceBlock } from "./content";

const stepTime = 420;

export function Trace({ block }: { block: TraceBlock }) {
  const s = bookStrings.value;
  const run = useMemo(() => simulate(block.template, block.bug, block.set, block.to), [block]);
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(false);
  const last = run.steps.length - 1;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(
      () =>
        setAt((now) => {
          if (now < last) return now + 1;
          setRunning(false);
          return now;
        }),
      stillness() ? stepTime * 2 : stepTime,
    );
    return () => clearInterval(timer);
  }, [running, last]);
  const step = run.steps[at]!;
  const lines = templateLines[block.template][block.bug].map((line) =>
    line.replace("SET", block.set.join(", ")),
  );
  const ended = at === last;
  const wrong = firstWrong(run.values, block.values);
  const table = ended ? run.values : step.g;
  const told = ended ? (wrong === null ? s.trace.right : s.trace.wrongAt(wrong)) : "";
  return (
    <figure class="book-figure">
      <pre class="book-code" tabIndex={0} translate={false}>
        {lines.map((line, n) => (
          <code key={n} class={n === step.line ? "book-line book-line-now" : "book-line"}>
            {line}
          </code>
        ))}
      </pre>
      <dl class="book-vars">
        <div>
          <dt>{s.trace.heap}</dt>
          <dd>{step.n}</dd>
        </div>
        <div>
          <dt>{s.trace.take}</dt>
          <dd>{step.k ?? "–"}</dd>
        </div>
        <div>
          <dt>{s.trace.seen}</dt>
          <dd>
            {step.seen.length > 0 ? `{${[...step.seen].sort((a, b) => a - b).join(", ")}}` : "{ }"}
          </dd>
        </div>
        <div>
          <dt>v</dt>
          <dd>{step.v ?? "–"}</dd>
        </div>
        {block.template === "memo" ? (
          <div>
            <dt>{s.trace.waiting}</dt>
            <dd>{step.waiting.length > 0 ? step.waiting.join(" → ") : "–"}</dd>
          </div>
        ) : null}
      </dl>
      <ValueTable
        label={s.trace.table}
        heap="n"
        heaps={block.values.length}
        rows={[
          {
            name: s.trace.said,
            main: true,
            cell: (n) => table[n] ?? "",
            class: (n) => {
              const bad = ended && (table[n] ?? null) !== block.values[n];
              return `${n === step.n && !ended ? "in-window" : ""}${bad ? " cell-wrong" : ""}`;
            },
          },
          { name: s.trace.truth, cell: (n) => (ended ? block.values[n] : "") },
        ]}
      />
      <div class="book-tools">
        <button type="button" class="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {s.trace.back}
        </button>
        <button type="button" class="button" disabled={ended} onClick={() => setAt(at + 1)}>
          {s.trace.step}
        </button>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            if (ended) setAt(0);
            setRunning(!running);
          }}
        >
          {running ? s.trace.pause : ended ? s.trace.restart : s.trace.run}
        </button>
        {ended ? null : (
          <button type="button" class="button" onClick={() => setAt(last)}>
            <Icon name="last" />
            <span class="visually-hidden">{s.trace.end}</span>
          </button>
        )}
        <span class="quiet">{s.trace.stepOf(at + 1, last + 1)}</span>
      </div>
      <figcaption role="status">
        {told}
        {gap(told)}
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}
