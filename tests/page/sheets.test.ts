/** Whole sheets: the ready ones, those that are kept, those in files. */
import "./storage";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, test } from "vitest";
import { writeSheetLink } from "../../web/src/links/sheet";
import { sheetFileName, titleIn, withTitle } from "../../web/src/links/sheetTitle";
import { readyNames, readySheets } from "../../web/src/explore/ready";
import { readSheetFile } from "../../web/src/explore/sheetFiles";
import {
  forgetSheet,
  importSheets,
  keepSheet,
  keptSheets,
  parseSheets,
  printSheets,
  renameSheet,
  exportedSheets,
} from "../../web/src/state/sheets";
import { parseLibrary, printLibrary } from "../../web/src/state/library";
import { module as nimber } from "../wasm/module";

const folder = fileURLToPath(new URL("../../web/src/explore/sheets", import.meta.url));

describe.each(["en", "zh"])("the ready sheets in %s", (language) => {
  it("are all the files there are, in one order", async () => {
    const sheets = await readySheets(language);
    expect(sheets.map((one) => one.name)).toEqual(readyNames);
    const files = readdirSync(`${folder}/${language}`).map((file) => file.replace(".txt", ""));
    expect(files.sort()).toEqual([...readyNames].sort());
    for (const { name, text } of sheets)
      expect(`${text}\n`).toBe(readFileSync(`${folder}/${language}/${name}.txt`, "utf8"));
  });

  it("are read without an error, have a title and fit a link", async () => {
    for (const { name, title, text } of await readySheets(language)) {
      expect(title, name).not.toBe("");
      expect(writeSheetLink(text, []), name).not.toBeNull();
      const lines = nimber.readSheet(text);
      if ("error" in lines) throw new Error(name);
      expect(lines.length, name).toBe(text.split("\n").length);
      for (const line of lines) expect(line.error, `${name}: ${line.text}`).toBeNull();
    }
  });

  it("ask the same in both languages", async () => {
    const asked = async (code: string) =>
      (await readySheets(code)).map(({ text }) =>
        text.split("\n").filter((line) => !line.startsWith("#")),
      );
    expect(await asked(language)).toEqual(await asked("en"));
  });
});

test("what the notes of ready sheets say is what their answers show", async () => {
  // As tests/soak/sheets.mjs holds, the command gives the same in both languages.
  const answers = new Map<string, unknown>();
  for (const { name, text } of await readySheets("en"))
    text.split("\n").forEach((line, at) => {
      if (!/^(period|compare|genus|patterns|conjecture)\b/.test(line)) return;
      const work = nimber.answerLine(text, at);
      while (!work.step(1e7).done);
      const { answer } = JSON.parse(work.result().json) as { answer: unknown };
      work.delete();
      const above = text.split("\n").slice(0, at);
      const rule = above.filter((one) => /^(rule|position) /.test(one)).at(-1);
      answers.set(`${name}: ${line} [${rule?.replace(/^\w+ /, "") ?? ""}]`, answer);
    });
  const told = (key: string) => answers.get(key);
  // Periods, and behind how many values they begin.
  for (const [key, preperiod, period] of [
    ["subtraction: period [take/1,3,4]", 0, 7],
    ["kayles: period [octal/0.77]", 71, 12],
    ["kayles: period [octal/0.07]", 53, 34],
  ] as const)
    expect(told(key), key).toMatchObject({ preperiod, period, proven: true });
  expect(told("grundy: period --limit 2000 [grundy]")).toMatchObject({ period: null });
  // 8 changes nothing, 9 does; the two ways of Kayles part with the first pin.
  expect(told("subtraction: compare take/1,3,4,8 [take/1,3,4]")).toMatchObject({
    first_difference: null,
    proven_equal: true,
  });
  expect(told("subtraction: compare take/1,3,4,9 [take/1,3,4]")).toMatchObject({
    first_difference: 9,
  });
  expect(told("kayles: compare octal/0.77 [octal/0.07]")).toMatchObject({
    first_difference: 1,
    left: 0,
    right: 1,
  });
  // Rows of 1 and of 8: one value, lost and won where the last move loses.
  for (const [row, genus] of [
    [1, "1^{0,3,1}"],
    [8, "1^{1,3}"],
  ] as const)
    expect(told(`misere: genus [octal/0.77:${row}]`)).toMatchObject({ genus });
  // The best law of each "patterns", proven but for lists and what no theorem knows.
  const laws = [...answers].filter(([key]) => key.includes(": patterns"));
  const best = laws.map(([key, found]) => {
    const [law] = found as { formula: string; proven: boolean }[];
    return [key.slice(0, key.indexOf(":")), law!.formula, law!.proven];
  });
  expect(best).toEqual([
    ["subtraction", "g(n) = pick(n%7,0,1,0,1,2,3,2)", true],
    ["endless", "g(n) = n%3", true],
    ["endless", "g(n) = n%4", true],
    ["fibonacci", "P when fib(n) for n>=1", false],
    ["wythoff", "P when min(a,b)==phi(abs(a-b))", true],
    ["lasker", "g(n) = if(n%8==0,n-1,if(n%8==7,n+1,n)) for n>=1", true],
    ["grundy", "g(n) = 1-n%2 for n>=1", true],
    ["third", "g(n) = if(n%3==0,n/3,g(n-1-n/3))", true],
    ["pasted", "g(n) = low(n)", false],
  ]);
  // Every guess that stands in one is right.
  const guesses = [...answers].filter(([key]) => key.includes(": conjecture"));
  expect(guesses).toHaveLength(6);
  for (const [key, answer] of guesses)
    expect(answer, key).toMatchObject({ verdict: expect.stringMatching(/proven|holds/) as string });
});

