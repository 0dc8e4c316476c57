// The worker's question to the lab module, beside a search of the board module.
import { describe, expect, it } from "vitest";
import { beside, stepTo } from "../../web/src/engine/argued";
import type { NimberModule, Progress } from "#module/nimber.js";

const progress = (examined: number, done = false): Progress => ({
  done,
  fraction: -1,
  examined: BigInt(examined),
});
const unsettled = { error: { code: "unsettled", column: 0, args: [] } };
const lost = { outcome: "P", winning: { count: 0n, listed: [] } };
const won = { outcome: "N", winning: { count: null, listed: [{ position: "there" }] } };

/** A lab module that knows who wins, or nothing, and notes what it was asked. */
function lab(knows: "P" | "N" | null) {
  const asked: (readonly [boolean, number])[] = [];
  let opened = 0;
  const module = {
    argue: (_: string, wins: boolean, places: number) => {
      asked.push([wins, places]);
      return knows === null || wins !== (knows === "N") ? unsettled : wins ? won : lost;
    },
    explainArgued: (position: string) => ({ of: position }),
  } as unknown as NimberModule;
  const open = () => {
    opened += 1;
    return Promise.resolve(module);
  };
  return { open, asked, opened: () => opened };
}

describe("an argument beside a search", () => {
  it("is asked for twice: that the position is lost, then that it is won", async () => {
    const one = lab("N");
    const ask = beside("analyze", ["row/.->x:.^9", 0], one.open)!;
    expect(await ask(progress(249_999), undefined)).toBeUndefined();
    expect(one.opened()).toBe(0);
    // The module is on its way: the search goes on.
    expect(await ask(progress(250_000), undefined)).toBeUndefined();
    expect(await ask(progress(260_000), undefined)).toBeUndefined();
    expect(await ask(progress(270_000), undefined)).toBeUndefined();
    expect(one.asked).toEqual([[false, 260_000]]);
    expect(await ask(progress(2_500_000), undefined)).toBe(won);
    expect(one.asked).toHaveLength(2);
    expect(one.opened()).toBe(1);
  });

  it("is a last word where the search ends without an answer", async () => {
    const one = lab("N");
    const ask = beside("analyze", ["nim:3", 1000], one.open)!;
    expect(await ask(progress(1000, true), unsettled)).toBe(won);
    expect(one.asked).toEqual([
      [false, 0],
      [true, 0],
    ]);
    const two = lab("P");
    const other = beside("analyze", ["nim:3", 1000], two.open)!;
    expect(await other(progress(1000, true), { outcome: "P" })).toBeUndefined();
    expect(await other(progress(1, true), { error: { code: "bad-grid" } })).toBeUndefined();
    expect(two.opened()).toBe(0);
  });

  it("makes the program's move, or is explained", async () => {
    const moves = beside("reply", ["nim:3", false, 1, 0], lab("N").open)!;
    await moves(progress(250_000), undefined);
    expect(await moves(progress(250_001), undefined)).toEqual({
      move: { position: "there" },
      winning: true,
      settled: true,
    });
    const tells = beside("explain", ["nim:3", 0], lab("P").open)!;
    await tells(progress(250_000), undefined);
    expect(await tells(progress(250_001), undefined)).toEqual({ of: "nim:3" });
  });

  it("is not asked for where nothing is copied", () => {
    const { open } = lab("P");
    expect(beside("bruteForce", ["nim:3", 0], open)).toBeNull();
    expect(beside("reply", ["nim:3", true, 1, 0], open)).toBeNull();
    expect(beside("analyze", ["nim:3~misere", 0], open)).toBeNull();
  });

  it("does without a module that does not come", async () => {
    const ask = beside("analyze", ["nim:3", 0], () => Promise.reject(new Error("offline")))!;
    expect(await ask(progress(250_000), undefined)).toBeUndefined();
    expect(await ask(progress(1e8, true), unsettled)).toBeUndefined();
  });

  it("does not hang on how long steps are", () => {
    expect(stepTo(1e6, 0)).toBe(250_000);
    expect(stepTo(500, 0)).toBe(500);
    expect(stepTo(1e6, 2_499_999)).toBe(1);
    expect(stepTo(1e6, 2_500_000)).toBe(1e6);
  });
});
