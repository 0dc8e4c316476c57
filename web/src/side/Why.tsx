/** Why: what to do, in one sentence; then the reason that fits; then what else is known. */
import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { errorSentence, placeStrings, playStrings, strings, stringsOf } from "../strings/index";
import { analysis, result, reveal, revealed } from "../state/analysis";
import { tellEye } from "../state/address";
import { view } from "../state/game";
import { backToEnd, endAhead } from "../state/leftEnd";
import { wholeWords } from "../state/face";
import { isDrawn, mirrorHere } from "../state/pairs";
import { challenge, endChallenge, mayChallenge, startChallenge } from "./challenge";
import { ChallengeWords } from "./Coach";
import { bringUpAsItGrows, holdInPlace } from "../widgets/hold";
import { useLong } from "../widgets/Busy";
import { Icon } from "../widgets/Icon";
import { later } from "../widgets/later";
import { lazy } from "../widgets/lazy";
import { MissingPart } from "../widgets/MissingPart";
import { heapValue, OneHeap, oneHeap } from "./OneHeap";
import { Columns } from "../why/Columns";
import { moveToPlay, opening, reasonOf, type Reason } from "../why/opening";
import { theoremNames, type TheoremName } from "../strings/more";
import type { AnalysisRecord, PositionView } from "#module/nimber.js";

/** Stay open from one position to the next. */
const explaining = signal(false);
const further = signal(false);
const Explained = later(
  async () => {
    const [file] = await Promise.all([import("../why/Explained"), stringsOf("why")]);
    return file.Explained;
  },
  () => placeStrings.value.loading,
  "div",
);
const Answers = lazy(
  async () => {
    const [file] = await Promise.all([import("../why/Answers"), stringsOf("why")]);
    return file.Answers;
  },
  ({ failed }) => (failed ? <MissingPart /> : <div class="answers-coming" />),
);

const Mirror = lazy(
  async () => {
    const [file] = await Promise.all([import("../why/Mirror"), stringsOf("why")]);
    return file.Mirror;
  },
  () => null,
);

const Cold = lazy(
  async () => {
    const [file] = await Promise.all([import("../why/Cold"), stringsOf("why")]);
    return file.Cold;
  },
  ({ failed }) => (failed ? <MissingPart /> : <div class="answers-coming" />),
);

const Rows = lazy(
  async () => {
    const [file] = await Promise.all([import("../why/Rows"), stringsOf("why")]);
    return file.Rows;
  },
  ({ failed }) => (failed ? <MissingPart /> : <div class="answers-coming" />),
);

const Worth = lazy(
  async () => {
    const [file] = await Promise.all([import("../why/Worth"), stringsOf("why")]);
    return file.Worth;
  },
  ({ failed }) => (failed ? <MissingPart /> : null),
);

/** The position of which it was asked why it is worth that much. */
const doubtedHere = signal<string | null>(null);

/** Why it is worth that much: the reason at once, where it is asked. */
function Doubt({ position, value }: { position: string; value: bigint }) {
  const p = playStrings.value;
  const asked = doubtedHere.value === position;
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="worth"
        aria-expanded={asked}
        onClick={() => (doubtedHere.value = asked ? null : position)}
      >
        {value === 0n ? p.challengeZero : p.challenge(value)}
      </button>
      {asked ? <Worth position={position} /> : null}
    </>
  );
}

/** The theorems behind the values, each once. */
const theoremsOf = (known: AnalysisRecord): TheoremName[] =>
  theoremNames.filter((name) => known.terms.some((term) => term.theorem === name));

/** Back to the card of the game whose reasons these are; the keys go there too. */
function back(): void {
  backToEnd();
  tellEye();
  setTimeout(() => {
    const first = document.querySelector<HTMLElement>("[data-testid=result] .button");
    first?.focus({ preventScroll: true });
  }, 250);
}

function Title() {
  const s = strings.value;
  return (
    <div class="why-head">
      <h2 id="why-title">{s.why.title}</h2>
      {endAhead.value === null ? null : (
        <button type="button" class="button" data-testid="back-to-result" onClick={back}>
          <Icon name="back" />
          {s.why.backToResult}
        </button>
      )}
    </div>
  );
}

