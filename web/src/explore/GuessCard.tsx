/** A guess about every heap, tested: the smallest counterexample on the Board, or a proof. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import * as ask from "../engine/asking";
import { Icon } from "../panels/Icon";
import { JobNote } from "../panels/JobNote";
import { createJob } from "../state/job";
import { hrefOf } from "../state/links";
import { formatInteger } from "../strings/numbers";
import { exploreStrings } from "./strings";
import type { RuleInfo } from "./state";
import type { ConjectureRecord } from "#module/nimber.js";

const usual = 1_000_000;
const mostHeaps = 100_000_000;
const oneHeap = ["P when n%7==0||n%7==2", "N when n%4!=0", "g(n) = n%(m+1)"];
const twoHeaps = ["P when a==b", "g(a,b) = xor(a,b)"];

function Answer({ found }: { found: ConjectureRecord }) {
  const s = exploreStrings.value;
  const wrong = found.counterexample;
  if (wrong) {
    const value = formatInteger(wrong.value);
    return (
      <div
        class="finding refuted"
        data-testid="refuted"
        data-heaps={wrong.heaps.join()}
        data-position={wrong.position}
      >
        <p>
          <b>{s.guess.refuted}</b>{" "}
          {s.guess.counterexample(wrong.heaps.map(formatInteger).join(", "), value)}
          {found.about === "value" ? "." : `, ${s.guess.outcome(String(wrong.value))}`}{" "}
          {s.guess.guessed(
            found.about,
            wrong.guessed === null ? null : formatInteger(wrong.guessed),
          )}
        </p>
        <p>
          <a class="button primary" data-testid="open-counterexample" href={hrefOf(wrong.position)}>
            <Icon name="go" />
            {s.guess.open}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div class="finding" data-testid="holds" data-verdict={found.verdict}>
      {found.verdict === "proven" ? (
        <>
          <p>
            <b>{s.guess.proven}</b>
          </p>
          {found.rulePeriod !== null && found.guessPeriod !== null ? (
            <p>
              {s.guess.provenBy(formatInteger(found.rulePeriod), formatInteger(found.guessPeriod))}
            </p>
          ) : null}
        </>
      ) : (
        <p>
          <b>{s.guess.holds(found.checked, /\b[ab]\b/.test(found.guess))}</b> {s.guess.notProof}
        </p>
      )}
    </div>
  );
}

export function GuessCard({ info }: { info: RuleInfo }) {
  const s = exploreStrings.value;
  const [text, setText] = useState("");
  const [letters, setLetters] = useState("");
  const [heaps, setHeaps] = useState(String(usual));
  const [asked, setAsked] = useState("");
  const job = useMemo(() => createJob<ConjectureRecord>(), []);
  const state = job.state.value;
  useEffect(() => () => engine.stop("conjecture"), []);
  const count = Number(heaps);
  const good = /^\d+$/.test(heaps) && count >= 1 && count <= mostHeaps;
  const test = (guess: string) => {
    if (guess.trim() === "" || !good) return;
    setAsked(guess);
    const names = letters.split(/[,，;；\s]+/).filter(Boolean);
    void job.run((onProgress) => ask.conjecture(info.rule, guess, names, count, onProgress));
  };
  const found = state.status === "done" ? state.result : null;
  const examples = [...(info.sequence ? oneHeap : []), ...(info.grid ? twoHeaps : [])];
  return (
    <section class="card" aria-labelledby="guess-title" data-testid="guess-card">
      <h2 id="guess-title">{s.guess.title}</h2>
      <p>{s.guess.about}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          test(text);
        }}
      >
        <label class="field">
          <span>{s.guess.label}</span>
          <input
            class="code"
            data-testid="guess"
            value={text}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="off"
            translate={false}
            placeholder={examples[0]}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div class="explore-fields second">
          <label class="field">
            <span>{s.guess.letters}</span>
            <input
              class="code short-box"
              data-testid="guess-letters"
              value={letters}
              spellcheck={false}
              autocomplete="off"
              autocapitalize="off"
              translate={false}
              placeholder={s.guess.lettersHint}
              onInput={(event) => setLetters(event.currentTarget.value)}
            />
          </label>
          <label class="field">
            <span>{s.guess.heaps}</span>
            <input
              class="number-box"
              inputMode="numeric"
              data-testid="guess-heaps"
              value={heaps}
              aria-invalid={!good}
              onInput={(event) => setHeaps(event.currentTarget.value)}
            />
          </label>
          <button
            type="submit"
            class="button primary"
            data-testid="test-guess"
            disabled={text.trim() === "" || !good || state.status === "working"}
          >
            {s.guess.button}
          </button>
        </div>
      </form>
      <p class="rule-examples">
        <span class="quiet">{s.guess.examples}</span>
        {examples.map((one) => (
          <button
            key={one}
            type="button"
            class="chip-button"
            onClick={() => {
              setText(one);
              test(one);
            }}
          >
            <code translate={false}>{one}</code>
          </button>
        ))}
      </p>
      <JobNote
        state={state}
        onStop={() => engine.stop("conjecture")}
        onAgain={() => test(asked)}
        text={asked}
      />
      <div role="status">{found ? <Answer found={found} /> : null}</div>
    </section>
  );
}
