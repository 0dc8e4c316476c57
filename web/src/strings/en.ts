import { formatInteger, groupDigits, listWith } from "./numbers";
import { boards, forms, problems, theorems } from "./more.en";
import type { MoveContext, Strings } from "./shape";
import type { MoveRecord } from "#module/nimber.js";

const number = formatInteger;
const plural = (count: bigint | number, one: string, many: string) =>
  `${number(count)} ${BigInt(count) === 1n ? one : many}`;

const setNames: Record<string, string> = {
  odd: "an odd number of",
  even: "an even number of",
  fib: "a Fibonacci number of",
  prime: "a prime number of",
  square: "a square number of",
  pow2: "a power of two of",
};

/** "1..3" is "1 to 3", "1,3,4" is "1, 3 or 4", "3.." is "3 or more". */
function describeSet(items: readonly string[]): string {
  const set = items.join(",");
  const named = setNames[set];
  if (named) return `${named} stones`;
  const range = /^(\d+)\.\.(\d*)$/.exec(set);
  if (range) {
    return range[2]
      ? `${groupDigits(range[1]!)} to ${groupDigits(range[2])} stones`
      : `${groupDigits(range[1]!)} or more stones`;
  }
  const words = items.map((item) => {
    const inner = /^(\d+)\.\.(\d*)$/.exec(item);
    if (inner) return inner[2] ? `${inner[1]}–${inner[2]}` : `${inner[1]} or more`;
    return setNames[item]?.replace(/ of$/, "") ?? groupDigits(item);
  });
  if (set === "1") return "1 stone";
  return `${listWith(words, ", ", " or ")} stones`;
}

/** A set that has 1 in it empties every heap, so that the last move takes the last stone. */
const lastMoveTakesLastStone = (sentence: { code: string; args: string[] } | null) =>
  sentence !== null &&
  (sentence.code === "nim" ||
    sentence.code === "take-half" ||
    (sentence.code === "take" &&
      sentence.args.some((item) => /^(1|1\.\.\d*|odd|fib|square|pow2)$/.test(item))));

const readable = (predicate: string) =>
  predicate
    .replace(/&&/g, " and ")
    .replace(/\|\|/g, " or ")
    .replace(/==/g, " = ")
    .replace(/!=/g, " ≠ ")
    .replace(/<=/g, " ≤ ")
    .replace(/>=/g, " ≥ ")
    .replace(/([<>])/g, " $1 ")
    .replace(/\*/g, "·")
    .replace(/ {2,}/g, " ");

const heapsIn = (context: MoveContext) =>
  context.terms.reduce((sum, term) => sum + term.parts.length, 0);

/** "3, 6", or "3–6" for a run. */
const coinsIn = (flips: readonly number[]) => {
  const [first = 0] = flips;
  const last = flips[flips.length - 1] ?? 0;
  return flips.length > 2 && last - first === flips.length - 1
    ? `${first}–${last}`
    : flips.join(", ");
};

function move(record: MoveRecord, context: MoveContext): string {
  const term = context.terms[record.term - 1];
  const one = heapsIn(context) === 1;
  const game = context.terms.length > 1 ? `Game ${record.term}: ` : "";
  const [a, b] = record.after;
  switch (record.kind) {
    case "take":
      return one
        ? `Take ${number(record.amount)}`
        : `Take ${number(record.amount)} from heap ${record.heap}`;
    case "split":
      return one
        ? `Split into ${number(a ?? 0n)} and ${number(b ?? 0n)}`
        : `Split heap ${record.heap} into ${number(a ?? 0n)} and ${number(b ?? 0n)}`;
    case "take-split":
      return `Take ${number(record.amount)} from heap ${record.heap}, split the rest into ${number(a ?? 0n)} and ${number(b ?? 0n)}`;
    case "both":
      return `${game}Take ${number(record.amount)} from both heaps`;
    case "down":
      return `${game}Move ${number(record.amount)} down from step ${record.part}`;
    case "slide":
      return `${game}Move ${number(record.before)} to ${number(a ?? 0n)}`;
    case "edge": {
      const name = (index: bigint | undefined) => term?.vertices[Number(index ?? 0n)] ?? "?";
      return `${game}Move token ${record.part} from ${name(record.before)} to ${name(a)}`;
    }
    case "turn":
      return `${game}Turn ${coinsIn(record.flips)}`;
  }
}

