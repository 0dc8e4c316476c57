// Written rules told in sentences: what is said of them, and what stays code.
import { afterAll, describe, expect, test, vi } from "vitest";
import { begins } from "../../web/src/dialogs/made";
import { examples, taken } from "../../web/src/dialogs/madeText";
import { readWay } from "../../web/src/dialogs/sentences";
import { saidRule, toldRule } from "../../web/src/dialogs/told";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { goneOf, inFewLines, inOrder, moveAt } from "../../web/src/boards/results";
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
    teller.fetch = () => Promise.resolve(saidRule);
    await Promise.all([stringsOf("first"), stringsOf("rest")]);
    const said = (rule: string) => strings.value.rule({ code: "own", args: [rule] });
    expect(said("n;k=odd;n-=k")).toContain("k=odd");
    await expect.poll(() => said("n;k=odd;n-=k"), { timeout: 20_000 }).not.toContain("k=odd");
    expect(said("n;k=odd;n-=k")).toBe("From one heap take an odd number of stones.");
    expect(said("n;k=1..n;xor(n,k)<n;n-=k")).toContain("xor(n,k)");
  });
});

test("a remainder of 0 is told as people say it, in what is left as code", () => {
  const said = (rule: string) => [en, zh].map(({ make }) => saidRule(rule, make.sentences));
  expect(said("n;k=1..n;n%k==0;k%3!=0;n-=k")).toEqual([
    "The rule: n; k=1..n; k divides n; 3 does not divide k; n-=k.",
    "规则：n; k=1..n; k 整除 n; 3 不整除 k; n-=k。",
  ]);
  // Of more than names and numbers it stays as written.
  expect(said("n;2*n%4==0;n%4==1;n-=1")[0]).toBe("The rule: n; 2·n%4 = 0; n%4 = 1; n-=1.");
});

