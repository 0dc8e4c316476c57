import { describe, expect, test } from "vitest";
import { multiplesOf } from "../../web/src/side/multiples";
import { tokens } from "../../web/src/widgets/Formula";
import { grouped, withNumbers } from "../../web/src/why/toldOnce";
import { worthWords } from "../../web/src/why/worth";
import { layoutReached, shortLabels } from "../../web/src/why/reachedLayout";
import { why as en } from "../../web/src/strings/languages/en";
import { why as zh } from "../../web/src/strings/languages/zh";
import type { Facts, WhyStrings } from "../../web/src/strings/why";
import { theoremNames } from "../../web/src/strings/more";
import { finish, module as nimber } from "../wasm/module";

describe("the lost sizes below a heap", () => {
  test.each([
    [[0n, 4n, 8n, 12n], 15n, 4n],
    // 16 is lost too: the list breaks off before the heap.
    [[0n, 4n, 8n, 12n], 17n, null],
    [[0n, 4n], 7n, null],
    [[0n, 2n, 7n, 9n], 10n, null],
    [[1n, 3n, 5n], 6n, null],
    [[0n, 1n, 2n], 3n, null],
    [[], 9n, null],
  ])("%o below %o are the multiples of %o", (lost, heap, step) => {
    expect(multiplesOf(lost, heap)).toBe(step);
  });
});

describe("formulas", () => {
  test("are parted into numbers, names and signs", () => {
    expect(tokens("21 mod (3 + 1) = 1").map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "mn 21",
      "mo mod",
      "mo (",
      "mn 3",
      "mo +",
      "mn 1",
      "mo )",
      "mo =",
      "mn 1",
    ]);
    expect(tokens("⌊k φ⌋ + 12\u202f345").map(({ text }) => text)).toEqual([
      "⌊",
      "k",
      "φ",
      "⌋",
      "+",
      "12\u202f345",
    ]);
  });
});

describe("theorems that several heaps need", () => {
  test("stand together, in the order of the first", () => {
    expect(grouped(["b1", "a1", "b2"], ([one]) => one!)).toEqual([["b1", "b2"], ["a1"]]);
  });
  test.each([
    [["A Nim heap of n is worth n: $g(3) = 3$."], ["g(3) = 3"]],
    [["$g(n) = n mod (m + 1)$: $9 mod (3 + 1) = 1$."], ["9 mod (3 + 1) = 1"]],
    [["$7 mod 4 = 3$, so $n + 1$ and $g(7) = 8$."], ["7 mod 4 = 3", "g(7) = 8"]],
    [["9 is odd."], []],
  ])("of %o the formulas with numbers are %o", (lines, formulas) => {
    expect(withNumbers(lines)).toEqual(formulas);
  });
});

const tables: [string, WhyStrings][] = [
  ["English", en],
  ["Chinese", zh],
];
describe.each(tables)("%s", (_, table) => {
  test("puts the numbers of every example into its theorems", () => {
    const told = new Set<string>();
    const texts = [
      ...nimber.games().flatMap((game) => game.examples),
      ..."take/2..5:9 take/3..:10 take/odd:5 take/even:9 take/pow2:7 take/1,prime:7 custom/2*k>=n:12 custom/3*k<=n:100000 own/n;k=divisors(n);n-=k:65536 own/n;k=1..n;gcd(k,n)==1;n-=k:99999 own/n;n-=1|n>0;n=n/2:99999 own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b):99999 own/{a,b};a>0;k=1..b/a;b-=k*a:8,13 own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k):4,9 own/(x,y);x-=1|y-=1|x-=1;y-=1:9,6 take/1,3,4:1000000 graph/a-b,b-a,b-c:a wythoff:2,2~misere wythoff:7,4~misere".split(
        " ",
      ),
    ];
    // Arguments are the lab module's; what it tells of one is a number of pairs.
    for (const value of ["0", "?"]) {
      const lines = table.theorem.says.symmetry({ all: () => ["32"], get: () => "32" }, value);
      expect(lines.join("")).toContain("32");
    }
    told.add("symmetry");
    for (const text of texts) {
      const answer = finish(nimber.explain(text, 0));
      if ("error" in answer) throw new Error(`${text}: ${answer.error.code}`);
      for (const step of answer.steps) {
        if (step.kind !== "theorem") continue;
        const name = theoremNames.find((one) => one === step.code);
        expect(name, step.code).toBeDefined();
        const all = (fact: string) =>
          step.facts.filter((one) => one.name === fact).map((one) => String(one.number));
        const facts: Facts = { all, get: (fact) => all(fact)[0] ?? "MISSING" };
        const lines = table.theorem.says[name!](facts, String(step.value ?? "?"));
        expect(lines.join("").length, text).toBeGreaterThan(0);
        for (const line of lines) {
          expect(line, text).not.toMatch(/MISSING|undefined|null/);
          expect(line.split("$").length % 2, line).toBe(1);
        }
        expect(table.theorem.sources[name!]).not.toBe("");
        told.add(name!);
      }
    }
    expect([...told].sort()).toEqual([...theoremNames].sort());
  });
});

