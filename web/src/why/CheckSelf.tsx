/** How to check who wins without believing this page: here, and by a proof assistant. */
import { whyStrings } from "../strings/index";
import { Brute } from "./Brute";
import type { ExplanationRecord, PositionView } from "#module/nimber.js";

/** Has a kernel check who wins this position. */
function ByKernel({ position }: { position: string }) {
  const w = whyStrings.value.known;
  return (
    <section data-testid="known-check">
      <h4>{w.checkTitle}</h4>
      <p>{w.check}</p>
      <pre class="why-command">
        <code
          translate={false}
        >{`nimber strategy '${position}' --coq --alone > game.v; coqc game.v`}</code>
      </pre>
    </section>
  );
}

export function CheckSelf({ told, view }: { told: ExplanationRecord; view: PositionView }) {
  const theory = view.sum === "" && told.steps.some((step) => step.kind === "theorem");
  return (
    <details class="why-part" data-testid="check-self">
      <summary>
        <h3>{whyStrings.value.brute.check}</h3>
      </summary>
      <Brute position={told.position} />
      {theory ? <ByKernel position={told.position} /> : null}
    </details>
  );
}
