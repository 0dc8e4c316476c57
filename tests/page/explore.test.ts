import { describe, expect, test } from "vitest";
import { inside, zoomed } from "../../web/src/explore/stretch";
import {
  countBelow,
  countValues,
  decades,
  decimate,
  fileParts,
  lostFileParts,
  plotSvg,
  Series,
  ticks,
} from "../../web/src/explore/series";
import { explore as en } from "../../web/src/strings/languages/en";
import { explore as zh } from "../../web/src/strings/languages/zh";
import { fitted, gridSums, insideGrid, valueAt, zoomedGrid } from "../../web/src/explore/gridView";
import fc from "fast-check";

const make = (length: number) => new Uint32Array(length);
function filled(values: readonly number[]): Series {
  const series = new Series(make);
  series.append(values);
  return series;
}

describe("a series", () => {
  test("knows the least and the largest value of any stretch, however it grew", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat(1000), { maxLength: 700 }), { maxLength: 6 }),
        fc.nat(3000),
        fc.nat(3000),
        (parts, a, b) => {
          const series = new Series(make);
          for (const part of parts) series.append(part);
          const all = parts.flat();
          expect([...series.values]).toEqual(all);
          const stretch = all.slice(Math.min(a, b), Math.max(a, b));
          expect(series.range(Math.min(a, b), Math.max(a, b))).toEqual(
            stretch.length > 0 ? [Math.min(...stretch), Math.max(...stretch)] : null,
          );
        },
      ),
    );
  });

  test("is shown value by value where there is room, else by its extremes", () => {
    const series = filled(Array.from({ length: 100_000 }, (_, n) => (n === 54_321 ? 99 : n % 7)));
    expect(decimate(series, 10, 20, 300)).toEqual({
      x: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
      y: [3, 4, 5, 6, 0, 1, 2, 3, 4, 5],
      exact: true,
    });
    const drawn = decimate(series, 0, 100_000, 300);
    expect(drawn.exact).toBe(false);
    expect(drawn.x.length).toBe(600);
    expect(Math.max(...drawn.y)).toBe(99);
    expect(drawn.x.every((x, at) => at === 0 || x > drawn.x[at - 1]!)).toBe(true);
  });

  test("ten million values are summed up in a few milliseconds", () => {
    const series = new Series(make);
    series.append(Uint32Array.from({ length: 10_000_000 }, (_, n) => n % 1009));
    const begun = performance.now();
    for (let at = 0; at < 20; at++) decimate(series, at * 1000, 10_000_000, 1200);
    expect((performance.now() - begun) / 20).toBeLessThan(50);
  });
});

test("a stretch stays inside the list and keeps what it zooms at in place", () => {
  expect(inside({ from: -20, to: 30 }, 1000)).toEqual({ from: 0, to: 50 });
  expect(inside({ from: 990, to: 1040 }, 1000)).toEqual({ from: 950, to: 1000 });
  expect(inside({ from: 0, to: 5000 }, 1000)).toEqual({ from: 0, to: 1000 });
  expect(zoomed({ from: 0, to: 1000 }, 2, 500, 1000)).toEqual({ from: 250, to: 750 });
  expect(zoomed({ from: 0, to: 20 }, 1000, 10, 1000)).toEqual({ from: 5, to: 15 });
});

test("values are counted", () => {
  const values = [0, 1, 0, 1, 2, 3, 2, 0];
  expect(countValues(values)).toEqual([
    { value: 0, heaps: 3, first: 0 },
    { value: 1, heaps: 2, first: 1 },
    { value: 2, heaps: 2, first: 4 },
    { value: 3, heaps: 1, first: 5 },
  ]);
});

test("lost heaps are counted by decades, and found from any heap on", () => {
  const lost = new Uint32Array([0, 2, 5, 7, 10, 12, 95, 109]);
  expect(decades(lost, 110)).toEqual([
    { below: 10, count: 4 },
    { below: 100, count: 7 },
    { below: 110, count: 8 },
  ]);
  expect(decades(lost, 10)).toEqual([{ below: 10, count: 4 }]);
  expect(decades(lost, 0)).toEqual([]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(300)), fc.nat(310), (list, number) => {
      const ascending = Uint32Array.from(list.sort((a, b) => a - b));
      expect(countBelow(ascending, number)).toBe(list.filter((one) => one < number).length);
    }),
  );
});

