/** How each winning move makes every column even. */
import { useState } from "preact/hooks";
import { termsAfter } from "../boards/heapCount";
import { Bits, bitsOf, mostBits } from "./Bits";
import { rowName, rowSize } from "./rows";
import { strings, whyStrings } from "../strings/index";
import { joined } from "../strings/joined";
import { formatInteger } from "../strings/numbers";
import type { ExplanationRecord, MendStep, PositionView, SumRow, SumStep } from "#module/nimber.js";

const firstShown = 4;

/** The most rows that stay which one table shows. */
const mostKept = 12;

interface RowsProps {
  rows: readonly SumRow[];
  heading?: string;
  width: number;
  view: Pick<PositionView, "terms">;
}

function Rows({ rows, heading, width, view }: RowsProps) {
  const w = whyStrings.value;
  if (rows.length === 0 && heading !== undefined)
    return (
      <tr>
        <th scope="row">{heading}</th>
        <td colSpan={3} class="quiet">
          {w.mends.gone}
        </td>
      </tr>
    );
  return (
    <>
      {rows.map((row, at) => {
        const name = rowName(row, row.term, view);
        return (
          <tr key={at}>
            <th scope="row">{heading === undefined ? name : w.mends.row(heading, name)}</th>
            <td class="number">{rowSize(row, row.term, view)}</td>
            <td class="number">{row.value === null ? "–" : formatInteger(row.value)}</td>
            <td class="number">
              {row.value !== null && width <= mostBits ? (
                <Bits value={row.value} width={width} />
              ) : null}
            </td>
          </tr>
        );
      })}
    </>
  );
}

function Xor({ heading, value, width }: { heading: string; value: bigint; width: number }) {
  return (
    <tr>
      <th scope="row">{heading}</th>
      <td />
      <td class="number">{formatInteger(value)}</td>
      <td class="number">
        {width <= mostBits ? <Bits value={value} width={width} odd={value} /> : null}
      </td>
    </tr>
  );
}

function Head() {
  const s = strings.value;
  return (
    <thead>
      <tr>
        <th scope="col">{s.why.component}</th>
        <th scope="col" class="number">
          {s.why.size}
        </th>
        <th scope="col" class="number">
          {s.why.value}
        </th>
        <th scope="col" class="number">
          {s.why.binary}
        </th>
      </tr>
    </thead>
  );
}

/** The columns of a position in which all of them are even. */
function Balanced({ sum, view }: { sum: SumStep; view: PositionView }) {
  const s = strings.value;
  const rows = sum.rows.slice(0, mostKept);
  const width = bitsOf(rows.map((row) => row.value ?? 0n));
  return (
    <div class="table-box" role="group" aria-label={whyStrings.value.mends.titleNone} tabIndex={0}>
      <table class="values">
        <Head />
        <tbody>
          <Rows rows={rows} width={width} view={view} />
          {sum.rows.length > rows.length ? (
            <tr>
              <td colSpan={4} class="quiet">
                {s.why.more(sum.rows.length - rows.length)}
              </td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <Xor heading={s.why.sum} value={sum.total} width={width} />
        </tfoot>
      </table>
    </div>
  );
}

interface MendProps {
  step: MendStep;
  /** the XOR before the move */
  total: bigint;
  view: PositionView;
  misere: boolean;
}

function Mend({ step, total, view, misere }: MendProps) {
  const s = strings.value;
  const w = whyStrings.value;
  const kept = step.kept.slice(0, mostKept);
  const width = bitsOf(
    [...kept, ...step.before, ...step.after].map((row) => row.value ?? 0n).concat(total),
  );
  const more = step.kept.length - kept.length + step.moreKept;
  return (
    <li class="mend" data-testid="mend" data-raises={step.raises}>
      <p class="mend-move">
        <b>{s.move(step.move, { terms: view.terms })}</b>
        <span class="quiet">{w.mends.mend(formatInteger(step.from), formatInteger(step.to))}</span>
      </p>
      <div class="table-box" role="group" aria-label={w.mends.title} tabIndex={0}>
        <table class="values">
          <Head />
          <tbody>
            <Rows rows={kept} width={width} view={view} />
            {more > 0 ? (
              <tr>
                <td colSpan={4} class="quiet">
                  {s.why.more(more)}
                </td>
              </tr>
            ) : null}
            <Rows rows={step.before} heading={w.mends.before} width={width} view={view} />
            <Rows
              rows={step.after}
              heading={w.mends.after}
              width={width}
              view={termsAfter(view, step.move)}
            />
          </tbody>
          <tfoot>
            <Xor heading={w.mends.row(w.mends.before, s.why.sum)} value={total} width={width} />
            <Xor heading={w.mends.row(w.mends.after, s.why.sum)} value={step.total} width={width} />
          </tfoot>
        </table>
      </div>
      <p>
        {joined(
          misere ? w.mends.misere(formatInteger(step.total), step.bigs) : w.mends.even,
          step.raises ? w.mends.raises(formatInteger(step.from), formatInteger(step.to)) : "",
        )}
      </p>
    </li>
  );
}

export function Mends({ told, view }: { told: ExplanationRecord; view: PositionView }) {
  const w = whyStrings.value;
  const [all, setAll] = useState(false);
  const sum = told.steps.find((step) => step.kind === "sum");
  const mends = told.steps.filter((step) => step.kind === "mend");
  const misere = told.convention === "misere";
  if (!sum || view.over) return null;
  // A single part is its own sum: there is nothing to add up.
  const parts = Math.max(sum.rows.length, ...mends.map(({ after }) => after.length));
  if (parts <= 1 && !misere) return null;
  const odd = sum.ones.filter((ones) => ones % 2 === 1).length;
  const shown = all ? mends : mends.slice(0, firstShown);
  if (mends.length === 0 && (odd > 0 || misere)) return null;
  return (
    <section class="why-part" aria-labelledby="mends-title" data-testid="mends">
      <h3 id="mends-title">{mends.length > 0 ? w.mends.title : w.mends.titleNone}</h3>
      {misere ? null : <p>{odd > 0 ? w.mends.oddColumns(odd) : w.mends.none}</p>}
      {mends.length === 0 ? <Balanced sum={sum} view={view} /> : null}
      {shown.length > 0 ? (
        <ol class="mend-list">
          {shown.map((step) => (
            <Mend
              key={step.move.position}
              step={step}
              total={sum.total}
              view={view}
              misere={misere}
            />
          ))}
        </ol>
      ) : null}
      {mends.length > shown.length ? (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {w.mends.more(mends.length - shown.length)}
        </button>
      ) : null}
    </section>
  );
}
