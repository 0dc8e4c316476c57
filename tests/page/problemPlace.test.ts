/** The place Problems: what a search finds, how hard a problem is, cases that check a program. */
import "./storage";
import { beforeEach, describe, expect, it } from "vitest";
import { draw, drawnNames } from "../../web/src/judge/draws";
import { askedBy, everything, haystackOf, isWithin } from "../../web/src/judge/find";
import { levelOf } from "../../web/src/judge/hard";
import { parseLibrary, printLibrary } from "../../web/src/state/library";
import { holds, nearest } from "../../web/src/widgets/finding";
import { mostOwnProblem, mostOwnProblems, mostSolved } from "../../web/src/state/limits";
import {
  exportedProblems,
  importProblems,
  isSolved,
  keepOwn,
  keptProblems,
  markSolved,
  parseProblems,
} from "../../web/src/state/solved";
import { finish, module as nimber } from "../wasm/module";

const list = nimber.problems();
const named = (name: string) => list.find((one) => one.name === name)!;

describe("a search", () => {
  const found = (typed: string) =>
    list
      .filter((one) =>
        holds(
          haystackOf(one, [`Chapter ${one.chapter} of the book`, `教程第 ${one.chapter} 章`]),
          typed,
        ),
      )
      .map((one) => one.name);
  it("finds by number, name, words, technique and chapter", () => {
    expect(found("poj1704")).toEqual(["poj-1704"]);
    expect(found("staircase")).toContain("cses-1099");
    expect(found("Fibonacci")).toContain("hdu-2516");
    expect(found("misère")).toContain("hdu-1907");
    expect(found("MISERE")).toEqual(found("misère"));
    expect(found("zzz")).toEqual([]);
    for (const chapter of [1, 10])
      for (const typed of [`chapter ${chapter}`, `第${chapter}章`, `第 ${chapter} 章`])
        expect(found(typed), typed).toEqual(
          list.filter((one) => one.chapter === chapter).map((one) => one.name),
        );
  });
  it("finds what statements call otherwise", () => {
    for (const [typed, one] of [
      ["adjacent", "euler-306"],
      ["dominoes", "leetcode-294"],
      ["queen", "hdu-2177"],
      ["piles", "poj-2234"],
      ["相邻", "euler-306"],
      ["骨牌", "leetcode-294"],
    ] as const)
      expect(found(typed), typed).toContain(one);
    expect(found("queen").length).toBeLessThan(10);
    // A word is not taken for half of another one, nor a thing for another thing.
    expect(found("chess")).not.toContain("poj-2234");
    expect(found("coin")).not.toContain("poj-2234");
    expect(found("1 K L").length).toBeLessThan(20);
  });
  it("tells what is nearest to a statement", () => {
    const asked = list.map(askedBy);
    const near = (typed: string) => nearest(asked, typed).map((at) => list[at]!.name);
    for (const [typed, ...wanted] of [
      ["Two players take stones from two piles, from one or equally many from both", "hdu-2177"],
      ["有两堆石子，可以在一堆中取任意颗，也可以在两堆中取走相同数目", "hdu-2177", "poj-1067"],
      ["Given a string of plus and minus signs, flip two consecutive ++ into --", "leetcode-294"],
      ["Alice and Bob remove letters; whoever can arrange a palindrome wins", "codeforces-276b"],
      ["They multiply a number, starting with 1, by 2 to 9; the first to reach n wins", "poj-2505"],
      ["Coins in a circle; a player removes one coin or two adjacent coins", "poj-2484"],
      ["有一堆 n 颗石子，两人轮流取，每次取 1 到 m 颗，取完最后一颗的人获胜", "hdu-1846"],
      ["A coin in the corner of a board moves left, down or diagonally by one square", "hdu-2147"],
      ["Euclid: subtract a multiple of the smaller number from the larger one", "hdu-1525"],
      ["A directed acyclic graph with tokens on the vertices, move one along an edge", "poj-2425"],
    ] as const)
      expect(
        near(typed)
          .slice(0, 3)
          .some((name) => wanted.some((one) => one === name)),
        `${typed}: ${near(typed).join(" ")}`,
      ).toBe(true);
    expect(near("zzz")).toEqual([]);
    expect(near("")).toEqual([]);
    expect(near("Alice Bob")).toEqual([]);
    expect(near("<b>".repeat(100_000))).toEqual([]);
  });
  it("takes markup and very long texts as words", () => {
    expect(found("<script>alert(1)</script>")).toEqual([]);
    expect(found("(".repeat(100_000))).toEqual([]);
    expect(found("[a-")).toEqual([]);
  });
  it("is narrowed down", () => {
    const wanted = { ...everything, technique: "nim", chapter: 3 };
    const within = list.filter((one) => isWithin(one, wanted, false));
    expect(within.length).toBeGreaterThan(3);
    expect(within.every((one) => one.technique === "nim" && one.chapter === 3)).toBe(true);
    expect(isWithin(named("cses-1730"), { ...everything, open: true }, true)).toBe(false);
    expect(isWithin(named("cses-1730"), { ...everything, level: 3 }, false)).toBe(false);
  });
});

