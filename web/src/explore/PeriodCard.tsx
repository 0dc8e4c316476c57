/**
 * The smallest preperiod and period, proven; the certificate in words, as a file, and checked by
 * another program.
 */
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import * as ask from "../engine/asking";
import { JobNote } from "../widgets/JobNote";
import { Told } from "../widgets/Formula";
import { strings, exploreStrings } from "../strings/index";
import { theoremNames } from "../strings/more";
import { formatInteger } from "../strings/numbers";
import { gap } from "../strings/joined";
import { fileName } from "../device/download";
import { createJob } from "../engine/job";
import { keep, recall } from "./cache";
import { Certificate } from "./Certificate";
import { NumberField } from "./fields";
import { repeats } from "./ValuesCard";
import type { PeriodRecord } from "#module/nimber.js";

const usual = 10_000_000;
const mostSearched = 500_000_000;
/** Certificates that the verifier checks at once, without being asked. */
const quick = 3000n;

const isPeriod = (found: unknown): found is PeriodRecord =>
  typeof found === "object" && found !== null && "proven" in found && "certificate" in found;

function Proof({ found }: { found: PeriodRecord }) {
  const s = exploreStrings.value;
  const number = (value: bigint | null) => formatInteger(value ?? 0n);
  const reach = number(found.reach);
  const [preperiod, period] = [number(found.preperiod), number(found.period)];
  const checkedTo = number(found.checkedTo);
  const closed = theoremNames.find((name) => name === found.theorem);
  return (
    <>
      <h3>{s.period.because}</h3>
      {closed ? <p>{strings.value.theorems[closed]}</p> : null}
      <p data-testid="proof" data-theorem={found.theorem}>
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

export function PeriodCard({ rule }: { rule: string }) {
  const s = exploreStrings.value;
  const [text, setText] = useState(String(usual));
  const job = useMemo(() => createJob<PeriodRecord>(), []);
  const state = job.state.value;
  const found = state.status === "done" ? state.result : null;
  const search = (most: number) =>
    void job
      .run((onProgress) => ask.period(rule, most, onProgress))
      .then((answer) => {
        if (answer?.proven) void keep("period", rule, answer);
      });
  useEffect(() => {
    let late = false;
    void recall("period", rule).then((before) => {
      if (late || job.state.peek().status !== "none" || !isPeriod(before)) return;
      void job.run(() => Promise.resolve(before));
    });
    return () => {
      late = true;
      engine.stop("period");
    };
  }, [rule, job]);
  useEffect(() => {
    repeats.value =
      found?.proven && found.period !== null && found.period <= 1_000_000_000n
        ? {
            preperiod: Number(found.preperiod),
            period: Number(found.period),
            saltus: Number(found.saltus),
          }
        : null;
    return () => {
      repeats.value = null;
    };
  }, [found]);
  const most = Number(text);
  const good = /^\d+$/.test(text) && most >= 1 && most <= mostSearched;
  const told = s.period.proven(
    formatInteger(found?.preperiod ?? 0n),
    formatInteger(found?.period ?? 0n),
  );
  return (
    <section class="card" aria-labelledby="period-title" data-testid="period-card">
      <h2 id="period-title">{s.period.title}</h2>
      <p>{s.period.about}</p>
      {found?.proven ? null : (
        <form
          class="explore-fields"
          onSubmit={(event) => {
            event.preventDefault();
            if (good) search(most);
          }}
        >
          <NumberField
            label={s.period.most}
            testid="period-most"
            value={text}
            wrong={!good}
            onValue={setText}
          />
          <button
            type="submit"
            class="button primary"
            data-testid="find-period"
            disabled={state.status === "working" || !good}
          >
            {s.period.button}
          </button>
        </form>
      )}
      <JobNote
        state={state}
        onStop={() => engine.stop("period")}
        onAgain={() => search(most)}
        text={rule}
        prompt
      />
      <div role="status">
        {found && !found.proven ? (
          <p data-testid="not-proven">{s.period.notProven(formatInteger(found.checkedTo))}</p>
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
        <>
          <Proof found={found} />
          <Certificate
            text={found.certificate ?? ""}
            file={`${fileName(found.rule)}-period.json`}
            lane="verify"
            check={ask.verifyPeriod}
            atOnce={found.checkedTo <= quick}
            words={s.period}
          />
        </>
      ) : null}
    </section>
  );
}
