// node limits.mjs NIMBER: the limits of docs/limits.md, each at its edge and one past it.
import assert from "node:assert/strict";
import { ask } from "./ask.mjs";

/** The code of the error, or null where it was answered. */
function codeOf(args, input) {
  const run = ask(args, input);
  const code = /"code": "([^"]+)"/.exec(run.stdout)?.[1] ?? null;
  const refuted = /"verdict": "refuted"/.test(run.stdout);
  assert.equal(
    run.status,
    code === "unsettled" || refuted ? 1 : code === null ? 0 : 2,
    `${args.join(" ").slice(0, 80)}\n${run.stderr}`,
  );
  return code;
}
const analyze = (text, ...flags) => codeOf(["analyze", "--json", ...flags, "-"], `${text}\n`);
const nested = (inner, depth) => "(".repeat(depth) + inner + ")".repeat(depth);
const ones = (count) => "1,".repeat(count - 1) + "1";

/** What is within the limit, what is one past it, and the code of its error. */
const rows = [
  ["bytes of a position", `nim:1${" ".repeat(999_995)}`, `nim:1${" ".repeat(999_996)}`, "too-long"],
  ["parts of a state", `nim:${ones(100_000)}`, `nim:${ones(100_001)}`, "too-many-parts"],
  ["an integer", "nim:1000000000000000000", "nim:1000000000000000001", "too-large"],
  ["stones on steps", "stairs:1,999999999999999999", "stairs:2,999999999999999999", "too-large"],
  ["digits of a code", `octal/0.${"7".repeat(64)}:5`, `octal/0.${"7".repeat(65)}:5`, "bad-octal"],
  [
    "a predicate",
    `custom/${nested("k<n", 64)}:5`,
    `custom/${nested("k<n", 65)}:5`,
    "bad-predicate",
  ],
  // 4096 * 4096 cells, and a row more.
  ["Wythoff in a sum", "wythoff:4095,4095+nim:1", "wythoff:4095,4096+nim:1", "unsettled"],
];
for (const [name, within, past, code] of rows) {
  assert.equal(analyze(within), null, `${name}: within the limit`);
  assert.equal(analyze(past), code, `${name}: past the limit`);
}
assert.equal(analyze("wythoff:1000000000000000000,999999999999999999"), null, "Wythoff alone");

// Which sum is too large is told: each of these numbers is small enough.
assert.equal(
  ask(["analyze", "stairs:2,999999999999999999"]).stderr,
  "error: the stones on all steps together are more than 10^18 at column 10\n",
);
assert.match(ask(["analyze", "stairs:1000000000000000001"]).stderr, /the number is too large/);

// A judge's input and output; hdu-2149 lists bids, each of the first lines takes 6,300,000 bytes.
const judge = (problem, input) => {
  const run = ask(["judge", problem], input);
  return [run.status, run.stdout.length, run.stderr];
};
const blanks = " ".repeat(100_000_000 - "1\n5\n0\n".length);
assert.deepEqual(judge("hdu-1850", `1\n5\n0\n${blanks}`), [0, 2, ""], "100 MB of input");
assert.deepEqual(judge("hdu-1850", `1\n5\n0\n${blanks} `), [
  2,
  0,
  "error: the text is too long: at most 100000000 bytes are read\n",
]);
const bids = `${"100000 999999\n".repeat(15)}100000 885713\n`;
assert.deepEqual(judge("hdu-2149", `${bids}1 1\n`), [0, 100_000_000, ""], "100 MB of output");
assert.deepEqual(judge("hdu-2149", `${bids}10 10\n`), [
  2,
  99_999_998,
  "error: the output would be too long: at most 100000000 bytes are written at line 17\n",
]);

const tooMany = judge("hdu-2149", "1 1000001\n");
assert.deepEqual(tooMany, [
  2,
  0,
  "error: the output would be too long: at most 1000000 bids are written at line 1\n",
]);

// A table without a proven period.
const heap = (n) => analyze(`take/1,3,20000000:${n}`, "--limit", "1000000000");
assert.equal(heap(29_999_999), null, "heaps 0 to 29,999,999");
assert.equal(heap(30_000_000), "unsettled");

// Heaps compared with a guess that never repeats.
const { checked } = JSON.parse(
  ask(["conjecture", "--json", "nim", "P when n*n==0", "--heaps", String(20_000_001)]).stdout,
);
assert.equal(checked, 20_000_000);

// A guess of 4,096 numbers, names and signs: 2,048 times n, 2,047 times +, and bits(); another
// bits().
const sum = `n${"+n".repeat(2047)}`;
assert.equal(codeOf(["conjecture", "--json", "take/1..3", `bits(${sum})`]), null);
assert.equal(codeOf(["conjecture", "--json", "take/1..3", `bits(bits(${sum}))`]), "bad-expression");

// Marks of punctuation after a link.
const link = (marks) => codeOf(["analyze", "--json", `#nim:3,4,5${".".repeat(marks)}`]);
assert.equal(link(4), null);
assert.equal(link(5), "expected-end");

// Work: the same question is answered with enough of it, and given up with one option less.
let low = 0;
let high = 1_000_000;
while (high - low > 1) {
  const middle = Math.floor((low + high) / 2);
  if (analyze("take/prime:500", "--limit", String(middle)) === null) high = middle;
  else low = middle;
}
assert.ok(low > 500, "a table of 500 heaps takes more than 500 options");
assert.equal(analyze("take/prime:500", "--limit", String(low)), "unsettled");

// Heaps told to be lost: few of this rule are, so all can be asked for.
const lost = (count) => {
  const run = ask(["sequence", "take/1..5,7..", "--lost", "--count", String(count)]);
  return [run.status, run.stdout];
};
assert.deepEqual(lost(100_000_000), [0, "0\n6\n"]);
assert.deepEqual(lost(100_000_001), [1, "0\n6\n"]);

const guess = (depth) => codeOf(["conjecture", "--json", "take/1..3", nested("n%4==0", depth)]);
assert.equal(guess(64), null);
assert.equal(guess(65), "bad-expression");

const graph = (heap) => {
  const run = ask(["explain", "--dot", `nim:${heap}`]);
  return [run.status, run.stderr];
};
assert.deepEqual(graph(1999), [0, ""], "2,000 positions");
assert.equal(graph(2000)[0], 2);
assert.match(graph(2000)[1], /more than 2000 positions/);

const long = JSON.parse(ask(["analyze", "--json", "nim:1000"]).stdout);
assert.equal(long.winning_moves.count, 1);
const many = JSON.parse(ask(["analyze", "--json", `nim:${ones(301)}`]).stdout);
assert.deepEqual([many.winning_moves.count, many.winning_moves.listed.length], [301, 256]);
console.log("limits: answered at the edge, refused one past it");
