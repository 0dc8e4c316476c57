/** Explore: what is to be known of a rule. */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { ErrorNote } from "../widgets/ErrorNote";
import { Waiting } from "../widgets/later";
import { subject } from "../state/game";
import { gameStrings, placeStrings, strings, exploreStrings } from "../strings/index";
import { CodeField, Examples, ListBox } from "./fields";
import { Kept } from "./Kept";
import {
  asked,
  explored,
  followRule,
  lookAtList,
  openRule,
  pasted,
  ruleError,
  seenOf,
  type RuleInfo,
} from "./state";
import { CompareCard } from "./CompareCard";
import { GridCard } from "./GridCard";
import { GuessCard } from "./GuessCard";
import { ListCard } from "./ListCard";
import { LostCard } from "./LostCard";
import { NimbersCard } from "./NimbersCard";
import { MisereCard } from "./MisereCard";
import { PastedColumn } from "./PastedColumn";
import { PeriodCard } from "./PeriodCard";
import { ProgramCard } from "./ProgramCard";
import { SeeCard } from "./SeeCard";
import { ResearchCard } from "./ResearchCard";
import { UnknownCard } from "./UnknownCard";
import { ValuesCard } from "./ValuesCard";
import "./explore.css";

const examples = [
  "take/1,3,4",
  "octal/0.77",
  "octal/0.16",
  "grundy",
  "lasker",
  "wythoff",
  "coins/mock",
];

function RuleForm() {
  const s = exploreStrings.value;
  const current = asked.value ?? "";
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);
  const wrong = ruleError.value;
  return (
    <form
      class="card rule-form"
      onSubmit={(event) => {
        event.preventDefault();
        void openRule(text);
      }}
    >
      <CodeField
        label={s.rule}
        around="rule"
        testid="rule-input"
        value={text}
        placeholder={s.ruleHint}
        onValue={setText}
      />
      <button type="submit" class="button primary" data-testid="rule-go">
        {s.ruleGo}
      </button>
      {wrong ? <ErrorNote text={wrong.text} error={wrong.error} /> : null}
      <Examples list={examples} choose={openRule} />
    </form>
  );
}

function PasteForm() {
  const s = exploreStrings.value.paste;
  const list = pasted.value ?? "";
  const [text, setText] = useState(list);
  useEffect(() => setText(list), [list]);
  return (
    <details class="card paste-form">
      <summary data-testid="paste">{s.title}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          lookAtList(text);
        }}
      >
        <p>{s.about}</p>
        <ListBox label={s.label} testid="pasted-values" rows={4} value={text} onValue={setText} />
        <p class="explore-buttons">
          <button
            type="submit"
            class="button primary"
            data-testid="look-at-values"
            disabled={text.trim() === ""}
          >
            {s.button}
          </button>
        </p>
      </form>
    </details>
  );
}

/** From the rule to the program, one thing below the other. */
function RuleColumn({ info }: { info: RuleInfo }) {
  const s = exploreStrings.value;
  const { rule, sequence, grid, quotient } = info;
  const found = seenOf(rule);
  const pairs = found?.pairs === true;
  const rows = found !== null && found.rows !== null;
  return (
    <div class="explore-columns" data-testid="explored" data-rule={rule}>
      <SeeCard key={`${rule} see`} rule={rule} />
      {sequence ? (
        <ValuesCard key={rule} rule={rule} />
      ) : grid || pairs || rows ? null : (
        <p class="card quiet">{s.values.notSingle}</p>
      )}
      {grid ? <GridCard key={`${rule} grid`} rule={rule} kind={grid} /> : null}
      {sequence ? <LostCard key={`${rule} lost`} rule={rule} /> : null}
      {sequence || grid || pairs || rows ? (
        <GuessCard key={`${rule} guess`} info={info} rows={rows} />
      ) : null}
      {sequence || pairs ? (
        <ProgramCard key={`${rule} program`} rule={rule} pairs={!sequence} />
      ) : null}
      <h2 class="explore-further">{s.further}</h2>
      <div class="explore-questions">
        {sequence ? <PeriodCard key={`${rule} period`} rule={rule} /> : null}
        {sequence ? <ListCard key={`${rule} list`} rule={rule} /> : null}
        {sequence ? <CompareCard key={`${rule} compare`} rule={rule} /> : null}
        {quotient ? <MisereCard key={`${rule} misere`} rule={rule} /> : null}
        <UnknownCard key={`${rule} unknown`} info={info} />
      </div>
    </div>
  );
}

export function ExplorePlace() {
  const s = exploreStrings.value;
  useEffect(followRule, []);
  const here = explored.value;
  const list = pasted.value;
  // All of it at once, rather than one thing after the other.
  const coming = asked.value !== null || subject.value.kind === "opening";
  if (!here && coming && !ruleError.value && !engine.trouble.value)
    return <Waiting words={placeStrings.value.loading} />;
  return (
    <main class="explore">
      <div class="explore-head">
        <h1>
          {list !== null
            ? s.paste.looking
            : here
              ? gameStrings(strings.value, here.game).title
              : s.title}
        </h1>
        <p class="rule">{here && list === null ? strings.value.rule(here.sentence) : s.about}</p>
      </div>
      <RuleForm />
      <PasteForm />
      {list !== null ? (
        <PastedColumn key={list} text={list} />
      ) : here ? (
        <RuleColumn info={here} />
      ) : (
        <p class="quiet">{s.noRule}</p>
      )}
      <NimbersCard />
      {here ? <ResearchCard key={`${here.rule} research`} info={here} /> : null}
      <Kept />
    </main>
  );
}