/** Where there is nothing to explain yet, or nothing at all. */
function NotKnown() {
  const s = strings.value;
  const now = analysis.value;
  return (
    <section class="card why" id="why" tabIndex={-1} aria-labelledby="why-title">
      <Title />
      <p class="quiet">
        {now?.status === "failed"
          ? errorSentence(s, now.error)
          : now?.status === "stopped"
            ? s.verdict.stopped
            : s.verdict.working}
      </p>
      {revealed.value && view.value && now?.status === "failed" ? (
        <Mirror shown={view.value} told={null} />
      ) : null}
    </section>
  );
}

interface ReasonProps {
  known: AnalysisRecord;
  shown: PositionView;
  reason: Reason;
}

/** A winning move after which one copies, of a board that shows it. */
const copyingMove = (known: AnalysisRecord, shown: PositionView) =>
  isDrawn(shown) && mirrorHere.value?.position === known.position ? mirrorHere.value.move : null;

function Because({ known, shown, reason }: ReasonProps) {
  const w = strings.value.why;
  const won = known.outcome === "N";
  const move = moveToPlay(known, shown, copyingMove(known, shown));
  switch (reason) {
    case "none":
      return null;
    case "heap": {
      const heap = oneHeap(known, shown);
      return heap ? <OneHeap known={known} heap={heap} /> : null;
    }
    case "mirror":
      return (
        <>
          <p data-testid="why-mirror">{w.mirror(won)}</p>
          <Mirror shown={shown} told={won ? (move?.position ?? null) : null} said />
        </>
      );
    case "rows":
      return <Rows key={known.position} known={known} shown={shown} move={won ? move : null} />;
    case "columns":
      return (
        <>
          <p data-testid="why-columns">{w.columns(won)}</p>
          <Columns key={known.position} known={known} shown={shown} move={move} />
          {isDrawn(shown) ? (
            <Mirror shown={shown} told={move?.position ?? null} winning={known.winning.listed} />
          ) : null}
        </>
      );
    case "tame": {
      const values = known.terms.flatMap(({ components }) => components.map(({ value }) => value));
      const whole = values.every((value) => value !== null);
      return (
        <>
          <p>{w.intro(known.method)}</p>
          <Columns known={known} shown={shown} />
          {whole ? <p>{values.some((value) => value > 1n) ? w.tameBig : w.tameSmall}</p> : null}
        </>
      );
    }
    case "cold": {
      const from = won ? move?.position : known.position;
      return (
        <>
          <Cold shown={shown} move={move} winning={known.winning.listed} />
          {from === undefined ? null : <Answers position={from} won={won} folded />}
        </>
      );
    }
    case "answers": {
      const from = won ? move?.position : known.position;
      const mirror = mirrorHere.value?.position === known.position ? mirrorHere.value : null;
      return (
        <>
          <Mirror
            shown={shown}
            told={won ? (move?.position ?? null) : null}
            winning={known.winning.listed}
          />
          {from === undefined ? null : (
            <Answers position={from} won={won} folded={mirror?.decides ?? isDrawn(shown)} />
          )}
        </>
      );
    }
    case "theory":
      return <p>{w.intro(known.method)}</p>;
  }
}

/** What else is known: the theory behind the values, and the theorems that gave them. */
function Further({ known, shown, reason }: ReasonProps) {
  const s = strings.value;
  const said = reason === "tame" || reason === "theory" || reason === "none" || reason === "cold";
  const heap = reason === "heap" ? oneHeap(known, shown) : null;
  // Theorems speak of heaps; where one counts up there are none.
  const counts = wholeWords.value?.counting !== undefined;
  const words = [
    ...(heap ? [{ key: "", text: heapValue(known, heap) }] : []),
    ...(known.loopy || said || heap ? [] : [{ key: "", text: s.why.intro(known.method) }]),
    ...(known.method === "search" || known.method === "quotient" || shown.sum !== "" || counts
      ? []
      : theoremsOf(known).map((name) => ({ key: name, text: s.theorems[name] }))),
  ];
  const table = reason === "mirror" && known.value !== null;
  if (words.length === 0 && !table) return null;
  return (
    <details
      class="kept-by"
      data-testid="why-further"
      open={further.value}
      onToggle={(event) => (further.value = event.currentTarget.open)}
    >
      <summary>{s.why.further}</summary>
      {words.map(({ key, text }) => (
        <p class="why-theorem" key={key} data-theorem={key || undefined}>
          {text}
        </p>
      ))}
      {table ? <Columns known={known} shown={shown} /> : null}
    </details>
  );
}

