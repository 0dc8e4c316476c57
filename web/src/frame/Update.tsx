/** A newer version of the page is offered. */
import { useState } from "preact/hooks";
import { takeUpdate } from "./offline";
import { shellStrings } from "../strings/index";

export function Update() {
  const s = shellStrings.value;
  const [later, setLater] = useState(false);
  return later ? null : (
    <div class="update" data-testid="update">
      <p>
        {s.updateReady} <span class="quiet">{s.updateKeeps}</span>
      </p>
      <button type="button" class="button primary" onClick={() => void takeUpdate()}>
        {s.update}
      </button>
      <button type="button" class="button" onClick={() => setLater(true)}>
        {s.later}
      </button>
    </div>
  );
}
