/** Whole sheets: the ready ones, those that are kept, those in files. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
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

// What the page's state asks of a browser when it is read in.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("Worker", EventTarget);
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    clear: () => kept.clear(),
  });
});

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
