import { useState } from "preact/hooks";
import { sentText } from "../links/classList";
import { withSaid } from "../links/tasks";
import { forgetPlayed, isDone, saidOf, working } from "../state/lesson";
import { currentUrl, linkOf } from "../state/links";
import { lessonStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { NameField } from "./NameField";

/** What somebody of the class played, as a text for the teacher. */
export function SendPlayed({ title }: { title: string }) {
  const t = lessonStrings.value;
  const [name, setName] = useState("");
  const [text, setText] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const now = working.value;
  if (!now?.boards.some((_, at) => isDone(now, at))) return null;
  const copy = async () => {
    const urls = await Promise.all(
      now.played.map(async (texts, at) =>
        texts.length > 1
          ? currentUrl(await linkOf(texts, []))
          : saidOf(now, at) === ""
            ? now.boards[at]!.position === ""
              ? t.tasks.unanswered
              : null
            : currentUrl(withSaid(now.boards[at]!.link, saidOf(now, at))),
      ),
    );
    const words = sentText(name, title, urls, t.send.blank);
    setText(words);
    try {
      await navigator.clipboard.writeText(words);
      setNote(t.send.copied);
    } catch {
      setNote(t.send.byHand);
    }
  };
  return (
    <section class="lesson-send" aria-labelledby="lesson-send">
      <h2 id="lesson-send">{t.send.title}</h2>
      <p class="quiet">{t.send.about}</p>
      <div class="lesson-row">
        <NameField
          label={t.send.name}
          testid="class-name"
          autocomplete="name"
          most={60}
          value={name}
          onValue={setName}
        />
        <button
          type="button"
          class="button primary"
          data-testid="class-send"
          onClick={() => void copy()}
        >
          <Icon name="share" />
          {t.send.button}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            forgetPlayed();
            setText(null);
            setNote("");
          }}
        >
          {t.send.again}
        </button>
      </div>
      <p role="status">{note}</p>
      {text === null ? null : (
        <textarea
          class="code"
          data-testid="class-sent-text"
          rows={4}
          readOnly
          aria-label={t.send.title}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}
