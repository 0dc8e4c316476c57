/** The values that the verdict comes from, written in binary one under the other. */
import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { errorSentence, placeStrings, playStrings, strings, stringsOf } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { analysis, result, reveal, revealed } from "../state/analysis";
import { view } from "../state/game";
import { challenge, endChallenge, mayChallenge, startChallenge } from "./challenge";
import { Bits, bitsOf, mostBits } from "../why/Bits";
import { ChallengeWords } from "./Coach";
import { bringUpAsItGrows, holdInPlace } from "../widgets/hold";
import { useLong } from "../widgets/Busy";
import { Icon } from "../widgets/Icon";
import { later } from "../widgets/later";
import { Word } from "../widgets/Word";
import { OneHeap, oneHeap } from "./OneHeap";
import { countedRows, rowName, rowSize } from "../why/rows";
import { theoremNames, type TheoremName } from "../strings/more";
import type { AnalysisRecord, PositionView } from "#module/nimber.js";

const mostRows = 24;

/** Stays open from one position to the next. */
const explaining = signal(false);
const Explained = later(
  async () => {
    const [file] = await Promise.all([import("../why/Explained"), stringsOf("why")]);
    return file.Explained;
  },
  () => placeStrings.value.loading,
  "div",
);

interface Row {
  name: string;
  size: string;
  value: bigint | null;
  /** a whole game, which has no parts */
  whole?: boolean;
  /** play in it may never end */
  infinite?: boolean;
}

/** The theorems behind the values, each once. */
const theoremsOf = (known: AnalysisRecord): TheoremName[] =>
  theoremNames.filter((name) => known.terms.some((term) => term.theorem === name));

/** Where there is nothing to explain yet, or nothing at all. */
function NotKnown() {
  const s = strings.value;
  const now = analysis.value;
  return (
    <section class="card why" id="why" tabIndex={-1} aria-labelledby="why-title">
      <h2 id="why-title">{s.why.title}</h2>
      <p class="quiet">
        {now?.status === "failed"
          ? errorSentence(s, now.error)
          : now?.status === "stopped"
            ? s.verdict.stopped
            : s.verdict.working}
      </p>
    </section>
  );
}

