/** What the class sent back, pasted by the teacher: which boards were won, and by whom. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { sentIn } from "../links/classList";
import { lessonStrings, strings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { readPrinted, saidIn, taskOf } from "../links/tasks";
import type { BookParts } from "./bookParts";
import type { ReadTask } from "./classBoard";
import { check, type Checked } from "./judge";
import { RightAnswer, WinningMoves } from "./RightAnswer";
import { refutes, shortened } from "./TaskWords";
import { isFree } from "./verdict";

/**
 * What was pasted and what came of it, for whoever looks at an answer and comes back. It is never
 * stored: it goes with the page.
 */
interface Pasted {
  list: string;
  text: string;
  found: readonly Checked[] | null;
  /** words that the teacher takes for right, though they are not the teacher's own */
  taken: ReadonlySet<string>;
  /** which of them was looked at, from 0 */
  left: number | null;
}
const pasted = signal<Pasted | null>(null);
let checks = 0;

export const isChecked = (list: string) => {
  const now = pasted.peek();
  return now?.list === list && now.found !== null;
};

/** One after the other: a worker has one set of cases at a time. */
async function checkAll(text: string, tasks: readonly ReadTask[], book: BookParts) {
  const links = tasks.map(({ link }) => link);
  const positions = tasks.map((one) => (one.kind === "board" ? (one.board.texts[0] ?? "") : ""));
  const found: Checked[] = [];
  for (const one of sentIn(text)) found.push(await check(one, links, positions, book));
  return found;
}

const keyOf = ({ name, link }: Checked) => `${name}\n${link}`;
const isTaken = (one: Checked) => pasted.value?.taken.has(keyOf(one)) === true;
const isRight = (one: Checked) => one.first === "right" || one.verdict === "right" || isTaken(one);
/** May the teacher say that it is right? */
const isOpen = (one: Checked) =>
  one.board !== null && (isToRead(one) || (one.verdict === "wrong" && isFree(taskOf(one.link))));

function take(one: Checked): void {
  const now = pasted.peek();
  if (!now) return;
  const taken = new Set(now.taken);
  const key = keyOf(one);
  if (!taken.delete(key)) taken.add(key);
  pasted.value = { ...now, taken };
}

/** What was answered in words, where a line holds it. */
function Shown({ one }: { one: Checked }) {
  const answer = saidIn(one.link);
  if (answer === null || answer === "" || one.verdict === null) return null;
  const { kind } = taskOf(one.link);
  const printed = kind === "problem" || kind === "own" ? readPrinted(answer) : null;
  const said = printed ? printed.theirs.replaceAll("\n", " / ") : answer;
  return (
    <>
      {" "}
      <q translate={false}>{shortened(said)}</q>
    </>
  );
}

/** What is right, beside what is wrong. */
function Right(props: { one: Checked; task: ReadTask | undefined; book: BookParts }) {
  const { one, task, book } = props;
  const t = lessonStrings.value.check;
  const words = one.judged ? refutes(one.judged) : "";
  if (!task || isTaken(one) || (one.verdict !== "wrong" && one.first !== "wrong")) return null;
  return (
    <span class="lesson-right" data-testid="class-told">
      {words}{" "}
      {task.kind === "task" ? (
        <RightAnswer link={task.link} book={book} before={t.isRight} />
      ) : task.board.view ? (
        <>
          {t.isRight}
          <WinningMoves view={task.board.view} />
        </>
      ) : null}
    </span>
  );
}

/** What an answer came to. */
function wordsOf(one: Checked): string {
  const t = lessonStrings.value;
  if (!one.legal) return t.check.illegal;
  if (one.verdict === "unknown") return t.check.unknown;
  if (one.verdict !== null)
    // The button says what an answer that was taken counts for.
    return one.board === null || isTaken(one) ? "" : t.tasks.verdicts[one.verdict];
  return [
    one.first === "right"
      ? t.check.right
      : one.first === "wrong"
        ? t.check.wrong
        : one.first === "none"
          ? t.check.noWin
          : "",
    t.check.steps(one.steps),
    one.won === null ? "" : t.check.won(one.won),
  ]
    .filter(Boolean)
    .join(strings.value.playing.comma);
}

