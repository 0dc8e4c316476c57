/** What is seen of a rule or a list before anything is asked: words, a picture, a law. */
import { useLong } from "../widgets/Busy";
import { ErrorNote } from "../widgets/ErrorNote";
import { gap } from "../strings/joined";
import { strings, exploreStrings } from "../strings/index";
import { Dots } from "./Dots";
import { lawSentence } from "./lawWords";
import { Standing } from "./Standing";
import { periodOf } from "./laws";
import { LaterGrid, LaterList } from "./later";
import { useSearch, type Search } from "./search";
import { SmallTable } from "./SmallTable";
import { useUnanswered } from "./work";
import { askFor, isInfo, misereRule, ruleInfo, type RuleInfo } from "./state";

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
function BestLaw({ search, proof, id }: { search: Search; proof: string; id: number }) {
  const s = exploreStrings.value;
  useUnanswered(!search.over.value);
  const found = search.found.value;
  const law = found?.laws.find((one) => one.proven) ?? found?.laws[0];
  const state = search.state.value;
  if (!found || !law)
    return (
      <div class="best-law" role="status">
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
  const sentence = lawSentence(law, found);
  // Of these the words alone do not say what the law is.
  const formula = law.kind === "recursive" ? law.formula : null;
  const repeats = law.kind === "periodic" && !law.lost && law.theorem !== "";
  return (
    <div class="best-law" role="status">
      <p data-testid="law" data-proven={String(law.proven)} data-kind={law.kind}>
        <b>{sentence}</b>
        {gap(sentence)}
        {law.proven ? (
          <button
            type="button"
            class="proven-link"
            data-testid="law-proven"
            onClick={() => askFor(repeats ? proof : "patterns", id)}
          >
            {s.sheet.proven}
          </button>
        ) : (
          // A proof may still come, in less room than the words that there is none.
          <span class="quiet">
            {state.status === "working" ? "…" : <Standing law={law} found={found} />}
          </span>
        )}
        {formula === null ? null : (
          <code class="best-formula" translate={false}>
            {s.see.formula(formula)}
          </code>
        )}
      </p>
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
  return (
    <>
      <p class="rule-words">{strings.value.rule(info.sentence)}</p>
      <Picture info={info} search={search} />
      <BestLaw search={search} proof={info.sequence ? "period" : "patterns"} id={id} />
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
