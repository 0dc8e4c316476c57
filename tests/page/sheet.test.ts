// Explore's sheet: its text in a link, what stays what it is when lines change, and how a line is
// written, which the module reads.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isLine,
  isSubject,
  lineOf,
  linesOf,
  looksGuessed,
  looksSaid,
  moved,
  operandsAndOptions,
  quoted,
  reconcile,
  sheetFrom,
  sheetOf,
  textOf,
  withOption,
  type Entry,
} from "../../web/src/explore/sheet";
import { linkedList } from "../../web/src/explore/words";
import { linkOptions } from "../../web/src/links/link";
import { readOptions } from "../../web/src/links/options";
import { mostLinked, plainLines, readSheetLink, writeSheetLink } from "../../web/src/links/sheet";
import { module } from "../wasm/module";
import type { SheetLineRecord } from "#module/nimber.js";

const signs = [..."abgn09 %?&#!;:,.=+<>'\"()[]{}~/\\|$@^*-_"].concat([
  "取",
  "é",
  "\u{1f600}",
  "%0A",
  "%25",
  "\n",
]);
const text = fc
  .array(fc.constantFrom(...signs), { maxLength: 120 })
  .map((all) => plainLines(all.join("")));

/** As a browser's address tells what stands behind "#". */
const inAddress = (link: string) => new URL(`http://page/#${link}`).hash.slice(1);

describe("a sheet's link", () => {
  test("holds the whole text, with options behind it", () => {
    const option = fc.constantFrom("lang=zh", "theme=dark", "embed", "later=50%25&more");
    fc.assert(
      fc.property(text, fc.array(option, { maxLength: 3 }), (sheet, options) => {
        const link = writeSheetLink(sheet, options);
        expect(link).not.toBeNull();
        expect(readSheetLink(link!)).toEqual({ text: sheet, options });
        expect(readSheetLink(inAddress(link!))).toEqual({ text: sheet, options });
      }),
      { numRuns: 1000 },
    );
  });

  test("is read whole, or refused: no end of it is cut off unsaid", () => {
    const linked = (sheet: string) => readSheetLink(`sheet=${encodeURIComponent(sheet)}`)!.text;
    // 999,999 bytes in a link of 2,999,997 signs, and a million bytes and some.
    const most = `#${"取".repeat(333_332)}  `;
    expect(linked(most)).toBe(most);
    expect(module.readSheet(linked(most))).toHaveLength(1);
    expect(module.readSheet(linked(`#${"取".repeat(600_000)}`))).toMatchObject({
      error: { code: "too-long" },
    });
  });

  test("has no sign that ends a link elsewhere, and leaves rules readable", () => {
    fc.assert(
      fc.property(text, (sheet) => {
        const link = writeSheetLink(sheet, [])!;
        expect(link).toMatch(/^sheet=[\w%,/=:.-]*$/);
        expect(link).not.toMatch(/[.,:]$/);
      }),
    );
    expect(writeSheetLink("rule take/1,3,4\npatterns", [])).toBe(
      "sheet=rule%20take/1,3,4%0Apatterns",
    );
    expect(readSheetLink("sheet=rule%20nim%0D%0Apatterns%0A%0A")!.text).toBe("rule nim\npatterns");
  });

  test("is none where it would be too long, and none of other links is a sheet", () => {
    const room = mostLinked - "sheet=".length;
    expect(writeSheetLink("a".repeat(room), [])).toHaveLength(mostLinked);
    expect(writeSheetLink("a".repeat(room + 1), [])).toBeNull();
    expect(writeSheetLink("取".repeat(room / 8), [])).toBeNull();
    for (const link of ["", "sheet", "sheets=1", "nim:3", "?sheet=1", "sheet:3", "%73heet=a"])
      expect(readSheetLink(link), link).toBeNull();
    for (const link of ["sheet=", "SHEET=", "sheet%3D", "sheet%3d"])
      expect(readSheetLink(link)?.text, link).toBe("");
  });

  test("with bytes that are no text, or half a letter, opens and is written all the same", () => {
    expect(readSheetLink("sheet=%ff%zz%E5%8F")!.text).toContain("�");
    expect(readSheetLink(writeSheetLink("a\ud800b", [])!)!.text).toBe("a�b");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (any) => void readSheetLink(`sheet=${any}`)),
    );
  });

  test("opens what it ever opened", () => {
    const rows = readFileSync(new URL("../data/links.txt", import.meta.url), "utf8")
      .split("\n")
      .map((line) => line.split("\t") as [string, string])
      .filter(([, opens]) => opens?.startsWith("sheet "));
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const [link, opens] of rows) {
      const { text: sheet, options } = readSheetLink(link)!;
      const told = `sheet ${linesOf(sheet).join(" ⏎ ")}`;
      expect([told, ...options.map((one) => `?${one}`)].join(" ")).toBe(opens);
      expect(readSheetLink(writeSheetLink(sheet, options)!)).toEqual({ text: sheet, options });
    }
  });
});

