/** How each winning move makes every column even. */
import { useState } from "preact/hooks";
import { Bits, bitsOf, mostBits } from "../panels/Bits";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { pieceName } from "./pieces";
import { whyStrings } from "./strings";
import type { ExplanationRecord, MendStep, PositionView, SumRow } from "#module/nimber.js";

const firstShown = 4;

function Rows({
  rows,
  heading,
  width,
  view,
}: {
  rows: readonly SumRow[];
  heading: string;
  width: number;
  view: PositionView;
}) {
  const w = whyStrings.value;
  return (
    <tbody>
      {rows.length === 0 ? (
        <tr>
          <th scope="row">{heading}</th>
          <td colSpan={3} class="quiet">
            {w.mends.gone}
          </td>
        </tr>
      ) : (
        rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">
              {heading}: {pieceName(row, view)}
            </th>
            <td class="number">{row.kind === "whole" ? "" : formatInteger(row.size)}</td>
            <td class="number">{row.value === null ? "–" : formatInteger(row.value)}</td>
            <td class="number">
              {row.value !== null && width <= mostBits ? (
                <Bits value={row.value} width={width} />
              ) : null}
            </td>
          </tr>
        ))
      )}
    </tbody>
  );
}

function Mend({ step, view, misere }: { step: MendStep; view: PositionView; misere: boolean }) {
  const s = strings.value;
  const w = whyStrings.value;
  const width = bitsOf(
    [...step.before, ...step.after].map((row) => row.value ?? 0n).concat(step.from, step.to),
  );
  return (
    <li class="mend" data-testid="mend" data-raises={step.raises}>
      <p class="mend-move">
        <b>{s.move(step.move, { terms: view.terms })}</b>
        <span class="quiet">{w.mends.mend(formatInteger(step.from), formatInteger(step.to))}</span>
      </p>
      <div class="table-box" role="group" aria-label={w.mends.title} tabIndex={0}>
        <table class="values">
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{s.why.component}</th>
              <th scope="col">{s.why.size}</th>
              <th scope="col">{s.why.value}</th>
              <th scope="col">{s.why.binary}</th>
            </tr>
          </thead>
          <Rows rows={step.before} heading={w.mends.before} width={width} view={view} />
          <Rows rows={step.after} heading={w.mends.after} width={width} view={view} />
        </table>
      </div>
      <p>
        {misere ? w.mends.misere(formatInteger(step.total), step.bigs) : w.mends.even}
        {step.raises ? ` ${w.mends.raises(formatInteger(step.from), formatInteger(step.to))}` : ""}
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
  const odd = sum.ones.filter((ones) => ones % 2 === 1).length;
  const shown = all ? mends : mends.slice(0, firstShown);
  if (mends.length === 0 && (odd > 0 || misere)) return null;
  return (
    <section class="why-part" aria-labelledby="mends-title" data-testid="mends">
      <h3 id="mends-title">{w.mends.title}</h3>
      {misere ? null : <p>{odd > 0 ? w.mends.oddColumns(odd) : w.mends.none}</p>}
      {shown.length > 0 ? (
        <ol class="mend-list">
          {shown.map((step) => (
            <Mend key={step.move.position} step={step} view={view} misere={misere} />
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
