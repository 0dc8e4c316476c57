/** 各类题的制胜要点。 */
import type { FamilyStrings } from "../../goals";

export const families: FamilyStrings = {
  stones: {
    title: "一堆石子",
    idea: "每次最多取 k 颗，就留下 k+1 的倍数；对方取几颗，你就补足 k+1 颗。",
  },
  last: {
    title: "取最后一颗者输",
    idea: "每次最多取 k 颗，就留下 k+1 的倍数再多 1 颗。",
  },
  nim: {
    title: "Nim 游戏",
    idea: "把各堆写成二进制，走后让每一列都有偶数个 1。",
  },
  rows: {
    title: "多堆，每次限取几颗",
    idea: "每次最多取 k 颗，每堆就只看它除以 k+1 的余数，再拿这些余数来走 Nim。",
  },
  sets: {
    title: "只能取某些颗数",
    idea: "给每个大小标上它一步到不了的最小值。这张表不长，并且循环；拿这些值来走 Nim。",
  },
  misere: {
    title: "反常 Nim",
    idea: "先照 Nim 走；等到只剩一堆多于 1 颗时，改为留下奇数个单颗堆。",
  },
  kayles: {
    title: "击瓶",
    idea: "相同的两排互相抵消：留下相同的两半，对方走哪边，你就在另一边照样走。",
  },
  queen: {
    title: "皇后进角",
    idea: "必败的是 (1, 2)、(3, 5)、(4, 7)、(6, 10)……：每对都从还没用过的最小数开始，差每次加 1。",
  },
  half: {
    title: "至少取一半",
    idea: "一堆的值等于它的二进制位数，拿这些值来走 Nim。",
  },
  stairs: {
    title: "阶梯",
    idea: "只看第 1、3、5……级，拿那里的石子走 Nim；对方把石子移到这些级上，你马上再往下移。",
  },
  turtles: {
    title: "翻龟",
    idea: "第 n 枚正面就是一堆 n 颗的 Nim。",
  },
  strip: {
    title: "条带上的硬币",
    idea: "从右边起两两配对，每对中间的空格就是一堆 Nim。",
  },
  grundy: {
    title: "格伦迪游戏",
    idea: "相同的两堆互相抵消。1、2、4、7、10 的值是 0，3、6、9 是 1，5、8、11 是 2。",
  },
  monks: {
    title: "高僧斗法",
    idea: "从最高处起两两配对，每对中间的空级就是一堆 Nim。",
  },
  lasker: {
    title: "拉斯克的 Nim",
    idea: "照 Nim 走，只是 3 当作 4、4 当作 3；7 与 8、11 与 12 也这样互换。",
  },
  dawson: {
    title: "Dawson 棋",
    idea: "相同的两排互相抵消。4、8、14 的值是 0，其余各排的值要互相抵消。",
  },
  mock: {
    title: "假海龟",
    idea: "第 1、2、3……枚正面的值是 1、2、4、7、8、11、13、14：二进制里有奇数个 1 的数。",
  },
  ruler: {
    title: "标尺",
    idea: "第 n 枚正面的值，是能整除 n 的最大的 2 的幂。",
  },
};
