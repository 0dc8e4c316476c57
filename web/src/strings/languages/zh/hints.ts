/** 棋盘下方“提示”的文字。 */
import type { HintStrings, PartsName } from "../../hints";
import { formatInteger, listWith } from "../../numbers";

const number = formatInteger;

/** 汉字与西文字母之间空一格。 */
const spaced = (words: string) => (/^[a-z]/i.test(words) ? ` ${words}` : words);

const some = (numbers: readonly bigint[]) =>
  numbers.length > 4
    ? `${numbers.slice(0, 4).map(number).join("、")}……`
    : listWith(numbers.map(number), "、", " 或 ");

/** 数词“一”“两”之后、“各”之后的说法。 */
const parts: Record<PartsName, readonly [counted: string, each: string]> = {
  heaps: ["堆", "堆"],
  rows: ["排", "排"],
  trees: ["棵树", "棵树"],
  parts: ["个部分", "部分"],
  steps: ["级台阶", "级台阶"],
  gaps: ["段间隔", "段间隔"],
  heads: ["枚正面的硬币", "枚正面的硬币"],
  pieces: ["枚棋子", "枚棋子"],
};

/** 写成 2 的幂之和的数，不就是各部分大小的。 */
const sizes: Partial<Record<PartsName, string>> = {
  steps: "算数的各级台阶上的颗数",
  heads: "各枚正面的位置",
};

/** 后面跟的不是各部分的大小时，这样说。 */
const before: Partial<Record<PartsName, string>> = {
  steps: "算数的各级上的颗数是",
  heads: "各枚正面的位置是",
};

