/**
 * Positions of two numbers as a grid coloured by outcome or value, up to 2000 by 2000; moved and
 * zoomed.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { hrefOf } from "../state/links";
import { formatInteger } from "../strings/numbers";
import { listen } from "./gestures";
import {
  endless,
  fitted,
  gridSums,
  insideGrid,
  valueAt,
  zoomedGrid,
  type GridView,
} from "./gridView";
import { ticks } from "./series";
import { isWanted, numberOf, setOption, type Asked } from "./state";
import { useWork, WorkNote } from "./work";
import { exploreStrings } from "../strings/index";
import { colourOf, scaleColour, useTheme } from "./useTheme";
import type { PairKind } from "../strings/explore";
import type { GridRecord } from "#module/nimber.js";
import { Segments } from "../widgets/Segments";

const sizes = [20, 50, 100, 200, 500, 1000, 2000];
const mostSide = 2000;
let lastGrid = 0;
const axis = 40;
const mostPixels = 560;
/** What is seen before anything is asked is smaller. */
const fewPixels = 340;
const mostDots = 20_000;
/** The scale has so many colours at most. */
const palette = 256;

type Colouring = "outcome" | "value";
/** The colour of what has no value. */
const neverEnds = "--line";

/** A colour as red, green and blue, as the browser understands it. */
function rgb(colour: string): [number, number, number] {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}

