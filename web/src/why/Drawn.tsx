/**
 * How a value is reckoned on the drawing itself, step by step, or an outcome read from it. What is
 * drawn in each step, the module says.
 */
import { useMemo, useState } from "preact/hooks";
import { pathOf, type Point } from "../boards/layered";
import { dot, groundName, pictures } from "../boards/pictureLayout";
import { IconButton } from "../widgets/IconButton";
import { formatInteger } from "../strings/numbers";
import { whyStrings } from "../strings/index";
import type {
  DrawingStep,
  DrawnStep,
  ExplanationRecord,
  PositionView,
  TermView,
} from "#module/nimber.js";
import "../boards/boards.css";

const edgeName = (term: TermView, at: number) =>
  `${term.vertices[term.edges[at * 2]!]!}-${term.vertices[term.edges[at * 2 + 1]!]!}`;

function stepWords(term: TermView, step: DrawnStep): string {
  const w = whyStrings.value.drawn;
  const added = step.added.map(formatInteger);
  const value = formatInteger(step.value ?? 0n);
  const vertex = (at: number) => term.vertices[step.vertices[at] ?? -1] ?? "?";
  switch (step.code) {
    case "fusion":
      return w.fusion(step.vertices.length, step.edges.length, value);
    case "colon":
      return w.colon(
        edgeName(term, step.edges[0]!),
        added,
        formatInteger(step.added.reduce((sum, one) => sum ^ one, 0n)),
        value,
      );
    case "ground":
      return w.ground(added, value);
    case "matched":
      return w.matched(vertex(0), vertex(1));
    default:
      return w.missed(vertex(0));
  }
}

/** The middle of a line through points. */
function middleOf(line: readonly Point[]): Point {
  const at = (line.length - 1) / 2;
  const [a, b] = [line[Math.floor(at)]!, line[Math.ceil(at)]!];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function Picture({
  term,
  steps,
  now,
}: {
  term: TermView;
  steps: readonly DrawnStep[];
  now: number;
}) {
  const ground = term.board === "ground" ? term.vertices.indexOf(groundName) : -1;
  const picture = useMemo(() => pictures(term.vertices, term.edges, ground)[0]!, [term, ground]);
  const done = steps.slice(0, now + 1);
  const step = steps[now]!;
  const fused = new Set(done.flatMap((one) => (one.code === "fusion" ? one.edges : [])));
  const stalks = new Map(
    done.flatMap((one) =>
      one.code === "colon" ? [[one.edges[0]!, one.value ?? 0n] as const] : [],
    ),
  );
  const matching = step.code === "matched" || step.code === "missed";
  const groundY = ground >= 0 ? picture.vertices[ground]!.y : null;
  return (
    <div class="why-drawing">
      <svg
        class="graph-picture"
        role="img"
        aria-label={whyStrings.value.drawn.picture}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        style={{ maxWidth: `${picture.width * 1.4}px`, minWidth: `${picture.width * 0.6}px` }}
      >
        {groundY === null ? null : (
          <path
            class={`picture-ground${step.code === "ground" ? " why-now" : ""}`}
            d={`M0 ${groundY}H${picture.width}`}
          />
        )}
        {picture.edges.map((line, at) => (
          <path
            key={at}
            class={`picture-edge${fused.has(at) ? " why-fused" : ""}${matching && step.edges.includes(at) ? " why-pair" : ""}${!matching && step.edges.includes(at) ? " why-now" : ""}`}
            data-edge={edgeName(term, at)}
            d={pathOf(line)}
          />
        ))}
        {picture.vertices.map((at, vertex) => {
          if (vertex === ground) return null;
          const state = term.marked.includes(vertex)
            ? vertex === term.marked[0]
              ? "token"
              : "visited"
            : "plain";
          return (
            <g
              key={vertex}
              class={`picture-vertex picture-${state}${step.vertices.includes(vertex) && step.code !== "colon" ? " why-vertex" : ""}`}
              transform={`translate(${at.x} ${at.y})`}
            >
              <circle class="picture-dot" r={dot} />
              <text class="picture-name" y="4.500" text-anchor="middle">
                {term.vertices[vertex]}
              </text>
            </g>
          );
        })}
        {[...stalks].map(([edge, value]) => {
          const at = middleOf(picture.edges[edge]!);
          return (
            <g key={edge} transform={`translate(${at.x} ${at.y})`}>
              <circle
                class={`why-stalk${step.edges.includes(edge) ? " why-stalk-now" : ""}`}
                r="11"
              />
              <text class="why-stalk-value" y="4.500" text-anchor="middle">
                {formatInteger(value)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function Steps({ term, drawing }: { term: TermView; drawing: DrawingStep }) {
  const w = whyStrings.value.drawn;
  const { steps } = drawing;
  const [now, setNow] = useState(0);
  const at = Math.min(now, steps.length - 1);
  return (
    <>
      <Picture term={term} steps={steps} now={at} />
      <p class="why-drawn-words" role="status" data-testid="drawn-words">
        {stepWords(term, steps[at]!)}
      </p>
      {steps.length > 1 ? (
        <p class="why-drawn-steps">
          <IconButton
            icon="back"
            label={w.back}
            testid="drawn-back"
            disabled={at === 0}
            onClick={() => setNow(at - 1)}
          />
          <span>{w.step(at + 1, steps.length)}</span>
          <IconButton
            icon="on"
            label={w.next}
            testid="drawn-next"
            disabled={at === steps.length - 1}
            onClick={() => setNow(at + 1)}
          />
        </p>
      ) : null}
    </>
  );
}

export function Drawn({ told, view }: { told: ExplanationRecord; view: PositionView }) {
  const w = whyStrings.value.drawn;
  const drawings = told.steps.filter((step) => step.kind === "drawing");
  if (drawings.length === 0) return null;
  return (
    <section class="why-part" aria-labelledby="drawn-title" data-testid="drawn">
      <h3 id="drawn-title">{w.title}</h3>
      {drawings.some((one) => one.steps.length > 1) ? <p class="quiet">{w.about}</p> : null}
      {drawings.map((drawing) => {
        const term = view.terms[drawing.term - 1];
        return term ? <Steps key={drawing.term} term={term} drawing={drawing} /> : null;
      })}
    </section>
  );
}
