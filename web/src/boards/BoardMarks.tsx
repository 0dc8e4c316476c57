/**
 * Draws over the board what the open hint speaks of, a ring around each place, and what the last
 * move changed, between the corners of a frame. Takes no room and no touches, and says nothing: the
 * words beside the board do.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { hint } from "../state/hints";
import { hintPlaces } from "./hinted";
import { lastMarked } from "./lastMoved";
import { boxOf, scrollers, thingsAt, type Box } from "./boxes";
import type { Place } from "./places";
import "./marks.css";

interface Mark extends Box {
  round: boolean;
  target: boolean;
}

/** Rings are so far from what they stand around. */
const air = 3;
/** Stones of a row that are nearer than this have one ring. */
const besideEachOther = 16;
/** What is round has a round ring. */
const roundNames = new Set([
  "here",
  "i",
  "part",
  "piece",
  "token",
  "vertex",
  "edge",
  "coin",
  "say",
]);

/** Rows of one width that stand over each other have one box together. */
function stacked(rows: readonly Box[]): Box[] {
  const blocks: Box[] = [];
  for (const row of [...rows].sort((a, b) => a.top - b.top)) {
    const block = blocks.find(
      ({ left, right, bottom }) =>
        Math.abs(left - row.left) < 3 &&
        Math.abs(right - row.right) < 3 &&
        row.top - bottom < besideEachOther,
    );
    if (block) block.bottom = Math.max(block.bottom, row.bottom);
    else blocks.push({ ...row });
  }
  return blocks;
}

