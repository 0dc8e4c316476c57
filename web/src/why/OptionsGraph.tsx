/**
 * All that can be reached from a small position: layered, coloured backwards from the end, step by
 * step.
 */
import { useEffect, useMemo, useState } from "preact/hooks";
import { optionsGraph } from "../engine/asking";
import { ErrorNote } from "../widgets/ErrorNote";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { download, fileName } from "../device/download";
import { createJob } from "../engine/job";
import { hrefOf } from "../state/links";
import { groupDigits } from "../strings/numbers";
import { strings, whyStrings } from "../strings/index";
import { layoutReached, shortLabels } from "./reachedLayout";
import { ArrowTip } from "../boards/ArrowTip";
import type { OptionsGraphRecord } from "#module/nimber.js";

const mostPositions = 2000;
const mostDrawn = 90;
const mostArrows = 420;
/** In rounds: a position that working backwards never settles. */
const never = 0xffffffff;
const letters = ["P", "N", "D"] as const;

function Steps({
  round,
  last,
  onRound,
}: {
  round: number;
  last: number;
  onRound: (round: number) => void;
}) {
  const w = whyStrings.value.graph;
  const button = (name: "first" | "back" | "on" | "last", words: string, to: number) => (
    <IconButton
      icon={name}
      label={words}
      testid={`round-${name}`}
      disabled={to < 0 || to > last || to === round}
      onClick={() => onRound(to)}
    />
  );
  return (
    <div class="rounds" role="group" aria-label={w.title}>
      {button("first", w.first, 0)}
      {button("back", w.previous, round - 1)}
      <span class="round-number">{w.round(round, last)}</span>
      {button("on", w.next, round + 1)}
      {button("last", w.last, last)}
    </div>
  );
}

function Picture({ graph }: { graph: OptionsGraphRecord }) {
  const w = whyStrings.value.graph;
  const labels = useMemo(() => shortLabels(graph.positions), [graph]);
  const picture = useMemo(() => layoutReached(labels, graph.edges), [labels, graph]);
  const last = useMemo(
    () => graph.rounds.reduce((a, b) => (b === never ? a : Math.max(a, b)), 0),
    [graph],
  );
  const drawn = graph.rounds.reduce((sum, settled) => sum + (settled === never ? 1 : 0), 0);
  const [round, setRound] = useState(last);
  const count = (wins: number) =>
    graph.rounds.reduce(
      (sum, settled, at) => sum + (settled === round && graph.wins[at] === wins ? 1 : 0),
      0,
    );
  const ended = graph.rounds.reduce((sum, settled) => sum + (settled === 0 ? 1 : 0), 0);
  return (
    <>
      <Steps round={round} last={last} onRound={setRound} />
      <p role="status" data-testid="round-words">
        {round === 0 ? w.roundZero(ended) : w.roundSays(count(0), count(1))}
        {round === last && drawn > 0 ? ` ${w.drawn(drawn)}` : null}
      </p>
      <div class="reached-box" tabIndex={0} role="group" aria-label={w.title}>
        <svg
          class="reached"
          data-testid="reached"
          role="img"
          aria-label={w.label(graph.positions.length, graph.edges.length / 2)}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          style={{ width: `${picture.width}px`, height: `${picture.height}px` }}
        >
          <defs>
            <ArrowTip
              id="reached-tip"
              class="reached-tip"
              size={7}
              half={4}
              end={7}
              path="M0 0 8 4 0 8z"
              orient="auto"
            />
          </defs>
          {picture.paths.map((path, at) => (
            <path key={at} d={path} class="reached-arrow" marker-end="url(#reached-tip)" />
          ))}
          {picture.boxes.map((box, at) => {
            const drawn = graph.rounds[at] === never && round === last;
            const settled = drawn || graph.rounds[at]! <= round;
            const letter = letters[graph.wins[at]!]!;
            const value = graph.values[at]!;
            return (
              <g
                key={at}
                class={`reached-node ${settled ? `reached-${letter}` : "reached-open"}${graph.rounds[at] === round ? " reached-new" : ""}`}
                transform={`translate(${box.x - box.width / 2} ${box.y - box.height / 2})`}
              >
                <rect
                  width={box.width}
                  height={box.height}
                  rx={settled && letter === "P" ? 20 : 8}
                />
                <text x={box.width / 2} y="16" class="reached-text">
                  {labels[at]}
                </text>
                <text x={box.width / 2} y="32" class="reached-sign">
                  {settled ? `${letter}${value >= 0 ? ` ${value}` : ""}` : "?"}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </>
  );
}

function List({ graph }: { graph: OptionsGraphRecord }) {
  const w = whyStrings.value.graph;
  return (
    <details class="reached-list">
      <summary>{w.list}</summary>
      <div class="table-box" role="group" aria-label={w.list} tabIndex={0}>
        <table class="values">
          <thead>
            <tr>
              <th scope="col">{w.position}</th>
              <th scope="col">{w.outcome}</th>
              <th scope="col" class="number">
                {w.value}
              </th>
              <th scope="col" class="number">
                {w.settled}
              </th>
            </tr>
          </thead>
          <tbody>
            {graph.positions.slice(0, 300).map((text, at) => (
              <tr key={text} data-testid="reached-row" data-value={graph.values[at]}>
                <th scope="row">
                  <a href={hrefOf(text)} title={w.open}>
                    <code translate={false}>{groupDigits(text)}</code>
                  </a>
                </th>
                <td>{letters[graph.wins[at]!]}</td>
                <td class="number">{graph.values[at]! < 0 ? "–" : graph.values[at]}</td>
                <td class="number">{graph.rounds[at] === never ? "–" : graph.rounds[at]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export function OptionsGraph({ position }: { position: string }) {
  const w = whyStrings.value.graph;
  const [open, setOpen] = useState(false);
  const job = useMemo(() => createJob<OptionsGraphRecord>(), []);
  useEffect(() => {
    if (open) void job.run(() => optionsGraph(position, mostPositions));
  }, [open, position, job]);
  const state = job.state.value;
  const graph = state.status === "done" ? state.result : null;
  const drawn =
    graph && graph.positions.length <= mostDrawn && graph.edges.length / 2 <= mostArrows;
  return (
    <details
      class="why-part"
      data-testid="options-graph"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{w.title}</h3>
      </summary>
      <p>{w.about}</p>
      {state.status === "working" ? <p class="quiet">{strings.value.verdict.working}</p> : null}
      {state.status === "failed" ? (
        state.error.code === "too-many-positions" ? (
          <p>{w.tooMany}</p>
        ) : (
          <ErrorNote text={position} error={state.error} />
        )
      ) : null}
      {graph ? (
        <>
          {drawn ? (
            <Picture graph={graph} />
          ) : (
            <p>{w.tooManyToDraw(graph.positions.length, graph.edges.length / 2)}</p>
          )}
          <p>
            <button
              type="button"
              class="button"
              data-testid="save-dot"
              onClick={() => download(`${fileName(position)}.dot`, graph.dot, "text/vnd.graphviz")}
            >
              <Icon name="save" />
              {w.dot}
            </button>
          </p>
          <List graph={graph} />
        </>
      ) : null}
    </details>
  );
}
