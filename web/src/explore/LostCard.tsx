/** The heaps that lose for the player to move: how many, how dense, the list. */
import { useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { formatInteger } from "../strings/numbers";
import { NumberField, StepField } from "./fields";
import { HeapLink } from "./HeapLink";
import { LawLine } from "./LawLine";
import { isPeriod, lawOfLost, shortFormula } from "./laws";
import { lostSentence } from "./lawWords";
import { SaveTexts } from "./SaveTexts";
import { useSearch } from "./search";
import { countBelow, decades, lostFileParts } from "./series";
import { askFor, isWanted, numberOf, questionBeside, setOption, type Asked } from "./state";
import { useWork, WorkNote } from "./work";
import { exploreStrings } from "../strings/index";
import type { LostRecord } from "#module/nimber.js";

const first = 1000;
/** The module looks at no more. */
const most = 10_000_000;
const perPage = 60;

/** Three digits that count, however few are lost. */
const share = (count: number, heaps: number) =>
  `${((100 * count) / Math.max(1, heaps)).toPrecision(3)} %`;

function Shares({ found }: { found: LostRecord }) {
  const s = exploreStrings.value;
  return (
    <div class="table-box">
      <table class="values" data-testid="lost-shares">
        <thead>
          <tr>
            <th scope="col" class="number">
              {s.lost.below}
            </th>
            <th scope="col" class="number">
              {s.lost.lost}
            </th>
            <th scope="col" class="number">
              {s.counts.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {decades(found.heaps, found.count).map(({ below, count }) => (
            <tr key={below} data-below={below} data-lost={count}>
              <th scope="row" class="number">
                {formatInteger(below)}
              </th>
              <td class="number">{formatInteger(count)}</td>
              <td class="number">{share(count, below)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ found }: { found: LostRecord }) {
  const s = exploreStrings.value;
  const [from, setFrom] = useState(0);
  const all = found.heaps.length;
  const at = Math.min(from, Math.max(0, all - 1));
  const shown = [...found.heaps.subarray(at, at + perPage)];
  return (
    <>
      {all > perPage ? (
        <div class="explore-fields second lost-pages">
          <StepField
            label={s.lost.go}
            testid="lost-from"
            min={0}
            max={found.count - 1}
            value={shown[0] ?? 0}
            onValue={(value) => setFrom(countBelow(found.heaps, Math.floor(Number(value)) || 0))}
          />
          <button
            type="button"
            class="button"
            data-testid="lost-previous"
            disabled={at === 0}
            onClick={() => setFrom(Math.max(0, at - perPage))}
          >
            {s.table.previous}
          </button>
          <button
            type="button"
            class="button"
            data-testid="lost-next"
            disabled={at + perPage >= all}
            onClick={() => setFrom(at + perPage)}
          >
            {s.table.next}
          </button>
        </div>
      ) : null}
      <ul class="lost-heaps" data-testid="lost-heaps" aria-label={s.lost.title}>
        {shown.map((heap) => (
          <li key={heap}>
            <HeapLink rule={found.rule} heap={heap} class="lost-heap">
              {formatInteger(heap)}
            </HeapLink>
          </li>
        ))}
      </ul>
      {all > perPage ? (
        <p class="quiet" role="status" data-testid="lost-page">
          {s.lost.shown(at + 1, at + shown.length, all)}
        </p>
      ) : null}
    </>
  );
}

/**
 * The law of the lost heaps. Where it comes late, room was kept for it: the list does not move.
 * Where there is none, that is said only where the room would be empty.
 */
function LostLaw({ asked, rule }: { asked: Asked; rule: string }) {
  const search = useSearch(rule);
  const { current: late } = useRef(!search.over.peek());
  const found = search.found.value;
  const law = found && !found.pairs && !found.rows ? lawOfLost(found.laws) : null;
  if (!law && !late) return null;
  return (
    <div class={late ? "lost-law lost-law-late" : "lost-law"} role="status">
      {found && law ? (
        <LawLine
          law={law}
          found={found}
          sentence={lostSentence(law, found)}
          formula={shortFormula(law)}
          working={search.state.value.status === "working"}
          prove={() =>
            askFor(questionBeside(asked, isPeriod(law) ? "period" : "patterns"), asked.id)
          }
          testid="lost-law"
        />
      ) : found && search.done.value ? (
        <p class="quiet">{exploreStrings.value.see.nothing}</p>
      ) : null}
    </div>
  );
}

/** `option`: of the line, that says how far. */
export function LostCard({
  asked,
  rule,
  option,
}: {
  asked: Asked;
  rule: string;
  option: "--below" | "--count";
}) {
  const s = exploreStrings.value;
  const below = Math.min(most, numberOf(asked, option, first));
  const [text, setText] = useState("");
  const work = useWork<LostRecord>(`${rule} ${below}`, isWanted(asked), (lane, onProgress) =>
    engine.long(lane, onProgress, "lostHeaps", rule, below),
  );
  // What was found stays while more is looked for.
  const before = useRef<LostRecord | null>(null);
  if (work.found) before.current = work.found;
  const found = before.current?.rule === rule || work.found ? before.current : null;
  const run = (wanted: number) => {
    setText("");
    setOption(asked, option, String(wanted));
  };
  const count = Number(text);
  const good = /^\d+$/.test(text.trim()) && count > 0 && count <= most;
  const have = found?.count ?? 0;
  const next = Math.min(most, 10 ** (Math.floor(Math.log10(Math.max(1000, have))) + 1));
  return (
    <div data-testid="lost-card">
      <LostLaw asked={asked} rule={rule} />
      <WorkNote work={work} text={rule} />
      {found ? (
        <>
          <p
            role="status"
            data-testid="lost-words"
            data-count={found.count}
            data-lost={found.heaps.length}
          >
            {found.heaps.length === 0 ? s.lost.none : s.lost.about(found.heaps.length, found.count)}
          </p>
          {found.heaps.length > 0 ? (
            <>
              <List key={found.count} found={found} />
            </>
          ) : null}
        </>
      ) : null}
      <details class="more-fold lost-more" data-testid="lost-further">
        <summary>{s.sheet.more}</summary>
        <form
          class="explore-fields"
          onSubmit={(event) => {
            event.preventDefault();
            if (good) run(count);
          }}
        >
          <NumberField
            label={s.lost.below}
            testid="lost-count"
            value={text}
            placeholder={String(below)}
            wrong={text !== "" && !good}
            onValue={setText}
          />
          <button type="submit" class="button" data-testid="lost-find" disabled={!good}>
            {s.lost.button}
          </button>
          {have < most ? (
            <button
              type="button"
              class="button"
              data-testid="lost-more"
              disabled={work.state.status === "working"}
              onClick={() => run(next)}
            >
              {s.values.more(next)}
            </button>
          ) : null}
          {text !== "" && !good ? <p class="quiet">{s.lost.mostReached(most)}</p> : null}
        </form>
        {found && found.heaps.length > 0 ? (
          <>
            <h3>{s.lost.shares}</h3>
            <Shares found={found} />
          </>
        ) : null}
        {found ? (
          <div class="save-row" role="group" aria-label={s.save.title}>
            <span class="quiet">{s.save.title}</span>
            <SaveTexts
              name={`${found.rule}-lost`}
              testid="save-lost"
              disabled={found.heaps.length === 0}
              parts={(format) => lostFileParts(found.rule, found.count, found.heaps, format)}
            />
          </div>
        ) : null}
      </details>
    </div>
  );
}
