import { useEffect, useRef, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { currentLink, currentUrl, draft, position, subject } from "../state/session";
import { closePanel, panel } from "../state/panels";
import { Dialog } from "./Dialog";

type Note = "" | "copied" | "byHand";

async function copy(box: HTMLInputElement | null): Promise<Note> {
  if (!box) return "";
  try {
    await navigator.clipboard.writeText(box.value);
    return "copied";
  } catch {
    // Browsers inside chat programs refuse: the text is selected for copying by hand.
    box.focus();
    box.select();
    return "byHand";
  }
}

function Field({
  name,
  label,
  text,
  button,
}: {
  name: string;
  label: string;
  text: string;
  button: string;
}) {
  const s = strings.value;
  const box = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<Note>("");
  useEffect(() => setNote(""), [text]);
  return (
    <div class="share-field">
      <label for={`share-${name}`}>{label}</label>
      <div class="share-row">
        <input
          id={`share-${name}`}
          ref={box}
          readOnly
          value={text}
          translate={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button primary"
          onClick={() => void copy(box.current).then(setNote)}
        >
          {button}
        </button>
      </div>
      <p class="share-note" role="status">
        {note === "copied" ? s.share.copied : note === "byHand" ? s.share.byHand : ""}
      </p>
    </div>
  );
}

function ShareBody() {
  const s = strings.value;
  const [url, setUrl] = useState("");
  useEffect(() => {
    void currentLink().then((link) => setUrl(link === null ? location.href : currentUrl(link)));
  }, []);
  const text = position.value ?? (subject.value.kind === "rule" ? subject.value.rule : draft.value);
  return (
    <>
      <Field name="link" label={s.share.link} text={url} button={s.share.copyLink} />
      <Field name="text" label={s.share.text} text={text} button={s.share.copyText} />
      {"share" in navigator ? (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => {
              navigator.share({ title: "Nimber", url }).catch(() => undefined);
            }}
          >
            {s.share.send}
          </button>
        </p>
      ) : null}
    </>
  );
}

export function ShareDialog() {
  return (
    <Dialog
      name="share"
      title={strings.value.share.title}
      open={panel.value === "share"}
      onClose={closePanel}
    >
      <ShareBody />
    </Dialog>
  );
}
