/** Ready worksheets: each kind that the page offers fills its sheet. */
import { describe, expect, test } from "vitest";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { module as nimber } from "../wasm/module";
import { analysed } from "./analysed";

const kinds = Object.keys(en.book.worksheet.kinds);

test("both languages offer the same kinds, and those of chapters 12 to 18 too", () => {
  expect(Object.keys(zh.book.worksheet.kinds)).toEqual(kinds);
  expect(kinds.slice(-7)).toEqual([
    "own/n;k=1..n/2;n-=k",
    "own/{a,b};a>0;k=1..b/a;b-=k*a",
    "fibonacci",
    "hackenbush",
    "own/n;k=1..3;n-=k|n%4>0;n+=1",
    "octal/0.77~misere",
    "corners",
  ]);
});

describe.each(kinds)("a sheet of %s", (rule) => {
  test.each([1, 2, 3])("has ten positions of size %i, each with one winning move", (size) => {
    const sheet = nimber.worksheet(rule, 11, 10, size);
    if ("error" in sheet) throw new Error(sheet.error.code);
    const { items } = sheet;
    expect(new Set(items.map(({ position }) => position)).size).toBe(10);
    for (const { position } of items) expect(analysed(position).winning.count, position).toBe(1n);
  });
});
