// Finds the operators of a C++ source, and writes switches at some of them
// (tests/mutate/mutants.hpp). The source is formatted: an operator with two operands has white
// space on both sides, which a pointer, a reference or a template's bracket never has.

/** What each operator becomes. The header's tables say the same. */
const flips = new Map(
  Object.entries({
    "==": "!=",
    "!=": "==",
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "+": "-",
    "-": "+",
    "*": "/",
    "/": "*",
    "%": "*",
    "^": "|",
    "&": "|",
    "|": "&",
    "<<": ">>",
    ">>": "<<",
    "+=": "-=",
    "-=": "+=",
    "*=": "/=",
    "/=": "*=",
    "%=": "*=",
    "^=": "|=",
    "&=": "|=",
    "|=": "&=",
    "&&": "||",
    "||": "&&",
  }),
);

const pattern =
  /\/\/[^\n]*|\/\*[^]*?\*\/|R"\(([^]*?)\)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|\d[\w.']*|[A-Za-z_]\w*|<<=|>>=|<=>|->|::|\+\+|--|==|!=|<=|>=|&&|\|\||<<|>>|[-+*/%^&|]=|[^\s\w]/g;

/** The tokens of a source, without its comments: each with its place. */
export function tokens(text) {
  const list = [];
  for (const match of text.matchAll(pattern)) {
    const token = match[0];
    if (token.startsWith("//") || token.startsWith("/*")) continue;
    list.push({ token, at: match.index, end: match.index + token.length });
  }
  return list;
}

const openers = "([{";
const closers = ")]}";
const ends = new Set([",", ";", "?", ":", "=", "return", "+=", "-=", "|=", "&=", "^="]);

/** The tokens first … last of the operand on one side of && or ||. */
function operand(list, from, step, stoppers) {
  let depth = 0;
  let i = from + step;
  for (; i >= 0 && i < list.length; i += step) {
    const { token } = list[i];
    const into = step > 0 ? openers : closers;
    const outOf = step > 0 ? closers : openers;
    if (into.includes(token)) depth += 1;
    else if (outOf.includes(token)) {
      if (depth === 0) break;
      depth -= 1;
    } else if (depth === 0 && (ends.has(token) || stoppers.has(token))) break;
  }
  return i - step;
}

/** Lines on which nothing is computed while the program runs, or a switch can't stand. */
const constant =
  /^\s*#|\bstatic_assert\b|\bif constexpr\b|\btemplate\b|^\s*case\b|\brequires\b|\benum\b|^(static |inline )*constexpr\b|^\s*(static |inline )*constexpr\b[^(]*=/;

/** Every operator that can be flipped: where, from what, to what. */
export function sites(text) {
  const list = tokens(text);
  const lines = text.split("\n");
  const found = [];
  // What only the other compiler sees.
  let elsewhere = false;
  const skipped = lines.map((of) => {
    if (/^#ifdef __wasm__/.test(of)) elsewhere = true;
    else if (/^#(else|endif)/.test(of)) elsewhere = false;
    return elsewhere;
  });
  let line = 1;
  let counted = 0;
  list.forEach(({ token, at, end }, index) => {
    if (!flips.has(token) || !/\s/.test(text[at - 1] ?? "") || !/\s/.test(text[end] ?? "")) return;
    for (; counted < at; counted += 1) if (text[counted] === "\n") line += 1;
    if (constant.test(lines[line - 1]) || skipped[line - 1]) return;
    const site = {
      at,
      end,
      line,
      lastLine: line,
      from: token,
      to: flips.get(token),
    };
    if (token === "&&" || token === "||") {
      const lower = token === "&&" ? ["||"] : [];
      site.left = list[operand(list, index, -1, new Set(lower))].at;
      site.right = list[operand(list, index, 1, new Set([token, ...lower]))].end;
      site.lastLine = line + text.slice(at, site.right).split("\n").length - 1;
    }
    found.push(site);
  });
  return found;
}

/** The text with a switch at each of those places; lines stay lines. */
export function switched(text, places) {
  const inserts = [];
  for (const { id, at, end, from, left, right } of places) {
    if (left === undefined) {
      const middle = from.endsWith("=") && !["==", "!=", "<=", ">="].includes(from) ? "<<=" : from;
      inserts.push({
        at: end,
        order: 0,
        text: ` nimber_mutant::Op<${id}>{} ${middle}`,
      });
    } else {
      const name = from === "&&" ? "both" : "either";
      // Where two begin at one place the longer is outside; where two end at one place likewise.
      inserts.push({
        at: left,
        order: -right,
        text: `nimber_mutant::${name}<${id}>([&] { return static_cast<bool>(`,
      });
      inserts.push({
        at,
        order: 0,
        skip: end - at,
        text: "); }, [&] { return static_cast<bool>(",
      });
      inserts.push({ at: right, order: -left, close: true, text: "); })" });
    }
  }
  // At one place: what ends there first (the innermost, which began last, before the others), then
  // what begins.
  inserts.sort(
    (a, b) =>
      a.at - b.at || Number(b.close ?? false) - Number(a.close ?? false) || a.order - b.order,
  );
  let out = "";
  let done = 0;
  for (const insert of inserts) {
    out += text.slice(done, insert.at) + insert.text;
    done = insert.at + (insert.skip ?? 0);
  }
  return out + text.slice(done);
}
