/** A guess about every heap, tested: the smallest counterexample on the Board, or a proof. */
import { useEffect, useRef, useState } from "preact/hooks";
import * as ask from "../engine/asking";
import { Icon } from "../widgets/Icon";
import { hrefOf } from "../state/links";
import { formatInteger } from "../strings/numbers";
import { gap, joined } from "../strings/joined";
import { CodeField, Examples, LineForm, NumberField } from "./fields";
import { QuestionCard, useQuestion } from "./QuestionCard";
import { exploreStrings } from "../strings/index";
import { offered, type RuleInfo } from "./state";
import type { ConjectureRecord, ValueGuessRecord } from "#module/nimber.js";

const usual = 1_000_000;
const mostHeaps = 100_000_000;
const oneHeap = ["P when n%7==0||n%7==2", "N when n%4!=0", "g(n) = n%(m+1)"];
const twoHeaps = ["P when a==b", "g(a,b) = xor(a,b)"];
const rowsOfNumbers = ["P when xor(x)==0", "g(x) = sum(x)%2"];

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
          <b>{s.guess.refuted}</b>
          {gap(s.guess.refuted)}
          {joined(
            s.guess.counterexample(wrong.heaps.map(formatInteger), value) +
              s.guess.ending(found.about === "value" ? null : String(wrong.value)),
            s.guess.guessed(
              found.about,
              wrong.guessed === null ? null : formatInteger(wrong.guessed),
            ),
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
          <b>{s.guess.holds(found.checked, found.pairs)}</b> {s.guess.notProof}
          {found.stopped ? (
            <span data-testid="stopped">
              {gap(s.guess.notProof)}
              {s.guess.stopped(found.stopped.position, found.stopped.endless)}
            </span>
          ) : null}
        </p>
      )}
    </div>
  );
}

/** What was put into the box from elsewhere is tested at once, in sight. */
function useOffered(take: (formula: string, where: string) => void): {
  current: HTMLDivElement | null;
} {
  const place = useRef<HTMLDivElement>(null);
  const taking = useRef(take);
  taking.current = take;
  const now = offered.value;
  useEffect(() => {
    if (!now) return;
    offered.value = null;
    taking.current(now.formula, now.where);
    place.current?.scrollIntoView({ block: "nearest" });
  }, [now]);
  return place;
}

function ValueAnswer({ found, rows }: { found: ValueGuessRecord; rows: boolean }) {
  const s = exploreStrings.value.guess;
  const wrong = found.counterexample;
  if (!wrong)
    return (
      <p class="finding" data-testid="holds" data-verdict="holds">
        <b>{rows ? s.holdsRows(found.checked) : s.holdsValues(found.checked)}</b>
      </p>
    );
  const told = found.marks ? (wrong.value === 0 ? "N" : "P") : formatInteger(wrong.value);
  const at = wrong.x ?? (wrong.b === null ? [wrong.n] : [wrong.n, wrong.b]);
  return (
    <div
      class="finding refuted"
      data-testid="refuted"
      data-heaps={at.join()}
      data-position={wrong.position}
    >
      <p>
        <b>{s.refuted}</b>
        {gap(s.refuted)}
        {joined(
          wrong.x === null
            ? s.counterValue(wrong.n, wrong.b, told)
            : s.counterRow(wrong.x.join(", "), told),
          s.guessed(found.about, wrong.guessed === null ? null : formatInteger(wrong.guessed)),
        )}
      </p>
      {wrong.position === "" ? null : (
        <p>
          <a class="button primary" data-testid="open-counterexample" href={hrefOf(wrong.position)}>
            <Icon name="go" />
            {s.open}
          </a>
        </p>
      )}
    </div>
  );
}

