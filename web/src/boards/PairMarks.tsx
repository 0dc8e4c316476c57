/**
 * Draws over the board what changes places where a game is won by copying: each pair in a colour
 * and with a number, the axis or the turning point, and the copy that flies over. Takes no room and
 * no touches, and says nothing: the words beside the board do.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { stillness } from "../device/motion";
import { face } from "../state/face";
import { view } from "../state/game";
import { flying, mirror, type Mirror } from "../state/mirror";
import { mainTable } from "../state/selection";
import { thingsAt, type Box } from "./boxes";
import { movePlaces } from "./hintPlaces";
import { lastMarked } from "./lastMoved";
import { at, type Place } from "./places";
import type { PairedPlace, PositionView } from "#module/nimber.js";
import "./marks.css";
import "./pairs.css";

interface Mark extends Box {
  pair: number;
  round: boolean;
}
/** A line between two points; a turning point where they are the same. */
interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
interface Drawn {
  marks: readonly Mark[];
  axis: Line | null;
  /** between the two of a pair, where no axis says it */
  links: readonly (Line & { pair: number })[];
}

const colours = ["pair-0", "pair-1", "pair-2", "pair-3", "pair-4", "pair-5"];
const colourOf = (pair: number) => colours[pair % colours.length]!;
/** Smaller, a number would not be read. */
const leastNumbered = 24;
/** More are a tangle. */
const mostLinks = 16;
const flightTime = 380;

const nothing: Drawn = { marks: [], axis: null, links: [] };

function placeOf({ name, part, term: number }: PairedPlace, { terms }: PositionView): Place | null {
  const term = terms[number - 1];
  if (!term) return null;
  if (name !== "") return at(number, ["vertex", name]);
  if (part === 0) return at(number);
  if (term.board === "cells") return at(number, ["cell", part]);
  return part <= term.heaps
    ? at(number, ["heap", term.firstHeap + part - 1])
    : at(number, ["part", part]);
}

function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const boxAt = (board: Element, places: readonly Place[]) =>
  around(places.flatMap((place) => thingsAt(board, place)).map(({ box }) => box));

const moved = ({ left, top, right, bottom }: Box, origin: Box): Box => ({
  left: left - origin.left,
  right: right - origin.left,
  top: top - origin.top,
  bottom: bottom - origin.top,
});

