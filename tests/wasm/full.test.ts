// The module that comes for a board: what it knows it answers as the whole one does; of games that
// only the whole one knows, and of what needs a misère quotient, it says that it knows no such game.
import { describe, expect, it } from "vitest";
import { presets } from "../../web/src/presets";
import { finish, full, fullFile, module, wholeFile } from "./module";
import { newInstructions } from "./opcodes";
import type { FullModule } from "#module/nimber.js";

const positions = [
  ...presets.map((preset) => preset.position),
  ...module.games().flatMap((game) => game.examples),
];
const unknown = (answer: object) =>
  "error" in answer && (answer.error as { code: string }).code === "unknown-game";

/** Asks both; how many of the questions the full module answered. */
function compare(ask: (from: FullModule, text: string) => object, texts: readonly string[]) {
  let answered = 0;
  for (const text of texts) {
    const answer = ask(full, text);
    if (unknown(answer)) continue;
    answered += 1;
    expect(answer, text).toEqual(ask(module, text));
  }
  return answered;
}

describe("the full module", () => {
  it("knows all games but those of a folder of their own", () => {
    const names = full.games().map((game) => game.name);
    expect(names).toContain("wythoff");
    expect(names).not.toContain("own");
    expect(full.games()).toEqual(module.games().filter((game) => names.includes(game.name)));
    expect(unknown(full.read("own/n;k=1..3;n-=k:7"))).toBe(true);
    expect(unknown(full.read("nim:3+own/n;k=1..3;n-=k:7"))).toBe(true);
  });

  it("answers what a board asks as the whole one does", () => {
    const asks: ((from: FullModule, text: string) => object)[] = [
      (from, text) => finish(from.analyze(text, 0)),
      (from, text) => finish(from.explain(text, 0)),
      (from, text) => finish(from.bruteForce(text, 20_000)),
      (from, text) => from.optionsGraph(text, 200),
      (from, text) => from.randomPosition(text, 9, 4),
      (from, text) => from.moves(text, 0, 0, 0, 50),
      (from, text) => finish(from.reply(text, false, 7, 0)),
    ];
    for (const ask of asks) expect(compare(ask, positions)).toBeGreaterThan(20);
    expect(full.wythoffGrid(7, 9)).toEqual(module.wythoffGrid(7, 9));
    expect(finish(full.grid("wythoff", 12, 5))).toEqual(finish(module.grid("wythoff", 12, 5)));
  });

  it("leaves misère quotients to the whole one", () => {
    const wild = "octal/0.77:12,9,4~misere";
    expect(unknown(finish(full.analyze(wild, 0)))).toBe(true);
    expect(unknown(finish(full.explain(wild, 0)))).toBe(true);
    expect(unknown(finish(full.reply(wild, false, 7, 0)))).toBe(true);
    expect(finish(module.analyze(wild, 0))).toMatchObject({ method: "quotient" });
    // What is tame, and what is no sum of heaps, it settles by itself.
    for (const text of ["nim:3,4,5~misere", "coins/mock:HTHH~misere", "wythoff:3,4~misere"])
      expect(finish(full.analyze(text, 0)), text).toEqual(finish(module.analyze(text, 0)));
  });

  it("is smaller, and runs without SIMD and without WebAssembly exceptions", () => {
    expect(fullFile.length).toBeLessThan(wholeFile.length * 0.7);
    expect([...newInstructions(fullFile)]).toEqual([]);
    expect([...newInstructions(wholeFile)]).toEqual([]);
  });
});
