/** Judge problems: an input in, its exact output out; cases open on the board. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Busy, useLong } from "../panels/Busy";
import { Icon } from "../panels/Icon";
import { Waiting } from "../panels/later";
import {
  errorSentence,
  gameStrings,
  placeStrings,
  problemStrings,
  strings,
} from "../strings/index";
import { openPlace } from "../state/place";
import { answerOf, around } from "./lines";
import {
  compare,
  comparison,
  input,
  judging,
  loadProblems,
  openCase,
  problem,
  problemList,
  problemsAsked,
  run,
  setInput,
  stop,
  theirs,
  type Judging,
} from "./state";
import type { ProblemName } from "../strings/more";
import "../styles/problems.css";

/** A larger text is kept beside the box, not in it. */
const mostShown = 200_000;
const mostLines = 1000;
const perPage = 20;

function wordsOf(name: string) {
  const known: Partial<Record<string, { title: string; disguise: string; traps: string }>> =
    problemStrings.value.names;
  return known[name as ProblemName] ?? { title: name, disguise: "", traps: "" };
}

function Chooser() {
  const s = strings.value;
  const here = problem.value;
  const words = here ? wordsOf(here.name) : null;
  return (
    <section class="card problem-card" aria-labelledby="problem-title">
      <h2 id="problem-title" class="visually-hidden">
        {problemStrings.value.choose}
      </h2>
      <label class="field">
        <span>{problemStrings.value.choose}</span>
        <select
          data-testid="problem"
          value={here?.name ?? ""}
          onChange={(event) => {
            openPlace("problems", [`problem=${event.currentTarget.value}`]);
            judging.value = { status: "none" };
            comparison.value = null;
          }}
        >
          {problemList.value.map((one) => (
            <option key={one.name} value={one.name}>
              {[one.name, ...one.aliases].join(" = ").toUpperCase()} · {wordsOf(one.name).title}
            </option>
          ))}
        </select>
      </label>
      {here && words ? (
        <dl class="problem-facts">
          <dt>{problemStrings.value.disguise}</dt>
          <dd>
            {words.disguise}
            {here.game ? (
              <span class="chip">{gameStrings(s, here.game).title}</span>
            ) : (
              <span class="quiet"> {problemStrings.value.noDisguise}</span>
            )}
          </dd>
          <dt>{problemStrings.value.traps}</dt>
          <dd>{words.traps}</dd>
        </dl>
      ) : null}
    </section>
  );
}

