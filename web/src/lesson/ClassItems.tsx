/** What a list is made of: a board with its rule and its picture, a sheet with its title. */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { hrefOfBoard } from "../links/classList";
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
  at,
  done,
  answers,
}: {
  board: ReadBoard;
  view: PositionView;
  /** among the boards of the list, from 0 */
  at: number;
  done: boolean;
  answers: boolean;
}) {
  const t = lessonStrings.value;
  const words = wordsOf(board);
  return (
    <li data-testid="class-item" data-position={board.texts[0]} data-played={String(done)}>
      <a class="lesson-board" href={hrefOfBoard(board.link, at)}>
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

export function SheetItem({ board }: { board: ReadBoard }) {
  return (
    <li data-testid="class-sheet">
      <a class="lesson-board" href={`#${board.link}`}>
        <span class="lesson-name">
          <b>{board.sheet}</b>
        </span>
        <span class="lesson-rule quiet">{lessonStrings.value.list.sheet}</span>
      </a>
    </li>
  );
}
