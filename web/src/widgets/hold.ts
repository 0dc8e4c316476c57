/** Keeps what was pressed where it is on the screen, while the page around it changes. */

/** So long after a press, and after what moved last, the page may still be changing. */
const settling = 1500;
const longest = 6000;

function scrollers(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && getComputedStyle(at).overflowY === "auto")
      found.push(at);
  return [...found, document.scrollingElement ?? document.documentElement];
}

/**
 * Until the page has settled, or the person scrolls or presses something else. The innermost box
 * scrolls first; those around it go back to where they were as soon as it can do alone.
 */
export function holdInPlace(element: Element): void {
  const top = element.getBoundingClientRect().top;
  const before = new Map(scrollers(element).map((box) => [box, box.scrollTop]));
  const end = performance.now() + longest;
  let until = performance.now() + settling;
  let seen = top;
  const hands = new AbortController();
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"])
    addEventListener(type, () => hands.abort(), { signal: hands.signal, passive: true });
  const step = () => {
    if (hands.signal.aborted || !element.isConnected || performance.now() > until) {
      hands.abort();
      return;
    }
    const boxes = scrollers(element);
    const here = element.getBoundingClientRect().top;
    if (Math.abs(here - seen) >= 1) until = Math.min(end, performance.now() + settling);
    for (const box of boxes.slice(1)) box.scrollTop = before.get(box) ?? box.scrollTop;
    for (const box of boxes) {
      const by = element.getBoundingClientRect().top - top;
      if (Math.abs(by) < 1) break;
      box.scrollTop += by;
    }
    seen = element.getBoundingClientRect().top;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Brings up what is still growing, as long as the person leaves the page alone. */
export function bringUpAsItGrows(card: HTMLElement): void {
  const until = performance.now() + settling;
  const hands = new AbortController();
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"])
    addEventListener(type, () => hands.abort(), { signal: hands.signal, passive: true });
  const step = () => {
    if (hands.signal.aborted || !card.isConnected || performance.now() > until) {
      hands.abort();
      return;
    }
    bringUp(card, "auto");
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Brings a card into sight; one that stands beside the board scrolls there and not the page. */
export function bringUp(card: HTMLElement, behavior: ScrollBehavior): void {
  const side = card.closest(".side");
  if (side && getComputedStyle(side).overflowY === "auto")
    side.scrollTo({
      top: side.scrollTop + card.getBoundingClientRect().top - side.getBoundingClientRect().top - 4,
      behavior,
    });
  else card.scrollIntoView({ behavior, block: "start" });
}
