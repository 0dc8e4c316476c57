/** A long list as a file, written in parts so that the page stays smooth. */
import { useState } from "preact/hooks";
import { download, fileName } from "../device/download";
import type { TextFormat } from "./series";
import { exploreStrings } from "../strings/index";

const endings: Record<TextFormat, [string, string]> = {
  csv: ["csv", "text/csv"],
  bfile: ["b.txt", "text/plain"],
  json: ["json", "application/json"],
};

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Buttons for each format; `parts` gives what stands in the file of that format. */
export function SaveTexts({
  name,
  testid,
  disabled,
  parts,
}: {
  /** of the file, without its ending */
  name: string;
  testid: string;
  disabled: boolean;
  parts: (format: TextFormat) => Iterable<string>;
}) {
  const s = exploreStrings.value;
  const [writing, setWriting] = useState(false);

  async function save(format: TextFormat): Promise<void> {
    setWriting(true);
    const written: Blob[] = [];
    let begun = performance.now();
    for (const part of parts(format)) {
      written.push(new Blob([part]));
      if (performance.now() - begun > 30) {
        await pause();
        begun = performance.now();
      }
    }
    const [ending, type] = endings[format];
    download(`${fileName(name)}.${ending}`, new Blob(written, { type }));
    setWriting(false);
  }

  return (
    <>
      {(["csv", "bfile", "json"] as const).map((format) => (
        <button
          key={format}
          type="button"
          class="button small"
          data-testid={`${testid}-${format}`}
          disabled={writing || disabled}
          onClick={() => void save(format)}
        >
          {s.save[format]}
        </button>
      ))}
      <span role="status" class="quiet">
        {writing ? s.save.writing : ""}
      </span>
    </>
  );
}
