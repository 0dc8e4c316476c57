/** The list as a class opens it, and what is there for the teacher: its link, answers, a check. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { hrefOfBoard, readLesson, writeLesson } from "../links/classList";
import { Field } from "../share/Field";
import { hosted } from "../share/links";
import { fitsQr, qrOf } from "../share/qr";
import { firstPosition } from "../state/firstPosition";
import { position } from "../state/game";
import { beginList, draftLesson, working } from "../state/lesson";
import { currentUrl, languageOnly, linkOf } from "../state/links";
import { errorSentence, lessonStrings, strings } from "../strings/index";
import { CheckField } from "../widgets/CheckField";
import { Icon } from "../widgets/Icon";
import { CheckSent } from "./CheckSent";
import { readBoard, wordsOf, type ReadBoard } from "./classBoard";
import { SendPlayed } from "./SendPlayed";
import { needsWidth, Picture } from "./Worksheet";
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

function BoardItem({
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

function SheetItem({ board }: { board: ReadBoard }) {
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

function ClassLink({ url }: { url: string }) {
  const t = lessonStrings.value;
  const code = hosted() && fitsQr(url) ? qrOf(url) : null;
  return (
    <>
      <Field name="class" label={t.list.link} text={url} button={t.list.copy} first />
      {hosted() ? null : <p class="quiet share-about">{t.list.onlyHere}</p>}
      {code ? (
        <details class="lesson-qr">
          <summary>{t.list.qr}</summary>
          <svg
            class="qr-code"
            viewBox={`0 0 ${code.side} ${code.side}`}
            role="img"
            aria-label={t.list.qrLabel}
            shape-rendering="crispEdges"
          >
            <path fill="#fff" d={`M0 0h${code.side}v${code.side}H0z`} />
            <path fill="#000" d={code.path} />
          </svg>
        </details>
      ) : null}
    </>
  );
}

export function ClassList({ text, onChange }: { text: string; onChange: () => void }) {
  const t = lessonStrings.value;
  const s = strings.value;
  const { title, links } = useMemo(() => readLesson(text), [text]);
  const [boards, setBoards] = useState<readonly ReadBoard[] | null>(null);
  const [answers, setAnswers] = useState(false);
  const [url, setUrl] = useState("");
  const mine = draftLesson.value === text;
  useEffect(() => {
    let late = false;
    void Promise.all(links.map(readBoard)).then((read) => {
      if (late) return;
      setBoards(read);
      const good = read.filter((board) => board.view !== null);
      beginList(
        text,
        title,
        good.map(({ link, texts }) => ({ link, position: texts[0]! })),
      );
    });
    const option = writeLesson({ title, links });
    void linkOf([position.peek() ?? firstPosition], [...languageOnly(), "view=book", option]).then(
      (link) => {
        if (!late) setUrl(currentUrl(link));
      },
    );
    return () => {
      late = true;
    };
  }, [text, title, links]);
  const good = boards?.filter((board) => board.view !== null) ?? [];
  const positions = good.map((board) => board.texts[0]!);
  const played = working.value?.list === text ? working.value.played : [];
  const wide = good.some(({ view }) => needsWidth(view!));
  return (
    <>
      <div class="book-sheet-head">
        <h1>{title || t.list.untitled}</h1>
        <p class="lesson-about">{t.list.about(links.length)}</p>
        <p class="book-sheet-name lesson-paper">{t.list.name}</p>
      </div>
      {boards === null ? <p class="quiet">…</p> : null}
      {boards?.map((board) =>
        board.error ? (
          <p class="error-words" key={board.link}>
            {t.list.broken(errorSentence(s, board.error))}
          </p>
        ) : null,
      )}
      <ol role="list" class={`book-sheet-items lesson-items${wide ? " book-sheet-wide" : ""}`}>
        {boards?.map((board, place) =>
          board.sheet !== null ? (
            <SheetItem key={`${place} ${board.link}`} board={board} />
          ) : board.view === null ? null : (
            <BoardItem
              key={`${place} ${board.link}`}
              board={board}
              view={board.view}
              at={good.indexOf(board)}
              done={(played[good.indexOf(board)]?.length ?? 0) > 1}
              answers={answers}
            />
          ),
        )}
      </ol>
      <SendPlayed title={title} />
      <details class="lesson-teacher" open={mine} data-testid="class-teacher">
        <summary>{t.title}</summary>
        <div class="lesson-inside">
          {url ? <ClassLink url={url} /> : null}
          <p class="button-row">
            <button
              type="button"
              class="button"
              data-testid="class-project"
              disabled={good.length === 0}
              onClick={() => {
                location.hash = `${hrefOfBoard(good[0]!.link, 0)}&projector`;
              }}
            >
              <Icon name="eye" />
              {t.list.project}
            </button>
            <button type="button" class="button" data-testid="class-print" onClick={() => print()}>
              {t.list.print}
            </button>
            <button type="button" class="button" data-testid="class-change" onClick={onChange}>
              <Icon name="edit" />
              {t.list.change}
            </button>
          </p>
          <CheckField
            class="lesson-check"
            testid="class-answers"
            label={t.list.answers}
            checked={answers}
            onCheck={setAnswers}
          />
          <CheckSent positions={positions} />
        </div>
      </details>
    </>
  );
}
