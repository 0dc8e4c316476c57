/** A program for the rule as a judge wants it, and a check of the reader's own. */
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import * as ask from "../engine/asking";
import { CheckField } from "../widgets/CheckField";
import { CopyButton } from "../widgets/CopyButton";
import { JobNote } from "../widgets/JobNote";
import { useTyped } from "../widgets/useTyped";
import { Differences, type Comparison } from "../judge/Differences";
import { createJob } from "../engine/job";
import { openOnBoard } from "./HeapLink";
import { useSearch } from "./search";
import { withOption, type LineOption } from "./sheet";
import { saidOf, setByHand, setOption, valueOf, type Asked } from "./state";
import { FromSample } from "./FromSample";
import { useWork, WorkNote } from "./work";
import { wordsOf } from "./words";
import { exploreStrings } from "../strings/index";
import type { CheckRecord, SampleRecord } from "#module/nimber.js";

const shapes = ["T", "eof", "zero"] as const;
type Shape = (typeof shapes)[number];
const cases = ["counted", "line", "one"] as const;
type Heaps = (typeof cases)[number];
const movesOf = ["one", "all", "count"] as const;
type Moves = (typeof movesOf)[number];
const usualWords = "First,Second";
const mostCases = 200;

/** The worker keeps the cases that were made last: those of one card. */
const maker = signal<object | null>(null);

