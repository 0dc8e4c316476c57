import { formatInteger } from "./numbers";
import type { BoardStrings, FormStrings, ProblemStrings, TheoremName } from "./more";

const number = formatInteger;
const count = (n: bigint | number, one: string, many: string) =>
  `${number(n)}\u00a0${BigInt(n) === 1n ? one : many}`;

export const boards: BoardStrings = {
  toPlace: "Move to",
  takeOf: "Take",
  splitOff: "Split off",
  skipped: (n) => `${number(n)} more`,
  from: (place) => `from ${number(place)}`,
  cannotMove: "can’t move",
  piece: {
    strip: (part, place) => `Coin ${part} on square ${number(place)}`,
    monks: (part, place) => `Monk ${part} on step ${number(place)}`,
    hill: (part, place, king) =>
      `Climber ${part}${king ? ", the king," : ""} ${place === 0n ? "on the top" : `${number(place)} from the top`}`,
  },
  place: { strip: "square", monks: "step", hill: "from the top" },
  top: "top",
  summit: "Summit",
  ground: "Ground",
  step: (step) => `Step ${step}`,
  stepWords: (step, stones) => `Step ${step}: ${count(stones, "stone", "stones")}`,
  gap: (size, value) => `gap ${number(size)}, value ${number(value)}`,
  coinWords: (coin, head, chosen) =>
    `Coin ${coin}: ${head ? "heads" : "tails"}${chosen ? ", will be turned" : ""}`,
  head: "H",
  tail: "T",
  coinHint: "Tap the rightmost coin to turn, then those to its left.",
  both: "Both heaps",
  bothWords: "Take the same number from both heaps",
  heapsView: "Two heaps",
  gridView: "Queen",
  picture: "Picture",
  byOutcome: "P / N",
  byValue: "Values",
  colours: "Colours",
  zoomIn: "Larger cells",
  zoomOut: "Smaller cells",
  gridWords: (first, second) =>
    `The queen stands on ${number(first)}, ${number(second)} and moves left, down or diagonally towards the corner 0, 0.`,
  cellWords: (first, second, value, reachable) =>
    `${first}, ${second}${value === null ? "" : `: value ${value}, ${value === 0 ? "P" : "N"}`}, ${reachable ? "the queen can go there" : "out of reach"}`,
  gridTooLarge: "These heaps are too large for the grid. Choose a heap and type how many to take.",
  vertexWords: (name, tokens, value) =>
    `Vertex ${name}${tokens > 0 ? `, ${count(tokens, "token", "tokens")}` : ""}${value === null ? "" : `, value ${number(value)}`}`,
  tokenWords: (token, vertex, targets) =>
    `Token ${token} on ${vertex}, ${targets.length > 0 ? `may go to ${targets.join(", ")}` : "can’t move"}`,
  graphWords: (vertices, arrows) =>
    `A graph of ${count(vertices, "vertex", "vertices")} and ${count(arrows, "arrow", "arrows")}`,
  splitHint: "Point at stones, or drag over them; point between two stones to split there.",
  leadsTo: "leads to",
};

export const forms: FormStrings = {
  knownCodes: "Well-known codes",
  codes: {
    kayles: "Kayles",
    dawson: "Dawson’s chess",
    dawsonsKayles: "Dawson’s Kayles",
    treblecross: "Treblecross",
    splits: "Take one, or split",
  },
  less: "Less",
  more: "More",
  climber: (part) => `Climber ${part}`,
  variants: {
    turtles: { title: "Turning Turtles", about: "one or two coins" },
    mock: { title: "Mock Turtles", about: "one, two or three coins" },
    ruler: { title: "Ruler", about: "a run of neighbours" },
    twins: { title: "Twins", about: "exactly two coins" },
  },
  coin: (coin, head) => `Coin ${coin}: ${head ? "heads" : "tails"}`,
  addCoin: "Add a coin",
  removeCoin: "Remove the last coin",
  square: (square, taken) => `${square}${taken ? ", taken" : ""}`,
  tapSquares: "Tap a place to put a piece on it or take it away.",
  asText: "As text",
  editor: {
    label: "The graph",
    tools: { connect: "Arrows", token: "Tokens", remove: "Remove" },
    about: {
      connect: "Tap a vertex, then the one its arrow points to. Tap empty space to add a vertex.",
      token: "Tap a vertex to put a token on it.",
      remove: "Tap an arrow or a vertex to remove it; of a vertex with tokens, a token goes first.",
    },
    tool: "Tool",
    addVertex: "Add a vertex",
    from: (vertex) => `An arrow from ${vertex} to …`,
    arrow: (from, to) => `Arrow from ${from} to ${to}`,
    vertex: (name, tokens) =>
      `Vertex ${name}${tokens > 0 ? `, ${count(tokens, "token", "tokens")}` : ""}`,
    loose: "A vertex without arrows is not kept: connect it.",
    tooBig: "This graph is too large to draw here. Edit its text.",
  },
  groups: {
    take: "Taking stones",
    heaps: "Splitting heaps",
    board: "On a board",
    coins: "Turning coins",
    sums: "Several at once",
  },
};

