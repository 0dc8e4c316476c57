/** A table that may be wider than its page: an arrow says where there is more of it. */
import { useRef } from "preact/hooks";
import { Cues, useMore } from "../boards/Cues";
import type { ComponentChildren } from "preact";

export function TableBox({ label, children }: { label?: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const more = useMore(box);
  return (
    <div class="scroller table-scroller" data-more={more}>
      <div
        class="table-box"
        ref={box}
        tabIndex={0}
        role={label === undefined ? undefined : "region"}
        aria-label={label}
      >
        {children}
      </div>
      <Cues more={more} box={box} />
    </div>
  );
}
