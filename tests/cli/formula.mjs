// The language of laws (docs/notation.md, Expressions) once more, so that a law is held against
// values without the program that told it. Whole numbers are BigInt, a condition is 1n or 0n.

const binary = [["||"], ["&&"], ["==", "!="], ["<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"]];

function root(x, k) {
  let [low, high] = [0n, 1n << (BigInt(x.toString(2).length) / k + 1n)];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** k <= x) low = middle;
    else high = middle - 1n;
  }
  return low;
}
const sqrt = (x) => root(x, 2n);
const gcd = (x, y) => (y === 0n ? (x < 0n ? -x : x) : gcd(y, x % y));
const digits = (x) => (x === 0n ? "" : x.toString(2));
function fibonacciUpTo(x) {
  const list = [1n, 2n];
  while (list.at(-1) <= x) list.push(list.at(-1) + list.at(-2));
  return list.filter((one) => one <= x);
}
function isPrime(x) {
  if (x < 2n) return false;
  for (let d = 2n; d * d <= x; d += 1n) if (x % d === 0n) return false;
  return true;
}
function least(x) {
  let rest = x;
  let part = 0n;
  while (rest > 0n) {
    part = fibonacciUpTo(rest).at(-1);
    rest -= part;
  }
  return part;
}

const functions = {
  min: (...x) => x.reduce((a, b) => (a < b ? a : b)),
  max: (...x) => x.reduce((a, b) => (a > b ? a : b)),
  abs: (x) => (x < 0n ? -x : x),
  gcd,
  xor: (...x) => x.reduce((a, b) => a ^ b),
  and: (x, y) => x & y,
  or: (x, y) => x | y,
  bits: (x) => BigInt(digits(x).length),
  ones: (x) => BigInt(digits(x).replaceAll("0", "").length),
  low: (x) => x & -x,
  sqrt,
  root,
  fib: (x) => BigInt(x >= 1n && fibonacciUpTo(x).at(-1) === x),
  square: (x) => BigInt(x >= 1n && sqrt(x) ** 2n === x),
  pow2: (x) => BigInt(x >= 1n && (x & -x) === x),
  prime: (x) => BigInt(isPrime(x)),
  zeck: least,
  phi: (x) => (x + sqrt(5n * x * x)) / 2n,
};
const operators = {
  "==": (x, y) => BigInt(x === y),
  "!=": (x, y) => BigInt(x !== y),
  "<": (x, y) => BigInt(x < y),
  "<=": (x, y) => BigInt(x <= y),
  ">": (x, y) => BigInt(x > y),
  ">=": (x, y) => BigInt(x >= y),
  "+": (x, y) => x + y,
  "-": (x, y) => x - y,
  "*": (x, y) => x * y,
  "/": (x, y) => x / y,
  "%": (x, y) => x % y,
};

/** What the text says, as a function of the names and their numbers. */
function compile(text) {
  const tokens = text.match(/\d+|[a-z]\w*|[<>=!]=|&&|\|\||[-+*/%<>!(),]/g);
  if (tokens.join("") !== text.replaceAll(" ", "")) throw new Error(`not read: ${text}`);
  let at = 0;
  const eat = (token) => {
    if (tokens[at] !== token) throw new Error(`${token} is missing: ${text}`);
    at += 1;
  };
  function list() {
    const all = [level(0)];
    while (tokens[at] === ",") {
      at += 1;
      all.push(level(0));
    }
    eat(")");
    return all;
  }
  function atom() {
    const token = tokens[at];
    at += 1;
    if (/^\d/.test(token)) return () => BigInt(token);
    if (token === "-") {
      const inner = atom();
      return (names) => -inner(names);
    }
    if (token === "!") {
      const inner = atom();
      return (names) => BigInt(inner(names) === 0n);
    }
    if (token === "(") {
      const inner = level(0);
      eat(")");
      return inner;
    }
    if (tokens[at] !== "(") return (names) => names[token];
    eat("(");
    const given = list();
    if (token === "if") return (names) => given[given[0](names) === 0n ? 2 : 1](names);
    if (token === "pick") return (names) => given[Number(given[0](names)) + 1](names);
    if (token === "g") return (names) => names.g(...given.map((one) => one(names)));
    const call = functions[token];
    if (!call) throw new Error(`no function ${token}: ${text}`);
    return (names) => call(...given.map((one) => one(names)));
  }
  function level(i) {
    if (i === binary.length) return atom();
    let left = level(i + 1);
    while (binary[i].includes(tokens[at])) {
      const [token, before] = [tokens[at], left];
      at += 1;
      const right = level(i + 1);
      if (token === "&&") left = (names) => BigInt(before(names) !== 0n && right(names) !== 0n);
      else if (token === "||")
        left = (names) => BigInt(before(names) !== 0n || right(names) !== 0n);
      else left = (names) => operators[token](before(names), right(names));
    }
    return left;
  }
  const whole = level(0);
  if (at !== tokens.length) throw new Error(`more than an expression: ${text}`);
  return whole;
}

/**
 * A formula such as `g(n) = n%3 for n>=5` or `P when a==b`. `says` gives a value, or whether the
 * position is lost, or undefined where the formula says nothing; `before` knows the values below.
 */
export function readFormula(formula, before) {
  const [, value, names, lost, expression, from = "0"] =
    /^(?:(g)\(([a-z,]+)\) = |(P) when )(.*?)(?: for n>=(\d+))?$/.exec(formula) ?? [];
  if (expression === undefined) throw new Error(`not read: ${formula}`);
  const called = names?.split(",") ?? (/\b[ab]\b/.test(expression) ? ["a", "b"] : ["n"]);
  const evaluate = compile(expression);
  const number = (...heaps) => {
    if (called.length === 1 && heaps[0] < BigInt(from)) return before(...heaps);
    const known = Object.fromEntries(called.map((name, i) => [name, heaps[i]]));
    return evaluate({ ...known, g: number });
  };
  const says = (...heaps) => {
    if (called.length === 1 && heaps[0] < BigInt(from)) return undefined;
    return lost ? number(...heaps) !== 0n : number(...heaps);
  };
  return { of: value ? "value" : "lost", says };
}

/** The value that an automaton tells of one number, or of two side by side. */
export function readAutomaton({ base, order, start, next, out }) {
  const inBase = (x) => x.toString(base);
  return (...heaps) => {
    const length = Math.max(...heaps.map((x) => (x === 0n ? 0 : inBase(x).length)));
    const rows = heaps.map((x) => (length === 0 ? "" : inBase(x).padStart(length, "0")));
    let state = start;
    for (let i = 0; i < length; i += 1) {
      const place = order === "high" ? i : length - 1 - i;
      state = next[state][rows.reduce((all, row) => all * base + Number(row[place]), 0)];
    }
    return BigInt(out[state]);
  };
}
