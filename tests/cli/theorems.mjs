// node theorems.mjs NIMBER: every theorem that an explanation of a known position speaks of has its
// sentence, in which nothing is left undefined.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask } from "./ask.mjs";

const rows = readFileSync(new URL("../core/known_values.inc", import.meta.url), "utf8");
const positions = [...rows.matchAll(/^\{"([^"]+)", \d+\}/gm)].map(([, position]) => position);
assert(positions.length > 30, "known_values.inc has rows");

const wordless = [];
// Nim of two numbers, and Euclid's game: own rules of pairs beside those of one heap.
const pairs = ["own/(a,b);k=1..a;a-=k|k=1..b;b-=k:1,1", "own/{a,b};a>0;k=1..b/a;b-=k*a:8,13"];
for (const position of [...positions, ...pairs]) {
  for (const convention of ["", "~misere"]) {
    const told = ask(["explain", position + convention]);
    if (told.status === 1) continue;
    assert.equal(told.status, 0, `${position}: ${told.stderr}`);
    for (const [line] of told.stdout.matchAll(/^.*: theorem [a-z-]+.*$/gm))
      wordless.push(`${position}${convention}: ${line}`);
    assert.doesNotMatch(told.stdout, /undefined|: \n|heap 0\b/, position);
  }
}
assert.deepEqual(wordless, [], "a theorem has no sentence in cli/theorem_sentences.cpp");

// Heads that count as one in misère play, a token's name, a whole game without a size.
const inWords = (position) => ask(["explain", position]).stdout;
const inJson = (position) => JSON.parse(ask(["explain", "--json", position]).stdout);
const kind = (told, name) => told.steps.find((step) => step.kind === name);
for (const position of ["coins/turtles:THH", "coins/turtles:THH~misere"])
  assert.match(inWords(position), /heads at 2 and 3 \(coins\/turtles\) count as one value, 1\n/);
assert.doesNotMatch(inWords("coins/turtles:THH~misere"), /head at/);
assert.deepEqual(kind(inJson("coins/turtles:THH~misere"), "sum").rows, [
  { term: 1, kind: "head", part: 2, size: 2, with: [3], value: 1 },
]);
assert.equal(kind(inJson("coins/ruler:THTTTH"), "sum").bigs, 2);
assert.match(inWords("coins/mock:" + "H".repeat(12)), /heads at 1, 2, 3, 4, 5, 6, 7, 8 and 4 more/);
// One heap has a value for each limit: the sentence names both.
for (const [limit, value] of [
  [19, "111  7"],
  [5, "100  4"],
])
  assert.match(
    inWords(`fibonacci:20,${limit}+nim:3`),
    new RegExp(`${value}  heap of 20, at most ${limit} to take \\(fibonacci\\)\n`),
  );
// A theorem about who wins is that of the convention, or says which it is of.
for (const [pair, lost] of [
  ["0,1", true],
  ["2,2", true],
  ["3,5", true],
  ["1,2", false],
  ["2,3", false],
]) {
  const written = `own/{a,b};k=1..a;a-=k|k=1..b;b-=k|k=1..min(a,b);a-=k;b-=k:${pair}~misere`;
  for (const position of [`wythoff:${pair}~misere`, written]) {
    const told = inJson(position);
    const theorem = kind(told, "theorem");
    assert.equal(theorem.code, "wythoff-misere", position);
    const fact = (name) => theorem.facts.find((one) => one.name === name).number;
    assert.equal(told.outcome, lost ? "P" : "N", position);
    const same = fact("a") === fact("lost_smaller") && fact("b") === fact("lost_larger");
    assert.equal(same, lost, position);
    assert.match(inWords(position), /Wythoff in misère play/);
  }
}
assert.match(inWords("fibonacci:13,12~misere"), /: in normal play, Fibonacci Nim/);
assert.match(inWords("fibonacci:13,12"), /: Fibonacci Nim/);

const triangle = inJson("graph/a-b,a-c,b-c:a");
assert.equal(kind(triangle, "sum").rows[0].vertex, "a");
assert.equal(kind(triangle, "conventions").rule, "search");
assert.match(inWords("graph/a-b,a-c,b-c:a"), /no theorem here tells the second from values/);
for (const whole of ["wythoff:3,6", "wythoff:3,5"]) {
  assert.equal(kind(inJson(whole), "value").size, null);
  assert.equal(kind(inJson(whole), "sum").rows[0].size, null);
  assert.doesNotMatch(inWords(whole), /in binary/);
}
// Nor has a part of several numbers; one of edges has as many as there are.
assert.equal(kind(inJson("own/(n,q);k=1..min(n,q);n-=k;q=2*k:9,8"), "sum").rows[0].size, null);
assert.equal(kind(inJson("hackenbush:0-a,a-b"), "sum").rows[0].size, 2);
const mend = kind(inJson("nim:3,4,5+take/1..3:5"), "mend");
assert.equal(mend.kept.length + mend.before.length, 4);
assert.deepEqual(
  mend.ones.map((ones) => ones % 2),
  mend.ones.map(() => 0),
);

console.log(`${positions.length} positions: every theorem has its sentence`);
