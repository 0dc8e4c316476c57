/** A guess about every heap, tested: the smallest counterexample on the Board, or a proof. */
import { useState } from "preact/hooks";
import { engine } from "../engine/index";
import * as ask from "../engine/asking";
import { Icon } from "../widgets/Icon";
import { hrefOf } from "../state/links";
import { formatInteger } from "../strings/numbers";
import { gap, joined } from "../strings/joined";
import { CodeField, Examples, NumberField } from "./fields";
import { exploreStrings } from "../strings/index";
import { isWanted, numberOf, setByHand, valueOf, type Asked, type RuleInfo } from "./state";
import { textOfError, useWork, WorkNote } from "./work";
import type { ConjectureRecord, ValueGuessRecord } from "#module/nimber.js";

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

/** A guess: what the line holds, and fields that change it. */
function GuessForm({ asked, examples, rows }: { asked: Asked; examples: string[]; rows: boolean }) {
  const s = exploreStrings.value;
  const guess = asked.operands[0] ?? "";
  const lets = asked.options.filter((one) => one.name === "--let").map((one) => one.value);
  const [text, setText] = useState(guess);
  const [letters, setLetters] = useState(lets.join(", "));
  const [where, setWhere] = useState(valueOf(asked, "--where") ?? "");
  const [heaps, setHeaps] = useState(valueOf(asked, "--heaps") ?? "");
  const count = Number(heaps);
  const good = heaps === "" || (/^\d+$/.test(heaps) && count >= 1 && count <= mostHeaps);
  const test = (wanted: string) => {
    if (wanted.trim() === "" || !good) return;
    const names = letters.split(/[,，;；\s]+/).filter(Boolean);
    setByHand(asked, {
      operands: [wanted.trim()],
      options: [
        ...names.map((value) => ({ name: "--let", value })),
        ...(where.trim() === "" ? [] : [{ name: "--where", value: where.trim() }]),
        ...(heaps === "" ? [] : [{ name: "--heaps", value: heaps }]),
      ],
    });
  };
  return (
    <details class="more-fold" data-testid="guess-more">
      <summary>{s.sheet.change}</summary>
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
          {rows || asked.rule === null ? null : (
            <>
              <CodeField
                label={s.see.where}
                testid="guess-where"
                value={where}
                placeholder={s.see.whereHint}
                short
                onValue={setWhere}
              />
              <NumberField
                label={s.guess.heaps}
                testid="guess-heaps"
                value={heaps}
                wrong={!good}
                onValue={setHeaps}
              />
            </>
          )}
          <button
            type="submit"
            class="button primary"
            data-testid="test-guess"
            disabled={text.trim() === "" || !good}
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
    </details>
  );
}

/** A guess about a rule, or about the values of a list. */
export function GuessCard({ asked, info }: { asked: Asked; info: RuleInfo | null }) {
  const guess = asked.operands[0] ?? "";
  const where = valueOf(asked, "--where") ?? "";
  const heaps = Math.min(mostHeaps, numberOf(asked, "--heaps", 0));
  const lets = asked.options.filter((one) => one.name === "--let").map((one) => one.value);
  // Its positions are rows of numbers.
  const rows = info !== null && !info.sequence && info.grid === null;
  const key = JSON.stringify([asked.rule, asked.list, guess, where, heaps, lets]);
  const work = useWork<ConjectureRecord | ValueGuessRecord>(
    key,
    isWanted(asked),
    (lane, onProgress) =>
      info === null
        ? ask.guessOf((asked.list ?? "").replaceAll("/", "\n"), guess, lets)
        : where === "" && !rows
          ? engine.long(lane, onProgress, "conjecture", info.rule, guess, lets, heaps)
          : engine.long(lane, onProgress, "guessAlong", info.rule, where, guess, lets, heaps),
  );
  const { found, state } = work;
  const examples = [
    ...(info === null || info.sequence ? oneHeap : []),
    ...(info?.grid ? twoHeaps : []),
    ...(rows ? rowsOfNumbers : []),
  ];
  return (
    <div data-testid="guess-card">
      <WorkNote work={work} text={textOfError(state, guess, where)} />
      <div role="status">
        {!found ? null : "marks" in found ? (
          <ValueAnswer found={found} rows={rows} />
        ) : (
          <Answer found={found} />
        )}
      </div>
      <GuessForm key={asked.line} asked={asked} examples={examples} rows={rows} />
    </div>
  );
}
