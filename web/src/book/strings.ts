/** What the book's page says beside its chapters. */
import { computed } from "@preact/signals";
import { language } from "../state/settings";

export interface BookStrings {
  title: string;
  about: string;
  contents: string;
  chapter: (number: number) => string;
  minutes: (minutes: number) => string;
  begin: string;
  goOn: (title: string) => string;
  onThisPage: string;
  previous: string;
  next: string;
  print: string;
  notThere: string;
  loadFailed: string;
  solved: (done: number, all: number) => string;
  tocSolved: (done: number, all: number) => string;
  board: {
    yourMove: string;
    program: string;
    youWon: string;
    programWon: string;
    over: string;
    showVerdict: string;
    wins: (count: bigint | null) => string;
    loses: string;
    value: string;
    again: string;
    undo: string;
    answers: string;
    openBoard: string;
    moves: string;
    play: string;
    played: (words: string) => string;
    programPlayed: (words: string) => string;
  };
  options: {
    label: string;
    step: string;
    back: string;
    all: string;
    node: (label: string, outcome: string) => string;
  };
  trace: {
    step: string;
    back: string;
    run: string;
    pause: string;
    restart: string;
    heap: string;
    take: string;
    seen: string;
    v: string;
    table: string;
    waiting: string;
    said: string;
    truth: string;
    stepOf: (at: number, all: number) => string;
    wrongAt: (n: number) => string;
    right: string;
  };
  window: {
    step: string;
    back: string;
    same: (first: number, again: number, period: number) => string;
    looking: (at: number) => string;
  };
  grid: { label: string; cell: (a: number, b: number, value: number) => string };
  columns: {
    heap: string;
    sum: string;
    even: string;
    odd: string;
    balanced: string;
    unbalanced: string;
  };
  strip: { n: string; g: string; outcome: string };
  program: { copy: string; copied: string; label: string; rule: string; write: string };
  judge: { input: string; output: string };
  draw: { arrows: string; draw: string };
  exercise: {
    title: string;
    done: string;
    hint: string;
    moreHints: string;
    check: string;
    tryAgain: string;
    right: string;
    wrong: string;
    first: string;
    second: string;
    playMove: string;
    moveWrong: (reply: string) => string;
    moveRight: string;
    whoWrongN: (move: string) => string;
    whoWrongP: string;
    answer: string;
    notANumber: string;
    valueWrong: (said: string) => string;
    numberWrong: string;
    tooFew: string;
    tooMany: string;
    cellWrong: (heap: string, reached: string, missing: string) => string;
    cellWrongOutcome: (heap: string, why: string) => string;
    toP: (heap: string, target: string) => string;
    onlyN: (heap: string) => string;
    noMove: (heap: string) => string;
    cellsLeft: string;
    heap: (n: string) => string;
    chooseWrong: string;
    explore: string;
    reset: string;
  };
  worksheet: {
    title: string;
    about: string;
    kind: string;
    kinds: Record<string, string>;
    count: string;
    size: string;
    make: string;
    answers: string;
    print: string;
    link: string;
    instructions: string;
    answer: string;
    none: string;
    name: string;
  };
}

