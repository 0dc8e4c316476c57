import { useEffect, useState } from "preact/hooks";
import { strings } from "../strings/index";
import type { Progress } from "#module/nimber.js";
import { Icon } from "./Icon";

/** After this long, work shows how far it is. */
const patience = 150;

/** Whether work begun then has lasted long enough to be shown. */
export function useLong(since: number | null): boolean {
  const [long, setLong] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return;
    const left = Math.max(0, patience - (performance.now() - since));
    const timer = setTimeout(() => setLong(since), left);
    return () => clearTimeout(timer);
  }, [since]);
  return since !== null && long === since;
}

/** How far work is, with a button that stops it. */
export function Busy({ progress, onStop }: { progress: Progress | null; onStop: () => void }) {
  const s = strings.value;
  const known = progress !== null && progress.fraction >= 0;
  return (
    <div class="busy">
      <div class="busy-words">
        <span>{s.verdict.working}</span>
        {progress && progress.examined > 0n ? (
          <span class="quiet">{s.verdict.examined(progress.examined)}</span>
        ) : null}
        {known ? (
          <progress value={progress.fraction} max={1} aria-label={s.verdict.working} />
        ) : (
          <progress aria-label={s.verdict.working} />
        )}
      </div>
      <button type="button" class="button" data-testid="stop" onClick={onStop}>
        <Icon name="stop" />
        {s.verdict.stop}
      </button>
    </div>
  );
}
