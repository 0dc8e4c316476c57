/** The sheets of Explore that this browser keeps. */
import { useEffect, useState } from "preact/hooks";
import { titleIn } from "../links/sheetTitle";
import { openSheetText } from "../state/openSheet";
import {
  forgetSheet,
  keptSheets,
  lookAgain,
  renameSheet,
  sheetsUnsaved,
  type KeptSheet,
} from "../state/sheets";
import { languageTag, sheetsStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { RenameForm } from "../widgets/RenameForm";

interface Props {
  onOpen: () => void;
  /** a sheet got another text */
  onRename?: (before: string, text: string) => void;
}

function Row({ sheet, onOpen, onRename }: { sheet: KeptSheet } & Props) {
  const s = sheetsStrings.value;
  const [editing, setEditing] = useState(false);
  const title = titleIn(sheet.text);
  const first = sheet.text.slice(0, 200).split("\n", 1)[0]!;
  const called = title || first;
  if (editing)
    return (
      <RenameForm
        name={title}
        label={s.name}
        save={s.save}
        testid="sheet-name"
        rename={(name) => onRename?.(sheet.text, renameSheet(sheet, name))}
        leave={() => setEditing(false)}
      />
    );
  return (
    <div class="kept-row">
      <button
        type="button"
        class="choice kept-open"
        aria-label={s.open(called)}
        onClick={() => {
          onOpen();
          openSheetText(sheet.text);
        }}
      >
        <b class="kept-name">{called}</b>
        <span class="quiet kept-about">
          {title === "" || first.trimStart().startsWith("#") ? "" : `${first.slice(0, 60)} · `}
          {s.lines(sheet.text.split("\n").length)} ·{" "}
          {new Date(sheet.at).toLocaleDateString(languageTag.value)}
        </span>
      </button>
      <IconButton icon="edit" label={s.rename(called)} onClick={() => setEditing(true)} />
      <IconButton icon="trash" label={s.remove(called)} onClick={() => forgetSheet(sheet.id)} />
    </div>
  );
}

export function KeptSheets(props: Props) {
  const s = sheetsStrings.value;
  useEffect(lookAgain, []);
  return (
    <>
      {sheetsUnsaved.value ? (
        <div class="error" role="alert" data-testid="sheets-unsaved">
          <Icon name="alert" />
          <p class="error-words">{s.unsaved}</p>
        </div>
      ) : null}
      <ul class="choices" data-testid="kept-sheets">
        {keptSheets.value.map((sheet) => (
          <li key={sheet.id}>
            <Row sheet={sheet} {...props} />
          </li>
        ))}
      </ul>
    </>
  );
}
