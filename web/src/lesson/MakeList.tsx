/** Where a teacher puts a list together: a line for each board. */
import { useState } from "preact/hooks";
import { asksQuestions, readLesson, writtenBoards, type Lesson } from "../links/classList";
import { hasBareBoard, lineOfTask, taskOf } from "../links/tasks";
import { draftLesson, keepDraft } from "../state/lesson";
import { openPlace } from "../state/place";
import { presetGroups, presets, type Preset } from "../state/presets";
import { faceStrings, gameStrings, lessonStrings, strings } from "../strings/index";
import { joined } from "../strings/joined";
import { CheckField } from "../widgets/CheckField";
import { AddTask } from "./AddTask";
import type { BookParts } from "./bookParts";
import { NameField } from "./NameField";
import { readWritten } from "./readTask";

/** What a game is called in the gallery. */
function titleOf({ face, position }: Preset): string {
  const s = strings.value;
  if (face) return faceStrings.value?.words[face.name].title ?? "";
  const { title } = gameStrings(s, position.replace(/[/:].*$/, ""));
  return position.endsWith("~misere") ? joined(title, s.edit.misere) : title;
}

/** A position of one game by numbers: its rule, the numbers, and how it ends. */
const byNumbers = /^([^:+]*:)(\d+(?:,\d+)*)(~misere)?$/;

/** A game of the gallery as a line of the list, with numbers of the teacher's own. */
function AddGame({ onAdd }: { onAdd: (line: string) => void }) {
  const t = lessonStrings.value;
  const s = strings.value;
  const [name, setName] = useState(presets[0]!.name);
  const preset = presets.find((one) => one.name === name)!;
  const parts = byNumbers.exec(preset.position);
  const [numbers, setNumbers] = useState(parts?.[2] ?? "");
  const add = () => {
    const position = parts
      ? parts[1]! +
        numbers
          .trim()
          .split(/[\s,，、]+/)
          .join(",") +
        (parts[3] ?? "")
      : preset.position;
    onAdd(position + (preset.face ? `?as=${preset.face.name}` : ""));
  };
  return (
    <div class="lesson-row">
      <label class="field">
        <span>{t.make.game}</span>
        <select
          data-testid="class-game"
          value={name}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            const position = presets.find((one) => one.name === chosen)!.position;
            setName(chosen);
            setNumbers(byNumbers.exec(position)?.[2] ?? "");
          }}
        >
          {presetGroups.map((group) => (
            <optgroup key={group} label={s.forms.groups[group]}>
              {presets
                .filter((one) => one.group === group)
                .map((one) => (
                  <option key={one.name} value={one.name}>
                    {titleOf(one)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {parts ? (
        <NameField
          label={t.make.size}
          testid="class-size"
          autocomplete="off"
          most={80}
          value={numbers}
          onValue={setNumbers}
        />
      ) : null}
      <button
        type="button"
        class="button"
        data-testid="class-add-game"
        disabled={parts !== null && numbers.trim() === ""}
        onClick={add}
      >
        {t.make.addGame}
      </button>
    </div>
  );
}

/** Boards alone, all opened the same way, stand there without a word before them. */
function writtenList(lesson: Lesson, book: BookParts): string {
  const kinds = new Set(lesson.links.map((link) => taskOf(link.replaceAll("%3B", ";")).kind));
  kinds.delete("sheet");
  const plain = kinds.size <= 1 && (kinds.has("board") || kinds.has("puzzle") || kinds.size === 0);
  const asked = lesson.links.some((link) => /[?&](ask|answer)=/.test(link));
  if (plain && !asked) return writtenBoards(lesson);
  const exerciseOf = (chapter: number, id: string) =>
    1 +
    (book
      .chapters()
      .find((one) => one.number === chapter)
      ?.exercises.indexOf(id) ?? -1);
  return lesson.links.map((link) => lineOfTask(link.replaceAll("%3B", ";"), exerciseOf)).join("\n");
}

export function MakeList({
  start,
  book,
  onMade,
}: {
  start: string;
  book: BookParts;
  onMade: () => void;
}) {
  const t = lessonStrings.value;
  const first = start === "" ? draftLesson.peek() : start;
  const [title, setTitle] = useState(() => readLesson(first).title);
  const [text, setText] = useState(() => writtenList(readLesson(first), book));
  const [asked, setAsked] = useState(() => asksQuestions(readLesson(first)));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const add = (line: string) =>
    setText((now) => [now.trimEnd(), line].filter((one) => one !== "").join("\n"));
  const put = async () => {
    if (text.trim() === "") return;
    const read = await readWritten(title, text, asked, book);
    if ("wrong" in read) {
      setWrong(read.wrong);
      return;
    }
    setWrong([]);
    keepDraft(read.option.slice(read.option.indexOf("=") + 1));
    openPlace("book", [read.option]);
    onMade();
  };
  return (
    <form
      class="lesson-make"
      onSubmit={(event) => {
        event.preventDefault();
        void put();
      }}
    >
      <NameField
        label={t.make.name}
        testid="class-title"
        autocomplete="off"
        most={80}
        value={title}
        onValue={setTitle}
      />
      <AddGame onAdd={add} />
      <AddTask onAdd={add} book={book} />
      <label class="field">
        <span>{t.make.boards}</span>
        <textarea
          class="code"
          data-testid="class-boards"
          rows={8}
          autocapitalize="off"
          spellcheck={false}
          placeholder={t.make.example}
          aria-invalid={wrong.length > 0}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {wrong.length > 0 ? (
        <div role="alert" data-testid="class-wrong">
          <ul class="error-words lesson-wrong">
            {wrong.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {hasBareBoard(text) ? (
        <CheckField
          class="lesson-check"
          testid="class-asked"
          label={t.make.asked}
          checked={asked}
          onCheck={setAsked}
        />
      ) : null}
      <button
        type="submit"
        class="button primary"
        data-testid="class-put"
        disabled={text.trim() === ""}
      >
        {t.make.put}
      </button>
    </form>
  );
}