test("a file of lost heaps says of which rule and how far", () => {
  const text = (format: "csv" | "bfile" | "json") =>
    [...lostFileParts("take/square", 9, [0, 2, 5, 7], format)].join("");
  expect(text("csv")).toBe("index,heap\n0,0\n1,2\n2,5\n3,7\n");
  expect(text("bfile")).toBe("0 0\n1 2\n2 5\n3 7\n");
  expect(JSON.parse(text("json"))).toEqual({ rule: "take/square", count: 9, lost: [0, 2, 5, 7] });
});

test("files are as others read them", () => {
  const text = (format: "csv" | "bfile" | "json") =>
    [...fileParts("take/1,3,4", [0, 1, 0], format)].join("");
  expect(text("csv")).toBe("n,value\n0,0\n1,1\n2,0\n");
  expect(text("bfile")).toBe("0 0\n1 1\n2 0\n");
  expect(JSON.parse(text("json"))).toEqual({ rule: "take/1,3,4", offset: 0, values: [0, 1, 0] });
  const long = Array.from({ length: 120_001 }, (_, n) => n % 3);
  const parsed = JSON.parse([...fileParts("nim", long, "json")].join("")) as { values: number[] };
  expect(parsed.values).toEqual(long);
});

test("the picture has its title, axes and dots", () => {
  const svg = plotSvg(filled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), 0, 12, "custom/k<n&&k>2");
  expect(svg).toContain("custom/k&lt;n&amp;&amp;k&gt;2");
  expect(svg.match(/<circle/g)).toHaveLength(12);
  // The axes are the only line: none goes through the values.
  expect(svg.match(/<polyline points="56,34 56,384 948,384"/g)).toHaveLength(1);
  expect(svg).not.toMatch(/<path|<line/);
});

test("an axis has round numbers, not too many", () => {
  expect(ticks(0, 10, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(ticks(3, 7, 10)).toEqual([3, 4, 5, 6, 7]);
  fc.assert(
    fc.property(fc.nat(1e7), fc.integer({ min: 1, max: 1e7 }), (from, span) => {
      const list = ticks(from, from + span, 10);
      expect(list.length).toBeLessThanOrEqual(11);
      expect(list.every((at) => at >= from && at <= from + span)).toBe(true);
    }),
  );
});

test("a guess is told as what it says of the heap", () => {
  expect(en.guess.guessed("lost", "1")).toContain("lost");
  expect(en.guess.guessed("lost", "0")).toContain("won");
  expect(en.guess.guessed("won", "1")).toContain("won");
  expect(en.guess.guessed("won", "0")).toContain("lost");
  expect(zh.guess.guessed("lost", "1")).toContain("必败");
  expect(zh.guess.guessed("won", "1")).toContain("必胜");
  expect(en.guess.guessed("value", null)).toContain("no value");
});

test("a grid zooms around a pixel and never leaves its edges", () => {
  expect(fitted(50, 500)).toEqual({ left: 0, bottom: 0, cell: 10 });
  const near = zoomedGrid(fitted(50, 500), 2, 250, 250, 50, 500);
  expect(near).toEqual({ left: 12.5, bottom: 12.5, cell: 20 });
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 2000 }),
      fc.double({ min: -5000, max: 5000, noNaN: true }),
      fc.double({ min: 0.01, max: 400, noNaN: true }),
      (size, left, cell) => {
        const view = insideGrid({ left, bottom: left, cell }, size, 500);
        expect(view.left).toBeGreaterThanOrEqual(0);
        expect(view.left + 500 / view.cell).toBeLessThanOrEqual(
          Math.max(size, 500 / view.cell) + 1e-6,
        );
      },
    ),
  );
  expect(gridSums(Uint16Array.of(0, 1, 5, 0))).toEqual({ lost: 2, most: 5, endless: 0 });
  expect(gridSums(Uint16Array.of(0, 0xffff, 5, 0xffff))).toEqual({ lost: 1, most: 5, endless: 2 });
  // Pairs (0, 0), (0, 1), (1, 0), (1, 1): the first number's row.
  const grid = { columns: 2, values: Uint16Array.of(7, 8, 9, 10) };
  expect([valueAt(grid, 0, 1), valueAt(grid, 1, 0)]).toEqual([8, 9]);
});
