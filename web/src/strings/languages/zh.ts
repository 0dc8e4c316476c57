import { carried, cellsOf, drawnRule, endOf, lettersOf, painted } from "../cells";
import {
  runChange,
  runOf,
  runsOf,
  saysMore,
  shiftOf,
  variants,
  type Lie,
  type Shift,
} from "../pictures";
import { formulaParts } from "../formulas";
import { formatInteger, groupDigits, listWith, octalClauses, placeOf } from "../numbers";
import { isLast, ownMove, type Named } from "../ownMoves";
import { hints } from "./zh/hints";
import { families } from "./zh/puzzles";
import { ruleFamilies } from "./zh/families";
import { sheets } from "./zh/sheets";
import type { BookStrings } from "../book";
import type { CreditsStrings } from "../credits";
import type { ExploreStrings } from "../explore";
import {
  biteOf,
  atEnd,
  goneFrom,
  type CountingWords,
  type FaceStrings,
  type FaceWords,
  type RowWords,
  type ToldMove,
} from "../faces";
import type { GoalStrings, Help } from "../goals";
import type { LessonStrings } from "../lesson";
import type { MakeStrings } from "../make";
import type {
  BoardStrings,
  CompareWords,
  FormStrings,
  ProblemStrings,
  TapStrings,
  TheoremName,
} from "../more";
import type { PlaceStrings } from "../places";
import type { PagesStrings } from "../pages";
import type { PlayStrings } from "../play";
import type { ShareStrings } from "../share";
import type { ShellStrings } from "../shell";
import type { WhyStrings } from "../why";
import {
  whole,
  type About,
  type FirstStrings,
  type Language,
  type MoveContext,
  type RestStrings,
  type Strings,
} from "../shape";
import type { MoveRecord, TermView } from "#module/nimber.js";

const number = formatInteger;

const setNames: Record<string, string> = {
  odd: "奇数",
  even: "偶数",
  fib: "斐波那契数",
  prime: "素数",
  square: "平方数",
  pow2: "2 的幂",
};

/**
 * "1..3" 读作 "取走 1 至 3 颗石子"，"1,3,4" 读作 "取走 1、3 或 4 颗石子"，"odd" 读作 "取走奇数颗石子"，
 * "prime" 读作 "取石子，颗数须是素数"。
 */
function taking(items: readonly string[]): string {
  const set = items.join(",");
  const named = setNames[set];
  if (named === undefined) return `取走 ${describeSet(items)}`.replace(/取走 (?=[^\d])/, "取走");
  if (/^(?:odd|even)$/.test(set)) return `取走${named}颗石子`;
  return `取石子，颗数须是${/^\d/.test(named) ? " " : ""}${named}`;
}

function describeSet(items: readonly string[]): string {
  const set = items.join(",");
  const range = /^(\d+)\.\.(\d*)$/.exec(set);
  if (range) {
    if (range[2] && Number(range[2]) === Number(range[1]) + 1)
      return `${groupDigits(range[1]!)} 或 ${groupDigits(range[2])} 颗石子`;
    return range[2]
      ? `${groupDigits(range[1]!)} 至 ${groupDigits(range[2])} 颗石子`
      : `至少 ${groupDigits(range[1]!)} 颗石子`;
  }
  const words = items.map((item) => {
    const inner = /^(\d+)\.\.(\d*)$/.exec(item);
    if (inner) return inner[2] ? `${inner[1]}–${inner[2]}` : `不少于 ${inner[1]}`;
    return setNames[item] ?? groupDigits(item);
  });
  return `${listWith(words, "、", " 或 ")} 颗石子`;
}

const lastMoveTakesLastStone = (sentence: { code: string; args: string[] } | null) =>
  sentence !== null &&
  (sentence.code === "nim" ||
    sentence.code === "take-half" ||
    (sentence.code === "take" &&
      sentence.args.some((item) => /^(1|1\.\.\d*|odd|fib|square|pow2)$/.test(item))));

const readable = (predicate: string) =>
  predicate
    .replace(/&&/g, " 且 ")
    .replace(/\|\|/g, " 或 ")
    .replace(/==/g, " = ")
    .replace(/=>/g, " ⇒ ")
    .replace(/;/g, "; ")
    .replace(/!=/g, " ≠ ")
    .replace(/<=/g, " ≤ ")
    .replace(/>=/g, " ≥ ")
    .replace(/([<>])/g, " $1 ")
    .replace(/\*/g, "·")
    .replace(/ {2,}/g, " ");

/** “八进制编码 0.77：从一堆中取 1 或 2 颗，余下的可以分成两堆。” */
function describeOctal(code: string, digits: readonly string[]): string {
  const ways = octalClauses(digits).map(({ amounts, left }) => {
    const some = listWith(amounts, "、", " 或 ");
    const taken = `从一堆中取 ${some} 颗`;
    switch (left) {
      case "split":
        return "把一堆分成两堆";
      case "0":
        return `取走恰有 ${some} 颗的一整堆`;
      case "1":
        return `${taken}，但不得取完`;
      case "2":
        return `${taken}，并把余下的分成两堆`;
      case "01":
        return taken;
      case "02":
        return `取走恰有 ${some} 颗的一整堆，或${taken}并把余下的分成两堆`;
      case "12":
        return `${taken}，但不得取完，余下的可以分成两堆`;
      default:
        return `${taken}，余下的可以分成两堆`;
    }
  });
  return ways.length > 0
    ? `八进制编码 ${code}：${listWith(ways, "；", "；或")}。`
    : `八进制编码 ${code}：无路可走。`;
}

const heapsIn = (context: MoveContext) => context.terms.reduce((sum, term) => sum + term.heaps, 0);

/** “3、6”，连续的写作“3–6”。 */
const coinsIn = (flips: readonly number[]) => {
  const [first = 0] = flips;
  const last = flips[flips.length - 1] ?? 0;
  return flips.length > 2 && last - first === flips.length - 1
    ? `${first}–${last}`
    : flips.join("、");
};

const isOne = (context: MoveContext) => context.terms.length === 1 && heapsIn(context) === 1;

const takeStones = (record: MoveRecord, context: MoveContext): string =>
  isOne(context)
    ? `取 ${number(record.amount)} 颗`
    : `从第 ${record.heap} 堆取 ${number(record.amount)} 颗`;

const move = (record: MoveRecord, context: MoveContext): string =>
  [record, ...(record.also ?? [])].map((one) => moveOfOne(one, context)).join("；");

/** 一行的格子按序号称呼，棋盘上的格子按坐标称呼。 */
const cellCalled = (cell: string) => `${/^\d/.test(cell) ? "第 " : ""}${cell} 格`;

function moveOfOne(record: MoveRecord, context: MoveContext): string {
  const term = context.terms[record.term - 1];
  const one = isOne(context);
  const game = context.terms.length > 1 ? `游戏 ${record.term}：` : "";
  const [a, b] = record.after;
  switch (record.kind) {
    case "take":
      return takeStones(record, context);
    case "split":
      return one
        ? `分成 ${number(a ?? 0n)} 和 ${number(b ?? 0n)} 两堆`
        : `把第 ${record.heap} 堆分成 ${number(a ?? 0n)} 和 ${number(b ?? 0n)}`;
    case "take-split":
      return `从第 ${record.heap} 堆取 ${number(record.amount)} 颗，余下分成 ${number(a ?? 0n)} 和 ${number(b ?? 0n)}`;
    case "both":
      return `${game}两堆各取 ${number(record.amount)} 颗`;
    case "down":
      return `${game}从第 ${record.part} 级下移 ${number(record.amount)} 颗`;
    case "slide":
      return `${game}${slide(record, a ?? 0n, term)}`;
    case "edge": {
      const name = (index: bigint | undefined) => term?.vertices[Number(index ?? 0n)] ?? "?";
      return `${game}${pieceIn("棋子", record, term)}从 ${name(record.before)} 走到 ${name(a)}`;
    }
    case "cut":
      return `${game}剪断 ${record.place}`;
    case "clear":
      return `${game}取走 ${record.place} 及其相邻顶点`;
    case "lift":
      return `${game}取走边 ${record.place} 及其两端`;
    case "turn":
      return `${game}翻第 ${coinsIn(record.flips)} 枚`;
    case "corners": {
      const far = term?.parts
        .slice(2 * record.part - 2, 2 * record.part)
        .map(number)
        .join(".");
      return `${game}翻以 ${number(b ?? 0n)}.${number(a ?? 0n)} 和 ${far ?? "?"} 为对角的四角`;
    }
    case "own": {
      if (record.heap > 0)
        return written(record, term, one || isLast(record, context) ? "" : `第 ${record.heap} 堆`);
      const alone = term?.pieces.length === 1;
      return game + written(record, term, alone ? "" : `第 ${record.part} 部分`);
    }
    case "paint": {
      const piece = carried(record, term);
      if (piece) {
        const [from, to] = [piece.from, piece.to].map(cellCalled);
        return `${game}${from}的${pieceOf(piece.symbol)}移到${to}`.replace(/到(?=[a-z])/, "到 ");
      }
      return (
        game +
        painted(record, term)
          .map(
            ({ places, becomes }) =>
              `${cellCalled(places.join("、"))}变为${becoming(becomes).trimEnd()}`,
          )
          .join("，")
      );
    }
  }
}

/** “b”，“第 2、3 格” */
const namesOf = (numbers: readonly Named[]): string => {
  const names = numbers.map((one) => ("cell" in one ? String(one.cell) : one.name)).join("、");
  return numbers.some((one) => "cell" in one) ? `第 ${names} 格` : ` ${names} `;
};

/** 自编游戏的一步。place：走在哪里；只有一处时不写。 */
function written(record: MoveRecord, term: TermView | undefined, place: string): string {
  const told = ownMove(record, term);
  const from = place && `从${place}`;
  switch (told.does) {
    case "take":
      return told.all && told.amount > 1n
        ? `${from}取走全部 ${number(told.amount)} 颗`
        : `${from}取 ${number(told.amount)} 颗`;
    case "split": {
      const heaps = (place ? undefined : [" 两堆", " 三堆"][told.into.length - 2]) ?? "";
      const into = joinedBy(told.into.map(number)) + heaps;
      if (told.taken === 0n) return `${place && `把${place}`}分成 ${into}`;
      return `${from}取 ${number(told.taken)} 颗，剩 ${into}`;
    }
    case "lower": {
      const each = told.numbers.length > 1 ? "各" : "";
      const names = namesOf(told.numbers);
      return `从${place ? `${place}的${names}` : names}${each}取 ${number(told.amount)}`;
    }
    case "set": {
      const name = namesOf([told.number]);
      return `${place ? `${place}的${name}` : name.trimStart()}变为 ${number(told.to)}`;
    }
    case "walk":
      return `${place && `${place}的棋子`}走到 ${told.to}`;
    case "vanish":
      return `${place || "全部"}消失`;
    case "limit": {
      const part = place && `${place}：`;
      return `${part}取 ${number(told.amount)} 颗，下一步至多 ${number(told.most)} 颗`;
    }
    case "become":
      return `${place}变为 ${joinedBy(told.parts)}`;
  }
}

