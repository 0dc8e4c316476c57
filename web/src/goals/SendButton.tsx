import { useState } from "preact/hooks";
import { goalStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { sendResult } from "./sendResult";

/** Sends the result of a day, and says what became of it. */
export function SendButton({ day }: { day: number }) {
  const [note, setNote] = useState("");
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="send-result"
        onClick={() => void sendResult(day).then(setNote)}
      >
        <Icon name="share" />
        {goalStrings.value.daily.send}
      </button>
      {note ? (
        <span class="puzzle-sent quiet" role="status" data-testid="sent-result">
          {note}
        </span>
      ) : null}
    </>
  );
}
