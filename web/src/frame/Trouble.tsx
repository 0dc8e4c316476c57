/** Nothing can be computed: why, and another try where one may help. */
import { engine } from "../engine/index";
import { reloadPage, retryEngine } from "../state/session";
import { shellStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";

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
