/** The cells of a family: pointed at, opened by a tap, selected by a drag, or Shift and arrows. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { IconButton } from "../../widgets/IconButton";
import { exploreStrings, familiesStrings } from "../../strings/index";
import { colourOf, useTheme } from "../useTheme";
import {
  css,
  inkIsDark,
  memberAt,
  namedPlaces,
  placeColour,
  type Cell,
  type Picture,
  type Scale,
} from "./picture";

const [axis, head, foot] = [46, 8, 24];
const highest = 660;
const [smallest, largest] = [2, 26];
const mostZoom = 8;

export interface Colours {
  of: (number: number, member: number) => string;
  /** is a number written in dark ink on its colour? */
  dark: (number: number) => boolean;
}

/** The colours of a family's numbers, as the page is now. */
export function useColours(
  { numbers, places }: Scale,
  zeroIsLost: boolean,
  isWrong: (member: number) => boolean,
): Colours {
  const theme = useTheme();
  return useMemo(() => {
    const ranks = new Map(numbers.map((number, at) => [number, at]));
    const known = new Map<number, string>();
    const colour = (number: number) => {
      const rank = ranks.get(number) ?? 0;
      return placeColour(places[rank] ?? 0, rank, numbers.length, theme === "dark");
    };
    return {
      of: (number, member) => {
        if (Number.isNaN(number)) return colourOf(isWrong(member) ? "--alert-soft" : "--line");
        let found = known.get(number);
        if (found === undefined) {
          found = zeroIsLost && number === 0 ? colourOf("--lose") : css(colour(number));
          known.set(number, found);
        }
        return found;
      },
      dark: (number) => !(zeroIsLost && number === 0) && inkIsDark(colour(number)),
    };
  }, [numbers, places, zeroIsLost, isWrong, theme]);
}

interface Props {
  picture: Picture;
  colours: Colours;
  /** what is written into a cell that has room */
  written: (number: number) => string;
  label: string;
  told: string;
  at: Cell | null;
  onAt: (cell: Cell | null) => void;
  onOpen: (member: number) => void;
  selecting: boolean;
  setSelecting: (selecting: boolean) => void;
  /** a number of the legend that was chosen: cells of others fade */
  lit: number | null;
  selection: readonly [Cell, Cell] | null;
  onSelect: (from: Cell, to: Cell) => void;
  canvas: { current: HTMLCanvasElement | null };
}

