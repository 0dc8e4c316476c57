/** A game or a collection of games may be dropped on the page. */
import { useState } from "preact/hooks";
import { playStrings } from "../strings/index";
import { openPanel } from "../state/place";
import { useFileDrop } from "../widgets/useFileDrop";

export function Drop() {
  const [note, setNote] = useState("");
  const over = useFileDrop((file) => {
    void file
      .text()
      .then(async (text) => (await import("../state/openFile")).openFileText(text))
      .then(({ opened, words }) => {
        setNote(words);
        if (!opened) openPanel("kept");
      });
  });
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