/** A guess about pasted values. */
export function ValueGuessCard({ values, pairs }: { values: string; pairs: boolean }) {
  const s = exploreStrings.value.guess;
  const [text, setText] = useState("");
  const question = useQuestion<ValueGuessRecord>("conjecture");
  const test = (guess: string) => {
    if (guess.trim() !== "") void question.ask(guess, () => ask.guessOf(values, guess, []));
  };
  const place = useOffered((formula) => {
    setText(formula);
    test(formula);
  });
  return (
    <div ref={place}>
      <QuestionCard
        name="guess"
        title={s.title}
        about={s.ofValues}
        question={question}
        again={() => test(question.asked)}
        form={
          <LineForm
            field={{
              label: s.label,
              testid: "guess",
              value: text,
              placeholder: pairs ? twoHeaps[1] : "g(n) = n%7",
              onValue: setText,
            }}
            button={s.button}
            testid="test-guess"
            working={question.working}
            ask={() => test(text)}
          />
        }
      >
        {question.found ? <ValueAnswer found={question.found} rows={false} /> : null}
      </QuestionCard>
    </div>
  );
}

/** `rows`: the rule's positions are rows of numbers. */
export function GuessCard({ info, rows }: { info: RuleInfo; rows: boolean }) {
  const s = exploreStrings.value;
  const [text, setText] = useState("");
  const [where, setWhere] = useState("");
  const [letters, setLetters] = useState("");
  const [heaps, setHeaps] = useState(String(usual));
  const question = useQuestion<ConjectureRecord | ValueGuessRecord>("conjecture");
  const { found } = question;
  const lineAsked = useRef("");
  const count = Number(heaps);
  const good = /^\d+$/.test(heaps) && count >= 1 && count <= mostHeaps;
  const test = (guess: string, along = where) => {
    if (guess.trim() === "" || !good) return;
    const names = letters.split(/[,，;；\s]+/).filter(Boolean);
    lineAsked.current = along;
    void question.ask(guess, (onProgress) =>
      along.trim() === "" && !rows
        ? ask.conjecture(info.rule, guess, names, count, onProgress)
        : ask.guessAlong(info.rule, along, guess, names, 0, onProgress),
    );
  };
  const place = useOffered((formula, along) => {
    setText(formula);
    setWhere(along);
    test(formula, along);
  });
  const examples = [
    ...(info.sequence ? oneHeap : []),
    ...(info.grid ? twoHeaps : []),
    ...(rows ? rowsOfNumbers : []),
  ];
  return (
    <div ref={place}>
      <QuestionCard
        name="guess"
        title={s.guess.title}
        about={s.guess.about}
        question={question}
        line={lineAsked.current}
        again={() => test(question.asked)}
        form={
          <>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                test(text);
              }}
            >
              <CodeField
                label={s.guess.label}
                testid="guess"
                value={text}
                placeholder={examples[0]}
                onValue={setText}
              />
              <div class="explore-fields second">
                <CodeField
                  label={s.guess.letters}
                  testid="guess-letters"
                  value={letters}
                  placeholder={s.guess.lettersHint}
                  short
                  onValue={setLetters}
                />
                {info.sequence || rows ? null : (
                  <CodeField
                    label={s.see.where}
                    testid="guess-where"
                    value={where}
                    placeholder={s.see.whereHint}
                    short
                    onValue={setWhere}
                  />
                )}
                {rows ? null : (
                  <NumberField
                    label={s.guess.heaps}
                    testid="guess-heaps"
                    value={heaps}
                    wrong={!good}
                    onValue={setHeaps}
                  />
                )}
                <button
                  type="submit"
                  class="button primary"
                  data-testid="test-guess"
                  disabled={text.trim() === "" || !good || question.working}
                >
                  {s.guess.button}
                </button>
              </div>
            </form>
            <Examples
              list={examples}
              label={s.guess.examples}
              choose={(one) => {
                setText(one);
                test(one);
              }}
            />
          </>
        }
      >
        {!found ? null : "marks" in found ? (
          <ValueAnswer found={found} rows={rows} />
        ) : (
          <Answer found={found} />
        )}
      </QuestionCard>
    </div>
  );
}
