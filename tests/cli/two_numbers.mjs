// node two_numbers.mjs NIMBER: what is said of rules of two numbers, of which a larger pair reaches
// some of the smaller ones only.
import assert from "node:assert/strict";
import { ask } from "./ask.mjs";

const positive = "own/{a,b};k=1..(b-1)/a;b-=k*a"; // Euclid's game, both kept positive
const zero = "own/{a,b};a>0;k=1..b/a;b-=k*a"; // and to zero
const both = "own/(a,b);a-=1;b-=1";

// Values that were not asked for are no values.
const guesses = [
  [positive, "g(a,b)=0", "refuted", "1,2", 1],
  [positive, "P when 1==1", "refuted", "1,2", 1],
  [both, "g(a,b) = min(a,b)%2", "holds"],
  [both, "P when min(a,b)%2==0", "holds"],
  [both, "g(a,b) = 0", "refuted", "1,1", 1],
  [zero, "P when a*b==0||a!=b&&max(a,b)<=phi(min(a,b))", "holds"],
  [zero, "P when a*b==0||max(a,b)<=phi(min(a,b))", "refuted", "1,1", 1],
  ["own/n;k=even;k>0;n-=k", "g(a,b) = xor(a/2,b/2)", "holds"],
  ["wythoff", "P when min(a,b)==phi(abs(a-b))", "proven"],
  ["fibonacci", "P when a==0||b<zeck(a)", "proven"],
];
for (const [rule, guess, verdict, at, value] of guesses) {
  const run = ask(["conjecture", "--json", rule, guess]);
  const told = JSON.parse(run.stdout);
  assert.equal(run.status, verdict === "refuted" ? 1 : 0, `${rule} ${guess}`);
  assert.equal(told.verdict, verdict, `${rule} ${guess}`);
  assert.equal("stopped" in told, false);
  if (verdict !== "refuted") assert.equal(told.checked, 1000);
  else assert.equal(told.counterexample.position, `${rule}:${at}`);
  if (verdict === "refuted") assert.equal(told.counterexample.value, value);
}

// Where play may never end, or a pair is not settled, a guess is neither right nor wrong.
const circle = "own/(a,b);a!=7;a-=1|a!=7;b-=1|a==3;b==3;a=7|a==7;b==3;a=3";
const climbing = "own/(a,b);a-=1|b-=1|a>3;b>3;a+=1";
for (const guess of ["g(a,b) = (a+b)%2", "P when (a+b)%2==0", "N when (a+b)%2==1"]) {
  for (const [rule, at, why, words] of [
    [circle, "3,3", "endless", "may never end, and has no value"],
    [climbing, "4,4", "unsettled", "is not settled"],
  ]) {
    const run = ask(["conjecture", "--json", rule, guess]);
    const told = JSON.parse(run.stdout);
    assert.equal(run.status, 0);
    assert.equal(told.verdict, "holds");
    assert.equal(told.checked, Number(at[0]) * 2);
    assert.deepEqual(told.stopped, { position: `${rule}:${at}`, why });
    assert.equal(
      ask(["conjecture", rule, guess]).stdout,
      `holds for all pairs of heaps with fewer than ${told.checked} stones together ` +
        `(not proven beyond: ${rule}:${at} ${words})\n`,
    );
  }
}
const nothing = ask(["conjecture", "own/{a,b};b=1-b", "P when a==b"]);
assert.equal(nothing.status, 1);
assert.match(nothing.stderr, /play need not end/);
assert.match(ask(["patterns", "own/{a,b};b=1-b"]).stderr, /play need not end/);

// Patterns, of a table and along a line, and what they say is what the guess says.
const patterns = (...words) =>
  ask(["patterns", "--json", ...words])
    .stdout.trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
assert.equal(patterns(both)[0].formula, "g(a,b) = min(a,b)%2");
assert.equal(patterns(both, "--where", "b=a+3")[0].formula, "g(n) = n%2");
for (const rule of [positive, zero, both, circle]) {
  for (const { formula, proven } of patterns(rule, "--count", "20")) {
    if (formula === null) continue;
    const run = ask(["conjecture", "--json", rule, formula, "--heaps", "400"]);
    const told = JSON.parse(run.stdout);
    const verdict = proven ? "proven" : "holds";
    if (!formula.includes(" for ")) assert.equal(told.verdict, verdict, `${rule} ${formula}`);
  }
}

// A rule of two numbers has no list to compare.
const compared = ask(["compare", "--json", both, positive]);
assert.equal(JSON.parse(compared.stdout).error.code, "no-sequence");

// No heap is lost beside a part that may never end.
const beside = JSON.parse(ask(["solve", "--json", "take/1..3:?+graph/a-b,b-a:a"]).stdout);
assert.deepEqual([beside.losing, beside.repeating, beside.proven], [[], [], true]);

console.log("two numbers: every pair is asked by itself");
