import { useEffect, useRef, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { playStrings } from "../strings/play";
import {
  currentLink,
  currentUrl,
  draft,
  linkOf,
  options,
  over,
  position,
  record,
  subject,
} from "../state/session";
import { canRedo, line, lines, path } from "../state/record";
import { download, fileName, gameText } from "../state/gameFile";
import { closePanel, panel } from "../state/panels";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";

type Note = "" | "copied" | "byHand";

async function copy(box: HTMLInputElement | HTMLTextAreaElement | null): Promise<Note> {
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

/** The record in words, to be copied or saved: it opens again here. */
function GameText() {
  const s = strings.value;
  const p = playStrings.value;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [note, setNote] = useState<Note>("");
  const here = record.value;
  useEffect(() => {
    if (here) void gameText(here, currentUrl("").replace(/#$/, "")).then(setText);
  }, [here]);
  if (!here || lines(here)[0]!.length < 2) return null;
  return (
    <div class="share-field">
      <label for="share-game">{p.file.title}</label>
      <textarea
        id="share-game"
        data-testid="game-text"
        class="code"
        ref={box}
        rows={5}
        readOnly
        value={text}
        translate={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="button-row">
        <button type="button" class="button" onClick={() => void copy(box.current).then(setNote)}>
          {p.file.copy}
        </button>
        <button
          type="button"
          class="button"
          data-testid="save-game"
          onClick={() => download(fileName(here), text, "text/plain")}
        >
          <Icon name="save" />
          {p.file.download}
        </button>
      </p>
      <p class="share-note" role="status">
        {note === "copied" ? s.share.copied : note === "byHand" ? s.share.byHand : ""}
      </p>
    </div>
  );
}

/** The game as a link that says whose turn it is, and, from the middle of a game, the link of all of it. */
function GameLinks() {
  const p = playStrings.value;
  const [turn, setTurn] = useState("");
  const [whole, setWhole] = useState("");
  const here = record.value;
  useEffect(() => {
    if (!here) return;
    const rest = options.peek().filter((option) => option !== "turn");
    const texts = path(here).map((node) => node.position);
    void linkOf(texts, [...rest, "turn"]).then((link) => setTurn(currentUrl(link)));
    const all = line(here).map((node) => node.position);
    void linkOf(all, rest).then((link) => setWhole(currentUrl(link)));
  }, [here]);
  if (!here) return null;
  return (
    <>
      {!over.value ? (
        <Field name="turn" label={p.turn.title} text={turn} button={p.turn.copy} />
      ) : null}
      {canRedo(here) ? (
        <Field
          name="whole"
          label={p.turn.whole}
          text={whole}
          button={strings.value.share.copyLink}
        />
      ) : null}
    </>
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
      <GameLinks />
      <Field name="text" label={s.share.text} text={text} button={s.share.copyText} />
      <GameText />
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
