/** Tokens on the vertices of a graph. Only draws; where a token may go is the module's answer. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { byMouse, chooser, keysOf, usePreview, useTermMoves } from "./choose";
import { drawnOf } from "./drawnPlaces";
import { graphPictures, mostEdges, mostVertices, radius } from "./graphLayout";
import { pathOf, type Point } from "./layered";
import { ArrowTip } from "./ArrowTip";
import { Scroller } from "./Cues";
import type { BoardProps } from "./props";
import type { AnalysisRecord, MoveRecord, TermView } from "#module/nimber.js";
import "./boards.css";

/** Smaller, names would not be read: then the board scrolls. */
const leastScale = 0.55;

type VertexValue = bigint | "infinite" | null;

/**
 * The value of every vertex: those of a position with a token on each. Null while not known or not
 * to be told.
 */
function useVertexValues(term: TermView, wanted: boolean): readonly VertexValue[] | null {
  const [known, setKnown] = useState<{ rule: string; values: VertexValue[] } | null>(null);
  const { rule, vertices } = term;
  const names = vertices.join(",");
  useEffect(() => {
    if (!wanted) return;
    let late = false;
    const count = names.split(",").length;
    void engine.analyzeBeside(`${rule}:${names}`).then((answer) => {
      if (late || isError(answer)) return;
      const values: VertexValue[] = Array.from({ length: count }, () => null);
      for (const one of answer.terms[0]?.components ?? [])
        if (one.kind === "token") values[one.part - 1] = one.infinite ? "infinite" : one.value;
      setKnown({ rule, values });
    });
    return () => {
      late = true;
    };
  }, [rule, names, wanted]);
  return wanted && known?.rule === rule ? known.values : null;
}

type ArrowMark = "wins" | "draws" | "loses";

const markPaths: Record<ArrowMark, string> = {
  wins: "m-4 0 3 3.500 5-7",
  draws: "M-4-2h8M-4 2h8",
  loses: "m-3.500-3.500 7 7m0-7-7 7",
};

/** What the moves along arrows come to, where play may run in circles. */
function marksOf(
  term: TermView,
  moves: readonly MoveRecord[],
  known: AnalysisRecord | null,
): { edge: number; mark: ArrowMark }[] {
  if (!known || !(known.loopy || known.winning.plies || known.drawing)) return [];
  const wins = new Set(known.winning.listed.map((move) => move.position));
  const draws = new Set(known.drawing?.listed.map((move) => move.position));
  const listed = ({ count, listed }: { count: bigint | null; listed: readonly MoveRecord[] }) =>
    count === BigInt(listed.length);
  const all =
    known.outcome === "P" ||
    (known.drawing !== undefined && listed(known.drawing) && listed(known.winning));
  const marks: { edge: number; mark: ArrowMark }[] = [];
  for (let at = 0; at < term.edges.length; at += 2) {
    const move = moves.find(
      (one) =>
        one.before === BigInt(term.edges[at]!) && one.after[0] === BigInt(term.edges[at + 1]!),
    );
    if (!move) continue;
    if (wins.has(move.position)) marks.push({ edge: at / 2, mark: "wins" });
    else if (draws.has(move.position)) marks.push({ edge: at / 2, mark: "draws" });
    else if (all) marks.push({ edge: at / 2, mark: "loses" });
  }
  return marks;
}

const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -5000, End: 5000 };

