import fc from "fast-check";
import { expect, test } from "vitest";
import { laneGap, laneHeight, layoutHeaps, rowWidth } from "../../web/src/boards/layout";

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
