/** Values as rows of coloured squares, folded at a width: a period stands in columns. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { formatInteger } from "../strings/numbers";
import type { Series } from "./series";
import { StepField } from "./fields";
import { exploreStrings } from "../strings/index";
import { colourOf, useTheme, valueColour } from "./useTheme";
import type { SeriesWords } from "../strings/explore";

const most = 20_000;
const mostRows = 120;

interface Props {
  series: Series;
  length: number;
  period: number | null;
  preperiod: number;
  /** what is said of the values; of a rule's heaps unless told */
  words?: SeriesWords | undefined;
  /** 1 where the player to move loses, 0 where they win */
  marks?: boolean;
}

export function Squares({ series, length, period, preperiod, words, marks = false }: Props) {
  const s = exploreStrings.value;
  const squaresWords = words?.squares ?? s.squares.label;
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [room, setRoom] = useState(0);
  const [fold, setFold] = useState<number | null>(null);
  const [start, setStart] = useState<number | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const foldable = period !== null && period > 1 && period <= 2000;
  const width = fold ?? (foldable ? period : room > 500 ? 32 : 16);
  const from = Math.min(Math.max(0, length - 1), start ?? (foldable ? preperiod : 0));
  const cell = Math.max(3, Math.min(34, Math.floor(room / width)));
  const count = Math.max(0, Math.min(length - from, width * mostRows, Math.max(width, most)));
  const rows = Math.ceil(count / width);

  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    setRoom(element.clientWidth);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context || room === 0) return;
    const ratio = Math.min(2, devicePixelRatio || 1);
    element.width = Math.max(1, width * cell * ratio);
    element.height = Math.max(1, rows * cell * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width * cell, rows * cell);
    const ink = colourOf("--ink");
    const onLose = colourOf("--on-lose");
    const colours = new Map<number, string>();
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.font = `600 ${Math.min(13, Math.floor(cell * 0.5))}px system-ui, sans-serif`;
    for (let index = 0; index < count; index++) {
      const value = series.at(from + index);
      let colour = colours.get(value);
      if (colour === undefined)
        colours.set(value, (colour = valueColour(marks ? 1 - value : value, theme === "dark")));
      const left = (index % width) * cell;
      const top = Math.floor(index / width) * cell;
      context.fillStyle = colour;
      context.fillRect(left, top, cell > 6 ? cell - 1 : cell, cell > 6 ? cell - 1 : cell);
      if (cell >= 18 && String(value).length * 7 < cell) {
        context.fillStyle = value === (marks ? 1 : 0) ? onLose : ink;
        context.fillText(
          marks ? (value === 1 ? "P" : "N") : String(value),
          left + (cell - 1) / 2,
          top + cell / 2,
        );
      }
    }
    if (at !== null && at >= from && at < from + count) {
      context.strokeStyle = colourOf("--accent");
      context.lineWidth = 3;
      context.strokeRect(
        ((at - from) % width) * cell + 1,
        Math.floor((at - from) / width) * cell + 1,
        cell - 3,
        cell - 3,
      );
    }
  }, [series, from, count, width, cell, rows, theme, room, at, marks]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setAt(Math.max(from, Math.min(from + count - 1, (at ?? from) + (at === null ? 0 : by))));
  };
  const point = (event: PointerEvent) => {
    const place = canvas.current!.getBoundingClientRect();
    const column = Math.floor((event.clientX - place.left) / cell);
    const row = Math.floor((event.clientY - place.top) / cell);
    const index = row * width + column;
    setAt(column >= 0 && column < width && index >= 0 && index < count ? from + index : null);
  };
  const number = (text: string, least: number, largest: number) => {
    const value = Number(text);
    return text !== "" && Number.isInteger(value)
      ? Math.max(least, Math.min(largest, value))
      : null;
  };
  return (
    <div class="squares">
      <div class="explore-fields">
        <StepField
          label={s.squares.fold}
          testid="fold"
          min={1}
          max={2000}
          value={width}
          onValue={(value) => setFold(number(value, 1, 2000))}
        />
        <StepField
          label={words?.from ?? s.squares.from}
          min={0}
          max={Math.max(0, length - 1)}
          value={from}
          onValue={(value) => setStart(number(value, 0, Math.max(0, length - 1)))}
        />
        {foldable && width !== period ? (
          <button type="button" class="button" onClick={() => setFold(null)}>
            {s.squares.foldAtPeriod(formatInteger(period))}
          </button>
        ) : null}
      </div>
      <div
        class="squares-box"
        ref={box}
        tabIndex={0}
        role="application"
        aria-label={squaresWords(from, Math.max(from, from + count - 1), width)}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => event.pointerType === "mouse" && point(event)}
        onPointerDown={point}
      >
        <canvas
          ref={canvas}
          data-testid="squares"
          style={{ width: `${width * cell}px`, height: `${rows * cell}px` }}
          aria-hidden="true"
        />
      </div>
      <p role="status" class="plot-at" data-testid="squares-at">
        {at === null
          ? squaresWords(from, Math.max(from, from + count - 1), width)
          : (words ?? s.plot).at(at, series.at(at))}
      </p>
      <p class="quiet by-keys">{s.squares.keys}</p>
    </div>
  );
}