describe("a move of a written game", () => {
  const found = (text: string, becomes: string) => {
    const view = nimber.read(text);
    const list = nimber.moves(text, 0, 0, 0, 50);
    if ("error" in view || view.kind !== "position" || "error" in list) throw new Error(text);
    const move = list.moves.find((one) => one.becomes === becomes);
    if (!move) throw new Error(`${text} -> ${becomes}`);
    return { move, terms: view.terms };
  };
  const split = "own/n;i=1..n/2;=>(i)+(n-i)";
  const kayles = "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)";
  const limit = "own/(n,q);k=1..min(n,q);n-=k;q=2*k";
  test.each([
    // What goes from a heap, and what it is split into; an empty heap is none.
    ["own/n;k=odd;n-=k:21,5", "12", "Take 9 from heap 1", "从第 1 堆取 9 颗"],
    ["own/n;k=odd;n-=k:21", "12", "Take 9", "取 9 颗"],
    ["own/n;k=1..3;n-=k:3,5", "0", "Take all 3 from heap 1", "从第 1 堆取走全部 3 颗"],
    ["own/n;k=1..3;n-=k:1", "0", "Take 1", "取 1 颗"],
    [split + ":5", "1,4", "Split into 1 and 4", "分成 1 和 4 两堆"],
    [split + ":5,3", "1,4", "Split heap 1 into 1 and 4", "把第 1 堆分成 1 和 4"],
    [kayles + ":2", "0,0", "Take all 2", "取走全部 2 颗"],
    [kayles + ":12", "0,11", "Take 1", "取 1 颗"],
    [kayles + ":12", "4,6", "Take 2, leaving 4 and 6", "取 2 颗，剩 4 和 6 两堆"],
    ["own/n;n>1;=>0*(n):9", "-", "Take all 9", "取走全部 9 颗"],
    // More than there was: what it becomes.
    ["own/n;n<9;n+=1:3,2", "4", "Heap 1 becomes 4", "第 1 堆变为 4"],
    ["own/n;n%2==0;n>0;=>3*(n/2):6", "3,3,3", "Make it 3, 3 and 3", "变为 3、3 和 3"],
    // Several numbers: by the names that the rule gives them.
    ["own/{a,b};k=1..b;b-=k:8,13", "5,8", "Take 8 from b", "从 b 取 8"],
    ["own/{a,b};k=1..b;b-=k:8,13;1,2", "5,8", "Take 8 from b in part 1", "从第 1 部分的 b 取 8"],
    ["own/(a,b);a-=2;b-=2:5,4", "3,2", "Take 2 each from a and b", "从 a、b 各取 2"],
    ["own/{a,b};k=1..b-1;=>(k,b-k):5,8", "1,7", "Make it 1,7", "变为 1,7"],
    ["own/(x,y);x-=2;y+=1:5,4", "3,5", "Move to (3,5)", "走到 (3,5)"],
    [limit + ":20,19", "18,4", "Take 2, then at most 4", "取 2 颗，下一步至多 4 颗"],
    // Cells of a row, and numbers in no order.
    ["own/x[];i=1..len(x);x[i]==0;x[i]=1:0,0,0", "0,0,1", "Cell 3 becomes 1", "第 3 格变为 1"],
    ["own/x[];i=1..len(x);x[i]-=1:1,3", "1,2", "Take 1 from cell 2", "从第 2 格取 1"],
    ["own/x{};i=1..len(x);k=1..x[i];x[i]-=k:3,5", "2,3", "Take 3 from x[2]", "从 x[2] 取 3"],
    ["own/(w,h);=>(1,h)+(w-1,h):4,6", "1,6;3,6", "Make it (1,6) and (3,6)", "变为 (1,6) 和 (3,6)"],
  ])("%s to %s: %s", (text, becomes, english, chinese) => {
    const { move, terms } = found(text, becomes);
    expect(en.page.move(move, { terms })).toBe(english);
    expect(zh.page.move(move, { terms })).toBe(chinese);
  });

  test("is offered on a button in the same words, without its place", () => {
    const { move, terms } = found("own/n;k=odd;n-=k:21,5", "12");
    expect(en.page.others.result(move, terms[0]!)).toBe("Take 9");
    expect(zh.page.others.result(move, terms[0]!)).toBe("取 9 颗");
    expect(en.page.nextTap(move, { terms })).toBe("Now choose a move");
    expect(en.page.boards.canMove("Heap 2")).toBe("Heap 2: possible moves");
  });

  test("is told as played", () => {
    const { move, terms } = found(kayles + ":2", "0,0");
    const words = (page: typeof en.page) => page.status.programPlayed(page.move(move, { terms }));
    expect(words(en.page)).toBe("The program took all 2");
    expect(words(zh.page)).toBe("程序取走了全部 2 颗");
    expect(en.page.status.youPlayed("Make it 1,7")).toBe("You made it 1,7");
    const rest = found(kayles + ":7,1", "2,3");
    const told = en.page.move(rest.move, { terms: rest.terms });
    const past = "The program took 2 from heap 1, leaving 2 and 3";
    expect(en.page.status.programPlayed(told)).toBe(past);
  });
});

test("moves of heaps are offered by how many they take, then by what they leave", () => {
  const becomes = (text: string) => {
    const list = nimber.moves(text, 0, 0, 0, 50);
    if ("error" in list) throw new Error();
    return inOrder(list.moves).map((move) => move.becomes);
  };
  const taken = ["20", "18", "16", "14", "12", "10", "8", "6", "4", "2", "0"];
  expect(becomes("own/n;k=odd;n-=k:21")).toEqual(taken);
  const kayles = ["0,4", "1,3", "2,2", "0,3", "1,2"];
  expect(becomes("own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):5")).toEqual(kayles);
  // Of several numbers as well, and the first cells of a row stand first; 10 is more than 2.
  expect(becomes("own/(a,b);b-=1|b-=9:1,11")).toEqual(["1,10", "1,2"]);
  const row = "own/x[];i=1..len(x);x[i]==0;x[i]=1:0,0,0";
  expect(becomes(row)).toEqual(["1,0,0", "0,1,0", "0,0,1"]);
});