const middle = ({ left, top, right, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** From rim to rim. */
function between(one: Box, two: Box): Line {
  const [a, b] = [middle(one), middle(two)];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const rim = ({ left, right }: Box) => Math.min((right - left) / 2, long / 2) / long;
  const [from, to] = [rim(one), rim(two)];
  return {
    x1: a.x + (b.x - a.x) * from,
    y1: a.y + (b.y - a.y) * from,
    x2: b.x - (b.x - a.x) * to,
    y2: b.y - (b.y - a.y) * to,
  };
}

/** Of a board: where it is turned, or the line in which it is mirrored. */
function axisOf(map: Mirror["map"], marks: readonly Mark[], row: boolean): Line | null {
  const board = around(marks);
  if (!board) return null;
  const { x, y } = middle(board);
  const over = 6;
  if (map === "half-turn") {
    // A row that goes on in another line has no point to turn it about.
    const line = marks[0]!;
    const wraps = row && marks.some(({ top }) => top >= line.bottom);
    return wraps ? null : { x1: x, y1: y, x2: x, y2: y };
  }
  if (map === "mirror-rows") return { x1: board.left - over, y1: y, x2: board.right + over, y2: y };
  if (map === "mirror-columns")
    return { x1: x, y1: board.top - over, x2: x, y2: board.bottom + over };
  return null;
}

function drawn(board: Element, room: Element, found: Mirror, shown: PositionView): Drawn {
  const origin = room.getBoundingClientRect();
  const marks: Mark[] = [];
  const links: (Line & { pair: number })[] = [];
  found.pairs.forEach((both, pair) => {
    const boxes = both.map((one) => {
      const place = placeOf(one, shown);
      const box = place ? boxAt(board, [place]) : null;
      return box ? { ...moved(box, origin), pair, round: one.name !== "" } : null;
    });
    const [one, two] = boxes;
    // What is gone had its copy.
    if (!one || !two) return;
    marks.push(one, two);
    links.push({ pair, ...between(one, two) });
  });
  const row = shown.terms.some(({ rule }) => rule.startsWith("row/"));
  const axis = axisOf(found.map, marks, row);
  // Heaps and terms stand one under the other: a line would cross those between.
  const linked = found.map === "graph" && links.length <= mostLinks;
  return { marks, axis, links: linked ? links : [] };
}

function Axis({ x1, y1, x2, y2 }: Line) {
  if (x1 !== x2 || y1 !== y2)
    return (
      <g data-testid="axis" data-axis={x1 === x2 ? "columns" : "rows"}>
        <path class="pair-halo" d={`M${x1} ${y1}L${x2} ${y2}`} />
        <path class="pair-axis" d={`M${x1} ${y1}L${x2} ${y2}`} />
      </g>
    );
  const arc = (from: number) =>
    `M${x1 + 11 * from} ${y1}A11 11 0 0 1 ${x1 - 11 * from} ${y1}m${-3.5 * from} ${-4 * from}l${3.5 * from} ${5 * from}l${4.5 * from} ${-4 * from}`;
  return (
    <g data-testid="axis" data-axis="point">
      <circle class="pair-point" cx={x1} cy={y1} r="16" />
      <path class="pair-turn" d={`${arc(1)}${arc(-1)}`} />
      <circle class="pair-centre" cx={x1} cy={y1} r="3" />
    </g>
  );
}

const turns: Partial<Record<Mirror["map"], string>> = {
  "half-turn": "rotate(180deg)",
  "mirror-rows": "rotateX(180deg)",
  "mirror-columns": "rotateY(180deg)",
};

/** The copy flies from what the reader has just changed to its image. */
function Flight() {
  const ghost = useRef<HTMLSpanElement>(null);
  const going = flying.value;
  const now = going && mainTable.previewed.value?.position === going.move.position ? going : null;
  useLayoutEffect(() => {
    const element = ghost.current;
    const shown = view.peek();
    const board = element?.closest(".board-room")?.querySelector(".board");
    if (!now || !element || !board || !shown || stillness()) return;
    const origin = element.parentElement!.getBoundingClientRect();
    const from = boxAt(board, lastMarked.peek()?.places ?? []);
    const to = boxAt(board, movePlaces(now.move, shown, face.peek()));
    if (!from || !to) return;
    const [start, end] = [moved(from, origin), moved(to, origin)];
    element.style.width = `${start.right - start.left}px`;
    element.style.height = `${start.bottom - start.top}px`;
    const [a, b] = [middle(start), middle(end)];
    const put = ({ x, y }: { x: number; y: number }) =>
      `translate(${x - (start.right - start.left) / 2}px, ${y - (start.bottom - start.top) / 2}px)`;
    const flight = element.animate(
      [
        { transform: put(a), opacity: 0.9 },
        { transform: `${put(b)} ${turns[now.map] ?? ""}`, opacity: 0.9 },
      ],
      { duration: flightTime, easing: "cubic-bezier(0.3, 0, 0.3, 1)", fill: "forwards" },
    );
    return () => flight.cancel();
  }, [now]);
  return now && !stillness() ? (
    <span ref={ghost} class="pair-flight" data-testid="copy-flight" />
  ) : null;
}

export function PairMarks() {
  const room = useRef<HTMLDivElement>(null);
  const kept = useRef<Mirror | null>(null);
  const [{ axis, links, marks }, setDrawn] = useState<Drawn>(nothing);
  const shown = view.value;
  // Those of the position before stay until it is known what becomes of them.
  if (mirror.value !== undefined) kept.current = mirror.value;
  const found = kept.current;
  useLayoutEffect(() => {
    const own = room.current;
    const board = own?.parentElement?.querySelector(".board");
    if (!own || !board) return;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setDrawn(found && shown ? drawn(board, own, found, shown) : nothing),
      );
    };
    later();
    const sizes = new ResizeObserver(later);
    sizes.observe(board);
    const content = new MutationObserver(later);
    content.observe(board, { subtree: true, childList: true });
    board.addEventListener("scroll", later, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
      board.removeEventListener("scroll", later, { capture: true });
    };
  }, [found, shown]);
  return (
    <div
      class="board-marks pair-marks"
      ref={room}
      aria-hidden="true"
      data-testid="pairs"
      data-pairs={found?.pairs.length ?? 0}
      data-map={found?.map}
    >
      <svg class="pair-lines">
        {links.map(({ pair, x1, x2, y1, y2 }) => (
          <path key={pair} class={`pair-link ${colourOf(pair)}`} d={`M${x1} ${y1}L${x2} ${y2}`} />
        ))}
      </svg>
      {marks.map(({ bottom, left, pair, right, round, top }, at) => (
        <span
          key={at}
          class={`pair-mark ${colourOf(pair)}${round ? " pair-round" : ""}`}
          style={{
            transform: `translate(${left}px, ${top}px)`,
            width: `${right - left}px`,
            height: `${bottom - top}px`,
          }}
        >
          {Math.min(right - left, bottom - top) >= leastNumbered ? <b>{pair + 1}</b> : null}
        </span>
      ))}
      {axis ? (
        <svg class="pair-lines">
          <Axis {...axis} />
        </svg>
      ) : null}
      <Flight />
    </div>
  );
}
