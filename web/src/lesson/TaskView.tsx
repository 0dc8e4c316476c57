/** One task of a list, with what is answered, and the way on. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CheckMine } from "../judge/CheckMine";
import { OwnWords } from "../judge/OwnProblem";
import { readOwn } from "../links/ownProblem";
import { further, taskOf, withoutAsked, writePrinted, type Task } from "../links/tasks";
import {
  hrefOf,
  isDone,
  nextOf,
  saidOf,
  say,
  verdictOf,
  type KeptVerdict,
  type Working,
} from "../state/lesson";
import { away } from "../state/away";
import { languageOnly } from "../state/links";
import { openPlace } from "../state/place";
import { lessonStrings } from "../strings/index";
import { gap } from "../strings/joined";
import { ErrorNote } from "../widgets/ErrorNote";
import { Icon } from "../widgets/Icon";
import type { BookParts } from "./bookParts";
import { casesOfTask, judgeTask, sourceOf } from "./judgeTask";
import { BoardHere, JudgeWords, LawHow, refutes, RuleWords } from "./TaskWords";
import { Score } from "./Score";
import { isGood, isKept, keptOf, verdictWords, type Verdict } from "./verdict";

/** Of what the teacher is to read nothing is said yet. */
const iconOf = (verdict: Verdict) =>
  verdict.kind === "right" ? "check" : isGood(verdict) ? "minus" : "slip";

/** What became of the answer. */
function Says(props: { task: Task; verdict: Verdict | null; said: string }) {
  const { task, verdict, said } = props;
  if (verdict?.kind === "unread") return <ErrorNote text={said} error={verdict.error} />;
  return (
    <p role="status" class="lesson-says" data-testid="task-says" data-verdict={verdict?.kind ?? ""}>
      {verdict ? (
        <>
          {verdict.kind === "empty" ? null : <Icon name={iconOf(verdict)} />}
          <span>
            <b>{verdictWords(verdict.kind, task)}</b>
            {gap(verdictWords(verdict.kind, task))}
            <span data-testid="task-refuted">{refutes(verdict)}</span>
          </span>
        </>
      ) : null}
    </p>
  );
}

/** A box for an answer in words; it is checked and kept. An empty one is none. */
function Answer({
  task,
  at,
  before,
  found,
  book,
  label,
  onGood,
  example = "",
  code = true,
}: {
  task: Task;
  /** told whether one may go on */
  onGood: (good: boolean) => void;
  at: number;
  /** what was answered the last time, and what became of it */
  before: string;
  found: KeptVerdict;
  book: BookParts;
  label: string;
  example?: string;
  code?: boolean;
}) {
  const t = lessonStrings.value.tasks;
  const [text, setText] = useState(before);
  const [checked, setChecked] = useState("");
  const [verdict, setVerdict] = useState<Verdict | null>(found === "" ? null : { kind: found });
  const [busy, setBusy] = useState(false);
  const check = async () => {
    const said = text.trim();
    setBusy(true);
    const found = await judgeTask(task, said, book);
    setBusy(false);
    setChecked(said);
    setVerdict(found);
    onGood(isGood(found));
    if (isKept(found)) say(at, said, keptOf(found));
  };
  return (
    <form
      class="lesson-answer"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <div class="lesson-row">
        <label class="field">
          <span>{label}</span>
          <input
            class={code ? "code" : ""}
            data-testid="task-answer"
            inputMode={task.kind === "value" ? "numeric" : "text"}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            maxLength={2000}
            placeholder={example}
            value={text}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setVerdict(null);
            }}
          />
        </label>
        <button
          type="submit"
          class={`button${verdict && isGood(verdict) ? "" : " primary"}`}
          data-testid="task-check"
          disabled={busy}
        >
          {t.check}
        </button>
      </div>
      <Says task={task} verdict={verdict} said={checked} />
    </form>
  );
}

