/**
 * The smallest preperiod and period, proven; the certificate in words, as a file, and checked by
 * another program.
 */
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { ownLane } from "../engine/asking";
import { Told } from "../widgets/Formula";
import { strings, exploreStrings } from "../strings/index";
import { theoremNames } from "../strings/more";
import { formatInteger } from "../strings/numbers";
import { gap } from "../strings/joined";
import { fileName } from "../device/download";
import { keep, recall } from "./cache";
import { Certificate } from "./Certificate";
import { NumberField } from "./fields";
import { HowKnown } from "./HowKnown";
import { kernelTheorem } from "./inKernel";
import { lawSentence } from "./lawWords";
import { useSearch } from "./search";
import { isWanted, numberOf, setOption, valueOf, type Asked } from "./state";
import { valuesOf } from "./values";
import { useWork, WorkNote } from "./work";
import type { PeriodRecord } from "#module/nimber.js";

const usual = 10_000_000;
const mostSearched = 500_000_000;
/** Certificates that the verifier checks at once, without being asked. */
const quick = 3000n;

const isPeriod = (found: unknown): found is PeriodRecord =>
  typeof found === "object" && found !== null && "proven" in found && "certificate" in found;

/** `testid`: of the reason; none on paper, where it stands once more. */
function Proof({ found, testid }: { found: PeriodRecord; testid?: string }) {
  const s = exploreStrings.value;
  const number = (value: bigint | null) => formatInteger(value ?? 0n);
  const reach = number(found.reach);
  const [preperiod, period] = [number(found.preperiod), number(found.period)];
  const checkedTo = number(found.checkedTo);
  const closed = theoremNames.find((name) => name === found.theorem);
  return (
    <>
      {closed ? <p>{strings.value.theorems[closed]}</p> : null}
      <p data-testid={testid} data-theorem={found.theorem}>
        <Told
          text={
            found.theorem === "subtraction-window"
              ? s.period.theorems.window(reach, preperiod, period, checkedTo)
              : found.theorem === "subtraction-residues"
                ? s.period.theorems.residues(reach, period, checkedTo)
                : found.theorem === "guy-smith"
                  ? s.period.theorems.guySmith(reach, preperiod, period, checkedTo)
                  : s.period.theorems.closed(checkedTo)
          }
        />
      </p>
    </>
  );
}

/** Another law may be proven all the same. */
function NotProven({ rule, checkedTo }: { rule: string; checkedTo: string }) {
  const s = exploreStrings.value;
  const laws = useSearch(rule).found.value;
  const law = laws?.laws.find((one) => one.proven && !one.lost);
  if (!laws || !law) return <p data-testid="not-proven">{s.period.notProven(checkedTo)}</p>;
  const words = s.period.byLaw(checkedTo);
  return (
    <p data-testid="not-proven" data-law={law.kind}>
      {words}
      {gap(words)}
      <b>{lawSentence(law, laws)}</b>
      {law.formula === null ? null : (
        <code class="best-formula" translate={false}>
          {s.see.formula(law.formula)}
        </code>
      )}
    </p>
  );
}

export function PeriodCard({ asked, rule }: { asked: Asked; rule: string }) {
  const s = exploreStrings.value;
  const most = numberOf(asked, "--limit", usual);
  const [text, setText] = useState(String(most));
  const lane = useMemo(ownLane, []);
  const work = useWork<PeriodRecord>(
    `${rule} ${most}`,
    isWanted(asked),
    async (own, onProgress) => {
      const before = await recall("period", rule);
      if (isPeriod(before)) return before;
      const answer = await engine.long(
        own,
        onProgress,
        "period",
        rule,
        Math.min(most, mostSearched),
      );
      if (typeof answer === "object" && "proven" in answer && answer.proven)
        void keep("period", rule, answer);
      return answer;
    },
  );
  const { found, state } = work;
  useEffect(() => {
    if (!found?.proven || found.period === null || found.period > 1_000_000_000n) return;
    valuesOf(rule).repeats.value = {
      preperiod: Number(found.preperiod),
      period: Number(found.period),
    };
  }, [found, rule]);
  const number = Number(text);
  const good = /^\d+$/.test(text) && number >= 1 && number <= mostSearched;
  const further = state.status === "stopped" || (found !== null && !found.proven);
  const known = kernelTheorem(found?.certificate ?? "{}");
  const told = s.period.proven(
    formatInteger(found?.preperiod ?? 0n),
    formatInteger(found?.period ?? 0n),
  );
  return (
    <div class="period-card" data-testid="period-card">
      {further ? (
        <form
          class="explore-fields"
          onSubmit={(event) => {
            event.preventDefault();
            if (good) setOption(asked, "--limit", text);
          }}
        >
          <NumberField
            label={s.period.most}
            testid="period-most"
            value={text}
            wrong={!good}
            onValue={setText}
          />
          <button type="submit" class="button" data-testid="find-period" disabled={!good}>
            {s.period.button}
          </button>
        </form>
      ) : null}
      <WorkNote work={work} text={rule} />
      <div role="status">
        {found && !found.proven ? (
          <NotProven rule={rule} checkedTo={formatInteger(found.checkedTo)} />
        ) : null}
        {found?.proven ? (
          <p
            class="finding"
            data-testid="proven"
            data-preperiod={String(found.preperiod)}
            data-period={String(found.period)}
          >
            <b>{told}</b>
            {gap(told)}
            <Told
              text={s.period.formula(
                formatInteger(found.preperiod ?? 0n),
                formatInteger(found.period ?? 0n),
                formatInteger(found.saltus ?? 0n),
              )}
            />
            {gap(told)}
            {s.period.smallest}
          </p>
        ) : null}
      </div>
      {found?.proven ? (
        <details
          class="more-fold"
          data-testid="proof-more"
          open={valueOf(asked, "--certificate") !== null}
        >
          <summary>{s.period.because}</summary>
          <Proof found={found} testid="proof" />
          <Certificate
            text={found.certificate ?? ""}
            file={`${fileName(found.rule)}-period.json`}
            lane={lane}
            question="verifyPeriod"
            atOnce={found.checkedTo <= quick}
            words={s.period}
          />
          <HowKnown
            rule={found.rule}
            question="period"
            theorem={known.theorem}
            inCoq={known.inCoq}
            options={`--limit ${Math.min(mostSearched, Math.max(most, 4 * Number(found.checkedTo)))}`}
          />
        </details>
      ) : null}
      {found?.proven ? (
        <div class="period-reason" aria-hidden="true">
          <Proof found={found} />
        </div>
      ) : null}
    </div>
  );
}
