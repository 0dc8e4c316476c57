// The small module that comes with the page: what it knows it answers as the whole one does; of the
// rest it says so.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstPosition, presets } from "../../web/src/presets";
import { finish, first, firstFile, fullFile, module } from "./module";
import { newInstructions } from "./opcodes";
import type { FirstModule } from "#module/nimber.js";

const lines = (file: string) =>
  readFileSync(new URL(`../data/${file}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
const positions = [
  ...presets.map((preset) => preset.position),
  ...module.games().flatMap((game) => game.examples),
  ...lines("positions.jsonl")
    .filter((_, at) => at % 7 === 0)
    .map((line) => (JSON.parse(line) as { ask: string }).ask),
];
const links = lines("links.txt")
  .slice(1)
  .map((line) => line.split("\t")[0]!);

const unknown = (answer: object) =>
  "error" in answer && (answer.error as { code: string }).code === "unknown-game";

/** Asks both; how many of the questions the first module answered. */
function compare(ask: (from: FirstModule, text: string) => object, texts: readonly string[]) {
  let answered = 0;
  for (const text of texts) {
    const answer = ask(first, text);
    if (unknown(answer)) continue;
    answered += 1;
    expect(answer, text).toEqual(ask(module, text));
  }
  return answered;
}

describe("the first module", () => {
  it("knows the games of the landing place, as the whole one does", () => {
    const names = first.games().map((game) => game.name);
    expect(names).toEqual(["nim", "take"]);
    expect(first.games()).toEqual(module.games().filter((game) => names.includes(game.name)));
    expect(unknown(first.read(firstPosition))).toBe(false);
  });

  it("reads and opens as the whole one, or doesn't know the game", () => {
    expect(compare((from, text) => from.read(text), [...positions, ...links])).toBeGreaterThan(30);
    expect(compare((from, text) => from.openLink(text), links)).toBeGreaterThan(20);
    // A text that no module knows is for the whole one to refuse.
    expect(unknown(first.read("chess:3"))).toBe(true);
    expect(unknown(first.read("nim:3+wythoff:1,2"))).toBe(true);
    expect(unknown(first.read("kayles:3"))).toBe(true);
  });

  it("analyzes, moves and replies as the whole one", () => {
    const asks: ((from: FirstModule, text: string) => object)[] = [
      (from, text) => finish(from.analyze(text, 0)),
      (from, text) => from.moves(text, 0, 0, 0, 50),
      (from, text) => from.moveBy(text, 1, 1, 1n, 0n),
      (from, text) => finish(from.reply(text, false, 7, 0)),
      (from, text) => {
        const answer = from.moves(text, 0, 0, 0, 1);
        if ("error" in answer || !answer.moves[0]) return answer;
        return {
          to: from.moveTo(text, answer.moves[0].position),
          link: from.writeLink([text, answer.moves[0].position], ["quiz"]),
        };
      },
    ];
    for (const ask of asks) expect(compare(ask, positions)).toBeGreaterThan(20);
    const rules = ["nim", "take/1..3", "take/1,3,4", "take/2,5,9", "take/prime", "take/odd"];
    expect(compare((from, rule) => finish(from.sequence(rule, 200)), rules)).toBe(rules.length);
    const part = (from: FirstModule, rule: string) => {
      const work = from.sequence(rule, 200);
      while (!work.step(50).done);
      const answer = { known: work.known(), values: work.values(7, 30) };
      work.delete();
      return answer;
    };
    expect(compare(part, rules)).toBe(rules.length);
  });

  it("hands out values as narrow as they are, like the whole one", () => {
    for (const [count, kind] of [
      [256, Uint8Array],
      [257, Uint16Array],
      [65_537, Uint32Array],
    ] as const)
      for (const from of [first, module]) {
        const work = from.sequence("nim", count);
        while (!work.step(100_000).done);
        const values = work.values(0, count);
        work.delete();
        expect(values).toBeInstanceOf(kind);
        expect(values.length).toBe(count);
        expect(values[count - 1]).toBe(count - 1);
      }
  });

  it("leaves to larger ones what it can’t settle, the program's move too", () => {
    const hard = "take/prime:500";
    expect(unknown(finish(first.analyze(hard, 5)))).toBe(true);
    expect(unknown(finish(first.reply(hard, false, 7, 5)))).toBe(true);
    expect(finish(module.analyze(hard, 5))).toMatchObject({ error: { code: "unsettled" } });
    expect(finish(module.reply(hard, false, 7, 5))).toMatchObject({ winning: false });
    // Its games are tame: it answers in misère play as well.
    for (const tame of ["nim:1,2,3~misere", "take/1..3:21,4~misere", "nim:0~misere"]) {
      expect(unknown(finish(first.analyze(tame, 0)))).toBe(false);
      expect(finish(first.reply(tame, false, 7, 0))).toEqual(
        finish(module.reply(tame, false, 7, 0)),
      );
    }
  });

  it("answers alike whatever is typed, however long", () => {
    const texts = [
      "",
      " ",
      "３，４；５",
      "nim：３，４",
      "nim:3\u0000,4",
      "石子",
      "🪨:1",
      "nim:1000000000000000000,0",
      "take/1..1000000000000000000:999999999999999999",
      "nim:1000000000000000001",
      "take/5..3:1",
      "take/1..3:",
      `nim:${Array.from({ length: 1000 }, (_, at) => at * 7919).join(",")}`,
      `nim:${"1,".repeat(1000)}1`,
      "x".repeat(1_000_001),
    ];
    const asks: ((from: FirstModule, text: string) => object)[] = [
      (from, text) => from.read(text),
      (from, text) => from.openLink(text),
      (from, text) => finish(from.analyze(text, 0)),
      (from, text) => from.moves(text, 0, 0, 3, 40),
      (from, text) => from.writeLink(["nim:3", text], ["lang=zh", text.slice(0, 9)]),
      (from, text) => from.moveTo("nim:3", text),
    ];
    for (const ask of asks) expect(compare(ask, texts)).toBeGreaterThan(8);
  });

  it("is small, and runs without SIMD and without WebAssembly exceptions, as the whole one does", () => {
    expect(firstFile.length).toBeLessThan(fullFile.length / 3);
    expect([...newInstructions(firstFile)]).toEqual([]);
    expect([...newInstructions(fullFile)]).toEqual([]);
  });
});

describe("the instructions of a file", () => {
  const withCode = (...code: number[]) =>
    Uint8Array.from([
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...[10, code.length + 4, 1, code.length + 2, 0, ...code, 0x0b],
    ]);
  it("are told apart", () => {
    expect([...newInstructions(withCode(0x41, 0xff, 0x7d, 0x1a))]).toEqual([]);
    // v128.const and what follows; try; throw.
    expect([...newInstructions(withCode(0x41, 1, 0xfd, 12, ...Array<number>(16).fill(0)))]).toEqual(
      [0xfd],
    );
    expect([...newInstructions(withCode(0x06, 0x40, 0x19, 0x0b))]).toEqual([0x06]);
    expect([...newInstructions(withCode(0x08, 0))]).toEqual([0x08]);
  });
});
