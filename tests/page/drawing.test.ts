import { expect, test } from "vitest";
import {
  isPicture,
  paintable,
  painted,
  paintMove,
  pictureOf,
  ruleText,
  sized,
  variantsOf,
} from "../../web/src/forms/drawing";
import { painted as paintedMove } from "../../web/src/strings/cells";
import type { MoveRecord, TermView } from "#module/nimber.js";

test("a drawn rule is taken apart and put together again", () => {
  for (const text of [
    "o->.,oo->..",
    "oo.->..o;flip",
    "./.->o/o;turn",
    ".->x;never=xx;until=xxx;until=x**/*x*/**x",
  ])
    expect(ruleText(paintable(text)!)).toBe(text);
});

test("what cannot be painted is left as a text", () => {
  expect(paintable("oo->.")).toBeNull();
  expect(paintable("o")).toBeNull();
  expect(paintable("o^3->...")).toBeNull();
  expect(paintable("../.->oo/o")).toBeNull();
  expect(isPicture("o*", false)).toBe(false);
  expect(isPicture("o*", true)).toBe(true);
});

test("cells are painted, and pictures cut and filled up", () => {
  expect(painted(["..", ".."], 1, 0, "x")).toEqual(["..", "x."]);
  expect(sized(["ox", "xo"], 3, 1, ".")).toEqual(["o", "x", "."]);
  expect(sized(["ox"], 1, 4, "_")).toEqual(["ox__"]);
});

test("a star on one side is a star on the other", () => {
  const move = { left: "oo", right: ".." };
  const starred = paintMove(move, "left", 0, 1, "*");
  expect(starred).toEqual({ left: "o*", right: ".*" });
  expect(paintMove(starred, "right", 0, 1, "x")).toEqual({ left: "ox", right: ".x" });
  expect(paintMove(move, "right", 0, 0, "x")).toEqual({ left: "oo", right: "x." });
});

test("mirrored and turned variants come once each", () => {
  expect(variantsOf({ left: "oo.", right: "..o" }, true, false)).toEqual([
    { left: ".oo", right: "o.." },
  ]);
  expect(variantsOf({ left: "..", right: "oo" }, false, true)).toEqual([
    { left: "./.", right: "o/o" },
  ]);
  expect(variantsOf({ left: "ox", right: ".o" }, true, true)).toHaveLength(3);
  expect(variantsOf({ left: "o", right: "." }, true, true)).toEqual([]);
  expect(pictureOf("a/b")).toEqual(["a", "b"]);
});

test("a move is told by the cells that become the same", () => {
  const grid = { position: "grid/..->oo;turn:.../..." } as TermView;
  const paint = (flips: number[], becomes: string, term: TermView) =>
    paintedMove({ flips, becomes } as MoveRecord, term);
  expect(paint([3, 6], "oo", grid)).toEqual([{ places: ["c1–c2"], cells: 2, becomes: "o" }]);
  expect(paint([1, 2, 4, 5], "oooo", grid)).toEqual([
    { places: ["a1–b2"], cells: 4, becomes: "o" },
  ]);
  // An L leaves a cell of its square as it was.
  expect(paint([1, 2, 4], "ooo", grid)).toEqual([
    { places: ["a1", "b1", "a2"], cells: 3, becomes: "o" },
  ]);
  const row = { position: "row/oo.->..o;flip:oo.oo" } as TermView;
  expect(paint([1, 2, 3], "..o", row)).toEqual([
    { places: ["1–2"], cells: 2, becomes: "." },
    { places: ["3"], cells: 1, becomes: "o" },
  ]);
  expect(paint([5, 4, 3], "..o", row)).toEqual([
    { places: ["4–5"], cells: 2, becomes: "." },
    { places: ["3"], cells: 1, becomes: "o" },
  ]);
});
