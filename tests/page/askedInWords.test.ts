// A question asked in a sentence, in either language, is the line that asks it.
import { describe, expect, test } from "vitest";
import { askedInWords, ruleThenQuestion } from "../../web/src/explore/askedInWords";
import { ruleInWords } from "../../web/src/strings/ruleInWords";

const heaps = { rule: "take/1,3,4", sequence: true, fits: () => true };
const pairs = { rule: "wythoff", sequence: false, fits: (name: string) => name !== "lost" };

const asked: Readonly<Record<string, readonly string[]>> = {
  "analyze take/1,3,4:20": [
    "who wins from 20?",
    "Who wins with 20 stones?",
    "does the first player win from 20?",
    "what is the winner for n = 20",
    "winning moves from 20",
    "all winning moves with a heap of 20",
    "What should I do with 20?",
    "how do I win from 20",
    "value of 20",
    "what is the Grundy value of 20?",
    "is 20 losing?",
    "20 颗谁赢",
    "20 个石子先手必胜吗？",
    "从 20 开始谁会赢",
    "n=20 时先手还是后手赢",
    "20 的必胜走法",
    "20 颗时所有必胜走法",
    "20 颗怎么走才能赢",
    "有 20 个石子第一步该取几个",
    "20 的 SG 值是多少",
    "SG(20) 等于几，sg 值",
    "20 是必败态吗",
  ],
  "analyze take/1,3,4:1000000": [
    "who wins from 10^6?",
    "一百万颗石子谁赢",
    "who wins from 1,000,000",
  ],
  "analyze take/1,3,4:5,9": ["who wins with heaps 5 and 9?", "两堆 5 和 9 谁赢"],
  "explain take/1,3,4:20": ["why is 20 lost?", "explain 20", "为什么 20 必败", "20 为什么先手赢"],
  "strategy take/1,3,4:20": ["winning strategy for 20", "20 颗的必胜策略"],
  lost: [
    "which heaps are lost?",
    "when does the first player lose?",
    "who wins?",
    "what are the losing positions?",
    "list all P-positions",
    "cold positions",
    "谁赢",
    "什么时候必败",
    "哪些是必败态",
    "何时先手必败？",
    "P 态有哪些",
    "必胜策略是什么",
    "怎么判断先手必胜",
  ],
  "lost --below 100": [
    "how many losing positions below 100?",
    "number of lost heaps less than 100",
    "losing positions below 100",
    "how many P positions are there under 100",
    "100 以下有多少个必败态",
    "小于 100 的必败数有几个",
    "小于100的必败态有哪些",
  ],
  "lost --below 101": [
    "how many losing positions up to 100?",
    "100 以内有多少个必败态",
    "不超过 100 的必败局面数量",
  ],
  "count --heaps 2 --from 0 --to 20": [
    "how many losing positions with 2 heaps up to 20?",
    "两堆不超过 20 有多少个必败局面",
  ],
  period: [
    "what is the period?",
    "does it repeat?",
    "is the sequence periodic",
    "How long is the cycle of the values?",
    "周期是多少",
    "周期是几？",
    "SG 值有没有循环节",
    "最小正周期",
    "prove it",
    "is it proven?",
    "怎么证明",
    "证明周期",
  ],
  patterns: [
    "what is the law?",
    "find a pattern",
    "is there a closed formula",
    "有什么规律",
    "通项公式是什么",
    "找规律",
    "结论是什么",
  ],
  program: [
    "write a program",
    "give me the C++ code",
    "program for this game",
    "写个程序",
    "C++ 代码怎么写",
    "给出标程",
  ],
  "sequence --count 50": ["the first 50 values", "前 50 个 SG 值", "前 50 项的值"],
  "sequence --count 51": ["Grundy values up to 50", "50 以内的 SG 值"],
  sequence: ["list the Grundy values", "SG 值打表", "SG 函数是什么"],
  quotient: [
    "what if the last player loses?",
    "and under misère play?",
    "取最后一个的人输呢？",
    "反常规则下呢",
  ],
  which: ["which game is this?", "这是什么游戏"],
};

describe("a question in words", () => {
  test.each(Object.entries(asked))("%s", (line, sentences) => {
    expect(sentences.map((text) => [text, askedInWords(text, heaps)])).toEqual(
      sentences.map((text) => [text, line]),
    );
  });

  test("of two numbers asks for a position with both, or for the grid", () => {
    expect(askedInWords("who wins from 3 and 5?", pairs)).toBe("analyze wythoff:3,5");
    for (const text of ["who wins?", "谁赢", "必败态有哪些", "the losing positions", "SG 值表"])
      expect(askedInWords(text, pairs), text).toBe("grid");
  });

  test("asks only what can be asked of the rule", () => {
    const fits = (name: string) => name !== "period";
    expect(askedInWords("what is the period?", { ...heaps, fits })).toBe("patterns");
    expect(askedInWords("周期是多少", { ...heaps, fits: () => false })).toBeNull();
  });

  test("what asks nothing is none", () => {
    for (const text of [
      "",
      "?",
      "hello there",
      "losst",
      "你好",
      "今天天气不错",
      "take a zebra",
      "n%4==0 wins",
      "# the period is 7",
      "who wins take/1..3:20",
      `who wins from 20? ${"again ".repeat(60)}`,
    ])
      expect(askedInWords(text, heaps), text.slice(0, 30)).toBeNull();
  });
});

describe("a rule and what is asked of it", () => {
  test.each([
    ["take 1 to 3. Who wins from 20?", "take/1..3", "Who wins from 20?"],
    ["每次取 1 到 3 颗，20 颗谁赢？", "take/1..3", "20 颗谁赢？"],
    ["取约数但不能取完，周期是多少？", "own/n;k=divisors(n);k<n;n-=k", "周期是多少？"],
    ["take 1, 3 or 4; what is the period?", "take/1,3,4", "what is the period?"],
    ["take 1 to 3, last player loses", "take/1..3", "last player loses"],
    ["每次取 1 到 3 颗，取最后一颗的人输。", "take/1..3", "取最后一颗的人输。"],
  ])("%s", (text, rule, question) => {
    expect(ruleThenQuestion(text, ruleInWords)).toEqual({ rule, question });
  });

  test("a rule alone asks nothing", () => {
    for (const text of ["take 1 to 3", "take 1 to 3.", "who wins, and why?", "20, 30"])
      expect(ruleThenQuestion(text, ruleInWords), text).toBeNull();
  });
});
