import fc from "fast-check";
import { expect, test } from "vitest";
import { flightsOf, trackPlan } from "../../web/src/boards/flights";
import { isFolded } from "../../web/src/boards/heapCount";
import {
  jointHeight,
  laneGap,
  laneHeight,
  layoutHeaps,
  rowWidth,
} from "../../web/src/boards/layout";
import { viewOf } from "./byModule";

const phone = { width: 318, height: 250 };
const desktop = { width: 754, height: 420 };

test("21 stones on a phone are large enough to touch", () => {
  const layout = layoutHeaps([[21n]], phone.width, phone.height);
  expect(layout.fits).toBe(true);
  expect(layout.stone).toBeGreaterThanOrEqual(36);
});

test("three small heaps are drawn without scrolling on a phone", () => {
  const layout = layoutHeaps([[9n], [10n], [14n]], phone.width, 185);
  expect(layout.fits).toBe(true);
  expect(layout.mostDrawn).toBeGreaterThanOrEqual(14);
});

test("a hundred stones are drawn on a wide board, a huge heap is a bar", () => {
  expect(layoutHeaps([[100n]], desktop.width, desktop.height)).toMatchObject({
    fits: true,
    mostDrawn: 100,
  });
  const huge = layoutHeaps([[10n ** 18n, 5n]], desktop.width, desktop.height);
  expect(huge.fits).toBe(true);
  expect(huge.mostDrawn).toBeGreaterThanOrEqual(5);
});

test("a heap stays one row while its stones need not be small", () => {
  const perRow = (heap: bigint, width = 830) => layoutHeaps([[heap]], width, 420).perRow;
  expect(perRow(13n)).toBe(13);
  expect(perRow(21n)).toBe(10);
  expect(perRow(12n, 690)).toBe(12);
  expect(perRow(12n, phone.width)).toBeLessThan(12);
  // Cells with neighbours do so sooner.
  expect(perRow(17n)).toBe(10);
  expect(layoutHeaps([[17n]], 830, 420, 1, true).perRow).toBe(17);
});

test("stones are larger where the board has the page to itself", () => {
  const table = layoutHeaps([[3n, 4n, 5n]], 830, 420);
  const beside = layoutHeaps([[3n, 4n, 5n]], 690, 420);
  expect(table.stone).toBeGreaterThan(beside.stone);
});

test("heaps of nineteen digits have a lane each across a phone, others share as before", () => {
  const large = Array.from({ length: 12 }, (_, i) => (i === 3 ? 10n ** 18n : BigInt(i)));
  const small = large.map((heap) => (heap > 12n ? 12n : heap));
  expect(layoutHeaps([large], phone.width, phone.height).columns).toBe(1);
  expect(layoutHeaps([large], desktop.width, desktop.height).columns).toBeLessThanOrEqual(2);
  expect(layoutHeaps([small], phone.width, phone.height).columns).toBeGreaterThan(1);
});

test("rows never run out of their lane, and what is said to fit fits", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.bigInt(0n, 120n), { minLength: 1, maxLength: 60 }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.integer({ min: 296, max: 900 }),
      fc.integer({ min: 120, max: 700 }),
      (groups, width, height) => {
        const layout = layoutHeaps(groups, width, height);
        const lane = (width - laneGap * (layout.columns - 1)) / layout.columns;
        expect(rowWidth(layout.perRow, layout.stone)).toBeLessThanOrEqual(lane);
        let total = 0;
        for (const group of groups)
          for (let at = 0; at < group.length; at += layout.columns)
            total +=
              laneGap +
              Math.max(
                ...group
                  .slice(at, at + layout.columns)
                  .map((heap) =>
                    laneHeight(heap <= BigInt(layout.mostDrawn) ? Number(heap) : 0, layout),
                  ),
              );
        expect(layout.fits).toBe(total <= height);
      },
    ),
  );
});

