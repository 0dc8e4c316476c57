/** Sentences in place of what can't be shown, each with the way out. */
import { engine } from "../engine/index";
import { reloadPage, retryEngine } from "../state/session";
import { shellStrings } from "../strings/index";
import { Icon } from "./Icon";

/** Nothing can be computed: why, and another try where one may help. */
export function Trouble() {
  const s = shellStrings.value;
  const trouble = engine.trouble.value;
  if (!trouble) return null;
  return (
    <div class="error trouble" role="alert" data-testid="trouble" data-code={trouble}>
      <Icon name="alert" />
      <div class="error-words">
        <p>{trouble === "no-webassembly" ? s.noWebAssembly : s.engineNotLoaded}</p>
        {trouble === "no-webassembly" ? null : (
          <p class="trouble-ways">
            <button type="button" class="button" onClick={retryEngine}>
              {s.tryAgain}
            </button>
            <button type="button" class="button" onClick={reloadPage}>
              {s.reload}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * A part of the page whose file didn't come. Browsers remember that for as long as the page lives:
 * only a reload helps.
 */
export function MissingPart() {
  const s = shellStrings.value;
  return (
    <div class="error trouble" role="alert" data-testid="missing-part">
      <Icon name="alert" />
      <div class="error-words">
        <p>{s.partNotLoaded}</p>
        <p class="trouble-ways">
          <button type="button" class="button" onClick={reloadPage}>
            {s.reload}
          </button>
        </p>
      </div>
    </div>
  );
}