export const theorems: Record<TheoremName, string> = {
  bouton: "Bouton’s theorem (1901): a Nim heap of n is worth n.",
  bash: "Bash’s game: with 1 to m to take, a heap of n is worth n mod (m + 1).",
  "take-interval":
    "Taking a to b: a heap of n is worth the remainder of n modulo a + b, divided by a and rounded down.",
  "take-from": "Taking a or more: a heap of n is worth n / a, rounded down.",
  "take-odd": "Taking odd numbers: a heap of n is worth n mod 2.",
  "take-even": "Taking even numbers: a heap of n is worth n / 2, rounded down.",
  "take-pow2": "Taking powers of two: a heap of n is worth n mod 3.",
  "take-half": "Taking at least half: a heap is worth the number of its binary digits.",
  table:
    "By table: a heap’s value is the mex, the smallest number that none of its options is worth.",
  period:
    "The values repeat with a proven period, so that a large heap is looked up in a small one.",
  mex: "A vertex is worth the mex of its successors, the smallest number that none of them is worth; tokens are heaps of these sizes.",
  lasker:
    "Lasker’s Nim: a heap of n is worth n, but n + 1 where n mod 4 is 3 and n − 1 where 4 divides n.",
  wythoff:
    "Wythoff’s theorem (1907): lost are the pairs (⌊kφ⌋, ⌊kφ⌋ + k), φ being the golden ratio; they are computed in exact integers. The values come from a table.",
  staircase:
    "The staircase: only every second step counts. What comes down onto such a step can be sent on at once. On a strip the gaps between coins are the steps.",
  hill: "The king of the hill: pair the climbers from the far end and XOR the gaps; a king who is first or second is an exception. This tells the winner, not a value.",
  turtles: "Turning Turtles: a head on place x is a Nim heap of x.",
  mock: "Mock Turtles: a head on place x is worth the x-th odious number, one with an odd number of binary ones.",
  ruler: "Ruler: a head on place x is worth the largest power of two that divides x.",
  twins: "Twins: a head on place x is a Nim heap of x − 1.",
};

