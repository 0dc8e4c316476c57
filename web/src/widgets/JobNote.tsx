/** How long work stands: its progress with a Stop, or why it has no result. */
import { ErrorNote } from "./ErrorNote";
import { Busy, useLong } from "./Busy";
import { strings } from "../strings/index";
import type { JobState } from "../engine/job";

interface Props {
  state: JobState<object>;
  onStop: () => void;
  onAgain?: () => void;
  /** what was asked, so that an error can show its place */
  text?: string;
  /** its progress is shown at once, not only when it takes long */
  prompt?: boolean;
}

export function JobNote({ state, onStop, onAgain, text = "", prompt = false }: Props) {
  const s = strings.value;
  const long = useLong(state.status === "working" ? state.since : null);
  if (state.status === "working")
    return long || prompt ? <Busy progress={state.progress} onStop={onStop} /> : null;
  if (state.status === "failed") return <ErrorNote text={text} error={state.error} />;
  if (state.status === "stopped")
    return (
      <p class="quiet">
        {s.verdict.stopped}{" "}
        {onAgain ? (
          <button type="button" class="button" onClick={onAgain}>
            {s.verdict.resume}
          </button>
        ) : null}
      </p>
    );
  return null;
}
