/** What a list is made of: a board with its rule and its picture, another task with its title. */
import type { ComponentChildren } from "preact";
import { taskOf } from "../links/tasks";
import type { KeptVerdict } from "../state/lesson";
import { lessonStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { wordsOf, type ReadBoard } from "./classBoard";
import { WinningMoves } from "./RightAnswer";
import { Picture } from "./Worksheet";
import type { PositionView } from "#module/nimber.js";

/** What became of a task. */
function Chip({ found, done }: { found: KeptVerdict; done: string }) {
  const t = lessonStrings.value.tasks;
  return (
    <span class="chip" data-testid="class-chip" data-verdict={found}>
      <Icon name={found === "wrong" ? "slip" : "check"} />
      {found === "right" ? t.isRight : found === "wrong" ? t.notYet : done}
    </span>
  );
}

export function BoardItem({
  board,
  view,
  href,
  done,
  found,
  answers,
  paper,
}: {
  board: ReadBoard;
  view: PositionView;
  href: string;
  done: boolean;
  found: KeptVerdict;
  answers: boolean;
  /** what it says on paper */
  paper: ComponentChildren;
}) {
  const t = lessonStrings.value;
  const words = wordsOf(board);
  return (
    <li data-testid="class-item" data-position={board.texts[0]} data-played={String(done)}>
      <a class="lesson-board" href={href}>
        <span class="lesson-name">
          <b>{words.title}</b>
          {done ? <Chip found={found} done={t.list.done} /> : null}
        </span>
        <span class="lesson-rule quiet">{words.rule}</span>
        <span class="lesson-picture" inert aria-hidden="true">
          <Picture view={view} face={board.face} />
        </span>
      </a>
      {paper}
      <p class={`book-sheet-answer${answers ? "" : " lesson-paper"}`}>
        {t.list.answer}
        {answers ? <WinningMoves view={view} /> : null}
      </p>
    </li>
  );
}

/** A task that is no board: what kind it is, and what it is about. */
export function TaskItem({
  link,
  title,
  board,
  href,
  done,
  found,
  right,
  paper,
}: {
  link: string;
  title: string;
  board: ReadBoard | null;
  href: string;
  done: boolean;
  found: KeptVerdict;
  /** null where no answers are shown */
  right: ComponentChildren;
  /** what it says on paper */
  paper: ComponentChildren;
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
          {done ? <Chip found={found} done={t.tasks.answered} /> : null}
        </span>
        {title === "" ? null : (
          <span class="lesson-rule quiet">
            {kind === "sheet" ? t.list.sheet : t.tasks.kinds[kind]}
          </span>
        )}
        {board?.view ? (
          <>
            <span class="lesson-rule" data-testid="class-rule">
              {wordsOf(board).rule}
            </span>
            <span class="lesson-picture" inert aria-hidden="true">
              <Picture view={board.view} face={board.face} />
            </span>
          </>
        ) : null}
      </a>
      {paper}
      <p class={`book-sheet-answer lesson-lines${right ? "" : " lesson-paper"}`}>
        {t.list.answer}
        {right}
      </p>
    </li>
  );
}
