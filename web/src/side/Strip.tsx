/** g(n) of one heap for every rule on the board, with P or N. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { errorSentence, strings } from "../strings/index";
import { heapsOf } from "../boards/heapCount";
import { games } from "../state/session";
import { changeTo } from "../state/departure";
import { revealed } from "../state/analysis";
import { wholeWords } from "../state/face";
import { subject, view } from "../state/game";
import { keepSequences, sequences, stopSequence, wantSequence } from "./sequences";
import { Busy, useLong } from "../widgets/Busy";
import { Word } from "../widgets/Word";

/** Another rule's values stay as they were opened from one position to the next. */
const otherRule = signal(false);

const firstCells = 50;
const mostCells = 2000;
/** A heap up to this size is in sight on its strip. */
const farHeap = 500n;

interface RuleShown {
  rule: string;
  /** heaps of this rule on the board: size to numbers */
  heaps: Map<number, number[]>;
  wanted: number;
}

function rulesShown(): RuleShown[] {
  const here = subject.value;
  const hasSequence = (game: string) =>
    games.value.some((info) => info.name === game && info.sequence);
  if (here.kind === "rule")
    return hasSequence(here.game)
      ? [{ rule: here.rule, heaps: new Map(), wanted: firstCells }]
      : [];
  const found = new Map<string, RuleShown>();
  for (const term of view.value?.terms ?? []) {
    for (const [at, stones] of heapsOf(term).entries()) {
      const heap = term.firstHeap + at;
      if (!hasSequence(term.game)) continue;
      const shown = found.get(term.rule) ?? {
        rule: term.rule,
        heaps: new Map<number, number[]>(),
        wanted: firstCells,
      };
      found.set(term.rule, shown);
      if (stones > farHeap) continue;
      const size = Number(stones);
      shown.heaps.set(size, [...(shown.heaps.get(size) ?? []), heap]);
      while (size >= shown.wanted - 5) shown.wanted += 50;
    }
  }
  return [...found.values()];
}

function RuleStrip({ shown, titled }: { shown: RuleShown; titled: boolean }) {
  const s = strings.value;
  const cells = useRef<HTMLOListElement>(null);
  const sequence = sequences.value.get(shown.rule);
  const long = useLong(sequence?.working ? sequence.since : null);
  useEffect(() => wantSequence(shown.rule, shown.wanted), [shown.rule, shown.wanted]);
  const largest = Math.max(-1, ...shown.heaps.keys());
  const ready = (sequence?.values.length ?? 0) > largest;
  useEffect(() => {
    // The heap on the board is in sight, a few smaller ones before it.
    const list = cells.current;
    const cell = largest >= 0 ? list?.children[largest] : list?.children[0];
    if (!list || !(cell instanceof HTMLElement)) return;
    const right = cell.offsetLeft + cell.offsetWidth;
    if (right > list.scrollLeft + list.clientWidth || cell.offsetLeft < list.scrollLeft)
      list.scrollLeft = Math.max(0, right - list.clientWidth * 0.75);
  }, [largest, ready, shown.rule]);
  const values = sequence?.values ?? new Uint32Array();
  const visibleCount = Math.min(values.length, Math.max(shown.wanted, sequence?.wanted ?? 0));
  const list = [];
  for (let n = 0; n < visibleCount; n++) {
    const value = values[n]!;
    const here = shown.heaps.get(n);
    list.push(
      <li key={n}>
        <button
          type="button"
          class={`cell${value === 0 ? " cell-P" : ""}${here ? " cell-here" : ""}`}
          data-testid="sg-cell"
          data-n={n}
          data-value={value}
          aria-label={s.strip.cell(n, value) + (here ? s.strip.heapHere(here) : "")}
          onClick={() => void changeTo(`${shown.rule}:${n}`, "stay")}
        >
          <span class="cell-n">{n}</span>
          <span class="cell-g">{value}</span>
          <span class="cell-o">{value === 0 ? "P" : "N"}</span>
        </button>
      </li>,
    );
  }
  return (
    <div class="rule-strip">
      {titled ? (
        <h3 class="rule-name">
          <code translate={false}>{shown.rule}</code>
        </h3>
      ) : null}
      <div class="strip-row">
        <div class="strip-legend">
          <span aria-hidden="true">{s.strip.n}</span>
          <Word name="g">{s.strip.g}</Word>
          <Word name="pn">{s.strip.outcome}</Word>
        </div>
        <ol class="cells" ref={cells} start={0}>
          {list}
          {visibleCount > 0 && visibleCount < mostCells ? (
            <li>
              <button
                type="button"
                class="cell cell-more"
                onClick={() => wantSequence(shown.rule, Math.min(mostCells, visibleCount * 2))}
              >
                {s.strip.more}
              </button>
            </li>
          ) : null}
        </ol>
      </div>
      {sequence?.working && long ? (
        <Busy progress={sequence.progress} onStop={stopSequence} />
      ) : null}
      {sequence?.stopped ? (
        <p>
          {s.verdict.stopped}{" "}
          <button
            type="button"
            class="button"
            onClick={() => wantSequence(shown.rule, shown.wanted, true)}
          >
            {s.verdict.resume}
          </button>
        </p>
      ) : null}
      {sequence?.error ? <p class="quiet">{errorSentence(s, sequence.error)}</p> : null}
    </div>
  );
}

export function Strip() {
  const s = strings.value;
  const shown = rulesShown();
  const rules = shown.map((one) => one.rule).join("\n");
  useEffect(() => keepSequences(rules.split("\n")), [rules]);
  if (shown.length === 0) return null;
  // Where a move goes in several parts, values of single heaps say nothing.
  const compound = view.value?.convention === "normal" && view.value.sum !== "";
  // Where one counts up no heap is in sight.
  if (subject.value.kind === "game" && wholeWords.value?.counting) return null;
  if ((!revealed.value || compound) && subject.value.kind === "game") return null;
  const misere = view.value?.convention === "misere" && subject.value.kind === "game";
  const table = shown
    .slice(0, 6)
    .map((one) => (
      <RuleStrip
        key={one.rule}
        shown={one}
        titled={shown.length > 1 || subject.value.kind === "rule"}
      />
    ));
  return (
    <section class="card strip" aria-labelledby="strip-title">
      <h2 id="strip-title">{s.strip.title}</h2>
      {misere ? (
        // What wins is another move there: it does not stand open beside the reasons.
        <details
          class="kept-by"
          data-testid="strip-other"
          open={otherRule.value}
          onToggle={(event) => (otherRule.value = event.currentTarget.open)}
        >
          <summary>{s.strip.misereNote}</summary>
          {otherRule.value ? table : null}
        </details>
      ) : (
        <>
          <p class="quiet card-note asks-hand">{s.strip.caption}</p>
          {table}
        </>
      )}
    </section>
  );
}
