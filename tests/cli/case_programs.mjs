// The programs that print winning moves, or play misère, compiled by g++ and held against plain
// recursion over rules that are written here once more: one rule in three, in both conventions, all
// of them for NIMBER_STRIDE=1. node case_programs.mjs NIMBER [COMPILER]
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generator, recursion } from "../problems/random.mjs";
import { compilerIn, forEach, run } from "./compiled.mjs";
import { slice } from "./slice.mjs";

const [nimber, compiler = "g++"] = process.argv.slice(2);
if (!nimber) throw new Error("node case_programs.mjs NIMBER [COMPILER]");
const cases = 300;

const ascending = (a, b) => a - b;
const upTo = (n) => Array.from({ length: n }, (_, at) => at + 1);
/** What may be taken of n, one heap left. */
const taking = (allowed) => (n) =>
  upTo(n)
    .filter((k) => allowed(n, k))
    .map((k) => [n - k]);
const octal = (digits) => (n) =>
  digits.flatMap((digit, k) => {
    const rest = n - k;
    if (rest < 0) return [];
    const all = [];
    if (digit & 1 && k > 0 && rest === 0) all.push([]);
    if (digit & 2 && k > 0 && rest > 0) all.push([rest]);
    if (digit & 4) for (const a of upTo(rest - 1)) if (2 * a <= rest) all.push([a, rest - a]);
    return all;
  });
const halves = (n) => upTo(n - 1).map((a) => [a, n - a]);

/** Rules: the options of a heap, the largest heap that is asked, and how many heaps. */
const rules = {
  nim: [taking(() => true), 9, 4],
  "take/1,3,4": [taking((_, k) => [1, 3, 4].includes(k)), 15, 3],
  "take/2..5": [taking((_, k) => k >= 2 && k <= 5), 15, 3],
  "take/prime": [taking((_, k) => [2, 3, 5, 7, 11, 13].includes(k)), 15, 3],
  "take/1..4": [taking((_, k) => k <= 4), 15, 3],
  "custom/k%3!=0": [taking((_, k) => k % 3 !== 0), 12, 3],
  "custom/n%k==0": [taking((n, k) => n % k === 0), 12, 2],
  "octal/0.77": [octal([0, 7, 7]), 8, 3],
  "octal/0.137": [octal([0, 1, 3, 7]), 9, 3],
  "octal/4.07": [octal([4, 0, 7]), 8, 2],
  grundy: [(n) => halves(n).filter(([a, b]) => a < b), 10, 2],
  lasker: [(n) => [...taking(() => true)(n), ...halves(n).filter(([a, b]) => a <= b)], 7, 3],
  "own/n;k=1..n/3;n-=k": [taking((n, k) => k <= Math.floor(n / 3)), 16, 3],
  "own/n;k=1..n-1;=>(k)+(n-k)|n-=1": [(n) => [...halves(n), ...(n > 0 ? [[n - 1]] : [])], 7, 2],
};
/** Rules of two numbers: the pairs that are left. */
const pairRules = {
  wythoff: ([a, b]) => [
    ...upTo(a).map((k) => [a - k, b]),
    ...upTo(b).map((k) => [a, b - k]),
    ...upTo(Math.min(a, b)).map((k) => [a - k, b - k]),
  ],
  "own/(a,b);k=1..a;a-=k|k=1..2;b-=k": ([a, b]) => [
    ...upTo(a).map((k) => [a - k, b]),
    ...upTo(Math.min(2, b)).map((k) => [a, b - k]),
  ],
};

/** The sums, sorted, that one move leads to. */
const inSums = (options) => (heaps) =>
  heaps.flatMap((heap, at) =>
    options(heap).map((left) =>
      [...heaps.slice(0, at), ...heaps.slice(at + 1), ...left].sort(ascending),
    ),
  );

const folder = await mkdtemp(join(tmpdir(), "nimber-cases-"));
const compiled = await compilerIn(folder, compiler);
let made = 0;
async function built(words) {
  ++made;
  return compiled(await run(nimber, ["program", ...words]));
}

/** By element, from the first on. */
function byElements(a, b) {
  const at = a.findIndex((one, place) => one !== b[place]);
  return at < 0 ? a.length - b.length : at >= b.length ? 1 : a[at] - b[at];
}
/** The winning moves of a sum: for each place what is left there, each once, in order. */
function winning(position, options, wins) {
  return position.flatMap((part, at) => {
    const left = new Map();
    for (const option of options(part)) {
      const next = [...position.slice(0, at), ...position.slice(at + 1), ...option];
      const sorted = [...option].sort(ascending);
      if (!wins(next.sort(ascending))) left.set(sorted.join(" "), sorted);
    }
    return [...left.values()].sort(byElements).map((after) => [part, after]);
  });
}

async function checkHeaps(rule, [options, most, count], misere) {
  const wins = recursion(inSums(options), misere);
  const random = generator(17 + rule.length);
  const all = Array.from({ length: cases }, () =>
    random.many(1, count, () => random.below(most + 1)),
  );
  const asked = `${cases}\n${all.map((heaps) => `${heaps.length} ${heaps.join(" ")}\n`).join("")}`;
  const shapes = misere
    ? [[], ["--moves", "all"]]
    : [
        ["--moves", "all"],
        ["--moves", "count"],
        ["--moves", "one"],
      ];
  for (const shape of shapes) {
    const program = await built([rule, "--io", "T", ...shape, ...(misere ? ["--misere"] : [])]);
    const expected = all.map((heaps) => {
      const found = winning(heaps, options, wins);
      if (shape[1] === "count") return `${found.length}\n`;
      const word = wins([...heaps].sort(ascending)) ? "First\n" : "Second\n";
      const told = found.map(([heap, left]) => `${heap} ${left.length > 0 ? left.join(" ") : 0}\n`);
      return (
        word + (shape[1] === "all" ? told.join("") : shape[1] === "one" ? (told[0] ?? "") : "")
      );
    });
    const name = `${rule} ${misere ? "misère" : "normal"} ${shape.join(" ")}`;
    assert.equal(await run(program, [], asked), expected.join(""), name);
  }
}

