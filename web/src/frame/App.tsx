import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { placeStrings, strings, stringsOf } from "../strings/index";
import {
  draft,
  dropped,
  lastMove,
  asks,
  paused,
  programError,
  programSide,
  quiz,
  record,
  subject,
  view,
} from "../state/game";
import { goToEnd, goToStart, redo, undo } from "../state/moves";
import { openText } from "../state/address";
import { stepOn } from "../state/opponent";
import { engine } from "../engine/index";
import { boardWords, lastMoveWords, statusLine, verdictSentence } from "../state/outcome";
import { coachClass, coaching } from "../side/advice";
import { dayToCome } from "../goals/days";
import { embedded } from "../state/embedding";
import { heldStrategy } from "../state/heldStrategy";
import { playOnly } from "../state/eye";
import { tapTold } from "../state/missedTap";
import { updateReady } from "../state/update";
import { folded } from "../state/folded";
import { asking } from "../state/quiz";
import { puzzleTitle } from "../state/title";
import { analysis, result, revealed } from "../state/analysis";
import { ActionRow, Unfold } from "../stage/ActionRow";
import { BoardRoom } from "../stage/BoardRoom";
import { EndCard, ended } from "../stage/EndCard";
import {
  Coach,
  LearnThis,
  Record,
  Strip,
  Thumbs,
  Verdict,
  Why,
  WinningMoves,
} from "../side/beside";
import { Begins } from "../stage/Begins";
import { Header, ThemeButton } from "./Header";
import { Heading } from "../stage/Heading";
import { later } from "../widgets/later";
import { atRest, lazy } from "../widgets/lazy";
import { Doors, Onward } from "../side/Doors";
import { Sheets } from "../dialogs/Sheets";
import { Trouble } from "./Trouble";
import { place, openPanel, panel } from "../state/place";
import { firstPosition } from "../state/firstPosition";
import { settled } from "../state/rest";

const Puzzles = later(
  async () => {
    const [file] = await Promise.all([
      import("../puzzles/PuzzlesPlace"),
      stringsOf("goals"),
      stringsOf("faces"),
    ]);
    return file.PuzzlesPlace;
  },
  () => placeStrings.value.loading,
);
const Problems = later(
  async () => {
    const [file] = await Promise.all([import("../judge/ProblemsPlace"), stringsOf("problems")]);
    return file.ProblemsPlace;
  },
  () => placeStrings.value.loading,
);
const Explore = later(
  async () => {
    const [file] = await Promise.all([import("../explore/ExplorePlace"), stringsOf("explore")]);
    return file.ExplorePlace;
  },
  () => placeStrings.value.loading,
);
const Book = later(
  async () => {
    const [file] = await Promise.all([import("../book/BookPlace"), stringsOf("book")]);
    return file.BookPlace;
  },
  () => placeStrings.value.loading,
);

const EmbedPlace = later(
  async () => {
    const [file] = await Promise.all([import("../embed/EmbedPlace"), stringsOf("share")]);
    return file.EmbedPlace;
  },
  () => placeStrings.value.loading,
);

const EarlyDay = later(
  async () => {
    const [file] = await Promise.all([import("../goals/EarlyDay"), stringsOf("goals")]);
    return file.EarlyDay;
  },
  () => placeStrings.value.loading,
);

/** The board large, for a projector. */
const Projector = later(
  async () => {
    const [file] = await Promise.all([import("../lesson/Projector"), stringsOf("lesson")]);
    return file.Projector;
  },
  () => placeStrings.value.loading,
);

/** Values of one heap, where the rule has them, follow below. */
const RuleAlone = lazy(
  async () => {
    const [file] = await Promise.all([
      import("./RuleAlone"),
      stringsOf("book"),
      stringsOf("explore"),
    ]);
    return file.RuleAlone;
  },
  () => <div class="rule-alone" aria-busy="true" />,
);

const Drop = atRest(() => import("./Drop").then((file) => file.Drop));

const Several = lazy(
  () => import("../stage/Several").then((file) => file.Several),
  () => null,
);

const Update = lazy(
  () => import("./Update").then((file) => file.Update),
  () => null,
);

const HeldStrategy = lazy(
  async () => {
    const [file] = await Promise.all([
      import("../side/HeldStrategy"),
      stringsOf("explore"),
      stringsOf("why"),
    ]);
    return file.HeldStrategy;
  },
  () => null,
);

function BrokenLink() {
  const here = subject.value;
  if (here.kind !== "broken") return null;
  return (
    <div class="board board-note">
      <button type="button" class="button primary" onClick={() => void openText(firstPosition)}>
        {strings.value.startInstead}
      </button>
    </div>
  );
}

/**
 * What a screen reader hears when something changes: the move, or else the board; whose turn it is,
 * the verdict.
 */
function Announcer() {
  const shown = view.value;
  const board = shown && lastMove.value === null ? boardWords(shown) : "";
  const words =
    subject.value.kind === "game" && result.value
      ? [lastMoveWords.value, board, statusLine.value, revealed.value ? verdictSentence.value : ""]
      : [];
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {words.filter(Boolean).map((sentence, at) => (
        <p key={at}>{sentence}</p>
      ))}
      {tapTold.value ? <p key={`tap ${tapTold.value.nth}`}>{tapTold.value.words}</p> : null}
    </div>
  );
}

const takesKeys = "input, select, textarea, button, a, dialog, [role='slider'], [contenteditable]";

