/** Explore: what is to be known of a rule. */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { ErrorNote } from "../panels/ErrorNote";
import { Waiting } from "../panels/later";
import { subject } from "../state/game";
import { gameStrings, placeStrings, strings } from "../strings/index";
import { CodeField, Examples } from "./fields";
import { exploreStrings } from "./strings";
import { Kept } from "./Kept";
import { asked, explored, followRule, openRule, ruleError } from "./state";
import { CompareCard } from "./CompareCard";
import { GridCard } from "./GridCard";
import { GuessCard } from "./GuessCard";
import { ListCard } from "./ListCard";
import { LostCard } from "./LostCard";
import { NimbersCard } from "./NimbersCard";
import { MisereCard } from "./MisereCard";
import { PeriodCard } from "./PeriodCard";
import { UnknownCard } from "./UnknownCard";
import { ValuesCard } from "./ValuesCard";
import "../styles/explore.css";

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
        testid="rule"
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

export function ExplorePlace() {
  const s = exploreStrings.value;
  useEffect(followRule, []);
  const here = explored.value;
  // All of it at once, rather than one thing after the other.
  const coming = asked.value !== null || subject.value.kind === "opening";
  if (!here && coming && !ruleError.value && !engine.trouble.value)
    return <Waiting words={placeStrings.value.loading} />;
  return (
    <main class="explore">
      <div class="explore-head">
        <h1>{here ? gameStrings(strings.value, here.game).title : s.title}</h1>
        <p class="rule">{here ? strings.value.rule(here.sentence) : s.about}</p>
      </div>
      <RuleForm />
      {here ? (
        <div class="explore-columns" data-testid="explored" data-rule={here.rule}>
          <div class="explore-column">
            {here.sequence ? (
              <ValuesCard key={here.rule} rule={here.rule} />
            ) : (
              <p class="card quiet">{s.values.notSingle}</p>
            )}
            {here.sequence ? <LostCard key={`${here.rule} lost`} rule={here.rule} /> : null}
            {here.grid ? <GridCard key={`${here.rule} grid`} rule={here.rule} /> : null}
            {here.sequence ? <CompareCard key={`${here.rule} compare`} rule={here.rule} /> : null}
          </div>
          <div class="explore-column">
            {here.sequence ? <PeriodCard key={`${here.rule} period`} rule={here.rule} /> : null}
            {here.sequence || here.grid ? (
              <GuessCard key={`${here.rule} guess`} info={here} />
            ) : null}
            {here.sequence ? <MisereCard key={`${here.rule} misere`} rule={here.rule} /> : null}
            {here.sequence ? <ListCard key={`${here.rule} list`} rule={here.rule} /> : null}
            <UnknownCard key={`${here.rule} unknown`} info={here} />
          </div>
        </div>
      ) : (
        <p class="quiet">{s.noRule}</p>
      )}
      <NimbersCard />
      <Kept />
    </main>
  );
}
