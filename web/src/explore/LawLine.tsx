/** A law in one sentence, how far it is known, and its formula. */
import { gap } from "../strings/joined";
import { exploreStrings } from "../strings/index";
import type { LawRecord } from "#module/nimber.js";
import type { PatternsFound } from "../engine/questions";
import { Standing } from "./Standing";

interface Props {
  law: LawRecord;
  found: PatternsFound;
  sentence: string;
  formula: string | null;
  /** A proof may still come, in less room than the words that there is none. */
  working: boolean;
  /** leads to the proof */
  prove: () => void;
  testid: string;
}

export function LawLine({ law, found, sentence, formula, working, prove, testid }: Props) {
  const s = exploreStrings.value;
  return (
    <p data-testid={testid} data-proven={String(law.proven)} data-kind={law.kind}>
      <b>{sentence}</b>
      {gap(sentence)}
      {law.proven ? (
        <button
          type="button"
          class="proven-link"
          data-testid={`${testid}-proven`}
          onClick={() => prove()}
        >
          {s.sheet.proven}
        </button>
      ) : (
        <span class="quiet">{working ? "…" : <Standing law={law} found={found} />}</span>
      )}
      {formula === null ? null : (
        <code class="best-formula" translate={false}>
          {s.see.formula(formula)}
        </code>
      )}
    </p>
  );
}
