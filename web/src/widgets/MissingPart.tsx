/**
 * A part of the page whose file didn't come. Browsers remember that for as long as the page lives:
 * only a reload helps.
 */
import { reloadPage } from "../state/session";
import { shellStrings } from "../strings/index";
import { Icon } from "./Icon";

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
