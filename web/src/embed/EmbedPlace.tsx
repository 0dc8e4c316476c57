/** The board alone, for a frame on somebody else's page. */
import { useEffect } from "preact/hooks";
import { BoardRoom } from "../stage/BoardRoom";
import { ActionRow } from "../stage/ActionRow";
import { Coach } from "../side/Coach";
import { Heading } from "../stage/Heading";
import { Icon, Mark } from "../widgets/Icon";
import { Verdict } from "../side/Verdict";
import { WinningMoves } from "../side/WinningMoves";
import { links, followLinks } from "../share/links";
import { openPanel } from "../state/place";
import { draftError, dropped, subject } from "../state/game";
import { revealed } from "../state/analysis";
import { ErrorNote } from "../widgets/ErrorNote";
import { shareStrings, strings } from "../strings/index";
import "./embed.css";

export function EmbedPlace() {
  const s = strings.value;
  const here = subject.value;
  const problem = draftError.value;
  useEffect(followLinks, []);
  const playing = here.kind === "game" || here.kind === "opening";
  return (
    <main class="embed-place">
      <Heading />
      {dropped.value ? <p class="quiet dropped">{s.dropped(dropped.value)}</p> : null}
      {playing ? (
        <>
          <BoardRoom ends />
          <ActionRow />
          <Verdict />
          <div class="coach" aria-live="polite">
            <Coach />
          </div>
          {revealed.value ? (
            <details class="embed-moves">
              <summary>{s.winning.title}</summary>
              <WinningMoves />
            </details>
          ) : null}
        </>
      ) : null}
      {here.kind === "rule" ? <p class="board board-note">{s.board.bareRule}</p> : null}
      {problem ? <ErrorNote text={problem.text} error={problem.error} /> : null}
      <p class="embed-foot">
        {playing ? (
          <button type="button" class="button" onClick={() => openPanel("play")}>
            <Icon name="play" />
            {s.thumb.play}
          </button>
        ) : null}
        <a
          class="embed-open"
          href={links.value?.whole ?? "./"}
          target="_blank"
          rel="noopener"
          data-testid="open-whole"
        >
          <Mark />
          {shareStrings.value.embed.open}
        </a>
      </p>
    </main>
  );
}
