// Counted positions and the programs that count them, beside counting of our own: each rule's
// values are computed here once more. node counts.mjs NIMBER [COMPILER]
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "./ask.mjs";
import { compilerIn, forEach, run } from "./compiled.mjs";

const [, , , compiler = "g++"] = process.argv;

/** g(0) … g(to), by the options of a heap: lists of what is left. */
function valuesOf(options, to) {
  const values = [];
  for (let n = 0; n <= to; ++n) {
    const seen = new Set(options(n).map((left) => left.reduce((sum, one) => sum ^ values[one], 0)));
    let mex = 0;
    while (seen.has(mex)) ++mex;
    values.push(mex);
  }
  return values;
}
const upTo = (n) => Array.from({ length: Math.max(0, n) }, (_, at) => at + 1);
const taking = (allowed) => (n) =>
  upTo(n)
    .filter((k) => allowed(n, k))
    .map((k) => [n - k]);
const rules = {
  nim: taking(() => true),
  "take/1,3,4": taking((_, k) => [1, 3, 4].includes(k)),
  "take/2..5": taking((_, k) => k >= 2 && k <= 5),
  "take/prime": taking((_, k) => [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].includes(k)),
  "custom/3*k<=n": taking((n, k) => 3 * k <= n),
  "custom/2*k>=n": taking((n, k) => 2 * k >= n),
  lasker: (n) => [...taking(() => true)(n), ...upTo(n - 1).map((a) => [a, n - a])],
  "octal/0.77": (n) =>
    [1, 2].flatMap((k) => (n < k ? [] : upTo(n - k + 1).map((a) => [a - 1, n - k - a + 1]))),
};

/** How many positions have the nim-sum, by adding one heap after the other. */
function waysOf(values, heaps, value) {
  let sums = new Map([[0, 1n]]);
  for (let i = 0; i < heaps; ++i) {
    const next = new Map();
    for (const [sum, ways] of sums) {
      for (const one of values) next.set(sum ^ one, (next.get(sum ^ one) ?? 0n) + ways);
    }
    sums = next;
  }
  return sums.get(value) ?? 0n;
}
const asked = (rule, heaps, from, to, ...more) => {
  const words = ["count", rule, "--heaps", heaps, "--from", from, "--to", to, "--json", ...more];
  const { status, stdout } = ask(words.map(String));
  assert.equal(status, 0, `${words.join(" ")}: ${stdout}`);
  return JSON.parse(stdout);
};

// Exactly, as strings, and modulo a number.
for (const [rule, options] of Object.entries(rules)) {
  const values = valuesOf(options, 37);
  for (const [heaps, from, to, value] of [
    [2, 0, 37, 0],
    [3, 1, 20, 0],
    [5, 4, 30, 1],
    [12, 0, 9, 0],
  ]) {
    const ways = waysOf(values.slice(from, to + 1), heaps, value);
    const about = `${rule} K = ${heaps}, ${from} to ${to}`;
    const exact = asked(rule, heaps, from, to, "--value", value);
    assert.equal(exact.lost, String(ways), about);
    assert.equal(exact.total, String(BigInt(to - from + 1) ** BigInt(heaps)), about);
    assert.equal(exact.exact, true);
    for (const modulus of [2n, 12n, 998244353n]) {
      const rest = asked(rule, heaps, from, to, "--value", value, "--mod", modulus);
      assert.equal(rest.lost, String(ways % modulus), `${about} modulo ${modulus}`);
      assert.equal(rest.exact, false);
    }
  }
}
// Two equal rules: the sum of the squares of the histogram.
assert.match(
  ask("count take/1..3 --heaps 2 --from 0 --to 4".split(" ")).stdout,
  /^7 of 25 positions.*28 %\nthe sum of the squares/,
);
// Only sums that are counted by values or digits.
const some = ask("count take/1..3~some --heaps 2 --from 0 --to 4".split(" "));
assert.equal(some.status, 2);
assert.match(some.stderr, /~misere or with ~most\/k at column 10/);

const folder = await mkdtemp(join(tmpdir(), "nimber-counts-"));
try {
  const compile = await compilerIn(folder, compiler);
  await forEach(Object.keys(rules), async (rule) => {
    for (const prime of [998244353, 1000000007]) {
      const { stdout: text } = ask(["program", rule, "--ways", "--mod", String(prime)]);
      assert.ok(text.startsWith(`// ${rule}`), text);
      const path = await compile(text);
      const cases = [
        [1, 0, 30],
        [2, 0, 37],
        [3, 5, 5],
        [7, 1, 25],
        [1000000, 0, 37],
        [0, 3, 9],
      ];
      const lines = (await run(path, [], cases.map((one) => `${one.join(" ")}\n`).join("")))
        .trim()
        .split("\n");
      assert.deepEqual(
        lines,
        cases.map(([heaps, from, to]) => asked(rule, heaps, from, to, "--mod", prime).lost),
        `${rule} modulo ${prime}\n${text}`,
      );
    }
  });
} finally {
  await rm(folder, { recursive: true });
}
console.log(`${Object.keys(rules).length} rules, counted and by their programs`);
