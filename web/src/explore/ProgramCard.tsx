/** A program for the rule as a judge wants it, and a check of the reader's own. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import * as ask from "../engine/asking";
import { JobNote } from "../widgets/JobNote";
import { Differences, type Comparison } from "../judge/Differences";
import { copyFrom, type Note } from "../device/copy";
import { createJob } from "../engine/job";
import { openOnBoard } from "./HeapLink";
import { lookedFor } from "./state";
import { wordsOf } from "./words";
import { exploreStrings } from "../strings/index";
import type { CheckRecord } from "#module/nimber.js";

const shapes = ["T", "eof", "zero"] as const;
type Shape = (typeof shapes)[number];
const cases = ["counted", "line", "one"] as const;
type Heaps = (typeof cases)[number];
const usualWords = "First,Second";
const mostCases = 200;

function CheckMine(props: { rule: string; io: Shape; heaps: Heaps; words: [string, string] }) {
  const { rule, io, heaps, words } = props;
  const s = exploreStrings.value.check;
  const job = useMemo(() => createJob<CheckRecord>(), []);
  const [theirs, setTheirs] = useState("");
  const [found, setFound] = useState<Comparison>(null);
  const [note, setNote] = useState<Note>("");
  const box = useRef<HTMLTextAreaElement>(null);
  const state = job.state.value;
  const made = state.status === "done" ? state.result : null;
  const make = () => {
    setFound(null);
    setTheirs("");
    setNote("");
    const seed = Math.floor(Math.random() * 1e9);
    void job.run((onProgress) =>
      ask.checkCases(rule, io, heaps, words[0], words[1], seed, mostCases, onProgress),
    );
  };
  // The cases belong to one shape.
  const shape = [io, heaps, ...words].join();
  useEffect(() => {
    job.clear();
    setFound(null);
    return () => engine.stop("check");
  }, [rule, shape, job]);
  return (
    <div class="check-mine" data-testid="check-mine">
      <h3>{s.title}</h3>
      <p>{s.about}</p>
      <p class="explore-buttons">
        <button
          type="button"
          class="button"
          data-testid="check-make"
          disabled={state.status === "working"}
          onClick={make}
        >
          {made ? s.again : s.make}
        </button>
      </p>
      <JobNote state={state} onStop={() => engine.stop("check")} onAgain={make} text={rule} />
      {made ? (
        <>
          <h4>{s.input(made.cases)}</h4>
          <textarea
            ref={box}
            class="code problem-text"
            data-testid="check-input"
            aria-label={s.input(made.cases)}
            readOnly
            rows={6}
            translate={false}
            value={made.input}
          />
          <p class="problem-buttons">
            <button
              type="button"
              class="button"
              data-testid="check-copy"
              onClick={() => void copyFrom(box.current).then(setNote)}
            >
              {s.copy}
            </button>
            <span role="status" class="quiet">
              {note === "" ? "" : exploreStrings.value.program[note]}
            </span>
          </p>
          <h4>{s.theirs}</h4>
          <Differences
            words={s.comparison}
            name="check"
            label={s.theirs}
            lines={made.output.split("\n")}
            theirs={theirs}
            onTheirs={(text) => {
              setTheirs(text);
              setFound(null);
            }}
            found={found}
            compare={async () => {
              const answer = await ask.checkedDifference(theirs);
              if (answer !== null && "error" in answer) return;
              setFound(answer ? { kind: "differs", ...answer } : { kind: "same" });
            }}
            open={async (index) => {
              const text = await ask.checkedPosition(index);
              if (typeof text !== "string" || text === "") return false;
              await openOnBoard(text);
              return true;
            }}
          />
        </>
      ) : null}
    </div>
  );
}

/** `pairs`: a case is two numbers, not heaps. `list`: pasted values in place of the rule. */
export function ProgramCard({
  rule,
  pairs,
  list,
}: {
  rule: string;
  pairs: boolean;
  list?: { values: string; marks: boolean };
}) {
  const s = exploreStrings.value.program;
  const [io, setIo] = useState<Shape>("T");
  // Marks say nothing of several heaps.
  const [heaps, setHeaps] = useState<Heaps>(list?.marks ? "one" : "counted");
  const [by, setBy] = useState("");
  const [says, setSays] = useState(usualWords);
  const [note, setNote] = useState<Note>("");
  const job = useMemo(() => createJob<{ rule: string; text: string; ways: string[] }>(), []);
  const box = useRef<HTMLTextAreaElement>(null);
  const state = job.state.value;
  const words = wordsOf(says);
  const shape = words ? [io, heaps, by, ...words].join() : null;
  // The laws that were found serve the program: the search is over first.
  const ready = lookedFor.value === rule;
  const write = () => {
    if (!words) return;
    setNote("");
    void job.run((onProgress) =>
      ask.judgeProgram(list?.values ?? rule, io, heaps, by, words[0], words[1], onProgress),
    );
  };
  const writing = useRef(write);
  writing.current = write;
  useEffect(() => {
    if (ready && shape !== null) writing.current();
    return () => engine.stop("program");
  }, [rule, ready, shape]);
  const text = state.status === "done" ? state.result.text : "";
  // They stay while another program is written.
  const known = useRef<string[]>([]);
  if (state.status === "done") known.current = state.result.ways;
  const ways = known.current;
  const lines = text.split("\n").length;
  return (
    <section class="card program-card" aria-labelledby="program-title" data-testid="program-card">
      <h2 id="program-title">{s.title}</h2>
      <p>{list ? s.aboutList : pairs ? s.aboutPairs : s.about}</p>
      <div class="explore-fields">
        <label class="field">
          <span>{s.io}</span>
          <select
            data-testid="program-io"
            value={io}
            onChange={(event) => setIo(event.currentTarget.value as Shape)}
          >
            {shapes.map((one) => (
              <option key={one} value={one}>
                {pairs && one === "zero" ? s.zeroPairs : s.shapes[one]}
              </option>
            ))}
          </select>
        </label>
        {pairs ? null : (
          <label class="field">
            <span>{s.heaps}</span>
            <select
              data-testid="program-heaps"
              value={heaps}
              onChange={(event) => setHeaps(event.currentTarget.value as Heaps)}
            >
              {cases.map((one) => (
                <option key={one} value={one}>
                  {s.cases[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        {ways.length > 1 ? (
          <label class="field">
            <span>{s.by}</span>
            <select
              data-testid="program-by"
              value={by}
              onChange={(event) => setBy(event.currentTarget.value)}
            >
              <option value="">{s.best}</option>
              {ways.map((one) => (
                <option key={one} value={one}>
                  {s.ways[one] ?? one}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label class="field">
          <span>{s.says}</span>
          <input
            class="code short-box"
            data-testid="program-says"
            value={says}
            aria-invalid={words === null}
            spellcheck={false}
            autocomplete="off"
            translate={false}
            onInput={(event) => setSays(event.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          class="button primary"
          data-testid="program-copy"
          disabled={text === ""}
          onClick={() => void copyFrom(box.current).then(setNote)}
        >
          {s.copy}
        </button>
        <span role="status" class="quiet">
          {note === "" ? "" : s[note]}
        </span>
      </div>
      <JobNote state={state} onStop={() => engine.stop("program")} onAgain={write} text={rule} />
      {text === "" ? (
        <p class="quiet" data-testid="no-program">
          {state.status === "done" ? (list ? s.noneList : s.none) : ready ? "" : s.waiting}
        </p>
      ) : (
        <textarea
          ref={box}
          class="code problem-text program-text"
          data-testid="program-text"
          aria-label={s.title}
          readOnly
          rows={lines}
          translate={false}
        >
          {text}
        </textarea>
      )}
      {words && !list && by !== "set" ? (
        <CheckMine rule={rule} io={io} heaps={heaps} words={words} />
      ) : null}
    </section>
  );
}
