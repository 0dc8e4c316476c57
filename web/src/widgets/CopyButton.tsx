/** Copies what stands in a box, and says whether that was done. */
import type { ComponentChildren, RefObject } from "preact";
import { useState } from "preact/hooks";
import { copyFrom, type Note } from "../device/copy";

interface Props {
  box: RefObject<HTMLInputElement | HTMLTextAreaElement>;
  testid: string;
  /** what stands on the button */
  label: string;
  said: Readonly<Record<Exclude<Note, "">, string>>;
  primary?: boolean;
  /** other buttons, before what is said */
  children?: ComponentChildren;
}

export function CopyButton({ box, testid, label, said, primary, children }: Props) {
  const [note, setNote] = useState<Note>("");
  return (
    <>
      <button
        type="button"
        class={primary ? "button primary" : "button"}
        data-testid={testid}
        onClick={() => void copyFrom(box.current).then(setNote)}
      >
        {label}
      </button>
      {children}
      <span role="status" class="quiet">
        {note === "" ? "" : said[note]}
      </span>
    </>
  );
}
