/** Where places of the board are on the screen. */
import type { Path, Place } from "./places";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** What is drawn at a place, or where it was drawn. */
export interface Thing {
  element: Element;
  box: Box;
  /** in place of what is not drawn */
  instead: boolean;
}
/** There is so much air behind every fifth stone of a row. */
const afterFifth = 6;
/** Edges are marked on their middle. */
const edgeRing = 13;
const wholeBoard = "[data-whole]";
/** Within what has a name, the shape that is seen. */
const shapes = "[data-ring]";

/** The element of a path, or of as much of it as is drawn; for an empty heap the word on them. */
function found(term: Element, path: Path): Element | null {
  if (path.length === 0) return term.querySelector(wholeBoard) ?? term;
  let here: Element | null = null;
  for (const [name, value] of path) {
    const next: Element | null = (here ?? term).querySelector(
      `[data-${name}="${CSS.escape(value)}"]`,
    );
    if (!next) return here ?? (name === "heap" ? term.querySelector("[data-folded]") : null);
    here = next;
  }
  return here?.querySelector(shapes) ?? here;
}

export function boxOf(element: Element): Box {
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

/** The boxes around an element that scroll, up to the board's own. */
export function scrollers(element: Element, board: Element): Element[] {
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

/** Where a stone of a heap would stand that is no longer drawn; null where it has no room. */
function placeOfStone(lane: Element, at: number): Thing | null {
  const stone = (i: number) => lane.querySelector(`[data-i="${i}"]:not([data-gone])`);
  const first = stone(0);
  const grid = first?.parentElement;
  if (!first || !grid?.matches(".stones")) return null;
  const style = getComputedStyle(grid);
  const perRow = style.gridTemplateColumns.split(" ").length;
  const { left, top, width, height } = first.getBoundingClientRect();
  const across = perRow > 1 ? stone(1)?.getBoundingClientRect().left : undefined;
  const down = stone(perRow)?.getBoundingClientRect().top;
  const stepX = across === undefined ? width + (parseFloat(style.columnGap) || 0) : across - left;
  const stepY = down === undefined ? height + (parseFloat(style.rowGap) || 0) : down - top;
  const column = at % perRow;
  const x = left + column * stepX + Math.floor(column / 5) * afterFifth;
  const y = top + Math.floor(at / perRow) * stepY;
  // A heap that stands alone, with nothing below it, may have had more rows.
  const board = lane.closest(".board");
  const alone =
    lane.parentElement?.childElementCount === 1 && !board?.querySelector("[data-result]");
  const room = ((alone && board) || lane).getBoundingClientRect();
  if (x + width > room.right || y + height > room.bottom) return null;
  const box = { left: x, top: y, right: x + width, bottom: y + height };
  return { element: first, box, instead: false };
}

function thingAt(term: Element, path: Path): Thing | null {
  const element = found(term, path);
  if (!element) return null;
  const [name, value] = path.at(-1) ?? [];
  // Of stones that went the heap is left.
  const instead = name === "i" && !element.matches(`[data-i="${value}"]`);
  return (
    (instead && placeOfStone(element, Number(value))) || { element, box: boxOf(element), instead }
  );
}

export function thingsAt(board: Element, place: Place): Thing[] {
  const term = board.querySelectorAll(".term")[place.term - 1];
  if (!term) return [];
  const things = place.paths.map((path) => thingAt(term, path)).filter((one) => one !== null);
  // All of a place, or what stands for it.
  const others = things.filter(({ instead }) => instead);
  return others.length > 0 ? others : things;
}
