// Explanations, periods, guesses and unknowns: the shapes of nimber.d.ts against the built module.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { NimberError } from "#module/nimber.js";
import { finish, module } from "./module";
import { componentEntries, convention, count, outcome } from "./shapes";

const row = v.strictObject({
  ...componentEntries,
  term: count,
  with: v.optional(v.array(v.bigint())),
});
const move = v.looseObject({ term: count, part: count, kind: v.string(), position: v.string() });
const valued = v.strictObject({ value: v.bigint(), move });
const about = { term: count, part: count };
const step = v.variant("kind", [
  v.strictObject({
    kind: v.literal("theorem"),
    rule: v.optional(v.string()),
    ...about,
    code: v.string(),
    facts: v.array(v.strictObject({ name: v.string(), number: v.bigint() })),
    value: v.nullable(v.bigint()),
  }),
  v.strictObject({
    kind: v.literal("drawing"),
    ...about,
    steps: v.array(
      v.strictObject({
        code: v.picklist(["fusion", "colon", "ground", "matched", "missed"]),
        edges: v.array(count),
        vertices: v.array(count),
        added: v.array(v.bigint()),
        value: v.nullable(v.bigint()),
      }),
    ),
  }),
  v.strictObject({
    kind: v.literal("value"),
    ...about,
    size: v.bigint(),
    value: v.bigint(),
    reached: v.array(valued),
    allSmaller: v.boolean(),
    noneEqual: v.boolean(),
    options: v.array(valued),
    allOptions: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal("label"),
    ...about,
    size: v.bigint(),
    value: v.nullable(v.bigint()),
    mex: v.bigint(),
    options: v.array(
      v.strictObject({ value: v.nullable(v.bigint()), move, reply: v.nullable(move) }),
    ),
    allOptions: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal("endless"),
    infinite: count,
    rest: v.nullable(v.bigint()),
    reached: v.array(v.bigint()),
    outcome,
  }),
  v.strictObject({
    kind: v.literal("sum"),
    rows: v.array(row),
    ones: v.array(count),
    total: v.bigint(),
    bigs: count,
  }),
  v.strictObject({
    kind: v.literal("mend"),
    move,
    before: v.array(row),
    after: v.array(row),
    kept: v.array(row),
    moreKept: count,
    ones: v.array(count),
    from: v.bigint(),
    to: v.bigint(),
    raises: v.boolean(),
    total: v.bigint(),
    bigs: count,
  }),
  v.strictObject({
    kind: v.literal("quotient"),
    rows: v.array(v.strictObject({ ...about, size: v.bigint(), word: v.string() })),
    product: v.string(),
    lost: v.boolean(),
    order: count,
    pPortion: count,
  }),
  v.strictObject({
    kind: v.literal("quotient-move"),
    move,
    before: v.string(),
    after: v.array(v.string()),
    product: v.string(),
  }),
  v.strictObject({
    kind: v.literal("conventions"),
    rule: v.picklist(["nim-sum", "ones", "theorem", "search", "unknown", "over", "quotient"]),
    normal: v.nullable(outcome),
    misere: v.nullable(outcome),
    value: v.nullable(v.bigint()),
    bigs: count,
    tame: v.boolean(),
    together: v.optional(v.array(row)),
  }),
]);
const explanation = v.strictObject({
  position: v.string(),
  convention,
  outcome,
  value: v.nullable(v.bigint()),
  loopy: v.optional(v.array(v.bigint())),
  steps: v.array(step),
});
const period = v.strictObject({
  rule: v.string(),
  proven: v.boolean(),
  preperiod: v.nullable(v.bigint()),
  period: v.nullable(v.bigint()),
  saltus: v.nullable(v.bigint()),
  checkedTo: v.bigint(),
  theorem: v.nullable(v.string()),
  reach: v.nullable(v.bigint()),
  certificate: v.nullable(v.string()),
});

