/**
 * A drawn graph whose edges or vertices are taken, or on which a token walks; on a ground line,
 * where there is one. Only draws; what may be taken is the module's answer.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { useTable } from "../state/selection";
import { byMouse, chooser, keysOf, usePreview, useTermMoves } from "./choose";
import { drawnOf } from "./drawnPlaces";
import { dot, groundName, mostDrawnEdges, pictures, type Picture } from "./pictureLayout";
import { pathOf, type Point } from "./layered";
import { Scroller } from "./Cues";
import { useTermBefore } from "./lastMoved";
import type { BoardProps } from "./props";
import type { MoveRecord, TermView } from "#module/nimber.js";
import "./boards.css";

const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -5000, End: 5000 };

/** So long what fell is seen. */
const fallingTime = 700;

/** A picture by names, so that what is left after a move stays where it was. */
interface Placed {
  picture: Picture;
  vertices: Map<string, Point>;
  /** of edges of the same name, in their order */
  lines: Map<string, Point[][]>;
}

const edgeName = (term: TermView, at: number) =>
  `${term.vertices[term.edges[at * 2]!]!}-${term.vertices[term.edges[at * 2 + 1]!]!}`;

function place(term: TermView, picture: Picture): Placed {
  const lines = new Map<string, Point[][]>();
  picture.edges.forEach((line, at) => {
    const name = edgeName(term, at);
    lines.set(name, [...(lines.get(name) ?? []), line]);
  });
  return {
    picture,
    vertices: new Map(term.vertices.map((name, at) => [name, picture.vertices[at]!])),
    lines,
  };
}

/** Each edge's line in a picture; null where the picture is of something else. */
function linesIn(placed: Placed, term: TermView): Point[][] | null {
  if (term.vertices.some((name) => !placed.vertices.has(name))) return null;
  const used = new Map<string, number>();
  const lines: Point[][] = [];
  for (let at = 0; at * 2 < term.edges.length; at++) {
    const name = edgeName(term, at);
    const nth = used.get(name) ?? 0;
    const line = placed.lines.get(name)?.[nth];
    if (!line) return null;
    used.set(name, nth + 1);
    lines.push(line);
  }
  return lines;
}

/** Where things stood that the last move took, by their names; places of a kept picture. */
function Taken({ before, now, placed }: { before: TermView; now: TermView; placed: Placed }) {
  const there = new Set(now.vertices);
  const kept = now.edges.flatMap((_, i) => (i % 2 === 0 ? [edgeName(now, i / 2)] : []));
  const lines = before.edges.flatMap((_, i) => {
    if (i % 2 !== 0) return [];
    const name = edgeName(before, i / 2);
    const nth = kept.filter((other) => other === name).length;
    const line = placed.lines.get(name)?.[nth];
    return line ? [{ name, line }] : [];
  });
  return (
    <g visibility="hidden">
      {lines.map(({ name, line }) => (
        <path key={name} data-was={name} d={pathOf(line)} />
      ))}
      {before.vertices
        .filter((name) => !there.has(name) && placed.vertices.has(name))
        .map((name) => {
          const { x, y } = placed.vertices.get(name)!;
          return <circle key={name} data-was={name} cx={x} cy={y} r={dot} />;
        })}
    </g>
  );
}

interface Fallen {
  key: string;
  lines: Point[][];
  vertices: Point[];
}