export function Why() {
  const s = strings.value;
  // What was known last stays until more is: the card does not close and open with each move.
  const last = useRef<{ known: AnalysisRecord; shown: PositionView } | null>(null);
  const spot = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLParagraphElement>(null);
  if (result.value && view.value?.position === result.value.position)
    last.current = { known: result.value, shown: view.value };
  const fresh = last.current !== null && last.current.known === result.value;
  const long = useLong(analysis.value?.status === "working" ? analysis.value.since : null);
  const over = analysis.value?.status === "failed" || analysis.value?.status === "stopped";
  if (!last.current || (!fresh && (long || over))) return <NotKnown />;
  const { known, shown } = last.current;
  if (!revealed.value)
    return (
      <section class="card why" id="why" tabIndex={-1} aria-labelledby="why-title">
        <Title />
        <button type="button" class="button" onClick={reveal}>
          {s.verdict.show}
        </button>
      </section>
    );
  const reason = reasonOf(known, shown);
  // Where nothing is said of values, they come with more.
  const doubted = (reason !== "answers" && reason !== "cold") || further.value;
  const doubts =
    !challenge.value && (mayChallenge.value || !fresh) && known.value !== null && doubted;
  // The reason stays over the game that shows it, and until more is known.
  const asked = doubtedHere.value;
  const stays = challenge.value !== null || (!fresh && asked === known.position) ? asked : null;
  const about = stays ?? (doubts ? known.position : null);
  const value = challenge.value?.value ?? known.value ?? 0n;
  /** What was pressed stays where it is, and so do the keys. */
  const stay = (act: () => void) => {
    if (spot.current) {
      holdInPlace(spot.current);
      spot.current.focus({ preventScroll: true });
    }
    act();
  };
  return (
    <section class="card why" id="why" tabIndex={-1} aria-labelledby="why-title" aria-busy={!fresh}>
      <Title />
      <p class="conclusion" data-testid="why-first" data-reason={reason}>
        {opening(known, shown, s, copyingMove(known, shown))}
      </p>
      <Because known={known} shown={shown} reason={reason} />
      <Further known={known} shown={shown} reason={reason} />
      <div class={challenge.value || about !== null ? "why-challenge" : undefined}>
        {about === null ? null : <Doubt position={about} value={value} />}
        <div ref={spot} tabIndex={-1}>
          {challenge.value ? (
            <div class="coach-note" data-testid="challenge-here">
              <ChallengeWords away onEnd={() => stay(endChallenge)} />
            </div>
          ) : about !== null && doubtedHere.value === about ? (
            // Another game takes the place of this one: a step of its own.
            <button
              type="button"
              class="button"
              data-testid="challenge-start"
              onClick={() => stay(startChallenge)}
            >
              {value === 0n
                ? playStrings.value.challengeTryZero
                : playStrings.value.challengeTry(value)}
            </button>
          ) : null}
        </div>
      </div>
      <p class="why-more" ref={more}>
        <button
          type="button"
          class="button"
          data-testid="explain"
          aria-expanded={explaining.value}
          onClick={() => {
            explaining.value = !explaining.peek();
            if (explaining.peek() && more.current) bringUpAsItGrows(more.current);
          }}
        >
          <Icon name="why" />
          {explaining.value ? s.why.close : s.why.explain}
        </button>
      </p>
      {explaining.value ? <Explained /> : null}
    </section>
  );
}