export function Why() {
  const s = strings.value;
  // What was known last stays until more is: the card does not close and open with each move.
  const last = useRef<{ known: AnalysisRecord; shown: PositionView } | null>(null);
  const spot = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLParagraphElement>(null);
  if (result.value && view.value?.position === result.value.position)
    last.current = { known: result.value, shown: view.value };
  const fresh = last.current !== null && last.current.known === result.value;
  const long = useLong(analysis.value?.status === "working" ? analysis.value.since : null);
  const over = analysis.value?.status === "failed" || analysis.value?.status === "stopped";
  if (!last.current || (!fresh && (long || over))) return <NotKnown />;
  const { known, shown } = last.current;
  const heap = oneHeap(known, shown);
  if (!revealed.value)
    return (
      <section class="card why" id="why" tabIndex={-1} aria-labelledby="why-title">
        <h2 id="why-title">{s.why.title}</h2>
        <button type="button" class="button" onClick={reveal}>
          {s.verdict.show}
        </button>
      </section>
    );
  const rows: Row[] = [];
  known.terms.forEach((term, at) => {
    if (term.components.length > 0)
      for (const one of countedRows(term))
        rows.push({
          name: rowName(one, at + 1, shown),
          size: rowSize(one, at + 1, shown),
          value: one.value,
          whole: one.kind === "whole",
          infinite: one.infinite === true,
        });
    else if (shown.sum === "") rows.push({ name: s.why.term(at + 1), size: "", value: term.value });
  });
  const visible = rows.slice(0, mostRows);
  const bits = bitsOf([...rows.map((row) => row.value ?? 0n), known.value ?? 0n]);
  const binary = bits <= mostBits && rows.some((row) => row.value !== null);
  /** What was pressed stays where it is, and so do the keys. */
  const stay = (act: () => void) => {
    if (spot.current) {
      holdInPlace(spot.current);
      spot.current.focus({ preventScroll: true });
    }
    act();
  };
  return (
    <section class="card why" id="why" tabIndex={-1} aria-labelledby="why-title" aria-busy={!fresh}>
      <h2 id="why-title">{s.why.title}</h2>
      {heap ? <OneHeap known={known} heap={heap} /> : null}
      {known.loopy || heap ? null : <p>{s.why.intro(known.method)}</p>}
      {known.method === "search" || known.method === "quotient" || shown.sum !== ""
        ? null
        : theoremsOf(known).map((name) => (
            <p class="why-theorem" key={name} data-theorem={name}>
              {s.theorems[name]}
            </p>
          ))}
      {!heap && rows.some((row) => row.value !== null) && !(rows.length === 1 && rows[0]!.whole) ? (
        <div class="table-box" role="group" aria-label={s.why.title} tabIndex={0}>
          <table class="values">
            <thead>
              <tr>
                <th scope="col">{s.why.component}</th>
                <th scope="col" class="number">
                  {s.why.size}
                </th>
                <th scope="col" class="number">
                  {s.why.value}
                </th>
                {binary ? (
                  <th scope="col" class="number">
                    {s.why.binary}
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {visible.map((row, at) => (
                <tr key={at}>
                  <th scope="row">{row.name}</th>
                  <td class="number">{row.size}</td>
                  <td class="number">
                    {row.value === null ? (row.infinite ? "∞" : "–") : formatInteger(row.value)}
                  </td>
                  {binary ? (
                    <td class="number">
                      {row.value === null ? (
                        ""
                      ) : (
                        <Bits value={row.value} width={bits} odd={known.value ?? 0n} />
                      )}
                    </td>
                  ) : null}
                </tr>
              ))}
              {rows.length > visible.length ? (
                <tr>
                  <td colSpan={binary ? 4 : 3} class="quiet">
                    {s.why.more(rows.length - visible.length)}
                  </td>
                </tr>
              ) : null}
            </tbody>
            {known.value !== null ? (
              <tfoot>
                <tr>
                  <th scope="row">
                    <Word name="xor">{s.why.sum}</Word>
                  </th>
                  <td />
                  <td class="number">{formatInteger(known.value)}</td>
                  {binary ? (
                    <td class="number">
                      <Bits value={known.value} width={bits} odd={known.value} />
                    </td>
                  ) : null}
                </tr>
              </tfoot>
            ) : null}
          </table>
        </div>
      ) : null}
      <div class="why-challenge" ref={spot} tabIndex={-1}>
        {challenge.value ? (
          <div class="coach-note" data-testid="challenge-here">
            <ChallengeWords away onEnd={() => stay(endChallenge)} />
          </div>
        ) : (mayChallenge.value || !fresh) && known.value !== null ? (
          <button
            type="button"
            class="button"
            data-testid="challenge-start"
            onClick={() => stay(startChallenge)}
          >
            {known.value === 0n
              ? playStrings.value.challengeZero
              : playStrings.value.challenge(known.value)}
          </button>
        ) : null}
      </div>
      {known.method === "values" && known.value !== null && !heap ? (
        <p class="conclusion">{known.value === 0n ? s.why.zero : s.why.nonzero}</p>
      ) : null}
      {known.method === "tame" && rows.every((row) => row.value !== null) ? (
        <p class="conclusion">
          {rows.some((row) => row.value! > 1n) ? s.why.tameBig : s.why.tameSmall}
        </p>
      ) : null}
      <p class="why-more" ref={more}>
        <button
          type="button"
          class="button"
          data-testid="explain"
          aria-expanded={explaining.value}
          onClick={() => {
            explaining.value = !explaining.peek();
            if (explaining.peek() && more.current) bringUpAsItGrows(more.current);
          }}
        >
          <Icon name="why" />
          {explaining.value ? s.why.close : s.why.explain}
        </button>
      </p>
      {explaining.value ? <Explained /> : null}
    </section>
  );
}
