/** Values and the plot as files. */
import { download, fileName } from "../device/download";
import { SaveTexts } from "./SaveTexts";
import { fileParts, plotSvg, type Series } from "./series";
import { exploreStrings } from "../strings/index";
import { colourOf } from "./useTheme";

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
    </div>
  );
}
