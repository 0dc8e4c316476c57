/** The list as a class opens it, and what is there for the teacher: its link, answers, a check. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { isError } from "../engine/client";
import { engine } from "../engine/index";
import { hrefOfBoard, readLesson, writeLesson } from "../links/classList";
import { decoded } from "../links/link";
import { readOwn } from "../links/ownProblem";
import { taskOf } from "../links/tasks";
import { away } from "../state/away";
import { firstPosition } from "../state/firstPosition";
import { asks, position } from "../state/game";
import { beginList, draftLesson, hrefOf, isDone, nextOf, working } from "../state/lesson";
import { nameWords } from "../judge/words";
import { currentUrl, languageOnly, linkOf } from "../state/links";
import { errorSentence, lessonStrings, strings } from "../strings/index";
import { CheckField } from "../widgets/CheckField";
import { Icon } from "../widgets/Icon";
import type { BookParts } from "./bookParts";
import { CheckSent } from "./CheckSent";
import { readBoard, wordsOf, type ReadTask } from "./classBoard";
import { BoardItem, TaskItem } from "./ClassItems";
import { ClassLink } from "./ClassLink";
import { ruleOf } from "./judgeTask";
import { SendPlayed } from "./SendPlayed";
import { TaskView } from "./TaskView";
import { needsWidth } from "./Worksheet";

/** A rule in words; as it was written where it can't be read. */
async function ruleTold(text: string): Promise<string> {
  const rule = await ruleOf(text);
  const read = typeof rule === "string" ? await engine.read(rule) : null;
  return read && !isError(read) && read.kind === "rule"
    ? strings.peek().rule(read.sentence)
    : decoded(text);
}

async function readTask(link: string, book: BookParts): Promise<ReadTask> {
  const task = taskOf(link);
  if (task.kind === "board" || task.kind === "puzzle")
    return { kind: "board", board: await readBoard(link), link };
  const chapterOf = (number: number) => book.chapters().find((one) => one.number === number);
  const titleOf = async (): Promise<string> => {
    switch (task.kind) {
      case "value": {
        const board = await readBoard(task.text);
        return [wordsOf(board).title, board.texts.at(-1)?.replace(/^[^:]*:/, "")]
          .filter(Boolean)
          .join(" · ");
      }
      case "law":
        return ruleTold(task.text);
      case "rule":
        return task.ask;
      case "problem":
        return nameWords(task.name);
      case "own": {
        const one = readOwn(task.value);
        return typeof one === "string" ? "" : one.title;
      }
      case "chapter": {
        const one = chapterOf(task.chapter);
        return one ? `${one.number}. ${one.title}` : "";
      }
      case "exercise": {
        const one = chapterOf(task.chapter);
        return one
          ? `${one.number}.${one.exercises.indexOf(task.exercise) + 1} · ${one.title}`
          : "";
      }
      case "sheet":
        return (await readBoard(link)).sheet ?? "";
      case "board":
      case "puzzle":
        return "";
    }
  };
  const title = await titleOf();
  return { kind: "task", link, title };
}

/** A pupil's page has no box for positions. */
function usePupil(pupil: boolean): void {
  useEffect(() => {
    document.documentElement.classList.toggle("pupil", pupil);
    return () => document.documentElement.classList.remove("pupil");
  }, [pupil]);
}

export function ClassList({
  text,
  book,
  onChange,
}: {
  text: string;
  book: BookParts;
  onChange: () => void;
}) {
  const t = lessonStrings.value;
  const s = strings.value;
  const { title, links } = useMemo(() => readLesson(text), [text]);
  const [tasks, setTasks] = useState<readonly ReadTask[] | null>(null);
  const [answers, setAnswers] = useState(false);
  const [url, setUrl] = useState("");
  const mine = draftLesson.value === text;
  usePupil(!mine);
  useEffect(() => void (away.value = null), []);
  useEffect(() => {
    let late = false;
    void Promise.all(links.map((link) => readTask(link, book))).then((read) => {
      if (late) return;
      setTasks(read);
      beginList(
        text,
        title,
        read.map((one) => ({
          link: one.link,
          position: one.kind === "board" ? (one.board.texts[0] ?? "") : "",
        })),
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
  }, [text, title, links, book]);
  const now = working.value?.list === text ? working.value : null;
  const at = (asks.value.listed ?? 0) - 1;
  if (now && tasks && now.boards[at]) return <TaskView now={now} at={at} book={book} />;
  const boards = (tasks ?? []).flatMap((one) =>
    one.kind === "board" && one.board.view ? [one.board] : [],
  );
  const wide = boards.some(({ view }) => needsWidth(view!));
  const next = now && nextOf(now);
  const begun = now !== null && now.boards.some((_, one) => isDone(now, one));
  const done = now ? now.boards.filter((_, one) => isDone(now, one)).length : 0;
  const large = (tasks ?? []).findIndex((one) => one.kind === "board" && one.board.view !== null);
  return (
    <>
      <div class="book-sheet-head">
        <h1>{title || t.list.untitled}</h1>
        <p class="lesson-about">{t.list.about(links.length)}</p>
        <p class="book-sheet-name lesson-paper">{t.list.name}</p>
      </div>
      {now && tasks ? (
        <p class="button-row lesson-start">
          {next === null ? (
            <b data-testid="class-all-done">{t.tasks.allDone}</b>
          ) : (
            <a
              class={`button${mine ? "" : " primary"}`}
              data-testid="class-start"
              href={hrefOf(now, next) ?? ""}
            >
              <Icon name="play" />
              {begun ? t.tasks.goOn : t.tasks.start}
            </a>
          )}
          {begun && next !== null ? (
            <span class="quiet" data-testid="class-left">
              {t.tasks.left(links.length - done)}
            </span>
          ) : null}
        </p>
      ) : null}
      {/* Nothing is left to do but this. */}
      {next === null ? <SendPlayed title={title} /> : null}
      {tasks === null ? <p class="quiet">…</p> : null}
      {tasks?.map((one) =>
        one.kind === "board" && one.board.error ? (
          <p class="error-words" key={one.link}>
            {t.list.broken(errorSentence(s, one.board.error))}
          </p>
        ) : null,
      )}
      <ol role="list" class={`book-sheet-items lesson-items${wide ? " book-sheet-wide" : ""}`}>
        {tasks?.map((one, place) =>
          one.kind === "task" ? (
            <TaskItem
              key={`${place} ${one.link}`}
              link={one.link}
              title={one.title}
              href={(now && hrefOf(now, place)) ?? ""}
              done={now !== null && isDone(now, place)}
            />
          ) : one.board.view === null ? null : (
            <BoardItem
              key={`${place} ${one.link}`}
              board={one.board}
              view={one.board.view}
              href={(now && hrefOf(now, place)) ?? ""}
              done={now !== null && isDone(now, place)}
              answers={answers}
            />
          ),
        )}
      </ol>
      {next === null ? null : <SendPlayed title={title} />}
      <details class="lesson-teacher" open={mine} data-testid="class-teacher">
        <summary>{t.title}</summary>
        <div class="lesson-inside">
          {url ? <ClassLink url={url} /> : null}
          <p class="button-row">
            <button
              type="button"
              class="button"
              data-testid="class-project"
              disabled={large < 0}
              onClick={() => {
                location.hash = `${hrefOfBoard(tasks![large]!.link, large)}&projector`;
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
          <CheckSent tasks={tasks ?? []} book={book} />
        </div>
      </details>
    </>
  );
}
