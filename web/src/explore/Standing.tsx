/** How far a law is known to hold; a tap tells what a proof by induction is. */
import { Word } from "../widgets/Word";
import { lawStanding } from "./lawWords";
import type { LawRecord } from "#module/nimber.js";
import type { PatternsFound } from "../engine/questions";

export function Standing({ law, found }: { law: LawRecord; found: PatternsFound }) {
  const words = lawStanding(law, found);
  if (!law.proven || found.pairs || law.theorem !== "induction") return <>{words}</>;
  return (
    // What stands around it may be pressed too.
    <span onClick={(event) => event.stopPropagation()}>
      <Word name="induction">{words}</Word>
    </span>
  );
}
