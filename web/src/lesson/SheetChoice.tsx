/** For a task that is a sheet: one of those that are there, or lines and links of one's own. */
import { useEffect, useState } from "preact/hooks";
import type { ReadySheet } from "../explore/ready";
import { readSheetLink, writeSheetLink } from "../links/sheet";
import { titleIn } from "../links/sheetTitle";
import { keptSheets } from "../state/sheets";
import { exploreStrings, lessonStrings, stringsOf } from "../strings/index";
import { language } from "../strings/language";

/** What was typed as a list for a class holds it: lines are read as in the box of Explore. */
export async function asSheet(typed: string): Promise<string> {
  const text = typed.trim();
  if (readSheetLink(text.replace(/^[^#]*#/, ""))) return text;
  const [file] = await Promise.all([import("../explore/state"), stringsOf("explore")]);
  const names = Object.keys(exploreStrings.peek().sheet.questions);
  const link = writeSheetLink((await file.linesTyped(text, names)).join("\n"), []);
  return link === null ? text : `#${link}`;
}

export function SheetChoice({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = lessonStrings.value.tasks;
  const [ready, setReady] = useState<readonly ReadySheet[]>([]);
  const code = language.value;
  useEffect(() => {
    let late = false;
    void import("../explore/ready")
      .then((file) => file.readySheets(code))
      .then(
        (found) => {
          if (!late) setReady(found);
        },
        () => undefined,
      );
    return () => {
      late = true;
    };
  }, [code]);
  const titled = keptSheets.value.map((one) => ({
    text: one.text,
    title: titleIn(one.text) || one.text.split("\n", 1)[0]!,
  }));
  const groups = [
    { label: t.sheets.ready, sheets: ready },
    { label: t.sheets.kept, sheets: titled },
  ];
  return (
    <>
      <label class="field">
        <span>{t.sheets.choose}</span>
        <select
          data-testid="class-task-sheet"
          value=""
          onChange={(event) => onText(event.currentTarget.value)}
        >
          <option value="">{t.choose}</option>
          {groups.map(({ label, sheets }) =>
            sheets.length === 0 ? null : (
              <optgroup key={label} label={label}>
                {sheets.map((one) => (
                  <option key={one.text} value={one.text}>
                    {one.title}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </select>
      </label>
      <label class="field">
        <span>{t.about.sheet}</span>
        <textarea
          class="code"
          data-testid="class-task-text"
          rows={4}
          autocapitalize="off"
          spellcheck={false}
          maxLength={9000}
          placeholder={"rule take/1,3,4\nperiod"}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
    </>
  );
}
