import fc from "fast-check";
import { expect, test } from "vitest";
import { formatInteger, groupDigits, listWith } from "../../web/src/strings/numbers";
import { excerpt } from "../../web/src/widgets/excerpt";

test("long numbers are grouped in threes, short ones are left alone", () => {
  expect(formatInteger(0n)).toBe("0");
  expect(formatInteger(9999n)).toBe("9999");
  expect(formatInteger(10000n)).toBe("10\u202f000");
  expect(formatInteger(1000000000000000000n)).toBe(
    "1\u202f000\u202f000\u202f000\u202f000\u202f000\u202f000",
  );
});

test("grouping changes no digit", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 18n), (value) => {
      expect(BigInt(formatInteger(value).replace(/\u202f/g, ""))).toBe(value);
      expect(groupDigits(`1..${value}`).replace(/\u202f/g, "")).toBe(`1..${value}`);
    }),
  );
});

test("lists end in their last word", () => {
  expect(listWith(["1"], ", ", " or ")).toBe("1");
  expect(listWith(["1", "3", "4"], ", ", " or ")).toBe("1, 3 or 4");
});

test("an excerpt holds the character at its column, counted in code points", () => {
  expect(excerpt("nim:3,x", 7)).toEqual(["nim:3,", "x", ""]);
  expect(excerpt("𝟙𝟚x", 3)).toEqual(["𝟙𝟚", "x", ""]);
  expect(excerpt("nim:", 5)).toEqual(["nim:", "", ""]);
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }),
      fc.nat(400),
      (text, seed) => {
        const points = [...text];
        const column = 1 + (seed % points.length);
        const [before, at, after] = excerpt(text, column);
        expect(at).toBe(points[column - 1]);
        expect([...before, ...at, ...after].length).toBeLessThanOrEqual(40);
      },
    ),
  );
});