function CheckMine(props: { rule: string; io: Shape; heaps: Heaps; words: [string, string] }) {
  const { rule, io, heaps, words } = props;
  const s = exploreStrings.value.check;
  const job = useMemo(() => createJob<CheckRecord>(), []);
  const [theirs, setTheirs] = useState("");
  const [found, setFound] = useState<Comparison>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const state = job.state.value;
  const made = state.status === "done" && maker.value === job ? state.result : null;
  const make = () => {
    setFound(null);
    setTheirs("");
    maker.value = job;
    const seed = Math.floor(Math.random() * 1e9);
    void job.run((onProgress) =>
      engine.long(
        "check",
        onProgress,
        "checkCases",
        rule,
        io,
        heaps,
        words[0],
        words[1],
        seed,
        mostCases,
      ),
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
            <CopyButton
              key={made.input}
              box={box}
              testid="check-copy"
              label={s.copy}
              said={exploreStrings.value.program}
            />
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

const isShape = (text: string | null): text is Shape => shapes.some((one) => one === text);
const isCase = (text: string | null): text is Heaps => cases.some((one) => one === text);

const isMoves = (text: string | null): text is Moves => movesOf.some((one) => one === text);

/** The options that say a form; what goes by what stays. */
function optionsOf(form: SampleRecord, options: readonly LineOption[]): LineOption[] {
  const said: [string, string | null][] = [
    ["--io", form.io],
    ["--heaps", form.heaps === "counted" ? null : form.heaps],
    // Where moves are counted the words say no more than a case's number.
    [
      "--says",
      form.moves === "count" && !form.first.includes("{n}") ? null : `${form.first},${form.second}`,
    ],
    ["--misere", form.misere ? "" : null],
    ["--moves", form.moves === "" ? null : form.moves],
  ];
  return said.reduce(
    (list, [name, value]) => withOption(list, name, value),
    ofSetsOption(form.by === "" ? options : withOption(options, "--by", null), form.by),
  );
}

/** What options say, whatever their order. */
const saidBy = (options: readonly LineOption[]) =>
  options
    .map(({ name, value }) => `${name}=${value ?? ""}`)
    .sort()
    .join(" ");

/** The options with those that say whether cases begin with what may be taken. */
const ofSetsOption = (options: readonly LineOption[], way: string) =>
  withOption(
    withOption(options, "--set", way === "set" || way === "positions" ? "" : null),
    "--positions",
    way === "positions" ? "" : null,
  );

/** `pairs`: a case is two numbers, not heaps. */
export function ProgramCard({ asked, pairs }: { asked: Asked; pairs: boolean }) {
  const s = exploreStrings.value.program;
  const { rule, list } = asked;
  const search = useSearch(rule, list ?? "");
  const marks = search.found.value?.marks === true && list !== null;
  const [ioSaid, heapsSaid] = [valueOf(asked, "--io"), valueOf(asked, "--heaps")];
  const io = isShape(ioSaid) ? ioSaid : "T";
  // Marks say nothing of several heaps.
  const heaps = isCase(heapsSaid) ? heapsSaid : marks ? "one" : "counted";
  const ofSets = valueOf(asked, "--positions") === null ? "set" : "positions";
  const by = valueOf(asked, "--set") !== null ? ofSets : (valueOf(asked, "--by") ?? "");
  const misere = rule !== null && valueOf(asked, "--misere") !== null;
  const movesSaid = valueOf(asked, "--moves");
  const moves = rule !== null && isMoves(movesSaid) ? movesSaid : "";
  const saysSaid = valueOf(asked, "--says") ?? usualWords;
  const [says, setSays] = useTyped(saysSaid);
  const box = useRef<HTMLTextAreaElement>(null);
  const words = wordsOf(saysSaid);
  // The laws that were found serve the program: the search is over first.
  const ready = search.over.value;
  const key = JSON.stringify([rule, list, io, heaps, by, words, misere, moves, ready]);
  const work = useWork<{ rule: string; text: string; ways: string[] }>(
    key,
    true,
    async (lane, onProgress) =>
      words && ready
        ? engine.long(
            lane,
            onProgress,
            "judgeProgram",
            rule ?? (list ?? "").replaceAll("/", "\n"),
            io,
            heaps,
            by,
            words[0],
            words[1],
            misere,
            moves,
          )
        : "stopped",
  );
  const { state } = work;
  const setBy = (way: string) =>
    setByHand(asked, ({ options }) => ({
      options: withOption(
        ofSetsOption(options, way),
        "--by",
        way === "" || way === "set" || way === "positions" ? null : way,
      ),
    }));
  const text = state.status === "done" ? state.result.text : "";
  // They stay while another program is written.
  const known = useRef<string[]>([]);
  if (state.status === "done") known.current = state.result.ways;
  const ways = by === "positions" ? [by] : known.current;
  const lines = text.split("\n").length;
  return (
    <div class="program-card" data-testid="program-card">
      {ready && words ? <WorkNote work={work} text={rule ?? list ?? ""} /> : null}
      {text === "" ? (
        <p class="quiet" data-testid="no-program">
          {state.status === "done" ? (list !== null ? s.noneList : s.none) : ready ? "" : s.waiting}
        </p>
      ) : (
        <>
          <textarea
            ref={box}
            class="code problem-text program-text"
            data-testid="program-text"
            aria-label={s.title}
            readOnly
            rows={Math.min(lines, 18)}
            translate={false}
          >
            {text}
          </textarea>
          <pre class="program-printed" translate={false} aria-hidden="true">
            {text}
          </pre>
          <p class="explore-buttons">
            <CopyButton box={box} testid="program-copy" label={s.copy} said={s} primary />
          </p>
        </>
      )}
      <details class="more-fold" data-testid="program-more">
        <summary>{exploreStrings.value.sheet.change}</summary>
        <p>{list !== null ? s.aboutList : pairs ? s.aboutPairs : s.about}</p>
        <div class="explore-fields">
          <label class="field">
            <span>{s.io}</span>
            <select
              data-testid="program-io"
              value={io}
              onChange={(event) => setOption(asked, "--io", event.currentTarget.value)}
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
                onChange={(event) => setOption(asked, "--heaps", event.currentTarget.value)}
              >
                {cases.map((one) => (
                  <option key={one} value={one}>
                    {s.cases[one]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {ways.length > 1 || by === "positions" ? (
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
          {rule === null ? null : (
            <label class="field">
              <span>{s.moves}</span>
              <select
                data-testid="program-moves"
                value={moves}
                onChange={(event) => setOption(asked, "--moves", event.currentTarget.value || null)}
              >
                <option value="">{s.movesOf.none}</option>
                {movesOf.map((one) => (
                  <option key={one} value={one}>
                    {s.movesOf[one]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label class="field">
            <span>{s.says}</span>
            <input
              class="code short-box"
              data-testid="program-says"
              value={says}
              aria-invalid={wordsOf(says) === null}
              spellcheck={false}
              autocomplete="off"
              translate={false}
              onInput={(event) => setSays(event.currentTarget.value)}
              onChange={(event) => {
                const said = wordsOf(event.currentTarget.value);
                if (said) setOption(asked, "--says", said.join());
              }}
            />
          </label>
        </div>
        {rule === null ? null : (
          <CheckField
            class="program-check"
            testid="program-misere"
            label={s.misere}
            checked={saidOf(asked, "--misere") !== null}
            onCheck={(checked) => setOption(asked, "--misere", checked ? "" : null)}
          />
        )}
        {words && rule !== null && by !== "set" && by !== "positions" && !misere && moves === "" ? (
          <CheckMine rule={rule} io={io} heaps={heaps} words={words} />
        ) : words && rule !== null ? (
          <p class="quiet">{exploreStrings.value.check.onlyWinners}</p>
        ) : null}
      </details>
      {rule === null ? null : (
        <FromSample
          rule={rule}
          written={state.status === "done" ? text !== "" : null}
          isAsked={(form) => saidBy(optionsOf(form, asked.options)) === saidBy(asked.options)}
          onFound={(form) =>
            setByHand(asked, ({ options }) => ({ options: optionsOf(form, options) }))
          }
        />
      )}
    </div>
  );
}
