/** The same position in normal and in misère play, and where values stop helping. */
import { rowName } from "./rows";
import { strings, whyStrings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { named } from "../strings/joined";
import type { ExplanationRecord, PositionView } from "#module/nimber.js";

/** The most rows of components that count as one which are listed. */
const mostTogether = 8;

export function Conventions({ told, view }: { told: ExplanationRecord; view: PositionView }) {
  const s = strings.value;
  const w = whyStrings.value.conventions;
  const step = told.steps.find((one) => one.kind === "conventions");
  if (!step) return null;
  const column = (name: "normal" | "misere") => {
    const outcome = step[name];
    return (
      <div
        class={`convention${told.convention === name ? " convention-here" : ""}`}
        data-testid={`convention-${name}`}
        data-outcome={outcome ?? ""}
      >
        <h4>{w[name]}</h4>
        <p class="quiet">{name === "normal" ? w.normalAbout : w.misereAbout}</p>
        <p class="convention-outcome">
          {outcome ? (
            <span class={`sign sign-${outcome}`} aria-hidden="true">
              {outcome}
            </span>
          ) : null}
          <b>{outcome ? { N: w.wins, P: w.loses, D: w.draws }[outcome] : w.unsettled}</b>
        </p>
        <p>
          {named(
            s.verdict.value,
            name === "normal" && step.value !== null
              ? formatInteger(step.value)
              : s.settled.noValue,
          )}
        </p>
      </div>
    );
  };
  return (
    <details class="why-part" data-testid="conventions">
      <summary>
        <h3>{w.title}</h3>
      </summary>
      <div class="convention-pair">
        {column("normal")}
        {column("misere")}
      </div>
      {step.together?.slice(0, mostTogether).map((row, at) => (
        <p key={at} data-testid="together">
          {w.together(rowName(row, row.term, view), formatInteger(row.value ?? 0n))}
        </p>
      ))}
      <p>{w.rules[step.rule]}</p>
    </details>
  );
}