test("older links of Explore open as sheets that show the same", () => {
  const opens = (link: string, onBoard: string | null) =>
    sheetOf(readOptions(linkOptions(link)), onBoard);
  expect(opens("octal/0.77?view=explore", "octal/0.77")).toBe("rule octal/0.77");
  expect(opens("take/1,3,4:7?view=explore&rule=octal%2F0.16", "take/1,3,4")).toBe(
    "rule octal/0.16",
  );
  expect(opens("nim:3?view=explore&rule=take%252F1..4", "nim")).toBe("rule take/1..4");
  expect(opens("take/1..3?view=explore&values=0,1,2,3", "take/1..3")).toBe(
    "values 0,1,2,3\npatterns",
  );
  expect(opens("?view=explore", null)).toBe("");
  expect(opens("?view=explore&rule=a%250Ab", null)).toBe("rule a b");
  // The list is what is looked at, and a sheet's own text goes before all.
  expect(opens("nim?view=explore&rule=nim&values=PNPN", "nim")).toBe("values PNPN\npatterns");
  expect(opens("nim?view=explore&rule=nim&sheet=rule grundy", "nim")).toBe("rule grundy");
});

describe("lines", () => {
  const lines = fc.array(fc.constantFrom("rule nim", "patterns", "period", "# a", ""), {
    maxLength: 8,
  });

  test("keep their numbers when others are added, removed, moved or changed", () => {
    let last = 0;
    const next = () => ++last;
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const first = reconcile([], before, next);
        expect(first.map((one) => one.text)).toEqual(before);
        const second = reconcile(first, after, next);
        expect(second.map((one) => one.text)).toEqual(after);
        expect(new Set(second.map((one) => one.id)).size).toBe(after.length);
        // What stayed is what it was.
        expect(reconcile(second, after, next)).toEqual(second);
      }),
    );
    const made = reconcile([], ["rule nim", "patterns", "period"], next);
    const id = (at: number) => made[at]!.id;
    const ids = (all: readonly Entry[]) => all.map((one) => one.id);
    expect(ids(reconcile(made, ["rule nim", "lost", "period"], next))).toEqual(ids(made));
    expect(ids(reconcile(made, ["rule nim", "period", "patterns"], next))).toEqual([
      id(0),
      id(2),
      id(1),
    ]);
    expect(ids(reconcile(made, ["rule nim", "period"], next))).toEqual([id(0), id(2)]);
    expect(ids(reconcile(made, ["# a", "rule nim", "patterns", "period"], next)).slice(1)).toEqual(
      ids(made),
    );
  });

  test("move to any place, and their text is the sheet's", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], 1, 9)).toEqual(["a", "c", "b"]);
    fc.assert(
      fc.property(lines, (all) => {
        expect(linesOf(textOf(all.map((one) => ({ text: one })))).join("\n")).toBe(all.join("\n"));
        expect(sheetFrom(all)).toBe(plainLines(all.join("\n")));
      }),
    );
    expect(sheetFrom(["rule nim", "# two\nlines"])).toBe("rule nim\n# two lines");
  });
});

