import { strings } from "../strings/index";
import { openPanel } from "../state/place";
import { reveal } from "../state/analysis";
import { stillness } from "../device/motion";
import { bringUp } from "../widgets/hold";
import { Icon } from "../widgets/Icon";

/** The three buttons under the thumb. */
export function Thumbs() {
  const s = strings.value;
  return (
    <nav class="thumbs" aria-label={s.thumb.label}>
      <button type="button" class="thumb primary" onClick={() => openPanel("play")}>
        <Icon name="play" />
        {s.thumb.game}
      </button>
      <button
        type="button"
        class="thumb"
        onClick={() => {
          reveal();
          const why = document.getElementById("why");
          if (why) bringUp(why, stillness() ? "auto" : "smooth");
          why?.focus({ preventScroll: true });
        }}
      >
        <Icon name="why" />
        {s.thumb.why}
      </button>
      <button type="button" class="thumb" onClick={() => openPanel("share")}>
        <Icon name="share" />
        {s.thumb.share}
      </button>
    </nav>
  );
}
