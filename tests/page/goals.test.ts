// The ladder and the days: each puzzle is what it is said to be, by the module; the days that were
// handed out once stay for ever.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { dayAt } from "../../web/src/goals/days";
import { days, ladder, puzzleOfDay, streak, triesSigns } from "../../web/src/goals/puzzles";
import { merged, parseProgress } from "../../web/src/state/progress";
import { finish, module } from "../wasm/module";

// What the settings ask of a browser when they are read in.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

const file = (name: string) =>
  readFileSync(new URL(`../../web/src/goals/puzzles-${name}.txt`, import.meta.url), "utf8");

describe.each(["ladder", "daily"])("%s", (name) => {
  const lines = file(name).trimEnd().split("\n");

  it("has one winning move, and a tempting one that loses", () => {
    for (const text of lines) {
      expect(text).toMatch(/^[gem] \S+!([\dHT,]+|1\.[.ox/]+|([a-z]-[a-z],?)+)$/);
      const link = text.slice(2);
      const opened = module.openLink(link);
      if ("error" in opened || opened.kind !== "position") throw new Error(text);
      const [start, tempted] = opened.record as [string, string];
      expect(start).toBe(link.slice(0, link.indexOf("!")));
      const known = finish(module.analyze(start, 0));
      const after = finish(module.analyze(tempted, 0));
      if ("error" in known || "error" in after) throw new Error(text);
      expect(known.outcome, text).toBe("N");
      expect(known.winning.count, text).toBe(1n);
      expect(known.winning.listed[0]!.position, text).not.toBe(tempted);
      expect(after.outcome, text).toBe("N");
    }
  }, 120_000);

  it("asks each position once", () => {
    const texts = lines.map((text) => text.slice(2, text.indexOf("!")));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

it("the ladder is long enough, and begins with the game that the page opens with", () => {
  expect(ladder.length).toBeGreaterThanOrEqual(60);
  expect(ladder.slice(0, 2)).toEqual(["take/1..3:21", "take/1..10:100"]);
});

it("a day that was handed out never changes", () => {
  const frozen = file("daily").split("\n").slice(0, 800).join("\n");
  expect(days.length).toBeGreaterThanOrEqual(800);
  expect(createHash("sha256").update(`${frozen}\n`).digest("hex")).toBe(
    "79ae6ffc94344c618d73aa564e4f28498fe7eb9cfe9b975ce78e4b2dbfcb8b01",
  );
});

/** The most moves of a game that the winner never gives away; `most` + 1 for more than that. */
function longest(position: string, most: number): number {
  const known = finish(module.analyze(position, 0));
  if ("error" in known) throw new Error(position);
  const next =
    known.outcome === "N"
      ? known.winning.listed
      : (module.moves(position, 0, 0, 0, 1000) as { moves: { position: string }[] }).moves;
  if (next.length === 0) return 0;
  if (most === 0) return 1;
  return 1 + Math.max(...next.map((move) => longest(move.position, most - 1)));
}

it("a day's game is short, and its numbers can be weighed", () => {
  for (const text of days) {
    const state = text.replace(/~misere$/, "").replace(/^.*:/, "");
    const numbers = /^[HT]+$/.test(state) ? [state.length] : state.split(",").map(Number);
    const most = numbers.length === 1 ? 40 : 12;
    expect(Math.max(...numbers), text).toBeLessThanOrEqual(most);
    expect(text).not.toMatch(/^coins\/(mock|ruler)/);
  }
  // A tenth of them, another one of each game.
  for (const text of days.filter((_, at) => at % 10 === 0))
    expect(longest(text, 12), text).toBeLessThanOrEqual(12);
}, 120_000);

it("no two days in a row have the same game", () => {
  const games = days.map((text) => text.slice(0, text.lastIndexOf(":")));
  expect(games.filter((game, at) => game === games[at - 1])).toEqual([]);
});

it("days are counted in UTC from the first of 2026", () => {
  expect(dayAt(Date.UTC(2026, 0, 1))).toBe(1);
  expect(dayAt(Date.UTC(2026, 0, 1, 23, 59, 59))).toBe(1);
  expect(dayAt(Date.UTC(2026, 0, 2))).toBe(2);
  expect(dayAt(Date.UTC(2025, 5, 1))).toBe(1);
  expect(puzzleOfDay(1)).toBe(days[0]);
  expect(puzzleOfDay(days.length + 1)).toBe(days[0]);
});

it("a streak is of days solved on their day, up to yesterday at least", () => {
  const on = (solved: Record<number, number>) => (day: number) => solved[day] ?? null;
  expect(streak(on({}), 9)).toBe(0);
  expect(streak(on({ 9: 9 }), 9)).toBe(1);
  expect(streak(on({ 7: 7, 8: 8 }), 9)).toBe(2);
  expect(streak(on({ 6: 6, 7: 7 }), 9)).toBe(0);
  expect(streak(on({ 7: 8, 8: 8, 9: 9 }), 9)).toBe(2);
  expect(triesSigns(0)).toBe("●");
  expect(triesSigns(2)).toBe("○○●");
});

it("progress of two devices is put together; what is none is nothing", () => {
  const here = { a: { wrong: 2, on: null }, b: { wrong: 0, on: 5 } };
  const more = { a: { wrong: 1, on: 7 }, b: { wrong: 3, on: 4 }, c: { wrong: 0, on: null } };
  expect(merged(here, more)).toEqual({
    a: { wrong: 1, on: 7 },
    b: { wrong: 3, on: 4 },
    c: { wrong: 0, on: null },
  });
  expect(merged(more, here)).toEqual(merged(here, more));
  expect(parseProgress({ a: { wrong: -1, on: null } })).toEqual({});
  expect(parseProgress("x")).toEqual({});
  expect(parseProgress(here)).toEqual(here);
});
