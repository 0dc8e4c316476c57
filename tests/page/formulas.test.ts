// A law's formula as people read it.
import { expect, test } from "vitest";
import { formulaParts } from "../../web/src/strings/formulas";
import { explore as english } from "../../web/src/strings/languages/en";
import { explore as chinese } from "../../web/src/strings/languages/zh";

const [en, zh] = [english.see.formula, chinese.see.formula];

test("what is lost is a condition, equal remainders as a set", () => {
  expect(zh("P when n%7==0||n%7==2 for n>=8")).toBe("P 态 ⇔ n mod 7 ∈ {0, 2}（n ≥ 8）");
  expect(en("P when n%7==0||n%7==2 for n>=8")).toBe("P exactly when n mod 7 ∈ {0, 2}, for n ≥ 8");
  expect(en("P when n%4==0")).toBe("P exactly when n mod 4 = 0");
});

test("different terms stay apart", () => {
  expect(zh("P when a==0||b<zeck(a)")).toBe("P 态 ⇔ a = 0 或 b < zeck(a)");
  expect(zh("P when n%4==0||n%5==0")).toBe("P 态 ⇔ n mod 4 = 0 或 n mod 5 = 0");
  expect(en("P when n%2==0&&n!=6")).toBe("P exactly when n mod 2 = 0 and n ≠ 6");
});

test("a value keeps its left side", () => {
  expect(zh("g(n) = pick(n%3,0,1,2) for n>=5")).toBe("g(n) = pick(n mod 3, 0, 1, 2)（n ≥ 5）");
  expect(en("g(a,b) = xor(a,b)")).toBe("g(a,b) = xor(a, b)");
  expect(formulaParts("g(n) = n/2*3", "", "").left).toBe("g(n)");
});
