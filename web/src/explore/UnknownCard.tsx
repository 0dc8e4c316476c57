/** One number of a position left open: which ones lose? */
import { engine } from "../engine/index";
import { hrefOf } from "../state/links";
import { formatInteger } from "../strings/numbers";
import { Examples, LineForm } from "./fields";
import { exploreStrings } from "../strings/index";
import { useTyped } from "../widgets/useTyped";
import { isWanted, numberOf, setByHand, setOption, type Asked } from "./state";
import { useWork, WorkNote } from "./work";
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

export function UnknownCard({ asked, examples }: { asked: Asked; examples: readonly string[] }) {
  const s = exploreStrings.value;
  const what = asked.operands[0] ?? "";
  const numbers = Math.min(mostNumbers, numberOf(asked, "--numbers", usual));
  const [text, setText] = useTyped(what);
  const work = useWork<SolutionRecord>(`${what} ${numbers}`, isWanted(asked), (lane, onProgress) =>
    engine.long(lane, onProgress, "solve", what, numbers),
  );
  const { found } = work;
  const run = (one: string) => setByHand(asked, { operands: [one], options: [] });
  return (
    <div data-testid="unknown-card">
      <WorkNote work={work} text={what} />
      <div role="status">{found ? <Answer found={found} /> : null}</div>
      <details class="more-fold" data-testid="unknown-more">
        <summary>{s.sheet.change}</summary>
        <p>{s.unknown.about}</p>
        <LineForm
          field={{ label: s.unknown.label, testid: "unknown", value: text, onValue: setText }}
          button={s.unknown.button}
          testid="solve"
          working={false}
          ask={() => run(text)}
        />
        <Examples list={examples} choose={run} />
        {found && !found.proven && numbers < mostNumbers ? (
          <p class="explore-buttons">
            <button
              type="button"
              class="button"
              onClick={() => setOption(asked, "--numbers", String(numbers * 10))}
            >
              {s.unknown.furtherButton}
            </button>
          </p>
        ) : null}
      </details>
    </div>
  );
}
