/** A winning strategy for the position on the board, where it is short enough to play by. */
import { useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { createJob } from "../engine/job";
import { openSheetText } from "../state/openSheet";
import { heldStrategy } from "../state/heldStrategy";
import { squareIn } from "../state/shownText";
import { JobNote } from "../widgets/JobNote";
import { lazy } from "../widgets/lazy";
import { MissingPart } from "../widgets/MissingPart";
import { stringsOf, whyStrings } from "../strings/index";

const Table = lazy(
  async () => {
    const [file] = await Promise.all([import("../widgets/StrategyTable"), stringsOf("explore")]);
    return file.StrategyTable;
  },
  ({ failed }) => (failed ? <MissingPart /> : null),
);

type Found = Parameters<typeof Table>[0]["found"];

/** So many lines at most can be played by; of values a table alone leads nowhere. */
const mostHeld = 60;
const fits = ({ lost, values }: Found) =>
  (values?.length ?? 0) === 0 &&
  lost.length > 0 &&
  lost.reduce((lines, { replies }) => lines + Math.max(1, replies.length), 0) <= mostHeld;

/** The question as a sheet: asked in its second line, counted from 0. */
const sheetOf = (position: string) => `position ${position}\nstrategy`;

export function Strategy({ position }: { position: string }) {
  const w = whyStrings.value.strategy;
  const job = useMemo(() => createJob<{ found: Found }>(), []);
  const [asked, setAsked] = useState(false);
  const state = job.state.value;
  const ask = () => {
    setAsked(true);
    void job.run(async (onProgress) => {
      const answer = await engine.long("strategy", onProgress, "answerLine", sheetOf(position), 1);
      if (answer === "stopped") return answer;
      if (answer.error) return { error: answer.error };
      return { found: (JSON.parse(answer.json) as { answer: Found }).answer };
    });
  };
  return (
    <details
      class="why-part"
      data-testid="why-strategy"
      onToggle={(event) => {
        if (event.currentTarget.open && !asked) ask();
      }}
    >
      <summary>
        <h3>{w.title}</h3>
      </summary>
      <JobNote state={state} onStop={() => engine.stop("strategy")} onAgain={ask} text={position} />
      {state.status === "done" ? (
        <>
          <Table found={state.result.found} name={squareIn} />
          <p class="explore-buttons">
            {fits(state.result.found) ? (
              <button
                type="button"
                class="button"
                data-testid="strategy-hold"
                onClick={() => {
                  heldStrategy.value = state.result.found;
                }}
              >
                {w.hold}
              </button>
            ) : null}
            <button
              type="button"
              class="button"
              data-testid="strategy-sheet"
              onClick={() => openSheetText(sheetOf(position))}
            >
              {w.sheet}
            </button>
          </p>
        </>
      ) : null}
    </details>
  );
}
