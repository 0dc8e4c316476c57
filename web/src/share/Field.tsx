/**
 * Texts to take away: each in a box, so that it can be copied by hand where nothing else is
 * allowed.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { canSend, copyFrom, send, type Note } from "../device/copy";

function NoteLine({ note }: { note: Note }) {
  const s = strings.value;
  return (
    <p class="share-note" role="status">
      {note === "copied" ? s.share.copied : note === "byHand" ? s.share.byHand : ""}
    </p>
  );
}

interface Props {
  name: string;
  label: string;
  text: string;
  button: string;
  /** what the dialog is about: its button is the first, and the system's own sharing is offered */
  first?: boolean;
  /** beside the link, where the system's own sharing takes a text; what is copied is the link */
  invite?: string;
  /**
   * It is copied without a press: the press that asked for it was made elsewhere. Called when that
   * is done, once.
   */
  atOnce?: () => void;
  /** once it is copied or sent */
  taken?: () => void;
}

export function Field({
  name,
  label,
  text,
  button,
  first = false,
  invite = "",
  atOnce,
  taken,
}: Props) {
  const s = strings.value;
  const box = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<Note>("");
  useEffect(() => setNote(""), [text]);
  const copies = () =>
    void copyFrom(box.current).then((done) => {
      setNote(done);
      if (done === "copied") taken?.();
    });
  useEffect(() => {
    if (!atOnce || text === "") return;
    atOnce();
    copies();
    // What is copied is the text.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [atOnce, text]);
  const sending = first && canSend();
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
          class={`button${first && !sending ? " primary" : ""}`}
          onClick={copies}
        >
          {button}
        </button>
        {sending ? (
          <button
            type="button"
            class="button primary"
            data-testid="send-link"
            onClick={() =>
              void send({ title: "Nimber", ...(invite ? { text: invite } : {}), url: text }).then(
                (done) => {
                  if (done === "failed") copies();
                  else if (done === "sent") taken?.();
                },
              )
            }
          >
            {s.share.send}
          </button>
        ) : null}
      </div>
      <NoteLine note={note} />
    </div>
  );
}

/** A longer text, with more that can be done with it beside copying. */
export function TextField({
  name,
  label,
  text,
  button,
  rows,
  children,
}: Props & { rows: number; children?: ComponentChildren }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState<Note>("");
  useEffect(() => setNote(""), [text]);
  return (
    <div class="share-field">
      <label for={`share-${name}`}>{label}</label>
      <textarea
        id={`share-${name}`}
        data-testid={`${name}-text`}
        class="code"
        ref={box}
        rows={rows}
        readOnly
        value={text}
        translate={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="button-row">
        <button
          type="button"
          class="button"
          onClick={() => void copyFrom(box.current).then(setNote)}
        >
          {button}
        </button>
        {children}
      </p>
      <NoteLine note={note} />
    </div>
  );
}
