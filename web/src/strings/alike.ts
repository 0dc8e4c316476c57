/**
 * Words by which statements say nearly the same: whoever types one finds what holds another. They
 * stand in both languages, for searches look through both.
 */
export const alike: readonly (readonly string[])[] = [
  [
    "adjacent",
    "neighbour",
    "neighbor",
    "side by side",
    "consecutive",
    "next to",
    "相邻",
    "邻",
    "连续",
  ],
  ["domino", "two neighbour", "骨牌", "多米诺"],
  ["queen", "wythoff", "diagonal", "皇后", "威佐夫"],
  ["pile", "heap", "stack", "堆"],
  ["remove", "take", "taken", "subtract", "取", "拿"],
  ["divide", "split", "cut", "分成", "切"],
  ["divisor", "factor", "约数", "因数", "因子"],
  ["circle", "circular", "ring", "cycle", "环", "圈"],
  ["tree", "branch", "rooted", "树"],
  ["chocolate", "sheet", "rectangle", "bar", "巧克力", "纸"],
  ["paint", "colour", "color", "染", "涂"],
  ["ladder", "stair", "step", "台阶", "楼梯", "阶梯"],
  ["word", "string", "letter", "字符串", "字母"],
  ["flip", "turn over", "turns over", "翻"],
  ["chip", "token", "piece", "counter", "棋子", "筹码"],
  ["double", "twice", "两倍", "2 倍"],
  ["power", "powers of two", "幂"],
  ["square", "squares", "完全平方数", "平方"],
  ["gcd", "euclid", "multiple", "辗转相除", "倍数"],
  ["misere", "last stone loses", "last one loses", "loses who takes the last", "反常", "取最后"],
  ["grid", "board", "matrix", "棋盘", "网格", "方格"],
  ["path", "graph", "vertex", "edge", "图", "边"],
];

/** Who plays in statements: it says nothing of the game. */
export const names: ReadonlySet<string> = new Set(["alice", "bob", "alice's", "bob's"]);
