import { errorSentence, strings } from "../strings/index";
import { gap } from "../strings/joined";
import type { TextError } from "../engine/client";
import { calledIn } from "./called";
import { excerpt } from "./excerpt";
import { Icon } from "./Icon";

/** What can't be seen is shown as a sign. */
const visible = (text: string) =>
  text.replace(/[\u0000-\u001f\u007f\u0080-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, "␣");

/** A piece of a text with the place of an error marked. */
export function ErrorPlace({ text, column }: { text: string; column: number }) {
  const [before, at, after] = excerpt(text, column);
  return (
    <code translate={false}>
      {visible(before)}
      <mark>{at === "" ? "␣" : visible(at)}</mark>
      {visible(after)}
    </code>
  );
}

export function ErrorNote({ text, error }: { text: string; error: TextError }) {
  const s = strings.value;
  const sentence = errorSentence(s, calledIn(text, error));
  return (
    <div class="error" role="alert" data-testid="error" data-code={error.code}>
      <Icon name="alert" />
      <div class="error-words">
        <p>
          {sentence}
          {error.column > 0 ? (
            <>
              {gap(sentence)}
              <span class="error-column">{s.atColumn(error.column)}</span>
            </>
          ) : null}
        </p>
        {error.column > 0 ? (
          <p class="error-place">
            <ErrorPlace text={text} column={error.column} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