test("a track takes as few rows as fit, and only one where many would be needed", () => {
  expect(flightsOf(7, 44, 318)).toEqual({ count: 1, per: 7 });
  expect(flightsOf(8, 44, 318)).toEqual({ count: 2, per: 4 });
  expect(flightsOf(14, 44, 278)).toEqual({ count: 3, per: 5 });
  expect(flightsOf(30, 44, 278)).toEqual({ count: 1, per: 30 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 100, max: 900 }), (n, room) => {
      const { count, per } = flightsOf(n, 44, room);
      expect(Math.ceil(n / per)).toBe(count);
      expect(count === 1 || per * 44 <= room).toBe(true);
    }),
  );
});

const sizes = fc.record({
  columns: fc.integer({ min: 1, max: 60 }),
  room: fc.integer({ min: 100, max: 900 }),
  crowd: fc.constantFrom(0, 30, 60),
  rise: fc.constantFrom(0, 2, 7.5, 20),
});

test("columns of a track do not overlap, and a press on one finds it", () => {
  fc.assert(
    fc.property(sizes, ({ columns, room, crowd, rise }) => {
      const flights = flightsOf(columns, 44, room);
      const plan = trackPlan(flights, {
        columns,
        width: 44,
        crowd,
        foot: 30,
        rise,
        apart: 76,
      });
      for (let at = 0; at < columns; at++) {
        const [left, ground] = [plan.left(at), plan.ground(at)];
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + 44).toBeLessThanOrEqual(plan.width);
        for (const height of [ground - 29, ground, ground + 40])
          expect(plan.columnAt(left + 22, height, 30)).toBe(at);
      }
    }),
  );
});

test("a slope turns back above the column where its row ends, and brackets join there", () => {
  const plan = trackPlan(
    { count: 2, per: 4 },
    { columns: 8, width: 44, crowd: 0, foot: 38, rise: 10, apart: 80 },
  );
  expect(plan.left(4)).toBe(plan.left(3));
  expect(plan.ground(4) - plan.ground(3)).toBe(80);
  expect(plan.left(7)).toBe(0);
  expect(plan.stretches(2, 5)).toEqual([
    { row: 0, left: 110, width: 66 },
    { row: 1, left: 110, width: 66 },
  ]);
  expect(plan.stretches(null, 1)).toEqual([{ row: 0, left: 0, width: 66 }]);
});

test("a few pieces in a row stand in one line, however many rows there are", () => {
  for (const heaps of [
    [3n, 2n, 2n, 1n, 1n],
    [3n, 3n, 1n, 1n, 1n, 1n],
    [5n, 4n, 3n, 1n],
  ])
    for (const height of [110, 150, 190, 212, phone.height]) {
      const layout = layoutHeaps([heaps], phone.width, height, 1.5, true, jointHeight);
      expect(layout.perRow, `${heaps.join()} in ${height}`).toBeGreaterThanOrEqual(
        Number(heaps[0]),
      );
    }
});

test("empty heaps of a written game take no room once it fell apart, or from the start", () => {
  const rule = "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)";
  const folded = (now: string, first: string | null) => {
    const view = viewOf(now);
    return view.terms[0]!.parts.flatMap((_, at) =>
      isFolded(view, first === null ? null : viewOf(first), 1, at + 1) ? [at + 1] : [],
    );
  };
  expect(folded(`${rule}:8,0,0,5,0`, `${rule}:8,0,0,5,0`)).toEqual([2, 3, 5]);
  expect(folded(`${rule}:0,7`, `${rule}:8`)).toEqual([1]);
  // As many as there were: an emptied heap keeps its place, and so does every one in Nim.
  expect(folded("own/n;k=1..3;n-=k:5,0", "own/n;k=1..3;n-=k:5,3")).toEqual([]);
  expect(folded("nim:3,0", null)).toEqual([]);
  // There an empty heap ends the game.
  expect(folded("own/n;k=1..3;n-=k:5,0~first", null)).toEqual([]);
});
