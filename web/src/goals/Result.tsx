/** The card at the end of a game: the board with its last move stays in view. */
import { useRef } from "preact/hooks";
import { toTop } from "../device/toTop";
import { goalStrings } from "../strings/index";
import { named } from "../strings/joined";
import { drawn, over, ply, programSide, record } from "../state/game";
import { nameOf, statusLine, winner } from "../state/outcome";
import { newGame } from "../state/moves";
import { stillness } from "../device/motion";
import { Icon } from "../widgets/Icon";
import { gameName } from "../state/gameName";
import { GameVerdict } from "./GameVerdict";
import { puzzleEnd } from "./puzzleEnd";
import { PuzzleVerdict } from "./PuzzleVerdict";
import { Gathering, useHeld, WhyButton } from "./resultParts";
import { useGlide } from "./glide";
import "./goals.css";

/** Nobody won. */
function DrawnResult() {
  const card = useRef<HTMLElement>(null);
  useGlide(card, true);
  const words = goalStrings.value;
  const held = useHeld();
  return (
    <section
      ref={card}
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
          onClick={() => {
            newGame("start", programSide.peek());
            toTop();
          }}
        >
          <Icon name="again" />
          {words.result.rematch}
        </button>
        <WhyButton />
      </p>
    </section>
  );
}

export function Result() {
  const card = useRef<HTMLElement>(null);
  const held = useHeld();
  useGlide(card, winner.value !== null);
  const won = winner.value;
  const here = record.value;
  if (!over.value || !here || ply.value === 0) return null;
  if (drawn.value) return <DrawnResult />;
  if (won === null) return null;
  const name = nameOf(won);
  const end = puzzleEnd.value;
  return (
    <section
      ref={card}
      class={`result result-${name === "you" ? "won" : name === "program" ? "lost" : "two"}${held}`}
      data-testid="result"
      data-winner={name === "you" || name === "program" ? name : won === 1 ? "first" : "second"}
      aria-label={named(goalStrings.value.result.label, gameName.value)}
    >
      {name === "you" && !stillness() ? <Gathering pieces={Math.ceil(ply.value / 2)} /> : null}
      {end ? <PuzzleVerdict end={end} /> : <GameVerdict />}
    </section>
  );
}
