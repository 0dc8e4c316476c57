/** The list as a class opens it, and what is there for the teacher: its link, answers, a check. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { hrefOfBoard, readLesson, writeLesson } from "../links/classList";
import { firstPosition } from "../state/firstPosition";
import { position } from "../state/game";
import { beginList, draftLesson, working } from "../state/lesson";
import { currentUrl, languageOnly, linkOf } from "../state/links";
import { errorSentence, lessonStrings, strings } from "../strings/index";
import { CheckField } from "../widgets/CheckField";
import { Icon } from "../widgets/Icon";
import { CheckSent } from "./CheckSent";
import { readBoard, type ReadBoard } from "./classBoard";
import { BoardItem, SheetItem } from "./ClassItems";
import { ClassLink } from "./ClassLink";
import { SendPlayed } from "./SendPlayed";
import { needsWidth } from "./Worksheet";

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