test("a language without sheets shows the English ones", async () => {
  expect(await readySheets("xx")).toEqual(await readySheets("en"));
});

describe("a title", () => {
  test("is the note that a sheet begins with", () => {
    expect(titleIn("rule nim\n# One\n# Two")).toBe("One");
    expect(titleIn("\n# One\nrule nim")).toBe("One");
    expect(titleIn("rule nim\nlost\n# Two")).toBe("");
    expect(titleIn("rule nim")).toBe("");
  });
  test("is changed where it stands, or stands above all", () => {
    expect(withTitle("rule nim\n# One\n# Two", " Three\nfour ")).toBe(
      "rule nim\n# Three four\n# Two",
    );
    expect(withTitle("rule nim\nlost", "$& all")).toBe("# $& all\nrule nim\nlost");
  });
  test("names a file", () => {
    expect(sheetFileName("周期：凯尔斯 a/b\\c?")).toBe("周期-凯尔斯-a-b-c.nimber.txt");
    expect(sheetFileName("../…")).toBe("nimber.nimber.txt");
    expect(sheetFileName("x".repeat(300)).length).toBeLessThan(80);
  });
});

describe("kept sheets", () => {
  beforeEach(() => {
    localStorage.clear();
    keptSheets.value = [];
  });
  const texts = () => keptSheets.peek().map((one) => one.text);

  it("go on where they were", () => {
    keepSheet("rule nim", "rule nim\nlost");
    keepSheet("rule nim\nlost", "rule nim\nlost\nperiod");
    keepSheet("rule grundy", "rule grundy\nlost");
    expect(texts()).toEqual(["rule grundy\nlost", "rule nim\nlost\nperiod"]);
    // Changed back to what another one is: one of them.
    keepSheet("rule grundy\nlost", "rule nim\nlost\nperiod");
    expect(texts()).toEqual(["rule nim\nlost\nperiod"]);
  });

  it("are more than a rule, and not without an end", () => {
    keepSheet(null, "rule nim");
    keepSheet(null, "rule nim\n" + "#".repeat(100_000));
    expect(texts()).toEqual([]);
    keepSheet(null, "rule nim\n# Mine");
    for (let at = 0; at < 250; at++) keepSheet(null, `rule nim:${at}\nlost`);
    expect(keptSheets.peek().length).toBe(200);
    expect(texts()).toContain("rule nim\n# Mine");
    expect(texts()).not.toContain("rule nim:10\nlost");
  });

  it("get another title and are removed", () => {
    keepSheet(null, "rule nim\nlost");
    const [sheet] = keptSheets.peek();
    expect(renameSheet(sheet!, "Mine")).toBe("# Mine\nrule nim\nlost");
    expect(texts()).toEqual(["# Mine\nrule nim\nlost"]);
    forgetSheet(sheet!.id);
    expect(texts()).toEqual([]);
  });

  it("go with the file of the games and come back once", () => {
    keepSheet(null, "rule nim\nlost");
    const file = printLibrary([], {}, exportedSheets());
    expect(parseLibrary(file)).toEqual([]);
    expect(importSheets(file)).toBe(0);
    keptSheets.value = [];
    localStorage.clear();
    expect(importSheets(file)).toBe(1);
    expect(texts()).toEqual(["rule nim\nlost"]);
    expect(importSheets(printLibrary([]))).toBe(0);
  });

  it("are read back, and nothing else is", () => {
    const one = { id: "a", at: 1, text: "rule nim\nlost" };
    expect(parseSheets(printSheets([one]))).toEqual([one]);
    for (const text of [null, "", "[]", "{}", printSheets([{ ...one, text: "" }])])
      expect(parseSheets(text)).toBeNull();
  });

  it("of a newer page are not written over", () => {
    localStorage.setItem("nimber.sheets", '{"format":"nimber-sheets","version":2}');
    keepSheet(null, "rule nim\nlost");
    expect(localStorage.getItem("nimber.sheets")).toContain('"version":2');
    expect(texts()).toEqual(["rule nim\nlost"]);
  });
});

describe("a file", () => {
  const read = (text: string) => readSheetFile(new TextEncoder().encode(text), ["lost", "period"]);

  it("is a sheet, a list or something else", () => {
    expect(read("rule nim\r\nlost\r\n")).toEqual({ kind: "sheet", text: "rule nim\nlost" });
    expect(read("\ufeff# Note\n")).toEqual({ kind: "sheet", text: "# Note" });
    expect(read("0\n1\n2\n")).toEqual({ kind: "sheet", text: "values 0,1,2\npatterns" });
    expect(read('{"format":"nimber-library"}').kind).toBe("other");
    expect(read("Nimber · Nim\n\nhttps://a.b/#nim:3,4,5\n").kind).toBe("other");
    // What can't be read is marked line by line.
    expect(read("something else")).toEqual({ kind: "sheet", text: "something else" });
  });

  it("is refused where it is too large, too long or no text", () => {
    expect(read("#\n".repeat(200)).kind).toBe("sheet");
    expect(read("#a\n".repeat(201))).toEqual({ kind: "long", lines: 201 });
    expect(read("#".repeat(1_000_000)).kind).toBe("sheet");
    expect(read("#".repeat(1_000_001)).kind).toBe("large");
    expect(read("rule nim\u0000").kind).toBe("no-text");
    expect(readSheetFile(Uint8Array.of(0xff, 0xfe, 35, 0), []).kind).toBe("no-text");
  });
});
