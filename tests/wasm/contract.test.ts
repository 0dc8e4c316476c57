// nimber.d.ts against the built module: the shapes of all records, exact integers, errors as data.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { AnalysisRecord, NimberError } from "#module/nimber.js";
import { finish, module } from "./module";
import { componentEntries, convention, count, outcome } from "./shapes";

const sentence = v.strictObject({
  code: v.string(),
  args: v.array(v.string()),
});
const board = v.picklist([
  "heaps",
  "wythoff",
  "limited",
  "stairs",
  "strip",
  "squares",
  "monks",
  "hill",
  "graph",
  "coins",
  "ground",
  "vertices",
  "edges",
  "walk",
  "cells",
  "numbers",
  "corners",
]);
const error = v.strictObject({
  error: v.strictObject({
    code: v.string(),
    column: count,
    args: v.array(v.string()),
  }),
});
const game = v.strictObject({
  name: v.string(),
  board,
  rulesForm: v.picklist([
    "none",
    "set",
    "predicate",
    "octal",
    "king",
    "edges",
    "links",
    "choice",
    "moves",
    "drawn-row",
    "drawn-grid",
  ]),
  choices: v.array(v.string()),
  stateForm: v.picklist([
    "heaps",
    "two-heaps",
    "limited",
    "steps",
    "places",
    "squares",
    "row",
    "corners",
    "tokens",
    "edges",
    "walk",
    "parts",
    "cells",
    "cell-rows",
  ]),
  sequence: v.boolean(),
  examples: v.pipe(v.array(v.string()), v.minLength(1)),
});
const term = v.strictObject({
  position: v.string(),
  game: v.string(),
  rule: v.string(),
  board,
  sentence,
  parts: v.array(v.bigint()),
  king: count,
  vertices: v.array(v.string()),
  edges: v.array(count),
  moves: v.array(count),
  marked: v.array(count),
  shape: v.picklist(["", "number", "tuple", "set", "row", "bag"]),
  names: v.array(v.string()),
  pieces: v.array(v.array(v.bigint())),
  heaps: v.number(),
  firstHeap: v.number(),
  splits: v.boolean(),
  apart: v.boolean(),
  ended: v.boolean(),
});
const moveEntries = {
  term: count,
  part: count,
  heap: count,
  kind: v.picklist([
    "take",
    "split",
    "take-split",
    "both",
    "down",
    "slide",
    "edge",
    "turn",
    "corners",
    "own",
    "cut",
    "clear",
    "lift",
    "paint",
  ]),
  amount: v.bigint(),
  before: v.bigint(),
  after: v.array(v.bigint()),
  flips: v.array(count),
  becomes: v.string(),
  place: v.string(),
  leaves: v.array(v.array(v.bigint())),
  position: v.string(),
  step: v.string(),
};
const move = v.strictObject({
  ...moveEntries,
  also: v.optional(v.array(v.strictObject(moveEntries))),
});
const position = v.strictObject({
  kind: v.literal("position"),
  position: v.string(),
  convention,
  sum: v.string(),
  terms: v.array(term),
  over: v.boolean(),
});
const rule = v.strictObject({
  kind: v.literal("rule"),
  rule: v.string(),
  game: v.string(),
  sentence,
  sequence: v.boolean(),
  pairs: v.boolean(),
  quotient: v.boolean(),
});
const analysis = v.strictObject({
  position: v.string(),
  convention,
  outcome,
  value: v.nullable(v.bigint()),
  loopy: v.optional(v.array(v.bigint())),
  terms: v.array(
    v.strictObject({
      position: v.string(),
      value: v.nullable(v.bigint()),
      loopy: v.optional(v.array(v.bigint())),
      theorem: v.string(),
      components: v.array(v.strictObject(componentEntries)),
      together: v.optional(v.array(count)),
    }),
  ),
  method: v.picklist([
    "values",
    "tame",
    "theorem",
    "search",
    "quotient",
    "suspense",
    "remoteness",
    "outcomes",
    "digits",
  ]),
  winning: v.strictObject({
    count: v.nullable(v.bigint()),
    listed: v.array(move),
    plies: v.optional(v.array(v.bigint())),
  }),
  drawing: v.optional(v.strictObject({ count: v.nullable(v.bigint()), listed: v.array(move) })),
});

const examples = module.games().flatMap((g) => g.examples);

function analyze(text: string): AnalysisRecord {
  const result = finish(module.analyze(text, 0));
  if ("error" in result) throw new Error(`${text}: ${result.error.code}`);
  return result;
}

function errorOf(result: object): NimberError["error"] | null {
  return "error" in result ? v.parse(error, result).error : null;
}