describe("a line that is written", () => {
  const question = (line: string): SheetLineRecord => {
    const read = module.readSheet(`rule take/1,3,4\n${line}`);
    if ("error" in read) throw new Error(line);
    return read[1]!;
  };

  test("is read as the words that it holds, whatever stands in them", () => {
    const word = fc
      .array(fc.constantFrom(...signs.filter((one) => one !== "\n"), "‘", "”"), {
        minLength: 1,
        maxLength: 12,
      })
      .map((all) => all.join(""))
      .filter((one) => !one.startsWith("-"));
    fc.assert(
      fc.property(word, (one) => {
        const record = question(`conjecture ${quoted(one)}`);
        expect(record.operands).toEqual(["take/1,3,4", one]);
      }),
      { numRuns: 500 },
    );
    expect(question(lineOf("solve", ["nim:3,5,?"], [{ name: "--numbers", value: "50" }]))).toEqual(
      expect.objectContaining({
        operands: ["nim:3,5,?"],
        options: [{ name: "--numbers", value: "50" }],
      }),
    );
  });

  test("keeps several letters of a guess", () => {
    const record = question("conjecture 'P when n%k==m' --let k=7 --let m=0");
    const read = operandsAndOptions(record.operands!, record.options!);
    expect(read.operands).toEqual(["take/1,3,4", "P when n%k==m"]);
    expect(read.options.map((one) => one.value).sort()).toEqual(["k=7", "m=0"]);
    const again = question(lineOf("conjecture", read.operands.slice(1), read.options));
    expect(operandsAndOptions(again.operands!, again.options!).options).toHaveLength(2);
  });

  test("changes one option in its place", () => {
    const options = [
      { name: "--io", value: "T" },
      { name: "--set", value: "" },
    ];
    expect(lineOf("program", [], withOption(options, "--io", "zero"))).toBe(
      "program --io zero --set",
    );
    expect(lineOf("program", [], withOption(options, "--set", null))).toBe("program --io T");
    expect(lineOf("program", [], withOption([], "--says", "Al,Bo b"))).toBe(
      "program --says 'Al,Bo b'",
    );
  });
});

test("what is typed is a line, a guess, or values", () => {
  for (const line of ["# a", "#", "rule nim", "values 1", "lost --below 5", "  patterns"])
    expect(isLine(line, ["lost", "patterns"]), line).toBe(true);
  for (const line of ["take/1,3,4", "losts", "nim:3", ""])
    expect(isLine(line, ["lost"]), line).toBe(false);
  for (const guess of ["P when n%4==0", "n when a==b", "g(n) = n", "g(a,b)=xor(a,b)"])
    expect(looksGuessed(guess), guess).toBe(true);
  for (const other of ["P", "grundy", "nim", "g", "NPNP"]) expect(looksGuessed(other)).toBe(false);
  const read = module.readSheet(`values ${linkedList("0 1 2 3 0 1 2 3")}`);
  expect(read).toEqual([expect.objectContaining({ kind: "values", error: null })]);
});

test("a sentence is more than one word, or some Chinese signs", () => {
  for (const said of ["who wins with a heap of 1000?", "take a few", " x\ty ", "每次取几个石子"])
    expect(looksSaid(said), said).toBe(true);
  for (const word of ["", " losst ", "losst 3", "seqence of --count 9", "规律", "x/y z/t"])
    expect(looksSaid(word)).toBe(false);
});

test("something can be asked of a rule, a list and a position", () => {
  for (const line of ["rule nim", "values 0,1", "  position nim:3"])
    expect(isSubject(line), line).toBe(true);
  for (const line of ["", "rules", "period", "# rule nim", "analyze nim:3"])
    expect(isSubject(line), line).toBe(false);
});
