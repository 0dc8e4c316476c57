// What typed words mean that are no notation: a judge's problem, or nothing but words.
import { expect, it } from "vitest";
import { looksNumbered, looksTold } from "../../web/src/state/looksTold";
import { problemMeant } from "../../web/src/state/meant";
import { module } from "../wasm/module";

const problems = module.problems();

it.each([
  ["HDU 1846", "hdu-1846"],
  ["hdu1846", "hdu-1846"],
  ["cses 1730", "cses-1730"],
  ["P1247", "luogu-p1247"],
  ["洛谷 P1247", "luogu-p1247"],
  ["CF 1537D", "codeforces-1537d"],
  ["力扣 292", "leetcode-292"],
])("%s is a problem", (typed, name) => {
  expect(looksNumbered(typed)).toBe(true);
  expect(problemMeant(typed, problems)).toBe(name);
});

it("a number of several judges, or of none, means no problem", () => {
  const twice = [
    { name: "one-p12", also: [] },
    { name: "two-p12", also: [] },
  ];
  expect(problemMeant("p12", twice)).toBe(null);
  expect(problemMeant("one p12", twice)).toBe("one-p12");
  expect(problemMeant("HDU 99999", problems)).toBe(null);
});

it.each(["取石子", "HDU 1846", "take stones"])("%s is words", (text) => {
  expect(looksTold(text)).toBe(true);
});

it.each(["chess:3", "take/1..", "3,4,5", "nim:3,4,5+x", "a->b", ""])("%s is notation", (text) => {
  expect(looksTold(text)).toBe(false);
});
