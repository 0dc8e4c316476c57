/**
 * The theorems behind the values: this position's numbers put in, the source, and what was turned
 * into what.
 */
import { Told } from "../widgets/Formula";
import { inKernel } from "./inKernel";
import { Known } from "./Known";
import { placesOf } from "./rows";
import { grouped, withNumbers } from "./toldOnce";
import { heapHere, shownText, squareIn } from "../state/shownText";
import { strings, whyStrings } from "../strings/index";
import { joined, named } from "../strings/joined";
import { formatInteger } from "../strings/numbers";
import { theoremNames, type TheoremName } from "../strings/more";
import type { Facts } from "../strings/why";
import type { ExplanationRecord, PositionView, SumRow, TheoremStep } from "#module/nimber.js";

const nameOf = (code: string): TheoremName | null =>
  theoremNames.find((name) => name === code) ?? null;

const factsOf = (step: TheoremStep): Facts => {
  const all = (name: string) =>
    step.facts.filter((fact) => fact.name === name).map((fact) => formatInteger(fact.number));
  return { all, get: (name) => all(name)[0] ?? "–" };
};

function Turned({ rows, view }: { rows: readonly SumRow[]; view: PositionView }) {
  const w = whyStrings.value.theorem;
  const words = (row: SumRow) => {
    const size = formatInteger(row.size);
    const vertices = view.terms[row.term - 1]?.vertices ?? [];
    switch (row.kind) {
      case "pair":
      case "coin":
      case "edge":
      case "step":
        return w.pieces[row.kind](row.part, size);
      case "token":
        return w.pieces.token(row.part, vertices[Number(row.size)] ?? size);
      case "head":
        return row.with && row.with.length > 0
          ? w.pieces.heads(placesOf(row))
          : w.pieces.head(size);
      case "heap":
        return w.pieces.heap(size);
      case "corner":
        return w.pieces.head(`${size}.${formatInteger(row.column ?? 0n)}`);
      case "part":
        return w.pieces.part(row.part);
      case "whole":
        return w.pieces.whole();
    }
  };
  return (
    <>
      <h4>{w.turned}</h4>
      <ul class="turned">
        {rows.map((row, at) => (
          <li key={at}>
            {words(row)} → {w.becomes(formatInteger(row.value ?? 0n))}
          </li>
        ))}
      </ul>
    </>
  );
}

interface StepProps {
  step: TheoremStep;
  name: TheoremName;
  view: PositionView;
}

/** The heap that a theorem is about, as the board calls it, or its text. */
function Heading({ step, view }: StepProps) {
  const term = view.terms[step.term - 1]!;
  const words = step.part > 0 ? heapHere(view, step.term, step.part) : null;
  const part = step.part > 0 ? term.parts[step.part - 1] : undefined;
  return words === null ? (
    <code translate={false}>
      {part === undefined ? shownText(term.position) : `${term.rule}:${formatInteger(part)}`}
    </code>
  ) : (
    <>{words}</>
  );
}

const linesOf = ({ step, name }: StepProps): readonly string[] =>
  whyStrings.value.theorem.says[name](
    factsOf(step),
    step.value === null ? "?" : formatInteger(step.value),
  );

/** The same theorem about another heap: only its numbers. */
function Again(props: StepProps) {
  const w = whyStrings.value.theorem;
  const lines = linesOf(props);
  const formulas = withNumbers(lines);
  return (
    <li data-testid="theorem-again">
      <b>
        <Heading {...props} />
      </b>{" "}
      <Told text={formulas.length > 0 ? w.above(formulas) : joined(...lines)} />
    </li>
  );
}

interface GroupProps {
  steps: readonly TheoremStep[];
  name: TheoremName;
  told: ExplanationRecord;
  view: PositionView;
}

function Group({ steps, name, told, view }: GroupProps) {
  const s = strings.value;
  const w = whyStrings.value;
  const [step, ...others] = steps;
  if (!step) return null;
  const sum = told.steps.find((one) => one.kind === "sum");
  const rows = (sum?.rows ?? [])
    .filter(
      (row) =>
        row.term === step.term && row.value !== null && row.kind !== "heap" && row.kind !== "whole",
    )
    .slice(0, 40);
  const props = { step, name, view };
  const term = view.terms[step.term - 1]!;
  const square = squareIn(term.position);
  return (
    <li class="theorem" data-testid="theorem" data-theorem={name}>
      <h4>
        <Heading {...props} />
      </h4>
      <p>{s.theorems[name]}</p>
      {square === null ? null : (
        <p data-testid="theorem-counted">
          {w.theorem.counted(square, term.parts.map(formatInteger))}
        </p>
      )}
      {step.rule === undefined ? null : (
        <p data-testid="same-game">
          <code translate={false}>{step.rule}</code>
        </p>
      )}
      {linesOf(props).map((line) => (
        <p key={line}>
          <Told text={line} />
        </p>
      ))}
      {step.part === 0 && rows.length > 0 ? <Turned rows={rows} view={view} /> : null}
      {others.length > 0 ? (
        <ul class="theorem-again">
          {others.map((other, at) => (
            <Again key={at} step={other} name={name} view={view} />
          ))}
        </ul>
      ) : null}
      <p class="quiet">{named(w.theorem.source, w.theorem.sources[name])}</p>
      <Known by={inKernel(name, term.rule)} />
    </li>
  );
}

/** Whole terms are turned into heaps, each in its own way; of heaps the theorem is the same. */
const groupOf = ({ code, part, term, rule }: TheoremStep, view: PositionView): string =>
  part === 0 || rule !== undefined
    ? `${code} ${term} ${rule ?? ""}`
    : `${code} ${String(inKernel(code, view.terms[term - 1]?.rule ?? ""))}`;

export function Theorems({ told, view }: { told: ExplanationRecord; view: PositionView }) {
  const w = whyStrings.value;
  const steps = told.steps.filter((step) => step.kind === "theorem");
  if (steps.length === 0) return null;
  return (
    <details class="why-part" data-testid="theorems">
      <summary>
        <h3>{w.theorem.title}</h3>
      </summary>
      {told.convention === "misere" && steps.some(({ code }) => code !== "wythoff-misere") ? (
        <p class="quiet">{w.theorem.ofNormalPlay}</p>
      ) : null}
      <ul class="theorem-list">
        {grouped(steps, (step) => groupOf(step, view)).map((group, at) => {
          const name = nameOf(group[0]!.code);
          return name && view.terms[group[0]!.term - 1] ? (
            <Group key={at} steps={group} name={name} told={told} view={view} />
          ) : null;
        })}
      </ul>
    </details>
  );
}
