/** Under the board in Play: where to go on. */
import { useEffect } from "preact/hooks";
import { record } from "../state/game";
import { playStrings, strings } from "../strings/index";
import { openPanel, openPlace } from "../state/place";
import { Icon } from "../widgets/Icon";

export function Onward() {
  useEffect(() => {
    // Once, over the board that nobody has touched.
    if (record.peek()?.nodes.size === 1)
      void import("../goals/pulse").then(
        (file) => file.pulseMoves(),
        () => undefined,
      );
  }, []);
  const s = strings.value;
  return (
    <nav class="onward" aria-label={playStrings.value.onward}>
      <button type="button" class="button" onClick={() => openPanel("play")}>
        <Icon name="play" />
        {s.thumb.play}
      </button>
      <button type="button" class="button" onClick={() => openPanel("gallery")}>
        <Icon name="grid" />
        {s.edit.games}
      </button>
      <button
        type="button"
        class="button"
        data-testid="ladder"
        onClick={() => openPlace("puzzles")}
      >
        <Icon name="step" />
        {playStrings.value.puzzles}
      </button>
      <button type="button" class="button" onClick={() => openPanel("share")}>
        <Icon name="share" />
        {s.thumb.share}
      </button>
      <button type="button" class="button" onClick={() => openPanel("edit")}>
        <Icon name="edit" />
        {s.edit.open}
      </button>
    </nav>
  );
}