function good<T extends object>(answer: T | NimberError): T {
  if ("error" in answer) throw new Error(answer.error.code);
  return answer;
}

describe("explanations", () => {
  const examples = module.games().flatMap((game) => game.examples);
  it.each([
    ...examples,
    "take/1..3:9+take/1..5:10+take/1..7:14",
    "nim:1,1,2~misere",
    "graph/a-a,a-b,c-a,c-b:a,c+nim:2",
    "graph/a-b,b-a,a-c:a,b~misere",
  ])(
    "explains %s and plays it out",
    (text) => {
      const told = v.parse(explanation, good(finish(module.explain(text, 0))));
      expect(told.steps.at(-1)?.kind).toBe("conventions");
      const mends = told.steps.filter((s) => s.kind === "mend");
      for (const mend of mends)
        expect(module.moveTo(text, mend.move.position)).not.toEqual({ move: null });
      const played = good(finish(module.bruteForce(text, 30_000)));
      expect(played.positions).toBeGreaterThan(0);
      if (!played.smaller) expect(played.outcome).toBe(told.outcome);
      if (played.theory !== null) expect(played.theory).toBe(played.outcome);
    },
    30_000,
  );

  it("draws what can be reached", () => {
    const graph = good(module.optionsGraph("nim:1,2", 2000));
    expect(graph.positions).toHaveLength(6);
    expect(graph.wins).toBeInstanceOf(Uint8Array);
    expect(graph.values).toBeInstanceOf(Int32Array);
    expect([...graph.rounds].filter((round) => round === 0)).toHaveLength(1);
    expect(graph.edges).toHaveLength(18);
    expect(graph.dot).toContain("digraph");
    expect(module.optionsGraph("nim:100,100", 2000)).toEqual({
      error: { code: "too-many-positions", column: 0, args: ["2000"] },
    });
  });
});

describe("periods", () => {
  it("are proven, and verified by another program", () => {
    const found = v.parse(period, good(finish(module.period("octal/0.77", 0))));
    expect([found.preperiod, found.period, found.saltus]).toEqual([71n, 12n, 0n]);
    const certificate = found.certificate ?? "";
    expect(good(finish(module.verifyPeriod(certificate)))).toEqual({
      rule: "octal/0.77",
      valid: true,
      verdict: "valid",
    });
    const wrong = certificate.replace('"period": 12', '"period": 24');
    expect(good(finish(module.verifyPeriod(wrong))).valid).toBe(false);
    expect(finish(module.verifyPeriod("{"))).toHaveProperty("error.code", "bad-certificate");
    expect(v.parse(period, good(finish(module.period("grundy", 1000)))).proven).toBe(false);
    expect(finish(module.period("strip", 0))).toHaveProperty("error.code", "no-sequence");
  });

  it("proves 0.16 while it tells how far it is", () => {
    const work = module.period("octal/0.16", 0);
    let known = 0;
    while (!work.step(1_000_000).done) {
      expect(work.known()).toBeGreaterThanOrEqual(known);
      known = work.known();
    }
    const found = good(work.result());
    work.delete();
    expect([found.preperiod, found.period]).toEqual([105351n, 149459n]);
  });
});

describe("sequences", () => {
  it("hand out their values while they grow", () => {
    const work = module.sequence("octal/0.77", 5000);
    work.step(2000);
    const known = work.known();
    expect(known).toBeGreaterThan(0);
    const part = work.values(0, 5000);
    expect(part.length).toBe(known);
    expect(part).toBeInstanceOf(Uint8Array);
    while (!work.step(100_000).done);
    const all = good(work.result()).values;
    work.delete();
    expect([...part]).toEqual([...all.subarray(0, known)]);
  });
});

