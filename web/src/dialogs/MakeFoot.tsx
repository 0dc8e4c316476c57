/**
 * Below a game that is being made, always in sight: what is wrong, and Play it. Who wins is told to
 * whoever asks: the game may be played first.
 */
import { useState } from "preact/hooks";
import { errorSentence, makeStrings, strings } from "../strings/index";
import { gap, joined } from "../strings/joined";
import type { TextError } from "../engine/client";
import { calledIn } from "../widgets/called";
import { ErrorPlace } from "../widgets/ErrorNote";
import { Icon } from "../widgets/Icon";
import type { Outcome } from "#module/nimber.js";

/** What can't be played yet, as it is told at its field. */
export interface Fault {
  /** the field, or all of the text */
  text: string;
  error: TextError;
  /** how it could be written */
  more: string;
  /** nothing stands there yet */
  empty: boolean;
}

/** Into the field that is wrong, where it is wrong. */
function goTo(form: HTMLFormElement, column: number): void {
  const marked = 'input[aria-invalid="true"], .make-wrong input, .make-wrong select';
  const lines = [...form.querySelectorAll<HTMLInputElement>("[data-line]")];
  const wrong =
    form.querySelector<HTMLElement>(marked) ?? lines.find(({ value }) => value.trim() === "");
  wrong?.focus();
  if (!(wrong instanceof HTMLInputElement) || column < 1) return;
  const before = [...wrong.value].slice(0, column - 1).join("").length;
  wrong.setSelectionRange(before, before + 1);
}

export function MakeFoot({
  ready,
  outcome,
  still,
  mayGrow,
  fault,
}: {
  /** it can be played */
  ready: boolean;
  outcome: Outcome | "unknown" | null;
  /** nobody can move at the beginning */
  still: boolean;
  mayGrow: boolean;
  fault: Fault | null;
}) {
  const s = strings.value;
  const m = makeStrings.value;
  const [asked, setAsked] = useState(false);
  // Where nobody can move, who wins is no secret.
  const folded = outcome !== null && outcome !== "unknown" && !asked && !still;
  const winner = outcome === null ? "" : m.winner[outcome];
  return (
    <div class="edit-foot make-foot">
      <div class="make-told" id="make-told" aria-live="polite">
        {fault ? (
          <div class="make-fault" data-testid="make-fault" data-code={fault.error.code}>
            <Icon name="alert" />
            <p>
              {fault.empty
                ? m.emptyLine
                : joined(errorSentence(s, calledIn(fault.text, fault.error)), fault.more)}{" "}
              {fault.empty || fault.error.column === 0 ? null : (
                <ErrorPlace text={fault.text} column={fault.error.column} />
              )}{" "}
              <button
                type="button"
                class="make-go"
                onClick={(event) => goTo(event.currentTarget.form!, fault.error.column)}
              >
                {m.goThere}
              </button>
            </p>
          </div>
        ) : null}
        {folded ? (
          <p>
            <button
              type="button"
              class="button small"
              data-testid="make-who"
              onClick={() => setAsked(true)}
            >
              {m.whoWins}
            </button>
          </p>
        ) : null}
        {outcome && !folded ? (
          <p data-testid="make-winner" data-outcome={outcome}>
            {joined(still ? m.noMoves : "", winner)}
            {outcome === "unknown" && mayGrow ? (
              <>
                {gap(winner)}
                {m.mayGrow}
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      <button
        type="submit"
        class="button primary edit-apply"
        data-testid="make-play"
        aria-describedby="make-told"
        disabled={!ready}
      >
        {m.play}
      </button>
    </div>
  );
}
