/** What this device keeps of finished work, with the way to clear it. */
import { exploreStrings } from "../strings/index";
import { forgetAll, kept } from "./cache";

export function Kept() {
  const s = exploreStrings.value;
  if (kept.value === null) return null;
  return (
    <p class="quiet explore-kept" data-testid="kept" data-count={kept.value}>
      <span role="status">{kept.value > 0 ? s.cache.kept(kept.value) : s.cache.cleared}</span>
      {kept.value > 0 ? (
        <button
          type="button"
          class="button small"
          data-testid="forget"
          onClick={() => void forgetAll()}
        >
          {s.cache.clear}
        </button>
      ) : null}
    </p>
  );
}
