// A rule told in words is the rule that a person means.
import { describe, expect, test } from "vitest";
import { presets } from "../../web/src/state/presets";
import { gameNames } from "../../web/src/strings/gameNames";
import { ruleInWords } from "../../web/src/strings/ruleInWords";
import { module as nimber } from "../wasm/module";

/** One of each rule in all the words that it is told in. */
const told: Readonly<Record<string, readonly string[]>> = {
  "take/1..3": [
    "take 1 to 3",
    "Take one to three stones.",
    "take 1-3 stones from a heap",
    "take between 1 and 3",
    "take at most 3",
    "remove up to three stones from any pile",
    "You may take from 1 to 3 stones",
    "no more than three",
    "1 to 3",
    "拿 1 到 3 个",
    "取1～3颗石子",
    "每次取走一至三个",
    "每次可以从一堆中取 1-3 个石子。",
    "最多取三个",
    "一次拿不超过 3 颗",
    "至多取3个",
    "取 3 个以内",
    "Two players take 1 to 3 stones; whoever takes the last stone wins.",
    "take 1 to 3, last player wins",
    "take 1 to 3 stones, the player who cannot move loses",
    "每次取 1 到 3 颗，取到最后一颗者胜",
    "每次取 1 到 3 个，取到最后一个石子的人赢",
    "有一堆石子，两人轮流取 1 到 3 个，不能取的人输。",
  ],
  "take/1,3,4": [
    "take 1, 3 or 4",
    "Take one, three, or four stones from one heap.",
    "players take 1 or 3 or 4 stones",
    "取 1、3 或 4 个",
    "每次取一个、三个或四个石子",
  ],
  "take/2": ["take 2", "take two stones", "取两个", "拿 2 颗"],
  "take/1..10": ["take 1 to 10", "拿 1 到 10 个"],
  "own/n;k=1..n/3;n-=k": [
    "take at most a third",
    "Take at most a third of the heap.",
    "at most one third",
    "take up to 1/3 of the pile",
    "take no more than n/3 stones",
    "take at least 1 and at most a third of the stones",
    "take at least one, but at most a third of the stones (rounded down)",
    "from a heap of n take at most n/3",
    "每次至少取 1 颗，最多取三分之一",
    "最多取三分之一",
    "每次至多拿这堆的三分之一",
    "不超过 1/3",
  ],
  "own/n;k=1..n/2;n-=k": [
    "take at most half",
    "take at most half of the stones",
    "take at most half the stones",
    "From a pile with n stones, take up to half.",
    "最多取一半",
    "至多拿走一半",
  ],
  "custom/2*k>=n": [
    "take at least half",
    "At least half of the stones",
    "至少取一半",
    "取至少一半",
    "一半以上",
    "每次取一半以上",
    "取半数或更多",
    "取这堆的一半以上",
  ],
  "take/prime": [
    "take a prime number of stones",
    "take a prime",
    "take any prime number of stones",
    "Each move, remove a prime number of stones.",
    "any prime number",
    "a move consists of taking a prime number of stones",
    "players alternately remove a prime number of stones",
    "每次从堆中取出任意素数个",
    "每次移去质数个",
    "取质数个",
    "每次取素数个石子",
    "每次取任意素数个",
    "每步取走任意一个素数个石子",
    "任意素数个",
  ],
  "take/odd": ["take an odd number", "any odd number of stones", "取奇数个", "取任意奇数个石子"],
  "take/even": ["take any even number of stones", "每轮取偶数颗"],
  "take/square": [
    "take a square number of stones",
    "take a perfect square",
    "any square number",
    "a player removes any square number of stones",
    "取平方数个",
    "任意平方数",
    "每人轮流取任意完全平方数个",
  ],
  "take/pow2": [
    "take a power of two",
    "take a power of 2",
    "any power of two",
    "every move takes a power of two",
    "取 2 的幂个",
    "取二的幂",
    "取任意 2 的幂个",
  ],
  "take/1,prime": ["take 1 or a prime", "take one stone or a prime number of stones"],
  "own/n;k=1,n/2;n-=k": [
    "remove 1 stone or half of the stones",
    "Take one stone, or half of the heap.",
    "each turn a player removes 1 or half the stones",
    "take either one stone or half of the stones",
    "take 1 or a half (rounded down)",
    "取一颗或一半",
    "每次取走一个石子或总数的一半",
    "每次取一颗，或这堆石子的一半。",
    "每次可取 1 个或取走一半",
  ],
  "own/n;k=n/2,1;n-=k": ["remove half of the stones or one stone", "取一半或一颗"],
  "take/1..4": [
    "each move, remove 1 to 4 stones",
    "each turn a player removes 1 to 4 stones",
    "every move takes 1 to 4",
    "Every player may take at most 4 stones.",
    "on each turn, take between 1 and 4 stones",
    "两人轮流取一至四颗",
    "每步取 1 到 4 个",
    "每一轮每位玩家可以取 1 到 4 颗石子",
    "Players take turns removing 1 to 4 stones.",
    "each player in turn removes 1 to 4 stones",
  ],
  "own/n;k=divisors(n);k<n;n-=k": [
    "take a proper divisor",
    "take a proper divisor of n",
    "Each turn remove any proper divisor of the heap size.",
    "take a divisor of the heap, but not all of it",
    "take a divisor of n other than n",
    "取真约数个",
    "每次取走石子数的一个真因数",
    "取约数但不能取完",
    "约数但不能取完",
    "每次取一个约数，但不能一次取光",
    "取除自身以外的约数个",
  ],
  "own/n;k=divisors(n);n-=k": ["take a divisor of the heap", "每次取走石子数的一个约数"],
  "custom/gcd(n,k)==1": ["take a number coprime to the heap size", "取与石子数互质的数目"],
  "own/n;k=1..n-1;n-=k": [
    "take any number, but not all of them",
    "take any number of stones but never the whole heap",
    "取任意多个，但不能取完",
    "任意个但不能全取",
  ],
  "custom/2*k>n": ["take more than half", "取超过一半"],
  "own/n;k=1..(n-1)/2;n-=k": ["take less than half of the heap", "每次取不到一半"],
  grundy: [
    "split a heap into two unequal heaps",
    "Split any pile into two piles of different sizes.",
    "each move, split a heap into two unequal parts",
    "把一堆分成不相等的两堆",
    "每次把一堆分成大小不同的两堆",
    "把一堆分成两堆不等的石子",
  ],
  "octal/4.0": ["split a heap into two heaps", "把一堆分成两堆"],
  lasker: [
    "take any number from a heap or split a heap into two heaps",
    "取任意多个，或把一堆分成两堆",
  ],
  "octal/0.77": [
    "knock down one or two adjacent skittles",
    "Take one pin or two adjacent pins.",
    "击倒一个或相邻的两个瓶子",
    "每次击倒一个瓶子，或相邻的两个瓶子",
  ],
  "octal/0.07": ["take two adjacent coins", "取走相邻的两枚硬币", "击倒相邻的两个瓶子"],
  wythoff: [
    "take any number from one heap, or the same number from both heaps",
    "从一堆取任意多个，或从两堆取同样多个",
  ],
  fibonacci: [
    "take at most twice what the opponent took",
    "take up to twice as many as the other player just took",
    "至多取对方上次的两倍",
  ],
  nim: [
    "take any number of stones",
    "take as many as you like from one heap",
    "取任意多个",
    "拿任意个",
  ],
};