describe("the shapes of records", () => {
  it("tells the games", () => {
    expect(module.version()).toMatch(/^\d+\.\d+\.\d+$/);
    v.parse(v.array(game), module.games());
  });

  it.each(examples)("reads, lists moves of and analyses %s", (text) => {
    v.parse(position, module.read(text));
    const moves = module.moves(text, 0, 0, 0, 50);
    if ("error" in moves) throw new Error(moves.error.code);
    v.parse(v.array(move), moves.moves);
    v.parse(analysis, analyze(text));
    for (const m of moves.moves) {
      expect(module.moveTo(text, m.position)).toEqual({ move: m });
      const smaller = m.kind === "split" || m.kind === "take-split" ? (m.after[0] ?? 0n) : 0n;
      const found = module.moveBy(text, m.term, m.part, m.amount, smaller);
      expect("move" in found && found.move?.part).toBe(m.part);
    }
    const reply = finish(module.reply(text, false, 1, 0));
    if ("error" in reply) throw new Error(reply.error.code);
    if (reply.move) v.parse(move, reply.move);
    expect(module.moveTo(text, reply.move?.position ?? "")).toEqual({
      move: reply.move,
    });
  });

  it.each(["every", "first", "some", "most/2"])("plays in several parts at once: ~%s", (kind) => {
    const text = `nim:1,2+take/1..2:4,5~${kind}`;
    const read = v.parse(position, module.read(text));
    expect(read.sum).toBe(kind);
    const told = v.parse(analysis, analyze(text));
    expect(told.value).toBeNull();
    for (const one of told.winning.listed) {
      expect(analyze(one.position).outcome).toBe("P");
      const link = module.writeLink([text, one.position], []);
      expect(link).toEqual({ link: `${text}!${one.step}` });
    }
    const link = module.openLink(`${text}!${told.winning.listed[0]?.step ?? ""}`);
    expect("record" in link && link.record.length).toBe(told.outcome === "N" ? 2 : 1);
  });

  it("reads a rule alone and its values", () => {
    expect(v.parse(rule, module.read("{1,3,4}")).rule).toBe("take/1,3,4");
    const result = finish(module.sequence("{1,3,4}", 9));
    if ("error" in result) throw new Error(result.error.code);
    expect(result.values).toBeInstanceOf(Uint32Array);
    expect([...result.values]).toEqual([0, 1, 0, 1, 2, 3, 2, 0, 1]);
  });

  it("opens and writes links", () => {
    const link = module.openLink("take/1..3:9+take/1..7:14!2.13!1.8?quiz&lang=zh");
    expect(link).toEqual({
      kind: "position",
      record: ["take/1..3:9+take/1..7:14", "take/1..3:9+take/1..7:13", "take/1..3:8+take/1..7:13"],
      options: ["quiz", "lang=zh"],
      dropped: "",
    });
    if (!("record" in link)) return;
    expect(module.writeLink(link.record, link.options)).toEqual({
      link: "take/1..3:9+take/1..7:14!2.13!1.8?quiz&lang=zh",
    });
  });
});

describe("integers", () => {
  it("are exact to 10^18", () => {
    const text = "nim:1000000000000000000,999999999999999999";
    const result = analyze(text);
    expect(result.value).toBe(1000000000000000000n ^ 999999999999999999n);
    expect(result.winning.listed[0]?.amount).toBe(1n);
    const by = module.moveBy(text, 1, 1, 999999999999999999n, 0n);
    expect("move" in by && by.move?.after).toEqual([1n]);
    const view = module.read(text);
    expect("terms" in view && view.terms[0]?.parts).toEqual([
      1000000000000000000n,
      999999999999999999n,
    ]);
  });
});

describe("errors are data", () => {
  const bad = [
    "",
    "foo:3",
    "nim:",
    "nim:-1",
    "nim:1000000000000000001",
    "take/3..1:4",
    "custom/k:4",
    "nim:\u0007",
    "\ud800",
    "x".repeat(2_000_000),
    "nim:" + "1,".repeat(1000) + "1",
  ];
  it.each(bad.map((text) => [text.slice(0, 30), text]))("%s", (_, text) => {
    expect(errorOf(module.read(text))).not.toBeNull();
    expect(errorOf(module.openLink(text))).not.toBeNull();
    expect(errorOf(finish(module.analyze(text, 0)))).not.toBeNull();
    expect(errorOf(finish(module.reply(text, false, 0, 0)))).not.toBeNull();
    expect(errorOf(module.moves(text, 0, 0, 0, 1))).not.toBeNull();
  });

  it("takes half a letter for no letter, and for no other one", () => {
    const text = "graph/a-\ud800b:a";
    for (const given of [text, "nim:3\ud8004", "nim:3\udc00"])
      expect(errorOf(module.read(given))).toMatchObject({
        code: "bad-character",
        args: ["\ufffd"],
      });
    expect(errorOf(module.writeLink([text], []))?.args).toEqual(["\ufffd"]);
    expect(errorOf(module.read("nim:\ud83d\ude00"))?.args).toEqual(["\u{1f600}"]);
  });

  it("says unsettled past the limit", () => {
    expect(errorOf(finish(module.analyze("take/prime:5000", 1000)))?.code).toBe("unsettled");
  });
});

describe("known answers", () => {
  interface Known {
    ask: string;
    position: string;
    outcome: string;
    value?: number;
    values?: number[];
    wins: string[];
  }
  const lines = readFileSync(new URL("../data/positions.jsonl", import.meta.url), "utf8");
  const known = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Known);

  it("all hold in the module", () => {
    expect(known.length).toBeGreaterThan(200);
    for (const k of known) {
      const got = analyze(k.ask);
      const number = (value: bigint | null) => (value === null ? undefined : Number(value));
      expect({
        ask: k.ask,
        position: got.position,
        outcome: got.outcome,
        value: number(got.value),
        values: k.values && got.terms.map((t) => number(t.value)),
        count: Number(got.winning.count),
        wins: got.winning.listed.map((m) => m.position).sort(),
      }).toEqual({
        ask: k.ask,
        position: k.position,
        outcome: k.outcome,
        value: k.value,
        values: k.values,
        count: k.wins.length,
        wins: [...k.wins].sort(),
      });
    }
  });
});

describe("work in pieces", () => {
  it("pauses, goes on, and leaves memory where it was", () => {
    const once = (budget: number) => {
      const work = module.analyze("custom/gcd(n,k)==1:400", 0);
      let steps = 0;
      while (!work.step(budget).done) steps += 1;
      const result = work.result();
      work.delete();
      return { steps, result };
    };
    expect(once(1000).result).toEqual(once(1e6).result);
    for (let i = 0; i < 300; i += 1) {
      const work = module.analyze("nim:3,4+custom/k*k<=n:30~misere", 0);
      work.step(10);
      work.delete();
    }
  });
});
