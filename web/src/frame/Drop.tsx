/** A game or a collection of games may be dropped on the page. */
import { useEffect, useState } from "preact/hooks";
import { playStrings } from "../strings/index";
import { openPanel } from "../state/place";

export function Drop() {
  const [over, setOver] = useState(false);
  const [note, setNote] = useState("");
  useEffect(() => {
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const onOver = (event: DragEvent) => {
      if (!holdsFile(event) || event.defaultPrevented) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      void file
        .text()
        .then(async (text) => (await import("../state/openFile")).openFileText(text))
        .then(({ opened, words }) => {
          setNote(words);
          if (!opened) openPanel("kept");
        });
    };
    addEventListener("dragover", onOver);
    addEventListener("dragleave", onLeave);
    addEventListener("drop", onDrop);
    return () => {
      removeEventListener("dragover", onOver);
      removeEventListener("dragleave", onLeave);
      removeEventListener("drop", onDrop);
    };
  }, []);
  return (
    <>
      {over ? (
        <div class="drop" aria-hidden="true">
          {playStrings.value.file.drop}
        </div>
      ) : null}
      <p class="visually-hidden" role="status">
        {note}
      </p>
    </>
  );
}
