import { errorSentence, strings } from "../strings/index";
import type { TextError } from "../state/session";
import { Icon } from "./Icon";

/** A piece of the text around a column (code points from 1), cut in three: before, at, after. */
export function excerpt(text: string, column: number): [string, string, string] {
  // Only a window of a long text is taken apart.
  let start = 0;
  for (let point = 1; point < column && start < text.length; point++)
    start += text.codePointAt(start)! > 0xffff ? 2 : 1;
  const before = [...text.slice(Math.max(0, start - 48), start)].slice(-22);
  const at = text.length > start ? String.fromCodePoint(text.codePointAt(start)!) : "";
  const after = [...text.slice(start + at.length, start + at.length + 48)].slice(0, 14);
  const cutBefore = before.join("").length < start ? "…" : "";
  const cutAfter = start + at.length + after.join("").length < text.length ? "…" : "";
  return [cutBefore + before.join(""), at, after.join("") + cutAfter];
}

/** What can't be seen is shown as a sign. */
const visible = (text: string) =>
  text.replace(/[\u0000-\u001f\u007f\u0080-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, "␣");

export function ErrorNote({ text, error }: { text: string; error: TextError }) {
  const s = strings.value;
  const [before, at, after] = error.column > 0 ? excerpt(text, error.column) : ["", "", ""];
  return (
    <div class="error" role="alert" data-testid="error" data-code={error.code}>
      <Icon name="alert" />
      <div class="error-words">
        <p>
          {errorSentence(s, error)}
          {error.column > 0 ? <span class="error-column"> {s.atColumn(error.column)}</span> : null}
        </p>
        {error.column > 0 ? (
          <p class="error-place" translate={false}>
            <code>
              {visible(before)}
              <mark>{at === "" ? "␣" : visible(at)}</mark>
              {visible(after)}
            </code>
          </p>
        ) : null}
      </div>
    </div>
  );
}
