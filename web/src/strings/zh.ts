import { formatInteger, groupDigits, listWith } from "./numbers";
import { boards, forms, problems, theorems } from "./more.zh";
import type { MoveContext, Strings } from "./shape";
import type { MoveRecord } from "#module/nimber.js";

const number = formatInteger;

const setNames: Record<string, string> = {
  odd: "奇数",
  even: "偶数",
  fib: "斐波那契数",
  prime: "素数",
  square: "平方数",
  pow2: "2 的幂",
};

/** "1..3" 读作 "1 至 3 颗"，"1,3,4" 读作 "1、3 或 4 颗"，"3.." 读作 "至少 3 颗"。 */
function describeSet(items: readonly string[]): string {
  const set = items.join(",");
  const named = setNames[set];
  if (named) return `${named}颗石子`;
  const range = /^(\d+)\.\.(\d*)$/.exec(set);
  if (range) {
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
    .replace(/!=/g, " ≠ ")
    .replace(/<=/g, " ≤ ")
    .replace(/>=/g, " ≥ ")
    .replace(/([<>])/g, " $1 ")
    .replace(/\*/g, "·")
    .replace(/ {2,}/g, " ");

const heapsIn = (context: MoveContext) =>
  context.terms.reduce((sum, term) => sum + term.parts.length, 0);

/** “3、6”，连续的写作“3–6”。 */
const coinsIn = (flips: readonly number[]) => {
  const [first = 0] = flips;
  const last = flips[flips.length - 1] ?? 0;
  return flips.length > 2 && last - first === flips.length - 1
    ? `${first}–${last}`
    : flips.join("、");
};

function move(record: MoveRecord, context: MoveContext): string {
  const term = context.terms[record.term - 1];
  const one = heapsIn(context) === 1;
  const game = context.terms.length > 1 ? `游戏 ${record.term}：` : "";
  const [a, b] = record.after;
  switch (record.kind) {
    case "take":
      return one
        ? `取 ${number(record.amount)} 颗`
        : `从第 ${record.heap} 堆取 ${number(record.amount)} 颗`;
    case "split":
      return one
        ? `分成 ${number(a ?? 0n)} 和 ${number(b ?? 0n)} 两堆`
        : `把第 ${record.heap} 堆分成 ${number(a ?? 0n)} 和 ${number(b ?? 0n)}`;
    case "take-split":
      return `从第 ${record.heap} 堆取 ${number(record.amount)} 颗，余下分成 ${number(a ?? 0n)} 和 ${number(b ?? 0n)}`;
    case "both":
      return `${game}两堆各取 ${number(record.amount)} 颗`;
    case "down":
      return `${game}第 ${record.part} 级下移 ${number(record.amount)} 颗`;
    case "slide":
      return `${game}${number(record.before)} 移到 ${number(a ?? 0n)}`;
    case "edge": {
      const name = (index: bigint | undefined) => term?.vertices[Number(index ?? 0n)] ?? "?";
      return `${game}棋子 ${record.part} 从 ${name(record.before)} 走到 ${name(a)}`;
    }
    case "turn":
      return `${game}翻第 ${coinsIn(record.flips)} 枚`;
  }
}

export const zh: Strings = {
  code: "zh",
  htmlLang: "zh-CN",
  otherLanguage: "EN",
  switchLanguage: "Switch to English",
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
      title: "取石子游戏",
      about: "每次可取的颗数由规则限定（减法游戏）。",
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
    octal: {
      title: "八进制游戏",
      about: "用一串八进制数字规定取法与分堆。",
      rules: "八进制编码",
      state: "各堆石子数",
      part: "堆",
    },
    grundy: {
      title: "Grundy 游戏",
      about: "把一堆分成大小不等的两堆。",
      rules: "",
      state: "各堆石子数",
      part: "堆",
    },
    lasker: {
      title: "Lasker 的 Nim 游戏",
      about: "从一堆中取任意多颗，或把一堆分成两堆。",
      rules: "",
      state: "各堆石子数",
      part: "堆",
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
      state: "第 1、2、3…… 级的石子数",
      part: "级",
    },
    strip: {
      title: "移动棋子",
      about: "把一枚棋子向左移，不得跨越（POJ 1704）。",
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
      title: "登山夺王",
      about: "让一人往上爬；使国王登顶者胜（HDU 4315）。",
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
        return `每次从一堆中取走 ${describeSet(args)}。`.replace(/取走 (?=[^\d])/, "取走");
      case "take-half":
        return "每次至少取走一堆的一半。";
      case "custom":
        return `可从 n 颗的一堆中取走 k 颗，须满足 ${readable(first)}。`;
      case "octal":
        return `按八进制编码 ${first} 从一堆中取石子。`;
      case "grundy":
        return "每次把一堆分成大小不等的两堆。";
      case "lasker":
        return "每次从一堆中取走至少一颗石子，或把一堆分成两堆。";
      case "wythoff":
        return "每次从一堆中取走若干颗，或从两堆中取走同样多颗。";
      case "stairs":
        return "每次把某级台阶上至少一颗石子移到下一级。";
      case "strip":
        return "每次把一枚棋子向左移，不得与别的棋子重合或跨越。";
      case "monks":
        return "每次让一位小和尚往上走，不得与别人同级或越过。";
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
    empty: () => "这里还没有内容。可以试试 nim:3,4,5 或 {1,3,4}。",
    "too-long": () => "文本过长，最多 1 MB。",
    "bad-character": ([c = ""]) => `此处不能出现“${c}”。`,
    "game-expected": () => "此处应当是游戏的名称，例如 nim:3,4,5。",
    "missing-rules": ([game = ""]) => `“${game}”需要在斜线后写明规则，例如 take/1..3。`,
    "no-rules": ([game = ""]) => `“${game}”没有可选的规则，斜线后不能有内容。`,
    "place-zero": () => "位置从 1 数起，不能是 0。",
    "no-sequence": ([rule = ""]) => `${rule} 没有单独的堆，因而没有 SG 值序列。`,
    "rule-alone": () => "这里只有规则，请加上冒号和各堆石子数，例如 take/1..3:21。",
    "unknown-problem": ([name = ""]) => `没有名为“${name}”的题目。`,
    "input-number-expected": ([text = ""]) => `此处应当是数，而不是“${text}”。`,
    "input-out-of-range": ([value = "", least = "", most = ""]) =>
      `${value} 超出范围，应在 ${least} 至 ${most} 之间。`,
    "input-ended-early": () => "输入过早结束，缺少数据。",
    "input-left-over": ([text = ""]) => `输入结束之后还有“${text}”。`,
    "output-too-long": () => "输出过长，无法显示。",
    "control-character": () => "此处有一个看不见的控制字符。",
    "bad-encoding": () => "链接的这一部分已损坏，无法解码。",
    "unknown-game": ([name = ""]) => `没有名为“${name}”的游戏。`,
    "missing-colon": () => "规则与各堆石子数之间缺少冒号。",
    "missing-state": () => "冒号后面没有内容，至少要写一堆，例如 nim:3,4,5。",
    "bad-integer": () => "此处应当是一个整数。",
    "too-large": () => "数太大，最大为 1 000 000 000 000 000 000（10^18）。",
    "too-many-parts": ([limit = ""]) => `堆数过多，最多 ${groupDigits(limit)} 堆。`,
    "bad-set": () => "这不是可取颗数的集合。可写 1,3,4、1..5 或 odd。",
    "empty-set": () => "集合是空的，至少要写一个可取的颗数。",
    "zero-in-set": () => "不能取 0 颗，可取的颗数从 1 开始。",
    "reversed-range": () => "区间写反了，应当先小后大。",
    "unknown-set-name": ([name = ""]) =>
      `没有名为“${name}”的集合。可用 odd、even、fib、prime、square、pow2。`,
    "bad-predicate": () => "条件在此处无法读懂。",
    "not-a-comparison": () => "条件应当是一个比较式，例如 2*k>=n。",
    "bad-octal": () => "这不是八进制编码：数字为 0 至 7，小数点前为 0 或 4，例如 0.77。",
    "bad-graph": () => "有向边写作 a-b,a-c。",
    cycle: ([path = ""]) => `图中有环：${path}，游戏不会结束。`,
    "unknown-vertex": ([name = ""]) => `图中没有顶点“${name}”。`,
    "repeated-edge": ([edge = ""]) => `边 ${edge} 重复了。`,
    "not-distinct": ([place = ""]) =>
      place ? `位置 ${place} 上有两个，位置不能重复。` : "位置不能重复。",
    "wrong-count": ([count = ""]) => (count ? `此处恰好需要 ${count} 堆。` : "堆数不对。"),
    "bad-king": () => "国王的编号须为某一位登山者（从 1 数起）。",
    "bad-coins": () => "硬币只能用 H 和 T 表示。",
    "bad-variant": ([variants = ""]) => `没有这个种类，可用：${variants}。`,
    "expected-end": ([rest = ""]) => (rest ? `此处多出了“${rest}”。` : "此处有多余的内容。"),
    "bad-step": ([step = ""]) => `链接中的一步“${step}”不是合法走法。`,
    unsettled: ([limit = ""]) =>
      limit
        ? `检查了 ${groupDigits(limit)} 个后继局面，仍未得出结论。`
        : "在计算量上限之内未得出结论。",
    "bad-certificate": ([what = ""]) => `这不是一份证书，此处应为：${what}。`,
    "bad-expression": () =>
      "表达式从这里起读不懂。可用整数、变量名、+ - * / %、比较、&& || !、括号以及 gcd、xor、min、max、bits。",
    "unknown-name": ([name = ""]) => `这里没有名为“${name}”的数。`,
    "one-unknown": () => "需要且只能有一个问号，写在一个数的位置上，例如 nim:3,5,?。",
    "too-many-positions": ([limit = ""]) => `可到达的局面超过 ${limit} 个。`,
    "out-of-memory": () => "局面太大，本页的内存不够。",
    negative: () => "此处不能是负数。",
    "engine-failed": () => "计算部分出了故障，已重新启动。",
    "no-webassembly": () => "此浏览器不支持 WebAssembly，本页无法计算。",
  },
  unknownError: (code) => `无法读懂（${code}）。`,
  atColumn: (column) => `第 ${number(column)} 个字符`,
  textStaysForRepair: "原文已保留，可在上方修改。",
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
    noStones: "已取完",
    takeSome: "选择取几颗",
    amount: "取",
    notAMove: "不合规则",
    fewer: "少取",
    more: "多取",
    playThis: "走",
    clear: "取消",
    winningMove: "必胜走法",
    valueOf: (value) => `SG 值 ${value}`,
    hint: "点一颗石子，即取走它和它后面的石子。",
    bareRule: "这里只有规则，没有石子堆。在下表中点一格即可开局。",
    noPicture: "此游戏暂无图示，请用走法列表。",
  },
  move,
  leaves: (record) => {
    const [a] = record.after;
    return record.kind === "take" && a !== undefined ? `剩 ${number(a)} 颗` : "";
  },

  status: {
    yourMove: "轮到你走",
    programMoves: "程序走棋中……",
    player: (player) => (player === 1 ? "甲方" : "乙方"),
    youWon: "你赢了！",
    youLost: "程序赢了",
    playerWon: (player) => (player === 1 ? "甲方胜" : "乙方胜"),
    over: "对局结束",
    again: "再来一局",
    programPlayed: (text) => `程序：${text}`,
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
    examined: (options) => `已检查 ${number(options)} 个后继局面`,
    stop: "停止",
    stopped: "已停止，尚无结论",
    resume: "继续",
    longer: "放宽十倍再算",
    hidden: "谁必胜？先想一想。",
    show: "显示",
    value: "SG 值",
    noValue: "无",
    noValueMisere: "反常规则下局面没有单一的 SG 值。",
    noValueTheorem: "此处只知道胜负，不知道 SG 值。",
    nLong: "N 态：先手（即将走的一方）必胜",
    pLong: "P 态：后手（刚走过的一方）必胜",
  },
  winning: {
    title: "必胜走法",
    none: "没有。无论怎么走，对方都有必胜的应对。",
    over: "对局已结束。",
    more: (shown, total) =>
      total === null
        ? `已找到的前 ${number(shown)} 种。`
        : `共 ${number(total)} 种，列出前 ${number(shown)} 种。`,
  },
  strip: {
    title: "单堆 SG 值",
    caption: "点一格，把这样一堆摆上棋盘。",
    misereNote: "此表为正常规则（走最后一步者胜）下的 SG 值与 P/N 态。",
    cell: (n, value) => `${n} 颗：SG 值 ${value}，${value === 0 ? "P 态" : "N 态"}`,
    more: "更多",
    heapHere: (heaps) => `第 ${heaps.join("、")} 堆`,
    rule: (rule) => rule,
    n: "n",
    g: "g(n)",
    outcome: "P/N",
  },
  record: {
    title: "对局记录",
    start: "开局",
    empty: "每一步都会记在这里。",
    fromHere: "从这里继续",
  },
  why: {
    title: "为什么",
    intro: (method) =>
      ({
        values:
          "每个子游戏都等价于一个 Nim 堆，其大小就是 SG 值。把 SG 值写成二进制，逐位作异或（不进位加法）：异或和为 0 时先手必败，否则先手必胜。",
        tame: "反常规则下，这些游戏遵循反 Nim 定理：先按正常 Nim 走，直到只剩 SG 值为 0 或 1 的堆，再给对方留下奇数个 1。",
        theorem: "这个游戏有专门的定理判定胜负。",
        search: "由搜索所有可达局面得出。",
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
      head: (part) => `第 ${part} 枚正面`,
      whole: () => "整个游戏",
    },
    term: (term) => `游戏 ${term}`,
    zero: "异或和为 0：无论怎么走，对方总能再走成 0。",
    nonzero: "异或和不为 0：总有一步能使它变成 0，这就是必胜走法。",
    tameBig: "有某堆 SG 值不小于 2：仍按异或和判定。",
    tameSmall: "各堆 SG 值都是 0 或 1：判定恰好相反。",
    more: (count) => `另有 ${number(count)} 项`,
  },
  thumb: { label: "操作", play: "对弈", why: "为什么", share: "分享" },
  play: {
    title: "从此局面开始",
    programSecond: "与程序对弈：你先走",
    programSecondAbout: "程序从不走错。",
    programFirst: "与程序对弈：程序先走",
    programFirstAbout: "程序走一步，然后轮到你。",
    two: "两人同屏对弈",
    twoAbout: "双方都由你来走。",
    now: "当前",
    restart: "回到开局重来",
    swap: "交换双方",
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
  edit: {
    open: "编辑",
    games: "选游戏",
    title: "设置局面",
    misere: "反常规则",
    misereAbout: "走最后一步者负",
    game: "游戏",
    remove: "删去此游戏",
    add: "再加一个游戏",
    addPart: "添加",
    removePart: (part) => `删去 ${part}`,
    result: "局面",
    apply: "摆上棋盘",
    setKind: "每次可取",
    sets: {
      upto: "1 至……颗",
      list: "指定的颗数……",
      odd: "奇数颗",
      even: "偶数颗",
      fib: "斐波那契数颗",
      prime: "素数颗",
      square: "平方数颗",
      pow2: "2 的幂颗",
    },
    setMost: "最多",
    setList: "颗数，如 1,3,4 或 2..5",
    presets: "经典游戏",
    predicates: "例如",
  },
  presets: {
    title: "更多游戏",
    about: "点一项即可摆上棋盘。",
    names: {
      stones21: { title: "21 颗石子", about: "每次取 1 至 3 颗，取到最后一颗者胜。" },
      count100: { title: "抢 100", about: "轮流加 1 至 10，先报到 100 者胜。" },
      lines: { title: "划十五条线", about: "每次划去 1 至 3 条，划最后一条者负。" },
      auction: { title: "土地拍卖", about: "每次加价 1 至 9，先出到 64 者得。" },
      nim345: { title: "Nim 3、4、5", about: "从一堆中任意取，取到最后一颗者胜。" },
      rows: { title: "1、3、5、7 四排", about: "一部著名电影里的桌上游戏。" },
      misere: { title: "反 Nim", about: "同 Nim，但取最后一颗者负。" },
      half: { title: "至少取一半", about: "每次至少取走一堆的一半。" },
      kayles: { title: "Kayles 打瓶游戏", about: "打倒一个瓶，或相邻的两个。" },
      dawson: { title: "Dawson 象棋", about: "能吃必吃的兵，化成石子堆。" },
      grundy: { title: "Grundy 游戏", about: "把一堆分成不等的两堆。" },
      lasker: { title: "Lasker 的 Nim 游戏", about: "可取，也可分。" },
      queen: { title: "威佐夫的皇后", about: "把皇后走到角上者胜。" },
      stairs: { title: "阶梯博弈", about: "石子逐级下移，到地面为止。" },
      georgia: { title: "Georgia and Bob", about: "棋子左移，不得跨越。" },
      monks: { title: "高僧斗法", about: "小和尚上台阶，不得越过。" },
      hill: { title: "登山夺王", about: "使国王登顶。" },
      graph: { title: "小有向图", about: "棋子沿边走。" },
      turtles: { title: "翻龟", about: "翻一枚或两枚硬币。" },
      mock: { title: "假海龟", about: "翻一至三枚硬币。" },
      ruler: { title: "尺子", about: "翻连续的若干枚。" },
      twins: { title: "双生", about: "恰好翻两枚。" },
      mixed: { title: "石子、瓶、棋子", about: "任选三个游戏之一走一步。" },
      sum: { title: "三堆三规则", about: "不同游戏之和。" },
    },
  },
  settings: {
    theme: "外观",
    themes: { auto: "跟随系统", light: "浅色", dark: "深色" },
    nextTheme: (theme) => `外观：${theme}`,
  },
  boards,
  forms,
  theorems,
  problems,
  close: "关闭",
  skip: "跳到棋盘",
  footer: "一切计算都在本机完成，不向任何地方发送数据。",
};