function Program(props: { task: Task; at: number; onGood: (good: boolean) => void }) {
  const { task, at, onGood } = props;
  const t = lessonStrings.value.tasks;
  const key = JSON.stringify(task);
  const source = useMemo(() => sourceOf(JSON.parse(key) as Task), [key]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  if (!source) return <p class="error-words">{t.badOwn}</p>;
  return (
    <>
      <CheckMine
        source={source}
        most={casesOfTask}
        file="cases"
        onSaid={(seed, theirs, right) => {
          const kind = right ? "right" : "wrong";
          say(at, writePrinted(seed, theirs), kind);
          setVerdict({ kind });
          onGood(right);
        }}
      />
      <Says task={task} verdict={verdict} said="" />
    </>
  );
}

function Asked(props: {
  task: Task;
  at: number;
  link: string;
  said: string;
  found: KeptVerdict;
  book: BookParts;
  onGood: (good: boolean) => void;
}) {
  const { task, at, link, said, found, book, onGood } = props;
  const t = lessonStrings.value.tasks;
  const answer = (label: string, example = "", code = true) => (
    <Answer
      task={task}
      at={at}
      before={said}
      found={found}
      book={book}
      label={label}
      onGood={onGood}
      example={example}
      code={code}
    />
  );
  const opens = (words: string) => (
    <p>
      <a
        class="button"
        data-testid="task-open"
        href={`#${further(withoutAsked(link), languageOnly())}`}
        onClick={() => (away.value = at)}
      >
        <Icon name="go" />
        {words}
      </a>
    </p>
  );
  const note = (words: string): ComponentChildren => (words === "" ? null : <p>{words}</p>);
  switch (task.kind) {
    case "value":
      return (
        <>
          <BoardHere text={task.text}>
            <p>{t.asks.value}</p>
          </BoardHere>
          {answer(t.labels.value)}
        </>
      );
    case "law":
      return (
        <>
          <RuleWords text={task.text} code />
          <p>{t.asks.law}</p>
          <LawHow text={task.text} />
          {answer(t.labels.law)}
        </>
      );
    case "rule":
      return (
        <>
          {task.ask === "" ? <RuleWords text={task.text} code={false} /> : note(task.ask)}
          <p>{t.asks.rule}</p>
          {answer(t.labels.rule, "take/1,2")}
        </>
      );
    case "problem":
      return (
        <>
          <JudgeWords name={task.name} />
          <p>{t.asks.problem}</p>
          <Program task={task} at={at} onGood={onGood} />
        </>
      );
    case "own": {
      const one = readOwn(task.value);
      return typeof one === "string" ? (
        <p class="error-words">{t.badOwn}</p>
      ) : (
        <>
          <p>
            <b data-title>{one.title}</b>
          </p>
          <OwnWords one={one} />
          <p>{t.asks.problem}</p>
          <Program task={task} at={at} onGood={onGood} />
        </>
      );
    }
    case "chapter": {
      const entry = book.chapters().find((it) => it.number === task.chapter);
      return (
        <>
          {opens(entry ? `${entry.number}. ${entry.title}` : t.kinds.chapter)}
          {note(task.ask || t.asks.chapter)}
          {answer(t.labels.words, "", false)}
        </>
      );
    }
    case "exercise": {
      const { Exercise } = book;
      return (
        <Exercise
          chapter={task.chapter}
          id={task.exercise}
          onSaid={(words, right) => {
            say(at, words, right ? "right" : "wrong");
            onGood(right);
          }}
        />
      );
    }
    case "sheet":
      return (
        <>
          {opens(t.openSheet)}
          {note(task.ask || t.asks.sheet)}
          {answer(t.labels.words, "", false)}
        </>
      );
    case "board":
    case "puzzle":
      return null;
  }
}

export function TaskView({
  now,
  at,
  found,
  book,
}: {
  now: Working;
  at: number;
  /** what the page knows of each task of the list */
  found: readonly KeptVerdict[];
  book: BookParts;
}) {
  const t = lessonStrings.value;
  const { link, position } = now.boards[at]!;
  const task = taskOf(link);
  const [good, setGood] = useState<number | null>(null);
  const done = good === at;
  const further = hrefOf(now, at + 1);
  const left = now.boards.filter((_, one) => !isDone(now, one)).length;
  const all = nextOf(now) === null;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever goes on by keys, or hears the page, goes on at its beginning.
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <section class="lesson-task" data-testid="class-note" data-board={at + 1} data-kind={task.kind}>
      <p class="quiet">{now.title}</p>
      <h1 ref={heading} tabIndex={-1}>
        {t.tasks.at(at + 1, now.boards.length)} · {t.tasks.kinds[task.kind]}
      </h1>
      {position === "" ? (
        <Asked
          key={`${at} ${link}`}
          task={task}
          at={at}
          link={link}
          said={saidOf(now, at)}
          found={verdictOf(now, at)}
          book={book}
          onGood={(good) => setGood(good ? at : null)}
        />
      ) : (
        <p>
          <a class="button primary" href={hrefOf(now, at) ?? ""}>
            {t.tasks.kinds[task.kind]}
          </a>
        </p>
      )}
      <p class="quiet" role="status" data-testid="class-left">
        {!all
          ? t.tasks.left(left)
          : found.includes("wrong")
            ? t.tasks.allAnswered
            : t.tasks.allDone}
      </p>
      {all ? <Score now={now} found={found} at={at} /> : null}
      <p class="button-row">
        {further === null ? null : (
          <a class={`button${done ? " primary" : ""}`} data-testid="class-next" href={further}>
            {t.tasks.next}
            <Icon name="go" />
          </a>
        )}
        <button
          type="button"
          class={`button${done && further === null ? " primary" : ""}`}
          data-testid="class-back"
          onClick={() => openPlace("book", [`class=${now.list}`])}
        >
          {t.note.list}
        </button>
      </p>
    </section>
  );
}
