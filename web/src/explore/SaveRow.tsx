/** Values and the plot as files. */
import { download, fileName } from "../device/download";
import { savePng } from "./savePng";
import { SaveTexts } from "./SaveTexts";
import { fileParts, plotSvg, type Series } from "./series";
import { exploreStrings } from "../strings/index";

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
  const name = fileName(rule);

  return (
    <div class="save-row" role="group" aria-label={s.save.title}>
      <span class="quiet">{s.save.title}</span>
      <SaveTexts
        name={rule}
        testid="save"
        disabled={length === 0}
        // Of a copy: the series may grow while it is written.
        parts={(format) => fileParts(rule, series.values.slice(0, length), format)}
      />
      <button
        type="button"
        class="button small"
        data-testid="save-png"
        disabled={length === 0 || canvas === null}
        onClick={() => savePng(canvas, name)}
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
    </div>
  );
}