const en: BookStrings = {
  title: "The book",
  about:
    "Impartial games from one heap of stones to Sprague and Grundy, with a board beside every claim. It asks for XOR and nothing else.",
  contents: "Contents",
  chapter: (number) => `Chapter ${number}`,
  minutes: (minutes) => `${minutes} min`,
  begin: "Begin with chapter 1",
  goOn: (title) => `Go on: ${title}`,
  onThisPage: "In this chapter",
  previous: "Previous",
  next: "Next",
  print: "Print",
  notThere: "The book has no such chapter.",
  loadFailed: "This chapter could not be loaded.",
  solved: (done, all) => `${done} of ${all} exercises solved`,
  tocSolved: (done, all) => `${done}/${all}`,
  board: {
    yourMove: "Your move",
    program: "The program moves …",
    youWon: "You won.",
    programWon: "The program won.",
    over: "No move is left.",
    showVerdict: "Who wins?",
    wins: (count) =>
      count === null
        ? "The mover wins"
        : `The mover wins: ${count} ${count === 1n ? "way" : "ways"}`,
    loses: "The mover loses",
    value: "value",
    again: "Start again",
    undo: "Undo",
    answers: "Program answers",
    openBoard: "Open on the Board",
    moves: "Moves",
    play: "Play",
    played: (words) => `You: ${words}`,
    programPlayed: (words) => `Program: ${words}`,
  },
  options: {
    label: "Positions and moves",
    step: "Next position",
    back: "Back",
    all: "All",
    node: (label, outcome) => `${label}: ${outcome}`,
  },
  trace: {
    step: "Step",
    back: "Back",
    run: "Run",
    pause: "Pause",
    restart: "Restart",
    heap: "heap n",
    take: "take k",
    seen: "seen",
    v: "v",
    table: "g",
    waiting: "waiting",
    said: "the program says",
    truth: "the values are",
    stepOf: (at, all) => `Step ${at} of ${all}`,
    wrongAt: (n) => `Heap ${n} is the first that comes out wrong.`,
    right: "Every value is right.",
  },
  window: {
    step: "Slide",
    back: "Back",
    looking: (at) => `The window that begins at heap ${at}`,
    same: (first, again, period) =>
      `The windows at heaps ${first} and ${again} are the same: from here on everything repeats, with period ${period}.`,
  },
  grid: {
    label: "Values of the two-heap game; black cells are lost",
    cell: (a, b, value) => `(${a}, ${b}): ${value === 0 ? "lost" : `value ${value}`}`,
  },
  columns: {
    heap: "Heap",
    sum: "Nim-sum",
    even: "even",
    odd: "odd",
    balanced: "Every column is even: balanced.",
    unbalanced: "Some columns are odd: not balanced.",
  },
  strip: { n: "n", g: "g(n)", outcome: "P/N" },
  program: {
    copy: "Copy",
    copied: "Copied",
    label: "A program for",
    rule: "Rule",
    write: "Write it",
  },
  judge: { input: "Input", output: "Output" },
  draw: { arrows: "Arrows", draw: "Draw" },
  exercise: {
    title: "Exercise",
    done: "Solved",
    hint: "Hint",
    moreHints: "Another hint",
    check: "Check",
    tryAgain: "Try again",
    right: "Right.",
    wrong: "Not so.",
    first: "The player to move",
    second: "The other player",
    playMove: "Play a winning move on the board.",
    moveWrong: (reply) => `That loses. The program’s answer: ${reply}.`,
    moveRight: "That wins.",
    whoWrongN: (move) => `The player to move wins, and this is how: ${move}.`,
    whoWrongP: "There is no winning move here. Try one: the program has an answer to each.",
    answer: "Your answer",
    notANumber: "A whole number is wanted.",
    valueWrong: (said) =>
      `If it were worth ${said}, then together with a Nim heap of ${said} it would be lost. It is not: the player to move wins the sum below.`,
    numberWrong: "The module counts otherwise. Look for what is missing, or counted twice.",
    tooFew: "There are more.",
    tooMany: "There are fewer.",
    cellWrong: (heap, reached, missing) =>
      `Heap ${heap}: its moves reach the values {${reached}}. The least number that is not among them is wanted, not ${missing}.`,
    cellWrongOutcome: (heap, why) => `Heap ${heap}: ${why}`,
    toP: (heap, target) => `from ${heap} one move leads to ${target}, which is lost. So it is N.`,
    onlyN: (heap) => `every move from ${heap} leads to an N position. So it is P.`,
    noMove: (heap) => `there is no move from ${heap}. So it is P.`,
    cellsLeft: "Fill every cell first.",
    heap: (n) => `heap ${n}`,
    chooseWrong: "The board says otherwise:",
    explore: "See for yourself:",
    reset: "Clear",
  },
  worksheet: {
    title: "Worksheet",
    about:
      "Ten positions with exactly one winning move each, chosen by analysis. The link makes the same sheet again.",
    kind: "Game",
    kinds: {
      nim: "Nim",
      "take/1..3": "Take 1 to 3",
      "take/1,3,4": "Take 1, 3 or 4",
      wythoff: "Wythoff",
      stairs: "Staircase Nim",
      strip: "Coins on a strip",
      "coins/turtles": "Turning Turtles",
      "octal/0.77": "Kayles",
    },
    count: "Positions",
    size: "Size",
    make: "New positions",
    answers: "With answers",
    print: "Print",
    link: "Link to this sheet",
    instructions: "In each position exactly one move wins. Find it.",
    answer: "Answer",
    none: "No such positions were found. Try another size.",
    name: "Name",
  },
};