describe("why a position is worth what it is worth", () => {
  test.each([
    [
      "take/1..3:21",
      "It can become worth 0, 2 or 3, not 1: 1 is the smallest number missing (mex).",
    ],
    [
      "take/1..3:20",
      "It can become worth 1, 2 or 3, not 0: 0 is the smallest number missing (mex).",
    ],
    ["nim:3,3", "A sum is worth the XOR of what its parts are worth: 3 ⊕ 3 = 0."],
    ["nim:3,3,5", "A sum is worth the XOR of what its parts are worth: 3 ⊕ 3 ⊕ 5 = 5."],
    [
      "octal/0.77:7,7+take/1..3:9",
      "A sum is worth the XOR of what its parts are worth: 2 ⊕ 2 ⊕ 1 = 1.",
    ],
    ["nim:3,4,5", "A sum is worth the XOR of what its parts are worth: 3 ⊕ 4 ⊕ 5 = 2."],
    [
      "wythoff:1,3",
      "It can become worth 0, 1, 2 or 3, not 4: 4 is the smallest number missing (mex).",
    ],
    [
      "nim:1000",
      "It can move to every value below 1000 and to none equal to 1000: so it is worth 1000.",
    ],
  ])("of %s", (text, words) => {
    const told = finish(nimber.explain(text, 0));
    if ("error" in told) throw new Error(told.error.code);
    expect(worthWords(told, en)).toBe(words);
    expect(worthWords(told, zh)).toMatch(/SG 值/);
  });
});

describe("the graph of options", () => {
  test("leaves out of the labels what all share", () => {
    expect(shortLabels(["nim:1,2", "nim:0,2"])).toEqual(["1,2", "0,2"]);
    expect(shortLabels(["nim:1~misere", "nim:0~misere"])).toEqual(["1", "0"]);
    expect(shortLabels(["nim:1+take/2:3", "nim:0+take/2:3"])).toEqual([
      "nim:1+take/2:3",
      "nim:0+take/2:3",
    ]);
  });
  test("is laid out downwards, boxes apart", () => {
    const graph = nimber.optionsGraph("take/1,3,4:7", 100);
    if ("error" in graph) throw new Error(graph.error.code);
    const picture = layoutReached(shortLabels(graph.positions), graph.edges);
    expect(picture.paths.every((path) => path.startsWith("M"))).toBe(true);
    for (let at = 0; at < graph.edges.length; at += 2)
      expect(picture.boxes[graph.edges[at]!]!.y).toBeLessThan(
        picture.boxes[graph.edges[at + 1]!]!.y,
      );
    const apart = picture.boxes.every((a, at) =>
      picture.boxes
        .slice(at + 1)
        .every(
          (b) =>
            Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
            Math.abs(a.y - b.y) >= (a.height + b.height) / 2,
        ),
    );
    expect(apart).toBe(true);
  });
});
