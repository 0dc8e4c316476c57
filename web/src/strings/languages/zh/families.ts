/** 规则族、找到的游戏、计数、八进制游戏图鉴。 */
import type { FamiliesStrings } from "../../families";
import { formatInteger as number } from "../../numbers";

const positions = (unordered: boolean) => (unordered ? "局面（不计顺序）" : "局面");
const are = (value: string | null) => (value === null ? "必败" : `的值为 ${value}`);

const members = (count: number, isPositions: boolean) =>
  `${number(count)} ${isPositions ? "个局面" : "条规则"}`;

export const ruleFamilies: FamiliesStrings = {
  games: {
    nim: "Nim 游戏",
    grundy: "格伦迪游戏",
    lasker: "拉斯克的 Nim 游戏",
    "octal/0.3": "她爱我，她不爱我",
    "octal/0.6": "军官游戏",
    "octal/0.07": "道森的凯尔斯",
    "octal/0.15": "盖尔斯（Guiles）",
    "octal/0.77": "凯尔斯",
    "octal/0.007": "叉隔两格",
    "octal/0.137": "道森棋",
  },
  which: {
    found: (games, values) =>
      values === null
        ? `另有 ${number(games)} 条规则的值与它相同。`
        : `有 ${number(games)} 种游戏具有这 ${number(values)} 个值。`,
    none: (values) =>
      values === null
        ? "查过的游戏中没有值与它相同的。"
        : `查过的游戏中没有一种具有这 ${number(values)} 个值。`,
    rule: "规则",
    how: "吻合到",
    where: "从何处开始",
    proven: "永远相同，已证明",
    agrees: (to, ofRule) => (ofRule ? `到大小为 ${number(to)} 的堆` : `到第 ${number(to)} 个数`),
    moved: (by, ofRule) => {
      const far = String(Math.abs(by));
      if (by === 0) return ofRule ? "逐堆相同" : "从空堆开始";
      if (ofRule)
        return by > 0 ? `它的堆 n + ${far} 即原规则的堆 n` : `它的堆 n 即原规则的堆 n + ${far}`;
      return by > 0 ? `列表从它的堆 ${far} 开始` : `它的空堆是列表的第 ${far} 个数（从 0 数起）`;
    },
    begins: (rule, by) =>
      by > 0
        ? `列表从 ${rule} 的堆 ${by} 开始：缺了前 ${by} 个值。`
        : `列表在 ${rule} 之前多出 ${-by} 个数。`,
    more: (count) => `还有 ${count} 种未列出`,
    all: (count) => `显示全部 ${number(count)} 种`,
    few: "收起",
  },
  count: {
    heaps: "堆数",
    from: "每堆从",
    to: "到（石子数）",
    unordered: "不计顺序",
    lost: (lost, total, value, unordered) =>
      `${total} 个${positions(unordered)}中，有 ${lost} 个${are(value)}。`,
    modulo: (lost, total, modulus, value) =>
      `模 ${modulus}：共 ${total} 个局面，其中 ${lost} 个${are(value)}。`,
    share: (share) => `占全部的 ${share}。`,
    digits: (count) => `共 ${number(count)} 位`,
    whole: "全部数字",
    squares: (terms) =>
      `两堆的值相等时必败：个数等于每个值出现次数的平方和${terms === null ? "。" : `，即 ${terms}。`}`,
    characters:
      "设 c(v) 为值 v 出现的次数，|x| 为 x 的二进制中 1 的个数，2^m 大于所有的值，H(k) = Σ c(v)·(−1)^|k AND v|，则个数为 (H(0)^K + … + H(2^m − 1)^K) / 2^m。",
  },
  family: {
    of: "显示",
    aspects: {
      period: "周期",
      preperiod: "预周期",
      values: "值",
      lost: "必败的堆",
      quotient: "反常规则商",
    },
    laws: "寻找规律",
    noLaws: "这张表中没有找到规律。",
    law: (of, formula, members, where) =>
      `${of === "period" ? "周期" : of === "preperiod" ? "预周期" : "阶"}：${formula}。对${where === null ? "" : `满足 ${where} 的`} ${members} 条规则成立，未经证明。`,
    ready: "现成的规则族",
    readyNames: {
      "one-two": "{1, a, b}",
      "and-sum": "{a, b, a+b}",
      "at-most": "至多取 n/a",
      "at-least": "至少取 n/a",
      remainder: "模 b 余 a",
      "octal-two": "八进制 0.ab",
      "octal-three": "八进制 0.abc",
      root: "至多取 a·√n",
      moore: "莫尔的 k 堆",
      "take-or-split": "至多取 a，或分成两堆",
    },
    members,
    open: (count) => `${number(count)} 条在限度内未能确定`,
    wrong: (count) => `${number(count)} 条无法读懂`,
    none: "没有数满足这些条件：这一族中没有规则。",
    picture: (columns, rows) => `${number(columns)} 列 ${number(rows)} 行的图，每个数一种颜色`,
    point: (position) => `指到一格，这里就显示它的${position ? "局面" : "规则"}；点一下即打开。`,
    keys: "方向键逐格移动，按住 Shift 则选择；按回车打开。",
    legend: "颜色的含义；点一个数，列出它的规则",
    notKnown: "未知",
    unread: "无法读懂",
    cells: (count) => `${number(count)} 格`,
    lostValue: "0：必败",
    won: "必胜",
    lost: "必败",
    drawn: "和局",
    otherNumbers: (count) => `另有 ${number(count)} 个数`,
    slider: (letter) => `${letter} =`,
    heap: "堆",
    rows: "从第几行起",
    heaps: "堆",
    at: (rule, told) => `${rule}：${told}`,
    told: {
      period: (preperiod, period, saltus) =>
        `自 n = ${preperiod} 起周期为 ${period}${saltus === null ? "" : `，每个周期增加 ${saltus}`}`,
      preperiod: (preperiod) => `自 n = ${preperiod} 起循环`,
      quotient: (order, lost) => `商有 ${order} 个元素，其中 ${lost} 个必败`,
      value: (heap, value) => `g(${heap}) = ${value}`,
      position: (mark) =>
        mark === "P" ? "必败（P）" : mark === "N" ? "必胜（N）" : "双方都不能取胜（D）",
      mark: (heap, lost) => `大小为 ${heap} 的堆${lost ? "必败（P）" : "必胜（N）"}`,
      open: "在限度内未能确定",
      wrong: "这条规则无法读懂",
    },
    select: "选择格子",
    selecting: "在格子上拖动来选择，再按一次结束。",
    selected: (count, positions) => `已选 ${members(count, positions)}`,
    clear: "清除",
    further: (count) => `还有 ${number(count)} 条，见文件`,
    rule: "规则",
    number: "数",
    toSheet: "放到笔记里",
    alone: "单独打开",
    csvSelection: "所选存为 CSV",
    shut: "关闭",
  },
  atlas: {
    comma: "、",
    title: "八进制游戏图鉴",
    about:
      "小数点后至多三位、前面为 0 或 4 的全部八进制编码，共 1024 个。值相同的编码排在同一行。周期由引擎证明；未能证明的，写明查到了哪里。其中有些在这里多算一会儿就能证明，有些别处也许已有证明。",
    failed: "图鉴未能载入。",
    again: "再试一次",
    search: "编码、名称或规则",
    filter: "显示",
    filters: { all: "全部", open: "未解决", proven: "已证明" },
    order: "排序",
    orders: {
      open: "未解决的在前",
      code: "按编码",
      period: "周期从长到短",
      preperiod: "预周期从长到短",
      largest: "值从大到小",
    },
    shown: (rows, codes) => `${number(rows)} 行，${number(codes)} 个编码。`,
    none: "没有符合的行。请缩短要找的内容，或显示全部。",
    more: "显示更多",
    values: (values) => `自 n = 0 起的值：${values}`,
    period: (preperiod, period) => `自 n = ${preperiod} 起周期为 ${period}`,
    proven: "已证明",
    notKnown: (to) => `周期未知，已查到 n = ${to}`,
    largest: (value) => `最大的值 ${value}`,
    rare: (count, last) =>
      last === null ? `${count} 个稀有值` : `${count} 个稀有值，最后一个在 n = ${last}`,
    quotient: (sizes, all) => `反常规则商：${sizes} 个元素${all ? "" : "，有的编码未知"}`,
    noQuotient: "反常规则商未知",
    twins: "同一游戏",
    codes: "又作",
    door: (code) => `探索八进制 ${code}`,
  },
};
