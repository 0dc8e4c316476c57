/** What a list is made of: a board with its rule and its picture, another task with its title. */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { taskOf } from "../links/tasks";
import { lessonStrings, strings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { wordsOf, type ReadBoard } from "./classBoard";
import { Picture } from "./Worksheet";
import type { MoveRecord, PositionView } from "#module/nimber.js";

/** Every winning move of a board, for the teacher's sheet. */
function Answer({ view }: { view: PositionView }) {
  const t = lessonStrings.value;
  const s = strings.value;
  const [wins, setWins] = useState<readonly MoveRecord[] | null>(null);
  useEffect(() => {
    let late = false;
    void engine.analyzeBeside(view.position).then((known) => {
      if (!late && typeof known === "object" && !isError(known)) setWins(known.winning.listed);
    });
    return () => {
      late = true;
    };
  }, [view]);
  if (!wins) return <>…</>;
  return (
    <b>
      {wins.length === 0
        ? t.list.none
        : wins
            .slice(0, 6)
            .map((move) => s.move(move, { terms: view.terms }))
            .join(t.list.or)}
    </b>
  );
}

export function BoardItem({
  board,
  view,
  href,
  done,
  answers,
}: {
  board: ReadBoard;
  view: PositionView;
  href: string;
  done: boolean;
  answers: boolean;
}) {
  const t = lessonStrings.value;
  const words = wordsOf(board);
  return (
    <li data-testid="class-item" data-position={board.texts[0]} data-played={String(done)}>
      <a class="lesson-board" href={href}>
        <span class="lesson-name">
          <b>{words.title}</b>
          {done ? (
            <span class="chip">
              <Icon name="check" />
              {t.list.done}
            </span>
          ) : null}
        </span>
        <span class="lesson-rule quiet">{words.rule}</span>
        <span class="lesson-picture" inert aria-hidden="true">
          <Picture view={view} face={board.face} />
        </span>
      </a>
      <p class={`book-sheet-answer${answers ? "" : " lesson-paper"}`}>
        {t.list.answer}
        {answers ? <Answer view={view} /> : null}
      </p>
    </li>
  );
}

/** A task that is no board: what kind it is, and what it is about. */
export function TaskItem({
  link,
  title,
  href,
  done,
}: {
  link: string;
  title: string;
  href: string;
  done: boolean;
}) {
  const t = lessonStrings.value;
  const { kind } = taskOf(link);
  return (
    <li
      data-testid={kind === "sheet" ? "class-sheet" : "class-task-item"}
      data-kind={kind}
      data-played={String(done)}
    >
      <a class="lesson-board" href={href}>
        <span class="lesson-name">
          <b data-title>{title || t.tasks.kinds[kind]}</b>
          {done ? (
            <span class="chip">
              <Icon name="check" />
              {t.tasks.answered}
            </span>
          ) : null}
        </span>
        {title === "" ? null : (
          <span class="lesson-rule quiet">
            {kind === "sheet" ? t.list.sheet : t.tasks.kinds[kind]}
          </span>
        )}
      </a>
    </li>
  );
}
