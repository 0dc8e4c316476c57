/** Where the page scrolls to at a game's end, so that board and card are seen together. */
import { useEffect } from "preact/hooks";
import type { RefObject } from "preact";
import { embedded } from "../state/embedding";
import { stillness } from "../device/motion";
import { glideBy } from "./glideBy";

/** So many milliseconds after the end the page has its shape. */
const settling = 400;
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

/** Once, when what stands around the card has its place. */
export function useGlide(card: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (embedded.peek()) return;
    const later = setTimeout(() => {
      if (card.current) glide(card.current);
    }, settling);
    return () => clearTimeout(later);
  }, []);
}
