/** A word of the theory that a tap explains, where it first stands. */
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { strings } from "../strings/index";
import type { WordName } from "../strings/shape";
import "./word.css";

/** Older browsers show and hide it by hand. */
const native = typeof HTMLElement !== "undefined" && "popover" in HTMLElement.prototype;
const margin = 8;

/** Below the word, or above it where there is more room, and inside the window. */
function put(box: HTMLElement, word: HTMLElement): void {
  const at = word.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = box;
  const left = Math.min(at.left, clientWidth - offsetWidth - margin);
  const below = at.bottom + margin;
  const above = at.top - margin - offsetHeight;
  box.style.left = `${Math.max(margin, left)}px`;
  box.style.top = `${below + offsetHeight > clientHeight && above > 0 ? above : below}px`;
}

/** Without children a question mark behind a word. `look`: its class, where it has one. */
export function Word({
  name,
  look = "",
  children,
}: {
  name: WordName;
  look?: string;
  children?: ComponentChildren;
}) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  // Filled while it is open: else a heading's text would have its words in it.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const follow = () => put(box.current!, word.current!);
    follow();
    // Whatever scrolls: the page, a sheet, a table.
    addEventListener("scroll", follow, true);
    return () => removeEventListener("scroll", follow, true);
  }, [open]);
  // The rest of the page's words come behind the first of them.
  const words = (strings.value as Partial<typeof strings.value>).words;
  if (!words)
    return children === undefined ? (
      <button type="button" class="word word-ask " disabled />
    ) : (
      <span class={look}>{children}</span>
    );
  return (
    <>
      <button
        ref={word}
        type="button"
        class={`word${children === undefined ? " word-ask" : ""} ${look}`}
        data-testid="word"
        data-word={name}
        aria-expanded={open}
        aria-controls={id}
        aria-label={children === undefined ? words.ask[name] : undefined}
        title={words.ask[name]}
        {...(native ? { popovertarget: id } : { onClick: () => setOpen(!open) })}
        onKeyDown={(event) => {
          if (!native && event.key === "Escape") setOpen(false);
        }}
      >
        {children}
      </button>
      <span
        ref={box}
        id={id}
        class="word-says"
        role="note"
        data-testid="word-says"
        hidden={native ? undefined : !open}
        {...(native
          ? {
              popover: "auto",
              onToggle: (event: Event) => setOpen((event as ToggleEvent).newState === "open"),
            }
          : {})}
      >
        {open ? words.says[name] : null}
      </span>
    </>
  );
}
