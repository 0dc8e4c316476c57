/** The way to whole sheets: their dialog is fetched when it is first opened, and so are files. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { MissingPart } from "../widgets/MissingPart";
import { lazy } from "../widgets/lazy";
import { exploreStrings, stringsOf } from "../strings/index";
import { fileNote, openFile, sheetsOpen } from "./sheetsPart";
import { newSheet, sheetText } from "./state";
import { useFileDrop } from "../widgets/useFileDrop";

const LaterDialog = lazy(
  async () => {
    const [file] = await Promise.all([import("./SheetsDialog"), stringsOf("sheets")]);
    return file.SheetsDialog;
  },
  ({ failed }) => (failed ? <MissingPart /> : null),
);

export function NewSheetButton() {
  return (
    <button
      type="button"
      class="button small"
      data-testid="sheet-new"
      disabled={sheetText.value === ""}
      onClick={newSheet}
    >
      <Icon name="plus" />
      {exploreStrings.value.sheet.newSheet}
    </button>
  );
}

export function SheetsButton() {
  const opened = useRef(false);
  if (sheetsOpen.value) opened.current = true;
  return (
    <>
      <button
        type="button"
        class="button small"
        data-testid="sheets-open"
        onClick={() => (sheetsOpen.value = true)}
      >
        <Icon name="grid" />
        {exploreStrings.value.sheet.sheets}
      </button>
      {opened.current ? <LaterDialog /> : null}
    </>
  );
}

/** A file may be dropped anywhere on Explore. */
export function SheetDrop() {
  // Before the page's own way with files.
  const over = useFileDrop(
    (file) => void openFile(file, Object.keys(exploreStrings.peek().sheet.questions)),
    true,
  );
  useEffect(
    () => () => {
      fileNote.value = "";
    },
    [],
  );
  return (
    <>
      {over ? (
        <div class="drop" aria-hidden="true">
          {exploreStrings.value.sheet.drop}
        </div>
      ) : null}
      <p class="quiet sheet-note" role="status" data-testid="sheet-note">
        {fileNote.value}
      </p>
    </>
  );
}
