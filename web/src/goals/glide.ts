/** Where the page scrolls to at a game's end, so that board and card are seen together. */
import { useEffect } from "preact/hooks";
import type { RefObject } from "preact";
import { embedded } from "../state/embedding";
import { stillness } from "../device/motion";
import { glideBy } from "./glideBy";

/** So many milliseconds after the end the page has its shape. */
const settling = 400;
/** So long after it the card may grow: the verdict waits for the module. */
const mostGrowing = 3000;

/** The places and the buttons that stay at the foot of a phone's window. */
function footOfWindow(): number {
  let foot = innerHeight;
  for (const name of [".places", ".thumbs"]) {
    const one = document.querySelector(name);
    const { top = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
    const stays = one && /fixed|sticky/.test(getComputedStyle(one).position);
    if (stays && (name === ".thumbs" || top > innerHeight / 2)) foot -= height;
  }
  return foot;
}

function glide(card: HTMLElement): void {
  const board = document.getElementById("board");
  if (!board) return;
  const by = glideBy({
    board: board.getBoundingClientRect(),
    card: card.getBoundingClientRect(),
    foot: footOfWindow(),
  });
  if (Math.abs(by) > 1) scrollBy({ top: by, behavior: stillness() ? "auto" : "smooth" });
}

/**
 * When what stands around the card has its place, and again while the card still grows. `shown`: it
 * is there.
 */
export function useGlide(card: RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    const here = card.current;
    if (embedded.peek() || !here) return;
    const hands = new AbortController();
    const grows = new ResizeObserver(() => glide(here));
    const begin = setTimeout(() => grows.observe(here), settling);
    const end = () => {
      clearTimeout(begin);
      grows.disconnect();
      hands.abort();
    };
    // Whoever scrolls or presses something goes where they like.
    const later = setTimeout(end, mostGrowing);
    for (const type of ["wheel", "touchmove", "pointerdown", "keydown"])
      addEventListener(type, end, { signal: hands.signal, passive: true });
    return () => {
      clearTimeout(later);
      end();
    };
  }, [card, shown]);
}