export const en: Strings = {
  code: "en",
  htmlLang: "en",
  otherLanguage: "中文",
  switchLanguage: "切换到中文",
  title: (position) => `${position} – Nimber`,
  tagline: "A playground for impartial games",

  games: {
    nim: {
      title: "Nim",
      about: "Take any number of stones from one heap.",
      rules: "",
      state: "Heaps",
      part: "Heap",
    },
    take: {
      title: "Subtraction game",
      about: "Take a number of stones that the rule allows.",
      rules: "How many may be taken",
      state: "Heaps",
      part: "Heap",
    },
    custom: {
      title: "Your own rule",
      about: "Taking k stones from a heap of n is allowed where your condition holds.",
      rules: "Condition on n (the heap) and k (taken)",
      state: "Heaps",
      part: "Heap",
    },
    octal: {
      title: "Octal game",
      about: "A code says what may be taken, and whether the rest may be split.",
      rules: "Octal code",
      state: "Heaps",
      part: "Heap",
    },
    grundy: {
      title: "Grundy’s game",
      about: "Split a heap into two heaps of different sizes.",
      rules: "",
      state: "Heaps",
      part: "Heap",
    },
    lasker: {
      title: "Lasker’s Nim",
      about: "Take any number from a heap, or split it in two.",
      rules: "",
      state: "Heaps",
      part: "Heap",
    },
    wythoff: {
      title: "Wythoff’s game",
      about: "Take from one of two heaps, or the same number from both.",
      rules: "",
      state: "The two heaps",
      part: "Heap",
    },
    stairs: {
      title: "Staircase Nim",
      about: "Move stones down, one step at a time.",
      rules: "",
      state: "Stones on steps 1, 2, 3, …",
      part: "Step",
    },
    strip: {
      title: "Coins on a strip",
      about: "Move a coin left; no jumping.",
      rules: "",
      state: "Squares that hold a coin",
      part: "Coin",
    },
    monks: {
      title: "Monks on the steps",
      about: "Move a monk up; no passing.",
      rules: "",
      state: "Steps the monks stand on",
      part: "Monk",
    },
    hill: {
      title: "The king of the hill",
      about: "Move a climber up; whoever brings the king to the top wins.",
      rules: "Which climber is the king (1 = nearest the top)",
      state: "Distances from the top",
      part: "Climber",
    },
    graph: {
      title: "Tokens on a graph",
      about: "Move a token along an arrow.",
      rules: "Arrows, as a-b,a-c",
      state: "Tokens",
      part: "Token",
    },
    coins: {
      title: "Turning coins",
      about: "Turn coins over; the rightmost one goes from heads to tails.",
      rules: "Variant",
      state: "The row: H for heads, T for tails",
      part: "Coin",
    },
  },
  sumTitle: (games) => `A sum of ${games} games`,
  sumRule: "Move in one of the games.",
  together: (first, second) => `${first} ${second}`,
  termTitle: (term, title) => `${term}. ${title}`,
  rule: ({ code, args }) => {
    const [first = ""] = args;
    switch (code) {
      case "nim":
        return "Take one or more stones from one heap.";
      case "take":
        return `Take ${describeSet(args)} from one heap.`;
      case "take-half":
        return "Take at least half of one heap.";
      case "custom":
        return `Take k stones from a heap of n where ${readable(first)}.`;
      case "octal":
        return `Take from one heap as the octal code ${first} allows.`;
      case "grundy":
        return "Split one heap into two heaps of different sizes.";
      case "lasker":
        return "Take one or more stones from one heap, or split a heap in two.";
      case "wythoff":
        return "Take from one heap, or the same number from both.";
      case "stairs":
        return "Move one or more stones from a step to the step below.";
      case "strip":
        return "Move one coin to the left, not onto or past another.";
      case "monks":
        return "Move one monk up, not onto or past another.";
      case "hill":
        return `Move one climber up, not past the one ahead. Climber ${first} is the king.`;
      case "graph":
        return "Move one token along one arrow.";
      case "coins":
      case "turtles":
      case "mock":
      case "ruler":
      case "twins": {
        const variant = code === "coins" ? first : code;
        const how =
          {
            turtles: "one or two coins",
            mock: "one, two or three coins",
            ruler: "any run of neighbouring coins",
            twins: "exactly two coins",
          }[variant] ?? "coins";
        return `Turn ${how}; the rightmost goes from heads to tails.`;
      }
      default:
        return "";
    }
  },
  ending: (sentence, misere) => {
    if (sentence?.code === "hill" && !misere) return "Whoever brings the king to the top wins.";
    const what = lastMoveTakesLastStone(sentence) ? "takes the last stone" : "makes the last move";
    return `Whoever ${what} ${misere ? "loses" : "wins"}.`;
  },

  errors: {
    empty: () => "There is nothing here yet. Try nim:3,4,5 or {1,3,4}.",
    "too-long": () => "This text is too long: at most 1 MB.",
    "bad-character": ([c = ""]) => `“${c}” can’t stand here.`,
    "game-expected": () => "The name of a game is expected here, as in nim:3,4,5.",
    "missing-rules": ([game = ""]) => `“${game}” needs its rules after a slash, as in take/1..3.`,
    "no-rules": ([game = ""]) => `“${game}” has no rules to choose: nothing may follow a slash.`,
    "place-zero": () => "Places are counted from 1: nothing stands at 0.",
    "no-sequence": ([rule = ""]) => `${rule} has no single heap, so it has no sequence of values.`,
    "rule-alone": () => "This is a rule alone: add a colon and the heaps, as in take/1..3:21.",
    "unknown-problem": ([name = ""]) => `There is no problem called “${name}”.`,
    "input-number-expected": ([text = ""]) => `A number is expected here, not “${text}”.`,
    "input-out-of-range": ([value = "", least = "", most = ""]) =>
      `${value} is out of range: ${least} to ${most}.`,
    "input-ended-early": () => "The input ends too early: numbers are missing.",
    "input-left-over": ([text = ""]) => `“${text}” follows after the end of the input.`,
    "output-too-long": () => "The output is too long to show.",
    "control-character": () => "There is an invisible control character here.",
    "bad-encoding": () => "This part of the link is broken: it isn’t valid text.",
    "unknown-game": ([name = ""]) => `There is no game called “${name}”.`,
    "missing-colon": () => "A colon is missing between the rules and the heaps.",
    "missing-state": () =>
      "Nothing stands after the colon: say at least one heap, as in nim:3,4,5.",
    "bad-integer": () => "A whole number is expected here.",
    "too-large": () => "This number is too large: at most 1 000 000 000 000 000 000 (10^18).",
    "too-many-parts": ([limit = ""]) => `Too many heaps: at most ${groupDigits(limit)}.`,
    "bad-set": () => "This isn’t a set of numbers. Write 1,3,4 or 1..5 or odd.",
    "empty-set": () => "The set is empty: say at least one number that may be taken.",
    "zero-in-set": () => "Nobody may take 0 stones: the numbers start at 1.",
    "reversed-range": () => "This range runs backwards: the smaller number comes first.",
    "unknown-set-name": ([name = ""]) =>
      `There is no set called “${name}”. There are odd, even, fib, prime, square and pow2.`,
    "bad-predicate": () => "This condition can’t be read here.",
    "not-a-comparison": () => "A condition must compare something, as in 2*k>=n.",
    "bad-octal": () =>
      "This isn’t an octal code: digits 0 to 7, and 0 or 4 before the point, as in 0.77.",
    "bad-graph": () => "Arrows are written a-b,a-c.",
    cycle: ([path = ""]) => `The arrows run in a circle: ${path}. The game would never end.`,
    "unknown-vertex": ([name = ""]) => `The graph has no vertex “${name}”.`,
    "repeated-edge": ([edge = ""]) => `The arrow ${edge} is written twice.`,
    "not-distinct": ([place = ""]) =>
      place
        ? `Two of them stand on ${place}: each needs a place of its own.`
        : "Two stand on the same place.",
    "wrong-count": ([count = ""]) =>
      count ? `Exactly ${count} heaps are needed here.` : "The number of heaps is wrong.",
    "bad-king": () => "The king’s number must be one of the climbers, counted from 1.",
    "bad-coins": () => "A row of coins is written with H and T only.",
    "bad-variant": ([variants = ""]) => `There is no such variant. There are: ${variants}.`,
    "expected-end": ([rest = ""]) =>
      rest ? `“${rest}” is left over here.` : "Something is left over here.",
    "bad-step": ([step = ""]) => `The step “${step}” of the link is not a legal move.`,
    unsettled: ([limit = ""]) =>
      limit
        ? `Not settled within ${groupDigits(limit)} examined options.`
        : "Not settled within the limit of work.",
    "bad-certificate": ([what = ""]) => `This is not a certificate. Expected here: ${what}.`,
    "bad-expression": () =>
      "The expression can’t be read here. It is made of integers, names, + - * / %, comparisons, && || !, parentheses and gcd, xor, min, max, bits.",
    "unknown-name": ([name = ""]) => `There is no number named “${name}” here.`,
    "one-unknown": () =>
      "Exactly one question mark is wanted, in place of a number, as in nim:3,5,?",
    "too-many-positions": ([limit = ""]) => `More than ${limit} positions can be reached.`,
    "out-of-memory": () => "This is too big for the memory of this page.",
    negative: () => "A number can’t be negative here.",
    "engine-failed": () => "The computing part of the page failed and was started again.",
    "no-webassembly": () => "This browser has no WebAssembly, which the page needs to compute.",
  },
  unknownError: (code) => `This can’t be read (${code}).`,
  atColumn: (column) => `Column ${number(column)}`,
  textStaysForRepair: "The text is kept, repair it above.",
  brokenLink: "This link is broken",
  startInstead: "Play 21 stones instead",
  dropped: (text) => `“${text}” at the end of the link was left out.`,

  input: {
    label: "Position",
    placeholder: "nim:3,4,5 or {1,3,4}",
    go: "Open",
    help: "A position such as nim:3,4,5 or take/1..3:21, sums with +, or a rule alone such as {1,3,4}.",
  },
  board: {
    label: "Board",
    undo: "Undo",
    redo: "Redo",
    heap: (heap) => `Heap ${heap}`,
    heapWords: (heap, stones) => `Heap ${heap}: ${plural(stones, "stone", "stones")}`,
    noStones: "empty",
    takeSome: "Choose how many to take",
    amount: "Take",
    notAMove: "Not allowed",
    fewer: "One step fewer",
    more: "One step more",
    playThis: "Play",
    clear: "Cancel",
    winningMove: "winning move",
    valueOf: (value) => `value ${value}`,
    hint: "Tap a stone: it and those after it are taken.",
    bareRule: "A rule without heaps. Choose a heap from the strip to play it.",
    noPicture: "This game has no picture yet; use the list of moves.",
  },
  move,
  leaves: (record) => {
    const [a] = record.after;
    return record.kind === "take" && a !== undefined ? `leaves ${number(a)}` : "";
  },

  status: {
    yourMove: "Your move",
    programMoves: "The program moves …",
    player: (player) => `Player ${player}`,
    youWon: "You won!",
    youLost: "The program won",
    playerWon: (player) => `Player ${player} won`,
    over: "The game is over",
    again: "Again",
    programPlayed: (text) => `Program: ${text}`,
  },
  verdict: {
    label: "Verdict",
    wins: (who, count, found) => {
      const subject = who === "you" ? "You can win" : "The program can win";
      if (count === null)
        return `${subject}: at least ${plural(found, "winning move", "winning moves")}`;
      return `${subject}: ${plural(count, "winning move", "winning moves")}`;
    },
    loses: (who) =>
      who === "you" ? "You lose against perfect play" : "The program loses against perfect play",
    overLost: "No move left: the player to move has lost",
    overWon: "No move left: the player to move has won",
    working: "Working it out …",
    examined: (options) => `${number(options)} options examined`,
    stop: "Stop",
    stopped: "Stopped before it was settled",
    resume: "Go on",
    longer: "Search ten times longer",
    hidden: "Who wins? Think first.",
    show: "Show",
    value: "SG value",
    noValue: "no value",
    noValueMisere: "In misère play a position has no single value.",
    noValueTheorem: "Only who wins is known here, not the value.",
    nLong: "N position: the next player wins",
    pLong: "P position: the previous player wins",
  },
  winning: {
    title: "Winning moves",
    none: "None. Every move gives the other side a winning reply.",
    over: "The game is over.",
    more: (shown, total) =>
      total === null
        ? `The first ${number(shown)} found.`
        : `The first ${number(shown)} of ${number(total)}.`,
  },
  strip: {
    title: "Values of one heap",
    caption: "Tap a cell to play that heap.",
    misereNote: "Values and P/N of normal play, where the last move wins.",
    cell: (n, value) =>
      `Heap of ${n}: value ${value}, ${value === 0 ? "P position" : "N position"}`,
    more: "More",
    heapHere: (heaps) => `${heaps.length === 1 ? "heap" : "heaps"} ${heaps.join(", ")}`,
    rule: (rule) => rule,
    n: "n",
    g: "g(n)",
    outcome: "P/N",
  },
  record: {
    title: "Game record",
    start: "Start",
    empty: "Every move will be listed here.",
    fromHere: "Play on from here",
  },
  why: {
    title: "Why",
    intro: (method) =>
      ({
        values:
          "Every game here is worth a Nim heap. Write the values in binary and add each column without carrying (XOR): zero means the player to move loses.",
        tame: "In misère play these games follow the misère Nim rule: play as in normal Nim until only heaps of value 0 or 1 are left, then leave an odd number of ones.",
        theorem: "A theorem about this game tells who wins.",
        search: "Found by searching the positions that can be reached.",
      })[method],
    explain: "Explain every step",
    close: "Close the explanation",
    component: "Part",
    size: "Size",
    value: "Value",
    binary: "Binary",
    sum: "XOR",
    pieces: {
      heap: (part) => `Heap ${part}`,
      pair: (part) => `Pair from ${part}`,
      edge: (part) => `Coin ${part} and the edge`,
      step: (part) => `Step ${part}`,
      token: (part) => `Token ${part}`,
      head: (part) => `Head at ${part}`,
      whole: () => "The whole game",
    },
    term: (term) => `Game ${term}`,
    zero: "The XOR is 0, so whatever you do, the other side can bring it back to 0.",
    nonzero: "The XOR is not 0, so there is a move that makes it 0. That is a winning move.",
    tameBig: "Some value is 2 or more: the usual XOR rule decides.",
    tameSmall: "All values are 0 or 1: here the XOR rule is turned round.",
    more: (count) => `and ${number(count)} more`,
  },
  thumb: { label: "Actions", play: "Play", why: "Why", share: "Share" },
  play: {
    title: "Play from here",
    programSecond: "Against the program: you start",
    programSecondAbout: "It never makes a mistake.",
    programFirst: "Against the program: it starts",
    programFirstAbout: "It moves, then it is your turn.",
    two: "Two people at this screen",
    twoAbout: "You move for both sides.",
    now: "now",
    restart: "From the start again",
    swap: "Swap sides",
  },
  share: {
    title: "Share",
    link: "Link to this position and its moves",
    copyLink: "Copy link",
    text: "The position as text",
    copyText: "Copy text",
    send: "Send …",
    copied: "Copied.",
    byHand: "Copying isn’t allowed here: the text is selected, copy it by hand.",
  },
  edit: {
    open: "Edit",
    games: "Games",
    title: "Set up a position",
    misere: "Misère",
    misereAbout: "whoever makes the last move loses",
    game: "Game",
    remove: "Remove this game",
    add: "Add another game",
    addPart: "Add",
    removePart: (part) => `Remove ${part}`,
    result: "Position",
    apply: "Put it on the board",
    setKind: "A player may take",
    sets: {
      upto: "1 up to …",
      list: "these numbers …",
      odd: "odd numbers",
      even: "even numbers",
      fib: "Fibonacci numbers",
      prime: "prime numbers",
      square: "square numbers",
      pow2: "powers of two",
    },
    setMost: "At most",
    setList: "Numbers, as 1,3,4 or 2..5",
    presets: "Well-known games",
    predicates: "For example",
  },
  presets: {
    title: "More games",
    about: "Tap one to put it on the board.",
    names: {
      stones21: { title: "21 stones", about: "Take 1 to 3. The last stone wins." },
      count100: { title: "Counting to 100", about: "Add 1 to 10 in turn. Whoever says 100 wins." },
      lines: {
        title: "Fifteen lines",
        about: "Cross out 1 to 3. Whoever crosses out the last one loses.",
      },
      auction: {
        title: "The auction",
        about: "Raise by 1 to 9. Whoever reaches 64 buys the land.",
      },
      nim345: { title: "Nim 3, 4, 5", about: "Any number from one heap. The last stone wins." },
      rows: { title: "Rows of 1, 3, 5, 7", about: "The table game of a famous film." },
      misere: { title: "Misère Nim", about: "As Nim, but the last stone loses." },
      half: { title: "At least half", about: "Take half of a heap or more." },
      kayles: { title: "Kayles", about: "Knock down one skittle, or two neighbours." },
      dawson: { title: "Dawson’s chess", about: "Pawns that must capture, told as heaps." },
      grundy: { title: "Grundy’s game", about: "Split a heap into two different ones." },
      lasker: { title: "Lasker’s Nim", about: "Take, or split." },
      queen: { title: "Wythoff’s queen", about: "Lead the queen into the corner." },
      stairs: { title: "The staircase", about: "Stones step down; the ground is the end." },
      georgia: { title: "Georgia and Bob", about: "Coins slide left and may not jump." },
      monks: { title: "The monks", about: "Monks climb and may not pass." },
      hill: { title: "Climbing the hill", about: "Bring the king to the top." },
      graph: { title: "A small graph", about: "Tokens follow the arrows." },
      turtles: { title: "Turning Turtles", about: "Turn one or two coins." },
      mock: { title: "Mock Turtles", about: "Turn one, two or three coins." },
      ruler: { title: "Ruler", about: "Turn a run of neighbours." },
      twins: { title: "Twins", about: "Turn exactly two coins." },
      mixed: { title: "Stones, skittles, coins", about: "One move in one of three games." },
      sum: { title: "Three heaps, three rules", about: "A sum of different games." },
    },
  },
  settings: {
    theme: "Appearance",
    themes: { auto: "As the system", light: "Light", dark: "Dark" },
    nextTheme: (theme) => `Appearance: ${theme}`,
  },
  boards,
  forms,
  theorems,
  problems,
  close: "Close",
  skip: "Skip to the board",
  footer: "Everything is computed on this device. Nothing is sent anywhere.",
};