function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || panel.peek() !== null || place.peek() !== "board") return;
      const target = event.target instanceof Element ? event.target : null;
      const command = event.ctrlKey || event.metaKey;
      if (command && event.key.toLowerCase() === "z" && !target?.closest("input, textarea")) {
        event.preventDefault();
        if (event.shiftKey) redo();
        else undo();
        return;
      }
      if (command || event.altKey || target?.closest(takesKeys)) return;
      const watching = programSide.peek() === "both";
      if (event.key === "ArrowLeft") undo();
      else if (event.key === "ArrowRight") (watching ? stepOn : redo)();
      else if (event.key === "Home") goToStart();
      else if (event.key === "End") goToEnd();
      else if (event.key === " " && watching) paused.value = !paused.peek();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

function BoardPlace() {
  const s = strings.value;
  const here = subject.value;
  const playing = here.kind === "game" || here.kind === "opening";
  const bare = playOnly.value;
  const told = !bare || revealed.value;
  const begun = (record.value?.nodes.size ?? 1) > 1;
  const tools = !folded.value;
  const status = analysis.value?.status;
  // Until the first position is known, so is not how high its board will be.
  const drawn = useRef(false);
  drawn.current ||= view.value !== null;
  const coming = playing && !drawn.current;
  const waysOn =
    bare && tools && settled.value ? (
      <>
        <Doors />
        <Onward />
      </>
    ) : null;
  return (
    <main
      class={`place place-${here.kind}${bare ? " place-play" : ""}${folded.value ? " place-ended" : ""}${coming ? " place-coming" : ""}${playing ? coachClass() : ""}`}
      data-analysis={status}
    >
      <div class="stage">
        <Heading />
        {dropped.value ? <p class="quiet dropped">{s.dropped(dropped.value)}</p> : null}
        {playing ? (
          <>
            <Begins />
            <BoardRoom />
            {view.value?.sum ? <Several /> : null}
            <ActionRow />
          </>
        ) : null}
        {here.kind === "rule" ? <RuleAlone /> : null}
        {here.kind === "broken" ? <BrokenLink /> : null}
      </div>
      <aside class="side">
        {bare ? <EndCard /> : null}
        {folded.value ? <Unfold /> : null}
        {playing && (told || asking.value || status === "failed" || programError.value) ? (
          <Verdict />
        ) : null}
        {quiz.value ? null : waysOn}
        {playing ? (
          <div class="coach" aria-live="polite">
            {coaching() ? <Coach /> : null}
          </div>
        ) : null}
        {playing && heldStrategy.value ? <HeldStrategy /> : null}
        {/* Under what a puzzle asks. */}
        {quiz.value ? waysOn : null}
        {playing && !bare ? <Thumbs /> : null}
        {bare ? null : <EndCard />}
        {playing && told && !ended.value ? <WinningMoves /> : null}
        {playing && !bare ? <Record /> : null}
        {playing && told && settled.value ? <Why /> : null}
      </aside>
      <div class="below">
        {/* It grows with each move: in Play nothing to press stands below it. */}
        {playing && bare && begun && tools ? <Record /> : null}
        {bare ? null : <Strip />}
        {!bare && settled.value ? <LearnThis /> : null}
      </div>
    </main>
  );
}

/** Nothing can be computed and nothing was: in place of a board without stones. */
function NoBoard() {
  return (
    <main class="place place-trouble">
      <div>
        <h1>Nimber</h1>
        <p class="rule">{strings.value.tagline}</p>
      </div>
      <Trouble />
    </main>
  );
}

export function App() {
  const s = strings.value;
  const here = subject.value;
  const stuck = engine.trouble.value !== null && place.value === "board" && view.value === null;
  const broken = here.kind === "broken";
  const large = place.value === "board" && asks.value.projector && !broken;
  const alone = embedded.value || large;
  const ofPuzzle = puzzleTitle.value;
  useKeys();
  useEffect(() => {
    // The book names its own pages.
    if (place.value === "book") return;
    if (place.value !== "board") document.title = s.title(placeStrings.value.names[place.value]);
    else
      document.title =
        here.kind === "opening" ? "Nimber" : s.title(ofPuzzle || draft.value.slice(0, 60));
  });
  return (
    <>
      {alone ? null : <Header />}
      {stuck ? (
        <NoBoard />
      ) : (
        // Whatever was asked in vain is asked again once the engine is there.
        <Fragment key={String(engine.trouble.value)}>
          {engine.trouble.value ? (
            <div class="trouble-bar">
              <Trouble />
            </div>
          ) : null}
          {embedded.value && broken ? (
            // No other place says what is wrong with a link.
            <EmbedPlace />
          ) : place.value === "book" ? (
            <Book />
          ) : place.value === "puzzles" ? (
            <Puzzles />
          ) : place.value === "explore" ? (
            <Explore />
          ) : place.value === "problems" ? (
            <Problems />
          ) : dayToCome.value !== null ? (
            <EarlyDay />
          ) : embedded.value ? (
            <EmbedPlace />
          ) : large ? (
            <Projector />
          ) : (
            <BoardPlace />
          )}
        </Fragment>
      )}
      {alone ? null : (
        <footer class="foot">
          <p>{s.footer}</p>
          <button type="button" class="foot-button" onClick={() => openPanel("about")}>
            {s.about}
          </button>
          <ThemeButton />
        </footer>
      )}
      <Announcer />
      <Sheets />
      <Drop />
      <div role="status">{updateReady.value ? <Update /> : null}</div>
    </>
  );
}
