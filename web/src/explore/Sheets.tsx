/** The way to whole sheets: their dialog is fetched when it is first opened, and so are files. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { MissingPart } from "../widgets/MissingPart";
import { lazy } from "../widgets/lazy";
import { exploreStrings, stringsOf } from "../strings/index";
import { fileNote, openFile, sheetsOpen } from "./sheetsPart";

const LaterDialog = lazy(
  async () => {
    const [file] = await Promise.all([import("./SheetsDialog"), stringsOf("sheets")]);
    return file.SheetsDialog;
  },
  ({ failed }) => (failed ? <MissingPart /> : null),
);

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

const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** A file may be dropped anywhere on Explore. */
export function SheetDrop() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void openFile(file, Object.keys(exploreStrings.peek().sheet.questions));
    };
    // Before the page's own way with files, which leaves alone what was taken.
    const options = { capture: true };
    addEventListener("dragover", onOver, options);
    addEventListener("dragleave", onLeave, options);
    addEventListener("drop", onDrop, options);
    return () => {
      removeEventListener("dragover", onOver, options);
      removeEventListener("dragleave", onLeave, options);
      removeEventListener("drop", onDrop, options);
      fileNote.value = "";
    };
  }, []);
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
