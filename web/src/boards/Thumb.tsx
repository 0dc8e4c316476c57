/** A small picture of a position, drawn by the boards themselves. Nothing on it can be pressed. */
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "./Board";
import { faceWith, type Preset } from "../state/presets";
import { viewOf } from "../state/knowledge";
import { TableContext } from "../state/selection";
import { createTable } from "../state/table";
import "./small.css";
import type { PositionView } from "#module/nimber.js";

/** As wide and as high as the board is that is shown small. */
const wide = 400;
const high = 230;

function Still({ view, face }: { view: PositionView; face: Preset["face"] }) {
  const table = useMemo(() => {
    const shown = signal<PositionView | null>(view);
    return createTable({
      position: signal<string | null>(view.position),
      view: shown,
      firstView: shown,
      result: signal(null),
      revealed: signal(false),
      lastMove: signal(null),
      // The picture is of the face's own position.
      face: signal(
        face &&
          faceWith(
            face,
            view.terms.map((term) => term.rule),
          ),
      ),
      // Nobody moves on a picture.
      programsTurn: signal(true),
      playMove: () => undefined,
    });
  }, [view, face]);
  useEffect(() => table.dispose, [table]);
  return (
    <TableContext.Provider value={table}>
      <Board />
    </TableContext.Provider>
  );
}

/** `width`: of the picture on the screen, in pixels. */
export function Thumb({
  position,
  face,
  width,
}: {
  position: string;
  face: Preset["face"];
  width: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [view, setView] = useState<PositionView | null>(null);
  // Those further down are drawn when they come near.
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((one) => one.isIntersecting)) setSeen(true);
      },
      { rootMargin: "300px" },
    );
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!seen) return undefined;
    let late = false;
    void viewOf(position).then((answer) => {
      if (!late && !("code" in answer)) setView(answer);
    });
    return () => {
      late = true;
    };
  }, [seen, position]);
  const scale = width / wide;
  return (
    <div
      ref={box}
      class="small-board"
      aria-hidden="true"
      inert
      style={{ height: `${Math.round(high * scale)}px` }}
    >
      <div
        class="small-board-sheet"
        style={{ width: `${wide}px`, height: `${high}px`, transform: `scale(${scale})` }}
      >
        {view ? <Still view={view} face={face} /> : null}
      </div>
    </div>
  );
}
