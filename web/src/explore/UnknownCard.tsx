/** One number of a position left open: which ones lose? */
import { useState } from "preact/hooks";
import * as ask from "../engine/asking";
import { hrefOf } from "../state/links";
import { formatInteger } from "../strings/numbers";
import { Examples, LineForm } from "./fields";
import { QuestionCard, useQuestion } from "./QuestionCard";
import { exploreStrings } from "../strings/index";
import type { RuleInfo } from "./state";
import type { Range, SolutionRecord } from "#module/nimber.js";

const usual = 1000;
const mostNumbers = 1_000_000;
const mostShown = 120;

const rangeWords = ({ first, last }: Range) =>
  first === last ? formatInteger(first) : `${formatInteger(first)} – ${formatInteger(last)}`;

function Ranges({
  list,
  found,
  label,
}: {
  list: readonly Range[];
  found: SolutionRecord;
  label: string;
}) {
  const s = exploreStrings.value;
  return (
    <ul class="ranges" aria-label={label} data-testid="ranges">
      {list.slice(0, mostShown).map((range) => (
        <li key={String(range.first)}>
          <a
            class="range"
            href={hrefOf(`${found.before}${range.first}${found.after}`)}
            aria-label={s.unknown.open(formatInteger(range.first))}
          >
            {rangeWords(range)}
          </a>
        </li>
      ))}
      {list.length > mostShown ? (
        <li class="quiet">{s.unknown.more(list.length - mostShown)}</li>
      ) : null}
    </ul>
  );
}

const told = (list: readonly Range[]) =>
  list.slice(0, 20).map(rangeWords).join(", ") + (list.length > 20 ? " …" : "");

function Answer({ found }: { found: SolutionRecord }) {
  const s = exploreStrings.value;
  const none = found.losing.length === 0 && found.repeating.length === 0;
  return (
    <div
      class="finding"
      data-testid="solved"
      data-proven={found.proven}
      data-period={String(found.period)}
    >
      {none ? <p>{s.unknown.none}</p> : null}
      {found.losing.length > 0 ? (
        <>
          <p>
            <b>{s.unknown.numbers}</b>
          </p>
          <Ranges list={found.losing} found={found} label={s.unknown.numbers} />
        </>
      ) : null}
      {found.repeating.length > 0 ? (
        <>
          <p>
            <b>
              {s.unknown.repeating(formatInteger(found.period), formatInteger(found.preperiod))}
            </b>
          </p>
          <Ranges list={found.repeating} found={found} label={s.unknown.numbers} />
        </>
      ) : null}
      <p>{found.proven ? s.unknown.proven : s.unknown.upTo(formatInteger(found.checkedTo))}</p>
      {found.unsettled.length > 0 ? (
        <p>
          {s.unknown.unsettled}: {told(found.unsettled)}
        </p>
      ) : null}
      {found.illegal.length > 0 ? (
        <p class="quiet">
          {s.unknown.illegal}: {told(found.illegal)}
        </p>
      ) : null}
    </div>
  );
}

export function UnknownCard({ info }: { info: RuleInfo }) {
  const s = exploreStrings.value;
  const examples = [
    ...(info.grid && info.sequence ? [`${info.rule}:7,?`] : []),
    ...(info.grid && !info.sequence ? [`${info.rule}:?,5`] : []),
    "nim:3,5,?",
    "take/1..?:21",
  ];
  const [text, setText] = useState(examples[0]!);
  const [numbers, setNumbers] = useState(usual);
  const question = useQuestion<SolutionRecord>("solve");
  const { asked, found } = question;
  const run = (what: string, most: number) => {
    setNumbers(most);
    void question.ask(what, (onProgress) => ask.solve(what, most, onProgress));
  };
  return (
    <QuestionCard
      name="unknown"
      title={s.unknown.title}
      about={s.unknown.about}
      question={question}
      again={() => run(asked, numbers)}
      form={
        <>
          <LineForm
            field={{ label: s.unknown.label, testid: "unknown", value: text, onValue: setText }}
            button={s.unknown.button}
            testid="solve"
            working={question.working}
            ask={() => run(text, usual)}
          />
          <Examples
            list={examples}
            choose={(one) => {
              setText(one);
              run(one, usual);
            }}
          />
        </>
      }
      below={
        found && !found.proven && numbers < mostNumbers ? (
          <p class="explore-buttons">
            <button type="button" class="button" onClick={() => run(asked, numbers * 10)}>
              {s.unknown.furtherButton}
            </button>
          </p>
        ) : null
      }
    >
      {found ? <Answer found={found} /> : null}
    </QuestionCard>
  );
}