export function FamilyPicture(props: Props) {
  const {
    picture,
    colours,
    written,
    canvas,
    at,
    onAt,
    onOpen,
    selecting,
    selection,
    onSelect,
    lit,
  } = props;
  const s = exploreStrings.value.plot;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState(1);
  const wide = Math.max(1, picture.columns.length);
  const high = Math.max(1, picture.rows.length);
  const fitting = Math.max(smallest, Math.min(largest, (room - axis - 8) / wide, highest / high));
  const cell = zoom === 1 ? fitting : Math.min(largest * 2, fitting * zoom);
  const [width, height] = [Math.ceil(wide * cell), Math.ceil(high * cell)];
  const drag = useRef<Cell | null>(null);
  const last = useRef<Cell | null>(null);

  useEffect(() => {
    const element = box.current!;
    const measure = () => setRoom(Math.floor(element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context || room === 0) return;
    const ratio = Math.min(2, devicePixelRatio || 1);
    element.width = Math.round((axis + width + 8) * ratio);
    element.height = Math.round((head + height + foot) * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, axis + width + 8, head + height + foot);
    const edge = cell >= 7 ? 1 : 0;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.font = `600 ${Math.min(13, Math.floor(cell * 0.45))}px system-ui, sans-serif`;
    const [ink, paper] = ["#16181d", "#ffffff"];
    for (let row = 0; row < high; row++)
      for (let column = 0; column < wide; column++) {
        const place = row * wide + column;
        const member = picture.members[place]!;
        if (member < 0 || member === undefined) continue;
        const number = picture.numbers[place]!;
        const [x, y] = [Math.round(axis + column * cell), Math.round(head + row * cell)];
        context.globalAlpha = lit === null || lit === number ? 1 : 0.15;
        context.fillStyle = colours.of(number, member);
        context.fillRect(
          x,
          y,
          Math.max(1, Math.round(axis + (column + 1) * cell) - x - edge),
          Math.max(1, Math.round(head + (row + 1) * cell) - y - edge),
        );
        const text = Number.isNaN(number) ? "?" : written(number);
        if (cell < 16 || text.length * 7 > cell) continue;
        context.fillStyle = Number.isNaN(number)
          ? colourOf("--ink")
          : colours.dark(number)
            ? ink
            : paper;
        context.fillText(text, x + cell / 2, y + cell / 2);
      }
    context.globalAlpha = 1;
    context.fillStyle = colourOf("--ink-2");
    context.font = "12px system-ui, sans-serif";
    for (const place of namedPlaces(wide, width))
      context.fillText(
        String(picture.columns[place]),
        axis + (place + 0.5) * cell,
        head + height + foot / 2 + 2,
      );
    context.textAlign = "end";
    if (picture.kind !== "strip")
      for (const place of namedPlaces(high, height))
        context.fillText(String(picture.rows[place]), axis - 6, head + (place + 0.5) * cell);
    context.font = "italic 12px system-ui, sans-serif";
    context.fillText(
      picture.across === "" ? "n" : picture.across,
      axis - 22,
      height + foot / 2 + 2,
    );
    if (picture.down !== "" && height > 60) context.fillText(picture.down, 12, head + height / 2);
  }, [picture, colours, written, canvas, lit, room, cell, wide, high, width, height]);

  const cellOf = (event: PointerEvent): Cell | null => {
    const place = canvas.current!.getBoundingClientRect();
    const column = Math.floor((event.clientX - place.left - axis) / cell);
    const row = Math.floor((event.clientY - place.top - head) / cell);
    return column >= 0 && column < wide && row >= 0 && row < high ? [column, row] : null;
  };
  const point = (event: PointerEvent) => {
    const now = cellOf(event);
    onAt(now);
    if (now && drag.current) onSelect(drag.current, now);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    const now: Cell = at ?? [0, 0];
    if (event.key === "Enter") {
      const member = memberAt(picture, now);
      if (member < 0) return;
      onOpen(member);
    } else if (by) {
      const next: Cell =
        at === null
          ? now
          : [
              Math.max(0, Math.min(wide - 1, now[0] + by[0]!)),
              Math.max(0, Math.min(high - 1, now[1] + by[1]!)),
            ];
      if (event.shiftKey) onSelect((last.current ??= now), next);
      else last.current = null;
      onAt(next);
    } else return;
    event.preventDefault();
  };
  const frame = (from: Cell, to: Cell) => ({
    left: `${axis + Math.min(from[0], to[0]) * cell}px`,
    top: `${head + Math.min(from[1], to[1]) * cell}px`,
    width: `${(Math.abs(from[0] - to[0]) + 1) * cell}px`,
    height: `${(Math.abs(from[1] - to[1]) + 1) * cell}px`,
  });
  return (
    <>
      <div
        ref={box}
        class="family-box"
        tabIndex={0}
        role="application"
        aria-label={props.label}
        aria-describedby={props.told}
        onKeyDown={onKeyDown}
      >
        <div class="family-field" style={{ width: `${axis + width + 8}px` }}>
          <canvas
            ref={canvas}
            data-testid="family-picture"
            data-kind={picture.kind}
            class={selecting ? "selecting" : zoom > 1 ? "" : "still"}
            style={{ width: `${axis + width + 8}px`, height: `${head + height + foot}px` }}
            aria-hidden="true"
            onPointerMove={point}
            onPointerDown={(event) => {
              point(event);
              const now = cellOf(event);
              if (!selecting || !now) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              drag.current = now;
              onSelect(now, now);
            }}
            onPointerUp={() => (drag.current = null)}
            onPointerCancel={() => (drag.current = null)}
            onClick={(event) => {
              const now = cellOf(event as unknown as PointerEvent);
              const member = now ? memberAt(picture, now) : -1;
              if (!selecting && member >= 0) onOpen(member);
            }}
          />
          {selection ? (
            <span class="family-frame chosen" style={frame(...selection)} aria-hidden="true" />
          ) : null}
          {at ? <span class="family-frame" style={frame(at, at)} aria-hidden="true" /> : null}
        </div>
      </div>
      <div class="plot-tools">
        <IconButton icon="minus" label={s.zoomOut} onClick={() => setZoom(Math.max(1, zoom / 2))} />
        <IconButton
          icon="plus"
          label={s.zoomIn}
          onClick={() => setZoom(Math.min(mostZoom, zoom * 2))}
        />
        <button
          type="button"
          class="button"
          data-testid="family-select"
          aria-pressed={selecting}
          onClick={() => props.setSelecting(!selecting)}
        >
          {familiesStrings.value.family.select}
        </button>
      </div>
    </>
  );
}
