/** A part of a chapter that can be folded, and is printed unfolded. */
import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";

interface Props {
  testid: string;
  begins: boolean;
  elsewhere?: boolean;
  summary: ComponentChildren;
  children: ComponentChildren;
}

export function Fold({ testid, begins, elsewhere = false, summary, children }: Props) {
  const [open, setOpen] = useState(begins);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => setPrinting(true);
    const after = () => setPrinting(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return (
    <details
      class="book-proof"
      data-testid={testid}
      data-elsewhere={elsewhere ? "" : undefined}
      open={open || printing}
      onToggle={(event) => {
        if (!printing) setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <span>{summary}</span>
      </summary>
      <div class="book-proof-body">{children}</div>
    </details>
  );
}
