/** Heaps: stones in lanes; large ones as a number and a bar. */
import { groupGap, laneGap, layoutHeaps, rowWidth, type HeapLayout } from "../../boards/layout";
import { heapsOf } from "../../boards/heapCount";
import { formatInteger } from "../../strings/numbers";
import { piecesRow, shapes, type Shape } from "./pieces";
import type { HeapScene, Scene, TermScene } from "./scene";
import { el, words, widthOf, type Drawn } from "./svg";

const beside = { name: 84, value: 52 };
const barHeight = 72;
const stacked = 26;

/** One path for all stones of a heap: a disc each. */
function stonesPath(count: number, layout: HeapLayout, left: number, top: number): string {
  // The two halves meet in a circle where the printed width is twice the printed radius.
  const radius = Math.round(layout.stone * 43) / 100;
  let path = "";
  for (let at = 0; at < count; at++) {
    const column = at % layout.perRow;
    const x = left + column * layout.stone + Math.floor(column / 5) * groupGap + layout.stone / 2;
    const y = top + Math.floor(at / layout.perRow) * layout.stone + layout.stone / 2;
    const [a, b, d] = [(x - radius).toFixed(1), y.toFixed(1), (radius * 2).toFixed(2)];
    const r = radius.toFixed(2);
    path += `M${a} ${b}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0`;
  }
  return path;
}

/** Where the pieces of a heap stand. */
const placesOf = (count: number, layout: HeapLayout, { tall, close }: Shape) =>
  Array.from({ length: count }, (_, at) => {
    const column = at % layout.perRow;
    return {
      x: column * layout.stone + (close ? 0 : Math.floor(column / 5) * groupGap),
      y: Math.floor(at / layout.perRow) * layout.stone * tall,
    };
  });

/** One size of stones for the whole position: `groups` holds the heaps of each term. */
export function heapScene(
  groups: readonly (readonly bigint[])[],
  width: number,
  tall?: number,
  inRow?: boolean,
): HeapScene {
  const all = groups.flat();
  return {
    layout: layoutHeaps(groups, width, Math.min(460, 60 + 76 * all.length), tall, inRow),
    largest: all.reduce((most, stones) => (stones > most ? stones : most), 1n),
  };
}

export function drawHeaps(scene: Scene, at: TermScene): Drawn {
  const { palette: p, strings: s } = scene;
  const parts = heapsOf(at.term);
  const { largest } = at.heaps;
  const tall = at.pieces ? shapes[at.pieces].tall : 1;
  const layout = { ...at.heaps.layout, tall };
  const columns = Math.max(1, Math.min(layout.columns, parts.length));
  const width = (at.width - laneGap * (columns - 1)) / columns;
  const out: string[] = [];
  let y = 0;
  for (let first = 0; first < parts.length; first += columns) {
    if (y > at.most) return { body: out.join(""), height: y - laneGap, partial: true };
    const row = parts.slice(first, first + columns);
    const heights = row.map((stones) => {
      if (stones > BigInt(layout.mostDrawn)) return barHeight;
      const rows = Math.max(1, Math.ceil(Number(stones) / layout.perRow));
      return Math.max(48, rows * layout.stone * tall + 16 + (layout.inline ? 0 : stacked));
    });
    const height = Math.max(...heights);
    row.forEach((stones, index) => {
      const part = first + index + 1;
      const x = index * (width + laneGap);
      const component = at.components?.find((one) => one.part === part && one.kind === "heap");
      const value = component?.value ?? null;
      const name = s.board.heap(at.term.firstHeap + part - 1);
      const g = value === null ? "" : `g = ${formatInteger(value)}`;
      out.push(el("rect", { x, y, width, height, rx: 9, fill: p.lane, stroke: p["lane-edge"] }));
      const bar = stones > BigInt(layout.mostDrawn);
      if (bar || !layout.inline) {
        const nameWidth = Math.min(width * 0.45, widthOf(name, 12));
        out.push(
          words(name, { x: x + 10, y: y + 19, size: 12, fill: p["ink-2"], room: nameWidth }),
          words(g, {
            x: x + width - 10,
            y: y + 19,
            size: 13,
            weight: 600,
            fill: value === 0n ? p.ink : p.accent,
            anchor: "end",
            room: width - 30 - nameWidth - (bar ? 0 : 34),
          }),
        );
        const count = formatInteger(stones);
        if (!bar)
          out.push(
            words(count, { x: x + 16 + nameWidth, y: y + 19, size: 14, weight: 650, fill: p.ink }),
          );
        else {
          const share = Math.max(2, (width - 20) * (Number((stones * 1000n) / largest) / 1000));
          out.push(
            words(count, {
              x: x + 10,
              y: y + 44,
              size: 19,
              weight: 650,
              fill: p.ink,
              room: width - 20,
            }),
            el("rect", {
              x: x + 10,
              y: y + 55,
              width: width - 20,
              height: 8,
              rx: 4,
              fill: p["lane-edge"],
            }),
            el("rect", {
              x: x + 10,
              y: y + 55,
              width: share,
              height: 8,
              rx: 4,
              fill: p["stone-mid"],
            }),
          );
        }
      } else {
        const middle = y + height / 2;
        out.push(
          words(name, {
            x: x + 10,
            y: middle - 4,
            size: 12,
            fill: p["ink-2"],
            room: beside.name - 14,
          }),
          words(formatInteger(stones), {
            x: x + 10,
            y: middle + 14,
            size: 17,
            weight: 650,
            fill: p.ink,
            room: beside.name - 14,
          }),
          words(g, {
            x: x + width - 10,
            y: middle + 5,
            size: 13,
            weight: 600,
            fill: value === 0n ? p.ink : p.accent,
            anchor: "end",
            room: beside.value,
          }),
        );
      }
      if (!bar && stones > 0n) {
        const count = Number(stones);
        const left = layout.inline ? x + beside.name : x + 8;
        const room = layout.inline ? width - beside.name - beside.value - 14 : width - 16;
        // Stones get smaller where the words beside them take more room here than on the page.
        const wide = rowWidth(layout.perRow, layout.stone);
        const scale = Math.min(1, room / wide);
        const rows = Math.ceil(count / layout.perRow);
        const top =
          y + (height - rows * layout.stone * tall * scale + (layout.inline ? 0 : stacked - 8)) / 2;
        const transform = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`;
        out.push(
          at.pieces
            ? el(
                "g",
                { transform },
                piecesRow(at.pieces, p, placesOf(count, layout, shapes[at.pieces]), layout.stone),
              )
            : el("path", { d: stonesPath(count, layout, 0, 0), fill: p["stone-mid"], transform }),
        );
      }
    });
    y += height + laneGap;
  }
  return { body: out.join(""), height: Math.max(0, y - laneGap), partial: false };
}
