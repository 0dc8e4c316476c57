import { formatInteger } from "../strings/numbers";
import type { WhyStrings } from "./strings";

const number = formatInteger;
const plural = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const en: WhyStrings = {
  mends: {
    title: "What a winning move mends",
    oddColumns: (columns) =>
      `${plural(columns, "column has", "columns have")} an odd number of ones. A winning move makes all columns even.`,
    none: "Every column has an even number of ones. Each move changes one value, so it makes some column odd: none of them wins.",
    mend: (from, to) => `${from} becomes ${to}`,
    before: "Before",
    after: "After",
    gone: "nothing is left of it",
    even: "Now every column has an even number of ones.",
    raises: (from, to) =>
      `This move raises a value, from ${from} to ${to}, and wins all the same: only the columns count. The other player may take the addition back, but that too leaves an odd column, and you mend it again.`,
    misere: (total, bigs) =>
      bigs > 0
        ? `It leaves XOR ${total} with a value of 2 or more: lost for the other player in misère play.`
        : `It leaves only values 0 and 1, an odd number of ones: lost for the other player in misère play.`,
    more: (count) => `Show ${plural(count, "more winning move", "more winning moves")}`,
  },
  walk: {
    title: "Down to the bottom",
    about:
      "A value is the smallest number that no option is worth. Open any option, and its options, until no move is left. Keys: up and down choose, right opens, left goes back.",
    trail: "The way here",
    start: "Start",
    up: "Back up",
    partsAbout:
      "The position is a sum. Each part has a value of its own, and the XOR of the values is the value of the sum.",
    parts: "Parts",
    misereParts: "The values of the parts are those of normal play.",
    options: "Options",
    worth: (value) => `worth ${value}`,
    worthUnknown: "value not known",
    bottom: "No move is left here, so it is worth 0. This is the bottom.",
    mex: (value) =>
      `It can move to every value below ${value} and to none equal to ${value}: so it is worth ${value}.`,
    mexZero: "No option is worth 0: so it is worth 0, and whoever has to move loses.",
    mexPart: (value) => `It is worth ${value}. Moves to the first smaller values:`,
    mexOpen: (value) =>
      `It is worth ${value}: every smaller value is reached. That none of its many options is worth ${value} was not looked at one by one.`,
    reachedBy: (value, move) => `${value}: ${move}`,
    missing: (value) => `${value} is missing`,
    moreOptions: (shown) => `The first ${number(shown)} options.`,
    onBoard: "Open on the Board",
    strip: "Smaller heaps",
    stripAbout: "Marked: the heaps that one move reaches.",
    back: (heap) => `Heap of ${heap}, one smaller`,
    forward: (heap) => `Heap of ${heap}, one larger`,
    cell: (heap, value, reached, here) =>
      `Heap of ${heap}: value ${value}${here ? ", this one" : reached ? ", one move away" : ""}`,
    outcomeOnly: "Only who wins is known here, not the value. These moves can be made:",
  },
  theorem: {
    title: "The theorems, with these numbers",
    numbers: "Here",
    source: "Source",
    turned: "What was turned into what",
    pieces: {
      heap: (size) => `heap of ${size}`,
      pair: (part, size) => `pieces ${part} and ${part + 1}, ${size} between them`,
      edge: (part, size) => `piece ${part} and the border, ${size} between them`,
      step: (part, size) => `step ${part} with ${size}`,
      token: (part, vertex) => `token ${part} on ${vertex}`,
      head: (place) => `head at ${place}`,
      whole: () => "the whole game",
    },
    becomes: (value) => `Nim heap of ${value}`,
    says: {
      bouton: (f, v) => [`A Nim heap of n is worth n: $g(${f.get("n")}) = ${v}$.`],
      bash: (f, v) => [
        `With 1 to m = ${f.get("m")} to be taken, $g(n) = n mod (m + 1)$: $${f.get("n")} mod (${f.get("m")} + 1) = ${v}$.`,
      ],
      "take-interval": (f, v) => [
        `With a = ${f.get("a")} to b = ${f.get("b")} to be taken: $${f.get("n")} mod (${f.get("a")} + ${f.get("b")}) = ${f.get("remainder")}$, and $⌊${f.get("remainder")} / ${f.get("a")}⌋ = ${v}$.`,
      ],
      "take-from": (f, v) => [
        `With ${f.get("a")} or more to be taken, $g(n) = ⌊n / ${f.get("a")}⌋$: $⌊${f.get("n")} / ${f.get("a")}⌋ = ${v}$.`,
      ],
      "take-odd": (f, v) => [`All options have the other parity: $${f.get("n")} mod 2 = ${v}$.`],
      "take-even": (f, v) => [`A heap of pairs of stones: $⌊${f.get("n")} / 2⌋ = ${v}$.`],
      "take-pow2": (f, v) => [`Powers of 2 leave 1 or 2 modulo 3: $${f.get("n")} mod 3 = ${v}$.`],
      "take-half": (f, v) => [
        `$g(n)$ is the number of binary digits of n: ${f.get("n")} has ${v}.`,
      ],
      table: (f, v) => [
        `Computed heap by heap from 0 on, each as the mex of its options: $g(${f.get("n")}) = ${v}$.`,
      ],
      mex: () => [
        "Computed vertex by vertex, from the ends back, each as the mex of those its arrows lead to.",
      ],
      period: (f, v) => [
        `From heap ${f.get("preperiod")} on the values repeat with period ${f.get("period")}, proven: $g(${f.get("n")}) = g(${f.get("same_as")}) = ${v}$.`,
      ],
      lasker: (f, v) => [
        `$${f.get("n")} mod 4 = ${f.get("remainder")}$: a remainder of 3 is worth $n + 1$, of 0 (but for heap 0) $n − 1$, any other n. So $g(${f.get("n")}) = ${v}$.`,
      ],
      wythoff: (f) => [
        `The heaps differ by $k = ${f.get("b")} − ${f.get("a")} = ${f.get("k")}$. The cold pair of that difference is $(⌊k φ⌋, ⌊k φ⌋ + k) = (${f.get("cold_smaller")}, ${f.get("cold_larger")})$, computed in whole numbers.`,
        ...(f.all("candidate_smaller").length > 0
          ? [
              `In which cold pair does ${f.get("a")} stand? Two candidates: $⌊${f.get("candidate_smaller")} φ⌋ = ${f.get("smaller_there")}$ and $⌊${f.get("candidate_larger")} φ⌋ + ${f.get("candidate_larger")} = ${f.get("larger_there")}$.`,
            ]
          : []),
        f.get("a") === f.get("cold_smaller") && f.get("b") === f.get("cold_larger")
          ? "The heaps are that pair: the player to move loses."
          : "The heaps are not that pair: the player to move wins.",
      ],
      staircase: () => [
        "Only every other step counts, each as a Nim heap. What is moved onto a step that counts can be moved on at once.",
      ],
      hill: (f) =>
        f.get("on_top") === "1" || f.get("king_now") === "0"
          ? ["The king is on the top: this game is over."]
          : f.get("king_now") === "1"
            ? [
                "The king is the first climber and goes to the top at once: the player to move wins.",
              ]
            : [
                `The king is climber ${f.get("king_now")} of ${f.get("climbers")}. Paired from the far end, the gaps are ${f.all("gap").join(", ")}${f.all("first").length > 0 ? `, and the first climber counts ${f.get("first")}` : ""}; their XOR is ${f.get("sum")}. It tells who wins; it is not the value.`,
              ],
      turtles: () => ["A head at place x is worth x; every head counts as if it stood alone."],
      mock: () => [
        "A head at place x is worth the x-th number that has an odd number of ones in binary; every head counts as if it stood alone.",
      ],
      ruler: () => [
        "A head at place x is worth the largest power of 2 that divides x; every head counts as if it stood alone.",
      ],
      twins: () => ["A head at place x is worth $x − 1$; every head counts as if it stood alone."],
    },
    sources: {
      bouton: "C. L. Bouton, Nim, a game with a complete mathematical theory, 1901",
      bash: "C. G. Bachet, Problèmes plaisans et délectables, 1612",
      "take-interval": "Berlekamp, Conway, Guy, Winning Ways, chapter 4",
      "take-from": "by induction: its options are 0 … n − a",
      "take-odd": "by induction on the parity",
      "take-even": "by pairing the stones",
      "take-pow2": "by induction modulo 3",
      "take-half": "by induction on the number of digits",
      table: "R. Sprague, 1935; P. M. Grundy, 1939",
      mex: "R. Sprague, 1935; P. M. Grundy, 1939",
      period:
        "a repeated window of values; for octal codes R. K. Guy and C. A. B. Smith, The G-values of various games, 1956",
      lasker: "E. Lasker, Brettspiele der Völker, 1931; Winning Ways, chapter 4",
      wythoff: "W. A. Wythoff, A modification of the game of Nim, 1907",
      staircase: "R. Sprague, Über zwei Abarten von Nim, 1937",
      hill: "HDU 4315",
      turtles: "H. W. Lenstra, Nim multiplication, 1977; Winning Ways, chapter 14",
      mock: "H. W. Lenstra, Nim multiplication, 1977; Winning Ways, chapter 14",
      ruler: "H. W. Lenstra, Nim multiplication, 1977; Winning Ways, chapter 14",
      twins: "H. W. Lenstra, Nim multiplication, 1977; Winning Ways, chapter 14",
    },
  },
  brute: {
    title: "Don’t believe it: play it out",
    about:
      "Every line is played to its end, by the definition of winning and losing alone: no values, no theorem.",
    button: "Check by brute force",
    outcome: (outcome) =>
      outcome === "N" ? "The player to move wins (N)." : "The player to move loses (P).",
    looked: (positions) => `${plural(positions, "position", "positions")} looked at.`,
    smaller: "This position is too large to be played out. The largest smaller one of its shape:",
    agrees: "The theory says the same.",
    differs: "The theory says something else: please report this.",
    noTheory: "The theory has nothing to say here.",
  },
  graph: {
    title: "All that can be reached, coloured backwards",
    about:
      "Arrows are moves. Where the game is over it is settled first; then, step by step, what only leads to won positions is lost, and what leads to a lost one is won.",
    tooMany: "More than 2 000 positions can be reached: too many for a picture.",
    tooManyToDraw: (positions, moves) =>
      `${plural(positions, "position", "positions")} and ${plural(moves, "move", "moves")}: too many for a picture here, but not for the file.`,
    label: (positions, moves) =>
      `Graph of ${plural(positions, "position", "positions")} and ${plural(moves, "move", "moves")}, listed below`,
    round: (round, last) => `Step ${round} of ${last}`,
    roundZero: (positions) =>
      `${plural(positions, "position", "positions")} without a move: the game is over there.`,
    roundSays: (lost, won) =>
      `New: ${plural(lost, "lost position", "lost positions")} (P), ${plural(won, "won position", "won positions")} (N).`,
    first: "First step",
    previous: "Previous step",
    next: "Next step",
    last: "Last step",
    dot: "Save as DOT",
    list: "As a table",
    position: "Position",
    outcome: "Outcome",
    value: "Value",
    settled: "Step",
    open: "Open on the Board",
  },
  conventions: {
    title: "Normal and misère play",
    normal: "Normal",
    misere: "Misère",
    normalAbout: "Whoever makes the last move wins.",
    misereAbout: "Whoever makes the last move loses.",
    wins: "The player to move wins (N)",
    loses: "The player to move loses (P)",
    unsettled: "Not settled within the limit",
    rules: {
      "nim-sum":
        "Some value is 2 or more, and these games follow the misère Nim rule: the XOR decides both, in the same way.",
      ones: "All values are 0 or 1, and these games follow the misère Nim rule: the one is the opposite of the other.",
      theorem: "Values stop helping in misère play here. A theorem about this game decides it.",
      search:
        "Values stop helping in misère play here: this game does not follow the misère Nim rule. It was decided by searching all that can be reached.",
      unknown:
        "Values stop helping in misère play here, and the search did not end within the limit.",
      over: "No move is left: the player to move has lost normal play, and won misère play.",
    },
  },
};
