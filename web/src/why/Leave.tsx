/** Of a single heap whose lost sizes are proven: what to leave. */
import { formatInteger } from "../strings/numbers";
import { joined } from "../strings/joined";
import { whyStrings } from "../strings/index";
import type { ExplanationRecord, PositionView } from "#module/nimber.js";

export function Leave({ told, view }: { told: ExplanationRecord; view: PositionView }) {
  const w = whyStrings.value.leave;
  const step = told.steps.find((one) => one.kind === "theorem");
  const numbers = (name: string) =>
    (step?.facts ?? []).filter((fact) => fact.name === name).map((fact) => fact.number);
  const [modulus] = numbers("lost_modulus");
  const n = view.terms[0]?.parts[0];
  if (modulus === undefined || n === undefined) return null;
  const remainders = numbers("lost_remainder");
  const text = formatInteger(modulus);
  return (
    <section class="why-part" data-testid="leave">
      <h3>{w.title}</h3>
      <p>
        {joined(
          w.what(text, remainders.map(formatInteger)),
          w.here(
            formatInteger(n),
            text,
            formatInteger(n % modulus),
            remainders.includes(n % modulus),
          ),
        )}
      </p>
    </section>
  );
}