export const hints: HintStrings = {
  name: "提示",
  next: "再提示一点",
  first: "先回答谁必胜；下一条提示讲怎么走。",
  close: "关闭提示",
  number: (step) => `提示 ${step}/3`,
  look: {
    target: (left) =>
      `从结局倒着想：如果给对方留下 ${number(left)}，无论对方怎么走，你是不是都有应对？`,
    reach: (said) =>
      `从结局倒着想：如果你先报到 ${number(said)}，无论对方怎么走，你是不是都有应对？`,
    copy: "看看对方刚才走了哪里：与它成对的地方，你可以照着走。",
    twins: (name) =>
      `相同的两${parts[name][0]}不用怕：对方在一边怎么走，你在另一边照样走。除去成对的，还剩下哪些？`,
    balance: (name) =>
      `没有两${parts[name][0]}一样。能不能走一步，让对方无论动哪一${parts[name][0]}，你都有办法应对？`,
    here: {
      twins: (_, sizes) => `这里成双出现的是 ${listWith(sizes.map(number), "、", " 和 ")}。`,
      balance: (name, sizes) =>
        `${before[name] ?? `这里各${parts[name][1]}的大小是`} ${listWith(sizes.map(number), "、", " 和 ")}。`,
    },
    left: (now) => `现在还剩 ${number(now)}。`,
    said: (now) => (now === 0n ? "现在还没有报数。" : `现在报到 ${number(now)}。`),
    counts: {
      steps:
        "只有第 1、3、5……级台阶上的石子算数，空的不算：对方移到这些级上多少，你马上再往下移多少。",
      heads: "只有正面的硬币算数，各看它的位置。",
      gaps: "只有每一对之间的间隔算数：对方拉大多少，你就缩回多少。",
    },
    misere: "走最后一步者负：想一想，到最后该剩下奇数步还是偶数步，才对你有利。",
    circles: "走法可能兜圈子。先找出那些谁也走不动的地方。",
    limit: (most) =>
      `关键在上限：现在至多取 ${number(most)}，而你取多少，又决定对方至多能取多少。取多少，对方才不能一次取完？`,
    end: "从结局倒着想：先找一个谁也走不动的局面，再找走一步就能到那里的局面。",
    last: "离终局只差一步：有一步棋走完这局就结束，走的人赢。是哪一步？",
  },
  symmetry: {
    "half-turn":
      "想想对称走法：棋盘转半圈，样子变不变？走一步之后呢？谁留下转半圈也不变的棋盘，谁就能一直对称地走。",
    "mirror-rows":
      "想想对称走法：棋盘上下对称吗？走一步之后呢？谁留下对称的棋盘，谁就能一直对称地走。",
    "mirror-columns":
      "想想对称走法：棋盘左右对称吗？走一步之后呢？谁留下对称的棋盘，谁就能一直对称地走。",
    swap: "想想对称走法：这里的东西是不是两两相同？走一步之后呢？谁留下这样的局面，谁就能一直对称地走。",
    graph:
      "想想对称走法：图能不能分成可以互换的一对对？走一步之后呢？谁留下这样的图，谁就能一直对称地走。",
  },
  lost: "这个局面已经必败，怎么走对方都有应对。",
  part: (part, from, to) =>
    `${part}的 SG 值为 ${number(from)}，在那里走一步，使它变为 ${number(to)}。`,
  gap: (part, from, to) =>
    `${part}旁边有一段间隔的 SG 值为 ${number(from)}，走它一步，使这段变为 ${number(to)}。`,
  zero: "这样所有 SG 值的异或和就是 0。",
  leave: (sizes) => `给对方留下 ${some(sizes)}：对方怎么走，你都有应对。`,
  reach: (numbers) => `报到 ${some(numbers)}：对方怎么走，你都有应对。`,
  leaving: (leaves) => `找一步棋，走完${leaves}：之后对方怎么走，你都有应对。`,
  left: {
    number: (n) => `留下 ${number(n)}`,
    stones: (n) => `一共留下 ${number(n)} 颗`,
    squares: (n) => `留下 ${number(n)} 格`,
    cells: (n) => `留下 ${number(n)} 个空格`,
    pieces: (n) => `留下 ${number(n)} 枚棋子`,
    heads: (n) => `留下 ${number(n)} 枚正面`,
    edges: (n) => `留下 ${number(n)} 条边`,
    vertices: (n) => `留下 ${number(n)} 个顶点`,
    ways: (n) => (n === 0n ? "通到无路可走的地方" : `通到还有 ${number(n)} 条路可走的地方`),
    row: (n) => `停在第 ${number(n)} 行`,
  },
  plain: (part, left, wins) =>
    `看${spaced(part)}：${left === "" ? "在这里走对一步" : `走对的一步${left}`}，此后对方${wins ? "怎么应都输" : "赢不了"}。`,
  balanced: (part, name) =>
    `看${spaced(part)}：走这一步，使各${parts[name][1]}平衡：对方动哪一${parts[name][0]}，你都能用另一${parts[name][0]}补回来。`,
  paired: (part, name) =>
    `看${spaced(part)}：走完以后，${name === "steps" ? "算数的" : ""}各${parts[name][1]}两两相同：对方动哪一${parts[name][0]}，你就在与它相同的那一${parts[name][0]}上照样走。`,
  powers: (name, powers) =>
    `把${sizes[name] ?? `各${parts[name][1]}`}写成不同的 2 的幂之和，如 5 = 4 + 1：其中 ${listWith(powers.map(number), "、", " 和 ")} ${powers.length > 1 ? "都" : ""}出现了奇数次。`,
  evenly: (part) => `看${spaced(part)}：走完以后，使每个 2 的幂都出现偶数次，这样就平衡了。`,
  pieces: (part, name, pieces) =>
    `看${spaced(part)}：${pieces === 1 ? "不要分开它" : `把它分成${pieces === 2 ? "两" : ` ${number(pieces)} `}${parts[name][0]}`}，使各${parts[name][1]}平衡：对方动哪一${parts[name][0]}，你都能用另一${parts[name][0]}补回来。`,
  least: (size) =>
    `把 ${number(size)} 写成互不相邻的斐波那契数（1、2、3、5、8、13……）之和，取走其中最小的一个，留下其余的。`,
  symmetric: (part, map) =>
    `看${spaced(part)}：${
      {
        "half-turn": "走完以后，棋盘转半圈样子不变",
        "mirror-rows": "走完以后，棋盘上下对称",
        "mirror-columns": "走完以后，棋盘左右对称",
        swap: "走完以后，这里的东西两两相同",
        graph: "走完以后，图分成可以互换的一对对",
      }[map]
    }。`,
  alike: (part) => `看${spaced(part)}：在这里照着走，这一对就又相同了。`,
  last: (part) => `看${spaced(part)}：在这里走一步就能结束，你就赢了。`,
  noPart: "找一步，让对方能赢的应对尽量少。",
  move: (words) => `${words}。`,
  copy: (words) => `对称走：${words}。`,
  even: (words) => `${words}。此后对方怎么走，你就对称地走。`,
  delay: (words) => `这样走，对方能赢的应对很少：${words}。`,
  wait: "正在找……",
};
