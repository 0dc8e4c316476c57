/** Numbers typed into exercises: what is none is told as such, and is no wrong answer. */
import { describe, expect, test } from "vitest";
import { readNumber } from "../../web/src/book/exercises/typed";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";

test.each([
  ["7", 7n],
  [" 12 ", 12n],
  ["007", 7n],
  ["1 000", 1000n],
  ["18\u202f446\u202f744\u202f073\u202f709\u202f551\u202f615", 18446744073709551615n],
])("%s is a number", (typed, number) => {
  expect(readNumber(typed)).toEqual({ number });
});

test.each([
  ["", "empty"],
  [" \u3000", "empty"],
  ["１２", "foreign"],
  ["٣", "foreign"],
  ["十二", "foreign"],
  ["1２", "foreign"],
  ["Ⅻ", "foreign"],
  ["123456789012345678901", "long"],
  ["9".repeat(100_000), "long"],
  ["-3", "notWhole"],
  ["3.5", "notWhole"],
  ["1e3", "notWhole"],
  ["0x1f", "notWhole"],
  ["three", "notWhole"],
  ["7\u0000", "notWhole"],
  ["<b>7</b>", "notWhole"],
] as const)("%s is none: %s", (typed, unread) => {
  expect(readNumber(typed)).toEqual({ unread });
});

describe.each([en, zh])("$book.title", ({ book }) => {
  test("has a sentence of its own for each", () => {
    const sentences = Object.values(book.exercise.unread);
    expect(new Set(sentences).size).toBe(4);
    for (const one of sentences) expect(one).not.toBe(book.exercise.wrong);
  });
});
