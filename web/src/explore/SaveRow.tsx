/** Values and the plot as files. */
import { useState } from "preact/hooks";
import { download, fileName } from "../state/download";
import { fileParts, plotSvg, type Series, type TextFormat } from "./series";
import { exploreStrings } from "./strings";
import { colourOf } from "./useTheme";

const endings: Record<TextFormat, [string, string]> = {
  csv: ["csv", "text/csv"],
  bfile: ["b.txt", "text/plain"],
  json: ["json", "application/json"],
};

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

export function SaveRow({
  rule,
  series,
  length,
  shown,
  canvas,
}: {
  rule: string;
  series: Series;
  length: number;
  shown: { from: number; to: number };
  /** of the plot, while it is drawn */
  canvas: HTMLCanvasElement | null;
}) {
  const s = exploreStrings.value;
  const [writing, setWriting] = useState(false);
  const name = fileName(rule);

  async function saveText(format: TextFormat): Promise<void> {
    setWriting(true);
    const parts: Blob[] = [];
    const values = series.values.slice(0, length);
    let begun = performance.now();
    for (const part of fileParts(rule, values, format)) {
      parts.push(new Blob([part]));
      if (performance.now() - begun > 30) {
        await pause();
        begun = performance.now();
      }
    }
    const [ending, type] = endings[format];
    download(`${name}.${ending}`, new Blob(parts, { type }));
    setWriting(false);
  }

  function savePng(): void {
    const drawn = canvas;
    if (!drawn) return;
    const copy = document.createElement("canvas");
    copy.width = drawn.width;
    copy.height = drawn.height;
    const context = copy.getContext("2d");
    if (!context) return;
    context.fillStyle = colourOf("--surface");
    context.fillRect(0, 0, copy.width, copy.height);
    context.drawImage(drawn, 0, 0);
    copy.toBlob((blob) => blob && download(`${name}.png`, blob));
  }

  return (
    <div class="save-row" role="group" aria-label={s.save.title}>
      <span class="quiet">{s.save.title}</span>
      {(["csv", "bfile", "json"] as const).map((format) => (
        <button
          key={format}
          type="button"
          class="button small"
          data-testid={`save-${format}`}
          disabled={writing || length === 0}
          onClick={() => void saveText(format)}
        >
          {s.save[format]}
        </button>
      ))}
      <button
        type="button"
        class="button small"
        data-testid="save-png"
        disabled={length === 0 || canvas === null}
        onClick={savePng}
      >
        {s.save.png}
      </button>
      <button
        type="button"
        class="button small"
        data-testid="save-svg"
        disabled={length === 0}
        onClick={() =>
          download(`${name}.svg`, plotSvg(series, shown.from, shown.to, rule), "image/svg+xml")
        }
      >
        {s.save.svg}
      </button>
      <span role="status" class="quiet">
        {writing ? s.save.writing : ""}
      </span>
    </div>
  );
}
