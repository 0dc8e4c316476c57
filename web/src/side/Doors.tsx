/** In Play, beside the board or below it: the ways on, and a box for what one brings along. */
import { useEffect, useRef, useState } from "preact/hooks";
import { askToOpen } from "../state/address";
import { askedBeside, openAsked, wrongBeside } from "../state/asked";
import { changeToPuzzle } from "../state/departure";
import { ownLink } from "../links/ownPage";
import { firstPosition } from "../state/firstPosition";
import { draftError, quiz, record } from "../state/game";
import { friend, openPanel, openPlace } from "../state/place";
import { playStrings, strings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { LaterNotRead } from "./LaterNotRead";

/** Small pictures, on a grid of 32 by 32: first what is filled, then what is drawn in lines. */
const pictures = {
  today: [
    "M6 20a3 3 0 1 0 .1 0M16 20a3 3 0 1 0 .1 0M16 12a3 3 0 1 0 .1 0M26 20a3 3 0 1 0 .1 0",
    "M4 7h24M9 3v6M23 3v6",
  ],
  puzzles: ["M3 25h7v4H3zM12.500 18h7v11h-7zM22 11h7v18h-7z", "m4 15 9-8 4 3 9-7M21 3h5v5"],
  games: ["M4 4h10v10H4zM23 4a5 5 0 1 0 .1 0M9 18a5 5 0 1 0 .1 0", "M19 19l9 9M28 19l-9 9"],
  friend: ["M23 4a5 5 0 1 0 .1 0M9 4a5 5 0 1 0 .1 0", "M4 28v-9h10v9M18 28v-9h10v9"],
  own: ["M6 21l14-14 5 5-14 14H6z", "M17 10l5 5M15 28h13"],
} as const;
type DoorName = keyof typeof pictures;

async function openToday(): Promise<void> {
  const isLast = askToOpen();
  const { openPuzzle, today } = await import("../goals/state");
  if (!isLast()) return;
  await changeToPuzzle(
    () => openPuzzle("daily", today()),
    () => scrollTo({ top: 0 }),
  );
}

function Door({
  name,
  words,
  open,
  testid,
}: {
  name: DoorName;
  words: string;
  open: () => void;
  testid?: string;
}) {
  const [filled, lines] = pictures[name];
  return (
    <span class="door" data-testid="door" data-door={name}>
      <button type="button" class="door-button" data-testid={testid} onClick={open}>
        <svg class="door-picture" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path class="door-filled" d={filled} />
          <path class="door-lines" d={lines} />
        </svg>
        {words}
      </button>
    </span>
  );
}

/** Answered once the typing pauses. */
const pause = 250;

function useAnswer() {
  const [typed, setTyped] = useState("");
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    let late = false;
    setAnswer("");
    if (typed.trim() === "") return;
    const timer = setTimeout(() => {
      void import("./askAnswer")
        .then((file) => file.answerTo(typed))
        .then(
          (words) => (late ? undefined : setAnswer(words)),
          () => undefined,
        );
    }, pause);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [typed]);
  return { answer, setTyped };
}

function AskBox() {
  const { ask, example } = playStrings.value.doors;
  const box = useRef<HTMLInputElement>(null);
  const { answer, setTyped } = useAnswer();
  const wrong = wrongBeside.value ? draftError.value : null;
  return (
    <form
      class="ask"
      onSubmit={(event) => {
        event.preventDefault();
        const text = box.current?.value ?? "";
        if (text.trim() === "") return;
        askedBeside.value = text;
        setTyped("");
        void openAsked(text, () => scrollTo({ top: 0 }));
      }}
    >
      <label class="ask-label" for="ask-box">
        {ask}
      </label>
      <span class="ask-row">
        <input
          ref={box}
          id="ask-box"
          class="ask-box"
          data-testid="ask-box"
          placeholder={example}
          aria-invalid={wrong !== null}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="go"
          translate={false}
          aria-describedby="ask-answer"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="icon-button" aria-label={strings.value.input.go}>
          <Icon name="go" />
        </button>
      </span>
      <p id="ask-answer" class="ask-answer quiet" role="status" data-testid="ask-answer">
        {answer}
      </p>
      {wrong ? <LaterNotRead text={wrong.text} error={wrong.error} /> : null}
    </form>
  );
}

/** What one does with the game on the board. */
export function Onward() {
  const s = strings.value;
  return (
    <nav class="onward" aria-label={playStrings.value.onward}>
      <button type="button" class="button" onClick={() => openPanel("play")}>
        <Icon name="play" />
        {s.thumb.game}
      </button>
      <button type="button" class="button" onClick={() => openPanel("share")}>
        <Icon name="share" />
        {s.thumb.share}
      </button>
      <button type="button" class="button" onClick={() => openPanel("edit")}>
        <Icon name="edit" />
        {s.edit.open}
      </button>
    </nav>
  );
}

export function Doors() {
  useEffect(() => {
    // Once, over the board that nobody has touched.
    if (record.peek()?.nodes.size === 1)
      void import("../goals/pulse").then(
        (file) => file.pulseMoves(),
        () => undefined,
      );
  }, []);
  const p = playStrings.value;
  const here = record.value;
  // Before a position has come, what the address asks for.
  const start = here
    ? here.nodes.get(here.root)?.position === firstPosition && !quiz.value
    : location.hash.length <= 1 && ownLink() === "";
  return (
    <div class="doors">
      {start ? <p class="doors-about">{p.doors.about}</p> : null}
      <nav class="doors-list" aria-label={p.doors.label}>
        <Door name="today" words={p.doors.today} open={() => void openToday()} />
        <Door name="puzzles" words={p.puzzles} testid="ladder" open={() => openPlace("puzzles")} />
        <Door name="games" words={p.doors.games} open={() => openPanel("gallery")} />
        <Door
          name="friend"
          words={p.doors.friend}
          open={() => {
            friend.value = true;
            openPanel("play");
          }}
        />
        <Door name="own" words={p.doors.own} open={() => openPanel("make")} />
      </nav>
      <AskBox />
    </div>
  );
}