describe("a rule in words", () => {
  test.each(Object.entries(told))("%s", (rule, words) => {
    expect(words.map((text) => [text, ruleInWords(text)])).toEqual(
      words.map((text) => [text, rule]),
    );
    const read = nimber.read(rule);
    expect("kind" in read && read.kind).toBe("rule");
  });

  test("what tells no rule is none", () => {
    for (const text of [
      "",
      "take",
      "take nothing",
      "take a number of stones",
      "take a number",
      "take 0",
      "take 3 to 1",
      "take 1 and a half",
      "take half",
      "1 or half",
      "odd or even",
      "take at most half, rounded up",
      "take 1 or half (rounded up)",
      "取一颗或一半（向上取整）",
      "take 1 or a zebra",
      "a prime",
      "prime",
      "素数",
      "who wins with a heap of 1000?",
      "take at most",
      "take at most a zebra",
      "take at least 3",
      "take 99999999999999999999",
      "3",
      "nim:3,4,5",
      "取",
      "最多取",
      "split a heap",
      "split a heap into three heaps",
      "约数",
      "取约数和倍数",
      "take a divisor and a half",
      "取约数但不能取完，周期是多少",
      "take a divisor but not all, what is the period?",
      // Whoever is told to lose by the last stone plays another game.
      "take 1 to 3, last player loses",
      "每次取 1 到 3 个，取到最后一个的人输",
      "constructor",
      "at most constructor",
      "take 1 to 3".repeat(100),
    ])
      expect(ruleInWords(text), text.slice(0, 40)).toBeNull();
  });

  test("no name of a game is taken for a rule", () => {
    for (const { name } of presets)
      for (const called of gameNames[name] ?? [])
        if (!["至少取一半", "At least half"].includes(called))
          expect(ruleInWords(called), called).toBeNull();
  });
});
