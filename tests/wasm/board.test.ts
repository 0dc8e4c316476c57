// The module that comes with the page: it answers a board's questions as the whole one does.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { presets } from "../../web/src/state/presets";
import { board, boardFile, finish, labFile, module } from "./module";
import { newInstructions } from "./opcodes";
import type { BoardModule } from "#module/nimber.js";

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
  // By a misère quotient, in several parts at once, without an end.
  "octal/0.77:12,9,4~misere",
  "kayles:9,4+nim:3~every",
  "own/{a,b};=>(a-1,b)|(b,a):3,4",
];
const links = lines("links.txt")
  .slice(1)
  .map((line) => line.split("\t")[0]!);

const compare = (ask: (from: BoardModule, text: string) => unknown, texts: readonly string[]) => {
  for (const text of texts) expect(ask(board, text), text).toEqual(ask(module, text));
};

describe("the board module", () => {
  it("knows every game", () => {
    expect(board.games()).toEqual(module.games());
    expect(board.games().length).toBeGreaterThan(20);
  });

  it("reads and opens as the whole one", () => {
    expect(positions.length).toBeGreaterThan(60);
    compare((from, text) => from.read(text), [...positions, ...links]);
    compare((from, text) => from.openLink(text), links);
  });

  it("answers what a board asks as the whole one", () => {
    const asks: ((from: BoardModule, text: string) => unknown)[] = [
      (from, text) => finish(from.analyze(text, 200_000)),
      (from, text) => finish(from.explain(text, 200_000)),
      (from, text) => finish(from.bruteForce(text, 20_000)),
      (from, text) => from.optionsGraph(text, 200),
      (from, text) => from.randomPosition(text, 9, 4),
      (from, text) => from.moves(text, 0, 0, 0, 50),
      (from, text) => from.moveBy(text, 1, 1, 1n, 0n),
      (from, text) => finish(from.reply(text, false, 7, 200_000)),
      (from, text) => {
        const answer = from.moves(text, 0, 0, 0, 1);
        if ("error" in answer || !answer.moves[0]) return answer;
        return {
          to: from.moveTo(text, answer.moves[0].position),
          link: from.writeLink([text, answer.moves[0].position], ["quiz"]),
        };
      },
    ];
    for (const ask of asks) compare(ask, positions);
    expect(board.wythoffGrid(7, 9)).toEqual(module.wythoffGrid(7, 9));
    expect(finish(board.grid("wythoff", 12, 5))).toEqual(finish(module.grid("wythoff", 12, 5)));
  });

  it("hands out values as narrow as they are, and as far as they are known", () => {
    for (const [count, kind] of [
      [256, Uint8Array],
      [257, Uint16Array],
      [65_537, Uint32Array],
    ] as const)
      for (const from of [board, module]) {
        const work = from.sequence("nim", count);
        while (!work.step(100_000).done);
        const values = work.values(0, count);
        work.delete();
        expect(values).toBeInstanceOf(kind);
        expect(values.length).toBe(count);
        expect(values[count - 1]).toBe(count - 1);
      }
    compare(
      (from, rule) => {
        const work = from.sequence(rule, 200);
        while (!work.step(50).done);
        const answer = { known: work.known(), values: work.values(7, 30), all: work.result() };
        work.delete();
        return answer;
      },
      ["nim", "take/1..3", "take/1,3,4", "take/prime", "octal/0.77", "own/n;k=1..n/3;n-=k"],
    );
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
      "nim:\ud800",
      "nim:1000000000000000000,0",
      "take/1..1000000000000000000:999999999999999999",
      "nim:1000000000000000001",
      "take/5..3:1",
      "take/1..3:",
      "chess:3",
      `nim:${Array.from({ length: 1000 }, (_, at) => at * 7919).join(",")}`,
      `nim:${"1,".repeat(1000)}1`,
      "x".repeat(1_000_001),
    ];
    const asks: ((from: BoardModule, text: string) => unknown)[] = [
      (from, text) => from.read(text),
      (from, text) => from.openLink(text),
      (from, text) => finish(from.analyze(text, 0)),
      (from, text) => from.moves(text, 0, 0, 3, 40),
      (from, text) => from.writeLink(["nim:3", text], ["lang=zh", text.slice(0, 9)]),
      (from, text) => from.moveTo("nim:3", text),
    ];
    for (const ask of asks) compare(ask, texts);
  });

  it("is smaller, and runs without SIMD and without WebAssembly exceptions", () => {
    expect(boardFile.length).toBeLessThan(labFile.length / 2);
    expect([...newInstructions(boardFile)]).toEqual([]);
    expect([...newInstructions(labFile)]).toEqual([]);
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
