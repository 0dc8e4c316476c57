/**
 * The game record: every move with its mark, who was winning at each step, and the lines that were
 * left.
 */
import { useEffect, useRef } from "preact/hooks";
import { playStrings, strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { joined, named } from "../strings/joined";
import { followLine, jump, playMove, removeMove } from "../state/moves";
import { knownView, moveBetween } from "../state/knowledge";
import { record } from "../state/game";
import { line, nodeOf, type GameRecord, type RecordNode } from "../state/record";
import { nameOf } from "../state/outcome";
import {
  judgedAt,
  leaderAt,
  markOf,
  marksShown,
  uncoverMarks,
  type Judged,
  type Mark,
} from "../state/marks";
import { openPanel } from "../state/place";
import { Icon, type IconName } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import type { MoveRecord, TermView } from "#module/nimber.js";

const markIcons: Record<Mark, IconName> = {
  kept: "check",
  gave: "slip",
  lost: "minus",
  held: "again",
};
/** So many of the moves that kept the win stand in the row itself. */
const fewWins = 3;

function termsAt(text: string, start: string): readonly TermView[] {
  return knownView(text)?.terms ?? knownView(start)?.terms ?? [];
}

/**
 * A strip with a place for each step: above the middle while player 1 was winning, below it while
 * player 2 was.
 */
function Leaders({ nodes, cursor }: { nodes: readonly RecordNode[]; cursor: number }) {
  const p = playStrings.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const here = box?.querySelector<HTMLElement>("[data-here]");
    if (!box || !here) return;
    const right = here.offsetLeft + here.offsetWidth;
    if (right > box.scrollLeft + box.clientWidth || here.offsetLeft < box.scrollLeft)
      box.scrollLeft = Math.max(0, right - box.clientWidth * 0.75);
  }, [cursor, nodes.length]);
  const words = nodes.map((node) => {
    const leader = leaderAt(node);
    return p.leaderAt(node.ply, leader === null ? null : nameOf(leader));
  });
  return (
    <div class="leaders-box">
      <span class="leaders-name" aria-hidden="true">
        <span>{p.name(nameOf(1))}</span>
        <span>{p.name(nameOf(2))}</span>
      </span>
      <div
        class="leaders"
        role="img"
        ref={list}
        aria-label={named(p.leader, words.slice(-30).join(p.comma))}
        data-testid="leaders"
      >
        {nodes.map((node) => {
          const leader = leaderAt(node);
          return (
            <span
              key={node.id}
              class="leader"
              data-leader={leader ?? 0}
              data-here={cursor === node.id ? "" : undefined}
              onClick={() => jump(node.id)}
            >
              <span />
            </span>
          );
        })}
      </div>
    </div>
  );
}

function winsWords(judged: Judged, terms: readonly TermView[]): string {
  const s = strings.value;
  const p = playStrings.value;
  const shown = judged.wins.slice(0, fewWins).map((move) => s.move(move, { terms }));
  const left = judged.count === null ? null : judged.count - BigInt(shown.length);
  const more = left === null ? "…" : left > 0n ? p.andMore(formatInteger(left)) : "";
  return [...shown, ...(more ? [more] : [])].join(p.comma);
}