export function PictureBoard({ term, number, room }: BoardProps) {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, mayMove, movesOf, select, selection } = table;
  const { choose, hover, unhover } = chooser(table);
  const all = useTermMoves(number);
  const preview = usePreview(number);
  const scroll = useRef<HTMLDivElement>(null);
  const kept = useRef<Placed | null>(null);
  const shown = useRef<ReturnType<typeof drawnOf>>(null);
  const before = useRef<{ position: string; lines: Point[][]; vertices: Point[] } | null>(null);
  const [fallen, setFallen] = useState<Fallen | null>(null);
  const termBefore = useTermBefore(number);
  const { board, position } = term;
  const onGround = board === "ground";
  const takesEdges = onGround || board === "edges";
  const ground = onGround ? term.vertices.indexOf(groundName) : -1;
  const small = term.edges.length <= mostDrawnEdges * 2 && term.vertices.length <= mostDrawnEdges;
  const fit = (one: { width: number; height: number }) =>
    Math.min((room.width - 4) / one.width, (room.height - 14) / one.height);

  const byHand = small ? drawnOf(term.vertices, term.edges, ground) : null;
  const drawn = useMemo(() => {
    if (!small) return null;
    const known = shown.current === byHand || byHand === null;
    const old = known && kept.current && linesIn(kept.current, term);
    if (kept.current && old) return { placed: kept.current, lines: old };
    shown.current = byHand;
    const [first, ...others] = pictures(term.vertices, term.edges, ground).map((picture) =>
      place(term, picture),
    );
    const best = others.reduce(
      (one, other) => (fit(other.picture) > fit(one.picture) * 1.05 ? other : one),
      first!,
    );
    kept.current = best;
    return { placed: best, lines: linesIn(best, term) ?? [] };
    // The position's text says all about the picture, but for where it was drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [position, small, byHand]);

  const points = drawn ? term.vertices.map((name) => drawn.placed.vertices.get(name)!) : [];
  // What was here and is gone falls, or fades where nothing moves.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = drawn && { position, lines: drawn.lines, vertices: points };
    if (!last || !drawn || last.position === position) return;
    const lines = last.lines.filter((line) => !drawn.lines.includes(line));
    const vertices = last.vertices.filter((point) => !points.includes(point));
    const known = last.lines.length > 0 && drawn.lines.every((line) => last.lines.includes(line));
    setFallen(known ? { key: position, lines, vertices } : null);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [position]);
  useEffect(() => {
    if (!fallen) return;
    const late = setTimeout(() => setFallen(null), fallingTime);
    return () => clearTimeout(late);
  }, [fallen]);

  const part = { term: number, part: 1 };
  const moves = all?.moves ?? [];
  const free = mayMove.value && moves.length > 0;
  const chosen = selection.value?.term === number ? selection.value : null;
  const aimed = preview ?? null;
  const words = s.boards.pictureWords(term.vertices.length, term.edges.length / 2);

  const moveAt = (thing: number): MoveRecord | undefined =>
    board === "walk"
      ? moves.find((move) => move.after[0] === BigInt(thing))
      : moves.find((move) => move.amount === BigInt(term.moves[thing] ?? 0));
  const tap = (thing: number, mouse: boolean) => {
    if (!mayMove.peek()) return;
    const move = moveAt(thing);
    if (move) choose(part, moves, move, mouse);
    else clearSelection();
  };
  const look = (thing: number, event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !free) return;
    const move = moveAt(thing);
    if (move) hover(part, moves, move);
  };
  const keys = keysOf(table, part, {
    steps,
    moves: () => movesOf(part),
    begin: (list, by) => (by > 0 ? list[0] : list[list.length - 1]),
    enter: async () => {
      const list = await movesOf(part);
      if (list.length > 0) select(part, list, list[0]!, false);
    },
  });

  const move = chosen?.move ?? null;
  const wordsOf = (one: MoveRecord) =>
    s.move(one, { terms: Array.from({ length: number }, () => term) });
  const slider = {
    role: "slider",
    tabIndex: free ? 0 : -1,
    "aria-label": words,
    "aria-disabled": !free,
    "aria-valuemin": 1,
    "aria-valuemax": Math.max(1, moves.length),
    "aria-valuenow": move ? Math.max(1, moves.indexOf(move) + 1) : 1,
    "aria-valuetext": move ? wordsOf(move) : words,
    onKeyDown: keys,
  } as const;

  if (!drawn)
    return (
      <div {...slider}>
        <p class="quiet">{move ? wordsOf(move) : words}</p>
      </div>
    );

  const { picture } = drawn.placed;
  // Leaves a little air, since edges are drawn thicker than their lines.
  const scale = Math.max(0.58, Math.min(1.6, fit(picture) * 0.96));
  const thingAimed =
    aimed === null ? -1 : board === "walk" ? Number(aimed.after[0]) : Number(aimed.amount) - 1;
  const groundLine = onGround && picture.vertices.length > 0 ? groundHeight(drawn.placed) : null;
  const [token, ...visited] = term.marked;
  const neighbours = new Set<number>();
  if (board === "vertices" && thingAimed >= 0)
    for (let at = 0; at < term.edges.length; at += 2) {
      if (term.edges[at] === thingAimed) neighbours.add(term.edges[at + 1]!);
      if (term.edges[at + 1] === thingAimed) neighbours.add(term.edges[at]!);
    }
  return (
    <Scroller class="graph" box={scroll}>
      <div class="picture-box" data-board={board} {...slider}>
        <svg
          class="graph-picture"
          aria-hidden="true"
          data-whole
          width={picture.width * scale}
          height={picture.height * scale}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
        >
          {groundLine === null ? null : (
            <>
              <path class="picture-ground" d={`M0 ${groundLine}H${picture.width}`} />
              <text class="picture-ground-name" x={4} y={groundLine + 17}>
                {groundName}
              </text>
            </>
          )}
          {fallen && fallen.key === position ? (
            <g class={`picture-gone${onGround ? " picture-falls" : ""}`}>
              {fallen.lines.map((line, at) => (
                <path key={at} class="picture-edge" d={pathOf(line)} />
              ))}
              {fallen.vertices.map((at, nth) => (
                <circle key={nth} class="picture-dot" cx={at.x} cy={at.y} r={6} />
              ))}
            </g>
          ) : null}
          {termBefore ? <Taken before={termBefore} now={term} placed={drawn.placed} /> : null}
          {drawn.lines.map((line, at) => (
            <g
              key={at}
              class={`picture-line${takesEdges && free ? " picture-free" : ""}${takesEdges && thingAimed === at ? " picture-aimed" : ""}`}
              {...(takesEdges
                ? {
                    "data-edge": at + 1,
                    onPointerMove: (event: PointerEvent) => look(at, event),
                    onPointerLeave: unhover,
                    onClick: (event: MouseEvent) => tap(at, byMouse(event)),
                  }
                : {})}
            >
              {takesEdges ? <title>{s.boards.edgeWords(edgeName(term, at), free)}</title> : null}
              <path class="picture-hit" d={pathOf(line)} />
              <path class="picture-edge" data-ring d={pathOf(line)} />
            </g>
          ))}
          {points.map((at, vertex) => {
            if (vertex === ground) return null;
            const name = term.vertices[vertex]!;
            const state =
              vertex === token ? "token" : visited.includes(vertex) ? "visited" : "plain";
            const target = board === "walk" && moveAt(vertex) !== undefined;
            return (
              <g
                key={name}
                class={`picture-vertex picture-${state}${!takesEdges && free && (board !== "walk" || target) ? " picture-free" : ""}${target ? " picture-target" : ""}${!takesEdges && thingAimed === vertex ? " picture-aimed" : ""}${neighbours.has(vertex) ? " picture-with" : ""}`}
                transform={`translate(${at.x} ${at.y})`}
                data-vertex={name}
                {...(takesEdges
                  ? {}
                  : {
                      onPointerMove: (event: PointerEvent) => look(vertex, event),
                      onPointerLeave: unhover,
                      onClick: (event: MouseEvent) => tap(vertex, byMouse(event)),
                    })}
              >
                <title>{s.boards.nodeWords(name, state)}</title>
                <circle class="picture-hit-dot" r={dot + 9} />
                <circle class="picture-dot" data-ring r={dot} />
                <text class="picture-name" y="4.500" text-anchor="middle">
                  {name}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </Scroller>
  );
}

function groundHeight({ vertices }: Placed): number | null {
  return vertices.get(groundName)?.y ?? null;
}