/** Elements that stand beside each other in a row have one box together. */
function joined(boxes: readonly Box[]): Box[] {
  const rows: Box[] = [];
  for (const box of boxes) {
    const row = rows.find(
      (one) =>
        Math.abs(one.top - box.top) < 3 &&
        Math.abs(one.bottom - box.bottom) < 3 &&
        box.left - one.right < besideEachOther &&
        one.left - box.right < besideEachOther,
    );
    if (!row) rows.push({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
    else {
      row.left = Math.min(row.left, box.left);
      row.right = Math.max(row.right, box.right);
    }
  }
  return rows;
}

const wholeOf = (place: Place): Place => ({ ...place, paths: [[]] });

function marksOf(board: Element, room: Element, places: readonly Place[]): Mark[] {
  const origin = room.getBoundingClientRect();
  const seen = new Set<string>();
  const marks: Mark[] = [];
  for (const place of places) {
    const things = thingsAt(board, place);
    const round =
      place.paths.every((path) => roundNames.has(path.at(-1)?.[0] ?? "")) ||
      things.every(({ element }) => element.matches("circle, .piece"));
    const shown = things.filter(({ element, box: { left, right, top, bottom } }) => {
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      return scrollers(element, board).every((scroller) => {
        const window = scroller.getBoundingClientRect();
        const large = right - left > window.width || bottom - top > window.height;
        return (
          large || (x > window.left && x < window.right && y > window.top && y < window.bottom)
        );
      });
    });
    const rows = joined(shown.map(({ box }) => box));
    for (const box of round ? rows : stacked(rows)) {
      const mark = {
        left: Math.max(0, box.left - origin.left - air),
        top: Math.max(0, box.top - origin.top - air),
        right: Math.min(origin.width, box.right - origin.left + air),
        bottom: Math.min(origin.height, box.bottom - origin.top + air),
        round,
        target: place.target,
      };
      const key = [mark.left, mark.top, mark.right, mark.bottom].map(Math.round).join(" ");
      if (seen.has(key) || mark.right - mark.left < 6 || mark.bottom - mark.top < 6) continue;
      seen.add(key);
      marks.push(mark);
    }
  }
  return marks;
}

/** What is too large to be drawn has its whole board marked. */
function marksOrWhole(board: Element, room: Element, places: readonly Place[]): readonly Mark[] {
  const drawn = marksOf(board, room, places);
  return drawn.length > 0 ? drawn : marksOf(board, room, places.map(wholeOf));
}

/** Scrolls the board's own boxes until a place is in sight; the page stays. */
function bringIn(board: Element, places: readonly Place[]): void {
  const [first] = places.flatMap((place) => thingsAt(board, place));
  if (!first) return;
  for (const scroller of scrollers(first.element, board)) {
    const place = boxOf(first.element);
    const window = scroller.getBoundingClientRect();
    if (place.right - place.left < window.width) {
      if (place.left < window.left) scroller.scrollLeft += place.left - window.left - 12;
      else if (place.right > window.right) scroller.scrollLeft += place.right - window.right + 12;
    }
    if (place.bottom - place.top < window.height) {
      if (place.top < window.top) scroller.scrollTop += place.top - window.top - 12;
      else if (place.bottom > window.bottom)
        scroller.scrollTop += place.bottom - window.bottom + 12;
    }
  }
}

/** The corners of a frame. */
function cornersOf({ left, top, right, bottom }: Box): string {
  const [x, y] = [right - left - 1, bottom - top - 1];
  const arm = Math.min(11, x / 3.2, y / 3.2);
  return [
    `M1 ${1 + arm}V1H${1 + arm}`,
    `M${x - arm} 1H${x}V${1 + arm}`,
    `M${x} ${y - arm}V${y}H${x - arm}`,
    `M${1 + arm} ${y}H1V${y - arm}`,
  ].join("");
}

function LastMark({ mark }: { mark: Mark }) {
  const { left, top, right, bottom } = mark;
  const d = cornersOf(mark);
  return (
    <svg
      class="last-move"
      data-testid="last-move"
      width={right - left}
      height={bottom - top}
      style={{ transform: `translate(${left}px, ${top}px)` }}
    >
      <path class="last-halo" d={d} />
      <path class="last-corners" d={d} />
    </svg>
  );
}

const none: readonly Mark[] = [];

export function BoardMarks() {
  const room = useRef<HTMLDivElement>(null);
  const [{ hints, changes }, setMarks] = useState({ hints: none, changes: none });
  const places = hintPlaces.value;
  const last = lastMarked.value;
  useLayoutEffect(() => {
    const own = room.current;
    const board = own?.parentElement?.querySelector(".board");
    if (!own || !board) return;
    let frame = 0;
    const measure = () =>
      setMarks({
        hints: marksOrWhole(board, own, places),
        changes: last ? marksOrWhole(board, own, last.places) : none,
      });
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    later();
    const sizes = new ResizeObserver(later);
    sizes.observe(board);
    const content = new MutationObserver(later);
    content.observe(board, { subtree: true, childList: true, attributes: true });
    board.addEventListener("scroll", later, { capture: true, passive: true });
    for (const event of ["transitionend", "animationend"]) board.addEventListener(event, later);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
      board.removeEventListener("scroll", later, { capture: true });
      for (const event of ["transitionend", "animationend"])
        board.removeEventListener(event, later);
    };
  }, [places, last]);
  useEffect(() => {
    const board = room.current?.parentElement?.querySelector(".board");
    // What the last move changed is looked at first; then what a hint speaks of.
    if (board) bringIn(board, places.length > 0 ? places : (last?.places ?? []));
  }, [places, last]);
  return (
    <div class="board-marks" ref={room} aria-hidden="true">
      {last ? (
        <div key={last.node} class="last-moves" data-node={last.node}>
          {changes.map((mark, at) => (
            <LastMark key={at} mark={mark} />
          ))}
        </div>
      ) : null}
      {places.length > 0
        ? hints.map(({ left, top, right, bottom, round, target }) => (
            <span
              key={`${left} ${top}`}
              class={`hint-mark${round ? " hint-round" : ""}${target ? " hint-target" : ""}`}
              data-testid="hint-mark"
              data-step={hint.value?.step}
              style={{
                left: `${left}px`,
                top: `${top}px`,
                width: `${right - left}px`,
                height: `${bottom - top}px`,
              }}
            />
          ))
        : null}
    </div>
  );
}