describe("two heaps", () => {
  it("make a grid of values", () => {
    const wythoff = good(finish(module.grid("wythoff", 3, 4)));
    expect([wythoff.rows, wythoff.columns]).toEqual([3, 4]);
    expect(wythoff.values).toBeInstanceOf(Uint16Array);
    expect([...wythoff.values]).toEqual([0, 1, 2, 3, 1, 2, 0, 4, 2, 0, 1, 5]);
    const nim = good(finish(module.grid("nim", 2000, 2000), 1e5));
    expect([nim.values[1999 * 2000 + 1999], nim.values[3 * 2000 + 5]]).toEqual([0, 6]);
    expect(finish(module.grid("stairs", 5, 5))).toHaveProperty("error.code", "no-sequence");
    // The first number's row: a heap of 2 of which 1 may be taken, and the other way round.
    const limited = good(finish(module.grid("fibonacci", 3, 3)));
    expect([...limited.values]).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 2]);
  });

  it("a grid asks every pair by itself, and says where play may never end", () => {
    // Of these a larger pair reaches some of the smaller ones only.
    const both = good(finish(module.grid("own/(a,b);a-=1;b-=1", 9, 7), 50));
    const least = (i: number) => Math.min(Math.floor(i / 7), i % 7) % 2;
    expect([...both.values]).toEqual(Array.from({ length: 63 }, (_, i) => least(i)));
    const euclid = good(finish(module.grid("own/{a,b};k=1..(b-1)/a;b-=k*a", 4, 4)));
    expect([...euclid.values]).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 0, 0, 0, 2, 0, 0]);
    // 65,535 stands where there is no value, whatever the other heap is worth.
    const heaps = good(finish(module.grid("own/n;n-=1|n==3;n=4|n==4;n=5|n==5;n=3", 6, 6)));
    const row = [0, 1, 0, 65535, 65535, 65535];
    const worth = (a: number, b: number) => (Math.max(a, b) > 2 ? 65535 : row[a]! ^ row[b]!);
    expect([...heaps.values]).toEqual(
      Array.from({ length: 36 }, (_, i) => worth(Math.floor(i / 6), i % 6)),
    );
    expect(finish(module.grid("own/(a,b);a>3;a+=1", 9, 9))).toHaveProperty(
      "error.code",
      "unsettled",
    );
  });

  it("one heap has a text, and a head at a place too", () => {
    expect(module.heapPosition("take/1,3,4", 12)).toEqual({ position: "take/1,3,4:12" });
    expect(module.heapPosition("coins/mock", 3)).toEqual({ position: "coins/mock:TTH" });
    expect(module.heapPosition("coins/mock", 5000)).toHaveProperty("error.code", "too-many-parts");
    expect(module.heapPosition("wythoff", 3)).toHaveProperty("error.code", "no-sequence");
  });
});

