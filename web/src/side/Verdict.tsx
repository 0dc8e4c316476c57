/** One sentence: who wins; and the value. */
import { errorSentence, playStrings, strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import {
  analysis,
  analyzeLonger,
  result,
  resumeAnalysis,
  reveal,
  revealed,
  stopAnalysis,
} from "../state/analysis";
import { isPuzzle } from "../links/options";
import { options, over, programError, programsTurn, quiz, view } from "../state/game";
import { verdictSentence } from "../state/outcome";
import { answer, question, sayWho } from "../state/quiz";
import { Busy, useLong } from "../widgets/Busy";
import { Word } from "../widgets/Word";
import { byPosition } from "../state/eye";
import type { AnalysisRecord } from "#module/nimber.js";

/** Arrows may run in circles. */
const mayDraw = () => view.value?.terms.some((term) => term.edges.length > 0) ?? false;

/** As Winning Ways writes it: infinity, with what its options are worth below. */
const infinite = (reached: readonly bigint[]) => (
  <>∞{reached.length > 0 ? <sub>{reached.map(formatInteger).join(", ")}</sub> : null}</>
);

/** Breaks, where it must, after the colon. */
const OutcomeWords = () => (
  <span class="outcome-words">
    {(verdictSentence.value.match(/[^:：]+(: |：)?/g) ?? []).map((part) => (
      <span class="together" key={part}>
        {part}
      </span>
    ))}
  </span>
);

/** A puzzle's answer, for who never met the letters or a value: they stand behind the sentence. */
function InWords({ known }: { known: AnalysisRecord }) {
  return (
    <p class="outcome" data-testid="outcome" data-outcome={known.outcome}>
      <OutcomeWords />
      <Word name={known.outcome} />
    </p>
  );
}

function Settled() {
  const s = strings.value;
  const known = result.value!;
  const long = { N: s.settled.nLong, P: s.settled.pLong, D: s.settled.dLong }[known.outcome];
  const noValue =
    known.convention === "misere"
      ? s.settled.noValueMisere
      : known.loopy
        ? s.settled.noValueEndless
        : s.settled.noValueTheorem;
  if (byPosition.value) return <InWords known={known} />;
  return (
    <>
      <div class="outcome" data-testid="outcome" data-outcome={known.outcome}>
        <Word name={known.outcome} look={`sign sign-${known.outcome}`}>
          {known.outcome}
        </Word>
        <OutcomeWords />
        <span class="visually-hidden">{long}</span>
      </div>
      <div
        class="value"
        data-testid="value"
        data-value={known.value === null ? "" : known.value.toString()}
        title={known.value === null ? noValue : undefined}
      >
        <span class="value-name">
          <Word name="sg">{s.verdict.value}</Word>
        </span>
        <span class={known.value === null ? "value-none" : "value-number"}>
          {known.value !== null
            ? formatInteger(known.value)
            : known.loopy
              ? infinite(known.loopy)
              : known.convention === "misere"
                ? s.settled.noValue
                : s.settled.notComputed}
        </span>
        {known.value === null ? <span class="visually-hidden">{noValue}</span> : null}
      </div>
    </>
  );
}

export function Verdict() {
  const s = strings.value;
  const now = analysis.value;
  const long = useLong(now?.status === "working" ? now.since : null);
  const state =
    now?.status === "done"
      ? revealed.value
        ? `known-${now.result.outcome}`
        : "hidden"
      : (now?.status ?? "none");
  /** The question of a quiz, whose answers come once they can be judged. */
  const status = now?.status ?? "working";
  const asks =
    !revealed.value && (status === "done" || (status === "working" && quiz.value && !long));
  // While a move is looked for there is nothing to say here: neither who wins nor a button alone.
  const moving = question.value === "move" || programsTurn.value || over.value;
  if (asks && !programError.value && (moving || (status === "working" && answer.value)))
    return null;
  return (
    <section
      class={`verdict verdict-${state}`}
      aria-label={s.verdict.label}
      aria-busy={now?.status === "working"}
    >
      {now?.status === "working" && long ? (
        <Busy progress={now.progress} onStop={stopAnalysis} />
      ) : null}
      {now?.status === "done" && revealed.value ? <Settled /> : null}
      {asks ? (
        <>
          <span class="outcome-words">{s.verdict.hidden}</span>
          <span class="quiz-buttons">
            {question.value === "who" || status === "working" ? (
              <>
                <button
                  type="button"
                  class="button"
                  data-testid="quiz-mover"
                  disabled={status === "working"}
                  onClick={() => sayWho("N")}
                >
                  {playStrings.value.mover}
                </button>
                <button
                  type="button"
                  class="button"
                  data-testid="quiz-other"
                  disabled={status === "working"}
                  onClick={() => sayWho("P")}
                >
                  {playStrings.value.other}
                </button>
                {mayDraw() ? (
                  <button
                    type="button"
                    class="button"
                    data-testid="quiz-nobody"
                    disabled={status === "working"}
                    onClick={() => sayWho("D")}
                  >
                    {playStrings.value.nobody}
                  </button>
                ) : null}
              </>
            ) : null}
            {/* Of a puzzle one says first who wins. */}
            {status === "working" ||
            (question.value === "who" && isPuzzle(options.value)) ? null : (
              <button type="button" class="button" onClick={reveal}>
                {s.verdict.show}
              </button>
            )}
          </span>
        </>
      ) : null}
      {now?.status === "stopped" ? (
        <>
          <span class="outcome-words">{s.verdict.stopped}</span>
          <button type="button" class="button" onClick={resumeAnalysis}>
            {s.verdict.resume}
          </button>
        </>
      ) : null}
      {now?.status === "failed" ? (
        <>
          <span class="outcome-words" role="alert" data-testid="error" data-code={now.error.code}>
            {errorSentence(s, now.error)}
          </span>
          {now.error.code === "unsettled" && now.error.args[1] === undefined ? (
            <button type="button" class="button" onClick={analyzeLonger}>
              {s.verdict.longer}
            </button>
          ) : null}
        </>
      ) : null}
      {programError.value && now?.status !== "failed" ? (
        <p class="quiet">{errorSentence(s, programError.value)}</p>
      ) : null}
    </section>
  );
}
