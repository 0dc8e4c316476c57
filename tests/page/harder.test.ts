// "Harder" is harder: over every game of the gallery, by the module.
import { expect, it } from "vitest";
import {
  extentOf,
  grown,
  hardnessOf,
  harderThan,
  hasTwins,
  stepOf,
  type Asks,
} from "../../web/src/goals/harder";
import { presets } from "../../web/src/state/presets";
import { finish, module } from "../wasm/module";

const asks: Asks = {
  random: (like, size, seed) => {
    const drawn = module.randomPosition(like, size, seed);
    return Promise.resolve("error" in drawn ? null : drawn.position);
  },
  judge: (text) => {
    const known = finish(module.analyze(text, 500_000));
    if ("error" in known || known.winning.count === null) return Promise.resolve(null);
    return Promise.resolve({
      wins: known.outcome === "N",
      winning: Number(known.winning.count),
      next: known.winning.listed[0]?.position ?? null,
    });
  },
  moves: (text) => {
    const all = module.moves(text, 0, 0, 0, 5000);
    return Promise.resolve("error" in all ? 0 : all.moves.length);
  },
  length: (text) => {
    const graph = module.optionsGraph(text, 2000);
    return Promise.resolve("error" in graph ? null : graph.rounds[0]!);
  },
};

/** Whose graph is their rule: only the token stands elsewhere. */
const fixed = /^(graph|geography)\//;

it.each(presets.map(({ name, position }) => [name, position]))(
  "after %s comes a harder one",
  async (_, position) => {
    const before = (await hardnessOf(position, asks))!;
    for (const seed of [1, 1000, 77_777]) {
      const text = await harderThan(position, asks, seed);
      if (text === null) {
        expect(position).toMatch(fixed);
        continue;
      }
      const after = (await hardnessOf(text, asks))!;
      expect((await asks.judge(text))!.wins, text).toBe(true);
      const pairs = [
        [before.parts, after.parts],
        [before.losing, after.losing],
        ...(before.length !== null && after.length !== null ? [[before.length, after.length]] : []),
      ] as [number, number][];
      for (const [was, is] of pairs) expect(is, text).toBeGreaterThanOrEqual(was);
      expect(
        pairs.some(([was, is]) => is > was),
        text,
      ).toBe(true);
      expect(after.stones, text).toBeGreaterThanOrEqual(before.stones);
    }
  },
  120_000,
);

it("counts what stands on a board", () => {
  expect(extentOf("take/1..3:21")).toEqual({ parts: 1, stones: 21, largest: 21 });
  expect(extentOf("nim:3,4,5~misere")).toEqual({ parts: 3, stones: 12, largest: 5 });
  expect(extentOf("grid/..->oo;turn:..../..../....").parts).toBe(12);
  expect(extentOf("row/.->x:.._.").parts).toBe(3);
  expect(extentOf("coins/turtles:THH").parts).toBe(3);
  expect(extentOf("nim:5+strip:3,7")).toEqual({ parts: 3, stones: 15, largest: 7 });
});

it.each(["nim:3,4,5", "take/1..3:21"])(
  "what comes after %s is won by another move",
  async (start) => {
    const first = stepOf(start, (await asks.judge(start))!.next);
    expect(first).toMatch(/^-\d+$/);
    for (let seed = 1; seed < 40; seed++) {
      const text = (await harderThan(start, asks, seed * 7919))!;
      expect(hasTwins(text), text).toBe(false);
      expect(stepOf(text, (await asks.judge(text))!.next), text).not.toBe(first);
    }
  },
);

it("a full bar grows by a row or a column", () => {
  expect(grown("chomp:3,3,3", 1, 0)).toBe("chomp:3,3,3,3");
  expect(grown("chomp:3,3,3", 1, 1)).toBe("chomp:4,4,4");
});
