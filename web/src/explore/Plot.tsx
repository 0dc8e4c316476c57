/**
 * A plot that moves and zooms from ten values to all of them: what is drawn is summed up per column
 * of pixels.
 */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { IconButton } from "../widgets/IconButton";
import { formatInteger } from "../strings/numbers";
import { joined } from "../strings/joined";
import { listen } from "./gestures";
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

const height = 300;
/** So wide is the still one: about as wide as a card on a wide screen. */
const stillWidth = 700;

/** The dots alone, for a page that is drawn before anybody opens it (web/pages). */
function Still(props: {
  x: readonly number[];
  y: readonly number[];
  range: readonly [number, number];
}) {
  const { x, y, range } = props;
  const least = Math.min(0, range[0]);
  const high = Math.max(1, range[1] - least);
  const [from = 0, to = 1] = [x[0], x[x.length - 1]];
  const left = (one: number) =>
    Math.round(6 + ((one - from) / Math.max(1, to - from)) * (stillWidth - 12));
  const top = (one: number) => Math.round(height - 6 - ((one - least) / high) * (height - 12));
  const dots = x.map((one, at) => `M${left(one)} ${top(y[at]!)}h0`).join("");
  return (
    <svg class="plot-still" viewBox={`0 0 ${stillWidth} ${height}`} aria-hidden="true">
      <path d={dots} />
    </svg>
  );
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
  const theme = useTheme();
  const about = useId();
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const [width, setWidth] = useState(0);
  const [at, setAt] = useState<number | null>(null);
  // Of a page that is drawn when it is built.
  const still = "still" in document.documentElement.dataset;
  const columns = Math.max(10, (still ? stillWidth : width) - 60);
  const { x, y, exact } = decimate(series, shown.from, shown.to, columns);
  // Values are discrete: dots, and no line between them.
  const dot = !exact ? 2 : x.length <= width / 8 ? 7 : x.length <= width / 2 ? 4 : 2.5;
  const now = useRef({ shown, length, onShow, onPick, period, dot });
  now.current = { shown, length, onShow, onPick, period, dot };

  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    setWidth(Math.floor(element.clientWidth));
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (width === 0 || still) return;
    const ink = colourOf("--ink-2");
    const line = colourOf("--line");
    const accent = colourOf("--accent");
    const shade = colourOf("--accent-soft");
    const axis: uPlot.Axis = {
      stroke: ink,
      grid: { stroke: line, width: 1 },
      ticks: { stroke: line, width: 1 },
      font: "12px system-ui, sans-serif",
      values: (_, splits) =>
        splits.map((value) => (Number.isInteger(value) ? formatInteger(value) : "")),
    };
    const made = new uPlot(
      {
        width,
        height,
        legend: { show: false },
        cursor: { drag: { x: false, y: false }, y: false, points: { show: false } },
        scales: { x: { time: false, auto: false }, y: { auto: false } },
        axes: [
          { ...axis, space: 70 },
          {
            ...axis,
            size: 52,
            ...(marks
              ? {
                  values: (_: uPlot, splits: number[]) =>
                    splits.map((value) => (value === 1 ? "P" : value === 0 ? "N" : "")),
                }
              : {}),
            incrs: [
              1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 1e5, 1e6, 1e7, 1e8, 1e9,
            ],
          },
        ],
        series: [{}, { paths: () => null, points: { show: false } }],
        hooks: {
          drawClear: [
            (self) => {
              const shaded = now.current.period;
              if (!shaded || shaded.period === 0) return;
              const { ctx, bbox } = self;
              const inside = (x: number) =>
                Math.max(bbox.left, Math.min(bbox.left + bbox.width, self.valToPos(x, "x", true)));
              const left = inside(shaded.preperiod - 0.5);
              const right = inside(shaded.preperiod + shaded.period - 0.5);
              ctx.save();
              ctx.fillStyle = shade;
              ctx.fillRect(left, bbox.top, right - left, bbox.height);
              ctx.restore();
            },
          ],
          draw: [
            (self) => {
              const { ctx, bbox, data } = self;
              const [xs, ys] = data as unknown as [number[], number[]];
              const size = now.current.dot * devicePixelRatio;
              ctx.save();
              ctx.beginPath();
              ctx.rect(
                bbox.left - size,
                bbox.top - size,
                bbox.width + 2 * size,
                bbox.height + 2 * size,
              );
              ctx.clip();
              ctx.fillStyle = accent;
              ctx.beginPath();
              xs.forEach((x, at) => {
                const px = self.valToPos(x, "x", true);
                const py = self.valToPos(ys[at]!, "y", true);
                if (size < 5) ctx.rect(px - size / 2, py - size / 2, size, size);
                else {
                  ctx.moveTo(px + size / 2, py);
                  ctx.arc(px, py, size / 2, 0, 2 * Math.PI);
                }
              });
              ctx.fill();
              ctx.restore();
            },
          ],
        },
      },
      [[], []],
      box.current!,
    );
    plot.current = made;
    canvas?.(made.ctx.canvas);
    const heapAt = (x: number) =>
      Math.max(0, Math.min(now.current.length - 1, Math.round(made.posToVal(x, "x"))));
    const end = listen(made.over, {
      pan: (dx) => {
        const { shown: here, length: all } = now.current;
        const by = (dx / made.over.clientWidth) * (here.to - here.from);
        now.current.onShow(inside({ from: here.from - by, to: here.to - by }, all));
      },
      zoom: (factor, x) =>
        now.current.onShow(
          zoomed(now.current.shown, factor, made.posToVal(x, "x"), now.current.length),
        ),
      tap: (x) => {
        setAt(heapAt(x));
        now.current.onPick?.(heapAt(x));
      },
      hover: (x) => setAt(heapAt(x)),
    });
    return () => {
      end();
      made.destroy();
      plot.current = null;
      canvas?.(null);
    };
  }, [width, theme, canvas, marks, still]);

  const range = series.range(shown.from, shown.to) ?? [0, 0];
  useEffect(() => {
    const made = plot.current;
    if (!made) return;
    made.batch(() => {
      made.setData([x, y], false);
      made.setScale("x", { min: shown.from, max: Math.max(shown.from + 1, shown.to - 1) });
      made.setScale("y", {
        min: Math.min(0, range[0]),
        max: Math.max(range[1], range[0] + 1, 1) * 1.04,
      });
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
        aria-describedby={about}
        onKeyDown={onKeyDown}
      >
        {still ? <Still x={x} y={y} range={range} /> : null}
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
          id={about}
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