const isToRead = (one: Checked) => one.verdict === "words" || one.verdict === "unknown";
const iconOf = (one: Checked) =>
  isRight(one) ? "check" : one.first === "none" || isToRead(one) ? "minus" : "slip";

export function CheckSent({
  list,
  tasks,
  book,
}: {
  list: string;
  /** null until they are read */
  tasks: readonly ReadTask[] | null;
  book: BookParts;
}) {
  const t = lessonStrings.value;
  const form = useRef<HTMLFormElement>(null);
  const now = pasted.value?.list === list ? pasted.value : null;
  const text = now?.text ?? "";
  const found = tasks ? (now?.found ?? null) : null;
  const people = [...new Set((found ?? []).map((one) => one.name))];
  const ready = tasks !== null;
  // Whoever comes back from an answer goes on where it stands.
  useEffect(() => {
    const last = pasted.peek();
    if (!ready || last?.list !== list || last.left === null) return;
    const link = form.current?.querySelector<HTMLElement>(`[data-at="${last.left}"]`);
    link?.scrollIntoView({ block: "center" });
    link?.focus({ preventScroll: true });
    pasted.value = { ...last, left: null };
  }, [ready, list]);
  return (
    <form
      ref={form}
      class="lesson-check-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!tasks) return;
        const mine = ++checks;
        void checkAll(text, tasks, book).then((all) => {
          // What was pasted meanwhile stays; another check, or another list, has come first.
          const last = pasted.peek();
          if (mine === checks && last?.list === list) pasted.value = { ...last, found: all };
        });
      }}
    >
      <h2>{t.check.title}</h2>
      <p class="quiet">{t.check.about}</p>
      <label class="field">
        <span>{t.check.pasted}</span>
        <textarea
          class="code"
          rows={4}
          spellcheck={false}
          data-testid="class-sent"
          value={text}
          onInput={(event) => {
            const typed = event.currentTarget.value;
            const none = { found: null, taken: new Set<string>() };
            pasted.value = { ...none, ...now, list, text: typed, left: null };
          }}
        />
      </label>
      <button type="submit" class="button" data-testid="class-check" disabled={text.trim() === ""}>
        <Icon name="check" />
        {t.check.button}
      </button>
      {found?.length === 0 ? <p role="status">{t.check.nothing}</p> : null}
      {people.map((name) => {
        const own = found!.filter((one) => one.name === name);
        const right = new Set(
          own.filter((one) => isRight(one) && one.board !== null).map((one) => one.board),
        ).size;
        const missing = (tasks ?? []).flatMap((_, at) =>
          own.some((one) => one.board === at) ? [] : [at + 1],
        );
        return (
          <section class="lesson-person" key={name} data-testid="class-person" data-name={name}>
            <h3>
              {name || t.check.nobody}{" "}
              <span class="quiet">{t.check.score(right, tasks?.length ?? 0)}</span>
            </h3>
            <ul>
              {own.map((one, at) => (
                <li
                  key={at}
                  data-testid="class-result"
                  data-board={one.board === null ? "" : one.board + 1}
                  data-first={one.first ?? ""}
                  data-verdict={one.verdict ?? ""}
                  data-legal={String(one.legal)}
                >
                  <Icon name={iconOf(one)} />
                  <a
                    href={`#${one.link}`}
                    data-at={found!.indexOf(one)}
                    onClick={() => {
                      if (pasted.peek())
                        pasted.value = { ...pasted.peek()!, left: found!.indexOf(one) };
                    }}
                  >
                    {one.board === null ? t.check.other : t.check.board(one.board + 1)}
                  </a>{" "}
                  <span data-title>{wordsOf(one)}</span>
                  <Shown one={one} />{" "}
                  {isOpen(one) ? (
                    <button
                      type="button"
                      class="button small"
                      data-testid="class-take"
                      onClick={() => take(one)}
                    >
                      {t.check.take(isTaken(one))}
                    </button>
                  ) : null}
                  <Right
                    one={one}
                    task={one.board === null ? undefined : tasks?.[one.board]}
                    book={book}
                  />
                </li>
              ))}
            </ul>
            {missing.length > 0 ? (
              <p class="quiet" data-testid="class-missing">
                {t.check.missing(missing)}
              </p>
            ) : null}
          </section>
        );
      })}
    </form>
  );
}