it("how hard a problem is comes from its idea and its chapter", () => {
  expect(levelOf(named("cses-1730"))).toBe(1);
  expect(levelOf(named("cses-1099"))).toBe(2);
  expect(levelOf(named("hdu-3404"))).toBe(3);
  // A table, of a game that has to be seen first.
  expect(levelOf(named("cses-2207"))).toBe(2);
  expect(levelOf({ technique: "unheard of", chapter: 1 })).toBe(2);
  const count = [1, 2, 3].map((level) => list.filter((one) => levelOf(one) === level).length);
  expect(Math.min(...count)).toBeGreaterThan(3);
});

describe("cases to check a program with", () => {
  it("are drawn of every problem, and no other", () => {
    expect(drawnNames().sort()).toEqual(list.map((one) => one.name).sort());
  });
  it.each(list.map((one) => one.name))("of %s are answered to the last", async (name) => {
    const made = (await draw(name, 11, 60))!;
    expect(await draw(name, 11, 60)).toEqual(made);
    expect((await draw(name, 12, 60))!.text).not.toBe(made.text);
    const answer = finish(nimber.judge(name, made.text));
    if (!("output" in answer)) throw new Error(answer.error.code);
    expect(answer.error).toBeNull();
    expect(answer.inputLines.length).toBeGreaterThanOrEqual(made.single ? 1 : made.cases);
    expect(made.cases).toBe(made.single ? 1 : 60);
  });
});

describe("solved problems", () => {
  beforeEach(() => {
    localStorage.clear();
    keptProblems.value = { solved: {}, own: [] };
  });
  it("are kept, and go into the file of all that is kept and out of it", () => {
    markSolved("poj-1704");
    keepOwn("one");
    keepOwn("two");
    keepOwn("one");
    expect(keptProblems.value.own).toEqual(["one", "two"]);
    const text = printLibrary([], {}, exportedProblems());
    expect(parseLibrary(text)).toEqual([]);
    localStorage.clear();
    keptProblems.value = { solved: { "poj-1704": 1 }, own: ["three"] };
    expect(importProblems(text)).toBe(1);
    markSolved("hdu-1536");
    expect(isSolved("poj-1704") && isSolved("hdu-1536")).toBe(true);
    expect(isSolved("toString")).toBe(false);
  });
  it("of one's own are as many as there is room for, the newest first", () => {
    for (let one = 0; one <= mostOwnProblems; one++) keepOwn(`${one}`);
    expect(keptProblems.value.own).toHaveLength(mostOwnProblems);
    expect(keptProblems.value.own[0]).toBe(`${mostOwnProblems}`);
    const long = { solved: {}, own: ["x".repeat(mostOwnProblem)] };
    expect(parseProblems(long)).toEqual(long);
    expect(parseProblems({ solved: {}, own: ["x".repeat(mostOwnProblem + 1)] })).toBeNull();
    const many = Object.fromEntries(Array.from({ length: mostSolved }, (_, at) => [`p${at}`, at]));
    keptProblems.value = { solved: many, own: [] };
    localStorage.setItem("nimber.problems", JSON.stringify(keptProblems.value));
    markSolved("q");
    expect(Object.keys(keptProblems.value.solved)).toHaveLength(mostSolved);
    expect(isSolved("q") && !isSolved("p0")).toBe(true);
  });
  it("are nothing where a file holds something else", () => {
    for (const data of [null, [], "x", { solved: { a: -1 }, own: [] }, { solved: {}, own: [1] }])
      expect(parseProblems(data)).toBeNull();
    for (const text of ["{}", '{"problems": 3}', '{"problems": {"solved": {"x": "y"}, "own": []}}'])
      expect(importProblems(text)).toBe(0);
    expect(exportedProblems()).toEqual({});
  });
});
