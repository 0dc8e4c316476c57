/** Moving and zooming by pointer, wheel and two fingers, told in pixels of the element. */
export interface Gestures {
  /** moved by so many pixels */
  pan: (dx: number, dy: number) => void;
  /** everything grows by `factor` around a point of the element */
  zoom: (factor: number, x: number, y: number) => void;
  tap: (x: number, y: number) => void;
  hover: (x: number, y: number) => void;
}

const still = 5;

/**
 * Listens until the answer is called. The page still scrolls when the wheel turns without anything
 * to zoom left.
 */
export function listen(element: HTMLElement, act: Gestures): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  const place = (event: PointerEvent | WheelEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, place(event));
    if (pointers.size === 1) moved = 0;
  };
  const onMove = (event: PointerEvent) => {
    const now = place(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      act.hover(now.x, now.y);
      return;
    }
    const others = [...pointers.entries()].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    pointers.set(event.pointerId, now);
    if (other) {
      const old = Math.hypot(before.x - other.x, before.y - other.y);
      const next = Math.hypot(now.x - other.x, now.y - other.y);
      moved += still + 1;
      if (old > 10 && next > 10) act.zoom(next / old, (now.x + other.x) / 2, (now.y + other.y) / 2);
      return;
    }
    moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (moved > still) act.pan(now.x - before.x, now.y - before.y);
  };
  const onUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    if (event.type === "pointerup" && pointers.size === 0 && moved <= still) {
      const { x, y } = place(event);
      act.tap(x, y);
    }
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const { x, y } = place(event);
    const lines = event.deltaMode === 1 ? 24 : 1;
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) act.pan(-event.deltaX * lines, 0);
    else act.zoom(Math.exp(-event.deltaY * lines * 0.0022), x, y);
  };
  element.addEventListener("pointerdown", onDown);
  element.addEventListener("pointermove", onMove);
  element.addEventListener("pointerup", onUp);
  element.addEventListener("pointercancel", onUp);
  element.addEventListener("wheel", onWheel, { passive: false });
  return () => {
    element.removeEventListener("pointerdown", onDown);
    element.removeEventListener("pointermove", onMove);
    element.removeEventListener("pointerup", onUp);
    element.removeEventListener("pointercancel", onUp);
    element.removeEventListener("wheel", onWheel);
  };
}
