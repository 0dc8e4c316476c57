// Programs by laws alone, compiled by g++: of pasted lists, of lost heaps, of pairs of numbers, and
// those that read sets and positions of them. Held against plain recursion, and far out against the
// core. node law_programs.mjs NIMBER [COMPILER]
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compilerIn } from "./compiled.mjs";

const [nimber, compiler = "g++"] = process.argv.slice(2);
if (!nimber) throw new Error("node law_programs.mjs NIMBER [COMPILER]");
const folder = mkdtempSync(join(tmpdir(), "nimber-laws-"));

let seed = 20_261_125;
function below(bound) {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * bound);
}
const between = (low, high) => low + below(high - low + 1);
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));

const run = (file, args, input = "") =>
  execFileSync(file, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
const ask = (args, input = "") => {
  const { status, stdout, stderr } = spawnSync(nimber, args, { input, encoding: "utf8" });
  return { status, stdout, stderr };
};
const guards = ["-fsanitize=signed-integer-overflow", "-fno-sanitize-recover"];
const compiled = await compilerIn(folder, compiler, ["-O1", ...guards]);
let count = 0;
function compile(text) {
  count += 1;
  return compiled(text);
}
const program = (args, input) => run(nimber, ["program", ...args], input);
const lines = (text) => text.trimEnd().split("\n");

const ones = (n) => n.toString(2).replaceAll("0", "").length;
/** What one of two words is in a list of values by mex. */
const mex = (options) => {
  const seen = new Set(options);
  let value = 0;
  while (seen.has(value)) value += 1;
  return value;
};

/** How often "11" stands in binary, modulo 2: by an automaton, and by no short formula. */
const pairsOfOnes = (n) => ones(n & (n >> 1)) % 2;

async function checkLists() {
  const lists = [
    ["the ones", ones, ones, 200],
    ["by an automaton", pairsOfOnes, pairsOfOnes, 1000],
    ["behind a beginning", (n) => [5, 9, 2, 8][n] ?? n % 3, (n) => [5, 9, 2, 8][n] ?? n % 3, 200],
    ["one value", () => 3, () => 3, 100],
  ];
  for (const [name, given, g, count] of lists) {
    const text = program(["--values", "-", "--io", "eof"], many(count, given).join(", "));
    assert.match(
      text,
      new RegExp(`^// A guess, not proven: .* holds for heaps \\d+ to ${count - 1}\\.\n`),
      name,
    );
    const cases = many(500, () => many(between(1, 4), () => below(1e6)));
    const input = cases.map((heaps) => `${heaps.length} ${heaps.join(" ")}\n`).join("");
    const wanted = cases.map((heaps) =>
      heaps.reduce((sum, heap) => sum ^ g(heap), 0) ? "First" : "Second",
    );
    assert.deepEqual(lines(run(await compile(text), [], input)), wanted, name);
  }
  // A state a line where no shape is asked for.
  const plain = await compile(program(["--values", "-"], many(200, ones).join(" ")));
  assert.equal(run(plain, [], "3 4\n7 11\n"), "3 N\n0 P\n");
  // A table is a program of two numbers, unless its law leaves 64 bits.
  const table = (law) => many(16, (a) => many(16, (b) => law(a, b)).join(" ")).join("\n");
  const xor = await compile(
    program(
      ["--values", "-", "--io", "zero"],
      table((a, b) => a ^ b),
    ),
  );
  assert.equal(run(xor, [], "5 6\n7 7\n0 3\n0 0\n"), "First\nSecond\nFirst\n");
  const product = ask(
    ["program", "--values", "-"],
    table((a, b) => a * b),
  );
  assert.equal(product.status, 1);
}

async function checkMarks() {
  const lost = (n) => (n % 7 === 0 || n % 7 === 2 ? "P" : "N");
  const list = many(300, lost).join("");
  const spaced = [...list].join(" ");
  for (const words of [[], ["--says", "W,L"]]) {
    const shape = words.length > 0 ? ["--heaps", "one", "--io", "zero"] : [];
    const text = program(["--values", "-", ...shape, ...words], spaced);
    assert.match(text, /^\/\/ A guess, not proven: P when .* holds for heaps 0 to 299\.\n/);
    const heaps = many(400, () => between(1, 1e6));
    const input = heaps.map((n) => `${n}\n`).join("") + (words.length > 0 ? "0\n" : "");
    const wanted = heaps.map((n) => (words.length === 0 ? lost(n) : lost(n) === "P" ? "L" : "W"));
    assert.deepEqual(lines(run(await compile(text), [], input)), wanted);
  }
  const several = ask(["program", "--values", "-", "--io", "T"], spaced);
  assert.deepEqual([several.status, several.stdout], [1, ""]);
  assert.match(several.stderr, /--heaps one/);
  const noise = ask(["program", "--values", "-"], many(100, () => below(6)).join(" "));
  assert.deepEqual([noise.status, noise.stdout], [1, ""]);
  const proven = ask(["program", "--values", "-", "--by", "closed"], many(100, ones).join(" "));
  assert.deepEqual([proven.status, proven.stdout], [1, ""]);
}

async function checkLostHeaps() {
  const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
  const rule = "own/n;k=1..n;gcd(k,n)==1;n-=k";
  const lost = [];
  for (let n = 0; n < 300; n += 1)
    lost.push(!many(n, (i) => i + 1).some((k) => gcd(k, n) === 1 && lost[n - k]));
  const far = ["1000000000000000000", "999999999999999999"];
  for (const io of ["T", "eof", "zero"]) {
    const text = program([rule, "--heaps", "one", "--io", io, "--says", "Alice,Bob"]);
    assert.match(text, /bool is_lost\(Int n\)/);
    assert.doesNotMatch(text, /guess|vector/);
    const heaps = [...many(299, (i) => i + 1), ...far];
    const input = `${io === "T" ? `${heaps.length}\n` : ""}${heaps.join("\n")}\n${io === "zero" ? "0\n" : ""}`;
    const wanted = heaps.map((n) => ((lost[n] ?? n === far[0]) ? "Bob" : "Alice"));
    assert.deepEqual(lines(run(await compile(text), [], input)), wanted, io);
  }
  // Of several heaps the lost ones say nothing.
  assert.match(program([rule, "--io", "T"]), /static std::vector<Int> g;/);
  assert.match(program([rule]), /static std::vector<Int> g;/);
  assert.equal(ask(["program", rule, "--io", "T", "--by", "period"]).status, 1);
  const state = await compile(program([rule, "--by", "period"]));
  assert.equal(run(state, [], "7\n8\n0\n"), "N\nP\nP\n");
  // What is not proven, only where a guess is asked for.
  const open = "own/n;k=divisors(n);k<n;k>1;n-=k";
  const byLaw = program([open, "--heaps", "one", "--io", "eof", "--by", "guess"]);
  assert.match(byLaw, /^\/\/ A guess, not proven: P when .*\n/);
  assert.match(program([open, "--heaps", "one"]), /static std::vector<Int> g;/);
  const loses = [];
  for (let n = 0; n < 1500; n += 1)
    loses.push(!many(n, (i) => i).some((k) => k > 1 && n % k === 0 && loses[n - k]));
  const said = lines(run(await compile(byLaw), [], `${loses.map((_, n) => n).join("\n")}\n`));
  assert.deepEqual(
    said,
    loses.map((one) => (one ? "Second" : "First")),
  );
}

/** Rules of which a theorem knows all pairs: their options, and whether it says values. */
const euclid = (last) => (a, b) => {
  const [low, high] = a < b ? [a, b] : [b, a];
  const out = [];
  for (let rest = high - low; low > 0 && rest >= last; rest -= low) out.push([low, rest]);
  return out;
};
const range = (last, make) => many(Math.max(0, last), (i) => make(i + 1));
const pairRules = [
  ["own/{a,b};k=1..(b-1)/a;b-=k*a", true, euclid(1)],
  ["own/{a,b};a>0;k=1..b/a;b-=k*a", false, euclid(0)],
  [
    "own/(a,b);k=1..b-1;a=k;b-=k|k=1..a-1;b=k;a-=k",
    true,
    (a, b) => [...range(b - 1, (k) => [k, b - k]), ...range(a - 1, (k) => [a - k, k])],
  ],
  [
    "own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
    true,
    (a, b) => [...range(b - 1, (k) => [k, b - k]), ...range(a - 1, (k) => [k, a - k])],
  ],
  [
    "own/(a,b);k=1..a;a-=k|k=1..b;b-=k|k=1..min(a,b);a-=k;b-=k",
    false,
    (a, b) => [
      ...range(a, (k) => [a - k, b]),
      ...range(b, (k) => [a, b - k]),
      ...range(Math.min(a, b), (k) => [a - k, b - k]),
    ],
  ],
  [
    "own/(a,b);k=1..a;a-=k|k=1..b;b-=k",
    true,
    (a, b) => [...range(a, (k) => [a - k, b]), ...range(b, (k) => [a, b - k])],
  ],
  [
    "own/(n,q);k=1..min(n,q);n-=k;q=2*k",
    false,
    (n, q) => range(Math.min(n, q), (k) => [n - k, 2 * k]),
  ],
  ["own/(n,k);i=1..n/k;n-=i", true, (n, k) => (k > 0 ? range(n / k, (i) => [n - i, k]) : [])],
];

async function checkPairs() {
  const side = 40;
  const numbers = ["1000000000000000000", "999999999999999999", "618033988749894848"];
  const far = numbers.flatMap((a) =>
    [...numbers, "7", "679891637638612258", "420196140727489673"].map((b) => `${a},${b}`),
  );
  for (const [rule, values, options] of pairRules) {
    const known = new Map();
    const g = (a, b) => {
      const name = `${a},${b}`;
      if (!known.has(name)) known.set(name, mex(options(a, b).map(([x, y]) => g(x, y))));
      return known.get(name);
    };
    const near = many(side * side, (i) => [Math.floor(i / side), i % side]);
    const judged = program([rule, "--io", "eof", "--says", "N,P"]);
    assert.match(judged, values ? /Int g\(Int a, Int b\)/ : /bool is_lost\(Int a, Int b\)/);
    assert.doesNotMatch(judged, /map|guess/, rule);
    const built = await compile(judged);
    const pairs = near.map(([a, b]) => `${a} ${b}\n`).join("");
    const wanted = near.map(([a, b]) => (g(a, b) ? "N" : "P"));
    assert.deepEqual(lines(run(built, [], pairs)), wanted, rule);
    // Far out the core knows who wins, and that no number leaves 64 bits the sanitizer tells.
    const asked = far.map((pair) => `${rule}:${pair}\n`).join("");
    const answers = ask(["analyze", "--json", "--limit", "2000000", "-"], asked).stdout;
    const outcomes = lines(answers).map((line) => JSON.parse(line).outcome);
    const said = lines(run(built, [], `${far.join("\n").replaceAll(",", " ")}\n`));
    const settled = far.filter((_, i) => outcomes[i] !== undefined);
    assert.ok(settled.length >= 10, `${rule}: the core knows ${settled.length} pairs far out`);
    far.forEach((pair, i) => {
      if (outcomes[i] !== undefined) assert.equal(said[i], outcomes[i], `${rule}:${pair}`);
    });
    if (!values) continue;
    // A line of several pairs, where no shape is asked for.
    const text = program([rule]);
    assert.match(text, /Int g\(Int a, Int b\)/, rule);
    const states = many(500, () => many(between(1, 3), () => [below(side), below(side)]));
    const sums = states.map((state) => state.reduce((sum, [a, b]) => sum ^ g(a, b), 0));
    const typed = states.map((state) => `${state.flat().join(" ")}\n`).join("");
    assert.deepEqual(
      lines(run(await compile(text), [], typed)),
      sums.map((value) => `${value} ${value ? "N" : "P"}`),
      rule,
    );
  }
  // A guess of two numbers, by name alone.
  const open = "own/{w,h};i=1..w/2;=>(i,h)+(w-i,h)";
  assert.match(program([open, "--io", "T"]), /std::map/);
  const guess = program([open, "--io", "T", "--by", "guess"]);
  assert.match(guess, /^\/\/ A guess, not proven: .* holds for numbers to \d+\./);
}

async function checkPositions() {
  const sets = many(60, () => {
    const set = many(between(1, 5), () => between(1, 12));
    const positions = many(between(1, 6), () => many(between(1, 4), () => below(200)));
    return { set: [...new Set(set)], positions };
  });
  const counted = (list) => `${list.length} ${list.join(" ")}\n`;
  /** The sets as a judge's problem has them. */
  const judged = (all) =>
    lines(
      run(
        nimber,
        ["judge", "hdu-1536"],
        all
          .map(
            ({ set, positions }) =>
              counted(set) + `${positions.length}\n${positions.map(counted).join("")}`,
          )
          .join("") + "0\n",
      ),
    );
  const shapes = [
    ["take/2,5", "zero", "counted", "W,L"],
    ["take/2,5", "T", "line", "W,L"],
    ["take/2,5", "eof", "one", "Won,L"],
    ["take/1..3", "T", "counted", "W,Lose"],
    ["take/1..3", "eof", "line", "W,L"],
  ];
  for (const [rule, io, heaps, says] of shapes) {
    const upTo = rule === "take/1..3";
    const all = sets.map(({ set, positions }) => ({
      set: upTo ? range(Math.max(...set), (k) => k) : set,
      positions: heaps === "one" ? positions.map((position) => position.slice(0, 1)) : positions,
    }));
    const written = (list) => (heaps === "counted" ? counted(list) : `${list.join(" ")}\n`);
    const input =
      (io === "T" ? `${all.length}\n` : "") +
      all
        .map(
          ({ set, positions }) =>
            (upTo ? `${set.length}\n` : counted(set)) +
            `${positions.length}\n${positions.map(written).join("")}`,
        )
        .join("") +
      (io === "zero" ? "0\n" : "");
    const [first, second] = says.split(",");
    const wanted = judged(all).map((line) =>
      [...line]
        .map((letter) => (letter === "W" ? first : second))
        .join(first.length + second.length > 2 ? " " : ""),
    );
    const text = program([
      rule,
      "--set",
      "--positions",
      "--io",
      io,
      "--heaps",
      heaps,
      "--says",
      says,
    ]);
    assert.deepEqual(lines(run(await compile(text), [], input)), wanted, `${rule} ${io} ${heaps}`);
  }
  assert.equal(ask(["program", "take/2,5", "--positions"]).status, 2);
  assert.equal(ask(["program", "--values", "-", "--set"], "1 2 3").status, 2);
}

try {
  await checkLists();
  await checkMarks();
  await checkLostHeaps();
  await checkPairs();
  await checkPositions();
  console.log(`${count} programs by laws: all as recursion and the core say`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
