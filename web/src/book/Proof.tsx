/** A proof that can be folded, and is printed unfolded. */
import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { bookStrings } from "../strings/index";
import { Inlines } from "./Inlines";
import type { ProofBlock } from "./content";

interface Props {
  block: ProofBlock;
  /** it stands in a chapter, and is shown here as well */
  elsewhere?: boolean;
  children: ComponentChildren;
}

export function Proof({ block, elsewhere = false, children }: Props) {
  const s = bookStrings.value;
  const [open, setOpen] = useState(block.open && !elsewhere);
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
      data-testid="proof"
      data-elsewhere={elsewhere ? "" : undefined}
      open={open || printing}
      onToggle={(event) => {
        if (!printing) setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <span>
          <b>{s.proof}</b>
          <Inlines list={block.title} />
        </span>
      </summary>
      <div class="book-proof-body">{children}</div>
    </details>
  );
}