function Wins({ before, terms }: { before: RecordNode; terms: readonly TermView[] }) {
  const s = strings.value;
  const p = playStrings.value;
  const wins = judgedAt(before.position)?.wins ?? [];
  const branch = (move: MoveRecord) => {
    jump(before.id);
    playMove(move);
  };
  return (
    <ul class="step-wins" aria-label={p.wouldKeep}>
      {wins.map((move) => (
        <li key={move.position}>
          <button type="button" class="chip-button" onClick={() => branch(move)}>
            {s.move(move, { terms })}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Step({
  here,
  node,
  before,
  start,
  again,
}: {
  here: GameRecord;
  node: RecordNode;
  before: RecordNode;
  start: string;
  /** after which step the position stood there before */
  again: number | null;
}) {
  const s = strings.value;
  const p = playStrings.value;
  const move = moveBetween(before.position, node.position);
  const terms = termsAt(before.position, start);
  const mark = marksShown.value ? markOf(node, before) : null;
  const judged = mark === "gave" ? judgedAt(before.position) : null;
  const now = here.cursor === node.id;
  return (
    <li
      class={`step-item${now ? " step-now" : ""}`}
      data-testid="record-step"
      data-position={node.position}
      data-mark={mark ?? ""}
    >
      <button
        type="button"
        class="step"
        aria-current={now ? "step" : undefined}
        onClick={() => jump(node.id)}
      >
        <span class="step-number" data-player={node.ply % 2 === 1 ? 1 : 2}>
          {node.ply}
        </span>
        <span class="step-words">{move ? s.move(move, { terms }) : "…"}</span>
        {mark ? (
          <span class={`mark-chip mark-${mark}`} title={p.marksLong[mark]}>
            <Icon name={markIcons[mark]} />
            {p.marks[mark]}
          </span>
        ) : null}
        {again === null ? null : (
          <span class="mark-chip mark-again" data-testid="repeated">
            <Icon name="again" />
            {p.repeats(again)}
          </span>
        )}
        <code class="step-position" translate={false}>
          {node.position}
        </code>
        {judged && !now ? (
          <span class="step-kept">{joined(p.wouldKeep, winsWords(judged, terms))}</span>
        ) : null}
      </button>
      {now ? (
        <>
          {judged ? (
            <div class="step-more">
              <span class="step-kept">{p.wouldKeep}</span>
              <Wins before={before} terms={terms} />
            </div>
          ) : null}
          <button
            type="button"
            class="icon-button step-remove"
            aria-label={p.removeMove(node.ply)}
            title={p.removeMove(node.ply)}
            onClick={() => removeMove(node.id)}
          >
            <Icon name="trash" />
          </button>
        </>
      ) : null}
    </li>
  );
}

function Variations({ here, nodes }: { here: GameRecord; nodes: readonly RecordNode[] }) {
  const s = strings.value;
  const p = playStrings.value;
  const onLine = new Set(nodes.map((node) => node.id));
  const others = nodes.flatMap((node) =>
    node.children.filter((id) => !onLine.has(id)).map((id) => ({ node, other: nodeOf(here, id) })),
  );
  if (others.length === 0) return null;
  return (
    <>
      <h3 class="variations-head">{p.otherLines}</h3>
      <ul class="variations">
        {others.map(({ node, other }) => {
          const move = moveBetween(node.position, other.position);
          const terms = termsAt(node.position, nodes[0]!.position);
          return (
            <li key={other.id} data-testid="variation">
              <button type="button" class="button" onClick={() => followLine(other.id)}>
                <span class="quiet">{p.insteadOf(other.ply)}</span>
                <span>{move ? s.move(move, { terms }) : "…"}</span>
              </button>
              <IconButton
                icon="trash"
                label={p.removeMove(other.ply)}
                onClick={() => removeMove(other.id)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Scrolls a list about so far, so that no row is cut at its top: at its end, with room below. */
function scrollToRow(box: HTMLElement, wanted: number): void {
  box.style.paddingBottom = "";
  const most = box.scrollHeight - box.clientHeight;
  const least = Math.min(wanted, most);
  const tops = [...box.children].map((row) => (row as HTMLElement).offsetTop - box.offsetTop);
  const top = tops.find((one) => one >= least) ?? 0;
  if (top > most) {
    const below = parseFloat(getComputedStyle(box).paddingBottom);
    box.style.paddingBottom = `${below + top - most}px`;
  }
  box.scrollTop = top;
}

export function Record() {
  const s = strings.value;
  const p = playStrings.value;
  const here = record.value;
  const list = useRef<HTMLOListElement>(null);
  const cursor = here?.cursor ?? -1;
  const known = here ? line(here).filter((node) => judgedAt(node.position)).length : 0;
  useEffect(() => {
    // The step that is shown stays in sight of its list; the page itself doesn't scroll.
    const box = list.current;
    const item = box?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (!box || !item) return;
    const top = item.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + item.offsetHeight > box.scrollTop + box.clientHeight)
      scrollToRow(box, top - box.clientHeight / 2);
  }, [cursor, known]);
  if (!here) return null;
  const nodes = line(here);
  const first = nodes[0]!;
  /** When each position stood there first. */
  const since = new Map<string, number>();
  for (const node of nodes) if (!since.has(node.position)) since.set(node.position, node.ply);
  const againAt = (node: RecordNode) => {
    const ply = since.get(node.position)!;
    return ply < node.ply ? ply : null;
  };
  return (
    <section class="card record" aria-labelledby="record-title">
      <h2 id="record-title">{s.record.title}</h2>
      {nodes.length > 1 && marksShown.value ? <Leaders nodes={nodes} cursor={cursor} /> : null}
      {nodes.length > 1 && !marksShown.value ? (
        <button type="button" class="button record-show" onClick={uncoverMarks}>
          {p.showMarks}
        </button>
      ) : null}
      <ol class="steps" ref={list}>
        <li>
          <button
            type="button"
            class="step"
            aria-current={here.cursor === first.id ? "step" : undefined}
            onClick={() => jump(first.id)}
          >
            <span class="step-number">0</span>
            <span class="step-words">{s.record.start}</span>
            <code class="step-position" translate={false}>
              {first.position}
            </code>
          </button>
        </li>
        {nodes.slice(1).map((node, at) => (
          <Step
            key={node.id}
            here={here}
            node={node}
            before={nodes[at]!}
            start={first.position}
            again={againAt(node)}
          />
        ))}
      </ol>
      {nodes.length === 1 ? <p class="quiet asks-hand">{s.record.empty}</p> : null}
      <Variations here={here} nodes={nodes} />
      <p class="record-tools">
        <button type="button" class="button" onClick={() => openPanel("kept")}>
          <Icon name="keep" />
          {strings.value.keeping.title}
        </button>
      </p>
    </section>
  );
}
