/** The board as large as the screen, with its rule and the turn: for a projector. */
import { useEffect } from "preact/hooks";
import { lessonStrings, strings } from "../strings/index";
import { setOption } from "../state/address";
import { dropped, subject } from "../state/game";
import { ActionRow } from "../stage/ActionRow";
import { BoardRoom } from "../stage/BoardRoom";
import { Heading } from "../stage/Heading";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { panel } from "../state/place";
import { hrefOfBoard } from "../links/classList";
import { boardHere, working } from "../state/lesson";
import "./lesson.css";

const leave = () => {
  setOption("projector", false);
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
};

function Turn({ to, name, icon }: { to: number; name: string; icon: "back" | "on" }) {
  const board = working.value?.boards[to];
  // Only boards are shown large.
  if (!board || board.position === "") return null;
  return (
    <a
      class="icon-button"
      aria-label={name}
      title={name}
      data-testid={icon === "on" ? "project-next" : "project-before"}
      href={`${hrefOfBoard(board.link, to)}&projector`}
    >
      <Icon name={icon} />
    </a>
  );
}

export function Projector() {
  const t = lessonStrings.value.projector;
  const here = subject.value;
  const at = boardHere.value;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && panel.peek() === null) leave();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const playing = here.kind === "game" || here.kind === "opening";
  return (
    <main class="projector" data-testid="projector">
      <div class="projector-top">
        <Heading />
        <nav class="projector-tools" aria-label={t.button}>
          {at === null ? null : (
            <>
              <Turn to={at - 1} name={t.before} icon="back" />
              <span class="projector-at">{t.of(at + 1, working.value!.boards.length)}</span>
              <Turn to={at + 1} name={t.next} icon="on" />
            </>
          )}
          <IconButton icon="close" label={t.leave} testid="project-leave" onClick={leave} />
        </nav>
      </div>
      {dropped.value ? <p class="quiet dropped">{strings.value.dropped(dropped.value)}</p> : null}
      {playing ? (
        <div class="projector-stage">
          <BoardRoom ends />
          <ActionRow />
        </div>
      ) : (
        <p class="board board-note">{strings.value.board.bareRule}</p>
      )}
    </main>
  );
}
