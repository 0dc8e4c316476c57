// What values look like, guesses about pasted ones, programs and cases, through the module.
import { describe, expect, it } from "vitest";
import { finish, module } from "./module";
import type { CheckRecord, NimberError, PatternsRecord } from "#module/nimber.js";

const laws = (rule: string, where = "", count = 0) =>
  finish(module.patterns(rule, where, count)) as PatternsRecord;
const lawsOf = (values: readonly unknown[] | string) =>
  finish(module.patternsOf(typeof values === "string" ? values : values.join())) as PatternsRecord;
const range = (count: number) => Array.from({ length: count }, (_, n) => n);

describe("the laws", () => {
  it("of a subtraction set: the period, proven, with its length", () => {
    const found = laws("take/1,3,4");
    expect(found).toMatchObject({ rule: "take/1,3,4", pairs: false, marks: false, first: 0 });
    expect(found.values.length).toBe(5000);
    expect([...found.values.subarray(0, 8)]).toEqual([0, 1, 0, 1, 2, 3, 2, 0]);
    expect(found.laws[0]).toMatchObject({
      kind: "periodic",
      stride: 7,
      from: 0,
      proven: true,
      theorem: "period",
      lost: false,
      except: [],
    });
    expect(found.laws[0]!.formula).toMatch(/^g\(n\) = /);
  });

  it("of a list tell what does not fit", () => {
    const list = range(200).map((n) => (n === 77 ? 6 : n % 7));
    const [law] = lawsOf(list).laws;
    expect(law).toMatchObject({ formula: "g(n) = n%7", except: [{ n: 77, value: 6 }] });
    expect(law!.stride).toBe(7);
    expect(law!.proven).toBe(false);
  });

  it("of a period that begins later, and of pairs by a theorem", () => {
    expect(laws("octal/0.137").laws).toMatchObject([
      { from: 52, proven: true, theorem: "period", stride: 34, except: [] },
      { from: 35, proven: true, theorem: "period", lost: true, always: null },
    ]);
    expect(laws("octal/0.1").laws).toMatchObject([
      { formula: "g(n) = 0 for n>=2", always: null },
      { formula: "P when n>=0 for n>=2", always: true, lost: true },
    ]);
    expect(laws("wythoff").laws[0]).toMatchObject({ proven: true, theorem: "wythoff" });
  });

  it("of lines: their number", () => {
    const list = range(300).map((n) => [n, 2 * n, 7][n % 3]!);
    const law = lawsOf(list).laws.find(({ kind }) => kind === "quasilinear");
    expect(law?.stride).toBe(3);
  });

  it("of marks and of tables", () => {
    const marks = lawsOf(range(60).map((n) => (n % 4 === 0 ? "P" : "N")));
    expect(marks.marks).toBe(true);
    expect(marks.laws[0]!.formula).toBe("P when n%4==0");
    const rows = range(16).map((a) => range(16).map((b) => a ^ b));
    const table = lawsOf(rows.map((row) => row.join(" ")).join("\n"));
    expect(table).toMatchObject({ pairs: true, columns: 16 });
    expect(table.laws[0]!.formula).toBe("g(a,b) = xor(a,b)");
  });

  it("are there before formulas of every shape are looked at", () => {
    const work = module.patterns("take/1,3,4", "", 0);
    while (!work.structured() && !work.step(1000).done);
    const early = work.result() as PatternsRecord;
    expect(early.laws[0]).toMatchObject({ kind: "periodic", stride: 7 });
    work.delete();
  });

  it("along a line through two numbers", () => {
    const found = laws("fibonacci", "q=n-1");
    expect(found.laws.map(({ oeis }) => oeis)).toContain("A000045");
  });

  it("of rows of numbers hold for a table of small ones", () => {
    const misere = "own/x{};max(x)>1||sum(x)>1;i=1..len(x);k=1..x[i];x[i]-=k";
    const found = laws(misere);
    expect(found).toMatchObject({
      pairs: false,
      rows: { positions: 2001, cells: 5, largest: 8 },
    });
    expect(found.laws).toMatchObject([
      { formula: "P when xor(x)==(max(x)==1)", kind: "expression", lost: true, proven: false },
    ]);
    expect(found.values.length).toBe(2001);
    expect(laws("take/1..3").rows).toBeNull();
    const guess = (text: string) => finish(module.guessAlong(misere, "", text, [], 0));
    expect(guess("P when xor(x)==(max(x)==1)")).toMatchObject({ checked: 2001 });
    expect(guess("P when xor(x)==0")).toMatchObject({
      counterexample: { x: [1], b: null, value: 0, guessed: 0, position: `${misere}:1` },
    });
    expect(guess("P when sum(y)==0")).toMatchObject({ error: { code: "unknown-name" } });
    // The question about heaps has no answer for rows.
    expect(finish(module.conjecture(misere, "P when xor(x)==0", [], 0))).toMatchObject({
      error: { code: "no-sequence" },
    });
  });

  it("are refused with a code and a place", () => {
    const wrong = finish(module.patterns("take/4..1", "", 0)) as NimberError;
    expect(wrong.error.code).toBe("reversed-range");
    expect(finish(module.patternsOf("1,2,x"))).toMatchObject({ error: { column: 5 } });
    expect(finish(module.patterns("strip", "", 0))).toMatchObject({
      error: { code: "no-sequence" },
    });
  });
});

