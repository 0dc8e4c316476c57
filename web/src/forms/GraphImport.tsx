/** A list of edges from elsewhere, pasted or from a file. */
import { useRef, useState } from "preact/hooks";
import { makeStrings } from "../strings/index";
import { importEdges } from "./graphDrawing";

/** Larger files are for the command line. */
const mostBytes = 1_000_000;

export function GraphImport({ onImport }: { onImport: (list: string) => void }) {
  const words = makeStrings.value.editor.importing;
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const box = useRef<HTMLDetailsElement>(null);
  const take = (from: string) => {
    const read = importEdges(from);
    if ("line" in read) setWrong(words.wrong(read.line));
    else if (read.list === "") setWrong(words.empty);
    else {
      setWrong(null);
      setText("");
      if (box.current) box.current.open = false;
      onImport(read.list);
    }
  };
  return (
    <details class="graph-import" ref={box}>
      <summary data-testid="graph-import">{words.title}</summary>
      <label class="field">
        <span class="quiet">{words.about}</span>
        <textarea
          class="code"
          rows={5}
          data-testid="graph-import-text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={wrong !== null}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setWrong(null);
          }}
        />
      </label>
      {wrong === null ? null : (
        <p class="graph-wrong" role="alert">
          {wrong}
        </p>
      )}
      <p class="chips">
        <button
          type="button"
          class="button small"
          data-testid="graph-import-go"
          disabled={text.trim() === ""}
          onClick={() => take(text)}
        >
          {words.go}
        </button>
        <label class="button small graph-file">
          {words.file}
          <input
            type="file"
            class="visually-hidden"
            accept=".txt,.csv,.edges,text/plain"
            onChange={(event) => {
              const field = event.currentTarget;
              const file = field.files?.[0];
              field.value = "";
              if (!file) return;
              if (file.size > mostBytes) setWrong(words.tooLarge);
              else void file.text().then(take);
            }}
          />
        </label>
      </p>
    </details>
  );
}
