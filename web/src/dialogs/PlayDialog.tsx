/** Who one plays, first of all; what else there is to choose stands behind More. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { playStrings, strings } from "../strings/index";
import { named } from "../strings/joined";
import { result, revealed } from "../state/analysis";
import { newGame, resign } from "../state/moves";
import { mySide, over, ply, programSide, quiz } from "../state/game";
import { setOption } from "../state/address";
import { beginAnew } from "../state/departure";
import { playOnly } from "../state/eye";
import { swapSides } from "../state/handOver";
import { choosePlay, mistakes, newSize, pace, ponders } from "../state/settings";
import { newPosition, search, stopSearch } from "../goals/newPosition";
import { closePanel, friend, openPanel, panel } from "../state/place";
import { toTop } from "../device/toTop";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";

/**
 * Starts with the board in sight: closing the sheet has put the focus back on its button, further
 * down.
 */
function fromTheTop(then: () => void): void {
  closePanel();
  then();
  toTop();
}

const opponents = ["program", "here", "link"] as const;
type Opponent = (typeof opponents)[number];

/** Who plays now; a board that nobody has begun on is offered against the program. */
function opponentNow(): Opponent {
  if (mySide.peek() !== null) return "link";
  if (friend.peek()) return "here";
  return programSide.peek() === null && ply.peek() > 0 && !revealed.peek() ? "here" : "program";
}

/**
 * Whoever plays, or has played to the end, wants a game from the first position; who looks at a
 * position wants to play on from it.
 */
const fresh = () => ply.peek() > 0 && (playOnly.peek() || over.peek() || someonePlays());
const someonePlays = () => programSide.peek() !== null || mySide.peek() !== null;

/** A start that is seen to be lost is offered to the other side. */
function beginsNow(): 0 | 1 {
  const first = fresh() ? 0 : ply.peek() % 2;
  if (mySide.peek() !== null) return first === mySide.peek() ? 1 : 0;
  const side = programSide.peek();
  if (side === 0 || side === 1) return side === first ? 0 : 1;
  return revealed.peek() && result.peek()?.outcome === "P" ? 0 : 1;
}

function start(from: "start" | "here", opponent: Opponent, begins: 0 | 1): void {
  fromTheTop(() => {
    beginAnew(() => newGame(from, opponent === "program" ? begins : null));
    if (opponent !== "link") return;
    mySide.value = begins === 1 ? 0 : 1;
    // The friend's move is waited for: the link comes at once.
    if (begins === 0) openPanel("share");
  });
}

function Choice<T extends string | number>({
  label,
  choices,
  chosen,
  choose,
  testid,
}: {
  label: string;
  choices: readonly { value: T; name: string }[];
  chosen: T | null;
  choose: (value: T) => void;
  testid: string;
}) {
  return (
    <div class="play-choice" role="group" aria-label={label}>
      <span class="play-label">{label}</span>
      <span class="segments">
        {choices.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            class="segment"
            aria-pressed={value === chosen}
            data-testid={`${testid}-${value}`}
            onClick={() => choose(value)}
          >
            {name}
          </button>
        ))}
      </span>
    </div>
  );
}

/** Of a hundred moves so many are mistakes. */
const strengths = { perfect: 0, good: 20, weak: 50 } as const;

function Strength() {
  const s = strings.value;
  const kinds = ["perfect", "good", "weak"] as const;
  return (
    <Choice
      label={s.play.strength}
      testid="strength"
      choices={kinds.map((value) => ({ value, name: s.play.strengths[value] }))}
      chosen={kinds.find((one) => strengths[one] === mistakes.value) ?? null}
      choose={(kind) => choosePlay({ mistakes: strengths[kind] })}
    />
  );
}

function Start() {
  const s = strings.value;
  const { begins: words } = playStrings.value;
  const [opponent, setOpponent] = useState(opponentNow);
  const [begins, setBegins] = useState<0 | 1>(beginsNow);
  const anew = fresh();
  const other = opponent === "program" ? words.program : s.play.friendBegins;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start(anew ? "start" : "here", opponent, begins);
      }}
    >
      <fieldset class="play-who">
        <legend>{s.play.who}</legend>
        {opponents.map((one) => (
          <label key={one} class="play-opponent">
            <input
              type="radio"
              name="opponent"
              checked={one === opponent}
              data-testid={`opponent-${one}`}
              onChange={() => setOpponent(one)}
            />
            <span>
              <b>{s.play.opponents[one].name}</b>{" "}
              <span class="quiet">{s.play.opponents[one].about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {opponent === "program" ? <Strength /> : null}
      {opponent === "here" ? null : (
        <Choice
          label={words.label}
          testid="first"
          choices={[
            { value: 1 as const, name: words.you },
            { value: 0 as const, name: other },
          ]}
          chosen={begins}
          choose={setBegins}
        />
      )}
      <p class="button-row play-start">
        <button
          type="submit"
          class="button primary"
          data-testid={anew ? "play-restart" : "play-start"}
        >
          <Icon name="play" />
          {ply.value === 0 ? s.play.start : anew ? s.play.restart : s.play.startHere}
        </button>
        {/* Where a game is over there is nothing to play on. */}
        {ply.value > 0 && !over.value ? (
          <button
            type="button"
            class="button"
            data-testid={anew ? "play-start" : "play-restart"}
            onClick={() => start(anew ? "here" : "start", opponent, begins)}
          >
            {anew ? s.play.startHere : s.play.restart}
          </button>
        ) : null}
      </p>
    </form>
  );
}

function Slider({
  label,
  words,
  children,
}: {
  label: string;
  words: string;
  children: ComponentChildren;
}) {
  return (
    <label class="field slider-field">
      <span>
        {named(label, "")}
        <b>{words}</b>
      </span>
      {children}
    </label>
  );
}

function Settings() {
  const p = playStrings.value;
  const percent = p.play.mistakes(mistakes.value);
  const seconds = p.play.seconds(pace.value / 1000);
  return (
    <div class="play-settings">
      <Slider label={p.play.strength} words={percent}>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={mistakes.value}
          data-testid="mistakes"
          aria-valuetext={percent}
          onInput={(event) => choosePlay({ mistakes: Number(event.currentTarget.value) })}
        />
      </Slider>
      <Slider label={p.play.pace} words={seconds}>
        <input
          type="range"
          min={200}
          max={5000}
          step={100}
          value={pace.value}
          data-testid="pace"
          aria-valuetext={seconds}
          onInput={(event) => choosePlay({ pace: Number(event.currentTarget.value) })}
        />
      </Slider>
      <label class="switch switch-row">
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
      <button
        type="button"
        class="button"
        data-testid="watch"
        onClick={close(() => beginAnew(() => newGame("here", "both")))}
      >
        {p.play.watch}
      </button>
      <button type="button" class="button" onClick={() => openPanel("kept")}>
        <Icon name="keep" />
        {p.play.kept}
      </button>
    </p>
  );
}

function PlayBody() {
  const s = strings.value;
  const p = playStrings.value;
  return (
    <>
      <Start />
      <details class="more" data-testid="play-more">
        <summary>{s.play.more}</summary>
        <Settings />
        <h3>{p.play.thisGame}</h3>
        <ThisGame />
        <h3>{p.play.newPosition}</h3>
        <NewPosition />
      </details>
    </>
  );
}

export function PlayDialog() {
  return (
    <Dialog
      name="play"
      title={strings.value.play.title}
      open={panel.value === "play"}
      onClose={closePanel}
    >
      <PlayBody />
    </Dialog>
  );
}
