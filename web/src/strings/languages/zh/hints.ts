/** 棋盘下方“提示”的文字。 */
import type { HintStrings } from "../../hints";
import { formatInteger, listWith } from "../../numbers";

const number = formatInteger;

/** 汉字与西文字母之间空一格。 */
const spaced = (words: string) => (/^[a-z]/i.test(words) ? ` ${words}` : words);

const some = (numbers: readonly bigint[]) =>
  numbers.length > 4
    ? `${numbers.slice(0, 4).map(number).join("、")}……`
    : listWith(numbers.map(number), "、", " 或 ");

export const hints: HintStrings = {
  name: "提示",
  next: "再提示一点",
  first: "先回答谁能赢；下一步提示讲怎么走。",
  close: "关闭提示",
  number: (step) => `提示 ${step}/3`,
  look: {
    target: (left) =>
      `从结局倒着想：如果轮到对方时只剩 ${number(left)} 个，无论对方怎么走，你是不是都有办法应对？`,
    reach: (said) =>
      `从结局倒着想：如果你先报到 ${number(said)}，无论对方怎么走，你是不是都有办法应对？`,
    copy: "看看对方刚才走了哪里：与它成对的地方，你可以照着走。",
    twins: "两个相同的部分不用怕：对方在一边怎么走，你在另一边照样走。除去成对的，还剩下哪些部分？",
    balance: "没有两个部分一样。能不能走一步，让对方无论动哪一部分，你都有办法应对？",
    misere: "走最后一步者负：想一想，到最后该剩下奇数步还是偶数步，才对你有利。",
    circles: "走法可能兜圈子。先找出那些谁也走不动的地方。",
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
  lost: "这一局面已必败，怎么走对方都能赢；只能选最难应付的一步。",
  part: (part, from, to) =>
    `${part}的 SG 值为 ${number(from)}，在那里走一步，使它变为 ${number(to)}。`,
  gap: (part, from, to) =>
    `${part}旁边有一段间隔的 SG 值为 ${number(from)}，走它一步，使这段变为 ${number(to)}。`,
  zero: "这样所有 SG 值的异或和就是 0。",
  leave: (sizes) => `给对方留下 ${some(sizes)}：对方怎么走，你都有应对。`,
  reach: (numbers) => `报到 ${some(numbers)}：对方怎么走，你都有应对。`,
  leaving: (leaves) => `找一步棋，走完${leaves}：之后对方怎么走，你都有应对。`,
  plain: (part, wins) =>
    `看${spaced(part)}：在这里走对一步，对方${wins ? "怎么应都输" : "赢不了"}。`,
  last: (part) => `看${spaced(part)}：在这里走一步就能结束，你赢了。`,
  noPart: "找一步，使对方能赢的应对最少。",
  move: (words) => `${words}。`,
  copy: (words) => `对称走：${words}。`,
  even: (words) => `${words}。此后对方怎么走，你就对称地走。`,
  delay: (words) => `这步最难应对：${words}。`,
  wait: "正在找……",
};
