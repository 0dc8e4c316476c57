import { useEffect, useState } from "preact/hooks";
import { playStrings, strings } from "../strings/index";
import { named } from "../strings/joined";
import { newGame, resign } from "../state/moves";
import { over, ply, programSide, quiz, type ProgramSide } from "../state/game";
import { setOption } from "../state/address";
import { swapSides } from "../state/opponent";
import { choosePlay, mistakes, newSize, pace, ponders } from "../state/settings";
import { newPosition, search, stopSearch } from "../goals/newPosition";
import { closePanel, openPanel, panel } from "../state/place";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";

/**
 * Starts with the board in sight: closing the sheet has put the focus back on its button, further
 * down.
 */
function fromTheTop(then: () => void): void {
  closePanel();
  then();
  setTimeout(() => scrollTo({ top: 0 }));
}

function Opponents() {
  const s = strings.value;
  const p = playStrings.value;
  const side = programSide.value;
  const choices: { side: ProgramSide; title: string; about: string }[] = [
    {
      side: 1,
      title: s.play.programSecond,
      about: mistakes.value === 0 ? s.play.programSecondAbout : "",
    },
    { side: 0, title: s.play.programFirst, about: s.play.programFirstAbout },
    { side: null, title: s.play.two, about: s.play.twoAbout },
    { side: "both", title: p.play.watch, about: p.play.watchAbout },
  ];
  return (
    <ul class="choices">
      {choices.map((choice) => (
        <li key={String(choice.side)}>
          <button
            type="button"
            class="choice"
            aria-current={side === choice.side ? "true" : undefined}
            onClick={() => fromTheTop(() => newGame("here", choice.side))}
          >
            <b>
              {choice.title}
              {side === choice.side ? <span class="chip">{s.play.now}</span> : null}
            </b>
            {choice.about ? <span class="quiet">{choice.about}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Strength() {
  const p = playStrings.value;
  return (
    <div class="play-settings">
      <label class="field slider-field">
        <span>
          {named(p.play.strength, "")}
          <b>{p.play.mistakes(mistakes.value)}</b>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={mistakes.value}
          data-testid="mistakes"
          aria-valuetext={p.play.mistakes(mistakes.value)}
          onInput={(event) => choosePlay({ mistakes: Number(event.currentTarget.value) })}
        />
      </label>
      <label class="field slider-field">
        <span>
          {named(p.play.pace, "")}
          <b>{p.play.seconds(pace.value / 1000)}</b>
        </span>
        <input
          type="range"
          min={200}
          max={5000}
          step={100}
          value={pace.value}
          data-testid="pace"
          aria-valuetext={p.play.seconds(pace.value / 1000)}
          onInput={(event) => choosePlay({ pace: Number(event.currentTarget.value) })}
        />
      </label>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={ponders.value}
          onChange={(event) => choosePlay({ ponders: event.currentTarget.checked })}
        />
        <span>{p.play.ponders}</span>
      </label>
      <label class="switch switch-row">
        <input
          type="checkbox"
          role="switch"
          data-testid="quiz-switch"
          checked={quiz.value}
          onChange={(event) => setOption("quiz", event.currentTarget.checked)}
        />
        <span>
          {p.quiz} <span class="quiet">{p.quizAbout}</span>
        </span>
      </label>
    </div>
  );
}

function NewPosition() {
  const p = playStrings.value;
  const [size, setSize] = useState(String(newSize.peek()));
  useEffect(() => stopSearch, []);
  const number = Number(size);
  const good = /^\d{1,5}$/.test(size.trim()) && number >= 1 && number <= 10000;
  return (
    <form
      class="field-row new-position"
      onSubmit={(event) => {
        event.preventDefault();
        if (!good) return;
        choosePlay({ size: number });
        void newPosition(number).then((found) => {
          if (found) fromTheTop(() => undefined);
        });
      }}
    >
      <label class="field field-short">
        <span>{p.play.size}</span>
        <input
          inputmode="numeric"
          autocomplete="off"
          data-testid="new-size"
          value={size}
          aria-invalid={!good}
          onInput={(event) => setSize(event.currentTarget.value)}
        />
      </label>
      <button
        type="submit"
        class="button"
        data-testid="new-position"
        disabled={!good || search.value === "searching"}
      >
        {p.play.newPosition}
      </button>
      <p class="quiet new-note" role="status">
        {search.value === "searching"
          ? p.play.searching
          : search.value === "none"
            ? p.play.none
            : p.play.newAbout}
      </p>
    </form>
  );
}

function ThisGame() {
  const s = strings.value;
  const p = playStrings.value;
  const side = programSide.value;
  const close = (then: () => void) => () => fromTheTop(then);
  return (
    <p class="button-row">
      {ply.value > 0 ? (
        <>
          <button
            type="button"
            class="button"
            onClick={close(() => newGame("start", programSide.peek()))}
          >
            {s.play.restart}
          </button>
          <button
            type="button"
            class="button"
            onClick={close(() => newGame("here", programSide.peek()))}
          >
            {p.play.here}
          </button>
        </>
      ) : null}
      {side === 0 || side === 1 ? (
        <button type="button" class="button" data-testid="swap" onClick={close(swapSides)}>
          {s.play.swap}
        </button>
      ) : null}
      {side !== "both" && !over.value ? (
        <button type="button" class="button" data-testid="resign" onClick={close(resign)}>
          {p.play.resign}
        </button>
      ) : null}
      <button type="button" class="button" onClick={() => openPanel("kept")}>
        <Icon name="keep" />
        {p.play.kept}
      </button>
    </p>
  );
}

export function PlayDialog() {
  const s = strings.value;
  const p = playStrings.value;
  return (
    <Dialog name="play" title={s.play.title} open={panel.value === "play"} onClose={closePanel}>
      <Opponents />
      <Strength />
      <h3>{p.play.thisGame}</h3>
      <ThisGame />
      <h3>{p.play.newPosition}</h3>
      <NewPosition />
    </Dialog>
  );
}
