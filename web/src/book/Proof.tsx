/** A proof that can be folded. */
import type { ComponentChildren } from "preact";
import { bookStrings } from "../strings/index";
import { Fold } from "./Fold";
import { Inlines } from "./Inlines";
import type { ProofBlock } from "./content";

interface Props {
  block: ProofBlock;
  /** it stands in a chapter, and is shown here as well */
  elsewhere?: boolean;
  children: ComponentChildren;
}

export function Proof({ block, elsewhere = false, children }: Props) {
  return (
    <Fold
      testid="proof"
      begins={block.open && !elsewhere}
      elsewhere={elsewhere}
      summary={
        <>
          <b>{bookStrings.value.proof}</b>
          <Inlines list={block.title} />
        </>
      }
    >
      {children}
    </Fold>
  );
}
