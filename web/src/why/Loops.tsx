/** Positions that may never end: what each part is worth by Smith's rule, and what that decides. */
import { strings, whyStrings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import type { ExplanationRecord, LabelStep, PositionView } from "#module/nimber.js";

/** So many options are told. */
const most = 8;

function Label({ step, view }: { step: LabelStep; view: PositionView }) {
  const s = strings.value;
  const w = whyStrings.value.loops;
  const term = view.terms[step.term - 1];
  if (!term) return null;
  const context = { terms: view.terms };
  const mex = formatInteger(step.mex);
  const vertex = term.vertices[Number(term.parts[step.part - 1] ?? -1n)];
  const part =
    vertex === undefined
      ? s.boards.partTitle(step.part)
      : whyStrings.value.theorem.pieces.token(step.part, vertex);
  // An option below the missing number needs no reply. An infinite part is one for want of a reply.
  const told = step.options.filter(
    (one) =>
      (one.value === null || one.value > step.mex) && (step.value !== null || one.reply === null),
  );
  const reached = [
    ...new Set(step.options.flatMap((one) => (one.value === null ? [] : [one.value]))),
  ]
    .sort((a, b) => (a < b ? -1 : 1))
    .map(formatInteger);
  return (
    <li>
      {step.value === null
        ? w.infinite(part, reached, mex)
        : w.worth(part, formatInteger(step.value))}
      <ul>
        {step.options
          .filter((one) => step.value !== null && one.value !== null && one.value < step.mex)
          .slice(0, most)
          .map((one) => (
            <li key={one.move.position}>
              {whyStrings.value.walk.reachedBy(
                formatInteger(one.value!),
                s.move(one.move, context),
              )}
            </li>
          ))}
        {told.slice(0, most).map((one) => (
          <li key={one.move.position}>
            {w.after(s.move(one.move, context))}
            {w.colon}
            {one.reply ? w.reply(s.move(one.reply, context), mex) : w.noReply(mex)}
          </li>
        ))}
        {told.length > most || !step.allOptions ? <li>…</li> : null}
      </ul>
    </li>
  );
}

export function Loops({ told, view }: { told: ExplanationRecord; view: PositionView }) {
  const w = whyStrings.value.loops;
  const labels = told.steps.filter((step) => step.kind === "label");
  const endless = told.steps.find((step) => step.kind === "endless");
  if (labels.length === 0) return null;
  return (
    <section class="why-part" aria-labelledby="loops-title" data-testid="loops">
      <h3 id="loops-title">{w.title}</h3>
      <ul class="why-labels">
        {labels.map((step) => (
          <Label key={`${step.term} ${step.part}`} step={step} view={view} />
        ))}
      </ul>
      {endless ? (
        <p class="conclusion">
          {endless.infinite > 1
            ? w.several(endless.infinite)
            : w.single(
                endless.reached.map(formatInteger),
                endless.rest === null ? null : formatInteger(endless.rest),
                endless.outcome === "N",
              )}
        </p>
      ) : null}
    </section>
  );
}
