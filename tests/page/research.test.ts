import { expect, test } from "vitest";
import { citation, commandsFor } from "../../web/src/explore/research";

test("the commands name the rule as one word of a shell", () => {
  expect(commandsFor("octal/0.77", { sequence: true, grid: false }).split("\n")).toEqual([
    "nimber sequence octal/0.77 --count 1000",
    "nimber patterns octal/0.77",
    "nimber period --certificate octal/0.77",
    "nimber quotient octal/0.77",
  ]);
  expect(
    commandsFor("own/{a,b};a>0;k=1..b/a;b-=k*a", {
      sequence: false,
      grid: true,
    }),
  ).toBe("nimber patterns 'own/{a,b};a>0;k=1..b/a;b-=k*a'");
  expect(commandsFor("monks", { sequence: false, grid: false })).toBe("");
});

test("a reference holds the address, the version and the day, in signs that TeX prints", () => {
  const text = citation({
    rule: "custom/n%2==0&&k<=3",
    address: "https://example.org/#custom/x",
    version: "1.2.3",
    day: new Date("2026-05-04T12:00:00Z"),
  });
  expect(text).toContain("\\texttt{custom/n\\%2==0\\&\\&k<=3}");
  expect(text).toContain("\\url{https://example.org/#custom/x}");
  expect(text).toContain("year         = {2026}");
  expect(text).toContain("note         = {version 1.2.3, looked at on 2026-05-04}");
});
