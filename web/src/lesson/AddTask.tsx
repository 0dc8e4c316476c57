/** A task of any other kind as a line of the list: its kind, what it is about, and words. */
import { useEffect, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { readOwn } from "../links/ownProblem";
import { linkOfOwnTask, type TaskKind } from "../links/tasks";
import { keptProblems } from "../state/solved";
import { lessonStrings } from "../strings/index";
import { textHere } from "../judge/state";
import { nameWords } from "../judge/words";
import type { BookParts } from "./bookParts";
import { NameField } from "./NameField";
import { faultOfLine, meantText } from "./readTask";
import { asSheet, SheetChoice } from "./SheetChoice";
import type { ProblemInfo } from "#module/nimber.js";

const kinds = [
  "board",
  "puzzle",
  "value",
  "law",
  "rule",
  "problem",
  "chapter",
  "exercise",
  "sheet",
] as const satisfies readonly TaskKind[];
type Kind = (typeof kinds)[number];
/** These have a question in the teacher's words. */
const withWords: readonly Kind[] = ["rule", "chapter", "sheet"];
/** Of these a right answer can be told. */
const withAnswer: readonly Kind[] = ["chapter", "sheet"];

export function AddTask({ onAdd, book }: { onAdd: (line: string) => void; book: BookParts }) {
  const t = lessonStrings.value.tasks;
  const first = useRef<HTMLSelectElement>(null);
  const [kind, setKind] = useState<Kind>("value");
  const [text, setText] = useState("");
  const [ask, setAsk] = useState("");
  const [answer, setAnswer] = useState("");
  const [problems, setProblems] = useState<readonly ProblemInfo[]>([]);
  useEffect(() => {
    if (kind !== "problem") return undefined;
    let late = false;
    void engine.problems().then((list) => {
      if (!late && Array.isArray(list)) setProblems(list);
    });
    return () => {
      late = true;
    };
  }, [kind]);
  const choices =
    kind === "problem"
      ? [
          ...keptProblems.value.own.flatMap((value) => {
            const one = readOwn(value);
            return typeof one === "string"
              ? []
              : [{ value: `#${linkOfOwnTask(value)}`, label: one.title }];
          }),
          ...problems.map((one) => ({
            value: one.name,
            label: `${nameWords(one.name)} · ${textHere(one.title)}`,
          })),
        ]
      : kind === "chapter"
        ? book.chapters().map((one) => ({
            value: String(one.number),
            label: `${one.number}. ${one.title}`,
          }))
        : kind === "exercise"
          ? book.chapters().flatMap((one) =>
              one.exercises.map((_, at) => ({
                value: `${one.number}.${at + 1}`,
                label: `${one.number}.${at + 1} · ${one.title}`,
              })),
            )
          : null;
  const chosen = choices && !choices.some((one) => one.value === text) ? "" : text;
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const typed = useRef("");
  typed.current = text;
  useEffect(() => setWrong(""), [kind, text]);
  const [chapter, place] = chosen.split(".");
  const id =
    kind === "exercise"
      ? book.chapters().find((one) => String(one.number) === chapter)?.exercises[Number(place) - 1]
      : undefined;
  const put = async () => {
    const note = withWords.includes(kind) && ask.trim() !== "" ? ` # ${ask.trim()}` : "";
    const right = withAnswer.includes(kind) && answer.trim() !== "" ? ` = ${answer.trim()}` : "";
    const about = kind === "sheet" ? await asSheet(chosen) : meantText(kind, chosen.trim());
    const line = `${kind} ${about}${note === "" && right !== "" ? " # " : note}${right}`;
    setBusy(true);
    const words = await faultOfLine(line, book);
    setBusy(false);
    // What was typed meanwhile is another task.
    const same = typed.current === text;
    if (words !== "") {
      if (same) setWrong(words);
      return;
    }
    onAdd(line);
    if (same) setText("");
    setAsk("");
    setAnswer("");
    // The button can't be pressed until there is another task.
    first.current?.focus();
  };
  return (
    <div class="lesson-row" data-testid="class-task">
      <label class="field">
        <span>{t.kind}</span>
        <select
          ref={first}
          data-testid="class-task-kind"
          value={kind}
          onChange={(event) => {
            setKind(kinds.find((one) => one === event.currentTarget.value) ?? "value");
            setText("");
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t.kinds[one]}
            </option>
          ))}
        </select>
      </label>
      {choices ? (
        <label class="field">
          <span>{t.about[kind]}</span>
          <select
            data-testid="class-task-choice"
            value={chosen}
            onChange={(event) => setText(event.currentTarget.value)}
          >
            <option value="">{t.choose}</option>
            {choices.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      ) : kind === "sheet" ? (
        <SheetChoice text={text} onText={setText} />
      ) : (
        <NameField
          label={t.about[kind]}
          testid="class-task-text"
          autocomplete="off"
          most={9000}
          value={text}
          onValue={setText}
        />
      )}
      {withWords.includes(kind) ? (
        <NameField
          label={t.ask}
          testid="class-task-ask"
          autocomplete="off"
          most={400}
          value={ask}
          onValue={setAsk}
        />
      ) : null}
      {withAnswer.includes(kind) ? (
        <NameField
          label={t.right}
          testid="class-task-answer"
          autocomplete="off"
          most={100}
          value={answer}
          onValue={setAnswer}
        />
      ) : null}
      <button
        type="button"
        class="button"
        data-testid="class-task-add"
        disabled={busy || chosen.trim() === ""}
        onClick={() => void put()}
      >
        {t.add}
      </button>
      {wrong === "" ? null : (
        <p class="error-words" role="alert" data-testid="class-task-wrong">
          {wrong}
        </p>
      )}
      <div class="quiet lesson-asked" data-testid="class-task-asks">
        {kind === "exercise" && id !== undefined ? (
          <book.Words chapter={Number(chapter)} id={id} />
        ) : (
          <p>
            {t.pupils(ask.trim() !== "" && withWords.includes(kind) ? ask.trim() : t.asks[kind])}
          </p>
        )}
      </div>
    </div>
  );
}
