/** Long lists of values: summaries for the plot, counts, files. Pure. */

type Numbers = Uint32Array<ArrayBufferLike> | Int32Array<ArrayBufferLike>;

const blockSize = 256;

/**
 * A list that grows at its end, with the least and largest value of each block of 256, so that any
 * stretch is summed up fast.
 */
export class Series<T extends Numbers = Numbers> {
  #values: T;
  #least: T;
  #most: T;
  #make: (length: number) => T;
  length = 0;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#values = make(0);
    this.#least = make(0);
    this.#most = make(0);
  }

  get values(): T {
    return this.#values.subarray(0, this.length) as T;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  append(part: ArrayLike<number>): void {
    const end = this.length + part.length;
    if (end > this.#values.length) {
      const room = Math.max(
        end,
        Math.min(this.#values.length * 2, this.#values.length + 4_000_000),
      );
      this.#values = this.#grown(this.#values, room);
      this.#least = this.#grown(this.#least, Math.ceil(room / blockSize));
      this.#most = this.#grown(this.#most, Math.ceil(room / blockSize));
    }
    this.#values.set(part, this.length);
    for (let block = Math.floor(this.length / blockSize); block * blockSize < end; block++) {
      let least = Infinity;
      let most = -Infinity;
      for (let at = block * blockSize; at < Math.min(end, (block + 1) * blockSize); at++) {
        const value = this.#values[at]!;
        if (value < least) least = value;
        if (value > most) most = value;
      }
      this.#least[block] = least;
      this.#most[block] = most;
    }
    this.length = end;
  }

  #grown(old: T, room: number): T {
    const next = this.#make(room);
    next.set(old.subarray(0, Math.min(old.length, room)));
    return next;
  }

  /** Least and largest of from ... to - 1; null where there is nothing. */
  range(from: number, to: number): [number, number] | null {
    const first = Math.max(0, Math.floor(from));
    const end = Math.min(this.length, Math.ceil(to));
    if (first >= end) return null;
    let least = Infinity;
    let most = -Infinity;
    const look = (a: number, b: number) => {
      for (let at = a; at < b; at++) {
        const value = this.#values[at]!;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    };
    const firstBlock = Math.ceil(first / blockSize);
    const endBlock = Math.floor(end / blockSize);
    if (firstBlock >= endBlock) look(first, end);
    else {
      look(first, firstBlock * blockSize);
      for (let block = firstBlock; block < endBlock; block++) {
        if (this.#least[block]! < least) least = this.#least[block]!;
        if (this.#most[block]! > most) most = this.#most[block]!;
      }
      look(endBlock * blockSize, end);
    }
    return [least, most];
  }
}

/**
 * What a plot `columns` pixels wide shows of from ... to - 1: every value where there is room, else
 * for each column its least and its largest one.
 */
export function decimate(
  series: Series,
  from: number,
  to: number,
  columns: number,
): { x: number[]; y: number[]; exact: boolean } {
  const first = Math.max(0, Math.floor(from));
  const end = Math.min(series.length, Math.ceil(to));
  const x: number[] = [];
  const y: number[] = [];
  if (end - first <= columns * 2) {
    for (let at = first; at < end; at++) {
      x.push(at);
      y.push(series.at(at));
    }
    return { x, y, exact: true };
  }
  const step = (end - first) / columns;
  for (let column = 0; column < columns; column++) {
    const a = Math.floor(first + column * step);
    const b = Math.floor(first + (column + 1) * step);
    const range = series.range(a, Math.max(b, a + 1));
    if (!range) continue;
    x.push(a, a + step / 2);
    y.push(range[0], range[1]);
  }
  return { x, y, exact: false };
}

export interface Count {
  value: number;
  heaps: number;
  first: number;
}

/** How often each value stands, by value. */
export function countValues(values: ArrayLike<number>): Count[] {
  const found = new Map<number, Count>();
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    const count = found.get(value);
    if (count) count.heaps += 1;
    else found.set(value, { value, heaps: 1, first: at });
  }
  return [...found.values()].sort((a, b) => a.value - b.value);
}

/** In an ascending list: how many numbers are below this one. */
export function countBelow(ascending: ArrayLike<number>, number: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many of an ascending list lie below 10, 100, 1000 … and below the end. */
export function decades(
  ascending: ArrayLike<number>,
  end: number,
): { below: number; count: number }[] {
  const bounds: number[] = [];
  for (let bound = 10; bound < end; bound *= 10) bounds.push(bound);
  if (end > 0) bounds.push(end);
  return bounds.map((below) => ({ below, count: countBelow(ascending, below) }));
}

export type TextFormat = "csv" | "bfile" | "json";

const linesPerPart = 50_000;

/** Lines of a list in parts, so that a long one is written without one giant text. */
function* lineParts(
  numbers: ArrayLike<number>,
  format: TextFormat,
  separator: "," | " ",
): Generator<string> {
  for (let from = 0; from < numbers.length; from += linesPerPart) {
    const end = Math.min(numbers.length, from + linesPerPart);
    const lines: string[] = [];
    for (let at = from; at < end; at++)
      lines.push(format === "json" ? String(numbers[at]) : `${at}${separator}${numbers[at]}`);
    if (format === "json") yield (from > 0 ? "," : "") + lines.join(",");
    else yield `${lines.join("\n")}\n`;
  }
}

/** A file of values. */
export function* fileParts(
  rule: string,
  values: ArrayLike<number>,
  format: TextFormat,
): Generator<string> {
  if (format === "csv") yield "n,value\n";
  if (format === "json") yield `{"rule":${JSON.stringify(rule)},"offset":0,"values":[`;
  yield* lineParts(values, format, format === "csv" ? "," : " ");
  if (format === "json") yield "]}\n";
}

/** A file of the lost heaps among 0 … count - 1. */
export function* lostFileParts(
  rule: string,
  count: number,
  heaps: ArrayLike<number>,
  format: TextFormat,
): Generator<string> {
  if (format === "csv") yield "index,heap\n";
  if (format === "json") yield `{"rule":${JSON.stringify(rule)},"count":${count},"lost":[`;
  yield* lineParts(heaps, format, format === "csv" ? "," : " ");
  if (format === "json") yield "]}\n";
}

/** Round numbers for an axis, at most `most` of them. */
export function ticks(from: number, to: number, most: number): number[] {
  const span = Math.max(1, to - from);
  let step = 10 ** Math.floor(Math.log10(Math.max(1, span / most)));
  while (span / step > most)
    step *= span / (step * 2) <= most ? 2 : span / (step * 5) <= most ? 5 : 10;
  step = Math.max(1, step);
  const list: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) list.push(at);
  return list;
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!,
  );

/** The plot of a stretch as a picture of dots and numbers, black on white. */
export function plotSvg(series: Series, from: number, to: number, title: string): string {
  const [width, height, left, bottom, top] = [960, 420, 56, 36, 34];
  const { x, y, exact } = decimate(series, from, to, width - left - 12);
  const highest = Math.max(1, ...y);
  const lowest = Math.min(0, ...y);
  const last = Math.max(from + 1, to - 1);
  const px = (at: number) => left + ((at - from) / (last - from)) * (width - left - 12);
  const py = (at: number) =>
    height - bottom - ((at - lowest) / (highest - lowest)) * (height - bottom - top);
  const round = (at: number) => Math.round(at * 100) / 100;
  const radius = !exact ? 0.8 : x.length <= 120 ? 3 : x.length <= 400 ? 2.2 : 1.2;
  const marks = x
    .map(
      (at, index) => `<circle cx="${round(px(at))}" cy="${round(py(y[index]!))}" r="${radius}"/>`,
    )
    .join("");
  const axis = (text: number, tx: number, ty: number, anchor: string) =>
    `<text x="${round(tx)}" y="${round(ty)}" text-anchor="${anchor}">${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${left}" y="20">${escaped(title)}</text>`,
    `<polyline points="${left},${top} ${left},${height - bottom} ${width - 12},${height - bottom}" fill="none" stroke="#555"/>`,
    ...ticks(from, last, 10).map((at) => axis(at, px(at), height - bottom + 18, "middle")),
    ...ticks(lowest, highest, 8).map((at) => axis(at, left - 8, py(at) + 4, "end")),
    `<g fill="#0a6a52">${marks}</g>`,
    "</svg>\n",
  ].join("\n");
}
