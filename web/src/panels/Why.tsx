/** The values that the verdict comes from, written in binary one under the other. */
import { signal } from "@preact/signals";
import { placeStrings, playStrings, strings, stringsOf } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { result, reveal, revealed } from "../state/analysis";
import { view } from "../state/game";
import { mayChallenge, startChallenge } from "../state/challenge";
import { numberOf } from "../boards/heapCount";
import { Bits, bitsOf, mostBits } from "./Bits";
import { Icon } from "./Icon";
import { later } from "./later";
import { theoremNames, type TheoremName } from "../strings/more";
import type { AnalysisRecord, ComponentRecord } from "#module/nimber.js";

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
  /** in words: a number, or where a token stands */
  size: string;
  value: bigint | null;
}

/** The theorems behind the values, each once. */
const theoremsOf = (known: AnalysisRecord): TheoremName[] =>
  theoremNames.filter((name) => known.terms.some((term) => term.theorem === name));

export function Why() {
  const s = strings.value;
  const known = result.value;
  const shown = view.value;
  if (!known || !shown)
    return <section class="card why" id="why" tabIndex={-1} aria-label={s.why.title} />;
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
    const drawn = shown.terms[at];
    const name = (one: ComponentRecord) => {
      const text = s.why.pieces[one.kind](numberOf(one, drawn));
      return known.terms.length > 1 && one.kind !== "heap"
        ? `${s.why.term(at + 1)}: ${text}`
        : text;
    };
    if (term.components.length > 0)
      for (const one of term.components)
        rows.push({
          name: name(one),
          size:
            one.kind === "token"
              ? (drawn?.vertices[Number(one.size)] ?? "")
              : formatInteger(one.size),
          value: one.value,
        });
    else rows.push({ name: s.why.term(at + 1), size: "", value: term.value });
  });
  const visible = rows.slice(0, mostRows);
  const bits = bitsOf([...rows.map((row) => row.value ?? 0n), known.value ?? 0n]);
  const binary = bits <= mostBits && rows.some((row) => row.value !== null);
  return (
    <section class="card why" id="why" tabIndex={-1} aria-labelledby="why-title">
      <h2 id="why-title">{s.why.title}</h2>
      <p>{s.why.intro(known.method)}</p>
      {known.method === "search"
        ? null
        : theoremsOf(known).map((name) => (
            <p class="why-theorem" key={name} data-theorem={name}>
              {s.theorems[name]}
            </p>
          ))}
      {rows.length > 0 && rows.some((row) => row.value !== null) ? (
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
                  <td class="number">{row.value === null ? "–" : formatInteger(row.value)}</td>
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
                  <th scope="row">{s.why.sum}</th>
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
      {mayChallenge.value && known.value !== null ? (
        <p class="why-challenge">
          <button
            type="button"
            class="button"
            data-testid="challenge-start"
            onClick={startChallenge}
          >
            {known.value === 0n
              ? playStrings.value.challengeZero
              : playStrings.value.challenge(known.value)}
          </button>
        </p>
      ) : null}
      {known.method === "values" && known.value !== null ? (
        <p class="conclusion">{known.value === 0n ? s.why.zero : s.why.nonzero}</p>
      ) : null}
      {known.method === "tame" && rows.every((row) => row.value !== null) ? (
        <p class="conclusion">
          {rows.some((row) => row.value! > 1n) ? s.why.tameBig : s.why.tameSmall}
        </p>
      ) : null}
      <p class="why-more">
        <button
          type="button"
          class="button"
          data-testid="explain"
          aria-expanded={explaining.value}
          onClick={() => (explaining.value = !explaining.peek())}
        >
          <Icon name="why" />
          {explaining.value ? s.why.close : s.why.explain}
        </button>
      </p>
      {explaining.value ? <Explained /> : null}
    </section>
  );
}
