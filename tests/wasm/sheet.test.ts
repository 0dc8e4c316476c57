// Sheets in the lab module: what each line is, what it is asked of, and its answer.
import { describe, expect, it } from "vitest";
import { finish, module } from "./module";
import type { SheetLineRecord } from "#module/nimber.js";

function read(text: string): SheetLineRecord[] {
  const lines = module.readSheet(text);
  if ("error" in lines) throw new Error(JSON.stringify(lines.error));
  return lines;
}
const answer = (sheet: string, line: number): { line: number; question: string; answer: unknown } =>
  JSON.parse(finish(module.answerLine(sheet, line)).json) as never;

describe("the lines of a sheet", () => {
  it("are each told as what they are, with what they are asked of", () => {
    const lines = read(
      "rule take/1,3,4\n# <b>A note</b>\n\nsequence --count 60\nconjecture 'P when n%k==0' --let k=7\nvalues PNPN\npatterns\nposition nim:3,5\nanalyze",
    );
    expect(lines.map((line) => line.kind)).toEqual([
      "rule",
      "note",
      "blank",
      "question",
      "question",
      "values",
      "question",
      "position",
      "question",
    ]);
    expect(lines.map((line) => line.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(lines[1]!.text).toBe("<b>A note</b>");
    expect(lines[3]).toMatchObject({
      name: "sequence",
      operands: ["take/1,3,4"],
      options: [{ name: "--count", value: "60" }],
      list: null,
      work: 6000n,
    });
    expect(lines[4]!.operands).toEqual(["take/1,3,4", "P when n%k==0"]);
    expect(lines[6]).toMatchObject({ name: "patterns", operands: [], list: "PNPN", error: null });
    expect(lines[8]!.operands).toEqual(["nim:3,5"]);
  });

  it("keep their error with its column, and the others are read", () => {
    const lines = read("rule take/1,x\nperiod\nfrobnicate 3\nsequence --count x\nnim 4*7");
    expect(lines.map((line) => line.error?.error.code ?? "")).toEqual([
      expect.stringMatching(/./),
      "bad-sheet",
      "unknown-question",
      expect.stringMatching(/./),
      "",
    ]);
    expect(lines[0]!.error!.error.column).toBe(13);
    expect(lines[2]!.error!.error.column).toBe(1);
    expect(lines[0]!.kind).toBe("unread");
  });

  it("are at most 200", () => {
    expect(read("# a\n".repeat(200))).toHaveLength(200);
    expect(module.readSheet("# a\n".repeat(201))).toMatchObject({ error: { code: "bad-sheet" } });
  });

  it("may hold a table, its rows parted by a slash", () => {
    const rows = Array.from({ length: 16 }, (_, a) =>
      Array.from({ length: 16 }, (_, b) => a ^ b).join(),
    );
    const sheet = `values ${rows.join("/")}\npatterns`;
    const [values] = read(sheet);
    expect(values).toMatchObject({ kind: "values", error: null });
    expect(answer(sheet, 1).answer).toEqual(
      expect.arrayContaining([expect.objectContaining({ formula: "g(a,b) = xor(a,b)" })]),
    );
  });
});

describe("the answer of a line", () => {
  it("is what the command line prints for it", () => {
    const sheet = "rule take/1,3,4\nsequence --count 8\nperiod\nnim 4*7+3\ncompare nim";
    expect(answer(sheet, 1)).toMatchObject({ line: 2, question: "sequence" });
    expect(JSON.stringify(answer(sheet, 1).answer)).toContain("[0,1,0,1,2,3,2,0]");
    expect(answer(sheet, 2).answer).toMatchObject({ period: 7, proven: true });
    expect(answer(sheet, 3).answer).toMatchObject({ value: "9" });
    expect(answer(sheet, 4)).toMatchObject({ question: "compare" });
  });

  it("is an error where there is none", () => {
    const failed = finish(module.answerLine("rule strip\nsequence --count 5", 1));
    expect(failed.error?.code).toBe("no-sequence");
    expect(JSON.parse(failed.json)).toMatchObject({ answer: { error: { code: "no-sequence" } } });
    expect(answer("\n lsot", 1)).toMatchObject({ line: 2, answer: { error: { column: 2 } } });
    expect(finish(module.answerLine("rule nim", 0))).toEqual({ json: "" });
    expect(finish(module.answerLine("rule nim", 9))).toEqual({ json: "" });
  });
});

describe("what can be asked of a rule", () => {
  const names = (rule: string) => {
    const found = module.questionsFor(rule);
    if ("error" in found) throw new Error(found.error.code);
    return found.map((one) => one.name);
  };
  it("depends on what it has", () => {
    expect(names("take/1,3,4")).toEqual(
      expect.arrayContaining(["sequence", "lost", "grid", "period", "quotient", "patterns"]),
    );
    expect(names("wythoff")).toContain("grid");
    expect(names("wythoff")).not.toContain("sequence");
    expect(names("strip")).not.toContain("lost");
    expect(module.questionsFor("take/")).toHaveProperty("error");
  });
});