describe("guesses and unknowns", () => {
  it("refutes, holds, proves", () => {
    const wrong = good(finish(module.conjecture("take/1,3,4", "P when n%7==0", [], 0)));
    expect(wrong.verdict).toBe("refuted");
    expect(wrong.counterexample).toEqual({
      heaps: [2n],
      position: "take/1,3,4:2",
      value: 0n,
      guessed: 0n,
    });
    const right = good(
      finish(module.conjecture("take/1,3,4", "P when n%k==0||n%k==2", ["k=7"], 1000)),
    );
    expect([right.verdict, right.rulePeriod, right.guessPeriod]).toEqual(["proven", 7n, 7n]);
    expect(finish(module.conjecture("nim", "n%", [], 0))).toHaveProperty(
      "error.code",
      "bad-expression",
    );
  });

  it("asks every pair by itself, and stops where play may never end", () => {
    const both = good(
      finish(module.conjecture("own/(a,b);a-=1;b-=1", "g(a,b) = min(a,b)%2", [], 0)),
    );
    expect([both.verdict, both.pairs, both.checked, both.stopped]).toEqual([
      "holds",
      true,
      1000,
      null,
    ]);
    const euclid = good(
      finish(module.conjecture("own/{a,b};k=1..(b-1)/a;b-=k*a", "g(a,b) = 0", [], 0)),
    );
    expect([euclid.verdict, euclid.pairs, euclid.counterexample?.heaps]).toEqual([
      "refuted",
      true,
      [1n, 2n],
    ]);
    const circle = "own/n;n-=1|n==3;n=4|n==4;n=5|n==5;n=3";
    const one = good(finish(module.conjecture(circle, "g(n) = n%2", [], 0)));
    expect(one.stopped).toEqual({ heaps: [3n], position: `${circle}:3`, endless: true });
    const two = good(finish(module.conjecture(circle, "P when a%2==b%2", [], 0)));
    expect([two.pairs, two.checked]).toEqual([true, 3]);
    expect(two.stopped).toEqual({ heaps: [0n, 3n], position: `${circle}:0,3`, endless: true });
  });

  it("compares", () => {
    const rules = good(finish(module.compare("octal/0.161", "octal/0.36", 1000)));
    expect([rules.firstDifference, rules.left, rules.right]).toEqual([519n, 2n, 4n]);
    const list = good(finish(module.compareValues("take/1,3,4", "0 1 0 1\n2 3 1")));
    expect(list.firstDifference).toBe(6n);
  });

  it("solves", () => {
    const one = good(finish(module.solve("nim:3,5,?", 0)));
    expect([one.losing, one.proven]).toEqual([[{ first: 6n, last: 6n }], true]);
    const all = good(finish(module.solve("take/1,3,4:7,?", 0)));
    expect([all.period, all.repeating.map((range) => range.first)]).toEqual([7n, [0n, 2n]]);
    expect(finish(module.solve("nim:3", 0))).toHaveProperty("error.code", "one-unknown");
  });
});

describe("lost heaps", () => {
  const lost = (rule: string, heaps: number) => finish(module.lostHeaps(rule, heaps));
  const shape = v.strictObject({ rule: v.string(), count, heaps: v.instance(Uint32Array) });

  it("are the heaps of value 0, of any rule with values", () => {
    for (const rule of ["take/square", "take/prime", "take/1,3,4", "custom/k*k<=n", "octal/0.07"]) {
      const found = v.parse(shape, lost(rule, 500));
      const values = finish(module.sequence(rule, 500)) as { values: Uint32Array };
      const zeros = [...values.values.keys()].filter((heap) => values.values[heap] === 0);
      expect([...found.heaps], rule).toEqual(zeros);
      expect([found.rule, found.count]).toEqual([rule, 500]);
    }
  });

  it("are looked for among 10 million heaps, and no more", () => {
    const squares = v.parse(shape, lost("take/square", 10_000_000));
    expect(squares.heaps.length).toBe(69_489);
    const more = v.parse(shape, lost("take/1..5,7..", 10_000_001));
    expect([more.count, ...more.heaps]).toEqual([10_000_000, 0, 6]);
    expect(v.parse(shape, lost("nim", -1))).toEqual({
      rule: "nim",
      count: 0,
      heaps: new Uint32Array(),
    });
  });

  it("say what is wrong", () => {
    const code = (rule: string) => (lost(rule, 10) as NimberError).error.code;
    expect(code("wythoff")).toBe("no-sequence");
    expect(code("take/0")).toBe("zero-in-set");
  });
});

describe("a judge's input", () => {
  it("says where each case begins and ends", () => {
    const lines = (name: string, input: string) => {
      const work = module.judge(name, input);
      while (!work.step(1e6).done);
      const answer = work.result();
      work.delete();
      if ("error" in answer && !("output" in answer)) throw new Error(name);
      return [[...answer.inputLines], [...answer.inputEnds]];
    };
    expect(lines("poj-2234", "3 1\n2 3\n\n2 4 5\n")).toEqual([
      [1, 4],
      [2, 4],
    ]);
    // Several cases of one set, and what ends the input.
    expect(lines("hdu-1536", "2 2 5\n2\n1 3\n2 2\n4\n0\n")).toEqual([
      [3, 4],
      [3, 5],
    ]);
  });
});
