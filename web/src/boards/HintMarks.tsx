/**
 * Draws on the board what the open hint speaks of: a ring around each place, over whatever stands
 * there. Takes no room and no touches, and says nothing: the words beside the board do.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { hint } from "../state/hints";
import { hintPlaces } from "./hinted";
import type { Path, Place } from "./places";
import "./hints.css";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Mark extends Box {
  round: boolean;
  target: boolean;
}

/** Rings are so far from what they stand around. */
const air = 3;
/** Stones of a row that are nearer than this have one ring. */
const besideEachOther = 16;
/** Edges are marked on their middle. */
const edgeRing = 13;
/** What is round has a round ring. */
const roundNames = new Set(["i", "part", "piece", "token", "vertex", "edge", "coin", "say"]);

const wholeBoard = "[data-whole]";
/** Within what has a name, the shape that is seen. */
const shapes = "[data-ring]";

/** The element of a path, or of as much of it as is drawn. */
function found(term: Element, path: Path): Element | null {
  if (path.length === 0) return term.querySelector(wholeBoard) ?? term;
  let here: Element | null = null;
  for (const [name, value] of path) {
    const next: Element | null = (here ?? term).querySelector(
      `[data-${name}="${CSS.escape(value)}"]`,
    );
    if (!next) return here;
    here = next;
  }
  return here?.querySelector(shapes) ?? here;
}

function boxOf(element: Element): Box {
  if (element instanceof SVGPathElement) {
    // Of a line: around its middle.
    const { x, y } = element.getPointAtLength(element.getTotalLength() / 2);
    const matrix = element.getScreenCTM();
    const point = matrix ? new DOMPoint(x, y).matrixTransform(matrix) : new DOMPoint();
    return {
      left: point.x - edgeRing,
      right: point.x + edgeRing,
      top: point.y - edgeRing,
      bottom: point.y + edgeRing,
    };
  }
  return element.getBoundingClientRect();
}

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

/** The boxes around an element that scroll, up to the board's own. */
function scrollers(element: Element, board: Element): Element[] {
  const list: Element[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) list.push(one);
    }
    if (one === board) break;
  }
  return list;
}

const wholeOf = (place: Place): Place => ({ ...place, paths: [[]] });

const elementsOf = (board: Element, place: Place): Element[] => {
  const term = board.querySelectorAll(".term")[place.term - 1];
  return term ? place.paths.map((path) => found(term, path)).filter((one) => one !== null) : [];
};

function marksOf(board: Element, room: Element, places: readonly Place[]): Mark[] {
  const origin = room.getBoundingClientRect();
  const seen = new Set<string>();
  const marks: Mark[] = [];
  for (const place of places) {
    const elements = elementsOf(board, place);
    const round =
      place.paths.every((path) => roundNames.has(path.at(-1)?.[0] ?? "")) ||
      elements.every((element) => element.matches("circle, .piece"));
    const shown = elements.filter((element) => {
      const { left, right, top, bottom } = boxOf(element);
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
    const rows = joined([...new Set(shown)].map(boxOf));
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

/** Scrolls the board's own boxes until a place is in sight; the page stays. */
function bringIn(board: Element): void {
  const [first] = hintPlaces.peek().flatMap((place) => elementsOf(board, place));
  if (!first) return;
  for (const scroller of scrollers(first, board)) {
    const place = boxOf(first);
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

export function HintMarks() {
  const room = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const places = hintPlaces.value;
  useLayoutEffect(() => {
    const own = room.current;
    const board = own?.parentElement?.querySelector(".board");
    if (!own || !board) return;
    let frame = 0;
    const measure = () => {
      const drawn = marksOf(board, own, places);
      // What is too large to be drawn has its whole board marked.
      setMarks(drawn.length > 0 ? drawn : marksOf(board, own, places.map(wholeOf)));
    };
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
  }, [places]);
  useEffect(() => {
    const board = room.current?.parentElement?.querySelector(".board");
    if (board && places.length > 0) bringIn(board);
  }, [places]);
  return (
    <div class="hint-marks" ref={room} aria-hidden="true">
      {places.length > 0
        ? marks.map(({ left, top, right, bottom, round, target }) => (
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