export const problems: ProblemStrings = {
  place: "Problems",
  board: "Board",
  places: "Places",
  title: "Judge problems",
  about:
    "Paste a problem’s input and get its exact output. Every case that is a position opens on the board.",
  choose: "Problem",
  disguise: "What it is in disguise",
  noDisguise: "None of the boards’ games.",
  traps: "Traps",
  input: "Input",
  inputHint: "Paste the judge’s input here",
  file: "Choose a file …",
  sample: "The sample",
  run: "Run",
  stop: "Stop",
  stopped: "Stopped.",
  working: "Working …",
  output: "Output",
  copy: "Copy",
  copied: "Copied.",
  byHand: "Copying isn’t allowed here: the text is selected, copy it by hand.",
  cut: (shown, total) =>
    `The first ${number(shown)} of ${number(total)} lines. Copying takes all of them.`,
  noInput: "Paste an input first.",
  errorAt: (line) => `Line ${number(line)} of the input: `,
  compare: "Compare with your program",
  compareAbout: "Paste what your program printed: the first case it gets wrong opens on the board.",
  compareButton: "Compare",
  same: "No difference: every line agrees.",
  differs: (line, column) => `First difference: line ${number(line)}, column ${number(column)}.`,
  ours: "Expected",
  yours: "Yours",
  nothing: "(nothing)",
  cases: (n) => count(n, "case", "cases"),
  caseNumber: (n) => `Case ${number(n)}`,
  caseLines: (input, output) => `input line ${number(input)}, output line ${number(output)}`,
  openCase: "Open on the board",
  noBoard: "This case is no position of a board.",
  lineOnBoard: "Board",
  next: "Next",
  previous: "Previous",
  answer: "Answer",
  names: {
    "hdu-1536": {
      title: "S-Nim",
      disguise: "A subtraction game: only the numbers of a set may be taken.",
      traps: "The set comes unsorted and may repeat a number.",
    },
    "hdu-1730": {
      title: "Northcott Game",
      disguise: "Nim on the gaps between the two pieces of each row. Drawing back gains nothing.",
      traps: "Either piece may be the left one.",
    },
    "hdu-1846": {
      title: "Brave Game",
      disguise: "Bash’s game: lost when m + 1 divides n.",
      traps: "None.",
    },
    "hdu-1847": {
      title: "Good Luck in CET-4 Everybody!",
      disguise: "Taking powers of two: multiples of 3 are lost.",
      traps: "None.",
    },
    "hdu-1848": {
      title: "Fibonacci again and again",
      disguise: "Taking Fibonacci numbers from three heaps.",
      traps: "The Fibonacci numbers go up to the largest heap.",
    },
    "hdu-1849": {
      title: "Rabbit and Grass",
      disguise: "Nim: a piece on square s is a heap of s.",
      traps: "Pieces may share a square, so no gaps are paired.",
    },
    "hdu-1850": {
      title: "Being a Good Boy in Spring Festival",
      disguise: "Nim: count the winning first moves.",
      traps: "Each heap has at most one winning move.",
    },
    "hdu-1907": {
      title: "John",
      disguise: "Misère Nim: whoever eats the last sweet loses.",
      traps: "When every heap is 0 or 1 the rule turns round.",
    },
    "hdu-2149": {
      title: "Public Sale",
      disguise: "Bash’s game: raising a price is taking from m.",
      traps: "A bid may overshoot: where n ≥ m, all bids from m to n win.",
    },
    "hdu-2176": {
      title: "Taking stones from m heaps",
      disguise: "Nim with all its winning first moves.",
      traps: "Told is the heap before and after, not how many are taken.",
    },
    "hdu-2177": {
      title: "Taking stones from two heaps, II",
      disguise: "Wythoff’s game with all its winning moves.",
      traps:
        "The smaller heap may be the one to reduce; two ways may lead to one pair; a double is not exact enough.",
    },
    "hdu-2188": {
      title: "Choosing volunteers",
      disguise: "Bash’s game: gifts of 1 to m bring a sum to n.",
      traps: "None.",
    },
    "hdu-2509": {
      title: "Be the Winner",
      disguise: "Misère Nim on the lengths of the rows: the splits change nothing.",
      traps: "The last apple loses, and splitting tempts to look for other values.",
    },
    "hdu-2897": {
      title: "Encounter",
      disguise: "A misère subtraction game in which a rest below p must be taken whole.",
      traps: "Taking exactly p of p stones loses as well.",
    },
    "hdu-3032": {
      title: "Nim or not Nim?",
      disguise: "Lasker’s Nim.",
      traps: "A table is out of reach; an empty heap is worth 0.",
    },
    "hdu-3537": {
      title: "Daizhenyang’s Coin",
      disguise: "Mock Turtles: odious numbers.",
      traps: "A place told twice is one head, and Yes is for the loser.",
    },
    "hdu-4315": {
      title: "Climbing the Hill",
      disguise: "The king of the hill.",
      traps:
        "Climbers already on the top are set aside first; the gaps tell the winner, not a value.",
    },
    "lanqiao-monks": {
      title: "The fight of the monks",
      disguise: "Staircase Nim: the gaps between the monks.",
      traps: "A winning move may also widen a gap.",
    },
    "poj-1067": {
      title: "Taking stones from two heaps",
      disguise: "Wythoff’s game.",
      traps: "Either heap may be the larger; the golden ratio as a double fails for large heaps.",
    },
    "poj-1704": {
      title: "Georgia and Bob",
      disguise: "Coins on a strip: staircase Nim on the gaps.",
      traps: "The squares come unsorted; a coin left over pairs with the border.",
    },
    "poj-2234": {
      title: "Matches Game",
      disguise: "Nim.",
      traps: "None.",
    },
    "poj-2368": {
      title: "Buttons",
      disguise: "Bash’s game: the smallest divisor from 3 on, less one.",
      traps: "K may be large: look for divisors up to its root only.",
    },
    "poj-2975": {
      title: "Nim",
      disguise: "Nim: count the winning moves.",
      traps: "Each heap has at most one winning move.",
    },
  },
};
