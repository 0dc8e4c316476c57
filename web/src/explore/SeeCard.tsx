/** What the values look like: their laws, best first. */
import { useState } from "preact/hooks";
import type { ComponentProps } from "preact";
import type { PatternsFound } from "../engine/questions";
import { lazy } from "../widgets/lazy";
import { JobNote } from "../widgets/JobNote";
import { formatInteger } from "../strings/numbers";
import { gap, joined, named } from "../strings/joined";
import { Coming } from "./Coming";
import type { Automaton } from "./Automaton";
import { CodeField } from "./fields";
import { exceptionsEnd, lawSentence } from "./lawWords";
import { Standing } from "./Standing";
import { textOfError } from "./work";
import { Runs } from "./Runs";
import { useSearch } from "./search";
import { lineOf } from "./sheet";
import { addLines, numberOf, setOption, valueOf, type Asked } from "./state";
import { exploreStrings } from "../strings/index";
import type { LawRecord } from "#module/nimber.js";

/** Comes with what lays out its states. */
const LaterAutomaton = lazy<ComponentProps<typeof Automaton>>(
  async () => (await import("./Automaton")).Automaton,
  Coming,
);

/** Bars of stretches beside a law. */
const fewBars = 14;

function Law({
  law,
  found,
  test,
}: {
  law: LawRecord;
  found: PatternsFound;
  /** asks whether a formula is right */
  test: (formula: string) => void;
}) {
  const s = exploreStrings.value.see;
  const { formula } = law;
  const behind = exceptionsEnd(law);
  const marks = law.lost || found.marks;
  const words = lawSentence(law, found);
  const use = formula === null ? undefined : () => test(formula);
  const told = (value: number) => (marks ? (value === 0 ? "N" : "P") : formatInteger(value));
  return (
    <li
      class={use ? "law law-use" : "law"}
      data-testid="pattern"
      data-formula={formula ?? ""}
      data-proven={String(law.proven)}
      data-kind={law.kind}
      onClick={use}
    >
      <p class="law-words">
        {words}
        {law.oeis ? (
          <>
            {gap(words)}
            <a
              href={`https://oeis.org/${law.oeis}`}
              data-testid="oeis"
              rel="noreferrer"
              onClick={(event) => event.stopPropagation()}
            >
              OEIS {law.oeis}
            </a>
          </>
        ) : null}
      </p>
      {formula === null ? null : (
        <p class="law-formula">
          <code translate={false}>{s.formula(formula)}</code>
          {formula.includes("pick(") ? <span class="quiet law-pick">{s.pick}</span> : null}
        </p>
      )}
      <p class="law-standing">
        <span class={law.proven ? "law-proven" : "law-holds"}>
          <Standing law={law} found={found} />
        </span>
        {use ? (
          <button
            type="button"
            class="button small"
            data-testid="use-pattern"
            aria-label={named(s.use, formula ?? "")}
            onClick={(event) => {
              event.stopPropagation();
              use();
            }}
          >
            {s.use}
          </button>
        ) : null}
      </p>
      {law.except.length > 0 ? (
        <p class="law-except" data-testid="except">
          {s.except(
            law.except
              .map((one) => s.place(one.n, found.pairs ? one.b : null, told(one.value)))
              .join(s.comma),
            behind === null ? null : formatInteger(behind),
          )}
        </p>
      ) : null}
      {law.automaton ? (
        <LaterAutomaton machine={law.automaton} pairs={found.pairs} marks={marks} />
      ) : null}
      {law.kind === "runs" && !found.pairs ? (
        <Runs
          values={
            law.lost && !found.marks ? found.values.map((v) => (v === 0 ? 1 : 0)) : found.values
          }
          first={found.first}
          marks={marks}
          most={fewBars}
        />
      ) : null}
    </li>
  );
}

/** Laws beside the best one stand behind a fold. */
const fewLaws = 2;

export function SeeCard({ asked }: { asked: Asked }) {
  const s = exploreStrings.value.see;
  const line = valueOf(asked, "--where") ?? "";
  const [where, setWhere] = useState(line);
  const search = useSearch(asked.rule, asked.list ?? "", line, numberOf(asked, "--count", 0));
  const found = search.found.value;
  const done = search.done.value;
  const [first, state] = [search.first.state.value, search.state.value];
  const few = found !== null && found.values.length < found.leastValues;
  const pairs = asked.rule !== null && (found?.pairs === true || line !== "");
  const test = (formula: string) =>
    addLines(
      [lineOf("conjecture", [formula], line === "" ? [] : [{ name: "--where", value: line }])],
      asked.id,
    );
  const law = (one: LawRecord, at: number) =>
    found ? (
      <Law key={`${one.kind} ${one.formula ?? at}`} law={one} found={found} test={test} />
    ) : null;
  // What is proven stands before what only fits; else as they come, the shortest first.
  const laws = [...(found?.laws ?? [])].sort((a, b) => Number(b.proven) - Number(a.proven));
  return (
    <div class="see-card" data-testid="patterns-card" data-done={String(done)}>
      {laws.length > 0 ? (
        <ol class="laws" aria-live="polite">
          {laws.slice(0, fewLaws).map(law)}
        </ol>
      ) : null}
      {found && done && laws.length === 0 ? (
        <p data-testid="no-pattern" role="status">
          <b>{few ? s.tooFew : s.nothing}</b>
          {gap(few ? s.tooFew : s.nothing)}
          {joined(
            few
              ? s.fewest(found.values.length, found.leastValues)
              : found.rows
                ? s.rows.lookedAt(found.rows.positions, found.sizeLookedAt)
                : s.lookedAt(found.values.length, found.sizeLookedAt, found.pairs),
            found.repeats > 0 ? s.repeats(found.repeats) : "",
          )}
        </p>
      ) : null}
      {state.status === "working" && first.status === "done" ? (
        <p class="quiet">{s.further}</p>
      ) : null}
      <JobNote
        state={state}
        onStop={() => search.stop()}
        onAgain={() => search.look()}
        text={textOfError(first, asked.rule ?? asked.list ?? "", line)}
      />
      {laws.length > fewLaws || pairs ? (
        <details class="more-fold" data-testid="more-laws">
          <summary>{exploreStrings.value.sheet.more}</summary>
          {laws.length > fewLaws ? (
            <ol class="laws" start={fewLaws + 1}>
              {laws.slice(fewLaws).map(law)}
            </ol>
          ) : null}
          {pairs ? (
            <form
              class="explore-line"
              onSubmit={(event) => {
                event.preventDefault();
                setOption(asked, "--where", where.trim() === "" ? null : where.trim());
              }}
            >
              <CodeField
                label={s.where}
                testid="pattern-where"
                value={where}
                placeholder={s.whereHint}
                short
                onValue={setWhere}
              />
              <button type="submit" class="button" data-testid="pattern-line">
                {s.whereButton}
              </button>
            </form>
          ) : null}
        </details>
      ) : null}
    </div>
  );
}
