// Drawn rules in words.
import { expect, test } from "vitest";
import fc from "fast-check";
import type { MoveRecord, TermView } from "#module/nimber.js";
import { page as en } from "../../web/src/strings/languages/en";
import { page as zh } from "../../web/src/strings/languages/zh";
import { runOf, runPicture, saysMore, shiftOf } from "../../web/src/strings/pictures";

test("a run of equal cells is drawn and read again", () => {
  const run = fc.record({
    count: fc.integer({ min: 2, max: 8 }),
    symbol: fc.constantFrom(".", "_", "o", "x", "w", "7"),
    lie: fc.constantFrom("across", "down", "falling", "rising" as const),
  });
  fc.assert(
    fc.property(run, (one) => {
      expect(runOf(runPicture(one))).toEqual(one);
    }),
  );
  expect(runOf("x")).toEqual({ count: 1, symbol: "x", lie: "across" });
  for (const other of ["ox", "x*", "**", "x*/*o", "xx/xx", "*"]) expect(runOf(other)).toBeNull();
});

test("what a drawn move does is told in words", () => {
  for (const [left, right, english, chinese] of [
    ["..", "oo", "Two free cells side by side become taken.", "左右相邻的两个空格变为已占格。"],
    [".", "x", "A free cell becomes a cross.", "一个空格变为叉。"],
    [
      "./.",
      "x/x",
      "Two free cells one below the other become crosses.",
      "上下相邻的两个空格变为叉。",
    ],
    [
      "oo.",
      "..o",
      "Two taken cells and a free cell in a row become two free cells and a taken cell.",
      "依次相邻的两个已占格、一个空格，变为两个空格、一个已占格。",
    ],
    [
      "o*o",
      ".*.",
      "A taken cell, a cell of any kind and a taken cell in a row become a free cell, a cell of any kind and a free cell.",
      "依次相邻的一个已占格、一个任意格、一个已占格，变为一个空格、一个任意格、一个空格。",
    ],
    ["ww", "__", "Two cells with w side by side become lines.", "左右相邻的两个 w 格变为横线。"],
  ] as const) {
    expect(en.forms.drawn.told(left, right)).toBe(english);
    expect(zh.forms.drawn.told(left, right)).toBe(chinese);
  }
});

test("a drawn rule is a sentence without its signs", () => {
  const rule = (text: string) => ({ code: "grid", args: [text] });
  expect(en.rule(rule("..->oo;turn"))).toBe(
    "Two free cells side by side become taken, or the same turned.",
  );
  expect(en.rule(rule(".->x;until=xxx;until=x/x/x;until=x**/*x*/**x;until=**x/*x*/x**"))).toBe(
    "A free cell becomes a cross. Play ends at three crosses side by side, three crosses one below the other or three crosses on a diagonal.",
  );
  expect(zh.rule(rule(".->x;never=xx"))).toBe("一个空格变为叉；不得留下左右相邻的两个叉。");
});

test("turning is told where it makes another move, and of what is forbidden", () => {
  const rule = (text: string) => ({ code: "grid", args: [text] });
  const told = (text: string) => [en.rule(rule(text)), zh.rule(rule(text))];
  expect(told(".->x;turn;never=xx")).toEqual([
    "A free cell becomes a cross. No move leaves two crosses side by side or two crosses one below the other.",
    "一个空格变为叉；不得留下左右相邻的两个叉或上下相邻的两个叉。",
  ]);
  expect(told(".->x;flip;turn;until=x*/*x")).toEqual([
    "A free cell becomes a cross. Play ends at two crosses on a diagonal.",
    "一个空格变为叉；出现同一斜线上的两个叉即终局。",
  ]);
  expect(told("..->oo;flip;turn")[0]).toBe(
    "Two free cells side by side become taken, or the same turned.",
  );
  expect(told("xo/..->../xo;turn;never=xo")[0]).toMatch(
    /, or the same turned\. No move leaves a cross and a taken cell, or the same turned\.$/,
  );
  expect(told("oo.->..o;flip")[0]).toMatch(/, or the same mirrored\.$/);
  // What both flags make of it is told once.
  expect(saysMore(["xo/ox"], true, true)).toEqual({ flip: true, turn: false });
});

test("a piece that goes to a free cell is told to move", () => {
  for (const [left, right, english, chinese] of [
    [
      "o.",
      ".o",
      "A token moves one cell to the right, onto a free cell.",
      "一枚棋子向右移一格，进入空格。",
    ],
    [
      "..x",
      "x..",
      "A cross moves two cells to the left, over a free cell, onto a free cell.",
      "一个叉向左移两格，越过一个空格，进入空格。",
    ],
    [
      "./o",
      "o/.",
      "A token moves one cell up, onto a free cell.",
      "一枚棋子向上移一格，进入空格。",
    ],
    [
      "w*/**/*.",
      ".*/**/*w",
      "A piece w moves two cells down and one to the right, onto a free cell.",
      "一枚 w 子向下移两格、向右移一格，进入空格。",
    ],
  ] as const) {
    expect(en.forms.drawn.told(left, right)).toBe(english);
    expect(zh.forms.drawn.told(left, right)).toBe(chinese);
  }
  // Others change as well, or have to stand there.
  for (const [left, right] of [
    ["xo", ".x"],
    ["oo.", "..o"],
    ["xo.", "o.x"],
    ["o.x", ".ox"],
    [".", "x"],
  ] as const)
    expect(shiftOf(left, right)).toBeNull();
});

test("a move on cells tells what they become", () => {
  const move = (position: string, flips: number[], becomes: string) => {
    const record = { kind: "paint", term: 1, heap: 0, part: 1, flips, becomes, after: [] };
    const told = [en, zh].map((table) =>
      table.move(record as unknown as MoveRecord, {
        terms: [{ position } as unknown as TermView],
      }),
    );
    return told.join(" ");
  };
  expect(move("grid/..->oo;turn:.../...", [3, 6], "oo")).toBe(
    "Cells c1–c2 become taken c1–c2 格变为已占",
  );
  expect(move("row/.->x:...", [2], "x")).toBe("Cell 2 becomes a cross 第 2 格变为叉");
  expect(move("row/oo.->..o;flip:oo.oo", [1, 2, 3], "..o")).toBe(
    "Cells 1–2 become free, 3 taken 第 1–2 格变为空，第 3 格变为已占",
  );
  expect(move("row/o.->.o;flip:.o..", [2, 3], ".o")).toBe(
    "Move from cell 2 to cell 3 第 2 格的棋子移到第 3 格",
  );
  expect(move("row/o.->.o;flip:..o.", [2, 3], "o.")).toBe(
    "Move from cell 3 to cell 2 第 3 格的棋子移到第 2 格",
  );
  expect(move("grid/x/.->./x:..x/...", [3, 6], ".x")).toBe(
    "Move from cell c1 to cell c2 c1 格的叉移到 c2 格",
  );
  // Of a turned copy too, each cell is told once.
  expect(move("grid/oo.->..o;turn:ooo./oo../...o", [1, 5, 9], "..o")).toBe(
    "Cells a1–a2 become free, a3 taken a1–a2 格变为空，a3 格变为已占",
  );
  expect(move("grid/oo/o.->../.o:oo/o.", [1, 2, 3, 4], "...o")).toBe(
    "Cells a1, b1 and a2 become free, b2 taken a1、b1、a2 格变为空，b2 格变为已占",
  );
  // Who takes another piece is not only moved.
  expect(move("row/xo->.x:xo", [1, 2], ".x")).toBe(
    "Cell 1 becomes free, 2 a cross 第 1 格变为空，第 2 格变为叉",
  );
});
