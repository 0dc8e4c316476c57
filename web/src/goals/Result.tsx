/** The card at the end of a game, in place of the empty board. */
import { useEffect, useRef } from "preact/hooks";
import { gameStrings, goalStrings, strings } from "../strings/index";
import { named } from "../strings/joined";
import { drawn, over, ply, programSide, record, view } from "../state/game";
import { nameOf, statusLine, winner } from "../state/outcome";
import { embedded } from "../state/embedding";
import { newGame } from "../state/moves";
import { stillness } from "../device/motion";
import { Icon } from "../widgets/Icon";
import { wholeWords } from "../state/face";
import { gameTitle } from "../state/title";
import { GameVerdict } from "./GameVerdict";
import { puzzleEnd } from "./puzzleEnd";
import { PuzzleVerdict } from "./PuzzleVerdict";
import { Gathering, useHeld, WhyButton } from "./resultParts";
import "./goals.css";

/** Nobody won. */
function DrawnResult() {
  const words = goalStrings.value;
  const held = useHeld();
  return (
    <section
      class={`result result-two${held}`}
      data-testid="result"
      data-winner="nobody"
      aria-label={words.result.label}
    >
      <p class="result-title">
        <b>{statusLine.value}</b> <span class="quiet">{words.result.moves(ply.value)}</span>
      </p>
      <p class="result-why">{words.draw.why}</p>
      <p class="result-buttons">
        <button
          type="button"
          class="button primary"
          data-testid="rematch"
          onClick={() => newGame("start", programSide.peek())}
        >
          <Icon name="again" />
          {words.result.rematch}
        </button>
        <WhyButton />
      </p>
    </section>
  );
}

/** So many milliseconds after the end the page has its shape. */
const settling = 400;

export function Result() {
  const card = useRef<HTMLElement>(null);
  const held = useHeld();
  // Who went back to a move has scrolled the page: the card's first words are seen all the same,
  // once what stands around it has its place.
  useEffect(() => {
    if (embedded.peek()) return;
    const later = setTimeout(() => {
      if (card.current && card.current.getBoundingClientRect().top < 0)
        card.current.scrollIntoView({ block: "start", behavior: stillness() ? "auto" : "smooth" });
    }, settling);
    return () => clearTimeout(later);
  }, []);
  const won = winner.value;
  const here = record.value;
  if (!over.value || !here || ply.value === 0) return null;
  if (drawn.value) return <DrawnResult />;
  if (won === null) return null;
  const name = nameOf(won);
  const end = puzzleEnd.value;
  const title =
    gameTitle.value ||
    (wholeWords.value?.title ??
      (view.value ? gameStrings(strings.value, view.value.terms[0]!.game).title : ""));
  return (
    <section
      ref={card}
      class={`result result-${name === "you" ? "won" : name === "program" ? "lost" : "two"}${held}`}
      data-testid="result"
      data-winner={name === "you" || name === "program" ? name : won === 1 ? "first" : "second"}
      aria-label={named(goalStrings.value.result.label, title)}
    >
      {name === "you" && !stillness() ? <Gathering pieces={Math.ceil(ply.value / 2)} /> : null}
      {end ? <PuzzleVerdict end={end} /> : <GameVerdict />}
    </section>
  );
}
