/** A misère sum of heaps: each heap's word, the product, and what a winning move does to it. */
import { useState } from "preact/hooks";
import { strings, whyStrings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { quotientInKernel } from "./inKernel";
import { Known } from "./Known";
import { rowName } from "./rows";
import type { ExplanationRecord, PositionView } from "#module/nimber.js";

const firstMoves = 4;
const mostRows = 40;

const Word = ({ text }: { text: string }) => <code translate={false}>{text}</code>;

export function Quotients({ told, view }: { told: ExplanationRecord; view: PositionView }) {
  const s = strings.value;
  const w = whyStrings.value.quotient;
  const [all, setAll] = useState(false);
  const step = told.steps.find((one) => one.kind === "quotient");
  if (!step) return null;
  const moves = told.steps.filter((one) => one.kind === "quotient-move");
  const shown = all ? moves : moves.slice(0, firstMoves);
  return (
    <section class="why-part" aria-labelledby="quotient-title" data-testid="why-quotient">
      <h3 id="quotient-title">{w.title}</h3>
      <p>{w.about(formatInteger(step.order), formatInteger(step.pPortion))}</p>
      <div class="table-box" role="group" aria-label={w.title} tabIndex={0}>
        <table class="values">
          <thead>
            <tr>
              <th scope="col">{s.why.component}</th>
              <th scope="col" class="number">
                {s.why.size}
              </th>
              <th scope="col">{w.word}</th>
            </tr>
          </thead>
          <tbody>
            {step.rows.slice(0, mostRows).map((row) => (
              <tr key={`${row.term} ${row.part}`}>
                <th scope="row">
                  {rowName({ ...row, kind: "heap", value: null }, row.term, view)}
                </th>
                <td class="number">{formatInteger(row.size)}</td>
                <td>
                  <Word text={row.word} />
                </td>
              </tr>
            ))}
            {step.rows.length > mostRows ? (
              <tr>
                <td colSpan={3} class="quiet">
                  {s.why.more(step.rows.length - mostRows)}
                </td>
              </tr>
            ) : null}
          </tbody>
          <tfoot>
            <tr data-testid="quotient-product" data-lost={String(step.lost)}>
              <th scope="row">{w.product}</th>
              <td />
              <td>
                <Word text={step.product} /> {step.lost ? w.lost : w.notLost}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <Known by={quotientInKernel} />
      {step.nimRule ? (
        <p data-testid="nim-rule" data-says={step.nimRule}>
          {w.nimRule(step.nimRule === "P", (step.nimRule === "P") === step.lost)}
        </p>
      ) : null}
      {shown.length > 0 ? (
        <>
          <h4>{w.moves}</h4>
          <ol class="mend-list">
            {shown.map((one) => (
              <li key={one.move.position} class="mend" data-testid="quotient-move">
                <p class="mend-move">
                  <b>{s.move(one.move, { terms: view.terms })}</b>
                </p>
                <p>
                  <Word text={one.before} /> {"→"} {one.after.length === 0 ? w.gone : null}
                  {one.after.map((word, at) => (
                    <span key={at}>
                      {at > 0 ? " · " : null}
                      <Word text={word} />
                    </span>
                  ))}
                  {w.makes} <Word text={one.product} />
                </p>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {moves.length > shown.length ? (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {whyStrings.value.mends.more(moves.length - shown.length)}
        </button>
      ) : null}
    </section>
  );
}
