/**
 * A board that is larger than its box says so: an arrow at each side beyond which there is more.
 */
import { Fragment, type ComponentChildren, type RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

const sides = ["left", "right", "up", "down"] as const;

/** So little hidden is the blur of rounding. */
const least = 4;

/** The sides beyond which a box that scrolls holds more, in words for `data-more`. */
export function useMore(box: RefObject<HTMLElement>): string {
  const [more, setMore] = useState("");
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } =
        element;
      const hidden = {
        left: scrollLeft,
        right: scrollWidth - clientWidth - scrollLeft,
        up: scrollTop,
        down: scrollHeight - clientHeight - scrollTop,
      };
      const { overflowX, overflowY } = getComputedStyle(element);
      const still = { left: overflowX, right: overflowX, up: overflowY, down: overflowY };
      setMore(sides.filter((side) => hidden[side] > least && still[side] !== "hidden").join(" "));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    const watchSizes = () => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    watchSizes();
    const content = new MutationObserver(watchSizes);
    content.observe(element, { childList: true });
    element.addEventListener("scroll", measure, { passive: true });
    // A piece on its way may stand outside for a moment.
    element.addEventListener("transitionend", measure);
    return () => {
      sizes.disconnect();
      content.disconnect();
      element.removeEventListener("scroll", measure);
      element.removeEventListener("transitionend", measure);
    };
  }, [box]);
  return more;
}

/** So much of the box comes into sight at a press. */
const step = 0.7;

function goOn(box: HTMLElement, side: (typeof sides)[number]): void {
  const back = side === "left" || side === "up" ? -1 : 1;
  const across = side === "left" || side === "right";
  box.scrollBy({
    left: across ? back * step * box.clientWidth : 0,
    top: across ? 0 : back * step * box.clientHeight,
  });
}

/** Keys scroll the box by themselves: the arrows are for a finger. */
export function Cues({ more, box }: { more: string; box: RefObject<HTMLElement> }) {
  return (
    <Fragment>
      {sides
        .filter((side) => more.split(" ").includes(side))
        .map((side) => (
          <span
            key={side}
            class={`cue cue-${side}`}
            aria-hidden="true"
            onClick={() => box.current && goOn(box.current, side)}
          >
            <svg viewBox="0 0 20 20" focusable="false">
              <path d="M7 3.500 13.500 10 7 16.500" />
            </svg>
          </span>
        ))}
    </Fragment>
  );
}

/** The box that scrolls, and its arrows, which keep their places. */
export function Scroller(props: {
  class: string;
  box: RefObject<HTMLDivElement>;
  children: ComponentChildren;
}) {
  const more = useMore(props.box);
  // Where nothing in it takes the focus, as when the game is over, the box does: keys scroll it.
  useLayoutEffect(() => {
    const element = props.box.current;
    if (!element) return;
    if (more && !element.querySelector('[tabindex="0"], a, button')) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  return (
    <div class="scroller" data-more={more}>
      <div class={props.class} ref={props.box}>
        {props.children}
      </div>
      <Cues more={more} box={props.box} />
    </div>
  );
}

/**
 * The first column to show of a row that is too wide for its window. Picks the window in which the
 * columns weigh most together, the last of several such.
 */
export function bestWindow(weights: readonly number[], seen: number): number {
  let best = 0;
  let most = -1;
  for (let from = 0; from + seen <= weights.length || from === 0; from++) {
    const weight = weights.slice(from, from + seen).reduce((sum, one) => sum + one, 0);
    if (weight < most) continue;
    most = weight;
    best = from;
  }
  return best;
}
