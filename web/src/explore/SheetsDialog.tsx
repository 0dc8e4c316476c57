/** Whole sheets: those that are ready, those that are kept, one from a file. */
import { useEffect, useRef, useState } from "preact/hooks";
import { openSheetText } from "../state/openSheet";
import { keptSheets } from "../state/sheets";
import { language } from "../strings/language";
import { exploreStrings, sheetsStrings } from "../strings/index";
import { Dialog } from "../widgets/Dialog";
import { LaterReady } from "./families/later";
import { readySheets, type ReadySheet } from "./ready";
import { KeptSheets } from "./KeptSheets";
import { fileNote, openFile, sheetsOpen } from "./sheetsPart";
import { retitle } from "./state";
import "./sheetsDialog.css";

function Ready({ onOpen }: { onOpen: () => void }) {
  const s = sheetsStrings.value;
  const [list, setList] = useState<readonly ReadySheet[]>([]);
  const code = language.value;
  useEffect(() => {
    let late = false;
    void readySheets(code).then((found) => {
      if (!late) setList(found);
    });
    return () => {
      late = true;
    };
  }, [code]);
  return (
    <ul class="choices sheets-ready" data-testid="ready-sheets">
      {list.map(({ name, title, text }) => (
        <li key={name}>
          <button
            type="button"
            class="choice"
            data-testid="ready-sheet"
            data-sheet={name}
            aria-label={s.open(title)}
            onClick={() => {
              onOpen();
              openSheetText(text);
            }}
          >
            <b>{title}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Body() {
  const s = sheetsStrings.value;
  const file = useRef<HTMLInputElement>(null);
  const names = Object.keys(exploreStrings.value.sheet.questions);
  const shut = () => (sheetsOpen.value = false);
  return (
    <>
      {keptSheets.value.length > 0 ? (
        <>
          <h3>{s.kept}</h3>
          <KeptSheets onOpen={shut} onRename={retitle} />
        </>
      ) : null}
      <h3>{s.ready}</h3>
      <Ready onOpen={shut} />
      <h3>{s.families}</h3>
      <LaterReady
        choose={(lines, name) => {
          shut();
          openSheetText([`# ${name}`, ...lines].join("\n"));
        }}
      />
      {keptSheets.value.length > 0 ? null : <p class="quiet sheets-kept">{s.keptAbout}</p>}
      <h3>{s.file}</h3>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {s.openFile}
      </button>
      <p class="quiet sheets-kept">{s.fileAbout}</p>
      <input
        ref={file}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        accept=".txt,.csv,.json,text/plain,text/csv,application/json"
        aria-label={s.openFile}
        data-testid="sheet-file"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (!chosen) return;
          fileNote.value = "";
          shut();
          void openFile(chosen, names);
        }}
      />
    </>
  );
}

export function SheetsDialog() {
  return (
    <Dialog
      name="sheets"
      title={sheetsStrings.value.title}
      open={sheetsOpen.value}
      onClose={() => (sheetsOpen.value = false)}
    >
      <Body />
    </Dialog>
  );
}
