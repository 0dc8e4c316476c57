/** Where a teacher puts a list together: a line for each board. */
import { useState } from "preact/hooks";
import {
  asksQuestions,
  linesOf,
  mostBoards,
  opened,
  readLesson,
  writeLesson,
  writtenBoards,
} from "../links/classList";
import { draftLesson, keepDraft } from "../state/lesson";
import { linkOf } from "../state/links";
import { openPlace } from "../state/place";
import { presetGroups, presets, type Preset } from "../state/presets";
import { errorSentence, faceStrings, gameStrings, lessonStrings, strings } from "../strings/index";
import { joined } from "../strings/joined";
import { CheckField } from "../widgets/CheckField";
import { readBoard } from "./classBoard";
import { NameField } from "./NameField";

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

export function MakeList({ start, onMade }: { start: string; onMade: () => void }) {
  const t = lessonStrings.value;
  const first = start === "" ? draftLesson.peek() : start;
  const [title, setTitle] = useState(() => readLesson(first).title);
  const [text, setText] = useState(() => writtenBoards(readLesson(first)));
  const [asked, setAsked] = useState(() => asksQuestions(readLesson(first)));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const put = async () => {
    const rows = linesOf(text);
    if (rows.length === 0) return;
    if (rows.length > mostBoards) {
      setWrong([t.make.tooMany(mostBoards)]);
      return;
    }
    const read = await Promise.all(rows.map(readBoard));
    const bad = read.flatMap(({ error }, at) =>
      error ? [t.make.wrong(at + 1, errorSentence(strings.peek(), error))] : [],
    );
    setWrong(bad);
    if (bad.length > 0) return;
    const links = await Promise.all(
      read.map(async (board) =>
        board.sheet === null
          ? await linkOf(board.texts.slice(-1), opened(board.options, asked))
          : board.link,
      ),
    );
    const option = writeLesson({ title, links });
    keepDraft(option.slice(option.indexOf("=") + 1));
    openPlace("book", [option]);
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
      <AddGame onAdd={(line) => setText((now) => [...linesOf(now), line].join("\n"))} />
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
        <ul class="error-words lesson-wrong" role="alert" data-testid="class-wrong">
          {wrong.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
      <CheckField
        class="lesson-check"
        testid="class-asked"
        label={t.make.asked}
        checked={asked}
        onCheck={setAsked}
      />
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
