/** The card at the end of a game: beside the board, or below it where there is no room beside. */
import { computed } from "@preact/signals";
import { stringsOf } from "../strings/index";
import { over, ply } from "../state/game";
import { lazy } from "../widgets/lazy";

const Result = lazy(
  async () => {
    const [file] = await Promise.all([import("../goals/Result"), stringsOf("goals")]);
    return file.Result;
  },
  // Its room, so that what stands below does not come and go.
  () => <div class="end-waiting" />,
  true,
);

/** A game that was played is over. */
export const ended = computed(() => over.value && ply.value > 0);

export const EndCard = () => (ended.value ? <Result /> : null);
