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
import {
  beginList,
  draftLesson,
  hrefOf,
  isDone,
  nextOf,
  verdictOf,
  working,
  type KeptVerdict,
  type Working,
} from "../state/lesson";
import { nameWords } from "../judge/words";
import { currentUrl, languageOnly, linkOf } from "../state/links";
import { errorSentence, lessonStrings, strings } from "../strings/index";
import { CheckField } from "../widgets/CheckField";
import { Icon } from "../widgets/Icon";
import type { BookParts } from "./bookParts";
import { CheckSent, isChecked } from "./CheckSent";
import { placeOf, readBoard, wordsOf, type ReadTask } from "./classBoard";
import { BoardItem, TaskItem } from "./ClassItems";
import { ClassLink } from "./ClassLink";
import { firstMoveOf } from "./judge";
import { ruleOf } from "./judgeTask";
import { Score } from "./Score";
import { RightAnswer } from "./RightAnswer";
import { answersThere } from "./rightAnswer";
import { SendPlayed } from "./SendPlayed";
import { TaskPaper } from "./TaskPaper";
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
  const board = task.kind === "value" ? await readBoard(task.text) : null;
  const chapterOf = (number: number) => book.chapters().find((one) => one.number === number);
  const titleOf = async (): Promise<string> => {
    switch (task.kind) {
      case "value":
        return board ? [wordsOf(board).title, placeOf(board)].filter(Boolean).join(" · ") : "";
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
  return { kind: "task", link, title, board };
}

/** What the page knows of each task: of a puzzle whether its first move keeps the win. */
function useFound(now: Working | null, tasks: readonly ReadTask[]): readonly KeptVerdict[] {
  const [puzzles, setPuzzles] = useState<readonly KeptVerdict[]>([]);
  const played = now?.played;
  useEffect(() => {
    let late = false;
    const firsts = tasks.map(async ({ kind, link }, at) => {
      const texts = played?.[at] ?? [];
      if (kind !== "board" || texts.length < 2 || taskOf(link).kind !== "puzzle") return "";
      const first = await firstMoveOf(texts);
      return first === "right" || first === "wrong" ? first : "";
    });
    void Promise.all(firsts).then((found) => {
      if (!late) setPuzzles(found);
    });
    return () => {
      late = true;
    };
  }, [tasks, played]);
  return now === null ? [] : now.boards.map((_, at) => verdictOf(now, at) || (puzzles[at] ?? ""));
}

const none: readonly ReadTask[] = [];

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
  /** for the answers that go to paper */
  const [waits, setWaits] = useState(false);
  const [url, setUrl] = useState("");
  const mine = draftLesson.value === text;
  const [opened, setOpened] = useState(mine || isChecked(text));
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
  const found = useFound(now, tasks ?? none);
  if (now && tasks && now.boards[at])
    return <TaskView now={now} at={at} found={found} book={book} />;
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
            <b data-testid="class-all-done">
              {found.includes("wrong") ? t.tasks.allAnswered : t.tasks.allDone}
            </b>
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
      {now && tasks && next === null ? (
        <div class="lesson-score">
          <Score now={now} found={found} />
        </div>
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
              board={one.board}
              href={(now && hrefOf(now, place)) ?? ""}
              done={now !== null && isDone(now, place)}
              found={found[place] ?? ""}
              right={answers ? <RightAnswer link={one.link} book={book} /> : null}
              paper={<TaskPaper link={one.link} book={book} />}
            />
          ) : one.board.view === null ? null : (
            <BoardItem
              key={`${place} ${one.link}`}
              board={one.board}
              view={one.board.view}
              href={(now && hrefOf(now, place)) ?? ""}
              done={now !== null && isDone(now, place)}
              found={found[place] ?? ""}
              answers={answers}
              paper={<TaskPaper link={one.link} book={book} />}
            />
          ),
        )}
      </ol>
      {next === null ? null : <SendPlayed title={title} />}
      <details
        class="lesson-teacher"
        open={opened}
        data-testid="class-teacher"
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
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
            <button
              type="button"
              class="button"
              data-testid="class-print"
              disabled={waits}
              onClick={() => {
                setWaits(true);
                void answersThere().then(() => {
                  setWaits(false);
                  requestAnimationFrame(() => print());
                });
              }}
            >
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
          <CheckSent list={text} tasks={tasks} book={book} />
        </div>
      </details>
    </>
  );
}