/** “2、3 和 5” */
const joinedBy = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join("、")} 和 ${words.at(-1)!}`;

/** 棋子有编号（只有一枚时不写；Geography 的其余部分是走过的顶点），位置有量词，两者不会混淆。 */
const pieceIn = (what: string, record: MoveRecord, term: TermView | undefined) =>
  term?.parts.length === 1 || term?.game === "geography" ? what : `${what} ${record.part} `;

function slide(record: MoveRecord, to: bigint, term: TermView | undefined) {
  const board = term?.board;
  const place = number(to);
  const piece = (what: string) => pieceIn(what, record, term);
  if (board === "strip" || board === "squares") return `${piece("棋子")}移到第 ${place} 格`;
  if (board === "monks") return `${piece("小和尚")}走到第 ${place} 级`;
  if (board !== "hill") return `${piece("棋子")}移到位置 ${place}`;
  const climber = record.part === term?.king ? "国王" : piece("登山者");
  return `${climber}${to === 0n ? "登顶" : `爬到离山顶 ${place} 步处`}`;
}

const inHeap = (record: MoveRecord): string => `第 ${record.heap} 堆`;

/** 与 moveOfOne 一致：同一个东西只有一个叫法。 */
function where(record: MoveRecord, context: MoveContext): string {
  const term = context.terms[record.term - 1];
  const game = context.terms.length > 1 ? `游戏 ${record.term}：` : "";
  const piece = (what: string) => pieceIn(what, record, term).trim();
  if (record.heap > 0) return inHeap(record);
  switch (record.kind) {
    case "both":
      return `${game}两堆`;
    case "down":
      return `${game}第 ${record.part} 级`;
    case "slide": {
      const king = record.part === term?.king;
      return `${game}${king ? "国王" : piece(slider[term?.board ?? ""] ?? "棋子")}`;
    }
    case "edge":
      return `${game}${term?.vertices[Number(record.before)] ?? "?"} 上的${piece("棋子")}`;
    case "turn":
      return `${game}第 ${record.part} 枚`;
    case "corners": {
      const head = term?.parts.slice(2 * record.part - 2, 2 * record.part).map(number);
      return `${game}${head?.join(".")} 处的正面`;
    }
    case "cut":
    case "lift":
      return `${game}${term ? endOf(record, term) : "?"} 处的边`;
    case "clear":
      return `${game}顶点 ${record.place}`;
    case "paint": {
      const cell = term ? cellsOf(record, term)[0]! : "?";
      return `${game}${cellCalled(cell)}`;
    }
    case "take":
    case "split":
    case "take-split":
    case "own":
      return (
        (term?.pieces.length === 1 ? game + lettersOf(term) : "") || `${game}第 ${record.part} 部分`
      );
  }
}

const slider: Record<string, string> = { monks: "小和尚", hill: "登山者" };

const nextTaps: Partial<Record<MoveRecord["kind"], string>> = {
  slide: "点一个标出的位置",
  edge: "点一个标出的位置",
  paint: "再点下一格",
  turn: "再点一枚硬币",
};

const nextTap = ({ kind }: MoveRecord): string => nextTaps[kind] ?? "再选一步";

/** 已经走出的一步：“程序从第 2 堆取了 1 颗”，“程序：皇后走到 c3”。 */
const played = (who: string, words: string) =>
  /^(报|出价) /.test(words)
    ? `${who}${words}`
    : /^[取从][^；]*$/.test(words)
      ? `${who}${words.replace(/取走?/, "$&了")}`
      : /^在[^；]*放[^；]*$/.test(words)
        ? `${who}${words.replace("放", "放了")}`
        : `${who}：${words}`;

export const about: About = {
  name: "中文",
  tag: "zh-CN",
  switchTo: "切换到中文",
};

/** 不是因为计算量用完而没有结论时的原因，见 docs/limits.md。 */
function stoppedBy(bound: string, most: string): string {
  const number = groupDigits(most || "0");
  switch (bound) {
    case "circles":
      return "没有结论：局面可能重复，或者部分越来越多，对局未必会结束。也许漏写了条件，例如 n>0。";
    case "compound-circles":
      return "没有结论：有的部分可能重复出现；一步可走几个部分时，只有必定会结束的对局才能判断。";
    case "genus-circles":
      return "对局可能没完没了，因此没有亏格。";
    case "climb":
      return `没有结论：连续 ${number} 步都越走越大，始终没有走到头。`;
    case "table":
      return `没有结论：这条规则的 SG 值只算到小于 ${number} 颗石子的堆，也没能证明周期。`;
    case "pairs":
      return `没有结论：这个游戏的 SG 值表最多容纳 ${number} 个数对。`;
    case "heap":
      return `没有结论：这个游戏的 SG 值只算到 ${number} 颗石子的堆。`;
    case "values":
      return most ? `这条规则只求得前 ${number} 个 SG 值。` : "这条规则连一个 SG 值也没有求得。";
    case "outcomes":
      return `这条规则的单堆胜负只算到小于 ${number} 颗石子的堆。`;
    case "vertices":
      return `没有结论：图中除路径、环、星和完全图外，一个部分至多 ${number} 个顶点才能搜索。`;
    case "cells":
      return `没有结论：超过 ${number} 格的棋盘不作搜索。`;
    case "argument":
      return "没有结论：没有找到能说明谁赢的理由。";
    case "edges":
      return `没有结论：图的边数超过 ${number}，不再寻找对称的理由。`;
    case "positions":
      return `没有结论：记下的局面已达上限 ${number} 个。`;
    case "parts":
      return `没有结论：记下的部分已达上限 ${number} 个。`;
    case "sum-parts":
      return `没有结论：这样的和至多 ${number} 个部分才能搜索。`;
    case "depth":
      return `没有结论：一局可能超过 ${number} 步。`;
    case "copies":
      return `没有结论：有一步会留下 ${number} 个以上同样的部分。`;
    case "played":
      return `检查了 ${number} 个后继，连形状相同的较小局面也没能走完。`;
    default:
      return "没有结论：没有适用的定理，也无法搜索。";
  }
}

/** 没有找到反常规则商的原因。 */
function badOption(option: string, takes: string, other: string): string {
  switch (takes) {
    case "unknown":
      return `这里没有选项 ${option}。`;
    case "twice":
      return `选项 ${option} 写了两次。`;
    case "wanted":
      return `需要写上 ${option} 和一个数。`;
    case "one-of":
      return `${other} 只能选一个。`;
    case "beside":
      return `${option} 要和 ${other} 一起使用。`;
    case "pairs":
      return `${option} 只用于有两个数的规则。`;
    case "normal-sum":
      return `${option} 只用于正常规则的和。`;
    case "rule":
      return `${option} 要和规则一起使用。`;
    case "from-1":
      return `${option} 后面应是 1 到 ${groupDigits(other)} 的数。`;
    case "aspect":
      return `${option} 后面应是 period、preperiod、values、lost 或 quotient。`;
    case "share":
      return `${option} 后面应是一份，例如 2/8：八份中的第二份。`;
    case "at-most":
      return `${option} 后面的数不能超过 ${groupDigits(other)}。`;
    case "prime":
      return `${option} 后面应是 998244353 或 1000000007。`;
    case "modulus":
      return `${option} 后面应是 2 到 2^40 之间的数。`;
    case "line":
      return `${option} 后面应是一个关系式，例如 q=n-1。`;
    case "definition":
      return `${option} 后面应是名字和数，例如 m=3。`;
    case "words":
      return `${option} 后面应是两个词，例如 First,Second。`;
    case "io":
      return `${option} 后面应是 T、eof 或 zero。`;
    case "shape":
      return `${option} 后面应是 counted、line 或 one。`;
    case "text":
      return `${option} 后面应有文字。`;
    case "choice":
      return `${option} 后面应是这些词之一：${other}。`;
    case "way":
      return `${option} 后面应是 closed、period、runs、table 或 guess。`;
    default:
      return `${option} 后面应是一个数。`;
  }
}

function noQuotient(
  limit: string,
  heap: string,
  order: string,
  bound: string,
  most: string,
): string {
  if (bound === "heaps") return `反常规则商最多算到 ${groupDigits(most)} 颗石子的堆。`;
  const reached = `算到了 ${groupDigits(heap || "0")} 颗石子的堆，阶为 ${order}。`;
  switch (bound) {
    case "order":
      return `没有找到不超过 ${groupDigits(most)} 个元素的反常规则商：${reached}`;
    case "options":
      return `没有找到反常规则商，下一堆的后继超过 ${groupDigits(most)} 个：${reached}`;
    case "all-options":
      return `没有找到反常规则商，各堆的后继合起来超过 ${groupDigits(most)} 个：${reached}`;
    case "rule":
      return `没有找到反常规则商，走一步可能留下并不更小的堆：${reached}`;
    default:
      return `在 ${limit} 的限度内没有找到反常规则商：${reached}`;
  }
}

const tooManyTerms = (what: string, most: string) =>
  `${what}过长，数、名字和符号合起来最多 ${groupDigits(most)} 个。`;
/** 别处有两种意思的符号，两种写法都说。 */
const writeInstead = (what: string, instead: string) =>
  what === "&"
    ? "这里不能只写一个“&”：两个条件同时成立写作 a&&b，按位与写作 and(x,y)。"
    : what === "|"
      ? "这里不能只写一个“|”：两个条件有一个成立写作 a||b，按位或写作 or(x,y)。"
      : `“${what}”请改写为“${instead}”。`;

/** 表达式里的函数，行专用的除外。 */
const noFunction = (name: string) =>
  `没有名为“${name}”的函数。可用 min、max、abs、gcd、sqrt、root、if、pick；二进制的 xor、and、or、bits、ones（1 的个数）、low；以及判断用的 prime、square、pow2、fib。`;

/** What is wrong with edges; the reasons are in docs/notation.md. */
function badEdges(reason: string, about: string): string {
  switch (reason) {
    case "loop":
      return `这个游戏里，边不能从 ${about} 连到它自己。`;
    case "repeated":
      return `边 ${about} 重复了。`;
    case "alone":
      return `顶点 ${about} 没有边：这里只写边，例如 a-b。`;
    case "ground":
      return "没有一条边立在地面上：地面是顶点 0，例如 0-a。";
    case "loose":
      return `边 ${about} 没有连着地面。`;
    case "visited":
      return `棋子已经到过 ${about}，不能再写一次。`;
    default:
      return "边写作 a-b,b-c，顶点名由字母和数字组成。";
  }
}

/** 自编的规则错在哪里。 */
function badFamily(reason: string, about: string): string {
  switch (reason) {
    case "sign":
      return "$ 后面应是参数的字母，例如 take/1,$a。";
    case "no-range":
      return `没有说明 $${about} 取哪些数。请写上范围，例如 ${about}=1..9。`;
    case "unused":
      return `规则里没有用到 ${about}。请在该放这个数的地方写 $${about}。`;
    case "letter":
      return `参数只能是一个字母，“${about}”不是。`;
    case "endless":
      return `${about} 的取值没有终点。请写上终点，例如 ${about}=1..9。`;
    case "none":
      return "规则族要有参数。请选一个，例如 a=1..9。";
    case "parameters":
      return `规则族最多有 ${about} 个参数。`;
    case "candidates":
      return `已经试了 ${groupDigits(about)} 种取法，还没有找全。`;
    case "values":
      return `所有规则合起来要列的数超过 ${groupDigits(about)} 个。`;
    default:
      return `规则族超过 ${groupDigits(about)} 条规则。请缩小范围。`;
  }
}

function badOwn(reason: string, about: string, more: string): string {
  switch (reason) {
    case "alternatives":
      return `走法的种类过多，最多 ${about} 种。`;
    case "choices":
      return `一步里要选的数过多，最多 ${about} 个。`;
    case "numbers":
      return `一部分里的数过多，最多 ${about} 个。`;
    case "long":
      return `规则过长，最多 ${groupDigits(about)} 个字符。`;
    case "expected":
      return `此处应为“${about}”。`;
    case "name":
      return "此处应为由字母组成的名字，例如 n;k=1..3;n-=k。";
    case "name-taken":
      return `“${about}”已有别的含义，请换一个名字。`;
    case "name-twice":
      return `名字“${about}”用了两次；若要比较，请写 ${about}==。`;
    case "one-number":
      return "只有一个数时不写括号，例如 n;k=1..3;n-=k。";
    case "brackets":
      return `有几个数时要加括号：分次序写作 ${about}，不分次序写作 ${more}。`;
    case "alternative":
      return "此处应为分号和一种走法。";
    case "no-change":
      return "这里什么也没有改变：一步的末尾要写改变（如 n-=k）或结果（如 =>(k)）。";
    case "result-and-change":
      return "一步只能写改变，或写一个结果，结果必须写在最后。";
    case "late":
      return "“选择”和“条件”要写在“改变”之前；单个 = 是改变，若要比较，请写 ==。";
    case "unknown-name":
      if (more === "(") return noFunction(about);
      return `这里没有名为“${about}”的数，请先选定它，例如 ${about}=1..3。`;
    case "whole-row":
      return `只能改变格子：${about}[i] 或 ${about}[i..j]。`;
    case "condition":
      return "此处应为条件，即一个比较，例如 n>0；改变写作 n-=1。";
    case "position":
      return "剩下的部分写在括号里，份数写在前面，例如 (k,b-k) 或 3*(n/2)。";
    case "shape":
      return about === "1"
        ? "此处只写一个数，与规则开头一致。"
        : `此处要写${about ? ` ${about.replace("..", " 至 ")} 个数` : "与规则开头同样多的数"}，用逗号隔开。`;
    case "write":
      return writeInstead(about, more);
    default:
      return "规则从这里起读不懂。可用整数、名字、+ - * / %、比较、&& || !、括号以及 min(x,y) 等函数。";
  }
}

/** 画出的规则或棋盘错在哪里。 */
function badDrawing(reason: string, about: string, grid: boolean): string {
  switch (reason) {
    case "cell":
      return "此处应为一个格子：字母、数字、点、下划线，图样里还可用星号。";
    case "cell-first":
      return "^ 之前要先写重复的格子，例如 o^12。";
    case "count":
      return `此处应为 1 至 ${about || "64"} 的数，例如 o^12。`;
    case "cells":
      return `格子过多，最多 ${about} 个。`;
    case "star-in-board":
      return "星号只在图样里表示任意格子，棋盘上每格都要写明。";
    case "one-row":
      return "这个游戏只有一行。多行请用“自绘规则（棋盘）”，或用几行之和。";
    case "ragged":
      return `各行应一样长，每行 ${about} 格。`;
    case "arrow":
      return "此处应为 ->，左边是原来的样子，右边是变成的样子。";
    case "size":
      return `两边的图样应一样大，这里为 ${about} 格。`;
    case "star":
      return "星号对面也应是星号，该格保持不变。";
    case "turn":
      return "一行不能旋转，只能镜像：flip。";
    case "flag":
      return `分号之后应为 flip、${grid ? "turn、" : ""}never=… 或 until=…。`;
    case "equals":
      return `此处应为等号和图样，例如 ${about}=xx。`;
    case "long":
      return `规则过长，最多 ${groupDigits(about)} 个字符。`;
    default:
      return "规则从这里起读不懂。应写明原来的样子和变成的样子，例如 oo->..。";
  }
}

/** 用一句话说出画出的规则。 */
const few = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"];
const fewWords = (n: number) => few[n] ?? ` ${n} `;
const becoming = (symbol: string) =>
  ({ ".": "空", o: "已占", x: "叉", _: "横线" })[symbol] ?? ` ${symbol} `;
const lying: Record<Lie, string> = {
  across: "左右相邻的",
  down: "上下相邻的",
  falling: "同一斜线上的",
  rising: "同一斜线上的",
};
const cellOf = (symbol: string) =>
  ({ ".": "空格", o: "已占格", x: "叉", _: "横线", "*": "任意格" })[symbol] ?? ` ${symbol} 格`;
const cellsWith = (symbol: string, n: number) => `${fewWords(n)}个${cellOf(symbol)}`;

/** 图样，例如“左右相邻的三个叉”。 */
function pictured(picture: string): string {
  const run = runOf(picture);
  if (run) return (run.count > 1 ? lying[run.lie] : "") + cellsWith(run.symbol, run.count);
  return picture
    .split("/")
    .map((line) =>
      runsOf(line)
        .map(({ symbol, count }) => cellsWith(symbol, count))
        .join("、"),
    )
    .join("，其下为");
}

/** 一排相同的格变成两段或三段：“横排相连的三个空格，左边两格变为已占，右边一格仍空”。 */
function rowMove(left: string, right: string): string | null {
  const run = runOf(left);
  const parts = left.includes("/") ? [] : runsOf(right);
  const plain = parts.every(({ symbol }) => symbol === "." || symbol === "o");
  if (!run || !plain || parts.length < 2 || parts.length > 3) return null;
  const places = parts.length === 2 ? ["左边", "右边"] : ["左边", "中间", "右边"];
  const words = parts.map(({ symbol, count }, at) => {
    const what = becoming(symbol);
    return `${places[at]!}${fewWords(count)}格${symbol === run.symbol ? `仍${what}` : `变为${what}`}`;
  });
  return `横排相连的${cellsWith(run.symbol, run.count)}，${words.join("，")}`.replace(
    "仍已占",
    "仍为已占",
  );
}

const pieceOf = (symbol: string) => ({ o: "棋子", x: "叉" })[symbol] ?? ` ${symbol} 子`;

/** 一子移到空格：“一枚棋子向右移一格，进入空格”。 */
function shifted({ symbol, down, right, over }: Shift): string {
  const ways = [
    ...(down === 0 ? [] : [`向${down < 0 ? "上" : "下"}移${fewWords(Math.abs(down))}格`]),
    ...(right === 0 ? [] : [`向${right < 0 ? "左" : "右"}移${fewWords(Math.abs(right))}格`]),
  ];
  const passed = over === "" ? "" : `，越过${pictured(over)}`;
  return `一枚${pieceOf(symbol)}${ways.join("、")}${passed}，进入空格`.replace("一枚叉", "一个叉");
}

/** 一种画出的走法，例如“左右相邻的两个空格变为已占格”。 */
function drawnMove(left: string, right: string): string {
  const shift = shiftOf(left, right);
  if (shift) return shifted(shift);
  const change = runChange(left, right);
  if (change) return `${pictured(left)}变为${cellOf(change.becomes)}`;
  const row = rowMove(left, right);
  if (row !== null) return row;
  return left.includes("/")
    ? `${pictured(left)}，变为${pictured(right)}`
    : `依次相邻的${pictured(left)}，变为${pictured(right)}`;
}

/** 画出的规则，写成句子。 */
function drawn(text: string): string {
  const rule = drawnRule(text);
  const ways = rule.moves.map(({ left, right }) => drawnMove(left, right)).join("；或");
  const same = (flip: boolean, turn: boolean) => {
    const words = [...(flip ? ["可镜像"] : []), ...(turn ? ["可旋转"] : [])];
    return words.length > 0 ? `（${words.join("、")}）` : "";
  };
  const also = saysMore(
    rule.moves.map(({ left, right }) => `${left}->${right}`),
    rule.flip,
    rule.turn,
  );
  // 一串相同的格逐个方向说出，别的图样只说可以镜像或旋转。
  const told = (picture: string) => {
    if (runOf(picture)) return variants([picture], rule.flip, rule.turn).map(pictured);
    const { flip, turn } = saysMore([picture], rule.flip, rule.turn);
    return [pictured(picture) + same(flip, turn)];
  };
  const pictures = (all: readonly string[]) => [...new Set(all.flatMap(told))].join("或");
  return [
    `${ways}${same(also.flip, also.turn)}`,
    ...(rule.never.length ? [`不得留下${pictures(rule.never)}`] : []),
    ...(rule.until.length ? [`出现${pictures(rule.until)}即终局`] : []),
  ]
    .join("；")
    .concat("。");
}

const symbolName = (symbol: string) =>
  ({ ".": "空", _: "横线", o: "棋子", x: "叉" })[symbol] ?? symbol;

const boards: BoardStrings = {
  tap: {
    again: "再点一下就走。",
    beside: "再点一下就走；点旁边的，就一起选。",
    one: "点其中一个，就只选它。",
    coin: "再点最右一枚就走。",
    coins: "再点最右一枚就走；点左边的，就一起翻。",
  },
  toPlace: "移到",
  takeOf: "取",
  splitOff: "分出",
  skipped: (n) => `略去 ${number(n)} 格`,
  from: (place) => `自 ${number(place)}`,
  cannotMove: "不能移动",
  piece: {
    strip: (part, place) => `棋子 ${part}，在第 ${number(place)} 格`,
    squares: (part, place) => `硬币 ${part}，在第 ${number(place)} 格`,
    monks: (part, place) => `小和尚 ${part}，在第 ${number(place)} 级`,
    hill: (part, place, king) =>
      `登山者 ${part}${king ? "（国王）" : ""}，${place === 0n ? "已在山顶" : `离山顶 ${number(place)} 步`}`,
  },
  place: { strip: "格", squares: "格", monks: "级", hill: "离山顶" },
  limit: (most) => `本次至多取 ${most} 颗`,
  top: "顶",
  summit: "山顶",
  ground: "地面",
  step: (step) => `第 ${step} 级`,
  stepWords: (step, stones) => `第 ${step} 级：${number(stones)} 颗`,
  gap: (size, value) => `间隔 ${number(size)}，SG 值 ${number(value)}`,
  coinWords: (coin, head, chosen) =>
    `第 ${coin} 枚：${head ? "正面" : "反面"}${chosen ? "，要翻" : ""}`,
  head: "正",
  tail: "反",
  cornersHint: "先点作为远角的一枚正面，再点它的对角。",
  cornerWords: (row, column, head, chosen) =>
    `第 ${row} 行第 ${column} 列：${head ? "正面" : "反面"}${chosen ? "，要翻" : ""}`,
  coinHint: "先点要翻的最右一枚，再点左边要翻的。",
  drawnCell: (row, cell, symbol, next) =>
    `${row > 0 ? `第 ${row} 行` : ""}第 ${cell} 格：${symbolName(symbol)}${next === null ? "" : `，将变为${symbolName(next)}`}`,
  rowLines: (lines) => `这是一行格子，分 ${lines} 行排列，每行的末尾接着下一行。`,
  cellHint: "点一格看走法，再点一格选定，最后再点一下走出。",
  both: "两堆同取",
  bothWords: "从两堆中取同样多",
  heapsView: "两堆",
  gridView: "皇后",
  picture: "图示",
  byOutcome: "P / N",
  byValue: "SG 值",
  colours: "着色",
  zoomIn: "放大格子",
  zoomOut: "缩小格子",
  gridWords: (first, second) =>
    `皇后在 (${number(first)}, ${number(second)})，可向左、向下或斜向左下移动，目标是角上的 (0, 0)。`,
  cellWords: (first, second, value, reachable) =>
    `(${first}, ${second})${value === null ? "" : `：SG 值 ${value}，${value === 0 ? "P 态" : "N 态"}`}，${reachable ? "皇后可到" : "到不了"}`,
  queenOn: (square) => `皇后在 ${square}，可向左、向下或斜向左下移动，目标是角上的 a1。`,
  squareWords: (square, value, reachable) =>
    `${square}${value === null ? "" : `：SG 值 ${value}，${value === 0 ? "P 态" : "N 态"}`}，${reachable ? "皇后可到" : "到不了"}`,
  numberWords: (name, value) => `${name}，${number(value)}`,
  partTitle: (part) => `第 ${part} 部分`,
  cellTitle: (cell) => `第 ${cell} 格`,
  gridTab: "方格",
  numbersTab: "数",
  tokenGridWords: (first, second) =>
    `棋子在 (${number(first)}, ${number(second)})。用方向键查看各格，回车走到那里。`,
  tokenCellWords: (first, second, value, reachable) =>
    `(${first}, ${second})${value === null ? "" : `：SG 值 ${value}，${value === 0 ? "P 态" : "N 态"}`}，${reachable ? "走得到" : "走不到"}`,
  noGrid: "数太大，画不下方格。",
  canMove: (part) => (part === "" ? "可走" : `${part}可走`),
  nothingLeft: "什么也不剩了。",
  emptyHeaps: (heaps) => `另有 ${heaps} 个空堆`,
  moreResults: "更多",
  otherResult: "或输入要变成的数",
  notAResult: "没有走法能变成这样。",
  gridTooLarge: "堆太大，画不下棋盘。请选一堆并输入取走的颗数。",
  vertexWords: (name, tokens, value) =>
    `顶点 ${name}${tokens > 0 ? `，${number(tokens)} 枚棋子` : ""}${value === null ? "" : `，SG 值 ${number(value)}`}`,
  tokenWords: (token, vertex, targets) =>
    `棋子 ${token}，在 ${vertex}，${targets.length > 0 ? `可走到 ${targets.join("、")}` : "不能移动"}`,
  graphWords: (vertices, arrows) => `有向图：${number(vertices)} 个顶点，${number(arrows)} 条边`,
  pictureWords: (vertices, edges) => `图形：${number(vertices)} 个顶点，${number(edges)} 条边`,
  edgeWords: (name, free) => `边 ${name}${free ? "" : "，现在不能取"}`,
  nodeWords: (name, state) =>
    state === "ground"
      ? "地面"
      : `顶点 ${name}${state === "token" ? "，棋子在此" : state === "visited" ? "，已走过" : ""}`,
};

const forms: FormStrings = {
  knownCodes: "常见编码",
  codes: {
    kayles: "凯尔斯",
    dawson: "道森棋",
    dawsonsKayles: "道森的凯尔斯",
    treblecross: "叉隔两格",
    splits: "取一颗或分堆",
  },
  less: "减少",
  more: "增加",
  climber: (part) => `第 ${part} 人`,
  variants: {
    turtles: { title: "翻海龟", about: "翻一枚或两枚" },
    mock: { title: "假海龟", about: "翻一至三枚" },
    ruler: { title: "标尺", about: "翻连续的若干枚" },
    twins: { title: "双生", about: "恰好翻两枚" },
  },
  coin: (coin, head) => `第 ${coin} 枚：${head ? "正面" : "反面"}`,
  addCoin: "添一枚硬币",
  removeCoin: "去掉最后一枚",
  square: (square, taken) => `${square}${taken ? "，已占" : ""}`,
  tapSquares: "点一个位置即可放上或拿走。",
  drawn: {
    title: "画出规则",
    palette: "用什么画",
    brush: (symbol) =>
      ({ ".": "空", o: "已占", x: "叉", _: "横线", "*": "任意" })[symbol] ?? symbol,
    told: (left, right) => `${drawnMove(left, right)}。`,
    stands: pictured,
    left: "原来的样子",
    right: "变成的样子",
    columns: "列",
    rows: "行",
    moreColumns: "加一列",
    fewerColumns: "减一列",
    moreRows: "加一行",
    fewerRows: "减一行",
    remove: "删去这幅图",
    addMove: "再加一种走法",
    also: (flip, turn) => `${!turn ? "镜像" : flip ? "旋转、镜像" : "旋转"}后也能这样走：`,
    flip: "可镜像",
    turn: "可旋转",
    never: "不得留下",
    until: "出现即终局",
    addNever: "不得留下的图样",
    addUntil: "出现即终局的图样",
    board: "棋盘",
    nextRow: "下一行",
    becomes: "变为",
    orElse: "另一种走法",
    neverStands: "不得出现",
    endsAt: "出现即终局",
    inPictures: "规则图示",
  },
  groups: {
    take: "取石子",
    heaps: "分堆",
    board: "棋盘上",
    drawn: "画在格子上",
    coins: "翻硬币",
    sums: "多个游戏",
  },
};

const theorems: Record<TheoremName, string> = {
  bouton: "包顿定理（1901）：n 颗的 Nim 堆，SG 值为 n。",
  bash: "巴什博弈：每次取 1 至 m 颗，n 颗一堆的 SG 值为 n mod (m + 1)，所以 m + 1 的倍数必败。",
  "take-interval": "每次取 a 至 b 颗：先求 n mod (a + b)，再除以 a 取整，就是 SG 值。",
  "take-from": "每次至少取 a 颗：SG 值为 n / a 取整。",
  "take-odd": "每次取奇数颗：SG 值为 n mod 2。",
  "take-even": "每次取偶数颗：SG 值为 n / 2 取整。",
  "take-pow2": "每次取的颗数是 2 的幂：SG 值为 n mod 3。",
  "take-half": "每次至少取一半：SG 值为 n 的二进制位数。",
  "take-residue": "1 至 m − 1 都可取，m 的倍数都不可取：n 颗一堆的 SG 值为 n mod m。",
  "taking-bound":
    "从 n 颗中可取 1 至 f(n) 颗，而 n 每加 1，f 至多加 1：f 增大处 SG 值为 f(n)，否则与 n − f(n) − 1 颗的堆相同。",
  divisors:
    "每次取走 n 的一个约数：SG 值是 n 中素因子 2 的个数加 1；不许取走整堆时，就是素因子 2 的个数。",
  "prime-to": "每次取走的颗数须与 n 互素，剩下的颗数也就与 n 互素：偶数堆必败；奇数堆取 1 颗即胜。",
  lines:
    "可取任意颗，也可把一堆分成几堆：从某一堆起，SG 值等于 n 加上一个只由余数决定的常数，可用归纳法证明。",
  digits:
    "每步留下的约为 n，或约为 n 的固定几分之一。一台自动机从最低位起逐位读 n，读完即得 SG 值；对所有数位作归纳可证其正确。",
  euclid: "欧几里得游戏（两数始终为正）：数对 a、b 的 SG 值为 |a/b − b/a| 取整。",
  "euclid-zero":
    "欧几里得游戏（减到 0 为止）：设 φ 为黄金分割数，大数大于小数而小于小数的 φ 倍时先手必败；有一个数为 0 时也必败。SG 值由打表得出。",
  "drop-split":
    "弃去一个数，把另一个数拆成两个：把 a − 1 与 b − 1 按位或，SG 值为结果的二进制末尾连续的 1 的个数。",
  "equal-length":
    "每步恰好多出一块，直到分成 a × b 块：每局都恰好走 a · b − 1 步，胜负只看步数的奇偶。",
  "king-steps":
    "其中一个数减 1，或两个数各减 1，就像国际象棋的王走向角落：较小数为奇数记 2，两数之和为奇数再加 1。",
  "same-game": "这条规则只是一个已知游戏的另一种写法。",
  table: "打表：SG 值等于各后继 SG 值的 mex，即其中未出现的最小非负整数。",
  period: "SG 值有已证明的周期，大数可化为小数查表。",
  mex: "每一部分的 SG 值是其各后继的 mex，即后继的 SG 值中未出现的最小非负整数；各部分相当于这样大的 Nim 堆。",
  symmetry:
    "局面对调之后还是原样，任何一步都碍不着与它对称的那一步。对方走什么就照样走什么，总有应对，最后一步归自己。",
  loops:
    "史密斯标号法（有环的图）：若 n 是已标号的后继中没有出现的最小数，且走向未标号或更大标号的每一步，对方都能应到标号 n，则该顶点标 n；始终标不上的，对局可能没完没了。",
  lasker: "拉斯克的 Nim 游戏：SG 值为 n；但 n mod 4 = 3 时为 n + 1，n 是 4 的正倍数时为 n − 1。",
  wythoff:
    "威佐夫定理（1907）：必败的是数对 (⌊kφ⌋, ⌊kφ⌋ + k)，φ 为黄金分割数；此处用整数精确计算。SG 值由打表得出。",
  "wythoff-misere":
    "反常规则下的威佐夫博弈：必败的仍是这些数对，只是 (0, 0) 和 (1, 2) 换成了 (0, 1) 和 (2, 2)。",
  fibonacci:
    "斐波那契博弈：把石子数写成互不相邻的斐波那契数之和，能取走其中最小的一项则必胜。SG 值由打表得出。",
  staircase:
    "阶梯博弈：只有第 1、3、5……级算数，对方移到这些级上的石子，可以立刻再往下移。在一排格子上，棋子之间的空格就是台阶上的石子。",
  nimble: "Nimble：硬币互不妨碍，第 n 格上的一枚相当于 n 颗的 Nim 堆。",
  hackenbush:
    "Hackenbush：环上的顶点并为一点，环上每条边成为值为 1 的自环；一条边上方的值为 x 时，连同这条边相当于长 x + 1 的茎。",
  "graph-kayles": "图上的凯尔斯：各连通部分互不相干。路径与环是八进制游戏，其余逐步推算。",
  matching:
    "地理游戏：每个最大匹配都盖住棋子所在顶点时先手必胜；取胜的一步走向某个最大匹配没有盖住的顶点。",
  hill: "登山（国王）：从离山顶最远的人起两两配对，把各对间隔作异或；国王排第一或第二时例外。此定理只判定胜负，不给出 SG 值。",
  turtles: "翻海龟：第 x 枚的正面相当于 x 颗的 Nim 堆。",
  mock: "假海龟：第 x 枚的正面，SG 值是第 x 个可恶数，即二进制中有奇数个 1 的数。",
  ruler: "标尺：第 x 枚的正面，SG 值是整除 x 的最大的 2 的幂。",
  corners: "翻四角：一枚正面相当于一个 Nim 堆，大小是行号与列号的 Nim 积。",
  twins: "双生：第 x 枚的正面相当于 x − 1 颗的 Nim 堆。",
};

const playing: PlayStrings = {
  listSeparator: "；",
  moreParts: (count) => `另有 ${number(count)} 项`,
  name: (name) =>
    name === "you"
      ? "你"
      : name === "program"
        ? "程序"
        : name === "friend"
          ? "朋友"
          : name === 1
            ? "先走方"
            : "后走方",
  gaveUp: (name) => `${playing.name(name)}认输。`,
  friendWon: "朋友赢了",
  friendsTurn: "轮到朋友走",
  programsTurn: "轮到程序走",
  comma: "，",

  drawn: "和局",
  repeats: (step) => (step === 0 ? "与开局相同" : `与第 ${step} 步后相同`),
  marks: { kept: "保住胜势", gave: "丢掉胜势", lost: "已是败势", held: "保住和局" },
  marksLong: {
    held: "这一步保住了和局：双方都不能取胜。",
    kept: "这一步保住了胜势。",
    gave: "这一步丢掉了胜势，或本可保住的和局。",
    lost: "走之前已是败势，没有必胜走法。",
  },
  wouldKeep: "能保住胜势的走法：",
  andMore: (count) => `另有 ${count} 种`,
  leader: "各步之后谁占胜势",
  leaderAt: (step, name) =>
    `${step === 0 ? "开局" : `第 ${step} 步后`}：${name === null ? "未知" : playing.name(name)}`,
  showMarks: "显示每一步的评价",
  removeMove: (step) => `删去第 ${step} 步及以后`,
  otherLines: "变化",
  insteadOf: (step) => `代替第 ${step} 步：`,
  branch: "走这步",
  toStart: "回到开局",
  toEnd: "到最后一步",

  slip: (step, name, words) =>
    `${name === "you" ? "你在" : name === "friend" ? "朋友在" : typeof name === "number" ? `${playing.name(name)}在` : ""}第 ${step} 步（${words}）丢掉了胜势。`,
  noSlip: "输的一方始终没有必胜走法。",
  noSlipSecond: "双方都没有失误：从这个开局起，后手必胜。",
  noSlipSwap: "让程序先走",
  noSlipNew: "换个先手必胜的开局",
  goBack: "回到那一步",

  onward: "接下来",
  puzzles: "全部谜题",
  eye: { name: "分析", show: "显示分析", hide: "隐藏分析" },
  begins: {
    label: "谁先走？",
    half: "选对先后手，就赢了一半。",
    you: "我",
    program: "程序",
    youBegan: "这一局是你先走的。",
    programBegan: "这一局是程序先走的。",
    offered: "程序先走",
    go: "让它走",
  },
  doors: {
    about:
      "双方可走的棋完全相同的游戏，都能在这里玩：谁必胜、为什么、怎么走，一步步看明白；还可以自己编。",
    label: "其他去处",
    today: "每日一题",
    games: "全部游戏",
    friend: "和朋友对弈",
    own: "自己编游戏",
    ask: "输入游戏名、局面或规则",
    example: "凯尔斯 10 或 take/1,3,4",
    answers: {
      N: (value) => `先手必胜${value === null ? "" : `，SG 值为 ${value}`}。`,
      P: (value) => `先手必败${value === null ? "" : `，SG 值为 ${value}`}。`,
      D: () => "双方都不能取胜。",
    },
    values: (first) => `0、1、2……的 SG 值：${first}……`,
  },
  folded: "棋谱与工具",
  first: {
    title: "21 颗石子",
    rule: "每次取 1 至 3 颗，取到最后一颗者胜。",
  },
  hints,
  playIt: "走这步",

  quiz: "测验",
  quizAbout: "先不显示 SG 值与胜负",
  mover: "轮到走的一方",
  other: "另一方",
  nobody: "双方都不能",
  rightMoves: "对，轮到走的一方必胜。",
  rightNobody: "对，双方都不能取胜。",
  rightNone: "对，轮到走的一方必败。",
  wrongMoves: "不对，轮到走的一方必胜。",
  wrongNobody: "不对，双方都不能取胜。",
  wrongNone: "不对，轮到走的一方必败。",
  findMove: "请找出必胜走法。",
  showMove: "看答案",
  goodMove: "对，胜势保住了。",
  winIt: "请把这一局赢下来。",
  badMove: "这一步丢掉了胜势。",
  playedOut: "接着走就知道错在哪里：程序不会走错。",
  tryAgain: "重试这一步",
  score: (right, asked) => `${asked} 题答对 ${right} 题`,

  challenge: (value) => `为什么 SG 值是 ${number(value)}？`,
  challengeZero: "为什么 SG 值是 0？",
  challengeTry: (value) => `加一个 ${number(value)} 颗的 Nim 堆来验证`,
  challengeTryZero: "走走看能不能赢",
  challengeOn: (value) =>
    `另加了一个 ${number(value)} 颗的 Nim 堆，由你先走。试试能不能赢：无论你怎么走，程序都有应对。“SG 值是 ${number(value)}”就是这个意思。`,
  challengeOnZero: "由你先走。试试能不能赢：无论你怎么走，程序都有应对。“SG 值是 0”就是这个意思。",
  challengeAnswer: (words) => `应对：${words}。整体的 SG 值又回到 0。`,
  mirror: {
    program: "程序照着你走：你走哪里，它就在与之成对的地方照着走。你能破解吗？",
    copied: (words) => `程序照着你走了：${words}。`,
    you: "现在由你照着走：先走第一步，此后程序走哪里，你就在与之成对的地方照着走。提示会告诉你怎么走。",
    end: "回到原来的对局",
  },
  challengeEnd: "回到原来的对局",
  showBoard: "到棋盘上试",

  backToLeft: "回到刚才那局",

  play: {
    against: "对手",
    strength: "程序的失误率",
    mistakes: (percent) => (percent === 0 ? "从不走错" : `每 100 步错 ${percent} 步`),
    ponders: "走之前想一会儿",
    watch: "看程序自己对弈",
    pace: "观看时每步用时",
    seconds: (seconds) => `${seconds} 秒`,
    thisGame: "这一局",
    resign: "认输",
    newPosition: "换一个局面",
    newAbout: "同类游戏，先手必胜。",
    size: "大小不超过",
    searching: "正在寻找……",
    none: "没有找到，换个大小试试。",
    kept: "收藏的对局",
  },
  watchPause: "暂停",
  watchGo: "继续",
  watchStep: "走一步",

  twoPlay: { words: "现在由两个人轮流走。", program: "改为与程序对弈" },
  turn: {
    title: "发给朋友的链接：轮流走这一局",
    handed: "朋友替你走下一步，你接替程序",
    ended: "发给朋友的链接：看这一局的结局",
    copy: "复制链接",
    yours: (player, begun) =>
      begun
        ? `与朋友对弈，现在轮到你走：这一局${player === 1 ? "是你先走的" : "是朋友先走的"}。`
        : "与朋友对弈，你先走。走完把新链接发给朋友。",
    sent: "轮到朋友走了：把链接发给朋友。朋友走完，会发回新的链接。",
    send: "发给朋友",
    whole: "整局的链接",
  },
  file: {
    title: "对局文本",
    variations: "变化",
    download: "存为文件",
    copy: "复制对局",
    open: "打开文件",
    opened: "已打开。",
    paste: "粘贴对局",
    pasteOpen: "打开",
    drop: "把对局文件拖到这里",
  },
};

const shell: ShellStrings = {
  noWebAssembly:
    "此浏览器没有 WebAssembly，本页无法计算。近年的浏览器都支持它；有的浏览器出于安全考虑将其关闭，例如 iPhone 的锁定模式。",
  engineNotLoaded: "本页的计算部分未能载入。可能是网络或服务器暂时中断，也可能是网页已经更新。",
  partNotLoaded:
    "这一部分未能载入。可能是网络或服务器暂时中断，也可能是网页已经更新。当前对局会保留。",
  tryAgain: "重试",
  reload: "重新载入",
  updateReady: "有新版本。",
  updateKeeps: "当前对局会保留。",
  update: "更新",
  later: "以后再说",
};

const places: PlaceStrings = {
  label: "页面导航",
  names: {
    board: "对局",
    puzzles: "谜题",
    explore: "探索",
    problems: "OJ 题",
    book: "教程",
  },
  learn: "学习原理",
  loading: "正在载入……",
};

const left = (record: MoveRecord): string => {
  const [a] = record.after;
  return record.kind === "take" && a !== undefined ? `剩 ${number(a)} 颗` : "";
};

const others: Strings["others"] = {
  move,
  brief: move,
  where,
  result: (record, term) => written(record, term, ""),
  leavesPair: (first, second) => `两堆剩 ${number(first)} 和 ${number(second)} 颗`,
};

/** What the page opens with. */
export const first: FirstStrings = {
  title: (position) => `${position} – Nimber`,
  tagline: "公平组合游戏演练场",

  games: {
    nim: {
      title: "Nim 游戏",
      about: "从一堆中取走任意多颗石子。",
      rules: "",
      state: "各堆石子数",
      part: "堆",
    },
    take: {
      title: "减法游戏",
      about: "取石子，每次可取的颗数由规则限定。",
      rules: "每次可取的颗数",
      state: "各堆石子数",
      part: "堆",
    },
    custom: {
      title: "自定规则",
      about: "满足条件时，可从 n 颗的一堆中取 k 颗。",
      rules: "关于 n（堆的大小）与 k（取走的颗数）的条件",
      state: "各堆石子数",
      part: "堆",
    },
    own: {
      title: "自编游戏",
      about: "走法由你来写：几个数、一行数、可重复的数都行，也可以拆分。",
      rules: "一部分由哪些数组成，一步选什么、要满足什么、改成什么",
      state: "各部分",
      part: "部分",
    },
    row: {
      title: "自绘规则（一行）",
      about: "画出原来的样子和变成的样子，在一行格子上玩。",
      rules: "原来的样子 -> 变成的样子，可加 flip、never=…、until=…",
      state: "一行格子",
      part: "格",
    },
    grid: {
      title: "自绘规则（棋盘）",
      about: "规则同样用图画出，在多行棋盘上玩：克拉姆、吃邻子，或你自己的游戏。",
      rules: "原来的样子 -> 变成的样子，可加 flip、turn、never=…、until=…",
      state: "棋盘，各行用 / 隔开",
      part: "格",
    },
    octal: {
      title: "八进制游戏",
      about: "用一串八进制数字规定取法与分堆。",
      rules: "八进制编码",
      state: "各堆石子数",
      part: "堆",
    },
    grundy: {
      title: "格伦迪游戏",
      about: "把一堆分成大小不等的两堆。",
      rules: "",
      state: "各堆石子数",
      part: "堆",
    },
    lasker: {
      title: "拉斯克的 Nim 游戏",
      about: "从一堆中取任意多颗，或把一堆分成两堆。",
      rules: "",
      state: "各堆石子数",
      part: "堆",
    },
    fibonacci: {
      title: "斐波那契博弈",
      about: "第一步不能取完，此后至多取对方刚取的两倍。",
      rules: "",
      state: "石子数与本次最多可取的颗数",
      part: "数",
    },
    wythoff: {
      title: "威佐夫博弈",
      about: "从一堆中取，或从两堆中取同样多。",
      rules: "",
      state: "两堆石子数",
      part: "堆",
    },
    stairs: {
      title: "阶梯博弈",
      about: "把石子移到下一级台阶。",
      rules: "",
      state: "第 1、2、3……级的石子数",
      part: "级",
    },
    hackenbush: {
      title: "Hackenbush（删边游戏）",
      about: "剪断一条边，不再连着地面的部分随之掉落。",
      rules: "",
      state: "边（0 为地面）",
      part: "边",
    },
    nodekayles: {
      title: "点凯尔斯",
      about: "取走一个顶点和所有与它相邻的顶点。",
      rules: "",
      state: "边，以及孤立顶点",
      part: "顶点",
    },
    arckayles: {
      title: "边凯尔斯",
      about: "取走一条边，连同它的两端。",
      rules: "",
      state: "边",
      part: "边",
    },
    geography: {
      title: "地理游戏",
      about: "把棋子移到从未到过的相邻顶点。",
      rules: "边",
      state: "棋子所在顶点；已走过的顶点",
      part: "顶点",
    },
    nimble: {
      title: "Nimble",
      about: "把一枚硬币向左移，同一格可放多枚。",
      rules: "",
      state: "各枚硬币所在的格",
      part: "硬币",
    },
    strip: {
      title: "移动棋子",
      about: "把一枚棋子向左移，不得越过别的棋子（POJ 1704）。",
      rules: "",
      state: "棋子所在的格",
      part: "棋子",
    },
    monks: {
      title: "高僧斗法",
      about: "让一位小和尚往上走，不得越过别人。",
      rules: "",
      state: "小和尚所在的台阶",
      part: "和尚",
    },
    hill: {
      title: "登山（国王）",
      about: "让一人往上爬，国王登顶时一局结束（HDU 4315）。",
      rules: "谁是国王（1 表示离山顶最近）",
      state: "各人离山顶的距离",
      part: "登山者",
    },
    graph: {
      title: "有向图游戏",
      about: "把一枚棋子沿一条有向边移动。",
      rules: "有向边，写作 a-b,a-c",
      state: "棋子所在的顶点",
      part: "棋子",
    },
    corners: {
      title: "翻四角",
      about: "翻一个矩形的四角，远角须由正面翻成反面。",
      rules: "",
      state: "各枚正面的行号与列号，中间用点隔开",
      part: "正面",
    },
    coins: {
      title: "翻硬币游戏",
      about: "翻动若干硬币，其中最右边的一枚须由正面翻成反面。",
      rules: "种类",
      state: "从左到右，H 为正面，T 为反面",
      part: "硬币",
    },
  },
  sumTitle: (games) => `${games} 个游戏之和`,
  sumRule: "轮到你时，任选其中一个游戏走一步。",
  together: (first, second) => first + second,
  termTitle: (term, title) => `${term}. ${title}`,
  rule: ({ code, args }) => {
    const [first = ""] = args;
    switch (code) {
      case "nim":
        return "每次从一堆中取走至少一颗石子。";
      case "take":
        return `每次从一堆中${taking(args)}。`;
      case "take-half":
        return "每次至少取走一堆的一半。";
      case "custom":
        return `可从 n 颗的一堆中取走 k 颗，须满足 ${readable(first)}。`;
      case "own":
        return `规则：${readable(first)}。`;
      case "row":
      case "grid":
        return drawn(first);
      case "octal":
        return describeOctal(first, args.slice(1));
      case "grundy":
        return "每次把一堆分成大小不等的两堆。";
      case "lasker":
        return "每次从一堆中取走至少一颗石子，或把一堆分成两堆。";
      case "fibonacci":
        return "每次取至少一颗石子，至多取对方刚取的两倍；第一步不能取完。";
      case "wythoff":
        return "每次从一堆中取走若干颗，或从两堆中取走同样多颗。";
      case "stairs":
        return "每次从某级台阶上把至少一颗石子移到下一级。";
      case "hackenbush":
        return "每次剪断一条边，不再连着地面的部分随之掉落。";
      case "nodekayles":
        return "每次取走图的一个顶点，连同所有与它相邻的顶点。";
      case "arckayles":
        return "每次取走图的一条边，连同它的两端以及两端上的所有边。";
      case "geography":
        return "每次沿边把棋子移到它从未到过的顶点。";
      case "corners":
        return "每次翻一个矩形的四角，行号、列号最大的一枚须由正面翻成反面。";
      case "nimble":
        return "每次把一枚硬币向左移，可以越过别的硬币，也可以移到同一格。";
      case "strip":
        return "每次把一枚棋子向左移，不得落到或越过别的棋子。";
      case "monks":
        return "每次让一位小和尚往上走，不得与别人同级，也不得越过别人。";
      case "hill":
        return `每次让一人往上爬，不得越过前面的人；第 ${first} 人是国王。`;
      case "graph":
        return "每次把一枚棋子沿一条有向边移动。";
      case "coins":
      case "turtles":
      case "mock":
      case "ruler":
      case "twins": {
        const variant = code === "coins" ? first : code;
        const how =
          { turtles: "一枚或两枚", mock: "一至三枚", ruler: "任意连续的若干枚", twins: "恰好两枚" }[
            variant
          ] ?? "若干枚";
        return `每次翻动${how}硬币，最右边的一枚由正面翻成反面。`;
      }
      default:
        return "";
    }
  },
  ending: (sentence, misere) => {
    if (sentence?.code === "hill" && !misere) return "使国王登顶者胜。";
    const what = lastMoveTakesLastStone(sentence) ? "取走最后一颗石子者" : "走最后一步者";
    return `${what}${misere ? "负" : "胜"}。`;
  },
  errors: {
    "engine-failed": () => "计算部分出了故障，已重新启动。",
    "engine-not-loaded": () => "本页的计算部分未能载入。",
    "no-webassembly": () => "此浏览器不支持 WebAssembly，本页无法计算。",
  },
  unknownError: (code) => `无法读懂（${code}）。`,
  atColumn: (column) => `见第 ${number(column)} 个字符。`,
  brokenLink: "此链接无法打开",
  startInstead: "改玩 21 颗石子",
  dropped: (text) => `链接末尾的“${text}”已略去。`,

  input: {
    label: "局面",
    placeholder: "nim:3,4,5 或 {1,3,4}",
    go: "打开",
    help: "局面如 nim:3,4,5 或 take/1..3:21，多个游戏用 + 相连；也可只写规则，如 {1,3,4}。",
  },
  board: {
    label: "棋盘",
    undo: "悔棋",
    redo: "重做",
    heap: (heap) => `第 ${heap} 堆`,
    heapWords: (heap, stones) => `第 ${heap} 堆：${number(stones)} 颗`,
    parts: null,
    end: null,
    first: null,
    noStones: "已取完",
    amount: "取",
    notAMove: "不合规则",
    fewer: "少取",
    more: "多取",
    playThis: "走",
    clear: "取消",
    moveWins: "可胜",
    moveLoses: "会输",
    moveDraws: "可和",
    valueOf: (value) => `SG 值 ${value}`,
    hint: "点一颗石子，即取走它和它后面的石子。",
    bareRule: "这里只有规则，棋盘上还没有局面。",
    noPicture: "此游戏暂无图示，请用走法列表。",
  },
  move: takeStones,
  brief: takeStones,
  leaves: left,
  where: inHeap,
  nextTap,

  status: {
    yourMove: "轮到你走",
    programMoves: "程序走棋中……",
    player: (player) => (player === 1 ? "（先走方）" : "（后走方）"),
    youWon: "你赢了！",
    youLost: "程序赢了",
    playerWon: (player) => (player === 1 ? "先走方胜" : "后走方胜"),
    sideWon: (player) => (player === 1 ? "先走方赢了" : "后走方赢了"),
    over: "对局结束",
    again: "再来一局",
    programPlayed: (text) => played("程序", text),
    youPlayed: (text) => played("你", text),
    friendPlayed: (text) => played("朋友", text),
  },
  verdict: {
    label: "结论",
    wins: (who, count, found) => {
      const ways =
        count === null ? `至少 ${number(found)} 种必胜走法` : `${number(count)} 种必胜走法`;
      return who === "you" ? `先手必胜：${ways}` : `程序必胜：${ways}`;
    },
    loses: (who) => (who === "you" ? "先手必败：怎么走都输" : "程序必败：怎么走都输"),
    overLost: "无路可走，轮到走的一方负",
    overWon: "无路可走，轮到走的一方胜",
    working: "正在计算……",
    examined: (options) => `已检查 ${number(options)} 个后继`,
    stop: "停止",
    stopped: "已停止，尚无结论",
    resume: "继续",
    longer: "把上限提高到十倍再算",
    hidden: "谁必胜？先想一想。",
    show: "看答案",
    value: "SG 值",
    draw: (count, found) =>
      count === null
        ? `和局：至少 ${number(found)} 种走法可保和局`
        : `和局：${number(count)} 种走法可保和局`,
  },
  thumb: { label: "操作", play: "对弈", game: "新对局", why: "为什么", share: "分享" },
  edit: {
    open: "编辑",
    games: "游戏",
    title: "设置局面",
    make: "自己编一个游戏",
    misere: "反常规则",
  },
  settings: {
    theme: "外观",
    themes: { auto: "跟随系统", light: "浅色", dark: "深色" },
    nextTheme: (theme) => `外观：${theme}`,
  },
  boards,
  playing,
  places,
  shell,
  close: "关闭",
  skip: "跳到棋盘",
  footer: "所有计算都在本机完成，不发送任何数据。",
  about: "关于与许可",
};

/** What is said after the first answer. */
export const taps: TapStrings = {
  program: "这一局由程序先走：请按“让它走”。",
  friend: "现在轮到朋友走：收到朋友发回的链接后再走。",
  boards: {
    heaps: "请先点还能走的一堆。",
    limited: "请先点一颗石子：走之前会标出要取走的。",
    wythoff: "请先点皇后走得到的格（左方、下方或左下斜线上），或还有石子的一堆。",
    stairs: "请先点有石子的一级：石子下移一级。",
    strip: "请先点一枚还能移动的棋子，再点要去的格。",
    squares: "请先点一枚还能移动的硬币，再点要去的格。",
    monks: "请先点一个还能移动的小和尚，再点要去的一级。",
    hill: "请先点一个还能移动的登山者，再点要去的位置。",
    graph: "请先点一枚还能移动的棋子，再点要去的顶点。",
    coins: "请先点一枚正面：它是要翻的最右一枚。",
    ground: "请先点一条边：剪断它，挂在上面的随之掉落。",
    vertices: "请先点一个顶点：它和相邻的顶点一起拿走。",
    edges: "请先点一条边：它和与它相接的边一起拿走。",
    walk: "请先点带圈的顶点：棋子可以走到那里。",
    cells: "请先点白底的格：那是走一步能改变的格。",
    numbers: "请先点一个还能变的数，或点下面的一个结果。",
    corners: "请先点第 0 行和第 0 列以外的一枚正面：它是远角。",
  },
};

export const rest: RestStrings = {
  others,
  words: {
    ask: {
      N: "N 态是什么？",
      P: "P 态是什么？",
      D: "D 态是什么？",
      pn: "P、N 是什么？",
      g: "g(n) 是什么？",
      sg: "SG 值是什么？",
      xor: "异或是什么？",
      misere: "反常规则是什么？",
      octal: "八进制编码怎么读？",
      eye: "眼睛闭着是什么意思？",
      induction: "用归纳法证明是什么意思？",
    },
    says: {
      N: "N 态：先手（轮到走的一方）必胜。N 是 next 的首字母，指接下来走的人。",
      P: "P 态：先手（轮到走的一方）怎么走都输，刚走过的一方必胜。P 是 previous 的首字母，指刚走过的人。",
      D: "D 态：和局。对局可以没完没了，双方都不能取胜。",
      pn: "N 表示轮到走的一方必胜，P 表示轮到走的一方必败。SG 值为 0 的是 P，其余都是 N。",
      g: "g(n) 是 n 颗一堆的 SG 值：列出走一步能得到的 SG 值，其中没有出现的最小非负整数（mex）就是它。",
      sg: "SG 值说明这个局面相当于几颗石子的 Nim 堆：0 是先手必败，其余都是先手必胜。几个部分合在一起时，把各自的 SG 值作异或。",
      xor: "异或（XOR，记作 ⊕）：把各数写成二进制，逐列数 1 的个数，奇数个写 1，偶数个写 0，不进位。例如 3 ⊕ 5 = 011 ⊕ 101 = 110，即 6。",
      misere: "反常规则：走最后一步的人输。正常规则则相反，走最后一步的人赢。",
      octal:
        "小数点后第 k 位说明取走 k 颗之后可以剩下什么：1 是取完，2 是剩一堆，4 是剩两堆，几种都行就把数相加。0.77 中的 7 = 1 + 2 + 4，所以取 1 颗或 2 颗之后，怎么剩都行。",
      eye: "眼睛闭着时，不显示谁必胜、SG 值和必胜走法，好让你自己想。点一下眼睛，就显示分析。",
      induction:
        "归纳法：从 n 出发的每一步都走到更小的堆，所以规律若对小于 n 的堆都成立，对 n 也成立。最初几堆已经算过，规律成立；于是对所有的堆都成立。",
    },
  },
  textStaysForRepair: "原文已保留，可在上方修改。",
  repairElsewhere: "可在 Nimber 中打开后修改。",
  settled: {
    noValue: "无",
    notComputed: "未计算",
    noValueMisere: "反常规则下局面没有单一的 SG 值。",
    noValueTheorem: "此处不必算出 SG 值就能判断胜负。",
    noValueEndless: "对局可能没完没了，没有 SG 值，记作 ∞；它右下角的小数字是一步能走到的值。",
    nLong: "N 态：先手（轮到走的一方）必胜",
    pLong: "P 态：后手（刚走过的一方）必胜",
    dLong: "D 态：和局，双方都不能取胜",
  },
  editing: {
    misereAbout: "走最后一步者负",
    game: "游戏",
    remove: "删去此游戏",
    add: "再加一个游戏",
    addPart: "添加",
    removePart: (part) => `删去 ${part}`,
    result: "局面",
    apply: "摆上棋盘",
    reset: "改回棋盘局面",
    setKind: "每次可取",
    sets: {
      upto: "1 至……颗",
      list: "指定的颗数……",
      odd: "奇数",
      even: "偶数",
      fib: "斐波那契数",
      prime: "素数",
      square: "平方数",
      pow2: "2 的幂",
    },
    setMost: "最多",
    setList: "颗数，如 1,3,4 或 2..5",
    predicates: "例如",
  },
  errors: {
    empty: () => "这里还没有内容。可以试试 nim:3,4,5 或 {1,3,4}。",
    "too-long": ([limit = ""]) => `文本过长，最多 ${Number(limit) / 1e6} MB。`,
    "bad-character": ([c = ""]) => `此处不能出现“${c}”。`,
    "game-expected": ([meant = "nim:3,4,5"]) => `此处应当是游戏的名称，例如 ${meant}。`,
    "missing-rules": ([game = ""]) => `“${game}”需要在斜线后写明规则，例如 take/1..3。`,
    "no-rules": ([game = ""]) => `“${game}”没有可选的规则，斜线后不能有内容。`,
    "place-zero": () => "位置从 1 数起，不能是 0。",
    "no-sequence": ([rule = ""]) => `${rule} 没有单独的堆，因而没有 SG 值序列。`,
    "rule-alone": () => "这里只有规则，请加上冒号和各堆石子数，例如 take/1..3:21。",
    "unknown-problem": ([name = ""]) => `没有名为“${name}”的 OJ 题。`,
    "sample-unexplained": ([which = "", line = "", text = ""]) =>
      `样例${which === "in" ? "输入" : "输出"}第 ${line} 行不合任何一种格式` +
      (text === "" ? "：这里缺少内容。" : `：“${text}”。`),
    "input-word-expected": ([text = "", letters = "", least = "", most = ""]) =>
      `此处应当是由 ${letters} 组成的串，长度为 ${least} 到 ${most}，而不是“${text}”。`,
    "input-number-expected": ([text = ""]) => `此处应当是数，而不是“${text}”。`,
    "input-out-of-range": ([value = "", least = "", most = ""]) =>
      `${value} 超出范围，应在 ${least} 至 ${most} 之间。`,
    "input-circle": () => "图中有环，本题的图应当无环。",
    "input-ended-early": () => "输入过早结束，缺少数据。",
    "input-left-over": ([text = ""]) => `输入结束之后还有“${text}”。`,
    "output-too-long": () => "输出过长，无法显示。",
    "control-character": () => "此处有一个看不见的控制字符。",
    "bad-encoding": () => "链接的这一部分已损坏，无法解码。",
    "unknown-game": ([name = ""]) => `没有名为“${name}”的游戏。`,
    "missing-colon": () => "规则与各堆石子数之间缺少冒号。",
    "missing-state": () => "冒号后面没有内容，至少要写一堆，例如 nim:3,4,5。",
    "bad-integer": ([what]) =>
      what === "marks" ? "此处应当是一个标记：P 或 N，L 或 W。" : "此处应当是一个整数。",
    "too-large": ([what, most = ""]) =>
      what === "strategy"
        ? `策略要用到的局面超过 ${groupDigits(most)} 个，或者占用空间太大。`
        : what === "values"
          ? "有一堆的 SG 值达到 2^20 以上，不能计数。"
          : what === "digits"
            ? "结果太长，请用 --mod M 求模 M 的余数。"
            : what === "stones"
              ? "所有台阶上的石子加起来超过了 10^18，最多 1 000 000 000 000 000 000 颗。"
              : what === "nimber"
                ? "数太大，Nim 数须小于 2^64。"
                : "数太大，最大为 1 000 000 000 000 000 000（10^18）。",
    "too-many-parts": ([limit = ""]) => `堆、硬币、台阶或棋子太多，最多 ${groupDigits(limit)} 个。`,
    "bad-set": () => "这不是可取颗数的集合。可写 1,3,4、1..5 或 odd。",
    "empty-set": () => "集合是空的，至少要写一个可取的颗数。",
    "zero-in-set": () => "不能取 0 颗，可取的颗数从 1 开始。",
    "reversed-range": () => "区间写反了，应当先小后大。",
    "unknown-set-name": ([name = ""]) =>
      `没有名为“${name}”的集合。可用 odd、even、fib、prime、square、pow2。`,
    "bad-predicate": ([what = "", instead, most = ""]) =>
      what === "long"
        ? tooManyTerms("条件", most)
        : instead === undefined
          ? "条件在此处无法读懂。"
          : writeInstead(what, instead),
    "not-a-comparison": () => "条件应当是一个比较式，例如 2*k>=n。",
    "bad-octal": () =>
      "这不是八进制编码：小数点前为 0 或 4，小数点后至多 64 位，每位为 0 至 7，例如 0.77。",
    "bad-row": ([reason = "", about = ""]) => badDrawing(reason, about, false),
    "bad-grid": ([reason = "", about = ""]) => badDrawing(reason, about, true),
    "bad-own": ([reason = "", about = "", more = ""]) => badOwn(reason, about, more),
    "bad-graph": () => "有向边写作 a-b,a-c。",
    "bad-edges": ([reason = "", about = ""]) => badEdges(reason, about),
    "unknown-vertex": ([name = ""]) => `图中没有顶点“${name}”。`,
    "repeated-edge": ([edge = ""]) => `边 ${edge} 重复了。`,
    "not-distinct": ([place = ""]) =>
      place ? `位置 ${place} 上有两个，位置不能重复。` : "位置不能重复。",
    "wrong-count": ([count = ""]) => (count ? `此处恰好需要 ${count} 堆。` : "堆数不对。"),
    "bad-king": () => "国王的编号须为某一位登山者（从 1 数起）。",
    "bad-coins": () => "硬币只能用 H 和 T 表示。",
    "bad-variant": ([variants = ""]) => `没有这个种类，可用：${variants}。`,
    "bad-compound": ([what]) =>
      what === "twice"
        ? "多个游戏的走法规则只能写一种：~misere、~every、~first、~some 或 ~most。"
        : what === "genus"
          ? "只有通常的和才有亏格。"
          : what === "count"
            ? "只能统计通常的和、反常规则（~misere）或 ~most/k 下的局面。"
            : "~most 之后要写一步最多走几个部分，至少为 2，例如 ~most/2。",
    "expected-end": ([rest = "", meant]) =>
      meant
        ? `缺少游戏的名称，请写成 ${meant}。`
        : rest
          ? `此处多出了“${rest}”。`
          : "此处有多余的内容。",
    "bad-step": ([step = ""]) => `链接中的一步“${step}”不是合法走法。`,
    unsettled: ([limit = "", bound, most = ""]) =>
      bound !== undefined
        ? stoppedBy(bound, most)
        : limit
          ? `检查了 ${groupDigits(limit)} 个后继，仍未得出结论。`
          : "在计算量上限之内未得出结论。",
    "bad-certificate": ([what = "", kind]) =>
      `这不是一份${kind === "strategy" ? "必胜策略" : "证书"}，此处应为：${what}。`,
    "bad-expression": ([what = "", instead, most = ""]) =>
      what === "long"
        ? tooManyTerms("表达式", most)
        : instead !== undefined
          ? writeInstead(what, instead)
          : what === "nimbers"
            ? "算式从这里起读不懂。可用数、+ * /、x^e、inv(x)、sqrt(x) 和括号。"
            : "表达式从这里起读不懂。可用整数、变量名、+ - * / %、比较、&& || !、括号以及 xor(x,y) 等函数。",
    "unknown-name": ([name = "", called]) =>
      called ? noFunction(name) : `这里没有名为“${name}”的数。`,
    "division-by-zero": () => "0 没有逆元，不能作除数。",
    "one-unknown": () => "需要且只能有一个问号，写在一个数的位置上，例如 nim:3,5,?。",
    "too-few-values": ([count = "", least = "", what = ""]) =>
      `这里只有 ${count} 个${what === "marks" ? "胜负标记" : "数"}，至少要有 ${least} 个。`,
    "too-many-positions": ([limit = ""]) => `可到达的局面超过 ${limit} 个。`,
    "no-quotient": ([limit = "", heap = "", order = "", bound = "", most = ""]) =>
      noQuotient(limit, heap, order, bound, most),
    "no-winner": () => "这里双方都不能保证结束对局，谁也没有必胜策略。",
    "unknown-question": ([name = ""]) => `没有名为“${name}”的问题。`,
    "bad-option": ([option = "", takes = "", other = ""]) => badOption(option, takes, other),
    "wrong-operands": ([wanted = ""]) => `这里应当写：${wanted}。`,
    "bad-sheet": ([what = "", most = ""]) =>
      what === "quote"
        ? "这个引号没有闭合。"
        : what === "lines"
          ? `一份笔记最多 ${groupDigits(most)} 行。`
          : what === "subject"
            ? "上面说明研究对象的那一行无法读懂。"
            : what === "no-list"
              ? "这个问题要问规则，而上面是一列数。"
              : what === "no-position"
                ? "这个问题要问局面，而上面是一条规则。"
                : what === "several-rules"
                  ? "这个问题要问规则，而上面的局面里有好几条规则。"
                  : "上面没有说明研究对象：请先写一行 rule、values 或 position。",
    "bad-family": ([what = "", about = ""]) => badFamily(what, about),
    "out-of-memory": () => "局面太大，本页的内存不够。",
    "internal-error": () => "这是程序本身的错误，与输入无关。",
    negative: () => "此处不能是负数。",
  },
  winning: {
    title: "必胜走法",
    none: "没有。无论怎么走，对方都有必胜的应对。",
    over: "对局已结束。",
    more: (shown, total) =>
      total === null
        ? `已找到的前 ${number(shown)} 种。`
        : `共 ${number(total)} 种，列出前 ${number(shown)} 种。`,
    copy: "照着上一步走",
    winsIn: (moves) => (moves === 1n ? "立即取胜" : `${number(moves)} 步取胜`),
    drawing: "保住和局的走法",
    othersLose: "其余走法（若有）都输。",
    noneDraw: "没有必胜走法，双方都不能取胜。",
  },
  strip: {
    title: "单堆 SG 值",
    caption: "点一格，把这样一堆摆上棋盘。",
    misereNote: "另一种规则：正常规则（走最后一步者胜）的 SG 值与 P/N 态",
    cell: (n, value) => `${n} 颗：SG 值 ${value}，${value === 0 ? "P 态" : "N 态"}`,
    more: "更多",
    heapHere: (heaps) => `（第 ${heaps.join("、")} 堆）`,
    rule: (rule) => rule,
    n: "n",
    g: "g(n)",
    outcome: "P/N",
  },
  record: {
    title: "对局记录",
    start: "开局",
    empty: "每一步都会记在这里。",
  },
  why: {
    title: "为什么",
    backToResult: "回到结果",
    further: "更多理由",
    opening: {
      play: (move, leaves) => `要赢就这样走：${move}${leaves === "" ? "" : `（${leaves}）`}。`,
      won: "有一步能赢。",
      lost: "这里轮到谁走谁输：无论怎么走，另一方都有办法应对。",
      drawn: (move) => `双方都不能取胜：${move}，可保住和局。`,
    },
    rows: null,
    mirror: (won) =>
      won
        ? "这样剩下的部分两两相同。对方动哪一个，你就在与它相同的那一个上照样走，所以你总有棋可走。"
        : "这里的部分两两相同。轮到走的一方动哪一个，另一方就在与它相同的那一个上照样走，所以另一方总有棋可走。",
    columns: (won) =>
      `把各部分的 SG 值写成二进制，上下对齐，数一数每一列有几个 1。${
        won
          ? "这一步使各列都成为偶数个。此后对方无论动哪里，总有某一列变成奇数，而你总能再把各列都变回偶数。"
          : "现在各列都是偶数个。轮到走的一方无论动哪里，总有某一列变成奇数，而另一方总能再把各列都变回偶数。"
      }`,
    after: "走后",
    intro: (method) =>
      ({
        values:
          "每个部分都相当于一个 Nim 堆，大小就是它的 SG 值。把各 SG 值写成二进制，逐位异或（不进位加法）：异或和为 0 时先手必败，否则先手必胜。",
        tame: "反常规则下，这些游戏与反常 Nim 同类：先照正常规则走；等到走完只剩 SG 值为 0 或 1 的堆时，给对方留下奇数个 1。",
        theorem: "这个游戏有专门的定理判定胜负。",
        search: "结论由搜索全部可达局面得出。",
        quotient: "反常规则下，每堆对应这些游戏的反常规则商中的一个元素，全部相乘，由乘积定胜负。",
        suspense: "每个部分都要走，最后走完的部分决定胜负。",
        remoteness: "最先走完的部分决定胜负。",
        outcomes: "可走任意几个部分：只有每个部分单独看都必败，整局才必败。",
        digits: "莫尔的 Nim 游戏：各堆写成二进制，由各列之和判定。",
      })[method],
    explain: "逐步解释",
    close: "收起解释",
    component: "部分",
    size: "大小",
    value: "SG 值",
    binary: "二进制",
    sum: "异或和",
    pieces: {
      heap: (part) => `第 ${part} 堆`,
      pair: (part) => `自第 ${part} 枚起的一对`,
      edge: (part) => `第 ${part} 枚与边界`,
      step: (part) => `第 ${part} 级`,
      token: (part) => `棋子 ${part}`,
      coin: (part) => `硬币 ${part}`,
      head: (part) => `第 ${part} 枚正面`,
      corner: (part) => `正面 ${part}`,
      part: (part) => `第 ${part} 部分`,
      whole: () => "整个游戏",
    },
    heads: (places) => `第 ${places.join("、")} 枚正面`,
    term: (term) => `游戏 ${term}`,
    tameBig: "有某堆 SG 值不小于 2：仍按异或和判定。",
    tameSmall: "各堆 SG 值都是 0 或 1：判定恰好相反。",
    more: (count) => `另有 ${number(count)} 项`,
    limited: (size, most) => `${size}（至多取 ${most}）`,
    one: {
      value: (size, value, most) =>
        most === null
          ? `大小为 ${size} 的堆，SG 值为 ${value}。`
          : `堆有 ${size} 颗、至多取 ${most} 颗时，SG 值为 ${value}。`,
      lost: (sizes, more) =>
        `大小为${more ? "……、" : " "}${sizes.join("、")} 的堆，轮到谁走谁必败。`,
      leave: (sizes, multiple) =>
        `给对方留下${multiple ? ` ${multiple} 的倍数，这里是` : ""} ${listWith(sizes, "、", " 或 ")}：对方无论怎么走都必败。这就是必胜走法。${
          multiple ? `之后对方无论取几颗，你都能再留下 ${multiple} 的倍数。` : ""
        }`,
      nonzero: "SG 值不为 0：总有一步能使剩下各部分的 SG 值抵消为 0，这就是必胜走法。",
      zero: (size, most, listed) => {
        const from = most === null ? `从 ${size} ` : `从 ${size} 颗、至多取 ${most} 颗的局面`;
        return listed
          ? `${from}一步走不到这些数：轮到走的一方无论留下多少，另一方总能再走到其中一个。`
          : `${from}一步走不到 SG 值为 0 的局面：无论怎么走，对方总能走到一个。`;
      },
    },
  },
  play: {
    title: "新对局",
    sentPuzzle: "给你出道题",
    who: "和谁下？",
    opponents: {
      program: { name: "程序", about: "你走一步，它应一步" },
      here: { name: "身边的朋友", about: "同一块屏幕，轮流走" },
      link: { name: "远方的朋友", about: "每走一步，发一次链接" },
    },
    strength: "程序的水平",
    strengths: { perfect: "从不出错", good: "偶尔出错", weak: "常常出错" },
    friendBegins: "朋友",
    start: "开始",
    startHere: "从当前局面开始",
    restart: "从头开始新的一局",
    swap: "交换双方",
    more: "更多",
  },
  share: {
    title: "分享",
    link: "此局面及各步的链接",
    copyLink: "复制链接",
    text: "局面文本",
    copyText: "复制文本",
    send: "发送……",
    copied: "已复制。",
    byHand: "此处不允许自动复制，文字已选中，请手动复制。",
  },
  several: {
    hint: "一步要同时走几个部分：先在各部分选好走法，再一起走。",
    play: "一起走",
    refused: "这几个走法合在一起不合规则。",
    kind: "每一步走",
    most: "最多几个部分",
    kinds: {
      "": "一个部分",
      misere: "一个部分，走最后一步者负（反常规则）",
      every: "所有还能走的部分",
      first: "所有部分，直到其中一个走完",
      some: "任意几个部分",
      most: "至多若干个部分",
    },
    rule: (sum) =>
      sum === "every"
        ? "轮到你时，每个还能走的部分都要走一步。"
        : sum === "first"
          ? "轮到你时，每个部分都要走一步；有一个部分无法再走，整局就结束。"
          : sum === "some"
            ? "轮到你时，任选若干个部分各走一步，至少一个。"
            : `轮到你时，任选 1 至 ${sum.replace("most/", "")} 个部分各走一步。`,
    why: {
      about: {
        suspense:
          "每个部分都要走，最后走完的部分决定胜负。胜者拖延、败者求快时的步数，叫作该部分的拖延数。",
        remoteness: "最先走完的部分决定胜负。胜者求快、败者拖延时的步数，叫作该部分的远离数。",
        outcomes: "可走任意几个部分：只有每个部分单独看都必败，整局才必败。",
        digits: "莫尔的 Nim 游戏：各堆写成二进制，逐列相加，再除以“可改变的堆数加一”取余数。",
        search: "此处没有已知的定理，结论由搜索整局得出。",
      },
      column: {
        suspense: "拖延数",
        remoteness: "远离数",
        outcomes: "单独",
        digits: "二进制",
      },
      won: { won: "必胜", lost: "必败" },
      digits: (modulus) => `各列之和除以 ${modulus} 的余数`,
      parity: {
        suspense: (n, lost) => `最大的是 ${n}，${lost ? "为偶数，必败。" : "为奇数，必胜。"}`,
        remoteness: (n, lost) => `最小的是 ${n}，${lost ? "为偶数，必败。" : "为奇数，必胜。"}`,
      },
      decides: {
        outcomes: (lost) => (lost ? "各部分都必败。" : "把每个必胜的部分都走成必败，就能取胜。"),
        digits: (lost) =>
          lost ? "余数全为 0，必败。" : "余数不全为 0，总有一步能使它们全变成 0。",
        search: (lost) => (lost ? "没有必胜走法。" : "有必胜走法。"),
      },
    },
  },
  forms,
  theorems,
  keeping: {
    title: "收藏的对局",
    about: "只保存在本机的这个浏览器里。",
    keep: "收藏这一局",
    name: "名称",
    named: "已命名",
    recent: "最近",
    none: "还没有。",
    open: (name) => `打开 ${name}`,
    rename: (name) => `重命名 ${name}`,
    save: "保存",
    remove: (name) => `删除 ${name}`,
    moves: (count) => `${number(count)} 步`,
    exportAll: "全部存为一个文件",
    importFile: "打开文件",
    imported: (count) => `添加了 ${number(count)} 局。`,
    notImported: "此文件里没有对局。",
    broken: "这一局已无法打开。",
    unsaved: "浏览器的存储空间已满或被禁用：这些棋局关闭本页后就会消失，请先存为文件。",
  },
  leaving: {
    title: {
      position: "换一个局面吗？",
      game: "换一个游戏吗？",
      puzzle: "去做这道题吗？",
      misere: "改为反常规则吗？",
      normal: "改为正常规则吗？",
      rule: "离开这一局，只看规则吗？",
    },
    about: (moves, leaving) =>
      `这一局已走 ${number(moves)} 步。${
        {
          position: "换局面后对手仍是程序，之后还可以回到这一局。",
          game: "换游戏后对手仍是程序，之后还可以回到这一局。",
          puzzle: "之后还可以回到这一局。",
          misere: "将从当前局面另开一局，走最后一步者负。之后还可以回到这一局。",
          normal: "将从当前局面另开一局，走最后一步者胜。之后还可以回到这一局。",
          rule: "只有规则时，棋盘上没有局面。用浏览器的“后退”可以回到这一局。",
        }[leaving]
      }`,
    stay: "继续下",
    change: {
      position: "换局面",
      game: "换游戏",
      puzzle: "去做题",
      misere: "改为反常规则",
      normal: "改为正常规则",
      rule: "看规则",
    },
  },
};

export const page: Strings = /* @__PURE__ */ whole(first, rest);

const helpWas = (how: Help | null) =>
  how === "hint"
    ? "提示已经说出了一步棋"
    : how === "shown"
      ? "看过必胜走法"
      : how === "eye"
        ? "打开过分析"
        : "看过提示、答案或分析";

/** 终局卡片、闯关与每日一题。 */
export const goals: GoalStrings = {
  draw: {
    offer: (moves) => `已走 ${number(moves)} 步，双方都不能取胜。`,
    agree: "同意和局",
    playOn: "继续下",
    why: "双方都不能取胜。",
  },
  result: {
    label: "对局结果",
    moves: (moves) => `共 ${number(moves)} 步。`,
    movesHinted: (moves, hinted) =>
      `共 ${number(moves)} 步，你有 ${number(hinted)} 步是照提示走的。`,
    byHelp: "你的每一步都是照提示走的。怎么赢已经看到了，再来一局，自己试试吧。",
    decided: (step, words) => `第 ${step} 步（${words}）定了胜负：此后对方怎么应都输。`,
    rematch: "再来一局",
    harder: "提高难度",
    second: "再玩一种：抢 100",
    toPuzzles: (puzzle, all) => `下一步：谜题 ${puzzle} / ${all}`,
    friend: "挑战朋友",
    invite: (title) => `来挑战“${title}”：你能赢吗？`,
    copied: "链接已复制，发给朋友吧。",
    byHand: "复制这个链接，发给朋友吧。",
    why: "为什么",
  },
  ladder: {
    title: "闯关",
    about: "先判断谁必胜，再到棋盘上走出来。看上去顺手的一步，往往是败着。每个游戏由易到难。",
    solved: (done, all) => `已解出 ${done} / ${all}`,
    rule: ({ code, args }) => (code === "take" ? taking(args).replace("取走", "取") : ""),
    heaps: "多堆",
    puzzle: (puzzle, solved) => `第 ${puzzle} 题${solved ? "，已解出" : ""}`,
    here: (puzzle, all) => `闯关第 ${puzzle} 题，共 ${all} 题`,
    short: (puzzle) => `闯关第 ${puzzle} 题`,
    next: (puzzle, all) => `下一题：${puzzle} / ${all}`,
    list: "全部谜题",
    unsaved: "此浏览器不保存数据：关闭页面后，解题进度就没有了。",
  },
  puzzle: {
    end: { solved: "解出来了", helped: "借助提示赢了", given: "没有解出", lost: "没有解出" },
    found: (wrong) => (wrong === 0 ? "一次做对！" : `错了 ${number(wrong)} 次之后赢了下来。`),
    helped: (how) => `${helpWas(how)}。不看提示赢一次，才算解出。`,
    helpedBefore: (how) => `这次没有求助就赢了；此前${helpWas(how)}。`,
    given: (step, words) => `你开头走对了，可在第 ${step} 步（${words}）又丢掉了胜势。`,
    lost: "程序赢了。",
    again: "再试一次",
    before: "解出过",
  },
  families,
  place: {
    title: "谜题",
    about: "先判断谁必胜，再把它赢下来。看上去顺手的一步，往往是败着。",
    ladder: "闯关",
    solveToday: "开始做",
    againToday: "再做一遍",
    misere: "走最后一步者输",
    five: "连解五题",
    fiveAbout: "每题一次做对，不看提示。",
    fiveNow: (solved) => `连解 ${solved} / 5`,
    fiveDone: "连解五题，成功！",
    fives: (times) => `已做到 ${number(times)} 次。`,
    levels: ["容易", "中等", "较难"],
    chapter: (done, all) => `${done} / ${all}`,
    idea: "要点",
  },
  shared: {
    solved: "解出来了。可以和程序把这一局下完，也可以再做一题。",
    more: "更多谜题",
  },
  daily: {
    title: "每日一题",
    here: (date) => `${date}的每日一题`,
    open: "做今天的题",
    early: (date) => `这道题在 ${date}北京时间 8:00 开放，先来做今天的吧。`,
    streak: (days) => `已连续 ${number(days)}\u00a0天`,
    send: "发送我的成绩",
    copied: "成绩已复制，其中不含答案。",
    words: (day, tries, link) => `Nimber 每日一题第 ${day} 期：${tries}\n${link}`,
  },
};

export const lesson: LessonStrings = {
  tasks: {
    kinds: {
      board: "对局",
      puzzle: "谜题",
      value: "求 SG 值",
      law: "找规律",
      rule: "写规则",
      problem: "编程",
      own: "编程",
      chapter: "读一章",
      exercise: "练习",
      sheet: "笔记",
    },
    kind: "任务类型",
    about: {
      board: "局面，例如 nim:3,4,5",
      puzzle: "局面，例如 nim:3,4,5",
      value: "局面，例如 nim:3,4,5",
      law: "规则，例如 take/1,3,4",
      rule: "正确的规则，例如 take/1,3,4",
      problem: "题目",
      chapter: "章",
      exercise: "练习",
      sheet: "笔记的链接或内容",
    },
    choose: "请选择……",
    ask: "问题（可不填）",
    right: "正确答案（可不填）",
    add: "加入这项任务",
    nothing: {
      board: "“board”后面要写局面，例如“board nim:3,4,5”。",
      puzzle: "“puzzle”后面要写局面，例如“puzzle nim:3,4,5”。",
      value: "“value”后面要写局面，例如“value nim:3,4,5”。",
      law: "“law”后面要写规则，例如“law take/1,3,4”。",
      rule: "“rule”后面要写规则，例如“rule take/1,3,4”。",
      problem: "“problem”后面要写题号或链接，例如“problem poj-1704”。",
      own: "“problem”后面要写题号或链接，例如“problem poj-1704”。",
      chapter: "“chapter”后面要写章号，例如“chapter 3”。",
      exercise: "“exercise”后面要写章号和题号，例如“exercise 3.2”。",
      sheet: "“sheet”后面要写笔记的链接或一条规则。",
    },
    noValue: "这个局面没有可求的 SG 值。",
    noProblem: (name) => `没有名为“${name}”的题目。`,
    badOwn: "这个链接里没有题目，或者不完整。",
    noChapter: "教程里没有这一章。",
    noExercise: (chapter, n) => `第 ${chapter} 章有 ${number(n)} 道练习，写法如“${chapter}.1”。`,
    noSheet: "这既不是笔记的链接（以“#sheet=”开头），也不是规则。",
    start: "开始",
    goOn: "继续",
    left: (n) => `还剩 ${number(n)} 项`,
    allDone: "全部完成。",
    allAnswered: "全部作答完毕。",
    score: (right, checked) => `能在这里核对的 ${number(checked)} 项中，答对 ${number(right)} 项。`,
    again: (task) => `再做任务 ${task}`,
    isRight: "答对",
    notYet: "还没答对",
    at: (task, all) => `任务 ${task} / ${all}`,
    next: "下一项",
    answered: "已作答",
    unanswered: "未作答",
    check: "检查",
    pupils: (asked) => `学生看到的问题：${asked}`,
    asks: {
      board: "下完这一局。有必胜的走法吗？是哪一步？",
      puzzle: "先手必胜，还是后手必胜？如果先手必胜，第一步怎么走？",
      value: "这个局面的 SG 值是多少？",
      law: "哪些堆是先手必败的？或者各堆的 SG 值是多少？写出一条规律；只要有一个反例，它就不成立。",
      rule: "写出这条规则：可以用句子说，例如“取 1 到 3 颗”，也可以用 Nimber 的记法。它会与老师的规则比较。",
      problem: "写一个程序：生成随机数据，用它运行程序，再粘贴输出。",
      chapter: "读完这一章，用一句话说说它讲了什么。",
      exercise: "完成教程中的这道练习。",
      sheet: "跟着这份笔记做一遍，写下你的发现。",
    },
    labels: { value: "SG 值", law: "规律", rule: "规则", words: "你的回答" },
    law: {
      lost: "说出哪些堆先手必败",
      value: "说出每堆的 SG 值",
      signs: "% 是取余数，== 是等于，&& 是“且”，|| 是“或”。",
    },
    counter: (heaps) =>
      heaps.length === 1
        ? `最小反例：${heaps[0]} 颗一堆。`
        : `最小反例：${heaps.length === 2 ? "两堆" : "各堆"}为 ${heaps.join("、")}。`,
    counterValue: (value, said) =>
      `SG 值是 ${value}，${said === null ? "而这条规律在这里没有值" : `而这条规律给出 ${said}`}。`,
    counterLost: (lost, said) =>
      `实际是${lost ? "先手必败" : "先手必胜"}，${said === null ? "而这条规律在这里没有结论" : `而这条规律说是${said ? "必败" : "必胜"}`}。`,
    line: (line, right) => `第 ${number(line)} 行应为“${right}”。`,
    openSheet: "打开笔记",
    back: (task) => `回到任务 ${task}`,
    sheets: { choose: "选一份笔记", ready: "现成的", kept: "你的" },
    differs: "与老师写的答案不一样。老师看过后，仍可能算你答对。",
    verdicts: {
      right: "正确。",
      wrong: "不对。",
      words: "已记下，由老师来看。",
      unknown: "无法判断它与老师的规则是否相同；已记下，由老师来看。",
      empty: "还没有作答。",
      broken: "无法核对。",
      unread: "无法读取。",
    },
  },
  title: "教师页",
  about:
    "把任务排成一份清单：对局、谜题、SG 值、规律、规则、编程、章节、练习、笔记，用一个链接打开。学生逐项完成，做完发回给你；答案只出现在“教师页”一栏里。",
  make: {
    title: "清单",
    name: "标题",
    boards: "清单：每行一个局面、链接或任务",
    game: "游戏",
    size: "大小，例如 3,4,5",
    addGame: "加入这个游戏",
    example: "take/1..3:21\npuzzle nim:3,4,5\nvalue octal/0.77:10,7\nlaw take/1,3,4",
    asked: "作为一道题：先说谁必胜，再走一步",
    put: "生成清单",
    add: "加入给学生的清单",
    added: "已加入清单。",
    wrong: (line, column, error) => `第 ${line} 行第 ${column} 列：${error}`,
    tooMany: (most) => `一份清单最多放 ${most} 项任务。`,
  },
  list: {
    sheet: "“探索”笔记",
    untitled: "课堂任务",
    about: (tasks) =>
      tasks === 1
        ? "只有一项任务，做过的会记在这里。"
        : `共 ${number(tasks)} 项任务，请逐项完成；做过的会记在这里。`,
    link: "发给全班的链接",
    copy: "复制链接",
    copied: "链接已复制。",
    onlyHere: "本页是从文件打开的，此链接只在这台设备上有效。",
    qr: "二维码",
    qrLabel: "清单链接的二维码",
    open: (board) => `棋盘 ${board}`,
    done: "已下",
    project: "放大显示",
    print: "打印",
    answers: "附答案",
    answer: "答案：",
    none: "没有必胜走法",
    or: "，或",
    change: "修改清单",
    fresh: "新建清单",
    name: "姓名",
    broken: (error) => `这个棋盘无法读取：${error}`,
  },
  send: {
    title: "发送我的结果",
    about: "走法和回答都以链接形式附上，老师可以逐一核对。",
    name: "姓名",
    button: "复制我的结果",
    copied: "已复制，发给老师吧。",
    byHand: "请复制下面的文字发给老师。",
    blank: "未下",
    again: "重新开始",
  },
  check: {
    title: "核对学生的结果",
    about:
      "把收到的消息依次粘贴在这里。每一局都会逐步重走，每个回答都会重新核对；第一步保住必胜，才算走对。",
    pasted: "学生发来的消息",
    button: "核对",
    nothing: "这段文字里没有任务的链接。",
    nobody: "未署名",
    board: (task) => `任务 ${task}`,
    other: "不在这份清单里",
    illegal: "无法重走",
    steps: (steps) => `${number(steps)} 步`,
    right: "走对了",
    wrong: "这一步丢掉了胜势",
    noWin: "此处没有必胜走法",
    won: (player) => (player === 1 ? "先手获胜" : "后手获胜"),
    unknown: "无法判断它与你的规则是否相同，请自己看。",
    isRight: "正确答案：",
    score: (right, boards) => `答对 ${right} / ${boards}`,
    missing: (tasks) => `未作答：${tasks.join("、")}`,
    take: (taken) => (taken ? "已算答对，撤销" : "算答对"),
  },
  note: {
    here: (task, all) => `任务 ${task}，共 ${all} 项`,
    next: "下一项",
    list: "回到清单",
  },
  projector: {
    button: "放大显示，用于投影",
    leave: "退出放大显示",
    next: "下一个棋盘",
    before: "上一个棋盘",
    of: (board, all) => `${board} / ${all}`,
  },
};

/** Another program's output against the right one. */
const compareWords: CompareWords = {
  compareButton: "对比",
  same: "完全一致。",
  differs: (line, column) => `首处不同：第 ${number(line)} 行第 ${number(column)} 列。`,
  ours: "应为",
  yours: "你的",
  nothing: "（无）",
  caseNumber: (n) => `第 ${number(n)} 组`,
  openCase: "摆上棋盘",
  noBoard: "这组数据不对应棋盘上的局面。",
};

export const problems: ProblemStrings = {
  comparison: compareWords,
  place: "OJ 题",
  board: "棋盘",
  places: "页面",
  title: "OJ 题（在线评测）",
  about: "粘贴题目的输入，得到与标准答案一致的输出；凡能还原成局面的数据，都可以摆上棋盘。",
  choose: "选一道 OJ 题",
  search: "搜索题目",
  searchHint: "题号、题名、游戏或解法",
  found: (n) => `${number(n)} 道题`,
  all: (n) => `全部 ${number(n)} 道题`,
  noneFound: "没有这样的题。试试题号、游戏名，或题意里的一个词。",
  nearest: "没有一道题同时含有这些词，最接近的是：",
  judges: {
    poj: "POJ",
    hdu: "HDU",
    cses: "CSES",
    luogu: "洛谷",
    codeforces: "Codeforces",
    atcoder: "AtCoder",
    leetcode: "力扣",
    euler: "欧拉计划",
    lanqiao: "蓝桥杯",
  },
  asks: "题意",
  technique: "解法",
  techniques: {
    bash: "巴什博弈",
    coins: "翻硬币",
    counts: "数步数",
    every: "每一部分都要走",
    euclid: "欧几里得游戏",
    fibonacci: "斐波那契博弈",
    formula: "公式",
    graph: "图上的 SG 值",
    hackenbush: "Hackenbush（删边游戏）",
    invariant: "不变量",
    loops: "局面可能重复",
    matching: "匹配",
    mirror: "对称应对",
    misere: "反常规则",
    moore: "莫尔的 Nim 游戏",
    nim: "异或和",
    "nim-product": "Nim 积",
    parity: "奇偶",
    period: "周期",
    search: "搜索",
    staircase: "阶梯博弈",
    "stay-or-give": "留住或让出先手",
    table: "打表",
    wythoff: "威佐夫博弈",
  },
  chapter: (chapter) => `教程第 ${number(chapter)} 章`,
  program: "程序",
  translation: "还原成局面",
  translationAbout: "这份输入的前几组数据各对应什么局面。",
  openBoard: "摆上棋盘",
  disguise: "本质",
  noDisguise: "不是棋盘上的任何一种游戏。",
  traps: "易错之处",
  input: "输入",
  inputHint: "把题目的输入粘贴到这里",
  file: "选择文件……",
  sample: "样例",
  run: "运行",
  stop: "停止",
  stopped: "已停止。",
  working: "计算中……",
  output: "输出",
  copy: "复制",
  copied: "已复制。",
  byHand: "此处不允许自动复制，文字已选中，请手动复制。",
  cut: (shown, total) => `共 ${number(total)} 行，显示前 ${number(shown)} 行；复制时为全部。`,
  errorAt: (line) => `输入第 ${number(line)} 行：`,
  solved: "已解决",
  solvedCount: (n) => `已解决 ${number(n)} 道`,
  solvedLost: "此浏览器不为本页保存数据：关闭页面后，解题记录就没有了。",
  level: "难度",
  levels: { 1: "容易", 2: "中等", 3: "困难" },
  narrow: {
    title: "筛选",
    chapter: "章节",
    chapterShort: (chapter) => `第 ${number(chapter)} 章`,
    all: "全部",
    open: "只看未解决的",
  },
  link: { label: "本题链接", copy: "复制链接" },
  checkMine: {
    title: "对拍",
    about: (cases, inputs) =>
      inputs > 1
        ? `输入框里是一份随机输入，只有一组数据。用它运行你的程序，把输出粘贴到这里；连续 ${number(inputs)} 份输入都对，就算解决了这道题。`
        : `输入框里是 ${number(cases)} 组随机数据。用它运行你的程序，把输出粘贴到这里；每一行都对，就算解决了这道题。`,
    copy: "复制输入",
    save: "存为文件",
    theirs: "你的程序的输出",
    passed: "已解决：你的程序全部答对。",
    rightOf: (right, wanted) => `${number(wanted)} 份输入，已对 ${number(right)} 份。`,
    next: "下一份输入",
    show: "显示正确输出",
    make: "生成随机数据",
    again: "换一批数据",
    below: (cases) => `共 ${number(cases)} 组。用这份输入运行你的程序，再粘贴它的输出。`,
  },
  own: {
    kind: "自编题",
    list: "我编的题",
    make: "自己编题",
    about:
      "凡是以若干堆或两个数为局面的规则，都能编成一道题，得到一个链接。打开链接的人可以用随机数据检验自己的程序；任何数据都不会上传。",
    title: "标题",
    text: (most) => `题目内容（纯文本，不超过 ${number(most)} 字）`,
    rule: "规则，例如 take/1,3,4",
    io: "数据组数",
    ios: { T: "开头给出组数", eof: "读到输入结束", zero: "遇到堆数为 0 时结束" },
    heaps: "每组数据",
    heapsOf: { counted: "先给堆数，再给各堆", line: "一行就是各堆", one: "只有一堆" },
    first: "先手必胜时输出",
    second: "后手必胜时输出",
    sample: "自己给样例",
    sampleAbout: "留空则由规则生成样例；自己给出的样例会先验证，并采用它的格式。",
    sampleIn: "样例输入",
    sampleOut: "样例输出",
    put: "生成链接",
    change: "修改",
    forget: "从本机移除",
    form: (io, heaps, first, second) =>
      `${
        {
          T: "第一个数是数据组数。",
          eof: "数据一直到输入结束。",
          zero: "数据以一个 0 结束，它本身不算。",
        }[io]
      }${
        {
          counted: "每组先给堆数，再给各堆（两个数的游戏，直接给这两个数）。",
          line: "每行是一组数据的各堆。",
          one: "每组只有一堆。",
        }[heaps]
      }先手必胜输出“${first}”，否则输出“${second}”。`,
    noTitle: "还没有标题。",
    badWords: "两个输出词不能相同，也不能含有逗号、分号或引号。",
    otherForm: "这个样例能看懂，但无法生成同样的数据：它自带集合、是反常规则，或要输出走法。",
    oneAnswer: "随机生成的 200 组数据答案全都相同，只输出这一个词的程序也能通过。请换一条规则。",
    stopped: "已停止。",
    faults: {
      cut: "这个题目链接不完整，请重新索取。其中的内容没有打开。",
      shape: "这个链接里没有题目：有一部分缺失、过长或无法读取。",
      long: "这个题目链接太长，其中的内容没有打开。",
    },
  },
  compare: "与你的程序对比",
  compareAbout: "粘贴你的程序的输出，即可在棋盘上打开第一组错误的数据。",
  cases: (n) => `${number(n)} 组数据`,
  caseLines: (input, output) => `输入第 ${number(input)} 行，输出第 ${number(output)} 行`,
  lineOnBoard: "棋盘",
  next: "下一页",
  previous: "上一页",
  answer: "答案",
};

export const book: BookStrings = {
  title: "教程",
  about:
    "从一堆石子讲到 SG 定理，每个结论旁边都摆着可以动手的棋盘。只需要会异或，不需要博弈论基础。",
  contents: "目录",
  chapter: (number) => `第 ${number} 章`,
  minutes: (minutes) => `约 ${minutes} 分钟`,
  begin: "从第 1 章开始",
  goOn: (title) => `接着读：${title}`,
  onThisPage: "本章内容",
  previous: "上一章",
  next: "下一章",
  print: "打印",
  tryIt: "到“探索”里动手试：",
  notThere: "教程里没有这一章。",
  proof: "证明：",
  solved: (done, all) => `已完成 ${done} / ${all} 道练习`,
  board: {
    yourMove: "轮到你走",
    program: "程序正在走……",
    youWon: "你赢了。",
    programWon: "程序赢了。",
    over: "无路可走。",
    showVerdict: "谁必胜？",
    wins: (count) => (count === null ? "先手必胜" : `先手必胜：${count} 种走法`),
    loses: "先手必败",
    value: "SG 值",
    again: "重新开始",
    undo: "悔棋",
    answers: "程序应对",
    openBoard: "在棋盘页打开",
    moves: "全部走法",
    play: "走这一步",
    played: (words) => played("你", words),
    programPlayed: (words) => played("程序", words),
  },
  options: {
    label: "局面与走法",
    step: "下一个局面",
    back: "退回",
    all: "全部",
    node: (label, outcome) => `${label}：${outcome} 态`,
  },
  trace: {
    step: "单步",
    back: "退回",
    run: "运行",
    pause: "暂停",
    end: "到最后一步",
    restart: "重来",
    heap: "石子数 n",
    take: "取走 k",
    seen: "已出现",
    v: "v",
    table: "g",
    waiting: "等待中",
    said: "程序算出",
    truth: "正确的值",
    stepOf: (at, all) => `第 ${at} 步，共 ${all} 步`,
    wrongAt: (n) => `最先算错的是 ${n} 颗石子的那一堆。`,
    right: "每个值都对。",
  },
  window: {
    step: "右移",
    back: "退回",
    looking: (at) => `从 ${at} 开始的窗口。`,
    same: (first, again, period) =>
      `从 ${first} 和 ${again} 开始的两个窗口完全相同：此后的值只能重复，周期为 ${period}。`,
  },
  grid: {
    label: "两堆游戏的 SG 值，黑格为 P 态",
    cell: (a, b, value) => `(${a}, ${b})：${value === 0 ? "必败" : `SG 值 ${value}`}`,
  },
  columns: {
    heap: "堆",
    sum: "异或和",
    even: "偶",
    odd: "奇",
    balanced: "每一列都有偶数个 1：平衡。",
    unbalanced: "有的列有奇数个 1：非平衡。",
  },
  strip: { n: "n", g: "g(n)", outcome: "P/N", folded: "展开表格（含上题答案）" },
  program: {
    copy: "复制",
    copied: "已复制",
    label: "程序：",
    rule: "规则",
    write: "写程序",
    none: "这条规则没有程序：它的局面只能逐个搜索。",
  },
  judge: { input: "输入", output: "输出", program: "可以提交的程序" },
  draw: {
    arrows: "箭头",
    draw: "画图",
    circle: (vertex) =>
      `箭头绕成了环：从 ${vertex} 出发可能永远走不完，${vertex} 没有 SG 值可填。请画一个没有环的图。`,
  },
  exercise: {
    title: "练习",
    done: "已完成",
    hint: "提示",
    moreHints: "再给一条提示",
    check: "检查",
    tryAgain: "再试一次",
    right: "正确。",
    wrong: "不对。",
    first: "先手（轮到走的人）",
    second: "后手",
    playMove: "在棋盘上走出一步必胜的棋。",
    moveWrong: (reply) => `这一步会输。程序的应对：${reply}。`,
    moveRight: "这一步必胜。",
    whoWrongN: (move) => `先手其实能赢，走法是：${move}。`,
    whoWrongP: "这里没有必胜走法。不妨走走看，每一步程序都有应对。",
    answer: "你的答案",
    unread: {
      empty: "请先填一个数。",
      foreign: "请用半角数字 0–9 填写。",
      long: "太长了，这里的答案不超过 20 位。",
      notWhole: "请填一个不小于 0 的整数。",
    },
    valueWrong: (said) =>
      `假如它的 SG 值是 ${said}，再添一堆 ${said} 颗的 Nim 石子，整个局面就该是 P 态。可下面这个局面先手必胜。`,
    numberWrong: "不是这个数，请再算一遍。",
    tooFew: "还有漏掉的。",
    tooMany: "没有这么多。",
    cellWrong: (where, reached, missing) =>
      `${where}：一步能走到的 SG 值是 {${reached}}，要填其中没有出现的最小非负整数，而不是 ${missing}。`,
    cellWrongOutcome: (heap, why) => `${heap} 颗：${why}`,
    toP: (heap, target) => `从 ${heap} 走一步可以到 ${target}，那是 P 态，所以这里是 N 态。`,
    onlyN: (heap) => `从 ${heap} 无论怎么走都到 N 态，所以这里是 P 态。`,
    noMove: (heap) => `${heap} 已无法再走，所以是 P 态。`,
    notAnswered: "还没有答完。",
    cellsLeft: "请先填满每一格。",
    blank: "未填",
    heap: (n) => `${n} 颗`,
    vertex: (name) => `顶点 ${name}`,
    chooseWrong: "棋盘给出了反例：",
    explore: "动手验证：",
    reset: "清空",
    law: {
      lost: "P 态 ⇔ ",
      label: (letters, what) =>
        `你找到的规律：${
          what === "value"
            ? letters === "n"
              ? "n 颗一堆的 SG 值"
              : "(a, b) 的 SG 值"
            : letters === "n"
              ? "n 满足什么条件时必败"
              : "(a, b) 满足什么条件时必败"
        }`,
      how: (what) =>
        what === "value"
          ? "写一个式子，例如 n%5、n/2+1、xor(n,1)、if(n%2==0,n,n+1)；除法 n/2 向下取整。"
          : "写一个条件，例如 n%5==0、n%7==1||n%7==3；&& 表示“且”，|| 表示“或”。",
      proven: "对不超过 10¹⁸ 的所有堆都已证明成立。",
      holds: (heaps) => `检验过的 ${number(heaps)} 堆全部成立。`,
      wrongValue: (letters, { at, value, guessed }) =>
        `最小反例：${placeOf(letters, at)} 时 SG 值是 ${value}，${
          guessed === null ? "你的式子在那里没有值" : `你的式子得 ${guessed}`
        }。`,
      wrongLost: (letters, { at, value, guessed }) =>
        `最小反例：${placeOf(letters, at)} 时先手${value === "0" ? "必败" : "必胜"}，${
          guessed === null ? "你的条件在那里没有值" : "你的条件说的正相反"
        }。`,
      unread: {
        empty: "请先写一个式子。",
        foreign: "数请用半角数字 0–9 书写。",
        long: "太长了，规律用不着超过 500 个字符。",
        late: "没有说到的堆太多了，请让它从更小的 n 开始成立。",
        letters: "字母不对，请用题中给出的字母。",
        notValue: "这里要的是 SG 值的式子，不是胜负的条件。",
        notCondition: "这里要的是必败的条件，不是 SG 值的式子。",
      },
    },
    order: {
      up: (place) => `把第 ${place} 步上移`,
      down: (place) => `把第 ${place} 步下移`,
      now: (place, all) => `现在是第 ${place} 步，共 ${all} 步。`,
      untouched: "请先把各步排好顺序。",
      wrong: (place) => `第 ${place} 步不能放在这里：它所依据的内容要到后面才出现。`,
    },
    mine: {
      open: (title) => `对拍：${title}`,
      how: "你的程序在那里通过全部用例，这道练习就算完成。",
      passed: "你的程序通过了全部用例。",
    },
  },
  index: {
    title: "索引",
    about: "术语在哪里首次出现、在哪里讲解，证明在哪里，每道题要用到哪一章。数字是章和节。",
    terms: "术语",
    proofs: "证明",
    problems: "题目",
    see: (term) => `见“${term}”`,
  },
  ways: {
    contest: {
      title: "竞赛路线",
      about:
        "十二篇短文加一张对照表：怎样从题面认出游戏，用哪条定理，程序怎么写。点“下一篇”逐篇往下读。",
      page: (page, all) => `竞赛路线，第 ${page} 篇，共 ${all} 篇`,
      back: (title) => `回到竞赛路线：${title}`,
      notThere: "竞赛路线中没有这一篇。",
    },
    proof: {
      title: "证明路线",
      about:
        "定义、定理、证明，按逻辑次序排列：每条定理都排在它所依据的定理之后。点“下一篇”逐篇往下读。",
      page: (page, all) => `证明路线，第 ${page} 篇，共 ${all} 篇`,
      back: (title) => `回到证明路线：${title}`,
      notThere: "证明路线中没有这一篇。",
      pagesDrawn: "各篇的依据关系，从左到右：每一篇都有线连到以它为依据的各篇。",
      drawn: "从左到右：每条定理都有线连到以它为依据的定理。点编号可到该定理。",
      drawnOuter:
        "从左到右：每条定理都有线连到以它为依据的定理。点编号可到该定理；虚线框的在前面各篇。",
      here: "本篇的定理",
      before: "引用前面各篇的定理",
      restsOn: "依据：",
      restsOnNothing: "只用到定义。",
      comma: "、",
      stop: "。",
      inChapter: (chapter, title) => `见第 ${chapter} 章“${title}”`,
      unfold: "展开全部证明",
      fold: "收起全部证明",
    },
    previous: "上一篇",
    next: "下一篇",
  },
  teacher: {
    title: "教师页",
    about: "一个链接发给全班，可以打印，也可以投影；学生发回的结果能逐步核对。",
  },
  linkHere: "本页的链接",
  keep: {
    title: "保存整本教程",
    about: "把教程的每一页存进这个浏览器，没有网络也能读。",
    keeping: (kept, all) => `正在保存：第 ${kept} 页，共 ${all} 页。`,
    kept: "整本教程已经保存，没有网络也能读。",
    missing: (pages) => `有 ${pages} 页没有取到。有网络时再试一次。`,
  },
  worksheet: {
    title: "练习卷",
    about: "十个局面，每个恰好有一种必胜走法，由程序分析挑选。用链接可以再次生成同一份。",
    kind: "游戏",
    kinds: {
      nim: "Nim 游戏",
      "take/1..3": "每次取 1 到 3 颗",
      "take/1,3,4": "每次取 1、3 或 4 颗",
      wythoff: "威佐夫博弈",
      stairs: "阶梯博弈",
      strip: "移动棋子",
      "coins/turtles": "翻海龟",
      "octal/0.77": "凯尔斯",
      "own/n;k=1..n/2;n-=k": "至多取一半",
      "own/{a,b};a>0;k=1..b/a;b-=k*a": "欧几里得游戏",
      fibonacci: "斐波那契博弈",
      hackenbush: "Hackenbush（删边游戏）",
      "own/n;k=1..3;n-=k|n%4>0;n+=1": "取 1 到 3 颗，或放回一颗",
      "octal/0.77~misere": "凯尔斯（反常规则）",
      corners: "翻四角",
    },
    count: "题数",
    size: "规模",
    make: "换一组",
    answers: "附答案",
    print: "打印",
    link: "本卷链接",
    instructions: "每个局面恰有一步必胜的走法，请把它找出来。",
    answer: "答案：",
    none: "没有找到合适的局面，换个规模试试。",
    notThere: "这个链接里的练习卷无法读取：规模只能是 1 至 3。",
    name: "姓名",
  },
};

export const why: WhyStrings = {
  rows: {
    table: (inRows) => (inRows ? "每排的 SG 值" : "每堆的 SG 值"),
    size: (inRows) => (inRows ? "一排的大小" : "一堆的大小"),
    pairs: (inRows, pairs, won) => {
      const [only, other] = pairs;
      const unit = inRows ? "排" : "堆";
      const two = ([a, b]: readonly [bigint, bigint]) => `${number(a)} 与 ${number(b)}`;
      const here = won ? "这样剩下的" : "这里的";
      const stand =
        only && !other
          ? `大小为 ${two(only.sizes)} 的两${unit}，SG 值都是 ${number(only.value)}。`
          : `${here}各${unit}按 SG 值两两相等：${pairs
              .map(({ sizes, value }) => `${two(sizes)}（都是 ${number(value)}）`)
              .join("，")}。`;
      return won
        ? `${stand}对方动其中一${unit}，你总能让这两${unit}的 SG 值重新相等，所以你总有棋可走。`
        : `${stand}轮到走的一方动其中一${unit}，另一方总能让这两${unit}的 SG 值重新相等，所以另一方总有棋可走。`;
    },
    nothing: (inRows, sizes) => {
      const unit = inRows ? "排" : "堆";
      return `大小为 ${sizes.map(number).join("、")} 的${unit} SG 值为 0：在里面走一步，对方总能在里面应对。`;
    },
    columns: "它们的 SG 值不能两两抵消。",
  },
  answers: {
    title: (won) => (won ? "接下来对方能怎么走？" : "你的每一步，对方怎么应"),
    about: "点一行，看走后的局面。",
    theirs: (won) => (won ? "对方走" : "你走"),
    ours: (won) => (won ? "你应" : "对方应"),
    over: "已经终局",
    unknown: "一时没有算出",
    none: "对方已无棋可走。",
    more: (count) =>
      count === null ? "其余走法也都有应对。" : `另外 ${number(count)} 种走法也都有应对。`,
    picture: (move, answer) => `${move}；应对：${answer}`,
  },
  cold: {
    first: (place, move, named) => {
      const lost = "轮到谁从这里走，谁必败。";
      if (move) return `${place} 是奇异局势：${lost}`;
      return `${named ? "皇后在" : "两堆是"} ${place}，正是奇异局势：${lost}`;
    },
    list: () => "从这里往下的奇异局势：",
    marks: { told: "走到这里", near: "也是一步可到", here: "当前" },
    others: "虚线框：也是一步可到。",
    because: (end, move) =>
      `从一个奇异局势出发，一步走不到另一个；从其他局面出发，总有一步能走到一个。所以${
        move ? "对方无论怎么走，你" : "无论怎么走，对方"
      }都能再走到一个奇异局势，最后走到 ${end}，那里已无棋可走。`,
  },
  drawn: {
    title: "在图上算",
    about: "从末端算到地面，每次一步。",
    back: "上一步",
    next: "下一步",
    step: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
    fusion: (vertices, loops, value) =>
      vertices === 1
        ? `一个顶点上有 ${number(loops)} 个自环，每个值为 1，合起来是 ${value}。`
        : `融合原理：这 ${number(loops)} 条边在环上。把 ${number(vertices)} 个顶点并成一个，每条边成为值为 1 的自环，合起来是 ${value}。`,
    colon: (edge, added, sum, value) =>
      added.length === 0
        ? `${edge} 上面什么也没有，是长为 1 的一根茎。`
        : `冒号原理：${edge} 上面是 ${added.length > 1 ? `${added.join(" ⊕ ")} = ${sum}` : sum}，相当于长为 ${value} 的一根茎。`,
    ground: (added, value) =>
      added.length > 1
        ? `地面上立着 ${added.join("、")}，异或起来是 ${value}。`
        : `地面上立着 ${value}。`,
    matched: (token, mate) =>
      `粗边是一个最大匹配。每个最大匹配都盖住 ${token}：沿它的匹配边走到 ${mate}，以后总能沿匹配边应对，必胜。`,
    missed: (token) =>
      `粗边是一个不含 ${token} 的最大匹配。棋子无论走到哪里，对方总有一条匹配边可走，所以从 ${token} 走的一方必败。`,
    picture: "图",
  },
  loops: {
    title: "有环的地方",
    worth: (part, value) => `${part}，值为 ${value}：`,
    infinite: (part, reached, missing) =>
      `${part}，值为无穷：${reached.length > 0 ? `能走到 ${reached.join("、")}` : "走不到任何一个数"}，最小的缺数 ${missing} 却不能当标号：`,
    after: (move) => `走“${move}”之后`,
    colon: "，",
    reply: (move, value) => `用“${move}”走到 ${value}。`,
    noReply: (value) => `没有走法能到 ${value}。`,
    single: (reached, rest, wins) =>
      `有一部分可能永远走不完。它能走到的值：${reached.length > 0 ? reached.join("、") : "没有"}${rest === null ? "" : `；其余部分的值：${rest}`}。${wins ? "把它走到这个值，异或和为 0，必胜。" : "双方都不能取胜。"}`,
    several: (parts) =>
      `有 ${number(parts)} 个部分可能永远走不完，没有人能迫使它们都结束：双方都不能取胜。`,
  },
  mends: {
    title: "必胜走法怎样配平",
    titleNone: "为什么没有必胜走法",
    oddColumns: (columns) =>
      `把各 SG 值写成二进制，上下对齐：有 ${columns} 列中 1 的个数为奇数。必胜走法使每一列都变为偶数。`,
    none: "把各 SG 值写成二进制，上下对齐：每一列中 1 的个数都是偶数。任何一步只改变一个 SG 值，必使某一列变为奇数，所以没有必胜走法。",
    mend: (from, to) => `${from} 变为 ${to}`,
    before: "走前",
    after: "走后",
    gone: "已不存在",
    row: (when, name) => `${when}：${name}`,
    even: "此时每一列中 1 的个数都是偶数。",
    raises: (from, to) =>
      `这一步使 SG 值由 ${from} 增大到 ${to}，但仍然必胜：起作用的只是各列的奇偶。对方可以把增加的部分退回去，但那样又留下奇数列，再配平即可。`,
    misere: (total, bigs) =>
      bigs > 0
        ? `走后异或和为 ${total}，且有部分的 SG 值不小于 2：反常规则下对方必败。`
        : "走后只剩 SG 值 0 和 1，且 1 的个数为奇数：反常规则下对方必败。",
    more: (count) => `再显示 ${number(count)} 种必胜走法`,
  },
  leave: {
    title: "该留下几颗",
    what: (modulus, remainders) =>
      remainders.length === 1 && remainders[0] === "0"
        ? `给对方留下 ${modulus} 的倍数：面对这样的数，轮到谁走谁必败。`
        : `给对方留下的颗数，除以 ${modulus} 应余 ${listWith(remainders, "、", " 或 ")}：面对这样的数，轮到谁走谁必败。`,
    here: (n, modulus, remainder, lost) =>
      lost
        ? `现在是 ${n} 颗，除以 ${modulus} 余 ${remainder}，所以怎么走都留不出这样的数。`
        : `现在是 ${n} 颗，除以 ${modulus} 余 ${remainder}，所以走一步就能留出这样的数。`,
  },
  walk: {
    title: "逐层展开",
    about:
      "SG 值是各后继的 SG 值中未出现的最小非负整数（mex）。点开任一后继，再点开它的后继，直到无路可走。",
    keys: "键盘：上下键选择，右键进入，左键返回。",
    trail: "路径",
    start: "起点",
    up: "返回上一层",
    partsAbout: "这个局面是几个游戏的和：各部分有各自的 SG 值，异或起来就是整个局面的 SG 值。",
    parts: "各部分",
    misereParts: "各部分的 SG 值是正常规则下的值。",
    options: "后继",
    worth: (value) => `SG 值 ${value}`,
    worthUnknown: "SG 值未知",
    bottom: "这里无路可走，所以 SG 值为 0。已经到底。",
    mex: (value) =>
      `能走到小于 ${value} 的每一个 SG 值，而走不到 ${value}，所以 SG 值为 ${value}。`,
    mexZero: "没有 SG 值为 0 的后继，所以 SG 值为 0，轮到走的一方必败。",
    mexPart: (value) => `SG 值为 ${value}。走到前几个较小值的走法：`,
    mexOpen: (value) =>
      `SG 值为 ${value}：较小的值都走得到；后继太多，未逐个检查是否有等于 ${value} 的。`,
    reachedBy: (value, move) => `${value}：${move}`,
    missing: (value) => `缺 ${value}`,
    moreOptions: (shown) => `只列出前 ${number(shown)} 个后继。`,
    onBoard: "在棋盘上打开",
    strip: "更小的数",
    stripAbout: "有记号的是一步能到的。",
    back: (heap) => `${heap}（少 1）`,
    forward: (heap) => `${heap}（多 1）`,
    cell: (heap, value, reached, here) =>
      `${heap}：SG 值 ${value}${here ? "，当前" : reached ? "，一步可到" : ""}`,
    argued: "这里的 SG 值由对称得出，没有逐一计算各种走法。可以这样走：",
    outcomeOnly: "此处只知道胜负，不知道 SG 值。可以这样走：",
  },
  worth: {
    mex: (reached, value) =>
      `走一步后的 SG 值可为 ${reached.join("、")}，但不会是 ${value}：其中未出现的最小非负整数（mex）就是 ${value}。`,
    sum: (values, value) =>
      `游戏之和的 SG 值是各部分 SG 值的异或和：${values.join(" ⊕ ")} = ${value}。`,
    argued: "这里的 SG 值由对称得出，没有逐一计算各种走法。",
  },
  known: {
    title: "依据",
    kernel: "证明助手 Coq 的内核已经检验过这条定理：",
    byHand: "由人证明，写在 docs/theorems.md 中，并与朴素递归对照测试过。",
    checkTitle: "用证明助手",
    check: "局面不太大时，命令行能把“谁赢”写成一条供 Coq 检验的定理：",
  },
  theorem: {
    title: "所用的定理（代入本局的数）",
    ofNormalPlay: "以下定理说的都是正常规则（走最后一步者胜）：SG 值和胜负都就正常规则而言。",
    numbers: "此处",
    source: "出处",
    turned: "转化",
    pieces: {
      heap: (size) => `${size} 颗的堆`,
      pair: (part, size) => `第 ${part}、${part + 1} 枚，间隔 ${size}`,
      edge: (part, size) => `第 ${part} 枚与边界，间隔 ${size}`,
      step: (part, size) => `第 ${part} 级，${size} 颗`,
      token: (part, vertex) => `棋子 ${part}（在 ${vertex}）`,
      coin: (part, square) => `硬币 ${part}，在第 ${square} 格`,
      head: (place) => `第 ${place} 枚的正面`,
      heads: (places) => `第 ${places.join("、")} 枚的正面合在一起`,
      part: (part) => `第 ${part} 部分`,
      whole: () => "整个游戏",
    },
    becomes: (value) => `${value} 颗的 Nim 堆`,
    counted: (square, numbers) =>
      `以 a1 为 (0, 0)，则 ${square} 是 (${numbers.join(", ")})，相当于这样大的两堆。`,
    above: (formulas) => `同上，${formulas.map((one) => `$${one}$`).join("，")}。`,
    says: {
      bouton: (f, v) => [`n 颗的 Nim 堆，SG 值为 n：$g(${f.get("n")}) = ${v}$。`],
      bash: (f, v) => [
        `每次取 1 至 m = ${f.get("m")} 颗，$g(n) = n mod (m + 1)$：$${f.get("n")} mod (${f.get("m")} + 1) = ${v}$。`,
      ],
      "take-interval": (f, v) => [
        `每次取 a = ${f.get("a")} 至 b = ${f.get("b")} 颗：$${f.get("n")} mod (${f.get("a")} + ${f.get("b")}) = ${f.get("remainder")}$，$⌊${f.get("remainder")} / ${f.get("a")}⌋ = ${v}$。`,
      ],
      "take-from": (f, v) => [
        `每次至少取 ${f.get("a")} 颗，$g(n) = ⌊n / ${f.get("a")}⌋$：$⌊${f.get("n")} / ${f.get("a")}⌋ = ${v}$。`,
      ],
      "take-odd": (f, v) => [`每个后继的奇偶性都相反：$${f.get("n")} mod 2 = ${v}$。`],
      "take-even": (f, v) => [`相当于以两颗为一份的 Nim 堆：$⌊${f.get("n")} / 2⌋ = ${v}$。`],
      "take-pow2": (f, v) => [`2 的幂模 3 余 1 或 2：$${f.get("n")} mod 3 = ${v}$。`],
      "take-half": (f, v) => [`$g(n)$ 是 n 的二进制位数：${f.get("n")} 有 ${v} 位。`],
      "take-residue": (f, v) => [`m = ${f.get("m")}：$${f.get("n")} mod ${f.get("m")} = ${v}$。`],
      "taking-bound": (f, v) => [
        `$f(${f.get("n")}) = ${f.get("most")}$。`,
        f.all("heap").length === 0
          ? `f 恰在这里增大，所以 $g(${f.get("n")}) = ${v}$。`
          : `$${[f.get("n"), ...f.all("heap"), ...(f.all("skipped").length > 0 ? ["…"] : [])].join(" → ")}$：这样一路减下去，f 在终点增大到 ${v}，所以 $g(${f.get("n")}) = ${v}$。`,
      ],
      divisors: (f, v) => [
        f.get("proper") === "1"
          ? `${f.get("n")} 含 ${v} 个素因子 2，所以 $g(${f.get("n")}) = ${v}$。`
          : `${f.get("n")} 含 ${f.get("twos")} 个素因子 2，所以 $g(${f.get("n")}) = ${f.get("twos")} + 1 = ${v}$。`,
      ],
      "prime-to": (f) => [
        Number(f.get("n")?.at(-1)) % 2 === 0
          ? `${f.get("n")} 是偶数：与它互素的数都是奇数，取后剩下奇数颗。`
          : `${f.get("n")} 是奇数：取 1 颗，剩下偶数颗。`,
      ],
      lines: (f, v) => [
        `$${f.get("n")} mod ${f.get("modulus")} = ${f.get("remainder")}$，这个余数对应的直线给出 $g(${f.get("n")}) = ${v}$。`,
      ],
      digits: (f, v) => [
        `自动机有 ${f.get("states")} 个状态，以 ${f.get("base")} 进制读 ${f.get("n")}：$g(${f.get("n")}) = ${v}$。`,
      ],
      euclid: (f, v) =>
        f.get("a") === "0"
          ? ["有一个数为 0：无路可走。"]
          : [
              `$${f.get("b")} = ${f.get("quotient")} · ${f.get("a")} + ${f.get("remainder")}$。`,
              `$⌊${f.get("b")} / ${f.get("a")} − ${f.get("a")} / ${f.get("b")}⌋ = ${v}$。`,
            ],
      "euclid-zero": (f) =>
        f.get("a") === "0"
          ? ["有一个数为 0：无路可走，轮到走的一方必败。"]
          : [
              `$⌊${f.get("a")} φ⌋ = ${f.get("most")}$，用整数精确算出。`,
              f.get("a") !== f.get("b") && BigInt(f.get("b")) <= BigInt(f.get("most"))
                ? `$${f.get("a")} < ${f.get("b")} ≤ ${f.get("most")}$：轮到走的一方必败。`
                : f.get("a") === f.get("b")
                  ? "两数相等：轮到走的一方必胜。"
                  : `$${f.get("b")} > ${f.get("most")}$：轮到走的一方必胜。`,
            ],
      "drop-split": (f, v) => [
        `两数各减 1（0 仍为 0），再按位或，得 $${f.get("joined")}$。`,
        `它的二进制末尾有 $${v}$ 个连续的 1。`,
      ],
      "equal-length": (f, v) => [
        `还要走 $${f.get("a")} · ${f.get("b")} − 1$ 步，是${v === "1" ? "奇数" : "偶数"}，所以 SG 值为 $${v}$。`,
      ],
      "king-steps": (f, v) => [
        `较小数是 $${f.get("a")}$，较大数是 $${f.get("b")}$：$2 · (${f.get("a")} mod 2) + ((${f.get("a")} + ${f.get("b")}) mod 2) = ${v}$。`,
      ],
      "same-game": () => ["所以 SG 值、周期和必胜走法都与那个游戏相同。"],
      table: (f, v) => [`从 0 起逐个计算，每次取后继的 mex：$g(${f.get("n")}) = ${v}$。`],
      mex: () => ["从终局倒推，每个局面取其各后继的 mex。"],
      symmetry: (f, v) => [
        v === "?"
          ? `走完第一步，还剩 ${f.get("pairs")} 对。对方在一半走什么，就在另一半照走。`
          : `共有 ${f.get("pairs")} 对。对方在一半走什么，就在另一半照走。`,
      ],
      loops: (_, v) => [
        v === "?" ? "从 0 起逐个标号：这个顶点没有标号。" : `从 0 起逐个标号：这个顶点标 ${v}。`,
      ],
      period: (f, v) => [
        f.all("saltus").length === 0
          ? `从 n = ${f.get("preperiod")} 起，SG 值以 ${f.get("period")} 为周期（已证明）：$g(${f.get("n")}) = g(${f.get("same_as")}) = ${v}$。`
          : `从 n = ${f.get("preperiod")} 起，n 每增加 ${f.get("period")}，SG 值加 ${f.get("saltus")}（已证明）：$g(${f.get("n")}) = g(${f.get("same_as")}) + ${f.get("cycles")} · ${f.get("saltus")} = ${v}$。`,
      ],
      lasker: (f, v) => [
        `$${f.get("n")} mod 4 = ${f.get("remainder")}$：余 3 时 SG 值为 $n + 1$，余 0（空堆除外）时为 $n − 1$，其余为 n。所以 $g(${f.get("n")}) = ${v}$。`,
      ],
      wythoff: (f) => [
        `两堆之差 $k = ${f.get("b")} − ${f.get("a")} = ${f.get("k")}$。差为 k 的必败数对是 $(⌊k φ⌋, ⌊k φ⌋ + k) = (${f.get("cold_smaller")}, ${f.get("cold_larger")})$，用整数精确算出。`,
        ...(f.all("candidate_smaller").length > 0
          ? [
              `另一条路：${f.get("a")} 所在的必败数对，只可能是下面两个之一：$⌊${f.get("candidate_smaller")} φ⌋ = ${f.get("smaller_there")}$ 与 $⌊${f.get("candidate_larger")} φ⌋ + ${f.get("candidate_larger")} = ${f.get("larger_there")}$。`,
            ]
          : []),
        f.get("a") === f.get("cold_smaller") && f.get("b") === f.get("cold_larger")
          ? "两堆正是差为 k 的必败数对：轮到走的一方必败。"
          : "两堆不是差为 k 的必败数对：轮到走的一方必胜。",
      ],
      "wythoff-misere": (f) => [
        `两堆之差 $k = ${f.get("b")} − ${f.get("a")} = ${f.get("k")}$。反常规则下，差为 k 的必败数对是 $(${f.get("lost_smaller")}, ${f.get("lost_larger")})$。`,
        f.get("a") === f.get("lost_smaller") && f.get("b") === f.get("lost_larger")
          ? "两堆正是差为 k 的必败数对：轮到走的一方必败。"
          : "两堆不是差为 k 的必败数对：轮到走的一方必胜。",
      ],
      fibonacci: (f) =>
        f.get("n") === "0"
          ? ["已无石子可取：轮到走的一方必败。"]
          : [
              `把 ${f.get("n")} 写成互不相邻的斐波那契数之和，最小的一项是 ${f.get("least")}；本次至多取 ${f.get("limit")} 颗。`,
              "能取走最小的一项则必胜：取走之后，对方无法取走剩下各项中最小的一项。",
            ],
      staircase: () => [
        "只有隔一级的台阶算数，每级相当于一个 Nim 堆；移到这些台阶上的可以立刻再移走。",
      ],
      hackenbush: (f) => [
        f.get("fused") === "0"
          ? "图中没有环。一条边上方的值为 $x$ 时，连同这条边值为 $x + 1$；汇于一点的各边取异或。"
          : `${f.get("edges")} 条边中有 ${f.get("fused")} 条在环上。环上的顶点并为一点，每条边成为值为 $1$ 的自环，共得 ${f.get("knots")} 个这样的点。`,
        "一条边上方的值为 $x$ 时，连同这条边相当于长 $x + 1$ 的茎。",
      ],
      "graph-kayles": (f) => [
        `连通部分共 ${f.get("parts")} 个：路径 ${f.get("paths")}，环 ${f.get("cycles")}，其他 ${f.get("others")}。`,
        "路径与环是八进制游戏，其余逐步推算。",
      ],
      matching: (f) => [
        `余下 ${f.get("vertices")} 个顶点，至多可配成 ${f.get("pairs")} 对；去掉棋子所在顶点，至多 ${f.get("without")} 对。`,
        f.get("pairs") === f.get("without")
          ? "所以有一个最大匹配不含棋子所在顶点：无论走到哪里，对方都沿这个匹配应对。"
          : "所以每个最大匹配都盖住棋子所在顶点：沿其中一个走即可。",
      ],
      nimble: () => ["硬币互不妨碍：第 $n$ 格上的一枚，SG 值为 $n$。"],
      hill: (f) =>
        f.get("on_top") === "1" || f.get("king_now") === "0"
          ? ["国王已在山顶，这个游戏已经结束。"]
          : f.get("king_now") === "1"
            ? ["国王排在第一，可以直接登顶：轮到走的一方必胜。"]
            : [
                `国王是 ${f.get("climbers")} 人中的第 ${f.get("king_now")} 人。从最远的人起两两配对，间隔为 ${f.all("gap").join("、")}${f.all("first").length > 0 ? `，第一人算 ${f.get("first")}` : ""}，异或为 ${f.get("sum")}。它只判定胜负，并不是 SG 值。`,
              ],
      turtles: () => ["第 x 枚的正面，SG 值为 x；各枚正面互不影响。"],
      mock: () => [
        "第 x 枚的正面，SG 值为第 x 个可恶数（二进制中有奇数个 1 的数）；各枚正面互不影响。",
      ],
      ruler: () => ["第 x 枚的正面，SG 值为整除 x 的最大的 2 的幂；各枚正面互不影响。"],
      corners: () => ["第 $r$ 行第 $c$ 列的正面，SG 值为 $r$ 与 $c$ 的 Nim 积；各枚正面互不影响。"],
      twins: () => ["第 x 枚的正面，SG 值为 $x − 1$；各枚正面互不影响。"],
    },
    sources: {
      bouton: "C. L. Bouton，Nim, a game with a complete mathematical theory，1901",
      bash: "C. G. Bachet，Problèmes plaisans et délectables，1612",
      "take-interval": "Berlekamp、Conway、Guy，Winning Ways，第 4 章",
      "take-from": "归纳法：后继为 0 … n − a",
      "take-odd": "对奇偶性作归纳",
      "take-even": "把石子两两配对",
      "take-pow2": "模 3 归纳",
      "take-half": "对位数作归纳",
      "take-residue": "模 m 归纳",
      "taking-bound": "L. Levine，Fractal sequences and restricted Nim，2006",
      divisors: "比较素因子 2 的个数",
      "prime-to": "对奇偶性作归纳",
      lines: "对余数列表，再作归纳",
      digits: "对 n 归纳，所有数位一并讨论",
      euclid: "G. Nivasch，The Sprague–Grundy function of the game Euclid，2006",
      "euclid-zero": "A. J. Cole、A. J. T. Davie，A game based on the Euclidean algorithm，1969",
      "drop-split": "对二进制各位作归纳",
      "equal-length": "数一数块数",
      "king-steps": "对较小数归纳",
      "same-game": "逐条读规则的含义",
      table: "R. Sprague，1935；P. M. Grundy，1939",
      mex: "R. Sprague，1935；P. M. Grundy，1939",
      symmetry: "对称策略（Tweedledum and Tweedledee）：Berlekamp、Conway、Guy，1982",
      loops: "C. A. B. Smith，1966；A. S. Fraenkel、Y. Perl，1975",
      period:
        "一段 SG 值重复出现；八进制游戏用 R. K. Guy 与 C. A. B. Smith 的定理（The G-values of various games，1956）",
      lasker: "E. Lasker，Brettspiele der Völker，1931；Winning Ways，第 4 章",
      wythoff: "W. A. Wythoff，A modification of the game of Nim，1907",
      "wythoff-misere": "Berlekamp、Conway、Guy，Winning Ways，第 13 章",
      fibonacci: "M. J. Whinihan，Fibonacci Nim，1963",
      staircase: "R. Sprague，Über zwei Abarten von Nim，1937",
      hackenbush: "E. R. Berlekamp、J. H. Conway、R. K. Guy，Winning Ways，第 2、7 章",
      "graph-kayles": "T. J. Schaefer，1978；R. K. Guy、C. A. B. Smith，1956",
      matching: "A. S. Fraenkel、E. R. Scheinerman、D. Ullman，Undirected edge geography，1993",
      nimble: "T. S. Ferguson，Game Theory，第一部分第 2 章",
      hill: "HDU 4315",
      turtles: "H. W. Lenstra，Nim multiplication，1977；Winning Ways，第 14 章",
      mock: "H. W. Lenstra，Nim multiplication，1977；Winning Ways，第 14 章",
      ruler: "H. W. Lenstra，Nim multiplication，1977；Winning Ways，第 14 章",
      corners: "H. W. Lenstra，Nim multiplication，1977；Winning Ways，第 14 章",
      twins: "H. W. Lenstra，Nim multiplication，1977；Winning Ways，第 14 章",
    },
  },
  mirrors: {
    lost: {
      "half-turn":
        "棋盘转半圈，样子不变。轮到走的一方走哪里，另一方就在转半圈后的位置照着走，那里必定还空着，所以不会先无棋可走。",
      "mirror-rows":
        "棋盘上下对称。轮到走的一方走哪里，另一方就在对称的位置照着走，那里必定还空着，所以不会先无棋可走。",
      "mirror-columns":
        "棋盘左右对称。轮到走的一方走哪里，另一方就在对称的位置照着走，那里必定还空着，所以不会先无棋可走。",
      swap: "这里的东西两两相同。轮到走的一方动哪一个，另一方就在与它相同的那一个上照着走，所以不会先无棋可走。",
      graph:
        "图由可以互换的一对对组成。轮到走的一方动哪里，另一方就在与它成对的地方照着走，所以不会先无棋可走。",
    },
    first: (move) => `用对称法就能赢：${move}。`,
    others: (moves, more) => `这样走也能赢：${moves.join("；")}${more ? "；等等" : ""}。`,
    won: {
      "half-turn": "此后棋盘转半圈样子不变，对方走哪里，你就在转半圈后的位置照着走。",
      "mirror-rows": "此后棋盘上下对称，对方走哪里，你就在对称的位置照着走。",
      "mirror-columns": "此后棋盘左右对称，对方走哪里，你就在对称的位置照着走。",
      swap: "此后剩下的东西两两相同，对方动哪一个，你就在与它相同的那一个上照着走。",
      graph: "此后图由可以互换的一对对组成，对方动哪里，你就在与它成对的地方照着走。",
    },
    copies: (move) => `上一步可以照着走：${move}。这样一切又成对了。`,
    exchange: (one, two) => `同时 ${one} 与 ${two} 互换。`,
    pairs: "标出成对的位置",
    against: "与对称应对下一局",
    hold: "用对称法取胜",
  },
  strategy: {
    title: "必胜策略表",
    sheet: "到“探索”里打印",
    hold: "照着它走",
    putAway: "收起来",
    theirs: "你留下了这个局面。对方怎么走，下面都有一行对应。",
    yours: "对方走完了：在他那一步旁边，就是你该留下的局面。",
    away: "对局还不在表里：请走成表里的一个局面。",
  },
  brute: {
    check: "自己验证",
    title: "穷举",
    about: "只按胜负的定义把每一种走法走到底，不用 SG 值，也不用定理。",
    button: "开始穷举",
    outcome: (outcome) =>
      ({
        N: "轮到走的一方必胜（N 态）。",
        P: "轮到走的一方必败（P 态）。",
        D: "双方都不能取胜（D 态）。",
      })[outcome],
    looked: (positions) => `共检查 ${number(positions)} 个局面。`,
    smaller: "这个局面太大，走不完。下面是同样形状的较小局面中能走完的最大的一个：",
    agrees: "与理论一致。",
    differs: "与理论不符，请告诉我们。",
    noTheory: "理论对此没有结论。",
  },
  graph: {
    title: "全部可达局面，从终点倒推着色",
    about: "箭头表示走法。先定终局，再一步步倒推：能走到 P 态的是 N 态，只能走到 N 态的是 P 态。",
    tooMany: "可达局面超过 2000 个，画不下。",
    tooManyToDraw: (positions, moves) =>
      `共 ${number(positions)} 个局面、${number(moves)} 种走法，这里画不下，但可以存为文件。`,
    label: (positions, moves) =>
      `${number(positions)} 个局面、${number(moves)} 种走法的图，下面有列表`,
    round: (round, last) => `第 ${round} 步，共 ${last} 步`,
    roundZero: (positions) => `${number(positions)} 个局面无路可走，游戏在那里结束。`,
    drawn: (positions) => `另有 ${number(positions)} 个和局：双方都不能取胜。`,
    roundSays: (lost, won) => `新定：必败（P）${number(lost)} 个，必胜（N）${number(won)} 个。`,
    first: "第一步",
    previous: "上一步",
    next: "下一步",
    last: "最后一步",
    dot: "存为 DOT 文件",
    list: "列表",
    position: "局面",
    outcome: "胜负",
    value: "SG 值",
    settled: "步",
    open: "在棋盘上打开",
  },
  quotient: {
    title: "由乘积定胜负",
    about: (order, lost) =>
      `反常规则下，此规则的每一堆相当于 ${order} 个元素之一，几堆合在一起相当于它们的乘积。乘积是 ${lost} 个必败元素之一时，轮到走的一方必败。`,
    word: "元素",
    product: "乘积",
    lost: "必败",
    notLost: "并非必败",
    nimRule: (lost, right) =>
      `若把反常规则 Nim 的判法用到正常规则的 SG 值上，会说先手必${lost ? "败" : "胜"}。${right ? "这里碰巧对。" : "这里是错的。"}`,
    moves: "走后乘积为必败元素的走法",
    gone: "没有了",
    makes: "；乘积变为",
  },
  conventions: {
    title: "正常规则与反常规则",
    normal: "正常规则",
    misere: "反常规则",
    normalAbout: "走最后一步者胜。",
    misereAbout: "走最后一步者负。",
    wins: "轮到走的一方必胜（N）",
    loses: "轮到走的一方必败（P）",
    draws: "双方都不能取胜（D）",
    unsettled: "没有结论",
    together: (name, value) => `反常规则下，以下几枚合起来只算一个，SG 值为 ${value}：${name}。`,
    rules: {
      "nim-sum":
        "有部分的 SG 值不小于 2，且这些游戏与反常 Nim 同类：两种规则都由异或和判定，结论相同。",
      ones: "各部分的 SG 值都是 0 或 1，且这些游戏与反常 Nim 同类：两种规则的结论恰好相反。",
      theorem: "反常规则下不看 SG 值，由关于这个游戏的定理判定。",
      search: "反常规则下没有已知的定理能由 SG 值判定此处的胜负，结论由搜索全部可达局面得出。",
      unknown: "反常规则下没有已知的定理能由 SG 值判定此处的胜负，搜索在限度内也没有结束。",
      over: "已无路可走：按正常规则轮到走的一方负，按反常规则则胜。",
      quotient: "反常规则下，仅凭 SG 值判定不了这些游戏的所有和，由它们的反常规则商判定。",
    },
  },
};

export const explore: ExploreStrings = {
  title: "探索规则",
  about: "打表、证明周期、检验猜想、求未知数，一堆两堆都行。",
  puzzle: "棋盘上的题还没有解出；解出之后，这里显示它的规则和 SG 值。",
  examples: "例如",
  sheet: {
    label: "笔记的各行",
    kinds: {
      rule: "规则",
      values: "你自己的值",
      position: "局面",
      unread: "看不懂的一行",
    },
    questions: {
      lost: { title: "必败的堆", ask: "何时必败？" },
      period: { title: "周期", ask: "循环吗？" },
      patterns: { title: "规律", ask: "有哪些规律？" },
      grid: { title: "两个数的表", ask: "两个数" },
      program: { title: "程序", ask: "写程序" },
      conjecture: { title: "猜想", ask: "检验猜想" },
      compare: { title: "对照另一条规则", ask: "对照另一条规则" },
      quotient: { title: "反常规则商", ask: "反常规则下" },
      sequence: { title: "值", ask: "更多的值" },
      solve: { title: "未知数", ask: "哪些堆必败？" },
      analyze: { title: "谁胜", ask: "谁胜？" },
      explain: { title: "为什么", ask: "为什么？" },
      genus: { title: "亏格", ask: "求亏格" },
      strategy: { title: "必胜策略", ask: "必胜策略表" },
      family: { title: "规则族", ask: "一族规则" },
      which: { title: "这是哪种游戏？", ask: "这是哪种游戏？" },
      count: { title: "局面计数", ask: "有几个必败？" },
      nim: { title: "Nim 数", ask: "计算 Nim 数" },
    },
    pairs: { heaps: "两堆", limited: "堆与上限", numbers: "两个数" },
    ask: "提问",
    begin: "从这里开始",
    moreQuestions: "更多……",
    fewer: "收起",
    box: "问题、规则或一列值",
    boxHint: "输入规则、问题、# 说明，或粘贴一列值",
    go: "添加",
    endings: "这一行可以怎样写下去",
    tooMuch: (most) => `太长了：一次最多 ${number(most)} 个字符。`,
    run: "运行",
    takesLong: "可能要算一会儿。",
    more: "更多",
    change: "修改",
    pictures: "换一种图",
    asJson: "JSON",
    dots: (first, values) => `从 n = ${number(first)} 起的值：${values}`,
    dotsAbout: (marks, shaded) =>
      `${marks ? "P：先手必败；N：先手必胜。" : "值为 0 时先手必败。"}${shaded ? "阴影：周期的前三轮。" : ""}`,
    proven: "已证明",
    misereBoard:
      "棋盘上走最后一步者负。这里的 SG 值和规律都就正常规则（走最后一步者胜）而言；程序也可以按反常规则来写。",
    smallest: "最小的局面",
    position: "局面",
    outcome: (outcome) =>
      outcome === "P"
        ? "先手必败（P）。"
        : outcome === "N"
          ? "先手必胜（N）。"
          : "和局：双方都不能取胜。",
    value: (value) => `值为 ${value}。`,
    genus: (genus) => `亏格为 ${genus}。`,
    whyOnBoard: "到棋盘上看原因",
    strategy: {
      first: "先走的一方必胜。第一步走成：",
      second: "后走的一方必胜：让对方先走。",
      over: "轮到走的一方已经赢了：无路可走，而走最后一步者负。",
      about: (positions, lines) =>
        `要留给对方的局面共 ${number(positions)} 个，表中共 ${number(lines)} 行。先找到刚才留下的局面，再看对方走成什么，旁边就是应对。无论对方怎么走，都能走到底。`,
      left: "留给对方",
      theirs: "对方走成",
      yours: "应走成",
      won: "已经赢了。",
      wonStuck: "对方无路可走：已经赢了。",
      caption: (position) => `${position} 的必胜策略`,
      long: (positions, lines) =>
        `要用 ${number(positions)} 个局面、${number(lines)} 行，太长了，打印出来也不好用。`,
      save: "可用这一行菜单里的“存为 JSON”保存全部内容。",
      heaps: (count) =>
        `每次留下的各堆，SG 值的异或都要为 0。可能出现的堆共 ${number(count)} 种，表中写着每一种的值，以及怎样把它变小。`,
      heap: "堆",
      value: "值",
      by: "变小的走法",
      byValues: "改用 SG 值",
      byPositions: "改用局面",
    },
    line: (at) => `第 ${number(at)} 行`,
    changeLine: (at) => `修改第 ${number(at)} 行`,
    grip: (at) => `移动第 ${number(at)} 行：拖动，或按上下方向键`,
    menu: (at) => `第 ${number(at)} 行的操作`,
    fold: (title) => `收起：${title}`,
    unfold: (title) => `展开：${title}`,
    changeNote: "修改",
    up: "上移",
    down: "下移",
    remove: "删除",
    link: "链接",
    linkOf: "只含这一个答案的链接",
    linkSheet: "链接",
    askOf: "对哪一个提问",
    nameSheet: "笔记的标题",
    saveTitle: "保存",
    linkOfSheet: "整份笔记的链接",
    notUnderstood:
      "没能读懂这一行：它既不是问题，也不是规则。规则可以用一句话来说，如“取 1 到 3 颗”；问题也一样，如“20 颗谁赢”“周期是多少”。",
    instead: "可以这样问：",
    ownWords: "想用自己的话描述游戏？",
    makeIt: "用句子选出走法",
    copy: "复制",
    saveJson: "存为 JSON",
    undo: "撤销",
    saveFile: "保存笔记",
    print: "打印",
    unanswered: (lines) =>
      `有 ${number(lines)} 行还没有答案，打印时会略去。可以先运行，也可以再按一次“打印”。`,
    atlas: "八进制游戏图鉴",
    sheets: "现成的和你的笔记",
    newSheet: "新建笔记",
    drop: "松手即可打开",
    notLinked: "这份笔记太长，链接装不下。请存成文件来保存或发送。",
  },
  paste: {
    values: "这些值",
    numbers: {
      label: "值的图像",
      words: (from, to, least, most) =>
        `n 从 ${number(from)} 到 ${number(to)}：值从 ${number(least)} 到 ${number(most)}。`,
      at: (n, value) => `n = ${number(n)}：${number(value)}`,
      lowHigh: "每一列画出其中最小与最大的值。",
      period: (preperiod, period) => `阴影：第一个周期，从 n = ${preperiod} 起共 ${period} 个。`,
      squares: (first, last, width) =>
        `n 从 ${number(first)} 到 ${number(last)}，按值着色的方格，每行 ${number(width)} 格`,
      from: "从哪个 n 起",
    },
    marks: {
      label: "各局面的胜负",
      words: (from, to, _least, _most, lost) =>
        `n 从 ${number(from)} 到 ${number(to)}：必败（P）${number(lost)} 个，必胜（N）${number(to - from + 1 - lost)} 个。`,
      at: (n, value) => `n = ${number(n)}：${value === 1 ? "必败（P）" : "必胜（N）"}`,
      lowHigh: "每一列画出其中有没有必败、有没有必胜。",
      period: (preperiod, period) => `阴影：第一个周期，从 n = ${preperiod} 起共 ${period} 个。`,
      squares: (first, last, width) =>
        `n 从 ${number(first)} 到 ${number(last)}，按必败（P）、必胜（N）着色的方格，每行 ${number(width)} 格`,
      from: "从哪个 n 起",
    },
  },
  see: {
    title: "看出的规律",
    ofValue:
      "一堆的 SG 值，是 0、1、2……中与它所有后继的 SG 值都不同的最小数。SG 值为 0 的堆，轮到谁走谁必败。",
    further: "还在继续：寻找更短的公式，尝试证明。",
    always: (lost, from, pairs) => {
      const start = from === null ? "" : `从 n = ${from} 起，`;
      return lost
        ? `${start}所有的${pairs ? "数对 (a, b) " : " n "}都必败。`
        : `${start}没有必败的${pairs ? "数对 (a, b)" : " n"}。`;
    },
    periodic: (period, from, lost, pairs) => {
      const what = lost ? (pairs ? "必败的 (a, b) " : "必败的 n ") : "值";
      const start = from !== null ? `从 n = ${from} 起` : pairs ? "从一开始就" : "从 n = 0 起就";
      return period === "1"
        ? `${what}${from === null ? "始终" : start}不变。`
        : period === null
          ? `${what}${start}是周期的。`
          : `${what}${start}是周期的，周期为 ${period}。`;
    },
    quasilinear: (modulus) =>
      modulus === null
        ? "按 n 的余数分类，每一类的值落在一条直线上。"
        : modulus === "1"
          ? "值落在一条直线上。"
          : `按 n 除以 ${modulus} 的余数分成 ${modulus} 类，每一类的值落在一条直线上。`,
    digits: (base, states, lowFirst, lost, pairs) =>
      pairs
        ? `把 a 和 b 写成${base === 2 ? "二" : "三"}进制并排来读，就能看出${lost ? "哪些数对必败" : "数对的值"}：用 ${number(states)} 个状态的自动机，每次各读一位，从${lowFirst ? "低位读到高位" : "高位读到低位"}。`
        : `${lost ? "n 是否必败" : "n 处的值"}可由它的${
            base === 0
              ? "齐肯多夫表示（斐波那契数之和）"
              : (({ 2: "二", 3: "三", 4: "四", 10: "十" } as Record<number, string>)[base] ??
                  ` ${base} `) + "进制"
          }数位读出：用 ${number(states)} 个状态的自动机，从${lowFirst ? "低位读到高位" : "高位读到低位"}。`,
    digitsFormula: (lost, pairs) =>
      pairs
        ? `(a, b) ${lost ? "是否必败" : "处的值"}可由 a 和 b 的数位读出。`
        : `${lost ? "n 是否必败" : "n 处的值"}可由 n 的数位读出。`,
    stretches: (lost, pairs) =>
      lost
        ? `必败的 ${pairs ? "(a, b)" : "n"} 出现的位置有规律。`
        : "相同的值连成一段一段，各段的长短有规律。",
    ends: (law, first, of) =>
      `${
        {
          stretches: "值连成一段一段，各段依次从以下位置开始",
          lost: "必败的 n 恰为以下各数",
          ones: "值为 1 的 n 恰为以下各数",
        }[of]
      }：${law}，开头为 ${first}。`,
    recursive: (lost, pairs) =>
      pairs
        ? `(a, b) ${lost ? "是否必败" : "处的值"}可由更小的数对推出。`
        : `${lost ? "n 是否必败" : "n 处的值"}可由更小的数处的值推出。`,
    beatty: (of, pairs) =>
      of === "lost"
        ? pairs !== null
          ? pairs === "both"
            ? "必败数对 (a, b) 的两个数，各是一个无理数的倍数取整（两个贝蒂数列）。"
            : "必败数对 (a, b) 中，b 是一个无理数的倍数取整（贝蒂数列）。"
          : "必败的 n 是某个无理数的倍数取整（贝蒂数列）。"
        : of === "ones"
          ? "值为 1 的 n 是某个无理数的倍数取整（贝蒂数列）。"
          : "各个值是某个无理数的倍数取整。",
    tail: "到目前为止所有的值都相同。仅凭这一点，说不出下一个是什么。",
    expression: (pairs, lost, from) =>
      lost
        ? `哪些${pairs ? "数对 (a, b) " : " n "}必败，由一个条件就能判定。`
        : `一个公式给出${from === null ? "" : `从 n = ${from} 起`}所有的值。`,
    known: (name, of, pairs) =>
      of === "lost"
        ? `必败的 ${pairs ? "(a, b)" : "n"} 是已知的一类：${name}。`
        : of === "ones"
          ? `值为 1 的 n 是已知的一类：${name}。`
          : `这是已知的数列：${name}。`,
    names: {
      "the nonnegative integers": "非负整数",
      "Thue-Morse sequence": "图厄–摩尔斯序列",
      "evil numbers": "二进制中 1 的个数为偶数的数",
      "odious numbers": "二进制中 1 的个数为奇数的数",
      "number of ones in binary": "二进制中 1 的个数",
      "length of the binary form": "二进制的位数",
      "ruler function": "整除 n 的最大的 2 的幂",
      "exponent of the largest power of 2 that divides n": "n 的因子 2 的个数",
      "ruler sequence": "标尺序列",
      "binary length": "二进制的位数",
      "square roots rounded down": "平方根取整",
      "lower Wythoff sequence": "威佐夫下数列",
      "upper Wythoff sequence": "威佐夫上数列",
      squares: "平方数",
      "triangular numbers": "三角形数",
      "Gray code": "格雷码",
      "least Zeckendorf part": "齐肯多夫表示中最小的一项",
      "Fibonacci numbers": "斐波那契数",
      "powers of 2": "2 的幂",
      primes: "素数",
      "numbers that end in an even number of zeros in binary": "二进制末尾有偶数个 0 的数",
      "numbers that end in an odd number of zeros in binary": "二进制末尾有奇数个 0 的数",
      "one less than a power of 2": "比 2 的幂小 1 的数",
      "one less than a Fibonacci number": "比斐波那契数小 1 的数",
      "one less than a square": "比平方数小 1 的数",
      "one less than a prime": "比素数小 1 的数",
      "one more than a power of 2": "比 2 的幂大 1 的数",
      cubes: "立方数",
      "square pyramidal numbers": "四角锥数 0、1、5、14、30……",
      "Lucas numbers": "卢卡斯数 2、1、3、4、7……",
      "Pell numbers": "佩尔数 0、1、2、5、12……",
      factorials: "阶乘数 1、2、6、24……",
      "palindromes in binary": "二进制下的回文数",
      "number of divisors of n": "n 的约数个数",
      "number of divisors of n+1": "n + 1 的约数个数",
      "number of prime factors of n with multiplicity": "n 的素因子个数（重复的也计）",
      "number of prime factors of n+1 with multiplicity": "n + 1 的素因子个数（重复的也计）",
      "reversal of the binary digits of n": "n 的二进制数位倒过来读",
      "reversal of the binary digits of n+1": "n + 1 的二进制数位倒过来读",
      "one more than a square": "比平方数大 1 的数",
    },
    proven: (theorem) => (theorem === null ? "已证明" : `已证明（${theorem}）`),
    theorems: {
      period: "周期定理",
      induction: "归纳法",
      pairs: "这个游戏的 P 态定理",
      pairValues: "这个游戏的 SG 值定理",
    },
    holds: (to, pairs) =>
      pairs ? `两个数都不超过 ${to} 时成立，尚未证明` : `到 n = ${to} 为止成立，尚未证明`,
    rows: {
      always: (lost) => (lost ? "所有局面都必败。" : "没有必败的局面。"),
      law: (lost) =>
        lost
          ? "看局面中的各数 x，用一个条件就能判断是否必败。"
          : "由局面中的各数 x，用一个公式就能算出 SG 值。",
      holds: (positions, cells, largest) =>
        `对 ${number(positions)} 个局面（至多 ${number(cells)} 个数，每个不超过 ${number(largest)}）成立，尚未证明`,
      lookedAt: (positions, size) =>
        `对 ${number(positions)} 个局面试过由异或和、总和、最小数、最大数等组成的、不超过 ${number(size)} 个符号的公式。`,
    },
    use: "检验",
    except: (places, before) =>
      before === null
        ? `其余全部符合，只有这里不符：${places}。`
        : `n = ${before} 以前与此不同的：${places}。`,
    formula: (formula) => {
      const { lost, left, right, from } = formulaParts(formula, "且", "或");
      return `${lost ? `P 态 ⇔ ${right}` : left ? `${left} = ${right}` : right}${from ? `（${from}）` : ""}`;
    },
    pick: "括号里先写 i，再写一列数，取其中的第 i 个，从 0 数起。",
    place: (n, b, value) =>
      b === null ? `${number(n)} 处为 ${value}` : `(${number(n)}, ${number(b)}) 处为 ${value}`,
    comma: "，",
    nothing: "没有看出比这一列数本身更短的规律。",
    lookedAt: (values, size, pairs) =>
      `对这 ${number(values)} 个值试过${
        pairs
          ? "两个函数之和，由差、较大的数或余数决定的规律，不超过 64 个状态的自动机"
          : "周期，按余数（不超过 256）分类的直线，不超过 64 个状态的自动机，递推"
      }${size > 0 ? `，不超过 ${number(size)} 个符号的公式` : ""}。`,
    tooFew: "值太少，分不清是规律还是巧合。",
    fewest: (values, least) => `现在只有 ${number(values)} 个，至少 ${number(least)} 个才找规律。`,
    repeats: (period) =>
      period === 1
        ? "目前全都相同，再多给一些值才好判断。"
        : `目前每 ${number(period)} 个循环一次，再多给一些值才好判断。`,
    where: "沿一条线看",
    whereHint: "q=n-1",
    whereButton: "查看",
    automaton: (states) => `${number(states)} 个状态的自动机`,
    automatonAbout: (lowFirst, wide, pairs) =>
      pairs
        ? `把 a 和 b 写成同样多位，从${wide ? "左边" : "上方"}的箭头出发，按一对一对的数位（a 的在前，b 的在后）从${lowFirst ? "低位到高位" : "高位到低位"}依次走，最后停在的圆圈里写的就是 a、b 的结果。`
        : `从${wide ? "左边" : "上方"}的箭头出发，按 n 的数位从${lowFirst ? "低位到高位" : "高位到低位"}依次走，最后停在的圆圈里写的就是 n 的结果。`,
    arrow: (from, digits, to) => `状态 ${from} 读到 ${digits} 转到 ${to}。`,
    states: "自动机的状态",
    state: "状态",
    output: "结果",
  },
  runs: {
    label: "相同的值连成的段",
    about: "每一段相同的值画成一条，越长越宽。",
    cut: (end) => `显示到 ${number(end)}。`,
  },
  program: {
    title: "程序",
    about:
      "能通过评测的 C++ 程序，依据的是这条规则已证明的规律，没有就打表。按你选的格式读入数据，输出每组谁胜。",
    aboutPairs: "能通过评测的 C++ 程序。每组数据是规则的两个数。",
    aboutList:
      "按粘贴的数列的规律写出的 C++ 程序。数列之后怎样无从证明，所以这只是猜想；程序第一行写明它核对到哪里。",
    io: "数据怎样给出",
    shapes: { T: "先给组数", eof: "读到输入结束", zero: "读到 0 为止" },
    zeroPairs: "读到 0 0 为止",
    heaps: "每组数据",
    cases: { counted: "先给堆数，再给各堆", line: "一行给出各堆", one: "只有一堆" },
    by: "依据",
    best: "最好的办法",
    ways: {
      closed: "公式",
      period: "周期",
      runs: "相同值的分段",
      table: "全部打表",
      guess: "猜想（未证明）",
      set: "每组先读入可取的数",
      positions: "先读入可取的数，再读入多个局面",
    },
    says: "输出：先手胜，后手胜",
    misere: "反常规则：不能走者胜",
    moves: "必胜走法输出",
    movesOf: {
      none: "不输出，只说谁胜",
      one: "其中一种",
      all: "全部",
      count: "有多少种（走后剩下的相同算一种）",
    },
    sample: {
      title: "从样例开始",
      about: "如果某道题就是这个游戏，把它的样例粘贴到这里；找到的格式会写进上面那一行。",
      input: "样例输入",
      output: "样例输出",
      find: "找出格式",
      found: "找到了：上面的程序按样例的格式读入和输出。",
      foundForm: "格式找到了，已写进上面那一行；但写不出这种格式的程序。",
      guessed: "样例里只出现了两个词中的一个，另一个是猜的。",
    },
    copy: "复制",
    copied: "已复制。",
    byHand: "此处不允许自动复制，文字已选中，请手动复制。",
    none: "这条规则写不出程序：程序读入的是若干堆或两个数，而它的局面不是这样的，或者只能逐个搜索。",
    noneList: "没有不带例外的规律能写成这种格式的程序。如果只有必败的堆有规律，请选“只有一堆”。",
    waiting: "找完规律后写出。",
  },
  check: {
    comparison: compareWords,
    title: "对拍",
    about:
      "按上面的格式生成随机小数据，用你自己的程序去跑，再把输出粘贴回来；第一组错误的数据会摆上棋盘。",
    make: "生成数据",
    again: "换一批数据",
    input: (cases) => `输入：${number(cases)} 组`,
    copy: "复制输入",
    theirs: "你的程序的输出",
    onlyWinners: "“对拍”只用于在正常规则下输出胜负的程序。",
  },
  values: {
    title: "单堆 SG 值",
    notSingle: "这个游戏的局面不是一堆石子，没有单堆的表；请在棋盘上看局面的 SG 值。",
    count: "算多少个值",
    compute: "计算",
    have: (count) => `已有 ${number(count)} 个值：0 至 ${number(Math.max(0, count - 1))} 颗。`,
    more: (count) => `算到 ${number(count)} 个`,
    working: (done, wanted) => `${number(done)} / ${number(wanted)} 个值`,
    stop: "停止",
    stopped: "已停止。",
    goOn: "继续",
    mostReached: (most) => `这里最多存放 ${number(most)} 个值。`,
    views: { plot: "图像", squares: "方格", runs: "分段", table: "表格", counts: "计数" },
    viewsLabel: "显示方式",
  },
  plot: {
    label: "SG 值的图像",
    words: (from, to, least, most) =>
      `${number(from)} 至 ${number(to)} 颗：SG 值从 ${number(least)} 到 ${number(most)}。`,
    keys: "拖动可平移，滚轮或双指可缩放；方向键平移，加减键缩放，0 键显示全部。",
    zoomIn: "放大",
    zoomOut: "缩小",
    all: "全部",
    start: "前 50 个",
    at: (heap, value) => `g(${number(heap)}) = ${number(value)}`,
    open: (heap) => `把 ${number(heap)} 颗的堆摆上棋盘`,
    lowHigh: "每一列画出其中各堆 SG 值的最小值与最大值。",
    period: (preperiod, period) => `阴影：第一个周期，从 ${preperiod} 起共 ${period} 堆。`,
  },
  squares: {
    fold: "每行格数",
    foldAtPeriod: (period) => `按周期 ${period} 折行`,
    from: "从多少颗起",
    label: (first, last, width) =>
      `${number(first)} 至 ${number(last)} 颗，按 SG 值着色的方格，每行 ${number(width)} 格`,
    keys: "方向键逐格移动。",
  },
  table: {
    go: "跳到",
    previous: "上一页",
    next: "下一页",
    n: "n",
    value: "g(n)",
    outcome: "P/N",
    board: "棋盘",
    open: (heap) => `在棋盘上打开 ${number(heap)} 颗的堆`,
  },
  counts: {
    value: "SG 值",
    heaps: "堆数",
    share: "占比",
    first: "首次出现",
    about: (heaps, values) => `${number(heaps)} 堆中共有 ${number(values)} 种 SG 值。`,
    more: (count) => `另有 ${number(count)} 种`,
  },
  lost: {
    title: "必败的堆",
    intro: "轮到走的一方必败的单堆，即 P 态（SG 值为 0）。",
    below: "堆小于",
    lost: "必败",
    button: "查找",
    about: (count, heaps) => `小于 ${number(heaps)} 的堆中有 ${number(count)} 个必败。`,
    none: "没有必败的堆。",
    ofValue0: "必败的堆就是值为 0 的堆，值由下式给出。",
    go: "从哪个 n 起",
    shown: (first, last, all) =>
      `由小到大第 ${number(first)} 至 ${number(last)} 个，共 ${number(all)} 个。`,
    shares: "分布疏密",
    mostReached: (most) => `这里最多查 ${number(most)} 个堆。`,
  },
  save: {
    title: "保存",
    csv: "CSV",
    bfile: "OEIS b-file",
    json: "JSON",
    png: "图像存为 PNG",
    svg: "图像存为 SVG",
    writing: "正在生成……",
  },
  period: {
    title: "周期",
    about:
      "SG 值会永远循环吗？要的是证明，不是猜测：求出最小的预周期与最小周期，并给出人人可以核对的证书。",
    button: "求出并证明周期",
    most: "最多算多少个值",
    proven: (preperiod, period) => `已证明：预周期 ${preperiod}，周期 ${period}。`,
    formula: (preperiod, period, saltus) =>
      saltus === "0"
        ? `对一切 $n ≥ ${preperiod}$，有 $g(n + ${period}) = g(n)$。`
        : `对一切 $n ≥ ${preperiod}$，有 $g(n + ${period}) = g(n) + ${saltus}$。`,
    smallest: "预周期和周期都已是最小。",
    notProven: (checkedTo) => `直到 ${checkedTo} 颗仍未能证明。也许更大时才循环，也许永不循环。`,
    byLaw: (checkedTo) =>
      `查到 ${checkedTo} 颗，没有找到重现的一段值。不过 SG 值已经用别的办法证明：`,
    because: "为什么这是证明",
    theorems: {
      window: (reach, preperiod, period, checkedTo) =>
        `集合中最大的数是 ${reach}，所以每个 SG 值只取决于它前面的 ${reach} 个值。从 ${preperiod} 起的 ${reach} 个值在 ${period} 之后原样再现，此后便永远循环。算到 ${checkedTo} 颗即可看出。`,
      residues: (reach, period, checkedTo) =>
        `大于 ${reach} 的数，取或不取只看余数。如果前 ${reach} 堆的值和更早各余数类的值（都减去它们共有的最小缺值）隔若干周期再次相同，以后便一直重复，周期为 $p = ${period}$。算到 ${checkedTo} 颗即可看出。`,
      guySmith: (reach, preperiod, period, checkedTo) =>
        `编码的最后一位在第 ${reach} 位。盖伊–史密斯定理：若 $g(n + p) = g(n)$ 对从 $n_0 = ${preperiod}$ 起、小于 $2 n_0 + p + ${reach}$ 的 n 都成立（此处 $p = ${period}$），则永远成立（$n_0$ 至少取 1）。算到 ${checkedTo} 颗即可看出。`,
      closed: (checkedTo) => `由定理，SG 值有公式；并与按 mex 逐个算出的值核对到 ${checkedTo} 颗。`,
    },
    certificate: "证书",
    save: "保存证书",
    verify: "用独立的验证程序核对",
    verifyAbout:
      "验证程序是另一套程序：只凭规则，用最朴素的办法重算每一个值。八进制游戏的长证明需要一些时间。",
    valid: "核对完毕：证书有效。",
    invalid: (reason) => `证书无效：${reason}`,
    reasons: {
      "bad-rule": "规则无法读取。",
      "bad-theorem": "定理不适用于此规则。",
      "bad-reach": "所说的最大步数不对。",
      "bad-checked-to": "所说的最后一堆不对。",
      "bad-saltus": "每周期的增量不对。",
      "too-large": "太大，无法核对。",
      "not-repeating": "SG 值并不这样循环。",
      "smaller-preperiod": "预周期还可以更短。",
      "smaller-period": "周期还可以更小。",
      "bad-classes": "这个游戏的堆不能这样分类。",
      "bad-last-rare": "所说的最后一个稀有堆不对。",
      "bad-witnesses": "所需走法的范围超出了所说的限度。",
    },
  },
  known: {
    title: "依据",
    kernel: "证明助手 Coq 的内核已经检验过这条定理：",
    byHand: "这条定理由人证明，写在 docs/theorems.md 中，并与朴素递归对照测试过。",
    cut: (characters) => `这是开头；全部 ${number(characters)} 个字符都在文件里。`,
    ways: "不必相信本页，可以自己核对：",
    command: "用命令行：先写出证书，再交给独立的验证程序。",
    npm: "用 JavaScript 和 npm 包：重新搜索一遍，并给出证书。",
    coq: "用 Coq：关于这条规则的定理及其全部依据，都在一个文件里。",
    fileAbout: "用 Coq 和 Nimber 的 proofs/ 文件夹（由 script/prove 编译）：只含定理本身。",
    file: "保存 Coq 文件",
    noFile: "这条规则不提供这样的文件：Coq 要算太久。",
  },
  misere: {
    title: "反常规则",
    about:
      "走最后一步者负时，SG 值的异或和往往不再管用。反常规则商仍能让人计算：每堆是一个元素，几堆合在一起就是相乘，由乘积定胜负。",
    heaps: "最大的堆",
    asFar: "能算多远算多远",
    button: "求反常规则商",
    found: (order, lost, heaps) =>
      `直到 ${heaps} 颗的堆：共 ${order} 个元素，其中 ${lost} 个必败。`,
    proven: (preperiod, period, checkedTo) =>
      `对所有堆已证明：从 ${preperiod} 颗起，元素以 ${period} 为周期重复。算到 ${checkedTo} 颗即可看出。`,
    certified: (heaps) => `只对 ${heaps} 颗以内的堆有证书，更大的堆不作结论。`,
    lost: "必败的元素",
    lostAbout:
      "各堆的乘积若在其中，轮到走的一方必败。每个字母代表一堆：它是较小的堆相乘得不到的第一堆。字母并排就是相乘。",
    phi: "每堆的元素",
    phiAbout: "把各堆的元素按下面的乘法表相乘。",
    repeats: (preperiod, period) => `从 ${preperiod} 颗起，标出的 ${period} 堆永远重复。`,
    known: (heaps) => `已知直到 ${heaps} 颗的堆。`,
    table: "乘法表",
    tableTooLarge: (order) => `${order} 个元素的乘法表不在此画出，完整的表在下面的证书里。`,
    grows: "怎样增长",
    heap: (heap) => `${heap} 颗`,
    certificate: "证书",
    save: "保存证书",
    verify: "用独立的验证程序核对",
    verifyAbout:
      "验证程序是另一套程序：只凭规则，核对乘法表是交换幺半群，任何两个元素都有区别，并且每个局面的胜负都与乘积所说的一致。",
    valid: "核对完毕：证书有效。",
    invalid: (reason) => `证书无效：${reason}`,
    reasons: {
      "bad-rule": "规则不是取石子的规则。",
      "bad-form": "各个列表不一致。",
      "too-large": "太大，无法核对。",
      "not-a-monoid": "乘法表不是交换幺半群。",
      "not-generated": "有元素不是若干堆的乘积。",
      "bad-name": "字母或乘积的写法不对。",
      "not-reduced": "有两个元素毫无区别。",
      "wrong-outcome": "有局面的胜负与乘积所说的不同。",
      "no-theorem": "没有定理保证此规则有周期。",
      "bad-checked-to": "所说的最后一堆不对。",
      "not-repeating": "元素并不这样重复。",
      "smaller-preperiod": "预周期还可以更短。",
      "smaller-period": "周期还可以更小。",
    },
  },
  guess: {
    title: "检验猜想",
    about: "什么时候必败？SG 值是多少？给出最小反例，或者证明。",
    label: "你的猜想",
    letters: "其他字母的值",
    lettersHint: "k=7",
    heaps: "检验多少堆",
    button: "检验",
    examples: "例如",
    refuted: "不成立。",
    counterexample: (heaps, value) =>
      heaps.length > 1
        ? `最小反例：两堆为 ${heaps.join("、")}，SG 值 ${value}`
        : `最小反例：${heaps[0]} 颗一堆，SG 值 ${value}`,
    ending: (value) =>
      value === null ? "。" : value === "0" ? "，即先手必败（P 态）。" : "，即先手必胜（N 态）。",
    guessed: (about, guessed) =>
      guessed === null
        ? "你的式子在那里没有值。"
        : about === "value"
          ? `你猜的是 ${guessed}。`
          : (about === "lost") === (guessed !== "0")
            ? "你猜的是必败（P 态）。"
            : "你猜的是必胜（N 态）。",
    holds: (checked, pairs) =>
      pairs
        ? `总数少于 ${number(checked)} 颗的两堆全都符合。`
        : `0 至 ${number(Math.max(0, checked - 1))} 颗全都符合。`,
    notProof: "这不是证明：更大的堆仍可能是反例。",
    stopped: (position, endless) =>
      endless
        ? `检验到 ${position} 为止：那里可能永远走不完，没有 SG 值可以比较。`
        : `检验到 ${position} 为止：那里没有算出结果。`,
    ofValues: "对粘贴的值提出猜想：找出第一处不符的地方。",
    holdsValues: (checked) => `${number(checked)} 个值全部符合。`,
    holdsRows: (checked) => `检验过的 ${number(checked)} 个局面全部符合。`,
    counterRow: (row, value) => `局面 ${row} 的 SG 值是 ${value}。`,
    counterValue: (n, b, value) =>
      b === null
        ? `n = ${number(n)} 处你的值是 ${value}。`
        : `a = ${number(n)}、b = ${number(b)} 处你的值是 ${value}。`,
    proven: "已证明：对能输入的每个堆（不超过 10¹⁸）都成立。",
    provenBy: (rulePeriod, guessPeriod) =>
      `SG 值每隔 ${rulePeriod} 颗重现一次，或原样，或都加上同一个数；猜想每隔 ${guessPeriod} 颗也是如此。在两者都重现之前处处一致，所以永远一致。`,
    open: "把反例摆上棋盘",
  },
  list: {
    equal: (checked) => `${number(checked)} 个数全部一致。`,
    differs: (heap, rule, list) => `首处不同在 ${heap} 颗：应为 ${rule}，你的是 ${list}。`,
    open: "摆上棋盘",
  },
  nimbers: {
    title: "Nim 数",
    about:
      "计算小于 2^64 的 Nim 数：+ 为异或，* 为 Nim 积；还可用 /、x^e、inv(x)、sqrt(x) 和括号。",
    label: "算式",
    button: "计算",
    size: "表的大小",
    table: "Nim 积的乘法表，每个框内自成一个域",
    product: (row, column, product) => `${row} × ${column} = ${product}`,
  },
  research: {
    title: "供论文使用",
    about:
      "用命令行可在任何机器上重算这里的结果，并输出可由另一程序核验的证书。各表旁都可以存为文件。",
    commands: "命令",
    copyCommands: "复制命令",
    citation: "参考文献（BibTeX）",
    copyCitation: "复制参考文献",
  },
  unknown: {
    title: "求未知数",
    about: "用 ? 代替一个数：它取哪些值时先手必败？",
    label: "带一个 ? 的局面",
    button: "求解",
    none: "无论取何值，先手都不必败。",
    numbers: "先手必败，当 ? 为",
    repeating: (period, preperiod) =>
      `从 ${preperiod} 起答案以 ${period} 为周期。以下各数及其后每隔 ${period} 的数必败：`,
    residues: "在此之前",
    proven: "已证明：此外再没有。",
    upTo: (checkedTo) => `这是 ${checkedTo} 以内的全部。`,
    unsettled: "没有结论",
    illegal: "不成局面",
    more: (count) => `另有 ${number(count)} 段`,
    open: (text) => `取 ${text}，在棋盘上打开`,
    furtherButton: "再往后找十倍",
  },
  compare: {
    title: "两条规则对照",
    about: "这条规则与另一条规则的 SG 值，从哪一堆起不同？",
    label: "另一条规则",
    button: "对照",
    equal: (checked) => `直到 ${number(Math.max(0, checked - 1))} 颗都没有差别。`,
    proven: "已证明：两者的 SG 值永远相同。",
    differs: (heap) => `SG 值从 ${heap} 颗起不同。`,
    left: "这条规则",
    right: "另一条规则",
    open: (rule) => `按 ${rule} 打开`,
    plot: "差的图像",
    plotAbout: "另一条规则的 SG 值减去这条规则的。",
  },
  grid: {
    of: {
      heaps: {
        title: "两堆的表",
        about: "每一格是一个两堆的局面：横向是第一堆，纵向（向上）是第二堆。",
        label: (rows, columns) => `${number(columns)} × ${number(rows)} 个两堆局面的表`,
        cell: (a, b) => `两堆 ${number(a)}、${number(b)}`,
        at: (x, y) => `显示范围：第一堆 ${x}，第二堆 ${y}`,
      },
      limited: {
        title: "石子数与上限的表",
        about: "每一格是一个局面：横向是堆中的石子数，纵向（向上）是这一步至多能取的颗数。",
        label: (rows, columns) =>
          `${number(columns)} × ${number(rows)} 个局面的表：石子数与至多能取的颗数`,
        cell: (a, b) => `堆有 ${number(a)} 颗、至多取 ${number(b)} 颗`,
        at: (x, y) => `显示范围：石子数 ${x}，上限 ${y}`,
      },
      numbers: {
        title: "两个数的表",
        about: "每一格是由两个数表示的局面：横向是第一个数，纵向（向上）是第二个数。",
        label: (rows, columns) =>
          `${number(columns)} × ${number(rows)} 个局面的表，局面由两个数表示`,
        cell: (a, b) => `(${number(a)}, ${number(b)})`,
        at: (x, y) => `显示范围：第一个数 ${x}，第二个数 ${y}`,
      },
    },
    size: "边长（格）",
    colours: "着色",
    outcome: "P / N",
    value: "SG 值",
    words: (lost, cells, most) =>
      `${number(cells)} 个局面中有 ${number(lost)} 个必败；最大的 SG 值是 ${number(most)}。`,
    keys: "拖动可平移，滚轮或双指可缩放；方向键逐格移动，加减键缩放，0 键显示全部。",
    cell: (where, value) => `${where}：SG 值 ${number(value)}，${value === 0 ? "P 态" : "N 态"}`,
    cellEndless: (where) => `${where}：可能永远走不完，没有 SG 值`,
    open: "在棋盘上打开",
    legend: "颜色",
    legendLost: "必败（P）",
    legendZero: "0：必败（P）",
    legendWon: "必胜（N）",
    legendEndless: "可能永远走不完，没有 SG 值",
  },
  cache: {
    kept: (count) => `本机保存了 ${number(count)} 个已完成的表或周期。`,
    clear: "清除",
    cleared: "本机没有存下算好的表或周期。",
  },
};

/** The Share dialog and the page in a frame. */
export const share: ShareStrings = {
  longLink: (characters) =>
    `此链接长 ${number(characters)} 个字符，许多聊天和邮件软件会截断这样长的链接。请只发送局面，或把对局存为文件发送。`,
  tooLong: "对局太长，任何链接都放不下。下面的链接只打开当前局面，不含各步；完整对局请存为文件。",
  alone: "只含当前局面的链接",
  onlyHere:
    "本页是从文件打开的，此链接只在这台设备上有效。请发送局面文本，可在任何 Nimber 页面中输入。",

  invite: {
    whole: (title) => `来看看棋盘上的“${title}”。`,
    puzzle: (title) => `出道题给你：“${title}”，谁必胜？该走哪一步？`,
    turn: (title) => `“${title}”：轮到你走了。`,
    ended: (title) => `“${title}”：来看看我们这局的结局。`,
  },

  kinds: {
    label: "分享什么",
    whole: "链接",
    puzzle: "出成题目",
    turn: "和朋友轮流走",
    ended: "发给朋友",
  },
  qr: {
    title: "保存二维码",
    about: "给别人扫：用手机扫码，即可打开此链接。",
    alone: (link) => `步数太多，二维码放不下，改用“${link}”，扫码即可打开。`,
    text: "本页是从文件打开的，其他设备无法访问，因此二维码中是局面文本。",
    tooLong: "局面太长，二维码放不下。请改用链接或文本。",
    label: (link) => `二维码：${link}`,
  },
  puzzle: {
    set: "这道题的原题：不含走法，不含答案",
    start: "把这一局的开局作为一道题分享：答案先不显示",
    now: (moves) =>
      moves === 0
        ? "作为一道题分享：答案先不显示"
        : `把第 ${number(moves)} 步之后的局面作为一道题分享：答案先不显示`,
    picture: "这道题的图片，不含答案",
  },
  image: {
    title: "图片",
    light: "浅色",
    dark: "深色",
    colours: "配色",
    svg: "存为 SVG",
    png: "存为 PNG",
    copy: "复制图片",
    copied: "图片已复制。",
    send: "发送图片……",
    hold: "按钮无效时，请长按图片保存。",
    working: "正在绘制……",
    failed: "此浏览器无法生成 PNG 图片，可以存为 SVG。",
  },
  picture: {
    wins: (count, found) =>
      `先手必胜：${count === null ? `至少 ${number(found)}` : number(count)} 种必胜走法`,
    loses: "先手必败",
    partial: "图中只画出局面的一部分。",
  },
  forClass: "用于课堂",
  embed: {
    title: "嵌入自己的网页",
    about: "在课程网页或博客中放一个可以走棋的棋盘。把下面的代码粘贴到网页的 HTML 中。",
    needsPage:
      "嵌入需要服务器上的 Nimber，而这里打开的是单个文件。请从服务器上的网页获取嵌入代码。",
    quiz: "测验：SG 值和结论先隐藏，需要时再显示",
    fixLanguage: "固定显示中文",
    moves: "包含已走的各步",
    frame: "内嵌框架",
    copyFrame: "复制框架代码",
    element: "自定义元素",
    elementAbout: "网页引入一次脚本，就可以放任意多个棋盘，高度自动适应。",
    copyElement: "复制元素代码",
    frameTitle: (position) => `Nimber：${position}`,
    open: "在 Nimber 中打开",
  },
};

/** x[i] 中的 i */
const inside = (name: string) => /\[(.*)\]/.exec(name)?.[1] ?? name;

export const make: MakeStrings = {
  editor: {
    label: "画图",
    tools: { connect: "连边", move: "移动", token: "棋子", visited: "走过", remove: "删除" },
    about: {
      connect: "从一个顶点拖到另一个顶点，或先后点两个顶点。连点两下空白处，就在那里添加顶点。",
      move: "把顶点拖到想放的位置。用键盘时，回车拿起，方向键移动。",
      token: "点棋子所在的顶点。",
      visited: "点棋子走过的顶点。",
      remove: "点一条边或一个顶点即可删去；顶点上有几枚棋子时，先去掉一枚。",
    },
    tool: "工具",
    addVertex: "添加顶点",
    addLoop: (vertex) => `在 ${vertex} 加自环`,
    tidy: "重新排布",
    undo: "撤销上一步",
    redo: "重做",
    ground: "地面",
    from: (vertex) => `从 ${vertex} 连到……`,
    moving: (vertex) => `用方向键移动 ${vertex}，按回车放下。`,
    edge: (from, to) => `从 ${from} 到 ${to} 的边`,
    removeEdge: (from, to) => `删去从 ${from} 到 ${to} 的边`,
    vertex: (name, tokens, visited) =>
      `顶点 ${name}${tokens > 0 ? `，${number(tokens)} 枚棋子` : ""}${visited ? "，走过" : ""}`,
    noLoop: "这个游戏里，边不能从一个顶点连回自身。",
    thereAlready: (from, to) => `从 ${from} 到 ${to} 已经有边了。`,
    loose: (vertices) => `还没有连边，不连就不会保留：${vertices}`,
    noDrawing: "下面的文本还不是一列边。",
    tooBig: (vertices, edges) =>
      `共 ${number(vertices)} 个顶点、${number(edges)} 条边，此处画不下，改为列表。`,
    list: {
      find: "查看顶点的边",
      add: "新的边",
      go: "添加",
      more: (more) => `另有 ${number(more)} 条边`,
    },
    importing: {
      title: "导入边的列表",
      about: "每行一条边：写两个端点，中间用空格、逗号、- 或 -> 隔开。",
      go: "画出来",
      file: "从文件导入……",
      wrong: (line) => `第 ${number(line)} 行不是一条边。`,
      empty: "里面没有边。",
      tooLarge: "文件超过 1 MB，请用命令行读取：nimber analyze --graph FILE",
    },
  },
  about: "你只要说清每步怎么走，谁必胜、怎么赢，都由程序算出来。",
  examples: "从例子开始",
  games: {
    take: "取 1 到 3 颗",
    euclid: "欧几里得游戏",
    euclidPositive: "欧几里得，两数都大于 0",
    fibonacci: "斐波那契博弈",
    kayles: "凯尔斯",
    three: "取石子或分成三堆",
    halves: "减 1，或分成三个一半",
    splitOther: "弃一堆，分另一堆",
    sheet: "剪纸",
    two: "可同时动两堆",
    welter: "Welter 游戏",
    chomp: "吃巧克力",
    treblecross: "一维三连珠",
    knight: "角上的马",
    skittles: "一排瓶子",
    pegs: "跳棋",
    cram: "克拉姆",
  },
  ways: { sentences: "用句子说", drawn: "用格子画", written: "用式子写" },
  wayLabel: "规则的写法",
  notDrawn: "可以从这幅图改起，原来取石子的规则仍然保留。",
  drawRow: "在一行格子上画",
  drawGrid: "在棋盘上画",
  backToRule: "改回取石子",
  notPainted: "按现在的写法，这条规则画不出来。",
  drawnRule: "原来 -> 变成",
  sentences: {
    kind: "用什么来玩",
    kinds: {
      heaps: "石子堆，每次动一堆",
      many: "几堆石子，一步可动几堆",
      limit: "一堆石子和一个上限",
      pair: "两个数，不分次序",
      numbers: "几个数，分次序",
      token: "棋盘上的一枚棋子",
      cells: "一行数",
      row: "一行格子（画）",
      grid: "一个棋盘（画）",
    },
    named: (kind, name) =>
      kind === "heaps" || (kind === "limit" && name === "n")
        ? "这堆"
        : kind === "limit"
          ? "上限"
          : kind === "many"
            ? `第 ${inside(name)} 堆`
            : kind === "cells"
              ? `第 ${inside(name)} 格`
              : ` ${name} `,
    chosen: (kind, name, taken) =>
      !taken ? `数 ${name} ` : kind === "token" ? "步数" : "取走的数目",
    left: (kind, name) =>
      kind === "heaps" || kind === "limit" || kind === "many"
        ? "剩下的数目"
        : `${inside(name)} 剩下的数`,
    pick: (kind, name) =>
      `选一${kind === "many" ? "堆" : "格"}，记作第 ${name} ${kind === "many" ? "堆" : "格"}。`,
    take: {
      heaps: "从一堆中取{amount}",
      many: "从这堆中取{amount}",
      limit: "从这堆中取{amount}",
      pair: "选取走的数目：{amount}",
      numbers: "选取走的数目：{amount}",
      token: "选步数：{amount}",
      cells: "选取走的数目：{amount}",
    },
    choose: (name) => `选一个数 ${name}：{amount}`,
    amounts: {
      range: "指定范围",
      list: "以下之一",
      all: "任意多",
      allBut: "任意多，但至少留下",
      part: "不超过总数除以",
      both: "不超过两者中较小的",
      fits: "不超过两数相除的商",
      divisors: "总数的一个约数",
      odd: "奇数",
      even: "偶数",
      square: "平方数",
      pow2: "2 的幂",
      prime: "素数",
      fib: "斐波那契数",
    },
    upToLimit: "不超过上限",
    span: { stones: "{from}到{to}颗", steps: "{from}到{to}步", number: "{from}到{to}" },
    only: "须满足：{subject}{condition}",
    conditions: {
      even: "是偶数",
      odd: "是奇数",
      multiple: "是它的倍数：",
      noMultiple: "不是它的倍数：",
      rest: "除以",
      ">=": "至少是",
      "<=": "至多是",
      "==": "恰好是",
      "!=": "不是",
      ">": "大于",
      "<": "小于",
      square: "是平方数",
      pow2: "是 2 的幂",
      prime: "是素数",
      fib: "是斐波那契数",
    },
    remainder: "{by}余{rest}",
    noRun: "须满足：没有{length}个相邻的格子都是{value}",
    fresh: "须满足：没有别的堆与剩下的一样大",
    off: {
      heaps: "剩下的{rest}",
      many: "取自{of}",
      limit: "取自{of}",
      pair: "取自{of}",
      numbers: "取自{of}",
      token: "棋子走这么多步，方向为{of}",
      cells: "取自{of}",
    },
    rest: "剩下的{rest}",
    takeRest: "从一堆中取{less}，剩下的{rest}",
    splitRest: "一堆{rest}",
    rests: {
      one: "仍是一堆",
      may2: "可以分成两堆",
      must2: "必须分成两堆",
      differ2: "必须分成大小不同的两堆",
      may3: "可以分成两堆或三堆",
      must3: "必须分成三堆",
      differ3: "必须分成大小各异的三堆",
    },
    times: "从{of}减去{unit}的 {by} 倍",
    step: {
      token: "棋子走{steps}",
      heaps: "{added}{by}，剩下的{rest}",
      other: "{steps}",
    },
    stepOf: "{of}{sign}{by}",
    and: "，",
    signs: { "-": "减少", "+": "增加" },
    added: { "-": "从一堆中取", "+": "给一堆添" },
    directions: [
      { "-": "向左", "+": "向右" },
      { "-": "向下", "+": "向上" },
    ],
    becomes: "然后{of}变为{to}",
    part: "{of}除以{by}，舍去余数",
    limit: "下一次至多取这次的{times}倍",
    copies: "原堆换成{copies}堆，每堆是{base}除以{by}",
    discard: "弃去另一个数，把{of}分成两个",
    cut: "把{of}分成两个，另一个数两边都保留",
    apart: (name) => `拿掉第 ${name} 格，这行在此断开。`,
    written: "式子",
    told: (form, { from, to, list, keep, by, what, limit }) => {
      const unit = { stones: "颗", steps: "步", number: "" }[what];
      const some = (words: string) => ` ${words} ${unit}`.trimEnd();
      // “从一堆中取奇数颗”；单说一个数时不带量词。
      const kindOf = (words: string) => `${words}${unit}`;
      const among = (words: string) => (unit ? `若干${unit}，${unit}数须是${words}` : words);
      switch (form) {
        case "range":
          // 没有写明上限的，有多少就到多少。
          return to === "" ? `至少${some(from)}` : some(from === to ? from : `${from} 到 ${to}`);
        case "list":
          return some(
            list.length < 2 ? list.join() : `${list.slice(0, -1).join("、")} 或 ${list.at(-1)!}`,
          );
        case "all":
          return unit ? `任意多${unit}` : "任意多";
        case "allBut":
          return `任意多${unit}，但至少留下 ${keep}${unit ? ` ${unit}` : ""}`;
        case "part":
          return by === "2" ? "至多一半" : `至多总数的 ${by} 分之一`;
        case "both":
          return limit ? `不超过上限的任意多${unit}` : "不超过两者中较小的";
        case "fits":
          return "不超过两数相除的商";
        case "divisors":
          return unit ? `若干${unit}，须整除总数` : "总数的一个约数";
        case "odd":
          return kindOf("奇数");
        case "even":
          return kindOf("偶数");
        case "square":
          return among("平方数");
        case "pow2":
          return among(" 2 的幂");
        case "prime":
          return among("素数");
        case "fib":
          return among("斐波那契数");
      }
    },
    toldSteps: (steps) =>
      `棋子${steps.map(({ by, direction }) => `${direction} ${by} 格`).join("、")}`,
    join: (sentences) => sentences.map((words) => words.replace(/。$/, "")).join("；"),
    orWays: (ways) =>
      ways.map((words, at) => (at === 0 ? `${words}。` : `或者：${words}。`)).join(""),
    code: (rule) => `规则：${readable(rule)}。`,
    divides: (divisor, value, divides) => `${divisor} ${divides ? "整除" : "不整除"} ${value}`,
    raise: (sentence) => `把第 ${sentence} 句上移`,
    remove: (sentence) => `删去第 ${sentence} 句`,
    add: "加一句",
    adds: {
      only: "须满足……",
      onlyTaken: "取走的数目须……",
      onlyLeft: "剩下的数目须……",
      choose: "选一个数……",
      written: "一行式子",
    },
    orElse: "或者……",
    wayStarts: {
      take: "取若干",
      takeSplit: "取若干，再分堆",
      split: "分一堆",
      divide: "减半",
      both: "从两数各取同样多",
      times: "减去另一数的倍数",
      discard: "弃一个，分另一个",
      cut: "把一个分成两个",
      step: "走一步",
      slide: "走任意步",
      knight: "像马那样走",
      king: "像王那样走",
      rook: "像车那样走",
      queen: "像后那样走",
      cell: "填一格",
      apart: "拿掉一格",
    },
    last: "走最后一步者{wins}",
    lastWins: "胜",
    lastLoses: "负",
    drawn: {
      run: "{lie}的{count}格，原为{symbol}，变为{becomes}",
      single: "{count}格，原为{symbol}，变为{becomes}",
      never: "不得留下{lie}的{count}格都是{symbol}",
      until: "{lie}的{count}格都是{symbol}即终局",
      lies: {
        across: "左右相邻",
        down: "上下相邻",
        falling: "从左上到右下",
        rising: "从左下到右上",
      },
      free: (symbol) =>
        ({ ".": "空", o: "已占", x: "叉", _: "横线", "*": "任意" })[symbol] ?? symbol,
      more: { move: "再加一种走法", never: "不得留下的图样", until: "出现即终局的图样" },
    },
  },
  name: "游戏名称",
  head: "一堆用什么表示",
  heads: {
    number: "一个数（一堆）",
    tuple: "有次序的几个数",
    set: "不分次序的几个数",
    row: "一行数",
    bag: "可重复的几个数（不计次序）",
  },
  way: (way) => (way === 1 ? "一步" : `或者，第 ${way} 种`),
  clause: (way, line) => `第 ${way} 种走法，第 ${line} 行`,
  addClause: "加一行",
  raiseClause: (way, line) => `把第 ${way} 种走法的第 ${line} 行上移`,
  removeClause: (way, line) => `删去第 ${way} 种走法的第 ${line} 行`,
  addWay: "再加一种走法",
  removeWay: (way) => `删去第 ${way} 种走法`,
  state: "开局",
  stateHelp: (kind, numbers) => {
    const part = ["8", "13", "5", "2", "9", "4"].slice(0, numbers).join(",");
    switch (kind) {
      case "number":
        return "一堆写 21，几堆写 3,4,5。";
      case "tuple":
      case "set":
        return `有几个名字就写几个数：${part}。有几部分时写 ${part};${part}。`;
      case "row":
        return "从左到右写各格的数：0,1,0。有几行时写 0,1,0;0,0。";
      case "bag":
        return "写出全部的数：3,4,5。有几组时写 3,4,5;2,2。";
    }
  },
  kinds: {
    empty: "先写选什么、要满足什么，再写改什么。",
    choice: "选择：由走棋的一方挑这个数。",
    condition: "条件：成立时才能这样走。",
    change: "改变：右边说的都是走之前的数。",
    result: "结果：剩下的各部分，每个写在括号里。",
  },
  names: (names) => `可用的名字：${names.join("、")}`,
  tryOne: "填入",
  moves: (shown, counted, more) =>
    more
      ? `从这里有 ${number(counted)} 种以上的走法，列出其中 ${shown} 种`
      : `从这里有 ${number(counted)} 种走法${shown < counted ? `，列出前 ${shown} 种` : ""}`,
  noMoves: "从这里没有走法。",
  whoWins: "谁必胜？",
  winner: {
    N: "从这里开始，先走的一方有必胜策略。",
    P: "从这里开始，后走的一方有必胜策略。",
    D: "从这里开始，双方都赢不了，可以一直走下去。",
    unknown: "短时间内算不出谁必胜。",
  },
  mayGrow: "如果有的走法会让数变大，这个游戏可能永远走不完。",
  commas: (text) => `几个数之间用逗号隔开，写作 ${text}`,
  compare: (comparison) => `这一行给数赋值；若要比较，请写 ${comparison}。`,
  several: (choice, change) => `若有多个数可选，请先写 ${choice}，再另起一行写 ${change}。`,
  emptyLine: "还有一行是空的：请填写，或删去这一行。",
  goThere: "去修改",
  play: "开始玩",
  help: "各行从上往下读。k=1..n 是选择，n>0 是条件，n-=k 是改变，=>(i)+(n-i) 留下几个部分。数不会小于 0。",
};

export { ruleFamilies, sheets };

export const pages: PagesStrings = {
  missing: {
    title: "这里没有这一页",
    about: "地址可能有误或已经过时，也可能用了 Nimber 没有的语言。",
    meant: "你要找的可能是：",
    all: "全部网页",
    home: "去棋盘上玩",
  },
  older: {
    about: "本页有一部分没有载入：它可能属于旧版本，也可能没有网络。这里的文字仍然可以阅读。",
    again: "重新载入",
  },
  docs: {
    title: "文档（英文）",
    about: "写法、可以提的问题，以及答案为什么可信。这些文档目前只有英文版。",
  },
};

export const credits: CreditsStrings = {
  version: (version) => `版本 ${version}`,
  licence: "Nimber 是自由软件，采用 MIT 许可证。",
  inside: "Nimber 中用到下列他人的作品，展开即可阅读各自的许可证原文。",
};

const wins = (who: string, misere: boolean) => `${who}者${misere ? "负" : "胜"}。`;
const lastMove = (misere: boolean) => wins("走最后一步", misere);
const lastStone = (misere: boolean) => wins("取到最后一颗", misere);
/** 不止一排时说明是哪一排。 */
const inRow = ({ record, alone }: ToldMove) => (alone ? "" : `第 ${record.heap} 排`);
const row = (heap: number) => `第 ${heap} 排`;
/** 为什么报这个数就赢：“报 12”，“加 3”。 */
/** `reach`: the verb for a number that is got. */
const counting = (say: string, reach: string): CountingWords => ({
  won: (next, step) =>
    `${say} ${next}，此后对方无论怎么走都必败。${
      step === null ? "" : `对方加 k，你就加 ${step} − k。`
    }`,
  lost: (step) =>
    `这些数现在一个也${reach}不到。${
      step === null
        ? `无论你${say}多少，对方总能${reach}到其中一个。`
        : `你加 k，对方就加 ${step} − k，总能${reach}到其中一个。`
    }`,
  numbers: (numbers) => `应当抢到的数：${numbers.join("、")}。`,
  worth: (left, value) => `还差 ${left} 时，SG 值为 ${value}。`,
});
const staying = ({ record }: ToldMove) => {
  const stay = record.after.filter((left) => left > 0n);
  return stay.length === 0 ? "一个不剩" : `剩 ${stay.map(number).join(" 和 ")}`;
};
const parted = (told: ToldMove) => (told.record.after.length === 2 ? `，${staying(told)}` : "");
/** “第 2 排一端的 1 个”，“第 2 排 1 个”：排的两端一样。 */
const takenFrom = (told: ToldMove, row: string, unit: string) =>
  `${row}${atEnd(told) ? "一端的" : ""} ${number(told.record.amount)} ${unit}`;
/** `unit`: 量词；`show`: 怎么走，指明动的是哪几个。 */
const rowWords = (
  unit: string,
  show: (told: ToldMove) => string,
  size: RowWords["size"] = (heap) => heap,
): RowWords => {
  const stand = (rows: readonly bigint[], verb: string) => {
    const [a, b] = rows;
    if (a === undefined) return `一${unit}不剩`;
    if (rows.length === 1) return `${verb}一排 ${number(a)} ${unit}`;
    return rows.length === 2 && a === b
      ? `${verb}两排，各 ${number(a)} ${unit}`
      : `${verb}的各排有 ${rows.map(number).join("、")} ${unit}`;
  };
  return {
    size,
    first: (told, left, copies) =>
      `要赢就${show(told)}：${stand(left, "剩下")}${copies ? "，以后对方怎么走，你就照样走" : ""}。`,
    twins: (rows) => `这里轮到谁走谁输：${stand(rows, "现有")}，一方怎么走，另一方都能照样走。`,
  };
};
/** “第 4、5 个”，排头的“前 2 个”。 */
const someBottles = (told: ToldMove) => {
  const gone = goneFrom(told);
  const { amount } = told.record;
  const from = inRow(told) && `${inRow(told)}的`;
  if (!gone) return amount === 1n ? `${from}唯一的瓶子` : `${from}两个瓶子`;
  if (gone.first === 1n)
    return amount === 1n ? `${from}第 1 个瓶子` : `${from}前 ${number(amount)} 个瓶子`;
  const places = amount === 1n ? [gone.first] : [gone.first, gone.last];
  return `${from}第 ${places.map(number).join("、")} 个瓶子`;
};
const somePawn = (told: ToldMove) => {
  const gone = goneFrom(told);
  const { amount } = told.record;
  const from = inRow(told) && `${inRow(told)}的`;
  if (!gone)
    return amount === 1n ? `${from}孤兵` : amount === 2n ? `${from}任一个兵` : `${from}第 2 个兵`;
  return `${from}第 ${number(amount === 3n ? gone.first + 1n : 1n)} 个兵`;
};
const crossSquare = ({ record }: ToldMove) =>
  (record.after.length === 2 ? (record.after[0] ?? 0n) : 0n) + 1n;
const bottles = (rule: (misere: boolean) => string, title: string): FaceWords => ({
  title,
  first: "请先点一个可以击倒的瓶子。",
  rule,
  move: (told) => `击倒${takenFrom(told, inRow(told), "个瓶子")}${parted(told)}`,
  leaves: staying,
  heap: row,
  heapWords: (heap, pieces) => `第 ${heap} 排：${number(pieces)} 个瓶子`,
  rows: /* @__PURE__ */ rowWords("个", (told) => `击倒${someBottles(told)}`),
});

export const faces: FaceStrings = {
  title: "全部游戏",
  about: "选一个，与程序对局。",
  search: "查找游戏",
  none: "没有这样的游戏。",
  meant: "没有叫这个名字的游戏。你要找的是不是：",
  make: "用句子说、用格子画或用式子写出每步怎么走，谁必胜由程序算出。",
  won: (games) => `赢过 ${games} 局`,
  words: {
    stones21: {
      title: "21 颗石子",
      rule: (misere) => `每次取 1 至 3 颗，${lastStone(misere)}`,
    },
    count100: {
      title: "抢 100",
      first: "请先点线下的一个数：那就是你报的数。",
      rule: (misere) => `在对方报的数上加 1 至 10，${wins("报到 100 ", misere)}`,
      move: ({ said }) => `报 ${number(said)}`,
      leaves: ({ said, goal }) => `还差 ${number(goal - said)}`,
      said: (said, goal) => `已报到 ${number(said)}，报到 ${number(goal)} 为止`,
      counting: counting("报", "报"),
    },
    lines: {
      title: "划十五条线",
      first: "请先点一条线：它和后面的线一起划去。",
      rule: (misere) => `每次划去 1 至 3 条，${wins("划去最后一条", misere)}`,
      move: (told) => `划去${inRow(told)} ${number(told.record.amount)} 条`,
      leaves: staying,
      heap: row,
      heapWords: (heap, pieces) => `第 ${heap} 排：${number(pieces)} 条`,
      rows: /* @__PURE__ */ rowWords(
        "条",
        (told) => `划去${inRow(told)} ${number(told.record.amount)} 条`,
      ),
    },
    auction: {
      title: "土地拍卖",
      first: "请先点线下的一个出价。",
      rule: (misere) => `每次加价 1 至 9，${wins("先出到 64 ", misere)}`,
      move: ({ said }) => `出价 ${number(said)}`,
      leaves: ({ said, goal }) => `距 ${number(goal)} 还差 ${number(goal - said)}`,
      said: (said, goal) => `现价 ${number(said)}，${number(goal)} 成交`,
      counting: counting("出价", "叫"),
    },
    rows: {
      title: "四排火柴",
      first: "请先点还有火柴的一排中的一根。",
      rule: (misere) => `每次从一排中取任意多根，${wins("取到最后一根", misere)}`,
      move: (told) =>
        `${told.alone ? "取走" : `从${row(told.record.heap)}取走`} ${number(told.record.amount)} 根`,
      leaves: staying,
      heap: row,
      heapWords: (heap, pieces) => `第 ${heap} 排：${number(pieces)} 根火柴`,
      rows: /* @__PURE__ */ rowWords(
        "根",
        (told) =>
          `${told.alone ? "取走" : `从${row(told.record.heap)}取走`} ${number(told.record.amount)} 根`,
      ),
    },
    half: {
      title: "至少取一半",
      rule: (misere) => `每次至少取走一堆的一半，${lastStone(misere)}`,
    },
    kayles: /* @__PURE__ */ bottles(
      (misere) => `每次击倒一个瓶子，或相邻的两个瓶子，${wins("击倒最后一个", misere)}`,
      "凯尔斯",
    ),
    dawson: {
      title: "道森棋",
      first: "请先点一个兵：挺的就是它。",
      rule: (misere) => `挺一个兵，它与左右邻兵随即被迫兑掉，${lastMove(misere)}`,
      move: (told) => `兑掉${takenFrom(told, inRow(told), "列兵")}${parted(told)}`,
      leaves: staying,
      heap: row,
      heapWords: (heap, pieces) => `第 ${heap} 排：${number(pieces)} 列兵`,
      rows: /* @__PURE__ */ rowWords("列", (told) => `挺${somePawn(told)}`),
    },
    "dawsons-kayles": /* @__PURE__ */ bottles(
      (misere) => `每次击倒相邻的两个瓶子，${lastMove(misere)}`,
      "道森的凯尔斯",
    ),
    treblecross: {
      title: "叉隔两格",
      first: "请先点一个可以画叉的格。",
      rule: (misere) => `在空格里画叉，左右各两格内不能已有叉，${lastMove(misere)}`,
      move: (told) => `在${inRow(told)}近端起第 ${number(crossSquare(told))} 格画叉`,
      leaves: staying,
      heap: row,
      heapWords: (heap, pieces) =>
        `第 ${heap} 排：${number(pieces > 2n ? pieces - 2n : 0n)} 个空格`,
      rows: /* @__PURE__ */ rowWords(
        "格",
        (told) => `在${inRow(told)}第 ${number(crossSquare(told))} 格画叉`,
        (heap) => (heap > 2n ? heap - 2n : 0n),
      ),
    },
    queen: {
      title: "威佐夫博弈",
      first: "请先点皇后走得到的格：左方、下方或左下斜线上。",
      rule: (misere) => `皇后向左、向下或斜向左下走，${wins("走到左下角（a1）", misere)}`,
      move: ({ square }) => `皇后走到 ${square}`,
      leaves: () => "",
      where: () => "皇后",
      end: "从 a1 倒着想：皇后在哪些格上，一步就能到 a1？这些格不能留给对方。再找一格，从它出发怎么走都只能落在这些格上。",
    },
    georgia: {
      title: "移动棋子",
      first: "请先点左边有空格的棋子，再点要去的格。",
      rule: (misere) => `把一枚棋子向左移，不得落到或越过别的棋子，${lastMove(misere)}`,
    },
    planets: {
      title: "环游行星",
      first: "请先点要飞去的行星：顺时针第二颗或第三颗。",
      rule: (misere) =>
        `八颗行星围成一圈，每次飞到顺时针第二颗或第三颗；x 是黑洞，进去就出不来，${lastMove(misere)}`,
    },
    christmas: {
      title: "圣诞树",
      first: "请先点一条边：剪断它，挂在上面的随之掉落。",
      rule: (misere) => `剪断一条边，不再连着地面的部分随之掉落，${lastMove(misere)}`,
      part: (tree) => `第 ${tree} 棵树`,
      parts: "trees",
    },
    matching: {
      title: "不走回头路",
      first: "请先点带圈的地方：与这里相连，还没有到过。",
      rule: (misere) => `把棋子沿线走到没有到过的地方，${lastMove(misere)}`,
    },
    skittles: {
      title: "一排瓶子",
      first: "请先点一个还立着的瓶子。",
      rule: (misere) => `击倒一个瓶子，或相邻的两个，${lastMove(misere)}`,
      move: ({ cells }) => `击倒第 ${cells.join("、")} 个瓶子`,
      where: ({ cells }) => `第 ${cells[0]!} 个瓶子`,
    },
    "strip-of-crosses": {
      title: "叉不相邻",
      first: "请先点一个空格，左右都不能有叉。",
      rule: (misere) => `在一格画叉，两个叉不得相邻，${lastMove(misere)}`,
      move: ({ cells }) => `在第 ${cells[0]!} 格画叉`,
    },
    "three-crosses": {
      title: "一维三连珠",
      first: "请先点一个空格。",
      rule: (misere) => `在一格画叉，${wins("连成三个", misere)}`,
      move: ({ cells }) => `在第 ${cells[0]!} 格画叉`,
    },
    pegs: {
      title: "跳棋",
      first: "请先点一个能跳的子：旁边有子，再过去是空格。",
      rule: (misere) => `一子跳过相邻的子落入空格，被跳过的子拿走，${lastMove(misere)}`,
      move: ({ cells }) => `第 ${cells[0]!} 格的子跳到第 ${cells[2]!} 格`,
      where: ({ cells }) => `第 ${cells[0]!} 格的子`,
      nextTap: "再点它要跳入的空格",
    },
    cram: {
      title: "克拉姆",
      first: "请先点一个空格，旁边还须有空格。",
      rule: (misere) => `在相邻的两个空格上放一块骨牌，${lastMove(misere)}`,
      move: ({ cells }) => `在 ${cells.join("、")} 放一块骨牌`,
      nextTap: "再点相邻的一个空格",
    },
    dominoes: {
      title: "竖放骨牌",
      first: "请先点一个空格，它的上面或下面还须有空格。",
      rule: (misere) => `在上下相邻的两个空格上竖放一块骨牌，${lastMove(misere)}`,
      move: ({ cells }) => `在 ${cells.join("、")} 放一块骨牌`,
      nextTap: "再点上面或下面的空格",
    },
    notakto: {
      title: "井字叉",
      first: "请先点一个空格。",
      rule: (misere) => `双方都画叉，谁先连成三个谁${misere ? "输" : "赢"}。`,
      move: ({ cells }) => `在 ${cells[0]!} 格画叉`,
    },
    clobber: {
      title: "吃邻子",
      first: "请先点一个子，旁边须有另一种子。",
      rule: (misere) => `用一子吃掉相邻的另一种子，${lastMove(misere)}`,
      move: ({ cells }) => `${cells[0]!} 的子吃掉 ${cells[1]!}`,
      where: ({ cells }) => `${cells[0]!} 的子`,
      nextTap: "再点要吃掉的邻子",
    },
    chomp: {
      title: "吃巧克力",
      first: "毒格不能咬：请点别的格。",
      rule: (misere) =>
        `咬下一格，连同它右上方（含正上、正右）的所有格，${misere ? "使对方只剩毒格者败" : "使对方只剩毒格者胜"}。`,
      move: (told) => `咬下 ${biteOf(told).square} 及其右上方的所有格`,
      brief: (told) => `咬下 ${biteOf(told).square}`,
      where: (told) => `${biteOf(told).column} 列`,
      end: "从结局倒着想：轮到谁时只剩毒格，谁就输。哪些小形状能逼成这样：两格？一整行？还是两臂一样长的角？",
    },
    turtles: {
      title: "翻海龟",
      rule: (misere) => `翻一枚或两枚硬币，右边的一枚由正翻反，${lastMove(misere)}`,
    },
    mock: {
      title: "假海龟",
      rule: (misere) => `翻一至三枚硬币，最右的一枚由正翻反，${lastMove(misere)}`,
    },
    ruler: {
      title: "标尺",
      rule: (misere) => `翻连续的若干枚硬币，最右的一枚由正翻反，${lastMove(misere)}`,
    },
    twins: {
      title: "双生",
      first: "请先点一枚正面，左边还须有硬币：它是要翻的右边一枚。",
      rule: (misere) => `恰好翻两枚硬币，右边的一枚由正翻反，${lastMove(misere)}`,
    },
    sum: {
      title: "三堆三规则",
      rule: (misere) => `三堆石子，每次从一堆中取，各堆最多取 3、5、7 颗，${lastStone(misere)}`,
    },
    mixed: {
      title: "石子、瓶子、棋子",
      rule: (misere) => `任选三个游戏之一走一步，${lastMove(misere)}`,
      rules: ["取石子", "击倒一个瓶子，或相邻的两个瓶子", "把一枚棋子向左移"],
      move: (told) =>
        told.pieces
          ? `击倒${takenFrom(told, `第 ${told.record.heap} 堆`, "个瓶子")}${parted(told)}`
          : "",
    },
  },
};

// What is missing is a type error here.
({
  about,
  first,
  rest,
  page,
  why,
  explore,
  share,
  sheets,
  ruleFamilies,
  goals,
  lesson,
  problems,
  book,
  pages,
  credits,
  faces,
}) satisfies Language;