test("a drawn move that leaves cells between is told by the cells that change", () => {
  const text = "grid/../.*->oo/o*;turn:..../..../....";
  const view = nimber.read(text);
  const list = nimber.moves(text, 0, 0, 0, 50);
  if ("error" in view || view.kind !== "position" || "error" in list) throw new Error(text);
  const told = (page: typeof en.page) =>
    list.moves.map((move) => page.move(move, { terms: view.terms }));
  expect(list.moves.length).toBe(24);
  expect(told(en.page)).toContain("Cells a1, b1 and a2 become taken");
  expect(told(zh.page)).toContain("a1、b1、a2 格变为已占");
  for (const words of told(en.page))
    expect(words).toMatch(/^Cells [a-d][1-3], [a-d][1-3] and [a-d][1-3] become taken$/);
});

test("of a heap that may be split the stone that is pointed at goes", () => {
  const list = nimber.moves("own/n;k=1,3,4;i=0..(n-k)/2;=>(i)+(n-k-i):7", 0, 0, 0, 50);
  if ("error" in list) throw new Error();
  const at = (stone: number) => {
    const move = moveAt(list.moves, [7n], 0, "number", stone)!;
    return { becomes: move.becomes, gone: goneOf(move, [7n], 0, "number") };
  };
  // From the end as of any heap, where nothing else is said.
  expect(at(6)).toEqual({ becomes: "0,6", gone: { from: 6, to: 7 } });
  expect(at(4)).toEqual({ becomes: "0,4", gone: { from: 4, to: 7 } });
  expect(at(3)).toEqual({ becomes: "0,3", gone: { from: 3, to: 7 } });
  // From the middle.
  expect(at(2)).toEqual({ becomes: "2,4", gone: { from: 2, to: 3 } });
});

test("buttons of moves take a few lines, the others wait", () => {
  const short = Array.from({ length: 60 }, (_, at) => `Take ${at + 1}`);
  expect(inFewLines(short.slice(0, 5), 300)).toBe(5);
  expect(inFewLines(short, 1000)).toBe(40);
  const long = Array.from({ length: 25 }, (_, at) => `Take ${at + 1}, then at most ${at + 2}`);
  expect(inFewLines(long, 260)).toBe(6);
  expect(inFewLines(long, 700)).toBe(12);
});

test("a drawn move is told by its places", () => {
  const { rule } = zh.page;
  expect(rule({ code: "row", args: ["...->oo."] })).toContain(
    "横排相连的三个空格，左边两格变为已占，右边一格仍空",
  );
  expect(rule({ code: "row", args: ["oo.->..o"] })).toContain("依次相邻的两个已占格、一个空格");
  const text = "grid/../..->ox/xo:../..";
  const view = nimber.read(text);
  const list = nimber.moves(text, 0, 0, 0, 1);
  if ("error" in view || view.kind !== "position" || "error" in list) throw new Error(text);
  const told = en.page.move(list.moves[0]!, { terms: view.terms });
  expect(told).toBe("Cells a1 and b2 become taken, b1 and a2 crosses");
});

test("a puzzle's end and a game's name a move by its number in the record", () => {
  expect(en.goals.puzzle.given(3, "Take 2")).toContain("Your move 3 (Take 2) then gave");
  expect(en.page.playing.slip(3, "you", "Take 2")).toContain("Your move 3 (Take 2) gave");
  expect(zh.goals.puzzle.given(3, "取 2 颗")).toContain("在第 3 步（取 2 颗）");
  expect(zh.page.playing.slip(3, "you", "取 2 颗")).toContain("你在第 3 步（取 2 颗）");
});