async function checkPairs(rule, options, misere) {
  const wins = recursion(options, misere);
  const random = generator(23 + rule.length);
  const all = Array.from({ length: cases }, () => [random.below(9), random.below(9)]);
  for (const shape of misere
    ? [[]]
    : [
        ["--moves", "all"],
        ["--moves", "count"],
      ]) {
    const program = await built([rule, "--io", "eof", ...shape, ...(misere ? ["--misere"] : [])]);
    const expected = all.map((pair) => {
      const found = [
        ...new Set(
          options(pair)
            .filter((one) => !wins(one))
            .map(String),
        ),
      ]
        .map((one) => one.split(",").map(Number))
        .sort(byElements);
      if (shape[1] === "count") return `${found.length}\n`;
      const told = found.map((one) => `${one.join(" ")}\n`).join("");
      return (wins(pair) ? "First\n" : "Second\n") + (shape[1] === "all" ? told : "");
    });
    const asked = all.map((pair) => `${pair.join(" ")}\n`).join("");
    assert.equal(await run(program, [], asked), expected.join(""), `${rule} ${shape.join(" ")}`);
  }
}

/** Cases in every other form that a judge may write them in, of misère Nim. */
async function checkForms() {
  const all = [[3, 4, 5], [1, 1], [1], [2, 2], [7]];
  const odd = (heaps) => heaps.reduce((a, b) => a ^ b, 0) !== (Math.max(...heaps) > 1 ? 0 : 1);
  const says = (list) => list.map((heaps) => (odd(heaps) ? "A\n" : "B\n")).join("");
  const words = ["nim~misere", "--says", "A,B"];
  const ask = async (form, input, list = all) =>
    assert.equal(
      await run(await built([...words, ...form]), [], input),
      says(list),
      form.join(" "),
    );
  const counted = all.map((heaps) => `${heaps.length}\n${heaps.join(" ")}\n`).join("");
  const lines = all.map((heaps) => `${heaps.join(" ")}\n`).join("");
  const ones = [[5], [1], [2]];
  await ask(["--io", "eof"], counted);
  await ask(["--io", "zero"], `${counted}0\n`);
  await ask(["--io", "T", "--heaps", "line"], `${all.length}\n${lines}`);
  await ask(["--io", "eof", "--heaps", "line"], lines);
  await ask(["--io", "zero", "--heaps", "line"], `${lines}0\n`);
  await ask(["--io", "T", "--heaps", "one"], "3\n5\n1\n2\n", ones);
  await ask(["--io", "eof", "--heaps", "one"], "5\n1\n2\n", ones);
  await ask(["--io", "zero", "--heaps", "one"], "5\n1\n2\n0\n", ones);
  // Any number: each case begins with its numbers all the same.
  const any = await built(["take/1..", "--set", "--moves", "count", "--io", "T"]);
  assert.equal(await run(any, [], "2\n1 1\n2 3 4\n3 1 2 3\n1 3\n"), "2\n1\n");
  // A set of numbers before each case.
  const withSets = [
    [[1, 2], [5]],
    [
      [4, 1, 4],
      [4, 4],
    ],
    [
      [1, 2],
      [1, 0],
    ],
    [
      [2, 3],
      [7, 4, 5],
    ],
  ];
  const counts = withSets.map(([set, heaps]) => {
    const options = taking((_, k) => set.includes(k));
    return winning(heaps, options, recursion(inSums(options), true)).length;
  });
  const sets = await built(["take/1,2", "--set", "--misere", "--moves", "count", "--io", "T"]);
  const asked = withSets.map((one) =>
    one.map((list) => `${list.length} ${list.join(" ")}\n`).join(""),
  );
  assert.equal(
    await run(sets, [], `${withSets.length}\n${asked.join("")}`),
    `${counts.join("\n")}\n`,
  );
}

// Quadratic ways are far too slow here: a heap has one candidate.
async function checkLarge() {
  const program = await built(["nim", "--io", "eof", "--moves", "count"]);
  const heaps = Array.from({ length: 200_000 }, (_, at) => 10 ** 9 - at);
  const value = heaps.reduce((a, b) => a ^ b, 0);
  const count = heaps.filter((heap) => (heap ^ value) < heap && value !== 0).length;
  assert.equal(await run(program, [], `${heaps.length}\n${heaps.join(" ")}\n`), `${count}\n`);
  // Of a pair alone a theorem tells; of several the program searches.
  const pairs = await built(["wythoff~misere", "--io", "eof"]);
  const far = "1000000000 1618033989\n1618033989 1000000001\n5 999999999\n1 0\n2 2\n2 1\n";
  assert.equal(await run(pairs, [], far), "Second\nFirst\nFirst\nSecond\nSecond\nFirst\n");
}

const jobs = [
  ...slice(Object.entries(rules), 3).flatMap(([rule, told]) =>
    [false, true].map((misere) => () => checkHeaps(rule, told, misere)),
  ),
  ...slice(Object.entries(pairRules), 2).flatMap(([rule, options]) =>
    [false, true].map((misere) => () => checkPairs(rule, options, misere)),
  ),
  checkForms,
  checkLarge,
];
try {
  await forEach(jobs, (job) => job());
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`${made} programs of moves and of misère play agree with plain recursion`);
