/**
 * A plot that moves and zooms from ten values to all of them: what is drawn is summed up per column
 * of pixels.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { IconButton } from "../widgets/IconButton";
import { formatInteger } from "../strings/numbers";
import { joined } from "../strings/joined";
import { listen } from "./gestures";
import { paintPlot, plotHeight, scaleOf, type View } from "./plotCanvas";
import { decimate, type Series } from "./series";
import { fewest, inside, zoomed, type Stretch } from "./stretch";
import { exploreStrings } from "../strings/index";
import { colourOf, useTheme } from "./useTheme";
import type { SeriesWords } from "../strings/explore";

interface Props {
  series: Series;
  /** how many of the series there are: a change of it draws anew */
  length: number;
  label: string;
  /** what is said of the values; of a rule's heaps unless told */
  words?: SeriesWords;
  /** 1 where the player to move loses, 0 where they win */
  marks?: boolean;
  name: string;
  shown: Stretch;
  onShow: (stretch: Stretch) => void;
  /** where a period begins, and how long it is */
  period?: { preperiod: number; period: number } | null;
  /** a heap that was pointed at */
  onPick?: (heap: number) => void;
  canvas?: (canvas: HTMLCanvasElement | null) => void;
}

export function Plot({
  series,
  length,
  label,
  words,
  marks = false,
  name,
  shown,
  onShow,
  period = null,
  onPick,
  canvas,
}: Props) {
  const s = exploreStrings.value;
  // Painted anew where it changes.
  useTheme();
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const [at, setAt] = useState<number | null>(null);
  const range = series.range(shown.from, shown.to) ?? [0, 0];
  const view: View = { width, shown, least: range[0], most: range[1], marks };
  const scale = scaleOf(view);
  const columns = Math.max(10, Math.floor(scale.right - scale.left));
  const { x, y, exact } = decimate(series, shown.from, shown.to, columns);
  const size = !exact ? 2 : x.length <= width / 8 ? 7 : x.length <= width / 2 ? 4 : 2.5;
  const now = useRef({ shown, length, scale, onShow, onPick });
  now.current = { shown, length, scale, onShow, onPick };

  useEffect(() => {
    const element = box.current!;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = drawn.current!;
    canvas?.(element);
    const heapAt = (x: number) =>
      Math.max(0, Math.min(now.current.length - 1, Math.round(now.current.scale.heap(x))));
    const end = listen(element, {
      pan: (dx) => {
        const { shown: here, length: all, scale } = now.current;
        const by = dx / scale.step;
        now.current.onShow(inside({ from: here.from - by, to: here.to - by }, all));
      },
      zoom: (factor, x) => {
        const { shown: here, length: all, scale } = now.current;
        now.current.onShow(zoomed(here, factor, scale.heap(x), all));
      },
      tap: (x) => {
        setAt(heapAt(x));
        now.current.onPick?.(heapAt(x));
      },
      hover: (x) => setAt(heapAt(x)),
    });
    return () => {
      end();
      canvas?.(null);
    };
  }, [canvas]);

  useEffect(() => {
    if (width === 0) return;
    paintPlot(drawn.current!, view, { x, y, size }, period, {
      words: colourOf("--ink-2"),
      line: colourOf("--line"),
      dot: colourOf("--accent"),
      shade: colourOf("--accent-soft"),
    });
  });

  const zoom = (factor: number) =>
    onShow(zoomed(shown, factor, (shown.from + shown.to) / 2, length));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = (shown.to - shown.from) / 4;
    if (event.key === "ArrowLeft")
      onShow(inside({ from: shown.from - by, to: shown.to - by }, length));
    else if (event.key === "ArrowRight")
      onShow(inside({ from: shown.from + by, to: shown.to + by }, length));
    else if (event.key === "+" || event.key === "=") zoom(2);
    else if (event.key === "-") zoom(0.5);
    else if (event.key === "0") onShow({ from: 0, to: length });
    else return;
    event.preventDefault();
  };
  const first = Math.max(0, Math.ceil(shown.from));
  const last = Math.max(first, Math.min(length, Math.ceil(shown.to)) - 1);
  const said = words ?? s.plot;
  const lost = marks
    ? series.values.subarray(first, last + 1).filter((one) => one === 1).length
    : 0;
  const pointed = at !== null && at < length ? at : null;
  return (
    <figure class="plot" data-testid={name}>
      <div
        class="plot-box"
        ref={box}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={`${name}-words`}
        onKeyDown={onKeyDown}
      >
        <canvas ref={drawn} style={{ width: `${width}px`, height: `${plotHeight}px` }} />
        {pointed !== null && pointed >= shown.from && pointed < shown.to ? (
          <div class="plot-line" style={{ left: `${scale.x(pointed)}px` }} />
        ) : null}
      </div>
      <div class="plot-tools" role="group" aria-label={label}>
        <IconButton
          icon="minus"
          label={s.plot.zoomOut}
          disabled={shown.to - shown.from >= length}
          onClick={() => zoom(0.5)}
        />
        <IconButton
          icon="plus"
          label={s.plot.zoomIn}
          disabled={shown.to - shown.from <= fewest}
          onClick={() => zoom(2)}
        />
        <button type="button" class="button" onClick={() => onShow({ from: 0, to: length })}>
          {s.plot.all}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => onShow(inside({ from: 0, to: 50 }, length))}
        >
          {s.plot.start}
        </button>
        <span class="plot-at" data-testid={`${name}-at`}>
          {pointed === null ? "" : said.at(pointed, series.at(pointed))}
        </span>
      </div>
      <figcaption>
        <p
          id={`${name}-words`}
          data-testid={`${name}-words`}
          data-from={first}
          data-to={last}
          data-least={range[0]}
          data-most={range[1]}
        >
          {said.words(first, last, range[0], range[1], lost)}
        </p>
        <p class="quiet">
          {joined(
            exact ? "" : said.lowHigh,
            period && period.preperiod <= last && first < period.preperiod + period.period
              ? said.period(formatInteger(period.preperiod), formatInteger(period.period))
              : "",
          )}
        </p>
        <p class="quiet plot-keys">{s.plot.keys}</p>
      </figcaption>
    </figure>
  );
}
