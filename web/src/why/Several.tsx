/** Why a sum in which one move changes several parts is won or lost. */
import { useState } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import type { CompoundStep, ExplanationRecord, PositionView } from "#module/nimber.js";

const firstMoves = 6;

function partName(view: PositionView, row: CompoundStep["rows"][number]): string {
  const s = strings.value;
  const term = view.terms[row.term - 1];
  const game = view.terms.length > 1 || row.part === 0 ? s.why.term(row.term) : "";
  if (row.part === 0) return game;
  const part =
    term && row.part <= term.heaps
      ? s.why.pieces.heap(term.firstHeap + row.part - 1)
      : s.why.pieces.part(row.part);
  return game && !(term && row.part <= term.heaps) ? `${game}, ${part}` : part;
}

export function Several({ told, view }: { told: ExplanationRecord; view: PositionView }) {
  const s = strings.value;
  const w = s.several.why;
  const [all, setAll] = useState(false);
  const step = told.steps.find((one) => one.kind === "compound");
  if (!step) return null;
  const moves = told.steps.filter((one) => one.kind === "compound-move");
  const shown = all ? moves : moves.slice(0, firstMoves);
  const by = step.by === "search" ? null : step.by;
  const lost = step.outcome === "P";
  const digits = step.by === "digits";
  const width = Math.max(1, step.digits.length);
  return (
    <section class="why-part" data-testid="several-why">
      <p>{w.about[step.by]}</p>
      {step.rows.length > 0 && by ? (
        <div class="table-box" role="group" aria-label={w.column[by]} tabIndex={0}>
          <table class="values">
            <thead>
              <tr>
                <th scope="col">{s.why.component}</th>
                <th scope="col" class="number">
                  {w.column[by]}
                </th>
              </tr>
            </thead>
            <tbody>
              {step.rows.slice(0, 100).map((row) => (
                <tr key={`${row.term} ${row.part}`}>
                  <th scope="row">{partName(view, row)}</th>
                  <td class="number">
                    {digits ? (
                      <code>{row.number.toString(2).padStart(width, "0")}</code>
                    ) : step.by === "outcomes" ? (
                      w.won[row.number === 0n ? "lost" : "won"]
                    ) : (
                      formatInteger(row.number)
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
            {digits ? (
              <tfoot>
                <tr>
                  <th scope="row">{w.digits(formatInteger(step.modulus))}</th>
                  <td class="number">
                    <code>{[...step.digits].reverse().map(String).join(" ")}</code>
                  </td>
                </tr>
              </tfoot>
            ) : null}
          </table>
        </div>
      ) : null}
      <p>
        {step.by === "suspense" || step.by === "remoteness"
          ? w.parity[step.by](formatInteger(step.number), lost)
          : w.decides[step.by](lost)}
      </p>
      {shown.length > 0 ? (
        <ul>
          {shown.map((one) => (
            <li key={one.move.position}>{s.move(one.move, { terms: view.terms })}</li>
          ))}
        </ul>
      ) : null}
      {!all && moves.length > firstMoves ? (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {s.why.more(moves.length - firstMoves)}
        </button>
      ) : null}
    </section>
  );
}