export function GraphBoard({ term, number, components, room }: BoardProps) {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, mayMove, movesOf, playSelection, select, selection } = table;
  const { choose, hover, unhover } = chooser(table);
  const all = useTermMoves(number);
  const preview = usePreview(number);
  const values = useVertexValues(term, components !== null && term.vertices.length <= mostVertices);
  const svg = useRef<SVGSVGElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const dragged = useRef<{
    part: number;
    moves: readonly MoveRecord[];
    moved: boolean;
    x: number;
    y: number;
  } | null>(null);
  const dragEnded = useRef(false);
  const { rule } = term;
  const small = term.vertices.length <= mostVertices && term.edges.length <= mostEdges * 2;
  const byHand = small ? drawnOf(term.vertices, term.edges) : null;
  const pictures = useMemo(
    () => (small ? graphPictures(term.vertices, term.edges) : []),
    // The rule's text says all about the graph, but for where it was drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rule, term.vertices.length, small, byHand],
  );
  const fit = (one: { width: number; height: number }) =>
    Math.min((room.width - 4) / one.width, (room.height - 14) / one.height);
  // Layers from left to right or from above to below, whichever is larger here. It stays so while
  // lines above the board come and go.
  const turned = useRef<{ pictures: typeof pictures; width: number; best: number } | null>(null);
  const before = turned.current;
  const kept = before?.pictures === pictures && before.width === room.width ? before.best : -1;
  if (!before || kept < 0 || (pictures[kept] && fit(pictures[kept]) < leastScale)) {
    const best = pictures.reduce(
      (best, one, at) => (fit(one) > fit(pictures[best]!) * 1.05 ? at : best),
      0,
    );
    turned.current = { pictures, width: room.width, best };
  }
  const picture = pictures[turned.current?.best ?? 0] ?? null;
  const chosen = selection.value?.term === number ? selection.value : null;
  const offered = chosen && !chosen.hover ? chosen.moves : [];
  const moves = all?.moves ?? [];
  const target = preview?.kind === "edge" ? Number(preview.after[0]) : null;
  const targets = new Set(offered.map((move) => Number(move.after[0])));
  const name = (vertex: number) => term.vertices[vertex] ?? "?";

  const tokensOn = new Map<number, number[]>();
  term.parts.forEach((vertex, at) => {
    const on = Number(vertex);
    tokensOn.set(on, [...(tokensOn.get(on) ?? []), at + 1]);
  });

  const pickToken = async (part: number) => {
    if (!mayMove.peek()) return;
    const now = selection.peek();
    if (now && !now.hover && now.term === number && now.part === part) {
      clearSelection();
      return;
    }
    const list = await movesOf({ term: number, part });
    if (list.length > 0) select({ term: number, part }, list, null, false);
  };

  /** The move that brings the chosen token here, or the only token that can come here. */
  const moveTo = (vertex: number): { move: MoveRecord; list: readonly MoveRecord[] } | null => {
    const here = BigInt(vertex);
    // A vertex with a token that can move is that token, until one is chosen.
    if (offered.length === 0 && moves.some((one) => one.before === here)) return null;
    if (offered.length > 0) {
      const move = offered.find((one) => one.after[0] === here);
      return move ? { move, list: offered } : null;
    }
    const found = moves.filter((one) => one.after[0] === here);
    const froms = new Set(found.map((one) => one.before));
    const [move] = found;
    if (!move || froms.size > 1) return null;
    return { move, list: moves.filter((one) => one.part === move.part) };
  };

  const tapVertex = (vertex: number, mouse: boolean) => {
    const found = moveTo(vertex);
    if (found) {
      choose({ term: number, part: found.move.part }, found.list, found.move, mouse);
      return;
    }
    const [token] = tokensOn.get(vertex) ?? [];
    if (token !== undefined) void pickToken(token);
  };

  /** Under the mouse: the move that a click here would make. */
  const lookAt = (vertex: number, event: PointerEvent) => {
    if (event.pointerType !== "mouse" || dragged.current) return;
    const found = moveTo(vertex);
    if (!found) return;
    const part = { term: number, part: found.move.part };
    if (offered.length === 0) hover(part, found.list, found.move);
    else if (chosen?.move !== found.move) select(part, offered, found.move, false);
  };

  const words = s.boards.graphWords(term.vertices.length, term.edges.length / 2);
  if (!picture)
    return (
      <div role="group" aria-label={words}>
        <p class="quiet">{words}</p>
        <ul class="token-list">
          {term.parts.map((vertex, at) => (
            <li key={at}>
              <button
                type="button"
                class="button"
                aria-pressed={chosen?.part === at + 1}
                onClick={() => void pickToken(at + 1)}
              >
                {name(Number(vertex))}
              </button>
            </li>
          ))}
        </ul>
      </div>
    );

  const scale = Math.max(leastScale, Math.min(1.35, fit(picture)));

  const toPicture = (event: MouseEvent): Point => {
    const box = svg.current!.getBoundingClientRect();
    // The board may be drawn larger than it is laid out.
    const shown = box.width / picture.width;
    return { x: (event.clientX - box.left) / shown, y: (event.clientY - box.top) / shown };
  };
  const vertexNear = (at: Point): number | null => {
    let best: number | null = null;
    let least = 40;
    picture.vertices.forEach((vertex, index) => {
      const away = Math.hypot(vertex.x - at.x, vertex.y - at.y);
      if (away < least) {
        least = away;
        best = index;
      }
    });
    return best;
  };

  const keysAt = (part: number) => {
    const name = { term: number, part };
    return keysOf(table, name, {
      steps,
      moves: () => movesOf(name),
      begin: (list, by) => (by > 0 ? list[0] : list[list.length - 1]),
      enter: async () => {
        const list = await movesOf(name);
        if (list.length > 0) select(name, list, list[0]!, false);
      },
    });
  };

  const marks = components === null ? [] : marksOf(term, moves, table.result.value);
  const ghostLine = preview?.kind === "edge" ? [Number(preview.before), target] : null;
  return (
    <Scroller class="graph" box={scroll}>
      <svg
        ref={svg}
        class="graph-picture"
        role="group"
        aria-label={words}
        data-whole
        width={picture.width * scale}
        height={picture.height * scale}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
      >
        <defs>
          <ArrowTip id={`arrow-${number}`} class="arrow-head" size={6.5} />
          <ArrowTip id={`arrow-on-${number}`} class="arrow-head-on" size={5} />
        </defs>
        {picture.edges.map((line, at) => {
          const from = term.edges[at * 2]!;
          const to = term.edges[at * 2 + 1]!;
          const on = ghostLine !== null && ghostLine[0] === from && ghostLine[1] === to;
          const may =
            offered.length > 0 && Number(term.parts[chosen!.part - 1]) === from && targets.has(to);
          return (
            <path
              key={at}
              class={`arrow${on ? " arrow-on" : may ? " arrow-may" : ""}`}
              d={pathOf(line)}
              marker-end={`url(#arrow-${on || may ? "on-" : ""}${number})`}
            />
          );
        })}
        {picture.vertices.map((at, vertex) => {
          const value = values?.[vertex] ?? null;
          return (
            <g
              key={vertex}
              class={`vertex${targets.has(vertex) ? " vertex-target" : ""}${target === vertex ? " vertex-aimed" : ""}`}
              data-vertex={name(vertex)}
              transform={`translate(${at.x} ${at.y})`}
              onPointerMove={(event) => lookAt(vertex, event)}
              onPointerLeave={unhover}
              onClick={(event) => tapVertex(vertex, byMouse(event))}
            >
              <title>
                {s.boards.vertexWords(
                  name(vertex),
                  tokensOn.get(vertex)?.length ?? 0,
                  value === "infinite" ? null : value,
                )}
              </title>
              <circle class="vertex-hit" r={radius + 8} />
              <circle class="vertex-rim" data-ring r={radius} />
              <text class="vertex-name" y="5" text-anchor="middle">
                {name(vertex)}
              </text>
              {value === null ? null : (
                <text
                  class={`vertex-value${value === 0n ? " vertex-zero" : ""}`}
                  x={picture.labels[vertex]!.x}
                  y={picture.labels[vertex]!.y + 5}
                  text-anchor="middle"
                >
                  {value === "infinite" ? "∞" : formatInteger(value)}
                </text>
              )}
            </g>
          );
        })}
        {marks.map(({ edge, mark }) => {
          const line = picture.edges[edge]!;
          const [a, b] = [line[(line.length - 1) >> 1]!, line[line.length >> 1]!];
          return (
            <g
              key={edge}
              class={`arrow-mark arrow-${mark}`}
              data-mark={mark}
              transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}
            >
              <circle r="9" />
              <path d={markPaths[mark]} />
            </g>
          );
        })}
        {term.parts.map((vertex, index) => {
          const part = index + 1;
          const on = Number(vertex);
          const at = picture.vertices[on]!;
          const stack = tokensOn.get(on)!;
          const top = stack[0] === part;
          const mine = chosen !== null && stack.includes(chosen.part);
          const list = moves.filter((move) => move.part === part);
          const free = mayMove.value && list.length > 0;
          const move = mine ? chosen.move : null;
          const tokenWords = s.boards.tokenWords(
            part,
            name(on),
            list.map((one) => name(Number(one.after[0]))),
          );
          return (
            <g
              key={part}
              class={`token${free ? " token-free" : ""}${mine && !chosen.hover ? " token-chosen" : ""}${preview?.part === part ? " token-going" : ""}`}
              style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
              role="slider"
              tabindex={free && top ? 0 : -1}
              aria-hidden={!top}
              aria-label={tokenWords}
              aria-disabled={!free}
              aria-valuemin={1}
              aria-valuemax={Math.max(1, list.length)}
              aria-valuenow={move ? Math.max(1, offered.indexOf(move) + 1) : 1}
              aria-valuetext={
                move
                  ? s.move(move, { terms: Array.from({ length: number }, () => term) })
                  : tokenWords
              }
              data-token={part}
              onKeyDown={keysAt(part)}
              onPointerDown={(event) => {
                if (!mayMove.peek() || event.button !== 0) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                const held = {
                  part,
                  moves: [] as readonly MoveRecord[],
                  moved: false,
                  x: event.clientX,
                  y: event.clientY,
                };
                dragged.current = held;
                void movesOf({ term: number, part }).then((found) => (held.moves = found));
              }}
              onPointerLeave={unhover}
              onPointerMove={(event) => {
                const held = dragged.current;
                if (!held) {
                  lookAt(on, event);
                  return;
                }
                if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < 8)
                  return;
                held.moved = true;
                const near = vertexNear(toPicture(event));
                const found = held.moves.find((one) => Number(one.after[0]) === near) ?? null;
                if (held.moves.length > 0) select({ term: number, part }, held.moves, found, false);
              }}
              onPointerUp={() => {
                const held = dragged.current;
                dragged.current = null;
                if (!held?.moved) return;
                dragEnded.current = true;
                if (selection.peek()?.move) playSelection();
                else clearSelection();
              }}
              onPointerCancel={() => {
                dragged.current = null;
              }}
              // Chromium asks no shape of a drawing for its touch-action: the board would scroll.
              onTouchMove={(event) => {
                if (dragged.current && event.cancelable) event.preventDefault();
              }}
              onClick={(event) => {
                if (dragEnded.current) {
                  dragEnded.current = false;
                  return;
                }
                tapVertex(on, byMouse(event));
              }}
            >
              <circle class="vertex-hit" r={radius + 8} />
              <circle class="token-disc" data-ring r={17} />
              <text class="token-name" y="5" text-anchor="middle">
                {name(on)}
              </text>
              {top && stack.length > 1 ? (
                <>
                  <circle class="token-count" cx="-15" cy="-15" r="9.5" />
                  <text class="token-number" x="-15" y="-11" text-anchor="middle">
                    {stack.length}
                  </text>
                </>
              ) : null}
            </g>
          );
        })}
      </svg>
    </Scroller>
  );
}
