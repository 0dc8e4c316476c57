/** An entry that is dragged by its grip to another place. */
import { signal } from "@preact/signals";
import { entries, moveLine } from "./state";

export const dragging = signal<{ id: number; to: number } | null>(null);

/** The place that a height of the window belongs to. */
function placeAt(y: number): number {
  const items = [...document.querySelectorAll<HTMLElement>("[data-entry]")];
  const at = items.findIndex((item) => {
    const box = item.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return at < 0 ? items.length : at;
}

/** Nearer to an edge of the window than this it scrolls. */
const edge = 70;

export function startDrag(event: PointerEvent, id: number): void {
  if (event.button !== 0) return;
  const grip = event.currentTarget as HTMLElement;
  const from = entries.peek().findIndex((one) => one.id === id);
  grip.setPointerCapture(event.pointerId);
  const start = event.clientY;
  const move = (next: PointerEvent) => {
    if (dragging.peek() === null && Math.abs(next.clientY - start) < 6) return;
    if (next.clientY < edge) scrollBy(0, -12);
    else if (next.clientY > innerHeight - edge) scrollBy(0, 12);
    const to = placeAt(next.clientY);
    dragging.value = { id, to: to > from ? Math.max(from, to - 1) : to };
  };
  const end = (how: Event) => {
    grip.removeEventListener("pointermove", move);
    grip.removeEventListener("pointerup", end);
    grip.removeEventListener("pointercancel", end);
    const last = dragging.peek();
    dragging.value = null;
    if (how.type === "pointerup" && last && last.to !== from) moveLine(id, last.to);
  };
  grip.addEventListener("pointermove", move);
  grip.addEventListener("pointerup", end);
  grip.addEventListener("pointercancel", end);
}