const zh: BookStrings = {
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
  notThere: "教程里没有这一章。",
  loadFailed: "这一章没能载入。",
  solved: (done, all) => `已完成 ${done} / ${all} 道练习`,
  tocSolved: (done, all) => `${done}/${all}`,
  board: {
    yourMove: "轮到你走",
    program: "程序正在走……",
    youWon: "你赢了。",
    programWon: "程序赢了。",
    over: "无子可动。",
    showVerdict: "谁能赢？",
    wins: (count) => (count === null ? "先手必胜" : `先手必胜：${count} 种取胜走法`),
    loses: "先手必败",
    value: "SG 值",
    again: "重新开始",
    undo: "悔棋",
    answers: "程序应手",
    openBoard: "在棋盘页打开",
    moves: "全部走法",
    play: "走这一步",
    played: (words) => `你：${words}`,
    programPlayed: (words) => `程序：${words}`,
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
    looking: (at) => `从 ${at} 开始的窗口`,
    same: (first, again, period) =>
      `从 ${first} 和 ${again} 开始的两个窗口完全相同：此后的值只能重复，周期为 ${period}。`,
  },
  grid: {
    label: "两堆游戏的 SG 值，黑格为必败态",
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
  strip: { n: "n", g: "g(n)", outcome: "P/N" },
  program: { copy: "复制", copied: "已复制", label: "程序：", rule: "规则", write: "写程序" },
  judge: { input: "输入", output: "输出" },
  draw: { arrows: "箭头", draw: "画图" },
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
    moveWrong: (reply) => `这一步会输。程序的应手是：${reply}。`,
    moveRight: "这一步必胜。",
    whoWrongN: (move) => `先手其实能赢，走法是：${move}。`,
    whoWrongP: "这里没有取胜的走法。不妨走走看，每一步程序都有应手。",
    answer: "你的答案",
    notANumber: "请填一个整数。",
    valueWrong: (said) =>
      `假如它的 SG 值是 ${said}，再添一堆 ${said} 颗的尼姆石子，总局面就该是必败态。可下面这个局面先手必胜。`,
    numberWrong: "和计算结果不符。看看是漏了，还是重复数了。",
    tooFew: "还有漏掉的。",
    tooMany: "没有这么多。",
    cellWrong: (heap, reached, missing) =>
      `${heap} 颗：一步能走到的 SG 值是 {${reached}}，要填其中没有出现的最小非负整数，而不是 ${missing}。`,
    cellWrongOutcome: (heap, why) => `${heap} 颗：${why}`,
    toP: (heap, target) => `从 ${heap} 走一步可以到 ${target}，那是必败态，所以这里是 N 态。`,
    onlyN: (heap) => `从 ${heap} 无论怎么走都到 N 态，所以这里是 P 态。`,
    noMove: (heap) => `${heap} 已无法再走，所以是 P 态。`,
    cellsLeft: "请先填满每一格。",
    heap: (n) => `${n} 颗`,
    chooseWrong: "棋盘给出了反例：",
    explore: "动手验证：",
    reset: "清空",
  },
  worksheet: {
    title: "练习卷",
    about: "十个局面，每个恰好有一种取胜走法，由程序分析挑选。用链接可以再次生成同一份。",
    kind: "游戏",
    kinds: {
      nim: "尼姆博弈",
      "take/1..3": "每次取 1 到 3 颗",
      "take/1,3,4": "每次取 1、3 或 4 颗",
      wythoff: "威佐夫博弈",
      stairs: "阶梯博弈",
      strip: "纸带上的棋子",
      "coins/turtles": "翻硬币（Turning Turtles）",
      "octal/0.77": "Kayles 保龄",
    },
    count: "题数",
    size: "规模",
    make: "换一组",
    answers: "附答案",
    print: "打印",
    link: "本卷链接",
    instructions: "每个局面恰有一步必胜的走法，请把它找出来。",
    answer: "答案",
    none: "没有找到合适的局面，换个规模试试。",
    name: "姓名",
  },
};

export const bookStrings = computed<BookStrings>(() => (language.value === "zh" ? zh : en));