function Input() {
  const s = strings.value;
  const here = problem.value;
  const chosen = useRef<HTMLInputElement>(null);
  const { text, file } = input.value;
  const now = judging.value;
  const long = useLong(now.status === "working" ? now.since : null);
  return (
    <section class="card problem-input" aria-labelledby="problem-input-title">
      <h2 id="problem-input-title">{problemStrings.value.input}</h2>
      {file === null ? (
        <textarea
          class="code problem-text"
          data-testid="problem-input"
          aria-label={problemStrings.value.input}
          placeholder={problemStrings.value.inputHint}
          rows={8}
          spellcheck={false}
          autocomplete="off"
          translate={false}
          value={text}
          onInput={(event) => setInput(event.currentTarget.value)}
        />
      ) : (
        <p class="problem-file">
          <code>{file}</code>
          <button
            type="button"
            class="icon-button"
            aria-label={s.board.clear}
            onClick={() => setInput("")}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
      <div class="problem-buttons">
        <button
          type="button"
          class="button primary"
          data-testid="problem-run"
          disabled={text === "" || !here || now.status === "working"}
          onClick={() => void run()}
        >
          <Icon name="play" />
          {problemStrings.value.run}
        </button>
        <button
          type="button"
          class="button"
          data-testid="problem-sample"
          disabled={!here}
          onClick={() => {
            if (!here) return;
            setInput(here.sampleInput);
            void run();
          }}
        >
          {problemStrings.value.sample}
        </button>
        <button type="button" class="button" onClick={() => chosen.current?.click()}>
          {problemStrings.value.file}
        </button>
        <input
          ref={chosen}
          type="file"
          class="visually-hidden"
          tabIndex={-1}
          aria-label={problemStrings.value.file}
          data-testid="problem-file"
          onChange={(event) => {
            const box = event.currentTarget;
            const picked = box.files?.[0];
            if (!picked) return;
            void picked.text().then((content) => {
              setInput(content, content.length > mostShown ? picked.name : null);
              box.value = "";
            });
          }}
        />
      </div>
      {now.status === "working" && long ? <Busy progress={now.progress} onStop={stop} /> : null}
      {now.status === "stopped" ? <p class="quiet">{problemStrings.value.stopped}</p> : null}
      {now.status === "failed" ? (
        <p role="alert" data-testid="error" data-code={now.error.code}>
          {errorSentence(s, now.error)}
        </p>
      ) : null}
    </section>
  );
}

type Done = Extract<Judging, { status: "done" }>;

function Output({ done }: { done: Done }) {
  const s = strings.value;
  const box = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState("");
  const { result, lines } = done;
  const count = Math.max(0, lines.length - (lines[lines.length - 1] === "" ? 1 : 0));
  const cut = count > mostLines;
  return (
    <section class="card" aria-labelledby="problem-output-title">
      <h2 id="problem-output-title">{problemStrings.value.output}</h2>
      {result.error ? (
        <div class="error" role="alert" data-testid="error" data-code={result.error.code}>
          <Icon name="alert" />
          <p class="error-words">
            {result.error.line > 0 ? problemStrings.value.errorAt(result.error.line) : ""}
            {errorSentence(s, result.error)}
          </p>
        </div>
      ) : null}
      <textarea
        ref={box}
        class="code problem-text"
        data-testid="problem-output"
        aria-label={problemStrings.value.output}
        readOnly
        rows={Math.min(10, Math.max(3, count))}
        translate={false}
        value={cut ? lines.slice(0, mostLines).join("\n") : result.output}
      />
      {cut ? <p class="quiet">{problemStrings.value.cut(mostLines, count)}</p> : null}
      <p class="problem-buttons">
        <button
          type="button"
          class="button"
          onClick={() => {
            navigator.clipboard.writeText(result.output).then(
              () => setNote(problemStrings.value.copied),
              () => {
                box.current?.focus();
                box.current?.select();
                setNote(problemStrings.value.byHand);
              },
            );
          }}
        >
          {problemStrings.value.copy}
        </button>
        <span role="status" class="quiet">
          {note}
        </span>
      </p>
    </section>
  );
}

function Cases({ done }: { done: Done }) {
  const { result, lines } = done;
  const [page, setPage] = useState(0);
  const [none, setNone] = useState<number | null>(null);
  useEffect(() => setPage(0), [result]);
  const count = result.inputLines.length;
  const first = page * perPage;
  const shown = Array.from({ length: Math.min(perPage, count - first) }, (_, at) => first + at);
  const place = (index: number) =>
    index < count
      ? { line: result.outputLines[index]!, column: result.outputColumns[index]! }
      : null;
  if (count === 0) return null;
  return (
    <section class="card" aria-labelledby="problem-cases-title">
      <h2 id="problem-cases-title">{problemStrings.value.cases(count)}</h2>
      <ol class="case-list">
        {shown.map((index) => (
          <li key={index} class="case">
            <span
              class="case-name"
              title={problemStrings.value.caseLines(
                result.inputLines[index]!,
                result.outputLines[index]!,
              )}
            >
              {problemStrings.value.caseNumber(index + 1)}
            </span>
            <code class="case-answer" translate={false}>
              {around(
                answerOf(lines, place(index)!, place(index + 1)).replace(/\n/g, " ⏎ "),
                1,
                80,
              )}
            </code>
            {none === index ? (
              <span class="quiet">{problemStrings.value.noBoard}</span>
            ) : (
              <button
                type="button"
                class="button"
                data-testid="open-case"
                aria-label={`${problemStrings.value.openCase}: ${problemStrings.value.caseNumber(index + 1)}`}
                onClick={() => void openCase(index).then((good) => good || setNone(index))}
              >
                {problemStrings.value.lineOnBoard}
              </button>
            )}
          </li>
        ))}
      </ol>
      {count > perPage ? (
        <div class="problem-buttons">
          <button
            type="button"
            class="button"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            {problemStrings.value.previous}
          </button>
          <span class="quiet case-pages">
            {first + 1}–{first + shown.length}
          </span>
          <button
            type="button"
            class="button"
            disabled={first + perPage >= count}
            onClick={() => setPage(page + 1)}
          >
            {problemStrings.value.next}
          </button>
        </div>
      ) : null}
    </section>
  );
}

function Compare({ done }: { done: Done }) {
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

export function ProblemsPlace() {
  useEffect(() => void loadProblems(), []);
  if (!problemsAsked.value) return <Waiting words={placeStrings.value.loading} />;
  const now = judging.value;
  const done = now.status === "done" && now.problem === problem.value?.name ? now : null;
  // An answer belongs to the input it was asked for.
  const current = done && done.text === input.value.text ? done : null;
  return (
    <main class="problems">
      <div class="problems-head">
        <h1>{problemStrings.value.title}</h1>
        <p class="rule">{problemStrings.value.about}</p>
      </div>
      <div class="problems-columns">
        <div class="problems-column">
          <Chooser />
          <Input />
        </div>
        <div class="problems-column">
          {current ? (
            <>
              <Output done={current} />
              <Compare done={current} />
              <Cases done={current} />
            </>
          ) : null}
        </div>
      </div>
    </main>
  );
}
