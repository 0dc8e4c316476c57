/** Games that this browser keeps, and games from files. */
import { useRef, useState } from "preact/hooks";
import { gameStrings, languageTag, playStrings, sheetsStrings, strings } from "../strings/index";
import { download } from "../state/gameFile";
import { openFileText } from "../state/openFile";
import {
  forget,
  exported,
  keepNamed,
  kept,
  openKept,
  rename,
  somethingKept,
  unsaved,
  type Kept,
} from "../state/library";
import { exportedSheets, keptSheets } from "../state/sheets";
import { exportedProblems } from "../state/solved";
import { record, view } from "../state/game";
import { wholeWords } from "../state/face";
import { gameTitle } from "../state/title";
import { closePanel, panel } from "../state/place";
import { KeptSheets } from "../explore/KeptSheets";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { RenameForm } from "../widgets/RenameForm";

function Entry({ game, say }: { game: Kept; say: (words: string) => void }) {
  const [editing, setEditing] = useState(false);
  const first = game.record.nodes[0]![1];
  const called = game.name || first;
  const moves = game.record.nodes.length - 1;
  if (editing)
    return (
      <RenameForm
        name={called}
        label={strings.value.keeping.name}
        save={strings.value.keeping.save}
        rename={(name) => rename(game.id, name)}
        leave={() => setEditing(false)}
      />
    );
  return (
    <div class="kept-row">
      <button
        type="button"
        class="choice kept-open"
        aria-label={strings.value.keeping.open(called)}
        onClick={() =>
          void openKept(game).then((good) => {
            if (good) closePanel();
            else say(strings.value.keeping.broken);
          })
        }
      >
        <b class="kept-name">{called}</b>
        <span class="quiet kept-about">
          {game.name ? `${first.slice(0, 60)} · ` : ""}
          {strings.value.keeping.moves(moves)} ·{" "}
          {new Date(game.at).toLocaleDateString(languageTag.value)}
        </span>
      </button>
      <IconButton
        icon="edit"
        label={strings.value.keeping.rename(called)}
        onClick={() => setEditing(true)}
      />
      <IconButton
        icon="trash"
        label={strings.value.keeping.remove(called)}
        onClick={() => forget(game.id)}
      />
    </div>
  );
}

function KeepThis() {
  const s = strings.value;
  const [called, setCalled] = useState(() => {
    const term = view.peek()?.terms[0];
    const named = gameTitle.peek() || wholeWords.peek()?.title;
    return named ?? (term ? gameStrings(s, term.game).title : "");
  });
  if (!record.value) return null;
  return (
    <form
      class="field-row kept-this"
      onSubmit={(event) => {
        event.preventDefault();
        keepNamed(called);
      }}
    >
      <label class="field">
        <span>{strings.value.keeping.name}</span>
        <input
          data-testid="keep-name"
          value={called}
          maxLength={200}
          autocomplete="off"
          onInput={(event) => setCalled(event.currentTarget.value)}
        />
      </label>
      <button
        type="submit"
        class="button primary"
        data-testid="keep"
        disabled={called.trim() === ""}
      >
        <Icon name="keep" />
        {strings.value.keeping.keep}
      </button>
    </form>
  );
}

function KeptBody() {
  const p = playStrings.value;
  const [note, setNote] = useState("");
  const [pasted, setPasted] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const named = kept.value.filter((game) => game.name !== "");
  const recent = kept.value.filter((game) => game.name === "");
  const somethingElse = Object.keys(exportedProblems()).length > 0;
  const take = async (text: string) => {
    const { opened, words } = await openFileText(text);
    setNote(words);
    if (opened) closePanel();
  };
  return (
    <>
      <p class="quiet">{strings.value.keeping.about}</p>
      <KeepThis />
      {unsaved.value ? (
        <div class="error" role="alert" data-testid="unsaved">
          <Icon name="alert" />
          <p class="error-words">{strings.value.keeping.unsaved}</p>
        </div>
      ) : null}
      <p class="share-note" role="status">
        {note}
      </p>
      <h3>{strings.value.keeping.named}</h3>
      {named.length === 0 ? <p class="quiet">{strings.value.keeping.none}</p> : null}
      <ul class="choices" data-testid="kept-named">
        {named.map((game) => (
          <li key={game.id}>
            <Entry game={game} say={setNote} />
          </li>
        ))}
      </ul>
      {recent.length > 0 ? <h3>{strings.value.keeping.recent}</h3> : null}
      <ul class="choices" data-testid="kept-recent">
        {recent.map((game) => (
          <li key={game.id}>
            <Entry game={game} say={setNote} />
          </li>
        ))}
      </ul>
      {keptSheets.value.length > 0 ? (
        <>
          <h3>{sheetsStrings.value.kept}</h3>
          <KeptSheets onOpen={closePanel} />
        </>
      ) : null}
      {/* What can't be kept here can be saved. */}
      <details class="more" data-testid="kept-more" open={unsaved.value}>
        <summary>{strings.value.play.more}</summary>
        <p class="button-row">
          <button
            type="button"
            class="button"
            disabled={!somethingElse && !somethingKept.value && keptSheets.value.length === 0}
            onClick={() =>
              download(
                "nimber-games.json",
                exported({ ...exportedSheets(), ...exportedProblems() }),
                "application/json",
              )
            }
          >
            <Icon name="save" />
            {strings.value.keeping.exportAll}
          </button>
          <button type="button" class="button" onClick={() => file.current?.click()}>
            {strings.value.keeping.importFile}
          </button>
          <input
            ref={file}
            type="file"
            class="visually-hidden"
            tabIndex={-1}
            accept=".txt,.json,text/plain,application/json"
            aria-label={strings.value.keeping.importFile}
            data-testid="file"
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (chosen) void chosen.text().then(take);
            }}
          />
        </p>
        <form
          class="paste"
          onSubmit={(event) => {
            event.preventDefault();
            void take(pasted);
          }}
        >
          <label class="field">
            <span>{p.file.paste}</span>
            <textarea
              class="code"
              rows={3}
              spellcheck={false}
              data-testid="paste"
              value={pasted}
              onInput={(event) => setPasted(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button" disabled={pasted.trim() === ""}>
            {p.file.pasteOpen}
          </button>
        </form>
      </details>
    </>
  );
}

export function KeptDialog() {
  return (
    <Dialog
      name="kept"
      title={strings.value.keeping.title}
      open={panel.value === "kept"}
      onClose={closePanel}
    >
      <KeptBody />
    </Dialog>
  );
}