describe("a guess about pasted values", () => {
  it("holds, or fails at the first place", () => {
    const list = range(40).map((n) => n % 5);
    expect(module.guessOf(list.join(), "g(n) = n%5", [])).toMatchObject({
      checked: 40,
      counterexample: null,
    });
    expect(module.guessOf(list.join(), "P when n%k==0", ["k=10"])).toMatchObject({
      about: "lost",
      checked: 5,
      counterexample: { n: 5, b: null, value: 0, guessed: 0 },
    });
    expect(module.guessOf(list.join(), "g(n) = n%", [])).toMatchObject({ error: {} });
  });
});

describe("a guess along a line through two numbers", () => {
  it("holds, or is refuted by a position", () => {
    const along = (guess: string) =>
      finish(module.guessAlong("fibonacci", "q=n-1", guess, [], 200));
    expect(along("P when fib(n)")).toMatchObject({ about: "lost", counterexample: null });
    // Of 4 stones, 3 may be taken: 1 wins.
    expect(along("P when fib(n)||n==4")).toMatchObject({
      counterexample: { n: 4, b: null, position: "fibonacci:4,3" },
    });
    expect(finish(module.guessAlong("fibonacci", "z=1", "n", [], 9))).toMatchObject({ error: {} });
  });
});

describe("a program and its check", () => {
  const written = (
    rule: string,
    io: string,
    heaps: string,
    by: string,
    words = "First,Second",
    misere = false,
    moves = "",
  ) =>
    finish(
      module.judgeProgram(
        rule,
        io,
        heaps,
        by,
        ...(words.split(",") as [string, string]),
        misere,
        moves,
      ),
    ) as {
      text: string;
      ways: string[];
    };
  const program = (rule: string, io: string, words?: string) =>
    written(rule, io, "counted", "", words).text;

  it("is written in each shape, with the words", () => {
    expect(program("take/1,3,4", "T")).toContain("cases-- > 0");
    expect(program("take/1,3,4", "eof")).not.toContain("cases");
    expect(program("take/1,3,4", "zero", "Alice,Bob")).toMatch(/heaps != 0[^]*Alice[^]*Bob/);
    expect(
      finish(module.judgeProgram("nim", "T", "counted", "", 'a"', "b", false, "")),
    ).toMatchObject({
      error: { code: "bad-character" },
    });
  });

  it("is for misère play, prints moves, and reads several positions for a set", () => {
    const plain = written("nim", "T", "counted", "").text;
    const misere = written("nim", "T", "counted", "", "First,Second", true).text;
    expect(misere).toContain("int main()");
    expect(misere).toMatch(/mis.re/i);
    expect(plain).not.toMatch(/mis.re/i);
    const counting = written("nim", "eof", "line", "", "A,B", false, "count").text;
    expect(counting).toContain("int main()");
    expect(counting).not.toContain('"A"');
    expect(written("take/1,3,4", "zero", "counted", "positions").text).toContain("read_set");
    // By the quotient, which is looked for.
    expect(written("octal/0.07", "T", "counted", "", "First,Second", true).text).toContain("main");
  });

  it("has the form of a judge's sample, or says which line none explains", () => {
    const form = (rule: string, given: string, printed: string) =>
      finish(module.sampleForm(rule, given, printed));
    const problem = module.problems().find(({ name }) => name === "hdu-1536")!;
    expect(form("take/2,5", problem.sample.in, problem.sample.out)).toMatchObject({
      by: "positions",
      io: "zero",
      first: "W",
      second: "L",
      both: true,
    });
    expect(form("nim", "2\n2 1 1\n2 1 2\n", "no\nyes\n")).toEqual({
      io: "T",
      heaps: "counted",
      by: "",
      first: "yes",
      second: "no",
      misere: false,
      moves: "",
      both: true,
    });
    expect(form("nim", "1\n2 1 1\n", "no\n")).toMatchObject({ both: false });
    // With a case's number, which the program and the check print too.
    const numbered = { first: "Case #{n}: A", second: "Case #{n}: B" };
    expect(form("nim", "2\n2 1 1\n2 1 2\n", "Case #1: B\nCase #2: A\n")).toMatchObject(numbered);
    const words = `${numbered.first},${numbered.second}`;
    expect(written("nim", "T", "counted", "", words).text).toContain(
      '"Case #" << ++number << ": "',
    );
    expect(form("take/1..3", "5 8\n", "no\nno\n")).toMatchObject({
      error: { code: "sample-unexplained" },
    });
    expect(form("take/", "1", "1")).toMatchObject({ error: {} });
  });

  it("says in which other ways there are programs, and takes one of them", () => {
    const { ways } = written("take/1,3,4", "T", "counted", "");
    expect(ways).toContain("period");
    for (const by of ways) {
      const { text } = written("take/1,3,4", "eof", "line", by);
      expect(text).toContain("getline");
      // No word of the command line.
      expect(text).not.toContain("--by");
    }
    expect(written("nim", "T", "counted", "runs").text).toBe("");
  });

  it("goes by a law of a pasted list, and says that it is a guess", () => {
    const ones = Array.from({ length: 200 }, (_, n) => n.toString(2).replace(/0/g, "").length);
    const { text, ways } = written(ones.join(), "T", "counted", "");
    expect(text).toMatch(
      /^\/\/ A guess, not proven: g\(n\) = ones\(n\) holds for heaps 0 to 199\./,
    );
    expect(ways).toEqual(["guess"]);
    const marks = ones.map((_, n) => (n % 3 === 0 ? "P" : "N")).join(" ");
    expect(written(marks, "T", "counted", "").text).toBe("");
    expect(written(marks, "T", "one", "").text).toContain("bool is_lost(Int n)");
  });

  it("goes by a guess where that is asked for, and not by default", () => {
    const rule = "own/n;k=1..n;and(k,n)==k;n-=k";
    const best = written(rule, "T", "counted", "");
    expect(best.ways).toEqual(["table", "guess"]);
    expect(best.text).not.toContain("guess, not proven");
    expect(best.text).toContain("static std::vector<Int> g;");
    expect(written(rule, "T", "counted", "guess").text).toMatch(
      /^\/\/ A guess, not proven: g\(n\) = /,
    );
    expect(written(rule, "T", "counted", "closed").text).toBe("");
  });

  it("is by what is proven where a state is a line, too", () => {
    expect(module.program("own/n;k=1..n/3;n-=k")).toMatchObject({
      text: expect.stringContaining("g(((n - 1) - (n / 3)))") as string,
    });
    expect(module.program("take/square")).toMatchObject({
      text: expect.stringContaining("static std::vector<Int> g;") as string,
    });
  });

  it("has cases of one heap, and of heaps on a line", () => {
    const rows = (heaps: string) =>
      (finish(module.checkCases("nim", "eof", heaps, "F", "S", 4, 40)) as CheckRecord).input
        .trim()
        .split("\n");
    expect(rows("one").every((row) => /^\d+$/.test(row))).toBe(true);
    expect(rows("line").length).toBe(40);
    expect(rows("line").some((row) => row.split(" ").length > 2)).toBe(true);
  });

  it("comes from a law where the rule has none of its own", () => {
    expect(program("coins/mock", "T")).toBe("");
    expect(program("own/n;k=1..n/2;n-=k", "T")).toMatch(/Int g\(Int n\)/);
  });

  it("is given cases whose answers are the theory's, in that shape", () => {
    const work = module.checkCases("take/1,3,4", "T", "counted", "First", "Second", 7, 60);
    while (!work.step(1e6).done);
    const { input, output, cases } = work.result() as CheckRecord;
    expect(cases).toBe(60);
    const numbers = input.trim().split(/\s+/).map(Number);
    expect(numbers.shift()).toBe(60);
    // By the definition, in no other way than by trying every move.
    const lost = new Map<string, boolean>();
    const loses = (heaps: number[]): boolean => {
      const key = [...heaps].sort((a, b) => a - b).join();
      const known = lost.get(key);
      if (known !== undefined) return known;
      const found = !heaps.some((heap, at) =>
        [1, 3, 4].some(
          (take) => take <= heap && loses(heaps.map((one, i) => (i === at ? one - take : one))),
        ),
      );
      lost.set(key, found);
      return found;
    };
    const lines = output.trim().split("\n");
    for (const line of lines) {
      const heaps = numbers.splice(0, numbers.shift());
      if (heaps.length <= 2) expect(line).toBe(loses(heaps) ? "Second" : "First");
    }
    expect(numbers).toEqual([]);
    expect(new Set(lines)).toEqual(new Set(["First", "Second"]));
    expect(work.compare(`${output}\n`)).toBeNull();
    lines[4] = lines[4] === "First" ? "Second" : "First";
    expect(work.compare(lines.join("\n"))).toMatchObject({ line: 5, case: 4 });
    expect(work.position(4)).toMatch(/^take\/1,3,4:/);
    expect(work.position(1000)).toBe("");
    work.delete();
  });

  it("is given pairs of a rule of two numbers, until two zeros", () => {
    const work = module.checkCases("wythoff", "zero", "counted", "W", "L", 3, 80);
    while (!work.step(1e6).done);
    const { input, output } = work.result() as CheckRecord;
    const rows = input.trim().split("\n");
    expect(rows.pop()).toBe("0 0");
    const grid = module.wythoffGrid(41, 41);
    expect(output.trim().split("\n")).toEqual(
      rows.map((row) => {
        const [a, b] = row.split(" ").map(Number);
        return grid[a! * 41 + b!] === 0 ? "L" : "W";
      }),
    );
    work.delete();
  });

  it("the same seed gives the same cases, another one others", () => {
    const made = (seed: number) =>
      (finish(module.checkCases("grundy", "eof", "counted", "F", "S", seed, 30)) as CheckRecord)
        .input;
    expect(made(5)).toBe(made(5));
    expect(made(5)).not.toBe(made(6));
    expect(finish(module.checkCases("strip", "eof", "counted", "F", "S", 1, 3))).toMatchObject({
      error: { code: "no-sequence" },
    });
  });
});
