// A law that the page prints is read back as the formula that it was made of, and so is what
// people write in its place.
import { describe, expect, it, test } from "vitest";
import { lawInWords } from "../../web/src/lesson/lawInWords";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { finish, module as nimber } from "../wasm/module";

/** As the module writes the guess; what is wrong with it where it can't be read. */
function read(rule: string, guess: string): string {
  const found = finish(nimber.conjecture(rule, guess, [], 50));
  return "error" in found ? `${guess}: ${found.error.code}` : `${found.about}: ${found.guess}`;
}

const rules = [
  "take/1..3",
  "take/2,5",
  "take/1,3,4",
  "take/2,4,7",
  "take/square",
  "nim",
  "lasker",
  "octal/0.77",
  "wythoff",
  "own/n;k=1..n/2;n-=k",
  "own/n;k=divisors(n);k<n;n-=k",
];

let laws = 0;

describe.each([
  ["English", en],
  ["Chinese", zh],
] as const)("%s", (_, { explore }) => {
  test.each(rules)("the laws of %s are read as they are printed", (rule) => {
    const work = nimber.patterns(rule, "", 400);
    while (!work.step(100_000).done && !work.structured());
    const found = work.result();
    work.delete();
    if ("error" in found) throw new Error(found.error.code);
    for (const { formula } of found.laws) {
      if (formula === null) continue;
      laws += 1;
      const printed = explore.see.formula(formula);
      expect(read(rule, lawInWords(printed) ?? printed), printed).toBe(read(rule, formula));
    }
  });
});

const written: readonly (readonly [text: string, guess: string])[] = [
  ["n mod 7 ∈ {0,2}", "n%7==0||n%7==2"],
  ["P when n mod 7 in {0, 2}.", "P when n%7==0||n%7==2"],
  ["P exactly when n mod 3 = 0, for n ≥ 4", "P when n%3==0 for n>=4"],
  ["P 态 ⇔ n mod 3 = 0（n ≥ 4）", "P when n%3==0 for n>=4"],
  ["n % 3 = 0", "n%3==0"],
  ["n%7=0 or n%7=2", "n%7==0||n%7==2"],
  ["n ≥ 4 且 n mod 3 = 0", "n>=4&&n%3==0"],
  ["N when n mod 3 ≠ 0", "N when n%3!=0"],
  ["g(n) = n mod 4", "g(n) = n%4"],
  ["g(n) = 2·n", "g(n) = 2*n"],
  ["n > 5 and n mod 3 ∈ {1, 2}", "n>5&&(n%3==1||n%3==2)"],
  ["n = 2 mod 7", "n%7==2"],
  ["P when n ≡ 2 (mod 7) or n = 0 mod 7", "P when n%7==2||n%7==0"],
  ["n+1 = 2 mod 7", "(n+1)%7==2"],
  ["n ∈ {0, 2} mod 7", "n%7==0||n%7==2"],
  ["n = 0 模 3", "n%3==0"],
  ["(n mod 3 = 0) or (n mod 3 = 2)", "(n%3==0)||(n%3==2)"],
  ["n mod 3 = 0 且 (n ≥ 4)", "n%3==0&&(n>=4)"],
  ["P when and(n,3) = 0", "P when and(n,3)==0"],
];

describe("a law", () => {
  it.each(written)("%s is %s", (text, guess) => {
    expect(read("take/2,5", lawInWords(text)!)).toBe(read("take/2,5", guess));
  });

  it("that the module reads already is left as it is", () => {
    for (const text of ["P when n%7==0||n%7==2", "g(n) = and(n,3)", "n>=4&&n%3==0", ""])
      expect(lawInWords(text)).toBeNull();
  });

  it("that says something else is not guessed at", () => {
    for (const text of [
      "n*n = 2 mod 7*2",
      "n > 3 mod 7",
      "(n ∈ {1})",
      "n ∈ {a, b}",
      "∈ {}",
      "n ∈",
      "x".repeat(501),
    ])
      expect(lawInWords(text)).toBeNull();
  });
});

test("laws were there to be read", () => expect(laws).toBeGreaterThan(20));