/** One pixel a cell: the first number along the bottom, the second upwards. */
function painted(grid: GridRecord, colouring: Colouring, dark: boolean): HTMLCanvasElement {
  const { columns, rows, values } = grid;
  const canvas = document.createElement("canvas");
  canvas.width = rows;
  canvas.height = columns;
  const context = canvas.getContext("2d")!;
  const image = context.createImageData(rows, columns);
  const pixels = new Uint32Array(image.data.buffer);
  const packed = (colour: string) => {
    const [r, g, b] = rgb(colour);
    return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
  };
  const lost = packed(colourOf("--lose"));
  const won = packed(colourOf("--accent-soft"));
  const never = packed(colourOf(neverEnds));
  const { most } = gridSums(values);
  const steps = Math.max(1, Math.min(palette, most));
  const colours = Array.from({ length: steps }, (_, step) =>
    colouring === "value" ? packed(scaleColour(step + 1, steps, dark)) : won,
  );
  const stepOf = (value: number) =>
    most <= palette ? value - 1 : Math.floor(((value - 1) * (steps - 1)) / (most - 1));
  for (let a = 0; a < rows; a++) {
    for (let b = 0; b < columns; b++) {
      const value = values[a * columns + b]!;
      pixels[(columns - 1 - b) * rows + a] =
        value === 0 ? lost : value === endless ? never : colours[stepOf(value)]!;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Lost cells, where there are few: they stay in sight however small the cells are. */
function rareLost(grid: GridRecord): Uint32Array | null {
  const { lost } = gridSums(grid.values);
  if (lost > mostDots || lost * 10 > grid.values.length) return null;
  const list = new Uint32Array(lost);
  let at = 0;
  grid.values.forEach((value, index) => {
    if (value === 0) list[at++] = index;
  });
  return list;
}

/** What the colours mean. */
function Legend(props: { colouring: Colouring; most: number; endless: boolean }) {
  const { colouring, most } = props;
  const s = exploreStrings.value.grid;
  const dark = useTheme() === "dark";
  // As they were painted: on paper the page's own colours are others.
  const [lost, won] = [colourOf("--lose"), colourOf("--accent-soft")];
  const stops = Math.max(1, Math.min(12, most));
  const at = (step: number) => (stops === 1 ? 1 : 1 + ((most - 1) * step) / (stops - 1));
  return (
    <div class="grid-legend" data-testid="grid-legend" role="group" aria-label={s.legend}>
      <span>
        <span class="legend-swatch" style={{ background: lost }} aria-hidden />
        {colouring === "value" ? s.legendZero : s.legendLost}
      </span>
      {colouring === "outcome" ? (
        <span>
          <span class="legend-swatch" style={{ background: won }} aria-hidden />
          {s.legendWon}
        </span>
      ) : most > 0 ? (
        <span>
          1
          <span class="legend-scale" aria-hidden>
            {Array.from({ length: stops }, (_, step) => (
              <span key={step} style={{ background: scaleColour(at(step), most, dark) }} />
            ))}
          </span>
          {formatInteger(most)}
        </span>
      ) : null}
      {props.endless ? (
        <span>
          <span class="legend-swatch" style={{ background: colourOf(neverEnds) }} aria-hidden />
          {s.legendEndless}
        </span>
      ) : null}
    </div>
  );
}

function Field({
  grid,
  kind,
  colouring,
  told,
  most,
}: {
  grid: GridRecord;
  kind: PairKind;
  colouring: Colouring;
  /** the id of the words below it */
  told: string;
  /** pixels of a side */
  most: number;
}) {
  const s = exploreStrings.value;
  const words = s.grid.of[kind];
  const theme = useTheme();
  const size = grid.columns;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pixels, setPixels] = useState(0);
  const [view, setView] = useState<GridView | null>(null);
  const [cell, setCell] = useState<[number, number] | null>(null);
  const picture = useMemo(
    () => painted(grid, colouring, theme === "dark"),
    [grid, colouring, theme],
  );
  const rare = useMemo(() => rareLost(grid), [grid]);
  const shown = insideGrid(view ?? fitted(size, Math.max(1, pixels)), size, Math.max(1, pixels));
  const now = useRef({ shown, pixels });
  now.current = { shown, pixels };

  useEffect(() => {
    const element = box.current!;
    const measure = () =>
      setPixels(Math.max(120, Math.min(most, Math.floor(element.clientWidth) - axis)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [most]);

  const cellAt = (x: number, y: number): [number, number] => {
    const { shown: here, pixels: all } = now.current;
    const keep = (at: number) => Math.max(0, Math.min(size - 1, Math.floor(at)));
    return [keep(here.left + x / here.cell), keep(here.bottom + (all - y) / here.cell)];
  };
  const cellNow = useRef(cellAt);
  cellNow.current = cellAt;

  useEffect(() => {
    const element = canvas.current!;
    return listen(element, {
      pan: (dx, dy) => {
        const { shown: here, pixels: all } = now.current;
        setView(
          insideGrid(
            { ...here, left: here.left - dx / here.cell, bottom: here.bottom + dy / here.cell },
            size,
            all,
          ),
        );
      },
      zoom: (factor, x, y) => {
        const { shown: here, pixels: all } = now.current;
        setView(zoomedGrid(here, factor, x, all - y, size, all));
      },
      tap: (x, y) => setCell(cellNow.current(x, y)),
      hover: (x, y) => setCell(cellNow.current(x, y)),
    });
  }, [size]);

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context || pixels === 0) return;
    const ratio = Math.min(2, devicePixelRatio || 1);
    element.width = Math.round(pixels * ratio);
    element.height = Math.round(pixels * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.imageSmoothingEnabled = shown.cell < 1;
    const span = pixels / shown.cell;
    // Cells past the grid's end stay empty.
    const wide = Math.min(span, size - shown.left);
    const high = Math.min(span, size - shown.bottom);
    context.drawImage(
      picture,
      shown.left,
      size - shown.bottom - high,
      wide,
      high,
      0,
      pixels - high * shown.cell,
      wide * shown.cell,
      high * shown.cell,
    );
    if (rare && shown.cell < 3) {
      context.fillStyle = colourOf("--lose");
      for (const index of rare) {
        const x = (Math.floor(index / size) + 0.5 - shown.left) * shown.cell;
        const y = pixels - ((index % size) + 0.5 - shown.bottom) * shown.cell;
        context.fillRect(x - 1.25, y - 1.25, 2.5, 2.5);
      }
    }
    if (shown.cell >= 17) {
      const ink = colourOf("--ink");
      const onLose = colourOf("--on-lose");
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.font = `600 ${Math.min(14, Math.floor(shown.cell * 0.42))}px system-ui, sans-serif`;
      for (let b = Math.floor(shown.bottom); b < Math.min(size, shown.bottom + span); b++)
        for (let a = Math.floor(shown.left); a < Math.min(size, shown.left + span); a++) {
          const value = valueAt(grid, a, b);
          const outcome = value === 0 ? "P" : "N";
          context.fillStyle = value === 0 ? onLose : ink;
          context.fillText(
            value === endless ? "∞" : colouring === "outcome" ? outcome : String(value),
            (a + 0.5 - shown.left) * shown.cell,
            pixels - (b + 0.5 - shown.bottom) * shown.cell,
          );
        }
    }
    if (cell) {
      const edge = Math.max(6, shown.cell);
      context.strokeStyle = colourOf("--alert");
      context.lineWidth = 2;
      context.strokeRect(
        (cell[0] + 0.5 - shown.left) * shown.cell - edge / 2,
        pixels - (cell[1] + 0.5 - shown.bottom) * shown.cell - edge / 2,
        edge,
        edge,
      );
    }
  }, [picture, rare, shown.left, shown.bottom, shown.cell, pixels, size, colouring, grid, cell]);

  const zoom = (factor: number) =>
    setView(zoomedGrid(shown, factor, pixels / 2, pixels / 2, size, pixels));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
      event.key
    ];
    if (by) {
      const from = cell ?? [Math.floor(shown.left) - by[0]!, Math.floor(shown.bottom) - by[1]!];
      const next: [number, number] = [
        Math.max(0, Math.min(size - 1, from[0] + by[0]!)),
        Math.max(0, Math.min(size - 1, from[1] + by[1]!)),
      ];
      setCell(next);
      const span = pixels / shown.cell;
      const into = (at: number, low: number) =>
        at < low ? at : at >= low + span - 1 ? at - span + 1 : low;
      setView(
        insideGrid(
          {
            cell: shown.cell,
            left: into(next[0], shown.left),
            bottom: into(next[1], shown.bottom),
          },
          size,
          pixels,
        ),
      );
    } else if (event.key === "+" || event.key === "=") zoom(2);
    else if (event.key === "-") zoom(0.5);
    else if (event.key === "0") setView(null);
    else return;
    event.preventDefault();
  };
  const span = pixels / shown.cell;
  const end = (from: number) => Math.min(size - 1, Math.ceil(from + span) - 1);
  const stretch = (from: number) =>
    `${formatInteger(Math.floor(from))}–${formatInteger(Math.max(Math.floor(from), end(from)))}`;
  const value = cell ? valueAt(grid, cell[0], cell[1]) : null;
  const marks = (from: number) => ticks(Math.ceil(from), end(from), pixels > 350 ? 8 : 4);
  return (
    <>
      <div
        class="grid-box"
        ref={box}
        tabIndex={0}
        role="application"
        aria-label={words.label(grid.rows, grid.columns)}
        aria-describedby={told}
        onKeyDown={onKeyDown}
        style={{ height: `${pixels + 26}px` }}
      >
        <canvas
          ref={canvas}
          data-testid="grid"
          style={{ width: `${pixels}px`, height: `${pixels}px`, left: `${axis}px` }}
          aria-hidden="true"
        />
        {marks(shown.left).map((at) => (
          <span
            key={`x${at}`}
            class="grid-x"
            aria-hidden="true"
            style={{
              left: `${axis + (at + 0.5 - shown.left) * shown.cell}px`,
              top: `${pixels + 4}px`,
            }}
          >
            {at}
          </span>
        ))}
        {marks(shown.bottom).map((at) => (
          <span
            key={`y${at}`}
            class="grid-y"
            aria-hidden="true"
            style={{
              top: `${pixels - (at + 0.5 - shown.bottom) * shown.cell}px`,
              width: `${axis - 6}px`,
            }}
          >
            {at}
          </span>
        ))}
      </div>
      <div class="plot-tools">
        <IconButton icon="minus" label={s.plot.zoomOut} onClick={() => zoom(0.5)} />
        <IconButton icon="plus" label={s.plot.zoomIn} onClick={() => zoom(2)} />
        <button type="button" class="button" onClick={() => setView(null)}>
          {s.plot.all}
        </button>
        {cell ? (
          <a
            class="button"
            data-testid="grid-open"
            href={hrefOf(`${grid.rule}:${cell[0]},${cell[1]}`)}
          >
            <Icon name="go" />
            {s.grid.open}
          </a>
        ) : null}
      </div>
      <p role="status" class="plot-at" data-testid="grid-cell" data-value={value ?? ""}>
        {cell && value !== null
          ? value === endless
            ? s.grid.cellEndless(words.cell(cell[0], cell[1]))
            : s.grid.cell(words.cell(cell[0], cell[1]), value)
          : words.at(stretch(shown.left), stretch(shown.bottom))}
      </p>
    </>
  );
}

/** A few positions, without a way to move among them. */
export const fewCells = 20;

export function GridCard({
  asked,
  rule,
  kind,
}: {
  asked: Asked | null;
  rule: string;
  kind: PairKind;
}) {
  const s = exploreStrings.value;
  const side = asked
    ? Math.max(1, Math.min(mostSide, numberOf(asked, "--side", fewCells)))
    : fewCells;
  const [colouring, setColouring] = useState<Colouring>("outcome");
  const work = useWork<GridRecord>(
    `${rule} ${side}`,
    asked === null || isWanted(asked),
    (lane, onProgress) => engine.long(lane, onProgress, "grid", rule, side, side),
  );
  const grid = work.found;
  const sums = useMemo(() => (grid ? gridSums(grid.values) : null), [grid]);
  const all = sizes.includes(side) ? sizes : [...sizes, side].sort((a, b) => a - b);
  const words = useMemo(() => `grid-words-${++lastGrid}`, []);
  return (
    <div data-testid="grid-card">
      <div class="explore-fields">
        {asked ? (
          <label class="field">
            <span>{s.grid.size}</span>
            <select
              data-testid="grid-size"
              value={String(side)}
              onChange={(event) => setOption(asked, "--side", event.currentTarget.value)}
            >
              {all.map((one) => (
                <option key={one} value={String(one)}>
                  {one} × {one}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Segments
          label={s.grid.colours}
          list={["outcome", "value"] as const}
          now={colouring}
          words={(one) => s.grid[one]}
          choose={setColouring}
          mark={(one) => ({ "data-testid": `colour-${one}` })}
        />
      </div>
      <WorkNote work={work} text={rule} />
      {grid ? (
        <Field
          key={`${grid.rule} ${grid.columns}`}
          grid={grid}
          kind={kind}
          colouring={colouring}
          told={words}
          most={asked ? mostPixels : fewPixels}
        />
      ) : null}
      {grid && sums ? (
        <Legend colouring={colouring} most={sums.most} endless={sums.endless > 0} />
      ) : null}
      {grid && sums ? (
        <p id={words} data-testid="grid-words" data-lost={sums.lost} data-most={sums.most}>
          {s.grid.words(sums.lost, grid.values.length, sums.most)}
        </p>
      ) : null}
      {asked ? (
        <details class="more-fold">
          <summary>{s.sheet.more}</summary>
          <p>{s.grid.of[kind].about}</p>
          <p class="quiet">{s.grid.keys}</p>
        </details>
      ) : null}
    </div>
  );
}
