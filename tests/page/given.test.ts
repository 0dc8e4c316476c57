// What callers may give that is no text, no number, or too much of one.
import { describe, expect, it } from "vitest";
import { Nimber } from "../../web/npm/client";
import { wellFormed } from "../../web/src/engine/wellFormed";

describe("the npm package", () => {
  const nimber = new Nimber(() => {
    throw new Error("nothing that is wrong reaches the thread");
  });
  const anything = (value: unknown) => value as never;

  it("says in words that a text is wanted", async () => {
    for (const [value, told] of [
      [null, "null"],
      [undefined, "undefined"],
      [7, "number"],
      [{}, "object"],
    ] as const) {
      const given = anything(value);
      for (const [name, asked] of [
        ["text", nimber.read(given)],
        ["position", nimber.analyze(given)],
        ["position", nimber.explain(given)],
        ["position", nimber.moves(given)],
        ["position", nimber.reply(given)],
        ["rule", nimber.sequence(given, 3)],
        ["rule", nimber.period(given)],
      ] as const)
        await expect(asked).rejects.toThrow(new TypeError(`${name}: a text, not ${told}`));
    }
  });

  it("says in words how many values there can be", async () => {
    await expect(nimber.sequence("nim", 1e9)).rejects.toThrow(
      new RangeError("count: a whole number from 0 to 50000000, not 1000000000"),
    );
    for (const count of [-1, 1.5, NaN, Infinity])
      await expect(nimber.sequence("nim", count)).rejects.toThrow(RangeError);
    await expect(nimber.sequence("nim", anything("3"))).rejects.toThrow(TypeError);
    await expect(nimber.period("nim", { most: anything("all") })).rejects.toThrow(TypeError);
  });
});

describe("a lone surrogate", () => {
  it("is no letter", () => {
    expect(wellFormed("a\ud800b")).toBe("a\ufffdb");
    expect(wellFormed("nim:3\udc00")).toBe("nim:3\ufffd");
    expect(wellFormed(["\udbff", "\ud83d\ude00"])).toEqual(["\ufffd", "\ud83d\ude00"]);
    expect(wellFormed("取石子 \u{1f600}")).toBe("取石子 \u{1f600}");
    expect(wellFormed(3)).toBe(3);
  });
});
