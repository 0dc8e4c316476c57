/** The eye: opens the analysis beside the board, and shuts it. */
import { playStrings } from "../strings/index";
import { eyeOpen } from "../state/eye";
import { pressEye } from "../state/opponent";
import { Icon } from "../widgets/Icon";

export function Eye() {
  const { eye } = playStrings.value;
  const open = eyeOpen.value;
  const name = open ? eye.hide : eye.show;
  return (
    <button
      type="button"
      class="icon-button eye"
      data-testid="eye"
      data-open={String(open)}
      aria-label={name}
      title={name}
      onClick={pressEye}
    >
      <Icon name={open ? "eye" : "shut"} />
      <span class="eye-name">{eye.name}</span>
    </button>
  );
}
