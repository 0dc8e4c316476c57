/** What is seen of a rule or a list before anything is asked: words, a picture, a law. */
import { useLong } from "../widgets/Busy";
import { ErrorNote } from "../widgets/ErrorNote";
import { gap } from "../strings/joined";
import { strings, exploreStrings } from "../strings/index";
import { Dots } from "./Dots";
import { LawLine } from "./LawLine";
import { bestFormula, lawSentence } from "./lawWords";
import { isPeriod, periodOf } from "./laws";
import { LaterGrid, LaterList } from "./later";
import { useSearch, type Search } from "./search";
import { SmallTable } from "./SmallTable";
import { useUnanswered } from "./work";
import { askFor, isInfo, misereRule, ruleInfo, sheetSubjects, type RuleInfo } from "./state";

/** In as little room as a law: what comes moves nothing below it. */
function Looking({ search, since }: { search: Search; since: number }) {
  const s = strings.value.verdict;
  return useLong(since) ? (
    <p class="quiet">
      {s.working}
      {gap(s.working)}
      <button
        type="button"
        class="proven-link plain"
        data-testid="law-stop"
        onClick={() => search.stop()}
      >
        {s.stop}
      </button>
    </p>
  ) : null;
}

/** The best law in one sentence; that it is proven leads to the proof. */
function BestLaw({
  search,
  proof,
  id,
  pairs = false,
}: {
  search: Search;
  proof: string;
  id: number;
  /** Of pairs a formula comes too. */
  pairs?: boolean;
}) {
  const s = exploreStrings.value;
  const room = pairs ? "best-law best-law-pairs" : "best-law";
  useUnanswered(!search.over.value);
  const found = search.found.value;
  const law = found?.laws.find((one) => one.proven) ?? found?.laws[0];
  const state = search.state.value;
  if (!found || !law)
    return (
      <div class={room} role="status">
        {found && search.done.value ? (
          <p class="quiet" data-testid="no-law">
            {found.values.length < found.leastValues ? s.see.tooFew : s.see.nothing}
          </p>
        ) : state.status === "working" ? (
          <Looking search={search} since={state.since} />
        ) : state.status === "stopped" ? (
          <p>
            <button type="button" class="proven-link plain" onClick={() => search.look()}>
              {strings.value.verdict.resume}
            </button>
          </p>
        ) : null}
      </div>
    );
  return (
    <div class={room} role="status">
      <LawLine
        law={law}
        found={found}
        sentence={lawSentence(law, found)}
        formula={bestFormula(law, found)}
        working={state.status === "working"}
        prove={() => askFor(isPeriod(law) ? proof : "patterns", id)}
        testid="law"
      />
    </div>
  );
}

function Picture({ info, search }: { info: RuleInfo; search: Search }) {
  const found = search.found.value;
  if (info.grid && !info.sequence) return <LaterGrid rule={info.rule} kind={info.grid} />;
  if (found && !found.pairs && !found.rows && found.values.length > 0)
    return (
      <Dots
        values={found.values}
        first={found.first}
        marks={found.marks}
        period={periodOf(found.laws)}
      />
    );
  const failed = search.first.state.value.status === "failed";
  if (found?.rows || (failed && !info.sequence)) return <SmallTable rule={info.rule} />;
  return <div class="dots-empty" aria-hidden="true" />;
}

function KnownRule({ info, id }: { info: RuleInfo; id: number }) {
  const search = useSearch(info.rule);
  const s = strings.value;
  const isFirst = sheetSubjects.value.find((one) => one.kind === "rule")?.id === id;
  return (
    <>
      <p class="rule-words">{s.together(s.rule(info.sentence), s.ending(info.sentence, false))}</p>
      <Picture info={info} search={search} />
      {isFirst && info.sequence && !search.found.value?.marks ? (
        <p class="value-printed">{exploreStrings.value.see.ofValue}</p>
      ) : null}
      <BestLaw
        search={search}
        proof={info.sequence ? "period" : "patterns"}
        id={id}
        pairs={info.grid !== null && !info.sequence}
      />
    </>
  );
}

/** As high as what comes. */
export const HeadToCome = () => (
  <div aria-hidden="true">
    <p class="rule-words">…</p>
    <div class="dots-empty" />
    <div class="best-law" />
  </div>
);

export function RuleHead({ rule, id }: { rule: string; id: number }) {
  const info = ruleInfo(rule);
  if (info !== null && !isInfo(info)) return <ErrorNote text={rule} error={info} />;
  return (
    <>
      {rule === misereRule.value ? (
        <p class="quiet" data-testid="misere-rule">
          {exploreStrings.value.sheet.misereBoard}
        </p>
      ) : null}
      {info === null ? <HeadToCome /> : <KnownRule key={info.rule} info={info} id={id} />}
    </>
  );
}

export function ListHead({ list, id }: { list: string; id: number }) {
  const search = useSearch(null, list);
  const found = search.found.value;
  return (
    <>
      {found && !found.pairs ? (
        <Dots
          values={found.values}
          first={found.first}
          marks={found.marks}
          period={periodOf(found.laws)}
        />
      ) : null}
      {found ? <LaterList found={found} /> : null}
      <BestLaw search={search} proof="patterns" id={id} />
    </>
  );
}
