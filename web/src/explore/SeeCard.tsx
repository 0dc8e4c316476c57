/** What the values look like: their laws, found without being asked, best first. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import * as ask from "../engine/asking";
import type { PatternsFound } from "../engine/questions";
import { JobNote } from "../widgets/JobNote";
import { createJob } from "../engine/job";
import { formatInteger } from "../strings/numbers";
import { gap, joined, named } from "../strings/joined";
import { Automaton } from "./Automaton";
import { CodeField } from "./fields";
import { exceptionsEnd, lawSentence, lawStanding } from "./lawWords";
import { textOfError } from "./QuestionCard";
import { Runs } from "./Runs";
import { lookedFor, offered, seen, seenOf } from "./state";
import { exploreStrings } from "../strings/index";
import type { LawRecord } from "#module/nimber.js";

/** Bars of stretches beside a law. */
const fewBars = 14;

function Law({ law, found, line }: { law: LawRecord; found: PatternsFound; line: string }) {
  const s = exploreStrings.value.see;
  const { formula } = law;
  const behind = exceptionsEnd(law);
  const marks = law.lost || found.marks;
  const words = lawSentence(law, found);
  const use = formula === null ? undefined : () => (offered.value = { formula, where: line });
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
        <span class={law.proven ? "law-proven" : "law-holds"}>{lawStanding(law, found)}</span>
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
        <Automaton machine={law.automaton} pairs={found.pairs} marks={marks} />
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

/** `rule` null: of the pasted `values`. */
export function SeeCard({ rule, values = "" }: { rule: string | null; values?: string }) {
  const s = exploreStrings.value.see;
  const quick = useMemo(() => createJob<PatternsFound>(), []);
  const rest = useMemo(() => createJob<PatternsFound>(), []);
  const [where, setWhere] = useState("");
  // The one that was looked along.
  const [line, setLine] = useState("");
  const search = async (along: string): Promise<void> => {
    rest.clear();
    const first = await quick.run((onProgress) =>
      rule === null ? ask.patternsOf(values, onProgress) : ask.patterns(rule, along, 0, onProgress),
    );
    if (first === null) return;
    seen.value = first;
    if (!first.more) return;
    const all = await rest.run((onProgress) => ask.furtherPatterns(onProgress));
    if (all !== null) seen.value = all;
  };
  const turn = useRef(0);
  const look = async (along: string): Promise<void> => {
    setLine(along);
    const mine = ++turn.current;
    lookedFor.value = null;
    await search(along);
    if (mine === turn.current) lookedFor.value = rule ?? "";
  };
  const looking = useRef(look);
  looking.current = look;
  useEffect(() => {
    seen.value = null;
    void looking.current("");
    return () => {
      turn.current += 1;
      lookedFor.value = null;
      engine.stop("patterns");
      quick.clear();
      rest.clear();
      seen.value = null;
    };
  }, [rule, values, quick, rest]);
  const [first, further] = [quick.state.value, rest.state.value];
  const found = seenOf(rule ?? "");
  const few = found !== null && found.values.length < found.leastValues;
  const done =
    first.status === "done" &&
    (!first.result.more || (further.status !== "working" && further.status !== "none"));
  // Rules whose states are neither heaps nor pairs have no such values.
  if (first.status === "failed" && first.error.code === "no-sequence" && where === "") return null;
  const pairs = found?.pairs === true || where !== "";
  return (
    <section
      class="card see-card"
      aria-labelledby="see-title"
      data-testid="patterns-card"
      data-done={String(done)}
    >
      <h2 id="see-title">{s.title}</h2>
      <div class="see-results">
        {found && found.laws.length > 0 ? (
          <ol class="laws" aria-live="polite">
            {found.laws.map((law, at) => (
              <Law key={`${law.kind} ${law.formula ?? at}`} law={law} found={found} line={line} />
            ))}
          </ol>
        ) : null}
        {found && done && found.laws.length === 0 ? (
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
        {further.status === "working" ? <p class="quiet">{s.further}</p> : null}
        <JobNote
          state={first.status === "done" ? further : first}
          onStop={() => engine.stop("patterns")}
          onAgain={() => void look(where)}
          text={textOfError(first, rule ?? values, line)}
        />
      </div>
      {rule !== null && pairs ? (
        <form
          class="explore-line"
          onSubmit={(event) => {
            event.preventDefault();
            void look(where);
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
    </section>
  );
}
