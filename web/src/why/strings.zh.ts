import { formatInteger } from "../strings/numbers";
import type { WhyStrings } from "./strings";

const number = formatInteger;

export const zh: WhyStrings = {
  mends: {
    title: "必胜走法补平了什么",
    oddColumns: (columns) => `有 ${columns} 列中 1 的个数为奇数。必胜走法使每一列都变为偶数。`,
    none: "每一列中 1 的个数都是偶数。任何一步只改变一个 SG 值，必使某一列变为奇数，所以没有必胜走法。",
    mend: (from, to) => `${from} 变为 ${to}`,
    before: "走前",
    after: "走后",
    gone: "已不存在",
    even: "此时每一列中 1 的个数都是偶数。",
    raises: (from, to) =>
      `这一步使 SG 值由 ${from} 增大到 ${to}，但仍然必胜：起作用的只是各列的奇偶。对方可以把增加的部分退回去，但那样又留下奇数列，再补平即可。`,
    misere: (total, bigs) =>
      bigs > 0
        ? `走后异或为 ${total}，且有 SG 值不小于 2：反常规则下对方必败。`
        : "走后只剩 SG 值 0 和 1，且 1 的个数为奇数：反常规则下对方必败。",
    more: (count) => `再显示 ${number(count)} 种必胜走法`,
  },
  walk: {
    title: "追到底",
    about:
      "SG 值是各后继局面的 SG 值中未出现的最小自然数（mex）。点开任一后继，再点开它的后继，直到无路可走。键盘：上下键选择，右键进入，左键返回。",
    trail: "路径",
    start: "起点",
    up: "返回上一层",
    partsAbout: "这个局面是几个游戏的和：各部分有各自的 SG 值，异或起来就是整个局面的 SG 值。",
    parts: "各部分",
    misereParts: "各部分的 SG 值是正常规则下的值。",
    options: "后继局面",
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
    strip: "较小的堆",
    stripAbout: "有记号的是一步能到的堆。",
    back: (heap) => `${heap} 颗的堆（少一颗）`,
    forward: (heap) => `${heap} 颗的堆（多一颗）`,
    cell: (heap, value, reached, here) =>
      `${heap} 颗：SG 值 ${value}${here ? "，当前" : reached ? "，一步可到" : ""}`,
    outcomeOnly: "此处只知道胜负，不知道 SG 值。可以这样走：",
  },
  theorem: {
    title: "所用定理，代入此局的数",
    numbers: "此处",
    source: "出处",
    turned: "转化",
    pieces: {
      heap: (size) => `${size} 颗的堆`,
      pair: (part, size) => `第 ${part}、${part + 1} 枚，间隔 ${size}`,
      edge: (part, size) => `第 ${part} 枚与边界，间隔 ${size}`,
      step: (part, size) => `第 ${part} 级，${size} 颗`,
      token: (part, vertex) => `棋子 ${part}，在 ${vertex}`,
      head: (place) => `第 ${place} 枚的正面`,
      whole: () => "整个游戏",
    },
    becomes: (value) => `${value} 颗的 Nim 堆`,
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
      table: (f, v) => [`从 0 颗起逐堆计算，每堆取其后继的 mex：$g(${f.get("n")}) = ${v}$。`],
      mex: () => ["从终点倒推，每个顶点取其各后继的 mex。"],
      period: (f, v) => [
        `从 ${f.get("preperiod")} 颗起，SG 值以 ${f.get("period")} 为周期（已证明）：$g(${f.get("n")}) = g(${f.get("same_as")}) = ${v}$。`,
      ],
      lasker: (f, v) => [
        `$${f.get("n")} mod 4 = ${f.get("remainder")}$：余 3 时 SG 值为 $n + 1$，余 0（空堆除外）时为 $n − 1$，其余为 n。所以 $g(${f.get("n")}) = ${v}$。`,
      ],
      wythoff: (f) => [
        `两堆之差 $k = ${f.get("b")} − ${f.get("a")} = ${f.get("k")}$。差为 k 的必败数对是 $(⌊k φ⌋, ⌊k φ⌋ + k) = (${f.get("cold_smaller")}, ${f.get("cold_larger")})$，用整数精确算出。`,
        ...(f.all("candidate_smaller").length > 0
          ? [
              `${f.get("a")} 在哪个必败数对中？有两个候选：$⌊${f.get("candidate_smaller")} φ⌋ = ${f.get("smaller_there")}$ 与 $⌊${f.get("candidate_larger")} φ⌋ + ${f.get("candidate_larger")} = ${f.get("larger_there")}$。`,
            ]
          : []),
        f.get("a") === f.get("cold_smaller") && f.get("b") === f.get("cold_larger")
          ? "两堆正是这个数对：轮到走的一方必败。"
          : "两堆不是这个数对：轮到走的一方必胜。",
      ],
      staircase: () => [
        "只有隔一级的台阶算数，每级相当于一个 Nim 堆；移到这些台阶上的可以立刻再移走。",
      ],
      hill: (f) =>
        f.get("on_top") === "1" || f.get("king_now") === "0"
          ? ["国王已在山顶，这个游戏已经结束。"]
          : f.get("king_now") === "1"
            ? ["国王排在第一，可以直接登顶：轮到走的一方必胜。"]
            : [
                `国王是 ${f.get("climbers")} 人中的第 ${f.get("king_now")} 人。从最远的人起两两配对，间隔为 ${f.all("gap").join("、")}${f.all("first").length > 0 ? `，第一人算 ${f.get("first")}` : ""}，异或为 ${f.get("sum")}。它只判定胜负，并不是 SG 值。`,
              ],
      turtles: () => ["第 x 枚的正面，SG 值为 x；各枚正面互不影响。"],
      mock: () => ["第 x 枚的正面，SG 值为第 x 个二进制中 1 的个数为奇数的数；各枚正面互不影响。"],
      ruler: () => ["第 x 枚的正面，SG 值为整除 x 的最大的 2 的幂；各枚正面互不影响。"],
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
      table: "R. Sprague，1935；P. M. Grundy，1939",
      mex: "R. Sprague，1935；P. M. Grundy，1939",
      period:
        "一段 SG 值重复出现；八进制游戏用 R. K. Guy 与 C. A. B. Smith 的定理（The G-values of various games，1956）",
      lasker: "E. Lasker，Brettspiele der Völker，1931；Winning Ways，第 4 章",
      wythoff: "W. A. Wythoff，A modification of the game of Nim，1907",
      staircase: "R. Sprague，Über zwei Abarten von Nim，1937",
      hill: "HDU 4315",
      turtles: "H. W. Lenstra，Nim multiplication，1977；Winning Ways，第 14 章",
      mock: "H. W. Lenstra，Nim multiplication，1977；Winning Ways，第 14 章",
      ruler: "H. W. Lenstra，Nim multiplication，1977；Winning Ways，第 14 章",
      twins: "H. W. Lenstra，Nim multiplication，1977；Winning Ways，第 14 章",
    },
  },
  brute: {
    title: "不信？走完试试",
    about: "只按胜负的定义把每一种走法走到底，不用 SG 值，也不用定理。",
    button: "暴力验证",
    outcome: (outcome) =>
      outcome === "N" ? "轮到走的一方必胜（N 态）。" : "轮到走的一方必败（P 态）。",
    looked: (positions) => `共检查 ${number(positions)} 个局面。`,
    smaller: "这个局面太大，走不完。下面是同样形状的较小局面中能走完的最大的一个：",
    agrees: "与理论一致。",
    differs: "与理论不符，请告诉我们。",
    noTheory: "理论对此没有结论。",
  },
  graph: {
    title: "全部可达局面，从终点倒推着色",
    about: "箭头是走法。先定终局；然后一步一步：只能走到必胜局面的为必败，能走到必败局面的为必胜。",
    tooMany: "可达局面超过 2000 个，画不下。",
    tooManyToDraw: (positions, moves) =>
      `共 ${number(positions)} 个局面、${number(moves)} 种走法，这里画不下，但可以存为文件。`,
    label: (positions, moves) =>
      `${number(positions)} 个局面、${number(moves)} 种走法的图，下面有列表`,
    round: (round, last) => `第 ${round} 步，共 ${last} 步`,
    roundZero: (positions) => `${number(positions)} 个局面无路可走，游戏在那里结束。`,
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
  conventions: {
    title: "正常规则与反常规则",
    normal: "正常规则",
    misere: "反常规则",
    normalAbout: "走最后一步者胜。",
    misereAbout: "走最后一步者负。",
    wins: "轮到走的一方必胜（N）",
    loses: "轮到走的一方必败（P）",
    unsettled: "在限度内没有结论",
    rules: {
      "nim-sum": "有 SG 值不小于 2，且这些游戏服从反常 Nim 规则：两种规则都由异或决定，结论相同。",
      ones: "SG 值都是 0 或 1，且这些游戏服从反常 Nim 规则：两种规则的结论恰好相反。",
      theorem: "在反常规则下 SG 值到此为止，不再管用；由关于这个游戏的定理判定。",
      search:
        "在反常规则下 SG 值到此为止，不再管用：这个游戏不服从反常 Nim 规则。结论由搜索全部可达局面得出。",
      unknown: "在反常规则下 SG 值到此为止，不再管用；搜索在限度内没有结束。",
      over: "已无路可走：按正常规则轮到走的一方负，按反常规则则胜。",
    },
  },
};
