/** Which card answers which question. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import type { AnalysisRecord } from "#module/nimber.js";
import { Icon } from "../widgets/Icon";
import { ErrorNote } from "../widgets/ErrorNote";
import { hrefOf } from "../state/links";
import { exploreStrings } from "../strings/index";
import { gap, joined } from "../strings/joined";
import type { PairKind } from "../strings/explore";
import { CompareCard } from "./CompareCard";
import { laterAnswers } from "./families/later";
import { GridCard } from "./GridCard";
import { GuessCard } from "./GuessCard";
import { answerIn } from "./answerIn";
import { useJson } from "./lineAnswer";
import { ListCard } from "./ListCard";
import { LostCard } from "./LostCard";
import { MisereCard } from "./MisereCard";
import { NimbersCard } from "./NimbersCard";
import { PeriodCard } from "./PeriodCard";
import { ProgramCard } from "./ProgramCard";
import { SeeCard } from "./SeeCard";
import { calculator } from "./sheet";
import {
  isInfo,
  lastRule,
  ruleInfo,
  valueOf,
  waits,
  want,
  type Asked,
  type RuleInfo,
} from "./state";
import { StrategyCard } from "./StrategyCard";
import { UnknownCard } from "./UnknownCard";
import { ValuesCard } from "./ValuesCard";
import { Run, WorkNote } from "./work";
import "./cards.css";

export { ListPictures } from "./ListPictures";

export const FirstGrid = ({ rule, kind }: { rule: string; kind: PairKind }) => (
  <GridCard asked={null} rule={rule} kind={kind} />
);

const field = (answer: unknown, name: string): string | null => {
  const of = Array.isArray(answer) ? (answer[0] as unknown) : answer;
  if (typeof of !== "object" || of === null || !(name in of)) return null;
  const value = (of as Record<string, unknown>)[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
};

/** A position: who wins, what it is worth, the way to the board. */
function PositionCard({ asked, at }: { asked: Asked; at: number }) {
  const s = exploreStrings.value;
  const work = useJson(asked, at);
  const answer = useMemo(() => (work.found ? answerIn(work.found.json) : null), [work.found]);
  // Of a link the position that it leads to.
  const position = field(answer, "position") ?? asked.operands[0] ?? "";
  const [known, setKnown] = useState<AnalysisRecord | null>(null);
  useEffect(() => {
    let late = false;
    setKnown(null);
    void engine.analyzeBeside(position).then((answer) => {
      if (!late && !isError(answer)) setKnown(answer);
    });
    return () => {
      late = true;
    };
  }, [position]);
  const genus = field(answer, "genus");
  return (
    <div data-testid="position-card">
      <WorkNote work={work} text={position} />
      {known ? (
        <p class="finding" data-testid="position-outcome" data-outcome={known.outcome}>
          <b>{s.sheet.outcome(known.outcome)}</b>
          {gap(s.sheet.outcome(known.outcome))}
          {joined(
            known.value === null ? "" : s.sheet.value(String(known.value)),
            genus === null ? "" : s.sheet.genus(genus),
          )}
        </p>
      ) : null}
      <p class="explore-buttons">
        <a class="button" data-testid="position-open" href={hrefOf(known?.position ?? position)}>
          <Icon name="go" />
          {asked.name === "explain" ? s.sheet.whyOnBoard : s.grid.open}
        </a>
      </p>
      {asked.name === "analyze" || !work.found ? null : <Json json={work.found.json} />}
    </div>
  );
}

/** An answer as the command line prints it. */
function Json({ json }: { json: string }) {
  const shown = useMemo(() => JSON.stringify(answerIn(json), null, 2), [json]);
  return (
    <details class="more-fold">
      <summary>{exploreStrings.value.sheet.asJson}</summary>
      <pre class="certificate" translate={false} tabIndex={0}>
        {shown.slice(0, 20_000)}
      </pre>
    </details>
  );
}

function PlainCard({ asked, at }: { asked: Asked; at: number }) {
  const work = useJson(asked, at);
  return (
    <div data-testid="json-card">
      <WorkNote work={work} text={asked.line} />
      {work.found ? (
        <pre class="certificate" translate={false} tabIndex={0}>
          {JSON.stringify(answerIn(work.found.json), null, 1).slice(0, 20_000)}
        </pre>
      ) : null}
    </div>
  );
}

function ofRule(asked: Asked, info: RuleInfo) {
  const { rule } = info;
  switch (asked.name) {
    case "sequence":
      return valueOf(asked, "--lost") === null ? (
        <ValuesCard key={rule} asked={asked} rule={rule} />
      ) : (
        <LostCard key={rule} asked={asked} rule={rule} option="--count" />
      );
    case "lost":
      return <LostCard key={rule} asked={asked} rule={rule} option="--below" />;
    case "grid":
      return <GridCard key={rule} asked={asked} rule={rule} kind={info.grid ?? "heaps"} />;
    case "period":
      return <PeriodCard key={rule} asked={asked} rule={rule} />;
    case "quotient":
      return <MisereCard key={rule} asked={asked} rule={rule} />;
    case "compare":
      return <CompareCard key={rule} asked={asked} rule={rule} />;
    case "conjecture":
      return <GuessCard key={rule} asked={asked} info={info} />;
    case "patterns":
      return <SeeCard key={rule} asked={{ ...asked, rule }} />;
    case "program":
      return <ProgramCard key={rule} asked={{ ...asked, rule }} pairs={!info.sequence} />;
    default:
      return null;
  }
}

function Card({ asked, at }: { asked: Asked; at: number }) {
  const { name, rule, list } = asked;
  const info = rule === null ? null : ruleInfo(rule);
  if (name === "analyze" || name === "explain" || name === "genus")
    return <PositionCard asked={asked} at={at} />;
  if (name === "strategy") return <StrategyCard asked={asked} at={at} />;
  if (name === calculator) return <NimbersCard asked={asked} />;
  const Later = (laterAnswers as Partial<Record<string, typeof laterAnswers.count>>)[name];
  if (Later) return <Later asked={asked} at={at} />;
  if (name === "solve") return <UnknownCard asked={asked} examples={examplesOf(lastRule.value)} />;
  if (list !== null)
    return name === "patterns" ? (
      <SeeCard asked={asked} />
    ) : name === "conjecture" ? (
      <GuessCard asked={asked} info={null} />
    ) : name === "compare" ? (
      <ListCard asked={asked} list={list} />
    ) : name === "program" ? (
      <ProgramCard asked={asked} pairs={false} />
    ) : (
      <PlainCard asked={asked} at={at} />
    );
  if (info === null) return null;
  if (!isInfo(info)) return <ErrorNote text={rule ?? ""} error={info} />;
  return ofRule(asked, info) ?? <PlainCard asked={asked} at={at} />;
}

/** Positions with a "?" that the rule reads. */
function examplesOf(rule: string | null): string[] {
  const info = rule === null ? null : ruleInfo(rule);
  const own = isInfo(info) && info.grid ? [`${info.rule}:${info.sequence ? "7,?" : "?,5"}`] : [];
  return [...own, "nim:3,5,?", "take/1..?:21"];
}

/** `at`: the line, from 0. */
export function Answer({ asked, at }: { asked: Asked; at: number }) {
  if (waits(asked)) return <Run run={() => want(asked.id, asked.line)} />;
  return <Card asked={asked} at={at} />;
}
