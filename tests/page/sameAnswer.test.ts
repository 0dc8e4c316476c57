/** An answer in words counts by what it says, not by how it is typed. */
import { describe, expect, it } from "vitest";
import { isSameAnswer } from "../../web/src/lesson/sameAnswer";

const same: readonly (readonly [said: string, right: string])[] = [
  ["8", "8"],
  ["8.", "8"],
  ["8。", "8"],
  [" 8 ", "8"],
  ["８", "8"],
  ["n=8", "8"],
  ["n = 8.", "8"],
  ["N＝８", "8"],
  ["g(3) = 8", "8"],
  ["8", "n = 8"],
  ["08", "8"],
  ["1 000", "1000"],
  ["1,000", "1000"],
  ["−3", "-3"],
  ["From  Heap 8 on.", "from heap 8 on"],
  ["take/2, 4,7", "take/2,4,7"],
  ["第 8 堆", "第8堆"],
  ["n mod 7 = 0", "n mod 7=0"],
  ["周期 = 8", "8"],
  ["g( 3 )=8", "g(3) = 8"],
  ["10⁸", "10^8"],
];

const others: readonly (readonly [said: string, right: string])[] = [
  ["9", "8"],
  ["", "8"],
  [".", "8"],
  ["-8", "8"],
  ["8 or 9", "8"],
  ["b = 3", "a = 3"],
  ["g(4) = 8", "g(3) = 8"],
  ["preperiod = 8", "period = 8"],
  ["1100", "1,100"],
  ["10⁸", "108"],
  ["12,3", "123"],
  ["n = 8", "n = 9"],
  ["n != 8", "8"],
  ["not n = 8", "8"],
  ["n >= 8", "8"],
  ["1 2", "12"],
  ["1,2", "12"],
  ["8.5", "85"],
  ["8x", "8"],
  ["yes", "no"],
  ["n = 8", "the heap n = 8"],
];

describe("an answer in words", () => {
  it.each(same)("“%s” is “%s”", (said, right) => expect(isSameAnswer(said, right)).toBe(true));
  it.each(others)("“%s” is not “%s”", (said, right) =>
    expect(isSameAnswer(said, right)).toBe(false),
  );
});
