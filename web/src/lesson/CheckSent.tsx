/** What the class sent back, pasted by the teacher: which boards were won, and by whom. */
import { useState } from "preact/hooks";
import { sentIn } from "../links/classList";
import { lessonStrings, strings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { saidIn, taskOf } from "../links/tasks";
import type { BookParts } from "./bookParts";
import type { ReadTask } from "./classBoard";
import { check, type Checked } from "./judge";

/** One after the other: a worker has one set of cases at a time. */
async function checkAll(text: string, tasks: readonly ReadTask[], book: BookParts) {
  const links = tasks.map(({ link }) => link);
  const positions = tasks.map((one) => (one.kind === "board" ? (one.board.texts[0] ?? "") : ""));
  const found: Checked[] = [];
  for (const one of sentIn(text)) found.push(await check(one, links, positions, book));
  return found;
}

const isRight = (one: Checked) => one.first === "right" || one.verdict === "right";

/** What a program printed is longer than a line. */
const mostShown = 120;

/** What was answered, where a line holds it and somebody is to read it. */
function Shown({ one }: { one: Checked }) {
  if (one.verdict !== "words" && one.verdict !== "wrong" && one.verdict !== "unknown") return null;
  const said = saidIn(one.link);
  if (said === null || said.length > mostShown) return null;
  return taskOf(one.link).kind === "exercise" ? null : (
    <>
      {" "}
      <q translate={false}>{said}</q>
    </>
  );
}

/** What an answer came to. */
function wordsOf(one: Checked): string {
  const t = lessonStrings.value;
  if (!one.legal) return t.check.illegal;
  if (one.verdict === "unknown") return t.check.unknown;
  if (one.verdict !== null) return one.board === null ? "" : t.tasks.verdicts[one.verdict];
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

export function CheckSent({ tasks, book }: { tasks: readonly ReadTask[]; book: BookParts }) {
  const t = lessonStrings.value;
  const [text, setText] = useState("");
  const [found, setFound] = useState<readonly Checked[] | null>(null);
  const people = [...new Set((found ?? []).map((one) => one.name))];
  return (
    <form
      class="lesson-check-form"
      onSubmit={(event) => {
        event.preventDefault();
        void checkAll(text, tasks, book).then(setFound);
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
          onInput={(event) => setText(event.currentTarget.value)}
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
        const missing = tasks.flatMap((_, at) =>
          own.some((one) => one.board === at) ? [] : [at + 1],
        );
        return (
          <section class="lesson-person" key={name} data-testid="class-person" data-name={name}>
            <h3>
              {name || t.check.nobody}{" "}
              <span class="quiet">{t.check.score(right, tasks.length)}</span>
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
                  <a href={`#${one.link}`}>
                    {one.board === null ? t.check.other : t.check.board(one.board + 1)}
                  </a>{" "}
                  <span data-title>{wordsOf(one)}</span>
                  <Shown one={one} />
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
