/** Where a problem of one's own is made: a rule with a title, a text, a form and a sample. */
import { useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import {
  areWords,
  forms,
  isWhole,
  mostSample,
  mostText,
  mostTitle,
  readOwn,
  writeOwn,
  type OwnProblem,
} from "../links/ownProblem";
import { openPlace } from "../state/place";
import { keepOwn } from "../state/solved";
import { problemStrings } from "../strings/index";
import { ErrorNote } from "../widgets/ErrorNote";
import { usualCases } from "./CheckMine";
import { ofOwn, type MadeCases } from "./source";
import "./sample.css";

const blank: OwnProblem = {
  title: "",
  rule: "",
  io: "T",
  heaps: "counted",
  first: "First",
  second: "Second",
  text: "",
  input: "",
  output: "",
};
/** A sample that is not given is made of so many cases. */
const sampleCases = 4;
/** Of so many samples the first one is taken that has both answers. Nim and Kayles need 41. */
const mostSeeds = 100;
const nothing = () => undefined;

type Wrong =
  | { kind: "rule"; error: TextError; text: string }
  | { kind: "sample"; error: TextError }
  | { kind: "words"; words: string };

/** Are both words among the answers? */
const isVaried = ({ output }: MadeCases, { first, second }: OwnProblem) => {
  const lines = output.split("\n");
  return lines.includes(first) && lines.includes(second);
};

/** What is wrong where many cases have but one answer. */
async function sameAnswers(one: OwnProblem): Promise<Wrong | null> {
  const { own } = problemStrings.peek();
  const made = await ofOwn(one).make(1, usualCases, nothing);
  if (made === "stopped") return { kind: "words", words: own.stopped };
  if (isError(made)) return { kind: "rule", error: made.error, text: one.rule };
  return isVaried(made, one) ? null : { kind: "words", words: own.oneAnswer };
}

/** A sample that is made: the first one that has both answers, else any. */
async function sampleOf(one: OwnProblem): Promise<MadeCases | Wrong> {
  const { own } = problemStrings.peek();
  let sample: MadeCases | null = null;
  for (let seed = 1; seed <= mostSeeds; seed++) {
    const made = await ofOwn(one).make(seed, sampleCases, nothing);
    if (made === "stopped") return { kind: "words", words: own.stopped };
    if (isError(made)) return { kind: "rule", error: made.error, text: one.rule };
    if (isVaried(made, one)) return made;
    sample ??= made;
  }
  return sample ?? { kind: "words", words: own.stopped };
}

/** The problem with its sample, and the form that the sample has; else what is wrong. */
async function finished(one: OwnProblem): Promise<OwnProblem | Wrong> {
  const { own } = problemStrings.peek();
  if (one.title.trim() === "") return { kind: "words", words: own.noTitle };
  if (!areWords(one.first, one.second)) return { kind: "words", words: own.badWords };
  if (one.input.trim() === "" && one.output.trim() === "") {
    const made = await sampleOf(one);
    if ("kind" in made) return made;
    return (await sameAnswers(one)) ?? { ...one, input: made.input, output: made.output };
  }
  const made = await ofOwn(one).make(1, sampleCases, nothing);
  if (made === "stopped") return { kind: "words", words: own.stopped };
  if (isError(made)) return { kind: "rule", error: made.error, text: one.rule };
  const read = await engine.read(one.rule);
  const rule = isError(read) || read.kind !== "rule" ? one.rule : read.rule;
  const form = await engine.long("check", nothing, "sampleForm", rule, one.input, one.output);
  if (form === "stopped") return { kind: "words", words: own.stopped };
  if (isError(form)) return { kind: "sample", error: form.error };
  if (form.by !== "" || form.misere || form.moves !== "")
    return { kind: "words", words: own.otherForm };
  const { io, heaps, first, second } = form;
  const whole = form.both ? { ...one, io, heaps, first, second } : { ...one, io, heaps };
  return (await sameAnswers(whole)) ?? whole;
}

export function MakeOwn({ value }: { value: string }) {
  const words = problemStrings.value;
  const w = words.own;
  const [one, setOne] = useState<OwnProblem>(() => {
    const known = readOwn(value);
    return typeof known === "string" ? blank : known;
  });
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<OwnProblem>) => {
    setOne({ ...one, ...part });
    setWrong(null);
  };
  const put = async () => {
    setBusy(true);
    const made = await finished({ ...one, title: one.title.trim(), rule: one.rule.trim() });
    setBusy(false);
    if ("kind" in made) return setWrong(made);
    if (!isWhole(made)) return setWrong({ kind: "words", words: w.faults.shape });
    const next = writeOwn(made);
    if (typeof readOwn(next) === "string") return setWrong({ kind: "words", words: w.faults.long });
    keepOwn(next);
    openPlace("problems", [`own=${next}`]);
  };
  const area = (
    name: "text" | "input" | "output",
    label: string,
    rows: number,
    most: number,
    code: boolean,
  ) => (
    <label class="field">
      <span>{label}</span>
      <textarea
        class={code ? "code problem-text" : ""}
        data-testid={`own-make-${name}`}
        rows={rows}
        maxLength={most}
        spellcheck={!code}
        autocomplete="off"
        translate={code ? false : undefined}
        value={one[name]}
        onInput={(event) => set({ [name]: event.currentTarget.value })}
      />
    </label>
  );
  const line = (name: "title" | "rule" | "first" | "second", label: string, most: number) => (
    <label class="field">
      <span>{label}</span>
      <input
        class={name === "title" ? "" : "code"}
        data-testid={`own-make-${name}`}
        maxLength={most}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={name === "title"}
        value={one[name]}
        onInput={(event) => set({ [name]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <form
      class="card own-make"
      data-testid="own-make"
      aria-labelledby="own-make-title"
      onSubmit={(event) => {
        event.preventDefault();
        void put();
      }}
    >
      <h2 id="own-make-title">{w.make}</h2>
      <p class="quiet card-note">{w.about}</p>
      {line("title", w.title, mostTitle)}
      {area("text", w.text(mostText), 5, mostText, false)}
      {line("rule", w.rule, 4096)}
      {wrong?.kind === "rule" ? <ErrorNote text={wrong.text} error={wrong.error} /> : null}
      <div class="own-make-row">
        <label class="field">
          <span>{w.io}</span>
          <select
            data-testid="own-make-io"
            value={one.io}
            onChange={(event) =>
              set({ io: forms.io.find((io) => io === event.currentTarget.value) ?? "T" })
            }
          >
            {forms.io.map((io) => (
              <option key={io} value={io}>
                {w.ios[io]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{w.heaps}</span>
          <select
            data-testid="own-make-heaps"
            value={one.heaps}
            onChange={(event) =>
              set({
                heaps: forms.heaps.find((heaps) => heaps === event.currentTarget.value) ?? "one",
              })
            }
          >
            {forms.heaps.map((heaps) => (
              <option key={heaps} value={heaps}>
                {w.heapsOf[heaps]}
              </option>
            ))}
          </select>
        </label>
        {line("first", w.first, 40)}
        {line("second", w.second, 40)}
      </div>
      <details class="problem-narrow" open={one.input !== ""}>
        <summary>{w.sample}</summary>
        <p class="quiet card-note">{w.sampleAbout}</p>
        <div class="problem-halves">
          {area("input", w.sampleIn, 4, mostSample, true)}
          {area("output", w.sampleOut, 4, mostSample, true)}
        </div>
      </details>
      {wrong?.kind === "sample" ? <ErrorNote text="" error={wrong.error} /> : null}
      {wrong?.kind === "words" ? (
        <p class="error-words" role="alert" data-testid="own-wrong">
          {wrong.words}
        </p>
      ) : null}
      <p class="problem-buttons">
        <button
          type="submit"
          class="button primary"
          data-testid="own-put"
          disabled={busy || one.title.trim() === "" || one.rule.trim() === ""}
        >
          {w.put}
        </button>
      </p>
    </form>
  );
}
