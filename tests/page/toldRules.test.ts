// Written rules told in sentences: what is said of them, and what stays code.
import { afterAll, describe, expect, test, vi } from "vitest";
import { begins } from "../../web/src/dialogs/made";
import { examples, taken } from "../../web/src/dialogs/madeText";
import { readWay } from "../../web/src/dialogs/sentences";
import { toldRule } from "../../web/src/dialogs/told";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { inOrder } from "../../web/src/boards/results";
import { module as nimber } from "../wasm/module";

const both = (rule: string) => [en, zh].map(({ make }) => toldRule(rule, make.sentences));

afterAll(() => {
  vi.unstubAllGlobals();
});

describe("a written rule is told", () => {
  test.each([
    ["n;k=odd;n-=k", "From one heap take an odd number of stones.", "从一堆中取奇数颗。"],
    ["n;k=1..3;n-=k", "From one heap take 1 to 3 stones.", "从一堆中取 1 到 3 颗。"],
    ["n;k=2..;n-=k", "From one heap take at least 2 stones.", "从一堆中取至少 2 颗。"],
    ["n;k=1,3,4;n-=k", "From one heap take 1, 3 or 4 stones.", "从一堆中取 1、3 或 4 颗。"],
    [
      "n;k=square;n-=k",
      "From one heap take a square number of stones.",
      "从一堆中取若干颗，颗数须是平方数。",
    ],
    [
      "n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)",
      "From one heap take 1 to 2 stones; what is left may be split in two.",
      "从一堆中取 1 到 2 颗；剩下的可以分成两堆。",
    ],
    [
      "n;k=1..3;n%2==0;n-k>=2;n-=k",
      "From one heap take 1 to 3 stones; only if the heap is even; only if what is left is at least 2.",
      "从一堆中取 1 到 3 颗；须满足：这堆是偶数；须满足：剩下的数目至少是 2。",
    ],
    ["(a,b);a-=1|b-=1", "a becomes 1 less. Or b becomes 1 less.", "a 减少 1。或者：b 减少 1。"],
    ["(x,y);x-=2;y-=1", "Move the token 2 left and 1 down.", "棋子向左 2 格、向下 1 格。"],
  ])("%s", (rule, english, chinese) => {
    expect(both(rule)).toEqual([english, chinese]);
  });

  test("wherever sentences say all of it, with no gap and no code left", () => {
    for (const position of [...Object.values(examples), ...Object.values(begins)]) {
      const draft = taken(position);
      if (!draft) continue;
      const coded = draft.ways
        .flatMap((way) => readWay(draft.head, way))
        .some(({ kind }) => kind === "written");
      const rule = /^own\/([^:]*)/.exec(position)![1]!;
      for (const told of both(rule)) {
        expect(told === null, rule).toBe(coded);
        expect(told ?? "").not.toMatch(/[{}=;]{2}|\{|-=|\.\.|undefined| [;,.]|;$/);
      }
    }
  });

  test("and the page says it once its words are there, its code before and where there are none", async () => {
    vi.stubGlobal("navigator", { languages: ["en"] });
    const { strings, stringsOf, teller } = await import("../../web/src/strings/index");
    teller.fetch = () => Promise.resolve(toldRule);
    await Promise.all([stringsOf("first"), stringsOf("rest")]);
    const said = (rule: string) => strings.value.rule({ code: "own", args: [rule] });
    expect(said("n;k=odd;n-=k")).toContain("k=odd");
    await expect.poll(() => said("n;k=odd;n-=k"), { timeout: 20_000 }).not.toContain("k=odd");
    expect(said("n;k=odd;n-=k")).toBe("From one heap take an odd number of stones.");
    expect(said("n;k=1..n;xor(n,k)<n;n-=k")).toContain("xor(n,k)");
  });
});

test("a move that lessens a heap is told as taking", () => {
  const told = (text: string, becomes: string) => {
    const view = nimber.read(text);
    const list = nimber.moves(text, 0, 0, 0, 50);
    if ("error" in view || view.kind !== "position" || "error" in list) throw new Error(text);
    const move = list.moves.find((one) => one.becomes === becomes)!;
    return [en, zh].map(({ page }) => page.move(move, { terms: view.terms }));
  };
  expect(told("own/n;k=odd;n-=k:21,5", "12")).toEqual(["Take 9 from heap 1", "从第 1 堆取 9 颗"]);
  expect(told("own/n;k=odd;n-=k:21", "12")).toEqual(["Take 9", "取 9 颗"]);
  // More, several numbers, several heaps: what it becomes.
  expect(told("own/n;n<9;n+=1:3,2", "4")[0]).toBe("Heap 1 becomes 4");
  expect(told("own/n;i=1..n/2;=>(i)+(n-i):5", "1,4")[0]).toBe("Heap 1 becomes 1,4");
  expect(told("own/(x,y);x-=1:5,4", "4,4")[0]).toBe("Part 1 becomes 4,4");
});

test("what a part can become is offered by its numbers", () => {
  const list = nimber.moves("own/n;k=odd;n-=k:21", 0, 0, 0, 50);
  if ("error" in list) throw new Error();
  expect(inOrder(list.moves).map(({ becomes }) => becomes)).toEqual([
    "0",
    "2",
    "4",
    "6",
    "8",
    "10",
    "12",
    "14",
    "16",
    "18",
    "20",
  ]);
});

test("a drawn move is told by its places", () => {
  const { rule } = zh.page;
  expect(rule({ code: "row", args: ["...->oo."] })).toContain(
    "横排相连的三个空格，左边两格变为已占，右边一格仍空",
  );
  expect(rule({ code: "row", args: ["oo.->..o"] })).toContain("依次相邻的两个已占格、一个空格");
  const text = "grid/../..->o./.o:../..";
  const view = nimber.read(text);
  const list = nimber.moves(text, 0, 0, 0, 1);
  if ("error" in view || view.kind !== "position" || "error" in list) throw new Error(text);
  const told = en.page.move(list.moves[0]!, { terms: view.terms });
  expect(told).toContain("taken and free, free and taken in the row below");
});

test("the reader's own moves are counted", () => {
  const { given } = en.goals.puzzle;
  expect(given(1, "Take 2")).toBe("Your first move (Take 2) gave the win away.");
  expect(given(2, "Take 2")).toBe("Your first move (Take 2) gave the win away.");
  expect(given(3, "Take 2")).toContain("Your move 2 (Take 2)");
});
