/**
 * What the games of the gallery are called, in every language: whoever types a name finds its game,
 * whatever language the page speaks. tests/page/gameNames.test.ts holds these against the titles.
 */

/** By the preset's name; the first of two games of one name is the one that opens. */
export const gameNames: Readonly<Record<string, readonly string[]>> = {
  stones21: ["21 stones", "Bash’s game", "21 颗石子", "巴什博弈"],
  nim: ["Nim", "Nim 游戏", "尼姆", "尼姆博弈", "尼姆游戏", "拈"],
  count100: ["Counting to 100", "race to 100", "抢 100", "数到一百"],
  lines: ["Fifteen lines", "划十五条线"],
  auction: ["The auction", "土地拍卖"],
  rows: ["Rows of matches", "Marienbad", "四排火柴"],
  misere: ["misère Nim", "misere Nim", "反常尼姆", "反 Nim"],
  half: ["At least half", "至少取一半"],
  fibonacci: ["Fibonacci Nim", "Fibonacci", "斐波那契博弈", "斐波那契"],
  kayles: ["Kayles", "凯尔斯", "保龄球"],
  dawson: ["Dawson’s chess", "道森棋"],
  "dawsons-kayles": ["Dawson’s Kayles", "道森的凯尔斯"],
  treblecross: ["Treblecross", "叉隔两格"],
  grundy: ["Grundy’s game", "Grundy", "格伦迪游戏", "格伦迪"],
  lasker: ["Lasker’s Nim", "Lasker", "拉斯克的 Nim 游戏", "拉斯克"],
  queen: ["Wythoff’s game", "Wythoff", "Wythoff’s queen", "威佐夫博弈", "威佐夫", "威佐夫的皇后"],
  stairs: ["Staircase Nim", "Staircase", "阶梯博弈", "阶梯"],
  georgia: ["Coins on a strip", "Georgia and Bob", "移动棋子"],
  nimble: ["Nimble"],
  monks: ["Monks on the steps", "高僧斗法"],
  hill: ["The king of the hill", "登山（国王）", "登山"],
  graph: ["Tokens on a graph", "有向图游戏", "有向图"],
  skittles: ["Skittles in a row", "一排瓶子"],
  "strip-of-crosses": ["Crosses apart", "叉不相邻"],
  "three-crosses": ["Three crosses in a row", "一维三连珠"],
  pegs: ["Jumping pegs", "跳棋"],
  cram: ["Cram", "克拉姆"],
  dominoes: ["Standing dominoes", "竖放骨牌"],
  notakto: ["Notakto", "井字叉"],
  clobber: ["Clobber", "吃邻子"],
  chomp: ["Chomp", "吃巧克力"],
  planets: ["Round the planets", "环游行星"],
  hackenbush: ["Hackenbush", "Hackenbush（删边游戏）", "删边游戏"],
  christmas: ["Christmas trees", "圣诞树"],
  nodekayles: ["Node Kayles", "点凯尔斯"],
  arckayles: ["Arc Kayles", "边凯尔斯"],
  geography: ["Geography", "地理游戏"],
  matching: ["Never back", "不走回头路"],
  turtles: ["Turning Turtles", "翻海龟", "翻硬币"],
  mock: ["Mock Turtles", "假海龟"],
  ruler: ["Ruler", "标尺"],
  twins: ["Twins", "双生"],
  sum: ["Three heaps, three rules", "三堆三规则"],
  mixed: ["Stones, skittles, coins", "石子、瓶子、棋子"],
};

/** By the preset's name: what a game is like that has another name, and is not that game. */
export const gameLikes: Readonly<Record<string, string>> = {
  notakto: "tic-tac-toe tictactoe noughts and crosses 井字棋 圈叉棋",
  "three-crosses": "tic-tac-toe tictactoe noughts and crosses 井字棋 圈叉棋",
  treblecross: "tic-tac-toe tictactoe noughts and crosses 井字棋 圈叉棋",
};

/** As names are compared: without case, accents, spaces and signs. */
export const plainName = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, "");
