/** The whole explanation of the position on the board. */
import { useEffect } from "preact/hooks";
import { JobNote } from "../widgets/JobNote";
import { wholeWords } from "../state/face";
import { position, view } from "../state/game";
import { CheckSelf } from "./CheckSelf";
import { Conventions } from "./Conventions";
import { Drawn } from "./Drawn";
import { Leave } from "./Leave";
import { Loops } from "./Loops";
import { Mends } from "./Mends";
import { OptionsGraph } from "./OptionsGraph";
import { Quotients } from "./Quotients";
import { Several } from "./Several";
import { Strategy } from "./Strategy";
import { Theorems } from "./Theorems";
import { Walk } from "./Walk";
import { explainNow, explanation, followBoard, stopExplaining } from "./state";
import "./why.css";

export function Explained() {
  useEffect(followBoard, []);
  const state = explanation.state.value;
  const here = position.value;
  const told = state.status === "done" && state.result.position === here ? state.result : null;
  const shown = view.value?.position === here ? view.value : null;
  return (
    <div class="explained" data-testid="explained" aria-busy={state.status === "working"}>
      <JobNote state={state} onStop={stopExplaining} onAgain={explainNow} text={here ?? ""} />
      {told && shown ? (
        <>
          <Several told={told} view={shown} />
          {shown.sum ? null : (
            <>
              {wholeWords.value?.counting ? null : <Leave told={told} view={shown} />}
              <Drawn key={`${told.position} drawn`} told={told} view={shown} />
              <Loops told={told} view={shown} />
              <Mends told={told} view={shown} />
              <Quotients told={told} view={shown} />
              <Walk key={told.position} root={told.position} />
              <Theorems told={told} view={shown} />
            </>
          )}
          {told.outcome === "D" ? null : (
            <Strategy key={`${told.position} strategy`} position={told.position} />
          )}
          <OptionsGraph key={`${told.position} graph`} position={told.position} />
          {shown.sum ? null : <Conventions told={told} view={shown} />}
          <CheckSelf key={`${told.position} check`} told={told} view={shown} />
        </>
      ) : null}
    </div>
  );
}
